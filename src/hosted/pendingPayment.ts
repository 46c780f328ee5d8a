import { readCookie, writeCookie } from '../config/cookies';
import type { Quantities } from '../engines/billing';

/**
 * On its way without an answer; charged, and not yet entered by the platform; at the bank of the owner
 * of the card; refused by that bank; to be ordered once more; over, beside an order that still waits.
 */
const steps = ['sent', 'charged', 'confirming', 'refused', 'again', 'settled'] as const;

/**
 * A payment that was sent and whose end this browser has not seen, so that nobody pays twice: in all
 * its tabs, over reloads, and in a cookie because the session, whose end clears the storage, may break
 * together with the payment. No card, no secret.
 */
export interface PendingPayment {
  accountSid: string;
  /** When it was sent last, in milliseconds since 1970. */
  sentAt: number;
  /** When the order was made that it is for: its life counts from then, however often it is refused. */
  orderedAt: number;
  /** The platform has the order: it is paid for, not made once more. */
  isOrdered?: boolean;
  /** An order before it may wait for its payment as well. */
  isSecond?: boolean;
  step: (typeof steps)[number];
  quantities: Quantities;
}

const isPending = (value: unknown): value is PendingPayment =>
  typeof value === 'object' &&
  value !== null &&
  'accountSid' in value &&
  'quantities' in value &&
  'sentAt' in value &&
  Number.isFinite(value.sentAt) &&
  'orderedAt' in value &&
  Number.isFinite(value.orderedAt) &&
  'step' in value &&
  steps.some((step) => step === value.step);

/** One for each account: who signs in next in this browser may have a payment of their own. */
const cookieOf = (accountSid: string) => `payment-${accountSid}`;
/** Seconds for which an order waits for its payment at the payment provider. */
const life = 23 * 3600;

/** The payment of an account that is not settled, or null. */
export function pendingPayment(accountSid: string): PendingPayment | null {
  try {
    const stored: unknown = JSON.parse(readCookie(cookieOf(accountSid)) ?? 'null');
    return isPending(stored) && stored.accountSid === accountSid ? stored : null;
  } catch {
    return null;
  }
}

export function notePayment(payment: PendingPayment): void {
  const passed = Math.max(0, Date.now() - payment.orderedAt) / 1000;
  const age = Math.max(0, Math.floor(life - passed));
  writeCookie(cookieOf(payment.accountSid), JSON.stringify(payment), age);
}

export function forgetPayment(accountSid: string): void {
  writeCookie(cookieOf(accountSid), '', 0);
}

/**
 * The account has what it pays for. An order that was not what was paid waits on at the payment provider,
 * where the next card that is stored would pay for it: that stays noted for as long as it waits.
 */
export function settlePayment(payment: PendingPayment): void {
  if (isBeside(payment)) notePayment({ ...payment, isSecond: true, step: 'settled' });
  else forgetPayment(payment.accountSid);
}

/** An order may wait beside a plan that is paid. */
export const isBeside = ({ isSecond = false, step }: PendingPayment): boolean =>
  isSecond || ['refused', 'again', 'settled'].includes(step);

/** When the orders of an account wait no more (ms since 1970). */
export const waitsUntil = ({ orderedAt }: PendingPayment): number => orderedAt + life * 1000;
