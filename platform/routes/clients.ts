import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { bareStatus } from '../errors';
import { maskSecret } from '../masks';
import { findRecord } from '../records';
import { param } from '../requests';
import { accountCondition, ownsAccount } from '../scope';

/** Clients: list and one (contract 15). The provider's list lacks the three allow_ keys. */
export function clientRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Clients', async ({ caller }) => {
    const { sql, params } = accountCondition(caller);
    const rows = ctx.db.all(`SELECT * FROM clients WHERE ${sql} ORDER BY client_sid`, ...params);
    const shown = rows.map((row) => shownClient(ctx, row));
    return caller.scope === 'service_provider' ? shown.map(withoutAllowKeys) : shown;
  });

  api.get('/Clients/:sid', async (request) => {
    const row = findRecord(ctx.db, 'clients', param(request, 'sid'));
    if (!row || !ownsAccount(ctx, request.caller, row.account_sid ?? null)) throw bareStatus(404);
    return shownClient(ctx, row);
  });
}

/** The password keeps its first character only (contract 15, 22). */
function shownClient(ctx: PlatformContext, row: Row): Row {
  if (!row.password) return row;
  return { ...row, password: maskSecret(ctx.vault.decrypt(String(row.password)), 1) };
}

function withoutAllowKeys(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('allow_')));
}
