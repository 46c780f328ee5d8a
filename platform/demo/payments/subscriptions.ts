import type { Wanted } from '../../api/outside';
import { type Books, collect } from './charging';
import { defaultMethod } from './customers';
import { merged, prorationLines, regularLines, rolled, totalOf } from './invoices';
import type { Invoice, InvoiceLine, Item, StoredIntent, Subscription } from './objects';
import { known, refused } from './refusals';

/** A subscription with its latest invoice and that one's payment. */
export interface Billed {
  subscription: Subscription;
  invoice: Invoice;
  intent: StoredIntent | undefined;
}

const MONTH_SECONDS = 30 * 86_400;

/** A new subscription; its first invoice is due at once. */
export function subscribe(
  books: Books,
  customerId: string,
  account_sid: string,
  wanted: Wanted[],
): Billed {
  books.reach();
  const now = books.seconds();
  const subscription: Subscription = {
    id: books.store.newId('subscription'),
    object: 'subscription',
    customer: customerId,
    status: 'incomplete',
    metadata: { account_sid },
    items: { object: 'list', data: itemsOf(wanted) },
    pending_update: null,
    current_period_start: now,
    current_period_end: now + MONTH_SECONDS,
    latest_invoice: '',
    created: now,
  };
  return bill(books, subscription, regularLines(wanted), 'subscription_create');
}

/**
 * Other quantities. What they cost for the rest of the period is due at once, and they count once
 * that is paid; an invoice of an earlier change that nobody paid falls away.
 */
export function change(books: Books, subscriptionId: string, wanted: Wanted[]): Billed {
  books.reach();
  const now = books.seconds();
  const path = `/subscriptions/${subscriptionId}`;
  const found = known(books.store.find('subscription', subscriptionId), path, 'posting to');
  const subscription = rolled(found, now);
  voidLatest(books, subscription);
  const items = itemsOf(merged(subscription.items.data, wanted));
  const lines = prorationLines(subscription, wanted, now);
  return bill(books, { ...subscription, pending_update: { items } }, lines, 'subscription_update');
}

/**
 * A new period begins now: what a subscription costs is due at once. One that is not paid is past due
 * until it is.
 */
export function renew(books: Books, customerId: string): void {
  const now = books.seconds();
  const subscription = known(current(books, customerId), `/customers/${customerId}`);
  const next: Subscription = {
    ...subscription,
    status: 'past_due',
    current_period_start: now,
    current_period_end: now + MONTH_SECONDS,
  };
  bill(books, next, regularLines(merged(next.items.data, [])), 'subscription_cycle');
}

/** A subscription as it is, with its latest invoice and payment. */
export function billed({ store, reach }: Books, id: string): Billed {
  reach();
  const path = `/subscriptions/${id}?expand[]=latest_invoice`;
  const subscription = known(store.find('subscription', id), path);
  const invoice = known(store.find('invoice', subscription.latest_invoice), path);
  const intent = store.find('payment_intent', invoice.payment_intent ?? '');
  return { subscription, invoice, intent };
}

export function cancel(books: Books, id: string): void {
  books.reach();
  const found = books.store.find('subscription', id);
  const subscription = known(found, `/subscriptions/${id}`, 'deleting');
  voidLatest(books, subscription);
  books.store.save({ ...subscription, status: 'canceled', pending_update: null });
}

/** Ends everything of a customer. */
export function removeCustomer(books: Books, id: string): void {
  books.reach();
  for (const { id: subscription } of books.store.ofCustomer('subscription', id)) {
    cancel(books, subscription);
  }
  books.store.remove(id);
}

const current = ({ store }: Books, customerId: string): Subscription | undefined =>
  store
    .ofCustomer('subscription', customerId)
    .findLast(({ status }) => status === 'active' || status === 'past_due');

/** The next invoice of a customer, or what it would be after a change; 404 where nothing is to come. */
export function upcoming(
  books: Books,
  customerId: string,
  wanted: Wanted[] = [],
): Pick<Invoice, 'currency' | 'lines'> & { next_payment_attempt: number } {
  books.reach();
  const now = books.seconds();
  const path = `/invoices/upcoming?customer=${customerId}`;
  const active = known(current(books, customerId), path);
  const subscription = rolled(active, now);
  const data = [
    ...prorationLines(subscription, wanted, now),
    ...regularLines(merged(subscription.items.data, wanted)),
  ];
  const total = totalOf(data);
  const facts = { object: 'invoice', customer: customerId, subscription: active.id };
  return {
    ...facts,
    ...{ currency: 'usd', total, amount_due: Math.max(0, total) },
    next_payment_attempt: subscription.current_period_end,
    lines: { object: 'list', data },
  };
}

/**
 * Tries what is unpaid again with the method that counts now. What stays unpaid is refused with 402,
 * also where only the holder of the card is missing.
 */
export function payOutstanding(books: Books, customerId: string): void {
  books.reach();
  const isDue = ({ status, pending_update }: Subscription) =>
    status === 'incomplete' || status === 'past_due' || pending_update !== null;
  for (const { latest_invoice } of books.store
    .ofCustomer('subscription', customerId)
    .filter(isDue)) {
    const path = `/invoices/${latest_invoice}/pay`;
    const invoice = known(books.store.find('invoice', latest_invoice), path, 'posting to');
    const { status } = collect(books, invoice, defaultMethod(books, customerId));
    if (status !== 'paid') throw refused('posting to', path, 402);
  }
}

const itemsOf = (wanted: Wanted[]): Item[] =>
  wanted.map(({ price, quantity, product_sid }) => ({
    id: `si_${price}`,
    object: 'subscription_item',
    price: { id: price },
    quantity,
    metadata: { product_sid },
  }));

/** Writes an invoice of a subscription, which becomes its latest, and tries to collect it. */
function bill(
  books: Books,
  subscription: Subscription,
  lines: InvoiceLine[],
  billing_reason: Invoice['billing_reason'],
): Billed {
  const { store, seconds } = books;
  const total = totalOf(lines);
  const invoice: Invoice = {
    id: store.newId('invoice'),
    object: 'invoice',
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'open',
    billing_reason,
    currency: 'usd',
    total,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    payment_intent: null,
    lines: { object: 'list', data: lines },
    created: seconds(),
  };
  store.save(invoice);
  store.save({ ...subscription, latest_invoice: invoice.id });
  collect(books, invoice, defaultMethod(books, subscription.customer));
  return billed(books, subscription.id);
}

function voidLatest({ store }: Books, { latest_invoice }: Subscription): void {
  const invoice = store.find('invoice', latest_invoice);
  if (invoice?.status === 'open') store.save({ ...invoice, status: 'void' });
}
