import { createObjectStore } from '../payments/objects';
import { costOf, priceOf } from '../payments/prices';
import type { Seeder } from './tools';

interface PaidPlan {
  email: string;
  sid: string;
  planSid: string;
  sessions: number;
  devices: number;
  /** The last renewal was declined. */
  isUnpaid?: boolean;
}

/** Days of the month that has been paid for and is over. */
const DAYS_PASSED = 12;
const PERIOD_DAYS = 30;
const DAY_SECONDS = 86_400;

/**
 * What the payment provider and the platform know of an account that pays every month by Visa. One whose
 * renewal was declined has a plan that does not count until it is paid (contract 17).
 */
export function seedPaidPlan({ db, vault, now }: Seeder, plan: PaidPlan): void {
  const store = createObjectStore(db);
  const slug = plan.email.replace(/^.*@|\..*$/g, '');
  const [customer, method, subscription, invoice] = ['cus', 'pm', 'sub', 'in'].map(
    (prefix) => `${prefix}_${slug}`,
  ) as [string, string, string, string];
  const start = Math.floor(now.getTime() / 1000) - DAYS_PASSED * DAY_SECONDS;
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: now.getFullYear() + 3 };
  const quantities = { price_sessions: plan.sessions, price_devices: plan.devices };
  const total = Object.entries(quantities).reduce((sum, [id, quantity]) => {
    const price = priceOf(id);
    return sum + (price ? costOf(price, quantity) : 0);
  }, 0);
  store.save({
    ...{ id: customer, object: 'customer', email: plan.email, created: start },
    metadata: { account_sid: plan.sid },
    invoice_settings: { default_payment_method: method },
  });
  store.save({
    ...{ id: method, object: 'payment_method', type: 'card', card, customer, created: start },
    ...(plan.isUnpaid
      ? {
          outcome: 'declines',
          error: { code: 'card_declined', message: 'Your card was declined.' },
        }
      : { outcome: 'pays', error: null }),
    isConfirmed: false,
  });
  store.save({
    ...{ id: invoice, object: 'invoice', customer, subscription, currency: 'usd' },
    ...(plan.isUnpaid
      ? { status: 'open', billing_reason: 'subscription_cycle', amount_paid: 0 }
      : { status: 'paid', billing_reason: 'subscription_create', amount_paid: total }),
    ...{ total, amount_due: total },
    ...{ payment_intent: null, lines: { object: 'list', data: [] }, created: start },
  });
  store.save({
    ...{ id: subscription, object: 'subscription', customer, created: start },
    status: plan.isUnpaid ? 'past_due' : 'active',
    metadata: { account_sid: plan.sid },
    items: {
      object: 'list',
      data: Object.entries(quantities).map(([id, quantity]) => ({
        ...{ id: `si_${id}`, object: 'subscription_item', price: { id }, quantity, metadata: {} },
      })),
    },
    ...{ pending_update: null, latest_invoice: invoice, current_period_start: start },
    current_period_end: start + PERIOD_DAYS * DAY_SECONDS,
  });
  db.run(
    `UPDATE account_subscriptions
        SET stripe_subscription_id = ?, stripe_payment_method_id = ?,
            last4 = ?, exp_month = ?, exp_year = ?, card_type = ?, pending = ?, pending_reason = ?
      WHERE account_subscription_sid = ?`,
    ...[subscription, method, vault.encrypt(card.last4)],
    ...[card.exp_month, card.exp_year, card.brand],
    ...(plan.isUnpaid ? [1, 'payment failed'] : [0, null]),
    plan.planSid,
  );
  db.run('UPDATE accounts SET stripe_customer_id = ? WHERE account_sid = ?', customer, plan.sid);
}
