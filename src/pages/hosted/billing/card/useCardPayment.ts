import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { accountPath } from '../../../../components/hosted/accountPaths';
import { useHosted } from '../../../../components/hosted/useHosted';
import type { PaymentAnswer } from '../../../../engines/billing';
import { urlOf } from '../../../../routing/addresses';

/** What the payment provider says of a card, in its own words where it has any. */
class CardError extends Error {
  constructor(error: Pick<StripeError, 'message'>) {
    super(error.message ?? 'pages.billing.card.generic');
    this.name = 'CardError';
  }
}

/** Why a payment failed that only its bank's question was missing for. */
const unasked = [
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'payment_intent_authentication_failure',
];

const idOf = (method: string | { id: string } | null | undefined) =>
  typeof method === 'string' ? method : method?.id;

/** Whether this card was declined by itself, so that nobody needs to be asked about it. */
const isDeclined = (
  { status, last_payment_error: error, payment_method }: PaymentIntent,
  paymentMethodId: string,
): boolean => {
  if (status !== 'requires_payment_method' || !error) return false;
  const tried = idOf(error.payment_method) ?? idOf(payment_method);
  return tried === paymentMethodId && !unasked.includes(error.code ?? '');
};

/**
 * Pays with the card that is typed in the form around: has the provider check it and keep it, sends
 * what the provider calls it, and has the bank ask its owner where the platform says so. That leads
 * away, and back to the account; it comes back here only when it failed.
 *
 * `send` answers null where nothing is to be paid any more. Rejects with the provider's words about
 * the card, with the platform's about the payment, and with HttpError.
 */
export function useCardPayment(accountSid: string) {
  const stripe = useStripe();
  const elements = useElements();
  const { load } = useHosted();

  const confirm = async (clientSecret: string, payment_method?: string) => {
    const return_url = urlOf(accountPath(accountSid, 'edit'));
    const confirmParams = { return_url, ...(payment_method ? { payment_method } : {}) };
    const answer = await stripe?.confirmPayment({ clientSecret, confirmParams });
    const hosted = await load();
    await hosted.noteConfirmation(false, clientSecret);
    throw new CardError(answer?.error ?? {});
  };

  /** What the platform could not do: the provider asks the owner of the card, wherever it has to. */
  const payUnpaid = async (clientSecret: string, paymentMethodId: string) => {
    const { paymentIntent, error } = (await stripe?.retrievePaymentIntent(clientSecret)) ?? {};
    if (!paymentIntent) throw new CardError(error ?? {});
    const hosted = await load();
    if (['succeeded', 'processing'].includes(paymentIntent.status)) {
      return hosted.noteConfirmation(true);
    }
    if (isDeclined(paymentIntent, paymentMethodId)) {
      throw new CardError(paymentIntent.last_payment_error ?? {});
    }
    await hosted.beginConfirmation();
    const isAsked = paymentIntent.status === 'requires_action';
    await confirm(clientSecret, isAsked ? undefined : paymentMethodId);
  };

  return async (send: (paymentMethodId: string) => Promise<PaymentAnswer | null>) => {
    if (!stripe || !elements) throw new CardError({});
    const { error: formError } = await elements.submit();
    if (formError) throw new CardError(formError);
    const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
    if (error) throw new CardError(error);
    const answer = await send(paymentMethod.id);
    if (answer?.status === 'action required' && answer.client_secret) {
      await confirm(answer.client_secret);
    }
    if (answer?.status === 'unpaid' && answer.client_secret) {
      await payUnpaid(answer.client_secret, paymentMethod.id);
    }
    if (answer?.status === 'card error') throw new CardError({ message: answer.reason });
    if (answer?.status === 'failed to pay outstanding invoices') {
      throw new CardError({ message: 'pages.billing.payment.outstanding' });
    }
    return answer;
  };
}
