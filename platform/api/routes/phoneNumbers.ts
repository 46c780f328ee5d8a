import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { SqlValue } from '../database';
import { badRequest, emptyAnswer } from '../errors';
import { findRecord } from '../records';
import { pageOf, param, query } from '../requests';
import { accountCondition, ownsAccount, requireSid } from '../scope';

/** PhoneNumbers: list (paged when asked for) and one (contract 13.1). */
export function phoneNumberRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/PhoneNumbers', async (request) => listNumbers(ctx, request));

  api.get('/PhoneNumbers/:sid', async (request) => {
    const sid = param(request, 'sid');
    requireSid(sid);
    const row = findRecord(ctx.db, 'phone_numbers', sid);
    if (!row) throw emptyAnswer(404);
    if (!ownsAccount(ctx, request.caller, row.account_sid ?? null)) {
      if (request.caller.scope === 'account') throw emptyAnswer(404);
      throw badRequest('insufficient privileges');
    }
    return row;
  });
}

/** A number without an account is invisible to providers and to admin's provider filter (13.1). */
function listNumbers(ctx: PlatformContext, request: FastifyRequest): unknown {
  const page = pageOf(request);
  const { filter, account_sid, service_provider_sid } = query(request);
  const scope = accountCondition(request.caller);
  const conditions = [scope.sql];
  const params: SqlValue[] = [...scope.params];
  if (filter) {
    conditions.push('instr(number, ?) > 0');
    params.push(filter);
  }
  if (account_sid) {
    conditions.push('account_sid = ?');
    params.push(account_sid);
  }
  if (service_provider_sid && request.caller.scope === 'admin') {
    conditions.push(
      'account_sid IN (SELECT account_sid FROM accounts WHERE service_provider_sid = ?)',
    );
    params.push(service_provider_sid);
  }
  const from = `FROM phone_numbers WHERE ${conditions.join(' AND ')}`;
  if (!page) return ctx.db.all(`SELECT * ${from} ORDER BY number`, ...params);
  const total = ctx.db.get(`SELECT count(*) AS total ${from}`, ...params);
  const rows = ctx.db.all(
    `SELECT * ${from} ORDER BY number, phone_number_sid LIMIT ? OFFSET ?`,
    ...[...params, page.limit, page.offset],
  );
  return page.wrap(Number(total?.total), rows);
}
