import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { crud, type Verb } from '../crud';
import type { SqlValue } from '../database';
import { badRequest, failure } from '../errors';
import { findRecords } from '../records';
import { query } from '../requests';
import type { Caller } from '../scope';

const availabilityQueries: Record<string, string> = {
  subdomain: 'SELECT 1 FROM accounts WHERE sip_realm = ?',
  email: 'SELECT 1 FROM users WHERE email = ?',
  phone: 'SELECT 1 FROM users WHERE phone = ?',
};

/** GET /Availability?type=&value= (contract 2.4): `{available}`; the subdomain is a full realm. */
export function availabilityRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Availability', async (request) => {
    const { type = '', value } = query(request);
    const lookup = availabilityQueries[type];
    if (!lookup) throw badRequest('invalid availability type');
    if (!value) throw failure('Bind parameters must not contain undefined');
    return { available: !ctx.db.get(lookup, value) };
  });
}

/**
 * Sbcs and Smpps: the addresses of the platform itself (contract 11.5). A provider's own SBCs take
 * the place of the global ones; its own SMPP addresses show only when they are asked for.
 */
export function platformAddressRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const { db } = ctx;
  const addresses = (table: 'sbc_addresses' | 'smpp_addresses', providerSid: SqlValue) =>
    providerSid === null
      ? db.all(`SELECT * FROM ${table} WHERE service_provider_sid IS NULL`)
      : findRecords(db, table, 'service_provider_sid', providerSid);

  api.get('/Sbcs', async (request) => {
    const { scope, providerSid } = request.caller;
    const provider = scope === 'admin' ? query(request).service_provider_sid : providerSid;
    const own = addresses('sbc_addresses', provider ?? '');
    return own.length > 0 ? own : addresses('sbc_addresses', null);
  });

  api.get('/Smpps', async (request) =>
    addresses('smpp_addresses', query(request).service_provider_sid || null),
  );

  // Who is refused meets a mistake of the live platform. SMPP addresses are everybody's.
  const onlyAdmin = (text: string) => (caller: Caller) => {
    if (caller.scope !== 'admin') throw failure(text);
  };
  const mayAdd = onlyAdmin("Cannot read properties of undefined (reading 'status')");
  const mayRemove = onlyAdmin('res.status is not a function');
  const except: Verb[] = ['list', 'one', 'change'];
  crud(api, ctx, {
    ...{ path: '/Sbcs', table: 'sbc_addresses', except },
    accepts({ caller, payload }) {
      mayAdd(caller);
      return payload;
    },
    mayRemove: ({ caller }) => mayRemove(caller),
  });
  crud(api, ctx, { path: '/Smpps', table: 'smpp_addresses', except });
}
