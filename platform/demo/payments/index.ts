import type { Database } from '../../api/database';
import type { Books, PaymentEvent } from './charging';
import { createObjectStore } from './objects';

/**
 * The stand-in of the payment provider. It keeps customers, methods, subscriptions, invoices and
 * payments in the platform's database, charges by `cards.ts`, and tells the platform of paid and
 * failed invoices by `tell`, at once where the real one takes seconds. What the real one refuses is
 * thrown as the platform passes it on: 402 with the provider's `{error}`, else its bare status.
 */
export function openBooks(
  db: Database,
  now: () => Date,
  tell: (event: PaymentEvent) => void,
): Books {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return { store: createObjectStore(db), seconds, tell };
}

export type { Books, PaymentEvent } from './charging';
export { confirm } from './charging';
export { createCustomer, createMethod, forgetMethod, keepMethod } from './customers';
export type { Wanted } from './invoices';
export { shownMethod } from './objects';
export { productsForSale } from './prices';
export {
  billed,
  cancel,
  change,
  payOutstanding,
  removeCustomer,
  subscribe,
  upcoming,
} from './subscriptions';
