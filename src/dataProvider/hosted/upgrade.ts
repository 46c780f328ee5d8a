import { HttpError, request } from '../../http';
import * as payments from '../../session/pendingPayment';
import type { HostedMethods, PaymentAnswer, PaymentOrder, Upgrade } from '../../types';
import { getCurrentUser } from './account';
import { act } from './billing';

/**
 * How long a payment is waited for (ms): without an answer twice as long as a write waits; charged,
 * until the payment provider must have told the platform.
 */
const patience = { sent: 120_000, charged: 3_600_000 };

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
  if (step === 'confirming' || step === 'refused') return { state: step, current, quantities };
  const isOver = Date.now() - sentAt > patience[step];
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
 * Pays once (rule 16.6). What is so is read first: a plan that is paid by now, or a payment that is on its way or
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
    else note(answer.status === 'success' ? 'charged' : 'refused');
    return answer;
  } catch (error) {
    const isUnanswered = !(error instanceof HttpError) || error.status === 0;
    if (isUnanswered) throw new HttpError(0, { message: 'pages.billing.order.unanswered' });
    if (isOrdered) note('refused');
    else payments.notePayment(null);
    throw error;
  }
}

/**
 * A payment that the bank has confirmed is charged, and over once the platform has it; any other one
 * can be made with another card.
 */
async function noteConfirmation(hasSucceeded: boolean): Promise<void> {
  const { account } = await getCurrentUser();
  const pending = payments.pendingPayment(account.account_sid);
  if (!pending) return;
  if (account.plan_type === 'paid') return payments.notePayment(null);
  payments.notePayment({
    ...pending,
    step: hasSucceeded ? 'charged' : 'refused',
    sentAt: Date.now(),
  });
}

export const upgrade = {
  getUpgrade,
  payUpgrade,
  noteConfirmation,
  forgetUpgrade: async () => payments.notePayment(null),
} satisfies Partial<HostedMethods>;
