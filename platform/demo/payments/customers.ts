import type { PaymentMethod, StripeError } from '@stripe/stripe-js';
import { ApiError, bareStatus } from '../../api/errors';
import { notATestCard, testCardOf } from './cards';
import type { Books } from './charging';
import { type Customer, type StoredMethod, shownMethod } from './objects';

/** A card as somebody typed it. Its number stays in this call. */
export interface TypedCard {
  number: string;
  exp_month: number;
  exp_year: number;
}

/** An object that the provider does not know is a bare 404 for who asks the platform. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw bareStatus(404);
  return value;
}

/** A payment method of a typed card, or the error of a number that is none of the test cards. */
export function createMethod(
  { store, seconds }: Books,
  { number, exp_month, exp_year }: TypedCard,
): { paymentMethod: PaymentMethod } | { error: StripeError } {
  const card = testCardOf(number);
  if (!card) return { error: { type: 'card_error', ...notATestCard } };
  const method: StoredMethod = {
    id: store.newId('payment_method'),
    object: 'payment_method',
    type: 'card',
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month, exp_year },
    customer: null,
    created: seconds(),
    outcome: card.outcome,
    error: card.error ?? null,
    isConfirmed: false,
  };
  store.save(method);
  return { paymentMethod: shownMethod(method) };
}

export function createCustomer(
  { store, seconds }: Books,
  account_sid: string,
  email: string | null,
): Customer {
  const customer: Customer = {
    id: store.newId('customer'),
    object: 'customer',
    email,
    metadata: { account_sid },
    invoice_settings: { default_payment_method: null },
    created: seconds(),
  };
  store.save(customer);
  return customer;
}

/**
 * Keeps a method for a customer, for all that is due from now on. 404 for an unknown one, 400 for
 * one of somebody else, 402 with the provider's `{error}` for a card that is refused at once.
 */
export function keepMethod({ store }: Books, methodId: string, customerId: string): StoredMethod {
  const method = known(store.find('payment_method', methodId));
  const customer = known(store.find('customer', customerId));
  if (method.customer !== null && method.customer !== customerId) throw bareStatus(400);
  if (method.outcome === 'refused') {
    throw new ApiError(402, { error: { type: 'card_error', ...method.error } });
  }
  store.save({ ...method, customer: customerId });
  store.save({ ...customer, invoice_settings: { default_payment_method: methodId } });
  return method;
}

/** The method that counts for what a customer has to pay. */
export function defaultMethod({ store }: Books, customerId: string): StoredMethod {
  const { invoice_settings } = known(store.find('customer', customerId));
  return known(store.find('payment_method', invoice_settings.default_payment_method ?? ''));
}

export function forgetMethod({ store }: Books, methodId: string): void {
  const method = store.find('payment_method', methodId);
  if (method) store.save({ ...method, customer: null });
}
