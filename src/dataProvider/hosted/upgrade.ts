import type { PaymentAnswer, PaymentOrder, Upgrade } from '../../engines/billing';
import * as payments from '../../hosted/pendingPayment';
import { HttpError, LostAnswerError } from '../../http';
import * as session from '../../session';
import { getCurrentUser } from './account';
import { act, getInvoice } from './billing';
import { askPlatformToBill, isFault, PaymentFault } from './provider';
import { settle } from './settling';

/**
 * How long to wait for a payment (ms): without an answer twice as long as a write waits; once charged,
 * until the payment provider must have notified the platform.
 */
const patience = { sent: 120_000, charged: 3_600_000 };

/**
 * The secret with which the owner of a card confirms the payment of an order. It is only in the memory
 * of this page: the platform sends it once.
 */
let confirmable: { accountSid: string; clientSecret: string } | null = null;
const secretOf = (accountSid: string) =>
  confirmable?.accountSid === accountSid ? confirmable.clientSecret : null;
const keepSecret = (accountSid: string, clientSecret: string | null | undefined) => {
  if (clientSecret) confirmable = { accountSid, clientSecret };
};
// Signing out or in leaves nothing to the next user.
session.subscribe(() => {
  if (session.identity()?.accountSid !== confirmable?.accountSid) confirmable = null;
});

/**
 * What is known of the upgrade. The platform's own plan wins; a payment that this browser sent and
 * that has no end yet is `processing` until the platform must have dealt with it, and then what the
 * payment provider says of it.
 */
async function getUpgrade(signal?: AbortSignal): Promise<Upgrade> {
  const current = await getCurrentUser(signal);
  const { account_sid, plan_type } = current.account;
  const upgrade = { current, quantities: null, canConfirm: false };
  const pending = payments.pendingPayment(account_sid);
  if (plan_type === 'paid') {
    if (pending) settle(current, pending);
    return { ...upgrade, state: current.subscription ? 'paid' : 'unpaid' };
  }
  const state = pending ? await stateOf(pending, signal) : 'open';
  if (!pending || state === 'open') return { ...upgrade, state: 'open' };
  const canConfirm = secretOf(account_sid) !== null;
  // The platform would charge the order before it too: it is paid for on this page, or made once more.
  const isOnlyMadeAgain = state === 'refused' && pending.isSecond && !canConfirm;
  const { quantities } = pending;
  return { current, quantities, canConfirm, state: isOnlyMadeAgain ? 'again' : state };
}

async function stateOf(
  pending: payments.PendingPayment,
  signal?: AbortSignal,
): Promise<Exclude<Upgrade['state'], 'paid' | 'unpaid'>> {
  const { step, sentAt, isOrdered } = pending;
  if (step === 'settled') return 'open';
  if (step !== 'sent' && step !== 'charged') return step;
  const waited = Date.now() - sentAt;
  if (waited <= patience[step]) return 'processing';
  if (!(await getInvoice(signal))) return isOrdered ? 'refused' : 'open';
  payments.notePayment({ ...pending, step: 'charged', isOrdered: true });
  return waited <= patience.charged ? 'processing' : 'unentered';
}

/**
 * Asks the payment provider before anything is ordered, and answers the customer there: while it cannot
 * be asked, or bills this account already, nothing is.
 */
async function prepareOrder(): Promise<string | undefined> {
  const { body } = await askPlatformToBill<{ stripe_customer_id?: string } | undefined>({
    path: 'StripeCustomerId',
  });
  if (await getInvoice()) throw new PaymentFault('stillBilled');
  return body?.stripe_customer_id;
}

/**
 * Pays for an order that was refused. The platform cannot ask the owner of the card, but this page can,
 * once the card is kept. Where another order waits as well, the platform would charge both, so that the
 * provider alone is asked.
 */
async function payOrder(
  { paymentMethodId }: PaymentOrder,
  { accountSid, isSecond }: payments.PendingPayment,
): Promise<PaymentAnswer> {
  const client_secret = secretOf(accountSid);
  const unpaid = { status: 'unpaid', client_secret: client_secret ?? '' } as const;
  if (isSecond && client_secret) return unpaid;
  try {
    await act('update-payment-method', { payment_method_id: paymentMethodId });
  } catch (error) {
    // The card is kept either way.
    if (client_secret && isFault(error, 'outstanding', 'notDetached')) return unpaid;
    throw error;
  }
  // An order that has run out is not paid for, which the platform calls a success as well.
  if (!(await getInvoice())) throw new PaymentFault('lapsed');
  return { status: 'success' };
}

/** What is so after a payment that failed in a way that leaves open whether it was made. */
async function isCharged(error: unknown): Promise<boolean | 'unknown'> {
  if (!(error instanceof HttpError) || error instanceof LostAnswerError || error.status === 0) {
    return 'unknown';
  }
  const isClear = error.status < 500 || isFault(error, 'refused');
  if (isClear) return false;
  return getInvoice().then(Boolean, () => 'unknown' as const);
}

/** What is noted for each answer; a card error leaves an order that was refused. */
const stepOf: Partial<Record<PaymentAnswer['status'], payments.PendingPayment['step']>> = {
  'action required': 'confirming',
  success: 'charged',
};

/**
 * Pays once (rule 16.6). What is so is read first: a plan that is paid by now, or a payment that is on its way or
 * at the bank, from this tab or another one, is not paid for again, which null says. An order that was refused is
 * paid for with the new card instead of being made twice. A call without an answer stays on its way.
 */
async function payUpgrade(order: PaymentOrder): Promise<PaymentAnswer | null> {
  const { state, current } = await getUpgrade();
  if (!['open', 'refused', 'again'].includes(state)) return null;
  const { account_sid: accountSid } = current.account;
  const before = payments.pendingPayment(accountSid);
  // What is known of an order before, be it only that its answer was lost, may wait for a card.
  const pending: payments.PendingPayment =
    state === 'refused' && before ? before : newOrder(order, accountSid, before !== null);
  const note = (step: payments.PendingPayment['step'], isOrdered = pending.isOrdered) =>
    payments.notePayment({ ...pending, step, sentAt: Date.now(), isOrdered });
  note('sent');
  let isSent = false;
  const send = async () => {
    if (state === 'refused') return payOrder(order, pending);
    const stripe_customer_id = await prepareOrder();
    isSent = true;
    const { paymentMethodId: payment_method_id, products } = order;
    return act<PaymentAnswer>('upgrade-to-paid', {
      ...{ payment_method_id, stripe_customer_id, products },
    });
  };
  try {
    const answer = await send();
    keepSecret(accountSid, answer.client_secret);
    note(stepOf[answer.status] ?? 'refused', true);
    return answer;
  } catch (error) {
    const outcome = (isSent || state === 'refused') && (await isCharged(error));
    if (outcome === 'unknown') {
      throw new HttpError(0, { message: 'pages.billing.order.unanswered' });
    }
    if (outcome) note('charged', true);
    else if (before && !isFault(error, 'lapsed')) payments.notePayment(before);
    else payments.forgetPayment(accountSid);
    throw error;
  }
}

const newOrder = (
  { quantities }: PaymentOrder,
  accountSid: string,
  isSecond: boolean,
): payments.PendingPayment => {
  const now = Date.now();
  return { accountSid, step: 'sent', sentAt: now, orderedAt: now, isSecond, quantities };
};

/** Changes what is noted of the payment of the own account, while there is something. */
async function renote(
  change: (pending: payments.PendingPayment) => payments.PendingPayment,
): Promise<void> {
  const current = await getCurrentUser();
  const { account_sid, plan_type } = current.account;
  const pending = payments.pendingPayment(account_sid);
  if (!pending) return;
  if (plan_type === 'paid') settle(current, change(pending));
  else payments.notePayment(change(pending));
}

/**
 * A payment that the bank has confirmed is charged, and over once the platform has it; any other one
 * can be made with another card: by `clientSecret`, which stays in the memory of this page, a refused one.
 */
async function noteConfirmation(hasSucceeded: boolean, clientSecret?: string | null) {
  await renote((pending) => {
    if (!hasSucceeded) keepSecret(pending.accountSid, clientSecret);
    const step = hasSucceeded ? 'charged' : 'refused';
    return { ...pending, step, isOrdered: true, sentAt: Date.now() };
  });
}

export const upgrade = {
  getUpgrade,
  payUpgrade,
  /** Notes that the bank is being asked about the payment of the order. */
  beginConfirmation: () => renote((pending) => ({ ...pending, step: 'confirming' })),
  noteConfirmation,
  /** Drops the order that waits for its payment; it can be ordered again. */
  orderAgain: () => renote((pending) => ({ ...pending, step: 'again' })),
};
