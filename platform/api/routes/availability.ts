import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, failure } from '../errors';
import { query } from '../requests';

const lookups: Record<string, string> = {
  subdomain: 'SELECT 1 FROM accounts WHERE sip_realm = ?',
  email: 'SELECT 1 FROM users WHERE email = ?',
  phone: 'SELECT 1 FROM users WHERE phone = ?',
};

/** GET /Availability?type=&value= (contract 2.4): `{available}`; the subdomain is a full realm. */
export function availabilityRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Availability', async (request) => {
    const { type = '', value } = query(request);
    const lookup = lookups[type];
    if (!lookup) throw badRequest('invalid availability type');
    if (!value) throw failure('Bind parameters must not contain undefined');
    return { available: !ctx.db.get(lookup, value) };
  });
}
