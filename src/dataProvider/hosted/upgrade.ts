import { HttpError, request } from '../../http';
import * as payments from '../../session/pendingPayment';
import type { HostedMethods, PaymentAnswer, PaymentOrder, Upgrade } from '../../types';
import { getCurrentUser } from './account';
import { act } from './billing';

/** How long a payment without an answer may still be on its way (ms): twice as long as a write waits. */
const patience = 120_000;

/**
 * What is known of the upgrade. The platform's own plan wins; a payment that this browser sent and
 * that has no end yet is `processing` until the platform must have dealt with it.
 */
async function getUpgrade(signal?: AbortSignal): Promise<Upgrade> {
  const current = await getCurrentUser(signal);
  const { account_sid, plan_type } = current.account;
  if (plan_type === 'paid') {
    payments.notePayment(null);
    return { state: 'paid', current, quantities: null };
  }
  const pending = payments.pendingPayment(account_sid);
  if (!pending) return { state: 'open', current, quantities: null };
  const { step, sentAt, quantities } = pending;
  if (step !== 'sent') return { state: step, current, quantities };
  const isOver = Date.now() - sentAt > patience;
  return isOver
    ? { state: 'open', current, quantities: null }
    : { state: 'processing', current, quantities };
}

/** Pays for an order that was refused before, or makes the order. */
async function send(
  { paymentMethodId, products }: PaymentOrder,
  isOrdered: boolean,
): Promise<PaymentAnswer> {
  const payment_method_id = paymentMethodId;
  if (isOrdered) return act('update-payment-method', { payment_method_id });
  const { body } = await request<{ stripe_customer_id?: string } | undefined>({
    path: 'StripeCustomerId',
  });
  return act('upgrade-to-paid', {
    payment_method_id,
    stripe_customer_id: body?.stripe_customer_id,
    products,
  });
}

/**
 * Pays once. What is so is read first: a plan that is paid by now, or a payment that is on its way or
 * at the bank, from this tab or another one, is not paid for again, which null says. An order that was refused is
 * paid for with the new card instead of being made twice. A call without an answer stays on its way.
 */
async function payUpgrade(order: PaymentOrder): Promise<PaymentAnswer | null> {
  const { state, current } = await getUpgrade();
  if (!['open', 'refused'].includes(state)) return null;
  const { account_sid: accountSid } = current.account;
  const isOrdered = state === 'refused';
  const note = (step: payments.PendingPayment['step']) =>
    payments.notePayment({ accountSid, step, sentAt: Date.now(), quantities: order.quantities });
  note('sent');
  try {
    const answer = await send(order, isOrdered);
    if (answer.status === 'action required') note('confirming');
    else if (answer.status !== 'success') note('refused');
    // A new card for an old order: the plan follows once the invoice is paid.
    else if (!isOrdered) payments.notePayment(null);
    return answer;
  } catch (error) {
    const isUnanswered = !(error instanceof HttpError) || error.status === 0;
    if (!isUnanswered && isOrdered) note('refused');
    else if (!isUnanswered) payments.notePayment(null);
    throw error;
  }
}

/** A payment that the bank has confirmed is on its way; any other one can be made with another card. */
async function noteConfirmation(hasSucceeded: boolean): Promise<void> {
  const { account } = await getCurrentUser();
  const pending = payments.pendingPayment(account.account_sid);
  if (!pending) return;
  payments.notePayment({
    ...pending,
    step: hasSucceeded ? 'sent' : 'refused',
    sentAt: Date.now(),
  });
}

export const upgrade = {
  getUpgrade,
  payUpgrade,
  noteConfirmation,
  forgetUpgrade: async () => payments.notePayment(null),
} satisfies Partial<HostedMethods>;
