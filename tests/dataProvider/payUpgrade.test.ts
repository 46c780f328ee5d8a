// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedMethods } from '../../src/dataProvider/hosted';
import * as payments from '../../src/hosted/pendingPayment';
import type { HttpError } from '../../src/http';
import { billingOf, emailOf, passwordOf } from '../support/hosted';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  const settings = { ENABLE_HOSTED_SYSTEM: true };
  bench = await createBench(settings, { hosted: true, seed: 'hosted' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});
beforeEach(async () => {
  payments.notePayment(null);
  await bench.signIn(emailOf('trial'), passwordOf('trial'));
});

const hosted = billingOf(() => bench.platform.db);
const orders = () =>
  bench.calls.filter(({ method, path }) => method === 'POST' && path === 'Subscriptions');
/** One page pays; several of a browser share what it keeps, and nothing else. */
const pay = () =>
  hostedMethods.payUpgrade({ paymentMethodId: 'pm_card', products: [], quantities: {} as never });
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
    const first = pay().catch((error: HttpError) => error);
    await vi.waitFor(() => expect(orders()).toHaveLength(1), { timeout: 20_000 });
    if (answer !== 'held') await first;
    const second = await pay().catch((error: HttpError) => error);
    expect(orders()).toHaveLength(paidAgain ? 2 : 1);
    if (!paidAgain) expect(second).toBeNull();
    release();
    await first;
    expect(hosted.plan('trial').plan_type).toBe('trial');
  });
});

describe('a payment that the bank was asked about', () => {
  const noteOrder = (more: Partial<payments.PendingPayment>) => {
    const times = { sentAt: Date.now(), orderedAt: Date.now() };
    const accountSid = hosted.accountSid('trial');
    payments.notePayment({
      ...{ accountSid, step: 'confirming', quantities: {} as never, isOrdered: true },
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
    ['paid', false, undefined],
  ] as const)('on the %s plan, confirmed: %s, is noted as %s', async (plan, isConfirmed, step) => {
    noteOrder({});
    setPlan(plan);
    await hostedMethods.noteConfirmation(isConfirmed);
    setPlan('trial');
    expect(payments.pendingPayment(hosted.accountSid('trial'))?.step).toBe(step);
  });

  it('and an order before it as well, is paid at the bank: the platform would charge both', async () => {
    noteOrder({ isSecond: true });
    await hostedMethods.noteConfirmation(false, 'pi_s');
    expect(await pay()).toEqual({ status: 'unpaid', client_secret: 'pi_s' });
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
