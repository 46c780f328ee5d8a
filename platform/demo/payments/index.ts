import type { Database } from '../../api/database';
import type { PaymentEvent, Payments } from '../../api/outside';
import type { Books } from './charging';
import { createCustomer, forgetMethod, keepMethod } from './customers';
import { createObjectStore } from './objects';
import { productsForSale } from './prices';
import { known, unreachable } from './refusals';
import {
  billed,
  cancel,
  change,
  payOutstanding,
  removeCustomer,
  subscribe,
  upcoming,
} from './subscriptions';

/** The row that says so while the provider is down. */
const outage = 'payments_down';

/**
 * The stand-in of the payment provider. It keeps customers, methods, subscriptions, invoices and
 * payments in the platform's database, charges by `cards.ts`, and reports paid and failed invoices with
 * `tell`, at once where the real one takes seconds. It throws the real one's refusals as the platform
 * passes them on (`refusals.ts`). While it is down (`setDown`), the platform cannot reach it, but the
 * page can.
 */
export function openBooks(
  db: Database,
  now: () => Date,
  tell: (event: PaymentEvent) => void,
): Books {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    ...{ store: createObjectStore(db), seconds, tell },
    reach() {
      if (db.get('SELECT 1 FROM platform_meta WHERE name = ?', outage)) throw unreachable();
    },
    setDown(isDown) {
      db.run('DELETE FROM platform_meta WHERE name = ?', outage);
      if (isDown) db.run('INSERT INTO platform_meta (name, value) VALUES (?, ?)', outage, '1');
    },
  };
}

/** What the platform asks of the provider, answered from these books. */
export const paymentsOf = (books: Books): Payments => {
  const { store, reach } = books;
  return {
    reach,
    products: productsForSale,
    createCustomer: (...about) => createCustomer(books, ...about),
    removeCustomer: (customer) => removeCustomer(books, customer),
    method: (id) => known(store.find('payment_method', id), `/payment_methods/${id}`),
    defaultMethod: (customer) =>
      store.find('customer', customer)?.invoice_settings.default_payment_method,
    keepMethod: (...about) => keepMethod(books, ...about),
    forgetMethod: (id) => forgetMethod(books, id),
    subscribe: (...about) => subscribe(books, ...about),
    change: (...about) => change(books, ...about),
    subscribed: (id) => billed(books, id),
    cancel: (id) => cancel(books, id),
    upcoming: (...about) => upcoming(books, ...about),
    payOutstanding: (customer) => payOutstanding(books, customer),
  };
};
