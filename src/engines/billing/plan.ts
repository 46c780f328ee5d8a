import type { CurrentUser, Invoice } from '../../types';
import { quantitiesOf, registeredDevices } from './capacity';

/** What a plan is told as; the amounts and dates beside it are for its sentence. */
export interface Plan {
  /**
   * `trial` with or without its end, `paid` with or without the next bill, `free` after the trial,
   * and `expired` once the account takes no calls any more.
   */
  kind: 'trial' | 'trialUntil' | 'paid' | 'paidUntilBill' | 'free' | 'expired';
  sessions: number;
  devices: number;
  /** The day that the trial ends: a date without a time, at midnight UTC. */
  trialEnd: string | null;
  /** What is billed next, in the smallest unit of its currency, and when (milliseconds since 1970). */
  nextBill: { amount: number; currency: string; at: number } | null;
  /**
   * That the account takes no calls, where its plan does not say so: `suspended` for the reason below,
   * `inactivePaid` because a payment alone does not activate an account (contract 17), else `inactive`.
   */
  notice: 'inactive' | 'inactivePaid' | 'suspended' | null;
  suspendReason: string | null;
}

/** The plan of an account, in the form in which it is told. `invoice` is null while there is none. */
export function planOf({ account, subscription }: CurrentUser, invoice: Invoice | null): Plan {
  const quantities = quantitiesOf(subscription);
  const { plan_type, trial_end_date, is_active } = account;
  const attempt = invoice?.next_payment_attempt;
  const nextBill =
    plan_type === 'paid' && invoice && attempt
      ? { amount: invoice.total, currency: invoice.currency, at: attempt * 1000 }
      : null;
  const kinds = {
    trial: trial_end_date ? 'trialUntil' : 'trial',
    paid: nextBill ? 'paidUntilBill' : 'paid',
    free: is_active ? 'free' : 'expired',
  } as const;
  return {
    kind: kinds[plan_type],
    sessions: quantities.voice_call_session,
    devices: registeredDevices(quantities, account.device_to_call_ratio),
    trialEnd: plan_type === 'trial' ? trial_end_date : null,
    nextBill,
    notice: noticeOf(account, subscription),
    suspendReason: subscription?.suspend_reason ?? null,
  };
}

function noticeOf(
  { plan_type, is_active }: CurrentUser['account'],
  subscription: CurrentUser['subscription'],
): Plan['notice'] {
  if (subscription?.suspend_reason) return 'suspended';
  if (subscription?.status === 'suspended') return 'inactive';
  if (is_active || plan_type === 'free') return null;
  return plan_type === 'paid' ? 'inactivePaid' : 'inactive';
}
