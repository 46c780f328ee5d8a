// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedMethods } from '../../src/dataProvider/hosted';
import { priceLines, toOrder } from '../../src/engines/billing';
import type { HttpError } from '../../src/http';
import { billingOf, emailOf, passwordOf } from '../support/hosted';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench({ ENABLE_HOSTED_SYSTEM: true }, { hosted: true, seed: 'hosted' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});
beforeEach(() => bench.signIn(emailOf('paid'), passwordOf('paid')));

type Answer = () => Response | Promise<Response>;
const answer =
  (status: number, body?: unknown): Answer =>
  () =>
    body === undefined ? new Response(null, { status }) : Response.json(body, { status });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** What became of a call: what it answered, else the message of its failure. */
const endOf = <T>(call: Promise<T>) =>
  call.then(
    (value) => value ?? 'done',
    ({ message }: HttpError) => message,
  );
const changes = () => bench.calls.filter(({ path }) => path === 'Subscriptions');

describe('another quantity', () => {
  const stored = { voice_call_session: 25, device: 10 };
  const failed = 'pages.billing.confirm.failed';

  it.each([
    ['is paid', answer(201, { status: 'success' }), stored, 'asOrdered'],
    ['is refused by the card', answer(201, { status: 'card error' }), stored, failed],
    ['waits for the owner of the card', answer(200, { status: 'action required' }), stored, failed],
    ['is answered without a status', answer(200, {}), stored, failed],
    ['is answered with nothing', answer(204), stored, failed],
    ['has no answer, and is stored', lost, stored, 'asOrdered'],
    ['is lost by a gateway, and is stored', answer(502), stored, 'asOrdered'],
    ['has no answer, and the calls are others', lost, { ...stored, voice_call_session: 24 }, null],
    ['has no answer, and the devices are others', lost, { ...stored, device: 11 }, null],
    ['fails, whatever is stored', answer(500, { msg: 'no database' }), stored, 'no database'],
    ['is refused, whatever is stored', answer(400, { msg: 'too few' }), stored, 'too few'],
  ] as const)('%s', async (_what, response, quantities, wanted) => {
    bench.answerOnce('POST', /^Subscriptions$/, response);
    const end = await endOf(hostedMethods.updateQuantities({ products: [], quantities }));
    if (wanted === null) expect(end).not.toBe('asOrdered');
    else expect(end).toBe(wanted);
    expect(changes()).toHaveLength(1);
  });
});

describe('the end of a paid plan', () => {
  const invoice = answer(200, { currency: 'usd', total: 100 });
  const none = answer(404, { msg: 'no customer' });
  const down = answer(500, { msg: 'Error retrieving /invoices from stripe: 503' });
  const isDown = 'pages.billing.provider.down';

  it.each([
    ['where nothing is billed any more', invoice, answer(201, {}), none, 'ended'],
    ['where the next bill goes on', invoice, answer(201, {}), invoice, 'goesOn'],
    ['where nobody can say what is billed', none, answer(201, {}), down, 'unknown'],
    ['that is refused', none, answer(400, { msg: 'not yours' }), none, 'not yours'],
    [
      'that fails, where the plan is still paid',
      none,
      answer(500, { msg: 'broken' }),
      none,
      'broken',
    ],
  ])('%s', async (_what, before, response, after, wanted) => {
    bench.answerOnce('GET', /^Invoices/, before);
    bench.answerOnce('POST', /^Subscriptions$/, response);
    bench.answerOnce('GET', /^Invoices/, after);
    expect(await endOf(hostedMethods.downgradeToFree())).toBe(wanted);
    // What was not asked for is still prepared for the next one.
    for (let left = 0; left < 2; left += 1) await hostedMethods.getInvoice().catch(() => null);
  });

  it('is not begun where the provider cannot hear of it', async () => {
    bench.answerOnce('GET', /^Invoices/, down);
    expect(await endOf(hostedMethods.downgradeToFree())).toBe(isDown);
    expect(changes()).toEqual([]);
  });
});

describe('an order beside one that was never paid for', () => {
  const hosted = billingOf(() => bench.platform.db);
  const order = async (calls: number) => {
    const quantities = { voice_call_session: calls, device: 10 };
    const lines = priceLines(await hostedMethods.getProducts(), quantities) ?? [];
    return { quantities, products: toOrder(lines, quantities) };
  };
  const sent = () => changes().filter(({ method }) => method === 'POST');

  it('has the capacity that it asked for, whichever the platform takes, and costs the same', async () => {
    hosted.leavePending('paid', 10);
    const before = hosted.charges('paid').length;
    expect(await hostedMethods.updateQuantities(await order(30))).toBe('asOrdered');
    expect(hosted.plan('paid').quantities).toEqual({
      'concurrent call session': 30,
      'registered device': 10,
    });
    expect(sent()).toHaveLength(2);
    expect(hosted.charges('paid').length - before).toBeLessThan(2);
  });

  it.each([
    ['is not told as done where it is another one still', 201, { status: 'success' }],
    ['is not told as done where it cannot be sent again', 500, { msg: 'broken' }],
  ])('%s', async (_what, status, body) => {
    bench.answerOnce('POST', /^Subscriptions$/, answer(201, { status: 'success' }));
    bench.answerOnce('POST', /^Subscriptions$/, answer(status, body));
    expect(await hostedMethods.updateQuantities(await order(40))).toBe('otherwise');
  });

  it('is told as the platform tells it where nothing can be read', async () => {
    bench.answerOnce('POST', /^Subscriptions$/, answer(201, { status: 'success' }));
    bench.answerOnce('GET', /^Users\/me$/, answer(500, { msg: 'broken' }));
    expect(await hostedMethods.updateQuantities(await order(40))).toBe('asOrdered');
    expect(sent()).toHaveLength(1);
  });
});

describe('a plan whose card the provider does not let go', () => {
  const hosted = billingOf(() => bench.platform.db);

  it('is ended all the same where nothing is billed any more', async () => {
    hosted.detachCards('paid');
    expect(await hostedMethods.downgradeToFree()).toBe('ended');
    expect(hosted.plan('paid')).toMatchObject({
      plan_type: 'free',
      quantities: { 'concurrent call session': 1 },
    });
  });

  it('is told without a word on cards where it does not end', async () => {
    const detach = { msg: 'Error posting to /payment_methods/pm_1/detach from stripe: 400' };
    bench.answerOnce('POST', /^Subscriptions$/, answer(500, detach));
    bench.platform.db.run("UPDATE accounts SET plan_type = 'paid' WHERE name = ?", emailOf('paid'));
    bench.answerOnce('POST', /^Subscriptions$/, answer(500, detach));
    expect(await endOf(hostedMethods.downgradeToFree())).toBe('pages.billing.provider.refused');
    expect(changes()).toHaveLength(2);
  });
});

describe('what is for sale', () => {
  const product = (category: string) => ({ category, name: category, prices: [] });
  it('is what the console knows', async () => {
    const all = ['voice_call_session', 'api_rate', 'device'].map(product);
    bench.answerOnce('GET', /^Prices/, answer(200, all));
    expect(await hostedMethods.getProducts()).toEqual([all[0], all[2]]);
  });
  it('is unreadable where it is no list', async () => {
    bench.answerOnce('GET', /^Prices/, answer(200, { error: 0 }));
    expect(await endOf(hostedMethods.getProducts())).toBe('app.errors.unreadable');
  });
});
