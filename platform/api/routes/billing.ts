import type { FastifyInstance } from 'fastify';
import { createCustomer, productsForSale, upcoming } from '../../demo/payments';
import type { PlatformContext } from '../context';
import { bareStatus, failure } from '../errors';
import { allRecords, findRecord } from '../records';
import type { Caller } from '../scope';

/**
 * Prices, StripeCustomerId and Invoices (contract 17). A self-hosted platform has no payment
 * provider: 500 where it would be asked, 404 text where there is no account or customer.
 */
export function billingRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const ownAccount = ({ accountSid }: Caller) => findRecord(ctx.db, 'accounts', accountSid ?? null);
  const provider = () => {
    if (!ctx.payments) throw failure('no payment provider is configured');
    return ctx.payments;
  };

  api.get('/Prices', async () => {
    provider().reach();
    const own = allRecords(ctx.db, 'products');
    return productsForSale.map(({ id, category, description, unit_label, prices }) => {
      const product = own.find((row) => row.category === category);
      return {
        product_sid: product?.product_sid,
        name: product?.name,
        ...{ category, stripe_product_id: id, description, unit_label },
        prices: prices.map(({ id: stripe_price_id, ...price }) => ({ stripe_price_id, ...price })),
      };
    });
  });

  api.get('/StripeCustomerId', async ({ caller }) => {
    const account = ownAccount(caller);
    if (!account) throw bareStatus(404);
    return { stripe_customer_id: customerIdOf(ctx, caller, provider) };
  });

  api.get('/Invoices', async ({ caller }) => {
    const account = ownAccount(caller);
    if (!account) throw failure(`account ${caller.accountSid} not found`);
    if (!account.stripe_customer_id) throw bareStatus(404);
    return upcoming(provider(), String(account.stripe_customer_id));
  });
}

/** The caller's customer at the payment provider, made when there is none yet. */
export function customerIdOf(
  ctx: PlatformContext,
  { accountSid = '', email = null }: { accountSid?: string; email?: string | null },
  provider: () => NonNullable<PlatformContext['payments']>,
): string {
  const account = findRecord(ctx.db, 'accounts', accountSid);
  if (account?.stripe_customer_id) return String(account.stripe_customer_id);
  const { id } = createCustomer(provider(), accountSid, email);
  ctx.db.run('UPDATE accounts SET stripe_customer_id = ? WHERE account_sid = ?', id, accountSid);
  return id;
}
