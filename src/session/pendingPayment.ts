import type { Quantities } from '../types';
import { localKeys } from './storage';

/**
 * A payment that was sent and whose end this browser has not seen: in all its tabs and over reloads,
 * so that nobody pays twice. No card, no secret.
 */
export interface PendingPayment {
  accountSid: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** On its way, at the bank of the owner of the card, or refused by that bank. */
  step: 'sent' | 'confirming' | 'refused';
  quantities: Quantities;
}

const isPending = (value: unknown): value is PendingPayment =>
  typeof value === 'object' &&
  value !== null &&
  'accountSid' in value &&
  'quantities' in value &&
  'sentAt' in value &&
  Number.isFinite(value.sentAt) &&
  'step' in value &&
  ['sent', 'confirming', 'refused'].includes(String(value.step));

/** The payment of an account that is not settled, or null. */
export function pendingPayment(accountSid: string): PendingPayment | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(localKeys.pendingPayment) ?? 'null');
    return isPending(stored) && stored.accountSid === accountSid ? stored : null;
  } catch {
    return null;
  }
}

/** Notes a payment; null forgets it. Signing out forgets it too. */
export function notePayment(payment: PendingPayment | null): void {
  if (payment) localStorage.setItem(localKeys.pendingPayment, JSON.stringify(payment));
  else localStorage.removeItem(localKeys.pendingPayment);
}
