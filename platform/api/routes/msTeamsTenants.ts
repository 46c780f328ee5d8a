import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus } from '../errors';
import { deleteRecord, findRecord, insertRecord, requireFields, updateRecord } from '../records';
import { body, created, noContent, param } from '../requests';

const TABLE = 'ms_teams_tenants';

/**
 * MicrosoftTeamsTenants: list, one, create, change and delete, all of them for everybody: there is
 * no scope check at all (contract 13.2).
 */
export function msTeamsTenantRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/MicrosoftTeamsTenants', async () =>
    ctx.db.all(`SELECT * FROM ${TABLE} ORDER BY ms_teams_tenant_sid`),
  );

  api.get('/MicrosoftTeamsTenants/:sid', async (request) => {
    const row = findRecord(ctx.db, TABLE, param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return row;
  });

  api.post('/MicrosoftTeamsTenants', async (request, reply) => {
    const payload = body(request);
    requireFields(TABLE, payload);
    return created(reply, insertRecord(ctx.db, TABLE, payload));
  });

  api.put('/MicrosoftTeamsTenants/:sid', async (request, reply) => {
    const found = updateRecord(ctx.db, TABLE, param(request, 'sid'), body(request));
    if (found === 0) throw bareStatus(404);
    return noContent(reply);
  });

  api.delete('/MicrosoftTeamsTenants/:sid', async (request, reply) => {
    if (deleteRecord(ctx.db, TABLE, param(request, 'sid')) === 0) throw bareStatus(404);
    return noContent(reply);
  });
}
