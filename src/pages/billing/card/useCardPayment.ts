import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { accountPath } from '../../../components/hosted/accountPaths';
import { useHosted } from '../../../components/hosted/useHosted';
import type { PaymentAnswer } from '../../../types';

/** What the payment provider says of a card, in its own words where it has any. */
class CardError extends Error {
  constructor(error: Pick<StripeError, 'message'>) {
    super(error.message ?? 'pages.billing.card.generic');
    this.name = 'CardError';
  }
}

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

  const confirm = async (clientSecret: string) => {
    const return_url = `${window.location.origin}${accountPath(accountSid, 'edit')}`;
    const answer = await stripe?.confirmPayment({ clientSecret, confirmParams: { return_url } });
    const hosted = await load();
    await hosted.noteConfirmation(false);
    throw new CardError(answer?.error ?? {});
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
    if (answer?.status === 'card error') throw new CardError({ message: answer.reason });
    if (answer?.status === 'failed to pay outstanding invoices') {
      throw new CardError({ message: 'pages.billing.payment.outstanding' });
    }
    return answer;
  };
}
