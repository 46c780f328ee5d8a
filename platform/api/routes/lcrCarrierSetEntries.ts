import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus, failure } from '../errors';
import { deleteRecord, findRecord, findRecords, insertRecord, updateRecord } from '../records';
import { body, created, noContent, param, query } from '../requests';

const TABLE = 'lcr_carrier_set_entry';

/**
 * LcrCarrierSetEntries: the list of a route, one, create, change and delete, without a scope check
 * (contract 14.3). It is the only way to add a carrier to a route that exists.
 */
export function lcrCarrierSetEntryRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/LcrCarrierSetEntries', async (request) => {
    const { lcr_route_sid } = query(request);
    if (!lcr_route_sid) throw failure('Bind parameters must not contain undefined');
    return findRecords(ctx.db, TABLE, 'lcr_route_sid', lcr_route_sid);
  });

  api.get('/LcrCarrierSetEntries/:sid', async (request) => {
    const row = findRecord(ctx.db, TABLE, param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return row;
  });

  api.post('/LcrCarrierSetEntries', async (request, reply) => {
    const payload = body(request);
    for (const [name, table] of [
      ['lcr_route_sid', 'lcr_routes'],
      ['voip_carrier_sid', 'voip_carriers'],
    ] as const) {
      const sid = payload[name];
      if (!sid) throw badRequest(`missing ${name}`);
      if (!findRecord(ctx.db, table, String(sid))) throw badRequest(`unknown ${name}`);
    }
    return created(reply, insertRecord(ctx.db, TABLE, payload));
  });

  api.put('/LcrCarrierSetEntries/:sid', async (request, reply) => {
    const found = updateRecord(ctx.db, TABLE, param(request, 'sid'), body(request));
    if (found === 0) throw bareStatus(404);
    return noContent(reply);
  });

  api.delete('/LcrCarrierSetEntries/:sid', async (request, reply) => {
    if (deleteRecord(ctx.db, TABLE, param(request, 'sid')) === 0) throw bareStatus(404);
    return noContent(reply);
  });
}
