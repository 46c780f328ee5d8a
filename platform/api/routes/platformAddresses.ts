import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { query } from '../requests';

/**
 * Sbcs and Smpps: the addresses of the platform itself (contract 11.5). A provider's own SBCs take
 * the place of the global ones; its own SMPP addresses show only when they are asked for.
 */
export function platformAddressRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Sbcs', async (request) => {
    const { scope, providerSid } = request.caller;
    const provider = scope === 'admin' ? query(request).service_provider_sid : providerSid;
    const own = ctx.db.all(
      'SELECT * FROM sbc_addresses WHERE service_provider_sid = ?',
      provider ?? '',
    );
    if (own.length > 0) return own;
    return ctx.db.all('SELECT * FROM sbc_addresses WHERE service_provider_sid IS NULL');
  });

  api.get('/Smpps', async (request) => {
    const { service_provider_sid } = query(request);
    if (!service_provider_sid) {
      return ctx.db.all('SELECT * FROM smpp_addresses WHERE service_provider_sid IS NULL');
    }
    return ctx.db.all(
      'SELECT * FROM smpp_addresses WHERE service_provider_sid = ?',
      service_provider_sid,
    );
  });
}
