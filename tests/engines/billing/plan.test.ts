import { describe, expect, it } from 'vitest';
import {
  capacityLimits,
  confirmedDevices,
  freePlanOf,
  includedDevices,
  quantitiesOf,
  registeredDevices,
  toOrderable,
} from '../../../src/engines/billing/capacity';
import { planOf } from '../../../src/engines/billing/plan';
import type { CurrentUser, Invoice, Subscription } from '../../../src/engines/billing/types';

const products = (sessions: number, devices: number): Subscription['products'] => [
  { name: 'registered device', quantity: devices },
  { name: 'concurrent call session', quantity: sessions },
];
const userWith = (
  account: Partial<CurrentUser['account']>,
  subscription: Partial<Subscription> | null = {},
): CurrentUser => ({
  user: { user_sid: 'u', name: 'ida', email: 'ida@example.com', provider: 'local' },
  account: {
    account_sid: 'a',
    sip_realm: null,
    root_domain: null,
    plan_type: 'trial',
    is_active: true,
    trial_end_date: null,
    device_to_call_ratio: 5,
    ...account,
  },
  subscription: subscription && { status: 'active', products: products(10, 7), ...subscription },
});
const invoice: Invoice = { total: 2500, currency: 'usd', next_payment_attempt: 1_800_000_000 };
const end = '2026-12-12T00:00:00.000Z';

const now = Date.parse('2026-12-12T23:59:59.999Z');
const tooLate = now + 1;

describe('a plan', () => {
  it.each([
    ['trial', true, null, null, 'trial'],
    ['trial', true, end, null, 'trialUntil'],
    ['trial', false, end, null, 'trialUntil'],
    ['trial', true, null, invoice, 'trial'],
    ['paid', true, end, invoice, 'paidUntilBill'],
    ['paid', false, null, invoice, 'paidUntilBill'],
    ['paid', true, null, null, 'paid'],
    ['paid', true, null, { ...invoice, next_payment_attempt: null }, 'paid'],
    ['paid', true, null, { ...invoice, amount_due: 2500 }, 'paidUntilBill'],
    ['paid', true, null, { ...invoice, amount_due: 2400 }, 'paidAfterCredit'],
    ['paid', true, null, { ...invoice, amount_due: 3000 }, 'paidUntilBill'],
    ['free', true, end, null, 'free'],
    ['free', true, end, invoice, 'free'],
    ['free', false, end, null, 'expired'],
    ['free', false, null, invoice, 'expired'],
  ] as const)(
    '%s, active %s, trial end %s, invoice %j is told as %s',
    (plan_type, is_active, trial_end_date, next, kind) => {
      const plan = planOf(userWith({ plan_type, is_active, trial_end_date }), next, now);
      expect(plan.kind).toBe(kind);
      expect(plan.nextBill === null).toBe(!next?.next_payment_attempt);
    },
  );

  it('on trial is over with the day of its end', () => {
    const trial = userWith({ trial_end_date: end });
    expect(planOf(trial, null, now).kind).toBe('trialUntil');
    expect(planOf(trial, null, tooLate).kind).toBe('trialOver');
    expect(planOf(userWith({ plan_type: 'paid', trial_end_date: end }), null, tooLate).kind).toBe(
      'paid',
    );
  });

  it.each([
    ['paid', 'unpaid', ['manage']],
    ['trial', 'none', ['upgrade']],
    ['free', 'none', ['upgrade']],
  ] as const)('that does not count, of a %s account, is %s', (plan_type, kind, offers) => {
    const plan = planOf(userWith({ plan_type }, null), invoice, now);
    expect(plan).toMatchObject({ kind, offers, notice: null, nextBill: null });
  });

  it('counts sessions, and devices as those that come with them and those on top', () => {
    expect(planOf(userWith({}), null, now)).toMatchObject({ sessions: 10, devices: 57 });
    expect(planOf(userWith({ device_to_call_ratio: 1 }), null, now).devices).toBe(17);
    expect(planOf(userWith({}, null), null, now)).toMatchObject({ sessions: 0, devices: 0 });
  });

  it('tells the next bill in cents and milliseconds, and the end of the trial while it lasts', () => {
    const paid = userWith({ plan_type: 'paid', trial_end_date: end });
    expect(planOf(paid, invoice, now)).toMatchObject({
      nextBill: { amount: 2500, credit: 0, currency: 'usd', at: 1_800_000_000_000 },
      trialEnd: null,
    });
    expect(planOf(userWith({ trial_end_date: end }), null, now).trialEnd).toBe(end);
  });

  it.each([
    ['without a word on what is due', {}, 2500, 0],
    ['of which all is due', { amount_due: 2500 }, 2500, 0],
    ['of which a credit pays a part', { amount_due: 1000 }, 1000, 1500],
    ['that a credit pays', { amount_due: 0 }, 0, 2500],
    ['that is a credit itself', { total: -900, amount_due: 0 }, 0, 0],
    ['with what was owed before', { amount_due: 3000 }, 3000, 0],
  ])('bills of an invoice %s what is charged', (_what, more, amount, credit) => {
    const { nextBill } = planOf(userWith({ plan_type: 'paid' }), { ...invoice, ...more }, now);
    expect(nextBill).toMatchObject({ amount, credit });
  });

  it.each([
    ['trial', true, null, 10, null],
    ['trial', false, null, 10, 'inactive'],
    ['free', true, null, 1, null],
    ['free', false, null, 1, null],
    ['paid', true, invoice, 10, null],
    ['paid', false, null, 10, 'inactivePaid'],
    ['paid', true, invoice, 1, 'halfFree'],
    ['paid', false, invoice, 1, 'halfFree'],
    ['paid', true, { ...invoice, next_payment_attempt: null }, 1, 'halfFree'],
    ['paid', true, null, 1, null],
    ['paid', false, null, 1, 'inactivePaid'],
    ['free', true, invoice, 1, 'stillBilled'],
    ['free', false, invoice, 1, 'stillBilled'],
    ['trial', true, invoice, 5, 'stillBilled'],
    ['trial', true, { ...invoice, next_payment_attempt: null }, 5, null],
  ] as const)(
    '%s, active %s, with the bill %j and %i calls has the notice %s',
    (plan_type, is_active, next, calls, notice) => {
      const user = userWith({ plan_type, is_active }, { products: products(calls, 1) });
      const plan = planOf(user, next, now);
      expect(plan.notice).toBe(notice);
      // Who is billed for a plan is not led to buy another one, and nobody is left without a way.
      const ways = { paid: ['modify', 'manage'], trial: ['upgrade'], free: ['upgrade'] };
      expect(plan.offers).toEqual(notice === 'stillBilled' ? ['manage'] : ways[plan_type]);
    },
  );
});

describe('capacities', () => {
  it('can be bought from 5 to 1000 calls and from 0 to 200 devices', () => {
    expect(capacityLimits).toEqual({
      voice_call_session: { min: 5, max: 1000 },
      device: { min: 0, max: 200 },
    });
  });

  it.each([
    [0, 0, 5],
    [1, 1, 5],
    [4, 0, 5],
    [5, 0, 5],
    [12, 3, 12],
    [1000, 200, 1000],
    [1001, 201, 1000],
  ])(
    'of %i calls and %i devices begin an upgrade with %i calls alone',
    (sessions, device, calls) => {
      expect(toOrderable({ voice_call_session: sessions, device })).toEqual({
        voice_call_session: calls,
        device: 0,
      });
    },
  );

  it('are read from the products by name, 0 for what is missing', () => {
    expect(quantitiesOf({ status: 'active', products: products(12, 3) })).toEqual({
      voice_call_session: 12,
      device: 3,
    });
    expect(quantitiesOf({ status: 'active', products: [] })).toEqual({
      voice_call_session: 0,
      device: 0,
    });
  });

  it.each([
    [25, 10, 5, [25, 1, 24], [135, 6, 129]],
    [5, 0, 1, [5, 1, 4], [5, 2, 3]],
    [1, 1, 5, [1, 1, 0], [6, 6, 0]],
  ])(
    '%i calls and %i devices at %i each come down to the free plan',
    (calls, device, ratio, ...lines) => {
      const [left, right] = freePlanOf({ voice_call_session: calls, device }, ratio);
      expect(left).toEqual({
        kind: 'calls',
        before: lines[0]?.[0],
        after: lines[0]?.[1],
        lost: lines[0]?.[2],
      });
      expect(right).toEqual({
        kind: 'devices',
        before: lines[1]?.[0],
        after: lines[1]?.[1],
        lost: lines[1]?.[2],
      });
    },
  );

  it.each([
    [5, 0, 5, 25, 25, 25],
    [10, 5, 5, 50, 55, 75],
    [10, 5, 1, 10, 15, 15],
    [1000, 200, 5, 5000, 5200, 6000],
  ])(
    '%i calls and %i devices at %i each: %i included, %i registered, %i confirmed',
    (calls, device, ratio, included, registered, confirmed) => {
      const quantities = { voice_call_session: calls, device };
      expect(includedDevices(calls, ratio)).toBe(included);
      expect(registeredDevices(quantities, ratio)).toBe(registered);
      expect(confirmedDevices(quantities, ratio)).toBe(confirmed);
    },
  );
});
