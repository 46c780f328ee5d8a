// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upgrade } from '../../src/dataProvider/hosted/upgrade';
import * as payments from '../../src/hosted/pendingPayment';
import * as session from '../../src/session';
import { forgetCookies } from '../support/cookies';
import { mockPlatform, outcome } from '../support/fetchMock';
import { providerClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
const quantities = { voice_call_session: 5, device: 0 };
const order = { paymentMethodId: 'pm_1', products: [], quantities };

type Answer = () => Response | Promise<Response>;
const answer =
  (status: number, body: object): Answer =>
  () =>
    Response.json(body, { status });
const billed = answer(200, { total: 2500, currency: 'usd' });
const notBilled = answer(404, { msg: 'none' });
const down = answer(500, { msg: 'fetch failed' });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const success = answer(201, { status: 'success' });
const stripe = (path: string, status: number) =>
  answer(500, { msg: `Error posting to ${path} from stripe: ${status}` });

/** What the platform answers; of what the provider bills, one answer after the other, the last for good. */
interface Platform {
  pays?: Answer;
  bills?: Answer[];
  account?: object;
  /** The sign of life that is asked for where an answer is missing. */
  lives?: Answer;
}
/** The actions that were sent. */
let actions: string[];
function serve({ pays = success, bills = [], account = {}, lives }: Platform) {
  const left = [...bills];
  const answers: Record<string, Answer> = {
    'Users/me': answer(200, {
      user: { user_sid: 'u' },
      account: { account_sid: 'a-1', plan_type: 'trial', ...account },
    }),
    StripeCustomerId: answer(200, { stripe_customer_id: 'cus_1' }),
    Invoices: () => ((left.length > 1 ? left.shift() : left[0]) ?? notBilled)(),
    Subscriptions: pays,
    ...(lives && { PredefinedCarriers: lives }),
  };
  fetchMock.mockImplementation(async (url, { body }) => {
    const path = url.slice(api.length + 1);
    if (path === 'Subscriptions') actions.push(JSON.parse(String(body)).action);
    return (answers[path] ?? answer(200, []))();
  });
}
const note = (more: Partial<payments.PendingPayment>) =>
  payments.notePayment({
    ...{ accountSid: 'a-1', step: 'sent', quantities },
    ...{ sentAt: Date.now(), orderedAt: Date.now() },
    ...more,
  });
const noted = () => payments.pendingPayment('a-1');
/** The session begins anew, which forgets how the payment is confirmed. */
const begin = () => session.start(tokenOf(providerClaims));
const pay = async () => {
  const end = await outcome(upgrade.payUpgrade(order));
  return end instanceof Error ? end.message.replace('pages.billing.', '') : end;
};

beforeEach(() => {
  actions = [];
  begin();
});
afterEach(forgetCookies);

describe('an order that was refused, paid for with another card', () => {
  const unpaid = { status: 'unpaid', client_secret: 'pi_s' };
  const outstanding = stripe('/invoices/in_1/pay', 402);
  const kept = stripe('/payment_methods/pm_1/detach', 400);
  const declined = stripe('/payment_methods/pm_1/attach', 402);

  it.each<[string, Platform, canConfirm: boolean, end: unknown, step: string | undefined]>([
    ['is paid', { bills: [billed] }, false, { status: 'success' }, 'charged'],
    ['has lapsed', {}, false, 'provider.lapsed', undefined],
    ['cannot be looked at', { bills: [down] }, false, 'order.unanswered', 'sent'],
    ['is due, and asked here', { pays: outstanding }, true, unpaid, 'refused'],
    ['is due, and not asked here', { pays: outstanding }, false, 'payment.outstanding', 'refused'],
    ['has a card before, and is asked here', { pays: kept }, true, unpaid, 'refused'],
    ['is declined, and asked here', { pays: declined }, true, 'provider.declined', 'refused'],
    ['has no answer', { pays: lost }, true, 'order.unanswered', 'sent'],
    ['has the answer of a gateway', { pays: answer(502, {}) }, false, 'order.unanswered', 'sent'],
    ['fails, and is billed', { pays: down, bills: [billed] }, false, 'provider.down', 'charged'],
    ['fails, and is not billed', { pays: down }, false, 'provider.down', 'refused'],
    ['fails in the dark', { pays: down, bills: [down] }, false, 'order.unanswered', 'sent'],
  ])('%s', async (_what, platform, canConfirm, end, step) => {
    serve(platform);
    const [now, before] = [Date.now(), Date.now() - 2 * 3_600_000];
    note({ step: 'refused', isOrdered: true, sentAt: before, orderedAt: before });
    if (canConfirm) await outcome(upgrade.noteConfirmation(false, 'pi_s'));
    expect(await pay()).toEqual(end);
    expect(actions).toEqual(['update-payment-method']);
    expect(noted()?.step).toBe(step);
    expect(noted()?.isSecond ?? false).toBe(false);
    if (step === 'charged' || step === 'sent') {
      expect(noted()?.sentAt).toBeGreaterThanOrEqual(now);
      expect(noted()?.orderedAt).toBe(before);
    }
  });
});

describe('an order that is made', () => {
  const msg = 'no such product';
  const again: Answer[] = [notBilled, billed];
  const dark: Answer[] = [notBilled, down];

  it.each<[string, Platform, sent: boolean, end: unknown, step: string | undefined]>([
    ['is paid', {}, true, { status: 'success' }, 'charged'],
    ['is billed already', { bills: [billed] }, false, 'provider.stillBilled', undefined],
    ['cannot be looked at', { bills: [down] }, false, 'provider.down', undefined],
    ['has no answer', { pays: lost }, true, 'order.unanswered', 'sent'],
    [
      'has no answer, and ends the session',
      { pays: lost, lives: lost },
      true,
      'order.unanswered',
      'sent',
    ],
    ['has the answer of a gateway', { pays: answer(504, {}) }, true, 'order.unanswered', 'sent'],
    [
      'has an unreadable answer',
      { pays: () => new Response('<') },
      true,
      'order.unanswered',
      'sent',
    ],
    ['is refused', { pays: answer(400, { msg }), bills: again }, true, msg, undefined],
    [
      'is refused by the provider',
      { pays: stripe('/subscriptions', 400), bills: again },
      ...([true, 'provider.refused', undefined] as const),
    ],
    ['fails, and is billed', { pays: down, bills: again }, true, 'provider.down', 'charged'],
    ['fails, and is not billed', { pays: down }, true, 'provider.down', undefined],
    ['fails in the dark', { pays: down, bills: dark }, true, 'order.unanswered', 'sent'],
    [
      'is asked about by the bank',
      { pays: answer(201, { status: 'action required', client_secret: 'pi_s' }) },
      ...([true, { status: 'action required', client_secret: 'pi_s' }, 'confirming'] as const),
    ],
    [
      'is declined',
      { pays: answer(201, { status: 'card error' }) },
      ...([true, { status: 'card error' }, 'refused'] as const),
    ],
  ])('%s', async (_what, platform, isSent, end, step) => {
    serve(platform);
    const began = Date.now();
    expect(await pay()).toEqual(end);
    expect(actions).toEqual(isSent ? ['upgrade-to-paid'] : []);
    expect(noted()?.step).toBe(step);
    if (!step) return;
    expect(noted()).toMatchObject({ quantities, isSecond: false });
    expect(noted()?.orderedAt).toBe(began);
    expect(noted()?.isOrdered ?? false).toBe(step !== 'sent');
  });

  it('once more is the second one, as the first may wait for a card as well', async () => {
    serve({});
    note({ step: 'again', isOrdered: true, orderedAt: Date.now() - 1000 });
    const began = Date.now();
    expect(await pay()).toEqual({ status: 'success' });
    expect(actions).toEqual(['upgrade-to-paid']);
    expect(noted()).toMatchObject({ step: 'charged', isSecond: true, orderedAt: began });
  });

  it.each(['sent', 'charged', 'confirming'] as const)(
    'is not, while another one is %s',
    async (step) => {
      serve({});
      note({ step });
      const before = noted();
      expect(await pay()).toBeNull();
      expect(actions).toEqual([]);
      expect(noted()).toEqual(before);
    },
  );

  it.each(['paid', 'unpaid', 'unentered'])('is not on a plan that is %s', async (state) => {
    const isEntered = state !== 'unentered';
    serve({ bills: [billed], account: isEntered ? { plan_type: 'paid' } : {} });
    if (!isEntered) note({ step: 'charged', isOrdered: true, sentAt: Date.now() - 3_700_000 });
    expect(await pay()).toBeNull();
    expect(actions).toEqual([]);
  });
});

describe('how a payment is confirmed', () => {
  const canConfirm = async () =>
    ((await outcome(upgrade.getUpgrade())) as { canConfirm: boolean }).canConfirm;
  const refuse = (secret?: string) => outcome(upgrade.noteConfirmation(false, secret));

  it('is known on the page of the payment, of its account, until the session is another', async () => {
    serve({});
    note({ step: 'confirming' });
    expect(await canConfirm()).toBe(false);
    await refuse();
    expect(await canConfirm()).toBe(false);
    await refuse('pi_s');
    expect(noted()).toMatchObject({ step: 'refused', isOrdered: true });
    await refuse();
    expect(await canConfirm()).toBe(true);
    serve({ pays: stripe('/invoices/in_1/pay', 402) });
    expect(await pay()).toEqual({ status: 'unpaid', client_secret: 'pi_s' });
    serve({ account: { account_sid: 'a-2' } });
    note({ accountSid: 'a-2', step: 'refused' });
    expect(await canConfirm()).toBe(false);
    serve({});
    expect(await canConfirm()).toBe(true);
    begin();
    expect(await canConfirm()).toBe(false);
  });

  it('is of no use once the payment is made', async () => {
    serve({});
    note({ step: 'confirming' });
    await outcome(upgrade.noteConfirmation(true, 'pi_s'));
    expect(await canConfirm()).toBe(false);
  });
});

it.each([
  ['that is asked about', upgrade.beginConfirmation, 'confirming'],
  ['that was dropped', upgrade.orderAgain, 'again'],
  ['that was confirmed', () => upgrade.noteConfirmation(true), 'charged'],
  ['that was refused', () => upgrade.noteConfirmation(false), 'refused'],
] as const)('a payment %s is noted so, by when it was', async (_what, change, step) => {
  serve({});
  expect(await outcome(change())).toBeUndefined();
  expect([noted(), document.cookie]).toEqual([null, '']);
  const before = Date.now() - 2 * 3_600_000;
  note({ step: 'refused', sentAt: before, orderedAt: before });
  await outcome(change());
  expect(noted()).toMatchObject({ step, orderedAt: before });
  const state = step === 'charged' ? 'processing' : step;
  expect(await outcome(upgrade.getUpgrade())).toMatchObject({ state, quantities });
});

it('what was billed when it was asked for late is noted as charged, for all who ask then', async () => {
  serve({ bills: [billed] });
  note({ sentAt: Date.now() - 180_000 });
  expect(await outcome(upgrade.getUpgrade())).toMatchObject({ state: 'processing' });
  expect(noted()).toMatchObject({ step: 'charged', isOrdered: true });
});
