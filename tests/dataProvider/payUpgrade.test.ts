// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedMethods } from '../../src/dataProvider/hosted';
import * as payments from '../../src/hosted/pendingPayment';
import type { HttpError } from '../../src/http';
import { forgetCookies } from '../support/cookies';
import { billingOf, emailOf, passwordOf } from '../support/hosted';
import { type Bench, createBench } from '../support/platformFetch';
import { propertyRuns } from '../support/propertyRuns';
import { closeTabs, openTab } from '../support/tabs';

const settings = { ENABLE_HOSTED_SYSTEM: true };
let bench: Bench;
beforeAll(async () => {
  bench = await createBench(settings, { hosted: true, seed: 'hosted' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});
const begin = async () => {
  forgetCookies();
  await bench.signIn(emailOf('trial'), passwordOf('trial'));
};
beforeEach(begin);
afterEach(closeTabs);

const hosted = billingOf(() => bench.platform.db);
const orders = () =>
  bench.calls.filter(({ method, path }) => method === 'POST' && path === 'Subscriptions');
/** Those of the trial. */
const quantities = { voice_call_session: 5, device: 0 };
const order = { paymentMethodId: 'pm_card', products: [], quantities };
const pay = () => hostedMethods.payUpgrade(order);
/** A page with a memory of its own; several of a browser share what it keeps, and nothing else. */
async function openPage() {
  await openTab(settings);
  const { hostedMethods: own } = await import('../../src/dataProvider/hosted');
  return { ...own, pay: () => own.payUpgrade(order).catch((error: HttpError) => error) };
}
const status = (code: number, body: object) => () => Response.json(body, { status: code });

type Late = 'never' | 'held' | 'lost';
const table: [string, (() => Response) | Late, paidAgain: boolean][] = [
  ['is on its way', 'held', false],
  ['had its answer lost', 'lost', false],
  ['is charged, and not entered yet', status(201, { status: 'success' }), false],
  ['is at the bank', status(201, { status: 'action required', client_secret: 'pi_s' }), false],
  ['was refused before anything was ordered', status(400, { msg: 'no such card' }), true],
];

describe('a second page, after the payment of the first', () => {
  it.each(table)('%s (%#), pays no second time', async (_what, answer, paidAgain) => {
    let release = () => undefined as unknown;
    const late = new Promise<Response>((resolve) => {
      release = () => resolve(Response.json({ status: 'success' }, { status: 201 }));
    });
    if (answer === 'lost') {
      bench.answerOnce('POST', /^Subscriptions$/, () => Promise.reject(new TypeError('lost')));
    } else {
      bench.answerOnce('POST', /^Subscriptions$/, typeof answer === 'string' ? () => late : answer);
    }
    const [page, other] = [await openPage(), await openPage()];
    const first = page.pay();
    await vi.waitFor(() => expect(orders()).toHaveLength(1), { timeout: 20_000 });
    if (answer !== 'held') await first;
    const second = await other.pay();
    expect(orders()).toHaveLength(paidAgain ? 2 : 1);
    if (!paidAgain) expect(second).toBeNull();
    release();
    await first;
    expect(hosted.plan('trial').plan_type).toBe('trial');
  });

  it('can ask the bank only where the payment was made', async () => {
    const [page, other] = [await openPage(), await openPage()];
    const answer = { status: 'action required', client_secret: 'pi_s' };
    bench.answerOnce('POST', /^Subscriptions$/, status(201, answer));
    await page.pay();
    for (const [one, canConfirm] of [
      [page, true],
      [other, false],
    ] as const) {
      expect(await one.getUpgrade()).toMatchObject({ state: 'confirming', canConfirm });
    }
  });

  it('makes one order, whatever becomes of the payments of several', async () => {
    /** Answers after which the order may be made, and one after which it is not. */
    const answers = ['held', 'lost', 'charged', 'at the bank', 'refused'] as const;
    const acts = fc.array(
      fc.record({
        page: fc.nat({ max: 2 }),
        does: fc.constantFrom(...answers, 'refused' as const, 'the bank refuses', 'reloads'),
      }),
      { maxLength: 7 },
    );
    const made = () =>
      orders().filter(({ body }) => (body as { action: string }).action === 'upgrade-to-paid');
    const story = fc.asyncProperty(acts, async (all) => {
      await begin();
      const pages = [await openPage(), await openPage(), await openPage()];
      const late: (() => void)[] = [];
      const prepared: Record<(typeof answers)[number], () => Response | Promise<Response>> = {
        held: () =>
          new Promise((resolve) => {
            late.push(() => resolve(Response.json({ status: 'success' }, { status: 201 })));
          }),
        lost: () => Promise.reject(new TypeError('lost')),
        charged: status(201, { status: 'success' }),
        'at the bank': status(201, { status: 'action required', client_secret: 'pi_s' }),
        refused: status(400, { msg: 'no such card' }),
      };
      let mayBeMade = false;
      const paying: Promise<unknown>[] = [];
      for (const { page, does } of all) {
        const one = pages[page] as (typeof pages)[number];
        if (does === 'reloads') pages[page] = await openPage();
        else if (does === 'the bank refuses') await one.noteConfirmation(false, 'pi_s');
        else {
          const before = { made: made().length, late: late.length };
          if (!mayBeMade) bench.answerOnce('POST', /^Subscriptions$/, prepared[does]);
          let isOver = false;
          const payment = one.pay().finally(() => {
            isOver = true;
          });
          paying.push(payment);
          await vi.waitFor(() => expect(isOver || late.length > before.late).toBe(true), {
            timeout: 20_000,
          });
          expect(made().length - before.made).toBe(mayBeMade ? 0 : 1);
          mayBeMade ||= does !== 'refused';
        }
      }
      for (const answer of late) answer();
      await Promise.all(paying);
    });
    await fc.assert(story, { numRuns: propertyRuns(12, 200) });
  });
});

describe('a payment that the bank was asked about', () => {
  const noteOrder = (more: Partial<payments.PendingPayment>) => {
    const times = { sentAt: Date.now(), orderedAt: Date.now() };
    const accountSid = hosted.accountSid('trial');
    payments.notePayment({
      ...{ accountSid, step: 'confirming', quantities, isOrdered: true },
      ...{ ...times, ...more },
    });
  };
  const setPlan = (plan: string) =>
    bench.platform.db.run(
      'UPDATE accounts SET plan_type = ? WHERE account_sid = ?',
      ...[plan, hosted.accountSid('trial')],
    );

  it.each([
    ['trial', true, 'charged'],
    ['trial', false, 'refused'],
    ['paid', true, undefined],
    // Something else is paid: the order waits on.
    ['paid', false, 'settled'],
  ] as const)('on the %s plan, confirmed: %s, is noted as %s', async (plan, isConfirmed, step) => {
    noteOrder({});
    setPlan(plan);
    await hostedMethods.noteConfirmation(isConfirmed);
    setPlan('trial');
    expect(payments.pendingPayment(hosted.accountSid('trial'))?.step).toBe(step);
  });

  it('is paid at the bank where the card is kept, and the one before is not let go', async () => {
    noteOrder({});
    await hostedMethods.noteConfirmation(false, 'pi_s');
    const msg = 'Error posting to /payment_methods/pm_1/detach from stripe: 400';
    bench.answerOnce('POST', /^Subscriptions$/, status(500, { msg }));
    expect(await pay()).toEqual({ status: 'unpaid', client_secret: 'pi_s' });
  });

  it.each([
    ['is forgotten where it has run out since', () => status(201, {})(), undefined],
    ['waits on where the new card is refused', () => status(400, { msg: 'no' })(), 'refused'],
    ['may be paid where nobody answers', () => Promise.reject(new TypeError('lost')), 'sent'],
  ] as const)('and refused %s', async (_what, answer, step) => {
    noteOrder({});
    await hostedMethods.noteConfirmation(false);
    bench.answerOnce('POST', /^Subscriptions$/, answer);
    await expect(pay()).rejects.toThrow();
    expect(payments.pendingPayment(hosted.accountSid('trial'))?.step).toBe(step);
  });

  it('and an order before it as well, is paid at the bank: the platform would charge both', async () => {
    noteOrder({ isSecond: true });
    await hostedMethods.noteConfirmation(false, 'pi_s');
    expect(await pay()).toEqual({ status: 'unpaid', client_secret: 'pi_s' });
    expect(orders()).toEqual([]);
  });
});

describe('an order that waits beside the one that is paid', () => {
  const sid = () => hosted.accountSid('trial');
  const note = (step: payments.PendingPayment['step'], more: object = {}) => {
    const at = Date.now() - 10 * 60_000;
    const times = { sentAt: at, orderedAt: at };
    payments.notePayment({ accountSid: sid(), step, quantities, ...times, ...more });
  };
  const noted = () => payments.pendingPayment(sid());
  const setPlan = (plan: string) =>
    bench.platform.db.run('UPDATE accounts SET plan_type = ? WHERE account_sid = ?', plan, sid());

  it.each(['sent', 'again', 'settled'] as const)('is known after one that was %s', async (step) => {
    note(step);
    bench.answerOnce('POST', /^Subscriptions$/, status(201, { status: 'success' }));
    await pay();
    expect(noted()).toMatchObject({ step: 'charged', isSecond: true });
    setPlan('paid');
    expect(await hostedMethods.settleUpgrade()).toBe('asOrdered');
    expect(noted()).toMatchObject({ step: 'settled' });
    const until = await hostedMethods.getWaitingOrder(sid(), true);
    expect(until).toBe((noted()?.orderedAt ?? 0) + 23 * 3_600_000);
    setPlan('trial');
  });

  it('is known still where the next one is not made', async () => {
    note('sent');
    const before = noted();
    bench.answerOnce('POST', /^Subscriptions$/, status(400, { msg: 'no such card' }));
    await pay().catch(() => null);
    expect(noted()).toEqual(before);
  });

  it('is not paid for as well by who pays for a second one that was refused', async () => {
    note('refused', { isSecond: true, isOrdered: true });
    bench.answerOnce('POST', /^Subscriptions$/, status(201, { status: 'success' }));
    await (await openPage()).pay();
    expect(orders().map(({ body }) => (body as { action: string }).action)).toEqual([
      'upgrade-to-paid',
    ]);
  });

  it('is forgotten with the card that pays for it', async () => {
    note('settled', { isSecond: true });
    bench.answerOnce('POST', /^Subscriptions$/, status(500, { msg: 'broken' }));
    await hostedMethods.updatePaymentMethod('pm_card').catch(() => null);
    expect(noted()).not.toBeNull();
    bench.answerOnce('POST', /^Subscriptions$/, status(200, { status: 'success' }));
    await hostedMethods.updatePaymentMethod('pm_card');
    expect(noted()).toBeNull();
  });

  it('is known after a return to the free plan', async () => {
    note('settled', { isSecond: true });
    bench.answerOnce('POST', /^Subscriptions$/, status(200, { status: 'success' }));
    await hostedMethods.downgradeToFree();
    expect(noted()).toMatchObject({ step: 'settled' });
  });

  it.each([
    [null, false, false],
    ['refused', false, true],
    ['confirming', false, true],
    ['charged', false, false],
    ['charged', true, false],
    ['confirming', true, false],
    ['settled', true, true],
  ] as const)('is told with the card: %s, paid %s: %s', async (step, isPaid, isTold) => {
    if (step) note(step);
    expect((await hostedMethods.getWaitingOrder(sid(), isPaid)) !== null).toBe(isTold);
  });
});

describe('an upgrade that gave another capacity', () => {
  const sid = () => hosted.accountSid('trial');
  const ordered = { voice_call_session: 12, device: 0 };
  const begin = (step: payments.PendingPayment['step']) => {
    const times = { sentAt: Date.now(), orderedAt: Date.now() };
    payments.notePayment({ accountSid: sid(), step, quantities: ordered, ...times });
    bench.platform.db.run("UPDATE accounts SET plan_type = 'paid' WHERE account_sid = ?", sid());
  };
  afterEach(() =>
    bench.platform.db.run("UPDATE accounts SET plan_type = 'trial' WHERE account_sid = ?", sid()),
  );
  const preview = (prorated_cost: number) => status(201, { currency: 'usd', prorated_cost });
  const dryRuns = () => orders().map(({ body }) => (body as { dry_run?: true }).dry_run ?? false);

  it.each([
    ['is sent what was ordered where that costs nothing', 0, [true, false]],
    ['is sent nothing that costs anything', 500, [true]],
    ['is sent nothing that is a credit', -500, [true]],
  ])('%s, and told', async (_what, cost, sent) => {
    begin('charged');
    bench.answerOnce('POST', /^Subscriptions$/, preview(cost));
    if (cost === 0) {
      bench.answerOnce('POST', /^Subscriptions$/, status(201, { status: 'success' }));
    }
    // Looking alone changes nothing.
    expect((await hostedMethods.getUpgrade()).state).toBe('paid');
    expect(await hostedMethods.settleUpgrade()).toBe('otherwise');
    expect(dryRuns()).toEqual(sent);
    expect(payments.pendingPayment(sid())).toBeNull();
    expect(await hostedMethods.settleUpgrade()).toBe('asOrdered');
  });

  it.each(['sent', 'charged', 'confirming'] as const)(
    'is told where no price can be read, by whoever saw it %s',
    async (step) => {
      begin(step);
      bench.answerOnce('GET', /^Prices/, status(500, { msg: 'fetch failed' }));
      expect(await hostedMethods.settleUpgrade()).toBe('otherwise');
    },
  );

  it('is told where nothing is for sale', async () => {
    begin('charged');
    bench.answerOnce('GET', /^Prices/, () => Response.json([]));
    expect(await hostedMethods.settleUpgrade()).toBe('otherwise');
    expect(orders()).toEqual([]);
  });

  it('is not known before the plan is paid', async () => {
    begin('charged');
    bench.platform.db.run("UPDATE accounts SET plan_type = 'trial' WHERE account_sid = ?", sid());
    expect(await hostedMethods.settleUpgrade()).toBe('asOrdered');
    expect(payments.pendingPayment(sid())).toMatchObject({ step: 'charged' });
  });

  it('is not that of an order that was refused', async () => {
    begin('refused');
    expect(await hostedMethods.settleUpgrade()).toBe('asOrdered');
    expect(orders()).toEqual([]);
  });
});

describe('the password of who deletes the own account', () => {
  it.each([
    ['is right', () => Response.json({ token: 'x' }), true],
    ['is wrong', () => new Response('Forbidden', { status: 403 }), false],
    ['is locked', status(403, { error: 'Maximum login attempts reached.' }), 403],
    ['meets a refusal of the platform', status(400, { msg: 'bad' }), 400],
    ['meets a session that is over', () => new Response('', { status: 401 }), 401],
    ['meets an unknown path', () => new Response('', { status: 404 }), 404],
    ['meets a platform in trouble', status(500, { msg: 'no database' }), 500],
  ] as const)('%s: %#', async (_what, response, wanted) => {
    bench.answerOnce('POST', /^login$/, response);
    const outcome = await hostedMethods
      .isPassword('tess', 'canary')
      .catch((error: HttpError) => error.status);
    expect(outcome).toBe(wanted);
  });
});
