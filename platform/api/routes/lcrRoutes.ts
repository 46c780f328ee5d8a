import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus } from '../errors';
import {
  deleteRecord,
  deleteRecords,
  findRecord,
  insertRecord,
  requireFields,
  updateRecord,
} from '../records';
import { body, created, noContent, param, query } from '../requests';
import { seesLcr } from './lcrs';

const TABLE = 'lcr_routes';

/**
 * LcrRoutes: the list of a table, by scope, and one, create, change and delete without a scope
 * check (contract 14.3). The entries of a route go with it, save that of the default route.
 */
export function lcrRouteRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/LcrRoutes', async (request) => {
    const { lcr_sid } = query(request);
    if (!lcr_sid) throw badRequest('missing lcr_sid');
    const table = findRecord(ctx.db, 'lcr', lcr_sid);
    if (request.caller.scope !== 'admin' && !(table && seesLcr(request.caller, table))) {
      throw badRequest('unknown lcr_sid');
    }
    const sql = `SELECT * FROM ${TABLE} WHERE lcr_sid = ? ORDER BY priority`;
    return ctx.db.all(sql, lcr_sid).map((row) => withEntries(ctx, row));
  });

  api.get('/LcrRoutes/:sid', async (request) => {
    const row = findRecord(ctx.db, TABLE, param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return withEntries(ctx, row);
  });

  api.post('/LcrRoutes', async (request, reply) => {
    const payload = body(request);
    if (!payload.lcr_sid) throw badRequest('missing lcr_sid');
    if (!findRecord(ctx.db, 'lcr', String(payload.lcr_sid))) throw badRequest('unknown lcr_sid');
    requireFields(TABLE, payload);
    return created(reply, insertRecord(ctx.db, TABLE, payload));
  });

  api.put('/LcrRoutes/:sid', async (request, reply) => {
    const found = updateRecord(ctx.db, TABLE, param(request, 'sid'), body(request));
    if (found === 0) throw bareStatus(404);
    return noContent(reply);
  });

  api.delete('/LcrRoutes/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    deleteRecords(ctx.db, 'lcr_carrier_set_entry', 'lcr_route_sid', sid);
    if (deleteRecord(ctx.db, TABLE, sid) === 0) throw bareStatus(404);
    return noContent(reply);
  });
}

function withEntries(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const sid = row.lcr_route_sid ?? null;
  const sql = 'SELECT * FROM lcr_carrier_set_entry WHERE lcr_route_sid = ? ORDER BY priority';
  return { ...row, lcr_carrier_set_entries: ctx.db.all(sql, sid) };
}
