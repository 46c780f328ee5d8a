import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { AboutIntent } from '../paths';
import { askHolder } from './confirmation';

/** Asks the provider's half of the stand-in. */
export type Ask = (what: 'method' | 'intent' | 'confirm', body: unknown) => Promise<unknown>;

const alreadyPaid = (payment_intent: PaymentIntent): StripeError => ({
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message:
    'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
  payment_intent,
});

const isDone = ({ status }: PaymentIntent) => status === 'succeeded' || status === 'processing';

/** A payment as the provider keeps it, or its error. */
export const retrieve = async (ask: Ask, clientSecret: string): Promise<PaymentIntentResult> =>
  (await ask('intent', { clientSecret } satisfies AboutIntent)) as PaymentIntentResult;

/**
 * Takes a payment as far as it goes: with another method where one is given, and with the holder's
 * confirmation where the card asks for it. A payment that was paid before is an error.
 */
export async function confirmIntent(
  ask: Ask,
  clientSecret: string,
  paymentMethodId?: string,
  handlesActions = true,
): Promise<PaymentIntentResult> {
  const found = await retrieve(ask, clientSecret);
  if (found.error) return found;
  if (isDone(found.paymentIntent)) return { error: alreadyPaid(found.paymentIntent) };
  if (found.paymentIntent.status !== 'requires_payment_method') {
    return handlesActions ? handleAction(ask, found.paymentIntent, clientSecret) : found;
  }
  const about: AboutIntent = { clientSecret, paymentMethodId };
  const tried = (await ask('confirm', about)) as PaymentIntentResult;
  if (tried.error || !handlesActions) return tried;
  return handleAction(ask, tried.paymentIntent, clientSecret);
}

/** Asks the holder where a payment waits for that; a failed payment is the error that it ended with. */
export async function handleAction(
  ask: Ask,
  intent: PaymentIntent,
  clientSecret: string,
): Promise<PaymentIntentResult> {
  if (intent.status !== 'requires_action') return outcome(intent);
  const isAuthenticated = await askHolder(intent.amount, intent.currency);
  const about: AboutIntent = { clientSecret, isAuthenticated };
  const answered = (await ask('confirm', about)) as PaymentIntentResult;
  return answered.error ? answered : outcome(answered.paymentIntent);
}

function outcome(paymentIntent: PaymentIntent): PaymentIntentResult {
  if (paymentIntent.status !== 'requires_payment_method') return { paymentIntent };
  const { code, message, decline_code } = paymentIntent.last_payment_error ?? {};
  const facts = { type: 'card_error', code, message, decline_code } as const;
  return { error: { ...facts, payment_intent: paymentIntent } };
}
