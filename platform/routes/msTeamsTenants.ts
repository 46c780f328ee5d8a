import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus } from '../errors';
import { findRecord } from '../records';
import { param } from '../requests';

/** MicrosoftTeamsTenants: list and one, with no scope check at all (contract 13.2). */
export function msTeamsTenantRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/MicrosoftTeamsTenants', async () =>
    ctx.db.all('SELECT * FROM ms_teams_tenants ORDER BY ms_teams_tenant_sid'),
  );

  api.get('/MicrosoftTeamsTenants/:sid', async (request) => {
    const row = findRecord(ctx.db, 'ms_teams_tenants', param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return row;
  });
}
