import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { badRequest, emptyAnswer } from '../errors';
import { findRecord } from '../records';
import { pageOf, param, query } from '../requests';
import { type Caller, providerOf, requireSid } from '../scope';

/** VoipCarriers: the top-level list and one; for writes see voipCarriersWrite (contract 11.1). */
export function voipCarrierRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/VoipCarriers', async (request) => {
    const { scope, providerSid = '' } = request.caller;
    return listCarriers(ctx, request, scope === 'service_provider' ? providerSid : undefined);
  });

  api.get('/VoipCarriers/:sid', async (request) => {
    const sid = param(request, 'sid');
    requireSid(sid);
    const row = findRecord(ctx.db, 'voip_carriers', sid);
    if (!row) throw emptyAnswer(404);
    if (!ownsCarrier(request.caller, row)) throw badRequest('insufficient privileges');
    return shownCarrier(row);
  });
}

/** A carrier as every answer shows it: its registration state as an object (contract 11.1). */
export function shownCarrier(row: Row): Record<string, unknown> {
  return { ...row, register_status: JSON.parse(String(row.register_status || '{}')) };
}

/** Admin: any; provider: its own; account: those on the account itself only (contract 11.1). */
function ownsCarrier(caller: Caller, row: Row): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return row.account_sid === caller.accountSid;
  return row.service_provider_sid === caller.providerSid;
}

/**
 * The carriers of a provider, or of all when none is given, filtered by account (its own and the
 * provider-level ones) and by name, paged when asked for (contract 11.1, 19). Account scope sees
 * its own and its provider's provider-level ones, whatever it asks for.
 */
export function listCarriers(
  ctx: PlatformContext,
  request: FastifyRequest,
  providerSid: string | undefined,
): unknown {
  const page = pageOf(request, true);
  const { name, account_sid } = query(request);
  const conditions: string[] = [];
  const params: SqlValue[] = [];
  const add = (sql: string, ...values: SqlValue[]) => {
    conditions.push(sql);
    params.push(...values);
  };
  const { caller } = request;
  if (providerSid !== undefined) add('service_provider_sid = ?', providerSid);
  const account = caller.scope === 'account' ? caller.accountSid : account_sid;
  if (account) {
    add(
      '(account_sid = ? OR (account_sid IS NULL AND service_provider_sid = ?))',
      account,
      providerOf(ctx, account) ?? '',
    );
  }
  if (name) add('instr(lower(name), lower(?)) > 0', name);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  if (!page) return ctx.db.all(`SELECT * FROM voip_carriers ${where}`, ...params).map(shownCarrier);
  const total = ctx.db.get(`SELECT count(*) AS total FROM voip_carriers ${where}`, ...params);
  const rows = ctx.db.all(
    `SELECT * FROM voip_carriers ${where} LIMIT ? OFFSET ?`,
    ...[...params, page.limit, page.offset],
  );
  return page.wrap(Number(total?.total), rows.map(shownCarrier));
}
