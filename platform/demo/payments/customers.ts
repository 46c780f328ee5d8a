import type { PaymentMethod, StripeError } from '@stripe/stripe-js';
import { notATestCard, testCardOf } from './cards';
import type { Books } from './charging';
import { type Customer, type StoredMethod, shownMethod } from './objects';
import { known, refused } from './refusals';

/** A card as somebody typed it. Its number stays in this call. */
export interface TypedCard {
  number: string;
  exp_month: number;
  exp_year: number;
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
  { store, seconds, reach }: Books,
  account_sid: string,
  email: string | null,
): Customer {
  reach();
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
 * Keeps a method for a customer, for all that is due from now on. It refuses an unknown one (404), one
 * of somebody else (400), and a card that it does not take at all (402).
 */
export function keepMethod(
  { store, reach }: Books,
  methodId: string,
  customerId: string,
): StoredMethod {
  reach();
  const path = `/payment_methods/${methodId}/attach`;
  const method = known(store.find('payment_method', methodId), path, 'posting to');
  const customer = known(store.find('customer', customerId), path, 'posting to');
  const isForeign = method.customer !== null && method.customer !== customerId;
  if (isForeign) throw refused('posting to', path, 400);
  if (method.outcome === 'refused') throw refused('posting to', path, 402);
  store.save({ ...method, customer: customerId });
  store.save({ ...customer, invoice_settings: { default_payment_method: methodId } });
  return method;
}

/** The method that counts for what a customer has to pay. */
export function defaultMethod({ store }: Books, customerId: string): StoredMethod {
  const path = `/customers/${customerId}`;
  const { invoice_settings } = known(store.find('customer', customerId), path);
  return known(store.find('payment_method', invoice_settings.default_payment_method ?? ''), path);
}

/** The method that counts for a customer does from now on what a test card does, such as expire. */
export function changeBehaviour(books: Books, customerId: string, number: string): void {
  const { outcome, error = null } = testCardOf(number) ?? {};
  if (outcome) books.store.save({ ...defaultMethod(books, customerId), outcome, error });
}

/**
 * Lets a method go, which is nobody's default any more. One that no customer has is refused (400), and
 * an unknown one (404).
 */
export function forgetMethod({ store, reach }: Books, methodId: string): void {
  reach();
  const path = `/payment_methods/${methodId}/detach`;
  const method = known(store.find('payment_method', methodId), path, 'posting to');
  if (method.customer === null) throw refused('posting to', path, 400);
  store.save({ ...method, customer: null });
  const customer = store.find('customer', method.customer);
  if (customer?.invoice_settings.default_payment_method !== methodId) return;
  store.save({ ...customer, invoice_settings: { default_payment_method: null } });
}
