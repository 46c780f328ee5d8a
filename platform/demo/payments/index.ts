import type { Database } from '../../api/database';
import type { Books, PaymentEvent } from './charging';
import { createObjectStore } from './objects';
import { unreachable } from './refusals';

/** The row that says so while the provider is down. */
const outage = 'payments_down';

/**
 * The stand-in of the payment provider. It keeps customers, methods, subscriptions, invoices and
 * payments in the platform's database, charges by `cards.ts`, and tells the platform of paid and
 * failed invoices by `tell`, at once where the real one takes seconds. What the real one refuses is
 * thrown as the platform passes it on (`refusals.ts`). While it is down, which `setDown` decides, the
 * platform cannot ask it for anything; the page still can.
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

export type { Books, PaymentEvent } from './charging';
export { confirm } from './charging';
export { createCustomer, createMethod, forgetMethod, keepMethod } from './customers';
export type { Wanted } from './invoices';
export { shownMethod } from './objects';
export { productsForSale } from './prices';
export { known } from './refusals';
export {
  billed,
  cancel,
  change,
  payOutstanding,
  removeCustomer,
  renew,
  subscribe,
  upcoming,
} from './subscriptions';
