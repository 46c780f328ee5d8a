import { type Books, collect } from './charging';
import { defaultMethod, known } from './customers';
import { merged, prorationLines, regularLines, rolled, totalOf, type Wanted } from './invoices';
import type { Invoice, InvoiceLine, Item, StoredIntent, Subscription } from './objects';

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
  const now = books.seconds();
  const subscription = rolled(known(books.store.find('subscription', subscriptionId)), now);
  voidLatest(books, subscription);
  const items = itemsOf(merged(subscription.items.data, wanted));
  const lines = prorationLines(subscription, wanted, now);
  return bill(books, { ...subscription, pending_update: { items } }, lines, 'subscription_update');
}

/** A subscription as it is, with its latest invoice and payment. */
export function billed({ store }: Books, id: string): Billed {
  const subscription = known(store.find('subscription', id));
  const invoice = known(store.find('invoice', subscription.latest_invoice));
  const intent = store.find('payment_intent', invoice.payment_intent ?? '');
  return { subscription, invoice, intent };
}

export function cancel(books: Books, id: string): void {
  const subscription = books.store.find('subscription', id);
  if (!subscription) return;
  voidLatest(books, subscription);
  books.store.save({ ...subscription, status: 'canceled', pending_update: null });
}

/** Ends everything of a customer. */
export function removeCustomer(books: Books, id: string): void {
  for (const { id: subscription } of books.store.ofCustomer('subscription', id)) {
    cancel(books, subscription);
  }
  books.store.remove(id);
}

/** The next invoice of a customer, or what it would be after a change; undefined without one. */
export function upcoming(
  { store, seconds }: Books,
  customerId: string,
  wanted: Wanted[] = [],
): (Pick<Invoice, 'currency' | 'lines'> & { next_payment_attempt: number }) | undefined {
  const now = seconds();
  const active = store
    .ofCustomer('subscription', customerId)
    .findLast(({ status }) => status === 'active');
  if (!active) return undefined;
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

/** Tries what is unpaid again with the method that counts now; false when something stays unpaid. */
export function payOutstanding(books: Books, customerId: string): boolean {
  return books.store
    .ofCustomer('subscription', customerId)
    .filter(({ status, pending_update }) => status === 'incomplete' || pending_update !== null)
    .map(({ latest_invoice }) => {
      const invoice = known(books.store.find('invoice', latest_invoice));
      return collect(books, invoice, defaultMethod(books, customerId)).status === 'paid';
    })
    .every(Boolean);
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
