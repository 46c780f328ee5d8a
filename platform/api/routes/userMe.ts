import type { FastifyInstance } from 'fastify';
import { requireUser } from '../auth';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { bareStatus, failure } from '../errors';
import { activeSubscription } from '../plans';
import { findRecord, findRecords } from '../records';
import { type TableName, tables } from '../schema';

/** GET /Users/me, self-hosted and hosted (contract 3). API keys get 403 text. */
export function userMeRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Users/me', async (request) => {
    const sid = requireUser(request.caller, bareStatus(403));
    const row = findRecord(ctx.db, 'users', sid);
    // The sessions of a deleted account go on.
    if (!row) throw nothingFound();
    const { hashed_password, phone_activation_code, email_activation_code, ...shown } = row;
    const user = {
      ...shown,
      force_change: row.force_change === 1,
      email_validated: row.email_validated === 1,
      phone_validated: row.phone_validated === 1,
    };
    if (ctx.hosted) return hostedAnswer(ctx, user);
    return {
      user,
      account: rowOrNulls(ctx, 'accounts', row.account_sid),
      sp: rowOrNulls(ctx, 'service_providers', row.service_provider_sid),
    };
  });
}

/** What the live platform says where its query finds neither user nor account. */
const nothingFound = () =>
  failure("Cannot destructure property 'user' of 'payload' as it is undefined.");

function rowOrNulls(ctx: PlatformContext, table: TableName, sid: Row[string] | undefined): Row {
  const found = findRecord(ctx.db, table, sid ?? null);
  if (found) return found;
  const { key, columns } = tables[table];
  return Object.fromEntries([key, ...Object.keys(columns)].map((name) => [name, null]));
}

/**
 * The hosted form: the user without its account's sid, the account with its provider's root domain,
 * keys and plan. 500 for users without an account, and while no plan counts.
 */
function hostedAnswer(
  ctx: PlatformContext,
  { account_sid, ...user }: Record<string, unknown>,
): Record<string, unknown> {
  const account = findRecord(ctx.db, 'accounts', account_sid ? String(account_sid) : null);
  if (!account) throw nothingFound();
  const { service_provider_sid = null } = account;
  const provider = findRecord(ctx.db, 'service_providers', service_provider_sid);
  const sid = String(account.account_sid);
  return {
    user,
    account: {
      ...account,
      is_active: account.is_active === 1,
      root_domain: provider?.root_domain ?? null,
    },
    api_keys: findRecords(ctx.db, 'api_keys', 'account_sid', sid).map(
      ({ api_key_sid, token, last_used, created_at }) => ({
        ...{ api_key_sid, token, last_used, created_at },
      }),
    ),
    subscription: subscriptionOf(ctx, sid),
    static_ips: [],
  };
}

function subscriptionOf(ctx: PlatformContext, accountSid: string): Record<string, unknown> {
  const plan = activeSubscription(ctx, accountSid);
  if (!plan) throw failure('account is missing a subscription');
  const { account_subscription_sid, effective_start_date, last4 } = plan;
  const products = ctx.db.all(
    `SELECT name, quantity FROM account_products
       JOIN products ON products.product_sid = account_products.product_sid
      WHERE account_subscription_sid = ? ORDER BY name DESC`,
    account_subscription_sid ?? null,
  );
  const card = last4
    ? {
        last4: ctx.vault.decrypt(String(last4)),
        exp_month: plan.exp_month,
        exp_year: plan.exp_year,
        card_type: plan.card_type,
        statement_descriptor: plan.stripe_statement_descriptor,
      }
    : {};
  return {
    status: 'active',
    account_subscription_sid,
    start_date: effective_start_date,
    products,
    ...card,
  };
}
