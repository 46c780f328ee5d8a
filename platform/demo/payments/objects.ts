import { randomBytes } from 'node:crypto';
import type { PaymentIntent, PaymentMethod } from '@stripe/stripe-js';
import type { Database } from '../../api/database';
import type { CardError, CardOutcome } from './cards';

/** A payment method as the provider keeps it: what its card does, and no digit beyond the last four. */
export interface StoredMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  customer: string | null;
  created: number;
  outcome: CardOutcome;
  /** What is said when it is refused or declined. */
  error: CardError | null;
  /** The holder has confirmed a payment with it. */
  isConfirmed: boolean;
}

export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: { account_sid: string };
  invoice_settings: { default_payment_method: string | null };
  created: number;
}

export interface Item {
  id: string;
  object: 'subscription_item';
  price: { id: string };
  quantity: number;
  metadata: { product_sid?: string };
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  /** `past_due` once the invoice of a new period is not paid. */
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  metadata: { account_sid: string };
  items: { object: 'list'; data: Item[] };
  /** Quantities that wait for their invoice to be paid. */
  pending_update: { items: Item[] } | null;
  current_period_start: number;
  current_period_end: number;
  latest_invoice: string;
  created: number;
}

export interface InvoiceLine {
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  proration: boolean;
  quantity: number;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  customer: string;
  subscription: string;
  status: 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_update' | 'subscription_cycle';
  currency: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  payment_intent: string | null;
  lines: { object: 'list'; data: InvoiceLine[] };
  created: number;
}

export type StoredIntent = Pick<
  PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'created' | 'last_payment_error'
> & {
  client_secret: string;
  payment_method: string | null;
  customer: string;
  invoice: string;
  statement_descriptor: string;
};

/** Money that was taken, or a try to take it. */
export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  currency: string;
  customer: string;
  invoice: string;
  payment_method: string;
  status: 'succeeded' | 'failed';
  created: number;
}

export type PaymentObject =
  | StoredMethod
  | Customer
  | Subscription
  | Invoice
  | StoredIntent
  | Charge;

type Kind = PaymentObject['object'];
type OfKind<K extends Kind> = Extract<PaymentObject, { object: K }>;

const prefixes: Record<Kind, string> = {
  payment_method: 'pm',
  customer: 'cus',
  subscription: 'sub',
  invoice: 'in',
  payment_intent: 'pi',
  charge: 'ch',
};

/** The provider's objects, as documents in `payment_objects`. */
export interface ObjectStore {
  find<K extends Kind>(object: K, id: string): OfKind<K> | undefined;
  /** Those of a customer, oldest first. */
  ofCustomer<K extends Kind>(object: K, customer: string): OfKind<K>[];
  /** The customer that an account was made last. */
  customerOf(accountSid: string): Customer | undefined;
  save(value: PaymentObject): void;
  remove(id: string): void;
  /** As the provider's look: a prefix that says what it is, and 24 letters and digits. */
  newId(object: Kind): string;
}

/** The store over the platform's database. */
export function createObjectStore(db: Database): ObjectStore {
  const read = <K extends Kind>(text: unknown) => JSON.parse(String(text)) as OfKind<K>;
  return {
    find<K extends Kind>(object: K, id: string) {
      const row = db.get(
        'SELECT body FROM payment_objects WHERE id = ? AND object = ?',
        id,
        object,
      );
      return row && read<K>(row.body);
    },
    ofCustomer<K extends Kind>(object: K, customer: string) {
      return db
        .all(
          'SELECT body FROM payment_objects WHERE customer = ? AND object = ? ORDER BY rowid',
          customer,
          object,
        )
        .map(({ body }) => read<K>(body));
    },
    customerOf: (accountSid) =>
      db
        .all("SELECT body FROM payment_objects WHERE object = 'customer'")
        .map(({ body }) => read<'customer'>(body))
        .findLast(({ metadata }) => metadata.account_sid === accountSid),
    save(value) {
      const customer = value.object === 'customer' ? value.id : value.customer;
      db.run(
        `INSERT INTO payment_objects (id, object, customer, body) VALUES (?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET customer = excluded.customer, body = excluded.body`,
        ...[value.id, value.object, customer, JSON.stringify(value)],
      );
    },
    remove: (id) => void db.run('DELETE FROM payment_objects WHERE id = ?', id),
    newId: (object) => `${prefixes[object]}_${randomBytes(12).toString('hex')}`,
  };
}

/** A payment method as the provider answers it. */
export const shownMethod = (method: StoredMethod): PaymentMethod => {
  const { id, object, type, card, customer, created } = method;
  const billing_details = { address: null, email: null, name: null, phone: null };
  const rest = { allow_redisplay: 'unspecified', livemode: false, metadata: {} };
  return { id, object, type, card, customer, created, billing_details, ...rest } as PaymentMethod;
};
