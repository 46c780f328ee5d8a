import type {
  BillingCategory,
  BillingEnd,
  BillingProduct,
  CapacityEnd,
  CostPreview,
  CurrentUser,
  Invoice,
  OrderLine,
  PaymentAnswer,
  PaymentOrder,
  Quantities,
} from '../../engines/billing';
import { billingCategories, freeQuantities, productNames } from '../../engines/billing';
import {
  forgetPayment,
  isBeside,
  pendingPayment,
  settlePayment,
} from '../../hosted/pendingPayment';
import { HttpError, LostAnswerError } from '../../http';
import * as session from '../../session';
import { getCurrentUser } from './account';
import { askPlatformToBill, isFault, PaymentFault } from './provider';

/** The four changes of a subscription (contract 17). Answers 200 or 201, so the status in the body decides. */
export async function act<Answer>(
  action: 'upgrade-to-paid' | 'update-quantities' | 'update-payment-method' | 'downgrade-to-free',
  body: object = {},
): Promise<Answer> {
  const answer = await askPlatformToBill<Answer>({
    method: 'POST',
    path: 'Subscriptions',
    body: { action, ...body },
  });
  return answer.body;
}

export function hasQuantities({ subscription }: CurrentUser, quantities: Quantities): boolean {
  const stored = (category: BillingCategory) =>
    subscription?.products.find(({ name }) => name === productNames[category])?.quantity ?? 0;
  return billingCategories.every((category) => Number(stored(category)) === quantities[category]);
}

/**
 * What the payment provider bills next; null when there is nothing: no customer there, or none that pays
 * (contract 17). Every other refusal leaves it unknown, and is thrown.
 */
export async function getInvoice(signal?: AbortSignal): Promise<Invoice | null> {
  try {
    return (await askPlatformToBill<Invoice>({ path: 'Invoices', signal })).body ?? null;
  } catch (error) {
    const { status, args } = error instanceof HttpError ? error : {};
    if (status === 404 || (isFault(error, 'refused') && args?.status === 404)) return null;
    throw error;
  }
}

/**
 * What became of a plan that was being ended when the platform failed. One whose capacity is gone, and
 * that nobody bills, is ended by a second try (contract 17).
 */
async function endAgain(failure: unknown): Promise<void> {
  if (!(failure instanceof HttpError) || (failure.status > 0 && failure.status < 500))
    throw failure;
  const current = await getCurrentUser().catch(() => null);
  if (current && current.account.plan_type !== 'paid') return;
  if (!current || !hasQuantities(current, freeQuantities)) throw aboutPlan(failure);
  const isBilled = await getInvoice().then(Boolean, () => true);
  if (isBilled) throw new PaymentFault('halfFree');
  await act('downgrade-to-free').catch((error: unknown) => {
    throw aboutPlan(error);
  });
}

/** Where no card was given, nothing is said of one. */
const aboutPlan = (error: unknown): unknown =>
  error instanceof PaymentFault && error.kind === 'notDetached'
    ? new PaymentFault('refused', error.args)
    : error;

/** The payment of the own account, if one is noted. */
const ownPayment = () => pendingPayment(session.identity()?.accountSid ?? '');

/**
 * Ends the paid plan, which takes its capacity at once. The payment provider is asked first, so that
 * nothing is ended that it cannot hear of, and once more afterwards, because the platform's own word is
 * no proof that it bills no more (contract 17). Throws HttpError.
 */
async function downgradeToFree(): Promise<BillingEnd> {
  await getInvoice();
  await act('downgrade-to-free').catch(endAgain);
  // Whatever was paid before is over: the next upgrade waits for nothing.
  const payment = ownPayment();
  if (payment) settlePayment(payment);
  try {
    return (await getInvoice()) ? 'goesOn' : 'ended';
  } catch {
    return 'unknown';
  }
}

/** How often, and how many times, the platform is asked whether a plan counts again (ms). */
const pause = 3000;
const looks = 10;

/**
 * Waits until a plan counts again after a payment; false if that takes longer than half a minute. The
 * payment provider notifies the platform some seconds after a payment (contract 17).
 */
async function waitForPlan(): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const current = await getCurrentUser().catch(() => null);
    if (current?.subscription) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/**
 * Reads back what a change that succeeded has given, and sends it once more where that is another capacity:
 * the platform may have taken the plan of an earlier order, and charges nothing for what is paid for
 * (contract 17). Where it cannot be read, the platform's word counts.
 */
export async function correctQuantities(
  products: OrderLine[],
  quantities: Quantities,
): Promise<CapacityEnd> {
  const isOtherwise = () =>
    getCurrentUser().then(
      (current) => !hasQuantities(current, quantities),
      () => false,
    );
  if (!(await isOtherwise())) return 'asOrdered';
  await act('update-quantities', { products }).catch(() => undefined);
  return (await isOtherwise()) ? 'otherwise' : 'asOrdered';
}

export const billing = {
  getInvoice,
  waitForPlan,

  async getProducts(signal?: AbortSignal) {
    const { body, status } = await askPlatformToBill<BillingProduct[] | undefined>({
      path: 'Prices',
      signal,
    });
    if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
    return body.filter(({ category }) => billingCategories.includes(category));
  },

  previewQuantities: (products: OrderLine[]) =>
    act<CostPreview>('update-quantities', { products, dry_run: true }),

  /** Rejects when the payment fails. */
  async updateQuantities({
    products,
    quantities,
  }: Omit<PaymentOrder, 'paymentMethodId'>): Promise<CapacityEnd> {
    let answer: { status?: string } | undefined;
    try {
      answer = await act('update-quantities', { products });
    } catch (error) {
      // Without an answer, what is stored shows how it ended.
      const isUnanswered =
        error instanceof LostAnswerError || (error instanceof HttpError && error.status === 0);
      if (isUnanswered && hasQuantities(await getCurrentUser(), quantities)) {
        return 'asOrdered';
      }
      throw error;
    }
    if (answer?.status === 'success') return correctQuantities(products, quantities);
    throw new HttpError(402, { message: 'pages.billing.confirm.failed' });
  },

  /** Pays what is due as well, also for orders that wait. */
  async updatePaymentMethod(payment_method_id: string) {
    const answer = await act<PaymentAnswer>('update-payment-method', { payment_method_id });
    const payment = ownPayment();
    if (answer?.status === 'success' && payment && isBeside(payment)) {
      forgetPayment(payment.accountSid);
    }
    return answer;
  },

  downgradeToFree,
};
