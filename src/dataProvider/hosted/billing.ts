import { HttpError, request } from '../../http';
import { notePayment } from '../../session/pendingPayment';
import type {
  BillingCategory,
  BillingProduct,
  CostPreview,
  HostedMethods,
  Invoice,
  OrderLine,
  PaymentAnswer,
  PaymentOrder,
} from '../../types';
import { billingCategories, productNames } from '../../types';
import { getCurrentUser } from './account';

/** The four changes of a subscription (contract 17). Answers 200 or 201, so the status in the body decides. */
export async function act<Answer>(
  action: 'upgrade-to-paid' | 'update-quantities' | 'update-payment-method' | 'downgrade-to-free',
  body: object = {},
): Promise<Answer> {
  const answer = await request<Answer>({
    method: 'POST',
    path: 'Subscriptions',
    body: { action, ...body },
  });
  return answer.body;
}

/** True once the platform has the quantities of an order, whatever became of the answer. */
async function isStored({ quantities }: Pick<PaymentOrder, 'quantities'>): Promise<boolean> {
  const { subscription } = await getCurrentUser();
  const stored = (category: BillingCategory) =>
    subscription?.products.find(({ name }) => name === productNames[category])?.quantity ?? 0;
  return billingCategories.every((category) => Number(stored(category)) === quantities[category]);
}

export const billing = {
  async getInvoice(signal) {
    try {
      return (await request<Invoice>({ path: 'Invoices', signal })).body ?? null;
    } catch (error) {
      // An account without a customer has no invoice (contract 17).
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    }
  },

  async getProducts(signal) {
    const { body, status } = await request<BillingProduct[] | undefined>({
      path: 'Prices',
      signal,
    });
    if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
    return body.filter(({ category }) => billingCategories.includes(category));
  },

  previewQuantities: (products: OrderLine[]) =>
    act<CostPreview>('update-quantities', { products, dry_run: true }),

  async updateQuantities({ products, quantities }) {
    let answer: { status?: string } | undefined;
    try {
      answer = await act('update-quantities', { products });
    } catch (error) {
      // Without an answer what is stored tells how it ended.
      const isUnanswered = error instanceof HttpError && error.status === 0;
      if (isUnanswered && (await isStored({ quantities }))) return;
      throw error;
    }
    if (answer?.status === 'success') return;
    throw new HttpError(402, { message: 'pages.billing.confirm.failed' });
  },

  updatePaymentMethod: (payment_method_id: string) =>
    act<PaymentAnswer>('update-payment-method', { payment_method_id }),

  async downgradeToFree() {
    await act('downgrade-to-free');
    // Whatever was paid before is over: the next upgrade waits for nothing.
    notePayment(null);
  },
} satisfies Partial<HostedMethods>;
