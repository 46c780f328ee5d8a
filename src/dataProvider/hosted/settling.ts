import type { CapacityEnd, CurrentUser } from '../../engines/billing';
import { priceLines, toOrder } from '../../engines/billing';
import * as payments from '../../hosted/pendingPayment';
import { getCurrentUser } from './account';
import { billing, correctQuantities, hasQuantities } from './billing';

/** What was paid for here is another capacity than the plan has: that is mended before it is forgotten. */
const isOtherwise = (
  current: CurrentUser,
  { step, quantities }: payments.PendingPayment,
): boolean =>
  ['sent', 'charged', 'confirming'].includes(step) &&
  current.subscription !== null &&
  !hasQuantities(current, quantities);

/** What is noted of a payment once the account is a paying one. */
export function settle(current: CurrentUser, pending: payments.PendingPayment): void {
  if (isOtherwise(current, pending)) payments.notePayment(pending);
  else payments.settlePayment(pending);
}

/**
 * Ends what is noted of a payment, once the account is a paying one, and gives it the capacity that was
 * ordered: the platform may have taken the plan of another order (contract 17). Nothing is sent that
 * would cost or credit anything: then another order was paid, and what was ordered here is only told.
 */
async function settleUpgrade(): Promise<CapacityEnd> {
  const current = await getCurrentUser();
  const { account_sid, plan_type } = current.account;
  const pending = payments.pendingPayment(account_sid);
  if (plan_type !== 'paid' || !pending) return 'asOrdered';
  payments.settlePayment(pending);
  if (!isOtherwise(current, pending)) return 'asOrdered';
  try {
    const { quantities } = pending;
    const lines = priceLines(await billing.getProducts(), quantities);
    if (!lines) return 'otherwise';
    const products = toOrder(lines, quantities);
    const { prorated_cost } = await billing.previewQuantities(products);
    return prorated_cost === 0 ? await correctQuantities(products, quantities) : 'otherwise';
  } catch {
    return 'otherwise';
  }
}

/**
 * Until when (ms since 1970) an order of this account may wait at the payment provider, which a card that
 * is stored would pay for; null if this browser knows of none.
 */
async function getWaitingOrder(accountSid: string, isPaid: boolean): Promise<number | null> {
  const pending = payments.pendingPayment(accountSid);
  if (!pending) return null;
  const isWaiting = payments.isBeside(pending) || (!isPaid && pending.step !== 'charged');
  return isWaiting ? payments.waitsUntil(pending) : null;
}

export const settling = { settleUpgrade, getWaitingOrder };
