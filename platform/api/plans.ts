import { type PlatformContext, toSeconds } from './context';
import type { Row } from './database';
import type { KeptMethod, PaymentEvent } from './outside';
import { allRecords, insertRecord } from './records';

type Category = 'voice_call_session' | 'device';

/** What the plans without a payment come with (contract 17). */
const quantities: Record<'trial' | 'free', Record<Category, number>> = {
  trial: { voice_call_session: 5, device: 0 },
  free: { voice_call_session: 1, device: 1 },
};

/** A product and how many of it a request asks for. */
export interface Ordered {
  product_sid: string;
  quantity: number;
}

/** The subscription that counts now: without an end and not pending. */
export function activeSubscription({ db }: PlatformContext, accountSid: string): Row | undefined {
  return db.get(
    `SELECT * FROM account_subscriptions
      WHERE account_sid = ? AND effective_end_date IS NULL AND pending = 0`,
    accountSid,
  );
}

/**
 * Puts an account on trial when no plan of it counts, else on the free plan, at once: what it had
 * before ends, at the payment provider last. Where that fails, the quantities are those of the free plan
 * already, the account still counts as a paying one, and the provider goes on (contract 17).
 */
export function startFreePlan(ctx: PlatformContext, accountSid: string, isReturning = false): void {
  const before = activeSubscription(ctx, accountSid);
  const plan = before || isReturning ? 'free' : 'trial';
  const sid = insertSubscription(ctx, accountSid, {});
  for (const { product_sid, category } of allRecords(ctx.db, 'products')) {
    const quantity = quantities[plan][category as Category];
    if (quantity === undefined) continue;
    insertProducts(ctx, sid, [{ product_sid: String(product_sid), quantity }]);
  }
  if (before) {
    endSubscription(ctx, 'downgraded to free plan', 'account_subscription_sid = ?', [
      String(before.account_subscription_sid),
    ]);
    const { stripe_subscription_id: subscription, stripe_payment_method_id: method } = before;
    const { payments } = ctx.outside;
    if (subscription) payments?.cancel(String(subscription));
    if (method) payments?.forgetMethod(String(method));
  }
  ctx.db.run('UPDATE accounts SET plan_type = ? WHERE account_sid = ?', plan, accountSid);
}

/** Keeps a plan that counts once it is paid; a payment that fails leaves it behind (contract 17). */
export function addPendingSubscription(
  ctx: PlatformContext,
  accountSid: string,
  products: Ordered[],
  { id, card }: KeptMethod,
  stripeSubscriptionId: string | null = null,
): void {
  const sid = insertSubscription(ctx, accountSid, {
    pending: 1,
    stripe_subscription_id: stripeSubscriptionId,
    stripe_payment_method_id: id,
    ...cardColumns(ctx, card),
  });
  insertProducts(ctx, sid, products);
}

/** The card of every plan of an account that has not ended. */
export function keepCard(ctx: PlatformContext, accountSid: string, { id, card }: KeptMethod): void {
  const { last4, exp_month, exp_year, card_type } = cardColumns(ctx, card);
  ctx.db.run(
    `UPDATE account_subscriptions
        SET last4 = ?, stripe_payment_method_id = ?, exp_month = ?, exp_year = ?, card_type = ?
      WHERE account_sid = ? AND effective_end_date IS NULL`,
    ...[last4, id, exp_month, exp_year, card_type, accountSid],
  );
}

/**
 * What is paid counts from now on, every other plan ends, and an inactive account is active. Of several
 * that are pending it is any, whichever was paid, as on the live platform: here the lowest sid.
 */
export function activateSubscription(
  ctx: PlatformContext,
  accountSid: string,
  stripeSubscriptionId: string,
  reason: string,
): void {
  const pending = pendingSubscription(ctx, accountSid);
  if (!pending) return;
  const sid = String(pending.account_subscription_sid);
  ctx.db.run(
    `UPDATE account_subscriptions
        SET pending = 0, effective_start_date = ?, stripe_subscription_id = ?
      WHERE account_subscription_sid = ?`,
    ...[toSeconds(ctx.now()), stripeSubscriptionId, sid],
  );
  endSubscription(ctx, reason, 'account_sid = ? AND account_subscription_sid <> ?', [
    accountSid,
    sid,
  ]);
  ctx.db.run(
    "UPDATE accounts SET plan_type = 'paid', is_active = 1 WHERE account_sid = ?",
    accountSid,
  );
}

/**
 * What the platform does about a paid or failed invoice. A failure leaves a pending plan pending;
 * where none is, the plan that counts stops counting.
 */
export function handlePaymentEvent(
  ctx: PlatformContext,
  { type, accountSid, subscriptionId, reason }: PaymentEvent,
): void {
  if (type === 'invoice.payment_succeeded') {
    const isFirst = reason === 'subscription_create';
    const words = isFirst ? 'upgrade to paid plan' : 'change plan details';
    activateSubscription(ctx, accountSid, subscriptionId, words);
    return;
  }
  const pending = pendingSubscription(ctx, accountSid);
  const failing = pending ?? activeSubscription(ctx, accountSid);
  ctx.db.run(
    `UPDATE account_subscriptions SET pending = 1, pending_reason = 'payment failed'
      WHERE account_subscription_sid = ?`,
    failing?.account_subscription_sid ?? null,
  );
}

function pendingSubscription({ db }: PlatformContext, accountSid: string): Row | undefined {
  return db.get(
    `SELECT * FROM account_subscriptions
      WHERE account_sid = ? AND effective_end_date IS NULL AND pending = 1 ORDER BY account_subscription_sid`,
    accountSid,
  );
}

function insertSubscription(ctx: PlatformContext, account_sid: string, internal: Row): string {
  return insertRecord(
    ctx.db,
    'account_subscriptions',
    { account_sid },
    { effective_start_date: toSeconds(ctx.now()), ...internal },
  );
}

function insertProducts({ db }: PlatformContext, sid: string, products: Ordered[]): void {
  for (const { product_sid, quantity } of products) {
    const row = { account_subscription_sid: sid, product_sid, quantity };
    insertRecord(db, 'account_products', row);
  }
}

function endSubscription(
  { db, now }: PlatformContext,
  reason: string,
  which: string,
  params: string[],
): void {
  db.run(
    `UPDATE account_subscriptions SET effective_end_date = ?, change_reason = ?
      WHERE effective_end_date IS NULL AND ${which}`,
    ...[toSeconds(now()), reason, ...params],
  );
}

/** The last four digits are kept encrypted, as the live platform keeps them. */
function cardColumns({ vault }: PlatformContext, card: KeptMethod['card']) {
  const { last4, exp_month, exp_year, brand: card_type } = card;
  return { last4: vault.encrypt(last4), exp_month, exp_year, card_type };
}
