import { randomBytes } from 'node:crypto';
import type { PaymentIntent } from '@stripe/stripe-js';
import type { PaymentEvent } from '../../api/outside';
import type { CardError } from './cards';
import type { Invoice, ObjectStore, StoredIntent, StoredMethod, Subscription } from './objects';

/** What every part of the provider works with. */
export interface Books {
  store: ObjectStore;
  /** Seconds since 1970, as the provider counts. */
  seconds: () => number;
  tell: (event: PaymentEvent) => void;
  /** Throws as the platform does while the provider cannot be reached. */
  reach: () => void;
  setDown: (isDown: boolean) => void;
}

const STATEMENT_DESCRIPTOR = 'NORTHWIND VOICE';

const failedAuthentication: CardError = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Tries to take the money of an invoice with this method, and answers the invoice as it is then. */
export function collect(books: Books, invoice: Invoice, method: StoredMethod): Invoice {
  const { store } = books;
  if (invoice.amount_due <= 0) {
    settle(books, invoice, 0);
  } else {
    const known = store.find('payment_intent', invoice.payment_intent ?? '');
    const intent = known ?? newIntent(books, invoice, method);
    store.save(intent);
    store.save({ ...invoice, payment_intent: intent.id });
    attempt(books, intent, method, false);
  }
  return store.find('invoice', invoice.id) as Invoice;
}

/**
 * The holder has confirmed or refused a waiting payment, or pays again with another method after a
 * decline. Returns the payment in its new state.
 */
export function confirm(
  books: Books,
  intent: StoredIntent,
  isAuthenticated: boolean,
  other?: StoredMethod,
): StoredIntent {
  const { store } = books;
  const method = other ?? store.find('payment_method', intent.payment_method ?? '');
  const invoice = store.find('invoice', intent.invoice);
  if (!method || invoice?.status !== 'open') return intent;
  if (intent.status === 'requires_action' && !isAuthenticated) {
    fail(books, intent, invoice, failedAuthentication);
  } else {
    attempt(books, intent, method, isAuthenticated && intent.status === 'requires_action');
  }
  return store.find('payment_intent', intent.id) as StoredIntent;
}

function newIntent(
  { store, seconds }: Books,
  invoice: Invoice,
  { id: payment_method }: StoredMethod,
): StoredIntent {
  const id = store.newId('payment_intent');
  return {
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    currency: invoice.currency,
    status: 'requires_payment_method',
    created: seconds(),
    last_payment_error: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    payment_method,
    customer: invoice.customer,
    invoice: invoice.id,
    statement_descriptor: STATEMENT_DESCRIPTOR,
  };
}

function attempt(
  books: Books,
  intent: StoredIntent,
  method: StoredMethod,
  isAuthenticated: boolean,
): void {
  const { store } = books;
  const { outcome, isConfirmed } = method;
  const invoice = store.find('invoice', intent.invoice) as Invoice;
  const asks = ['confirms', 'confirmsThenDeclines'].includes(outcome);
  const mustConfirm = asks || (outcome === 'confirmsOnce' && !isConfirmed);
  const tried = { ...intent, payment_method: method.id };
  if (mustConfirm && !isAuthenticated) {
    store.save({ ...tried, status: 'requires_action', last_payment_error: null });
  } else if (outcome === 'declines' || outcome === 'confirmsThenDeclines') {
    fail(books, tried, invoice, method.error);
  } else {
    store.save({ ...method, isConfirmed: isConfirmed || isAuthenticated });
    store.save({ ...tried, status: 'succeeded', last_payment_error: null });
    record(books, tried, 'succeeded');
    settle(books, invoice, tried.amount);
  }
}

/** A paid invoice brings what it was for. */
function settle(books: Books, invoice: Invoice, amount_paid: number): void {
  const { store } = books;
  store.save({ ...invoice, status: 'paid', amount_paid });
  const subscription = store.find('subscription', invoice.subscription) as Subscription;
  const { pending_update, items } = subscription;
  store.save({
    ...subscription,
    status: 'active',
    items: pending_update ? { object: 'list', data: pending_update.items } : items,
    pending_update: null,
  });
  announce(books, 'invoice.payment_succeeded', invoice);
}

function fail(books: Books, intent: StoredIntent, invoice: Invoice, error: CardError | null): void {
  const last_payment_error = { type: 'card_error', ...error } as PaymentIntent.LastPaymentError;
  books.store.save({ ...intent, status: 'requires_payment_method', last_payment_error });
  record(books, intent, 'failed');
  announce(books, 'invoice.payment_failed', invoice);
}

function record(
  { store, seconds }: Books,
  intent: StoredIntent,
  status: 'succeeded' | 'failed',
): void {
  const { amount, currency, customer, invoice, payment_method } = intent;
  store.save({
    id: store.newId('charge'),
    object: 'charge',
    ...{ status, amount, currency, customer, invoice },
    payment_method: payment_method ?? '',
    created: seconds(),
  });
}

function announce({ store, tell }: Books, type: PaymentEvent['type'], invoice: Invoice): void {
  const { subscription: subscriptionId, billing_reason: reason } = invoice;
  const accountSid = store.find('subscription', subscriptionId)?.metadata.account_sid;
  if (accountSid) tell({ type, accountSid, subscriptionId, reason });
}
