import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus, failure } from '../errors';
import type { Payments } from '../outside';
import { allRecords, findRecord } from '../records';
import type { Caller } from '../scope';

/**
 * Prices, StripeCustomerId and Invoices (contract 17). A self-hosted platform has no payment
 * provider: 500 where it would be asked, 404 text where there is no account or customer.
 */
export function billingRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const ownAccount = ({ accountSid }: Caller) => findRecord(ctx.db, 'accounts', accountSid ?? null);
  const provider = () => {
    const { payments } = ctx.outside;
    if (!payments) throw failure('no payment provider is configured');
    return payments;
  };

  api.get('/Prices', async () => {
    const { reach, products } = provider();
    reach();
    const own = allRecords(ctx.db, 'products');
    return products.map(({ id, category, description, unit_label, prices }) => {
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
    return provider().upcoming(String(account.stripe_customer_id));
  });
}

/** The caller's customer at the payment provider, made when there is none yet. */
export function customerIdOf(
  ctx: PlatformContext,
  { accountSid = '', email = null }: { accountSid?: string; email?: string | null },
  provider: () => Payments,
): string {
  const account = findRecord(ctx.db, 'accounts', accountSid);
  if (account?.stripe_customer_id) return String(account.stripe_customer_id);
  const { id } = provider().createCustomer(accountSid, email);
  ctx.db.run('UPDATE accounts SET stripe_customer_id = ? WHERE account_sid = ?', id, accountSid);
  return id;
}
