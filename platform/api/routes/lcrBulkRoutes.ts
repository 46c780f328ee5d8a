import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus, failure } from '../errors';
import { type Body, findRecord, insertRecord, updateRecord } from '../records';
import { noContent, param } from '../requests';

/** The priority that makes a new route the default one of its table (contract 14.2). */
const DEFAULT_PRIORITY = 9999;

interface BulkRoute {
  /** The columns of the route, its sid and entries apart. */
  columns: Body;
  sid: string | undefined;
  entries: Body[];
}

/**
 * Lcrs/{sid}/Routes: several routes with their entries at once, as a bare array, without a scope
 * check and not in one transaction (contract 14.2). POST creates every element; PUT creates those
 * without a sid and changes the others with those of their entries that carry a sid. Routes that
 * the array lacks stay.
 */
export function lcrBulkRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const readRoutes = (request: FastifyRequest): [string, BulkRoute[]] => {
    const lcrSid = param(request, 'sid');
    if (!findRecord(ctx.db, 'lcr', lcrSid)) throw bareStatus(404);
    if (!Array.isArray(request.body)) throw failure('body is not iterable');
    const routes = request.body.map(toBulkRoute);
    for (const { entries } of routes) checkEntries(ctx, entries);
    return [lcrSid, routes];
  };

  api.post('/Lcrs/:sid/Routes', async (request, reply) => {
    const [lcrSid, routes] = readRoutes(request);
    for (const route of routes) createRoute(ctx, lcrSid, route);
    return noContent(reply);
  });

  api.put('/Lcrs/:sid/Routes', async (request, reply) => {
    const [lcrSid, routes] = readRoutes(request);
    for (const route of routes) {
      if (route.sid) changeRoute(ctx, route.sid, route);
      else createRoute(ctx, lcrSid, route);
    }
    return noContent(reply);
  });
}

function toBulkRoute(element: unknown): BulkRoute {
  const { lcr_route_sid, lcr_carrier_set_entries, ...columns } = (element ?? {}) as Body;
  const entries = Array.isArray(lcr_carrier_set_entries) ? lcr_carrier_set_entries : [];
  return { columns, sid: lcr_route_sid ? String(lcr_route_sid) : undefined, entries };
}

/** Every route needs an entry, every entry a carrier that exists. */
function checkEntries(ctx: PlatformContext, entries: Body[]): void {
  if (entries.length === 0) throw badRequest('a route needs a carrier set entry');
  for (const { voip_carrier_sid } of entries) {
    if (!voip_carrier_sid) throw badRequest('missing voip_carrier_sid');
    if (!findRecord(ctx.db, 'voip_carriers', String(voip_carrier_sid))) {
      throw badRequest('unknown voip_carrier_sid');
    }
  }
}

function createRoute(ctx: PlatformContext, lcr_sid: string, { columns, entries }: BulkRoute): void {
  const lcr_route_sid = insertRecord(ctx.db, 'lcr_routes', { ...columns, lcr_sid });
  for (const { lcr_carrier_set_entry_sid, ...entry } of entries) {
    const facts = { ...entry, lcr_route_sid };
    const sid = insertRecord(ctx.db, 'lcr_carrier_set_entry', facts);
    if (columns.priority === DEFAULT_PRIORITY) {
      updateRecord(ctx.db, 'lcr', lcr_sid, { default_carrier_set_entry_sid: sid });
    }
  }
}

/** An unknown route is passed over in silence, as is an entry without a sid. */
function changeRoute(ctx: PlatformContext, sid: string, { columns, entries }: BulkRoute): void {
  updateRecord(ctx.db, 'lcr_routes', sid, columns);
  for (const { lcr_carrier_set_entry_sid, ...entry } of entries) {
    if (!lcr_carrier_set_entry_sid) continue;
    updateRecord(ctx.db, 'lcr_carrier_set_entry', String(lcr_carrier_set_entry_sid), entry);
  }
}
