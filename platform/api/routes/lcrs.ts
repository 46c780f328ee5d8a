import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus } from '../errors';
import { findRecord } from '../records';
import { body, created, noContent, param } from '../requests';
import type { Caller } from '../scope';
import { createLcr, deleteLcr, updateLcr } from './lcrsWrite';

/** Lcrs: list, one, create, change and delete (contract 14.1). Providers delete unchecked. */
export function lcrRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Lcrs', async ({ caller }) =>
    ctx.db
      .all('SELECT * FROM lcr ORDER BY lcr_sid')
      .filter((row) => seesLcr(caller, row))
      .map((row) => shown(ctx, row)),
  );

  api.get('/Lcrs/:sid', async (request) => {
    const row = findRecord(ctx.db, 'lcr', param(request, 'sid'));
    if (!row || !seesLcr(request.caller, row)) throw bareStatus(404);
    return shown(ctx, row);
  });

  api.post('/Lcrs', async (request, reply) =>
    created(reply, createLcr(ctx, request.caller, body(request))),
  );

  api.put('/Lcrs/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    const row = findRecord(ctx.db, 'lcr', sid);
    if (!row || !seesLcr(request.caller, row)) throw badRequest('unknown lcr_sid');
    updateLcr(ctx, request.caller, sid, body(request));
    return noContent(reply);
  });

  api.delete('/Lcrs/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    const row = findRecord(ctx.db, 'lcr', sid);
    if (!row) throw bareStatus(404);
    const { scope, accountSid } = request.caller;
    if (scope === 'account' && row.account_sid !== accountSid) throw badRequest('unknown lcr_sid');
    deleteLcr(ctx, sid);
    return noContent(reply);
  });
}

/** Admin: all; others only tables that carry their own sid (contract 14.1). */
export function seesLcr(caller: Caller, row: Row): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return row.account_sid === caller.accountSid;
  return row.service_provider_sid === caller.providerSid;
}

function shown(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const sid = row.lcr_sid ?? '';
  const count = ctx.db.get('SELECT count(*) AS routes FROM lcr_routes WHERE lcr_sid = ?', sid);
  return { ...row, number_routes: Number(count?.routes) };
}
