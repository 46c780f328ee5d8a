import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { crud } from '../crud';
import type { Row } from '../database';
import { badRequest, failure } from '../errors';
import { listRows, where } from '../lists';
import { type Body, deleteRecords, findRecord, findRecords } from '../records';
import { query } from '../requests';
import type { TableName } from '../schema';
import { ownsRow } from '../scope';

/**
 * LcrRoutes: the list of a table, by scope, and one, create, change and delete without a scope
 * check (contract 14.3). The entries of a route go with it, save that of the default route.
 */
export function lcrRouteRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const { db } = ctx;
  const withEntries = (row: Row) => {
    const ofRoute = where('lcr_route_sid = ?', row.lcr_route_sid ?? null);
    const entries = listRows(db, 'lcr_carrier_set_entry', ofRoute, { order: 'priority' });
    return { ...row, lcr_carrier_set_entries: entries };
  };
  crud(api, ctx, {
    path: '/LcrRoutes',
    table: 'lcr_routes',
    list({ request, caller }) {
      const { lcr_sid } = query(request);
      if (!lcr_sid) throw badRequest('missing lcr_sid');
      const lcr = findRecord(db, 'lcr', lcr_sid);
      if (caller.scope !== 'admin' && !(lcr && ownsRow(caller, lcr))) {
        throw badRequest('unknown lcr_sid');
      }
      const options = { order: 'priority', serialize: withEntries };
      return listRows(db, 'lcr_routes', where('lcr_sid = ?', lcr_sid), options);
    },
    serialize: withEntries,
    accepts({ sid, payload }) {
      if (!sid) requireParent(ctx, payload, 'lcr_sid', 'lcr');
      return payload;
    },
    beforeRemove: (sid) => deleteRecords(db, 'lcr_carrier_set_entry', 'lcr_route_sid', sid),
  });
}

/**
 * LcrCarrierSetEntries: the list of a route, one, create, change and delete, without a scope check
 * (contract 14.3). It is the only way to add a carrier to a route that exists.
 */
export function lcrCarrierSetEntryRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/LcrCarrierSetEntries',
    table: 'lcr_carrier_set_entry',
    list({ request }) {
      const { lcr_route_sid } = query(request);
      if (!lcr_route_sid) throw failure('Bind parameters must not contain undefined');
      return findRecords(ctx.db, 'lcr_carrier_set_entry', 'lcr_route_sid', lcr_route_sid);
    },
    accepts({ sid, payload }) {
      if (sid) return payload;
      requireParent(ctx, payload, 'lcr_route_sid', 'lcr_routes');
      requireParent(ctx, payload, 'voip_carrier_sid', 'voip_carriers');
      return payload;
    },
  });
}

function requireParent(ctx: PlatformContext, payload: Body, name: string, table: TableName): void {
  if (!payload[name]) throw badRequest(`missing ${name}`);
  if (!findRecord(ctx.db, table, String(payload[name]))) throw badRequest(`unknown ${name}`);
}
