import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { crud } from '../crud';
import { failure, forbidden } from '../errors';
import { requireSid } from '../scope';

/** The entities that need few words: MicrosoftTeamsTenants and Webhooks. */
export function plainTableRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  // Without any scope check (contract 13.2).
  crud(api, ctx, { path: '/MicrosoftTeamsTenants', table: 'ms_teams_tenants' });

  // Everybody creates them, only admin reads them (contract 6).
  crud(api, ctx, {
    path: '/Webhooks',
    table: 'webhooks',
    except: ['list', 'change', 'remove'],
    mayRead({ caller, sid }) {
      requireSid(sid);
      if (caller.scope === 'account') throw forbidden();
      if (caller.scope !== 'admin') throw failure('Unknown column in WHERE');
    },
  });
}
