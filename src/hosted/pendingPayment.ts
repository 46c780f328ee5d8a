import { readCookie, writeCookie } from '../config/cookies';
import type { Quantities } from '../engines/billing';

/**
 * On its way without an answer; charged, and not yet entered by the platform; at the bank of the owner
 * of the card; refused by that bank; to be ordered once more.
 */
const steps = ['sent', 'charged', 'confirming', 'refused', 'again'] as const;

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
  /** An order before it waits for its payment as well. */
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

const cookie = 'payment';
/** Seconds for which an order waits for its payment at the payment provider. */
const life = 23 * 3600;

/** The payment of an account that is not settled, or null. */
export function pendingPayment(accountSid: string): PendingPayment | null {
  try {
    const stored: unknown = JSON.parse(readCookie(cookie) ?? 'null');
    return isPending(stored) && stored.accountSid === accountSid ? stored : null;
  } catch {
    return null;
  }
}

/** Notes a payment; null forgets it. */
export function notePayment(payment: PendingPayment | null): void {
  const passed = payment ? Math.max(0, Date.now() - payment.orderedAt) / 1000 : 0;
  const age = payment ? Math.max(0, Math.floor(life - passed)) : 0;
  writeCookie(cookie, JSON.stringify(payment), age);
}
