import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus, failure } from '../errors';
import { findRecord, findRecords } from '../records';
import { param, query } from '../requests';
import { seesLcr } from './lcrs';

/** LcrRoutes and LcrCarrierSetEntries: lists of a parent and one, unchecked (contract 14.3). */
export function lcrRouteRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/LcrRoutes', async (request) => {
    const { lcr_sid } = query(request);
    if (!lcr_sid) throw badRequest('missing lcr_sid');
    const table = findRecord(ctx.db, 'lcr', lcr_sid);
    if (request.caller.scope !== 'admin' && !(table && seesLcr(request.caller, table))) {
      throw badRequest('unknown lcr_sid');
    }
    const sql = 'SELECT * FROM lcr_routes WHERE lcr_sid = ? ORDER BY priority';
    return ctx.db.all(sql, lcr_sid).map((row) => withEntries(ctx, row));
  });

  api.get('/LcrRoutes/:sid', async (request) => {
    const row = findRecord(ctx.db, 'lcr_routes', param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return withEntries(ctx, row);
  });

  api.get('/LcrCarrierSetEntries', async (request) => {
    const { lcr_route_sid } = query(request);
    if (!lcr_route_sid) throw failure('Bind parameters must not contain undefined');
    return findRecords(ctx.db, 'lcr_carrier_set_entry', 'lcr_route_sid', lcr_route_sid);
  });

  api.get('/LcrCarrierSetEntries/:sid', async (request) => {
    const row = findRecord(ctx.db, 'lcr_carrier_set_entry', param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return row;
  });
}

function withEntries(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const sid = row.lcr_route_sid ?? null;
  const sql = 'SELECT * FROM lcr_carrier_set_entry WHERE lcr_route_sid = ? ORDER BY priority';
  return { ...row, lcr_carrier_set_entries: ctx.db.all(sql, sid) };
}
