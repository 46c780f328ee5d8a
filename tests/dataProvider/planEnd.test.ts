// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { billing } from '../../src/dataProvider/hosted/billing';
import { billingCategories, freeQuantities, productNames } from '../../src/engines/billing';
import * as payments from '../../src/hosted/pendingPayment';
import * as session from '../../src/session';
import { forgetCookies } from '../support/cookies';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { accountClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
type Answer = () => Promise<Response>;

const done: Answer = () => json(201, {});
const broken: Answer = () => json(500, { msg: 'broken' });
const refused: Answer = () => json(400, { msg: 'not yours' });
const billed: Answer = () => json(200, { total: 2500, currency: 'usd' });
const notBilled: Answer = () => json(404, { msg: 'none' });

const planOf = (plan_type: string, devices: number): Answer => {
  const quantities = { ...freeQuantities, device: devices };
  const products = billingCategories.map((category) => ({
    ...{ name: productNames[category], quantity: quantities[category] },
  }));
  const account = { account_sid: 'a-1', plan_type };
  return () => json(200, { user: { user_sid: 'u-sam' }, account, subscription: { products } });
};
const free = planOf('free', freeQuantities.device);
/** Its capacity is gone, and the platform still calls it paid. */
const half = planOf('paid', freeQuantities.device);
const whole = planOf('paid', 10);

/** What the platform answers: of the plan's end and of what is billed one after the other, the last for good. */
function serve(ends: Answer[], bills: Answer[], me: Answer) {
  const inTurn = (answers: Answer[]) => () =>
    (answers.length > 1 ? answers.shift() : answers[0])?.();
  const answers: Record<string, () => Promise<Response> | undefined> = {
    'Users/me': me,
    Subscriptions: inTurn([...ends]),
    Invoices: inTurn([...bills]),
  };
  fetchMock.mockImplementation((url) => answers[url.slice(api.length + 1)]?.() ?? json(200, []));
}
const tries = () => fetchMock.mock.calls.filter(([url]) => url.endsWith('/Subscriptions')).length;
const endOf = async () => {
  const end = await outcome(billing.downgradeToFree());
  return end instanceof Error ? end.message.replace('pages.billing.', '') : end;
};

beforeEach(() => session.start(tokenOf(accountClaims)));
afterEach(forgetCookies);

it.each<[what: string, ends: Answer[], bills: Answer[], me: Answer, end: string, tries: number]>([
  ['fails, and is over', [broken], [notBilled], free, 'ended', 1],
  ['has no answer, and is over', [networkDown], [notBilled], free, 'ended', 1],
  ['has the answer of a gateway, and is over', [() => answer(502)], [notBilled], free, 'ended', 1],
  ['is refused, whatever the plan is by now', [refused], [notBilled], free, 'not yours', 1],
  ['fails, and is as it was', [broken], [notBilled], whole, 'broken', 1],
  ['fails, and cannot be looked at', [broken], [notBilled], broken, 'broken', 1],
  ['half fails, and is not billed', [broken, done], [notBilled], half, 'ended', 2],
  ['half fails twice', [broken, refused], [notBilled], half, 'not yours', 2],
  ['half fails, and is billed', [broken], [billed], half, 'provider.halfFree', 1],
  ['half fails in the dark', [broken], [notBilled, broken], half, 'provider.halfFree', 1],
])('the end of a plan that %s', async (_what, ends, bills, me, end, count) => {
  serve(ends, bills, me);
  expect([await endOf(), tries()]).toEqual([end, count]);
});

it.each<[step: payments.PendingPayment['step'], after: string | undefined]>([
  ['charged', undefined],
  ['sent', undefined],
  // The order waits on, and the next card would pay for it.
  ['refused', 'settled'],
])('a payment that is %s is over with the plan: %s', async (step, after) => {
  serve([done], [notBilled], free);
  const at = Date.now();
  const quantities = { voice_call_session: 5, device: 0 };
  payments.notePayment({ accountSid: 'a-1', step, sentAt: at, orderedAt: at, quantities });
  expect(await endOf()).toBe('ended');
  expect(payments.pendingPayment('a-1')?.step).toBe(after);
});
