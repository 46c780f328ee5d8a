import { capacityLimits, quantitiesOf, registeredDevices } from './capacity';
import type { CurrentUser, Invoice } from './types';

/** The ways out of a plan: to a paid one, to other capacities, to another card. */
export type PlanOffer = 'upgrade' | 'modify' | 'manage';

/** How a plan is described, with the amounts and dates for its sentence. */
export interface AccountPlan {
  /**
   * `trial` with or without its end, `trialOver` once that has passed; `paid` with or without the next
   * bill, also after a credit, `unpaid` while it does not count because its last payment failed; `free`
   * after the trial, and `expired` once the account takes no calls any more; `none` for an account that never had one.
   */
  kind:
    | 'trial'
    | 'trialUntil'
    | 'trialOver'
    | 'paid'
    | 'paidUntilBill'
    | 'paidAfterCredit'
    | 'unpaid'
    | 'free'
    | 'expired'
    | 'none';
  sessions: number;
  devices: number;
  /** The day that the trial ends: a date without a time, at midnight UTC. */
  trialEnd: string | null;
  /**
   * What is charged next, after which credit, in the smallest unit of its currency, and when
   * (milliseconds since 1970).
   */
  nextBill: { amount: number; credit: number; currency: string; at: number } | null;
  /**
   * What its sentence does not say. The account takes no calls: `inactive`, which a payment changes, or
   * `inactivePaid`, which only an operator can change. The payment provider continues billing:
   * `stillBilled` for a plan that is not paid, `halfFree` for one whose capacity is gone.
   */
  notice: 'inactive' | 'inactivePaid' | 'stillBilled' | 'halfFree' | null;
  /** Never empty: a customer who cannot use a plan can pay for one. */
  offers: PlanOffer[];
}

const DAY = 86_400_000;

/**
 * The plan of an account and how to describe it. `invoice` is null if there is none, `now` is in
 * milliseconds since 1970. Without a subscription no plan counts (contract 3, 17).
 */
export function planOf(
  { account, subscription }: CurrentUser,
  invoice: Invoice | null,
  now: number,
): AccountPlan {
  const quantities = quantitiesOf(subscription);
  const { plan_type, trial_end_date, is_active } = account;
  const isPaid = plan_type === 'paid';
  const nextBill = subscription && nextBillOf(invoice);
  const kinds = {
    trial: !trial_end_date ? 'trial' : isOver(trial_end_date, now) ? 'trialOver' : 'trialUntil',
    paid: !nextBill ? 'paid' : nextBill.credit > 0 ? 'paidAfterCredit' : 'paidUntilBill',
    free: is_active ? 'free' : 'expired',
  } as const;
  const isBilledWrongly = nextBill !== null && !isPaid;
  return {
    kind: subscription ? kinds[plan_type] : isPaid ? 'unpaid' : 'none',
    sessions: quantities.voice_call_session,
    devices: registeredDevices(quantities, account.device_to_call_ratio),
    trialEnd: plan_type === 'trial' ? trial_end_date : null,
    nextBill,
    notice: isBilledWrongly ? 'stillBilled' : noticeOf(account, subscription, invoice),
    offers: offersOf(isPaid, subscription !== null, isBilledWrongly),
  };
}

function nextBillOf(invoice: Invoice | null): AccountPlan['nextBill'] {
  if (!invoice?.next_payment_attempt) return null;
  const { total, amount_due: amount = total, currency, next_payment_attempt } = invoice;
  return { amount, credit: Math.max(0, total - amount), currency, at: next_payment_attempt * 1000 };
}

/** A trial lasts through the day of its end. */
const isOver = (trialEnd: string, now: number): boolean => now >= Date.parse(trialEnd) + DAY;

function noticeOf(
  { plan_type, is_active }: CurrentUser['account'],
  subscription: CurrentUser['subscription'],
  invoice: Invoice | null,
): AccountPlan['notice'] {
  if (!subscription) return null;
  const isPaid = plan_type === 'paid';
  const { voice_call_session } = quantitiesOf(subscription);
  const isHalf = isPaid && voice_call_session < capacityLimits.voice_call_session.min;
  if (isHalf && invoice) return 'halfFree';
  if (is_active || plan_type === 'free') return null;
  return isPaid ? 'inactivePaid' : 'inactive';
}

function offersOf(isPaid: boolean, hasPlan: boolean, isBilledWrongly: boolean): PlanOffer[] {
  if (isPaid) return hasPlan ? ['modify', 'manage'] : ['manage'];
  return isBilledWrongly ? ['manage'] : ['upgrade'];
}
