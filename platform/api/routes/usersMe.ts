import type { FastifyInstance } from 'fastify';
import { requireUser } from '../auth';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { bareStatus } from '../errors';
import { findRecord } from '../records';
import { type TableName, tables } from '../schema';

/**
 * GET /Users/me as a self-hosted platform answers it (contract 3): `{user, account, sp}`, where
 * account and sp are raw rows, all null for users without one. API keys get 403 text.
 */
export function userMeRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Users/me', async (request) => {
    const sid = requireUser(request.caller, bareStatus(403));
    const user = findRecord(ctx.db, 'users', sid);
    if (!user) throw bareStatus(403);
    const { hashed_password, phone_activation_code, email_activation_code, ...shown } = user;
    return {
      user: {
        ...shown,
        force_change: user.force_change === 1,
        email_validated: user.email_validated === 1,
        phone_validated: user.phone_validated === 1,
      },
      account: rowOrNulls(ctx, 'accounts', user.account_sid),
      sp: rowOrNulls(ctx, 'service_providers', user.service_provider_sid),
    };
  });
}

function rowOrNulls(ctx: PlatformContext, table: TableName, sid: Row[string] | undefined): Row {
  const found = findRecord(ctx.db, table, sid ?? null);
  if (found) return found;
  const { key, columns } = tables[table];
  return Object.fromEntries([key, ...Object.keys(columns)].map((name) => [name, null]));
}
