import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { bareStatus, emptyAnswer, failure, forbidden } from '../errors';
import {
  type Body,
  deleteRecord,
  deleteRecords,
  findRecord,
  findRecords,
  insertRecord,
  requireFields,
  updateRecord,
} from '../records';
import { body, created, noContent, param } from '../requests';
import { requireProvider, requireSid } from '../scope';
import { anonymousWebhookOf, storeWebhook } from '../webhooks';

/** ServiceProviders: list, one, create, change, delete (contract 4). */
export function serviceProviderRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/ServiceProviders', async ({ caller }) => {
    const rows = ctx.db.all('SELECT * FROM service_providers ORDER BY service_provider_sid');
    return rows
      .filter((row) => caller.scope === 'admin' || row.service_provider_sid === caller.providerSid)
      .map((row) => shown(ctx, row));
  });

  api.get('/ServiceProviders/:sid', async (request) => {
    const sid = param(request, 'sid');
    requireProvider(request.caller, sid);
    const row = findRecord(ctx.db, 'service_providers', sid);
    if (!row) throw emptyAnswer(404);
    return shown(ctx, row);
  });

  api.post('/ServiceProviders', async (request, reply) => {
    if (request.caller.scope !== 'admin') {
      throw forbidden('only admin users can add a service provider');
    }
    const { registration_hook, ...columns } = body(request);
    requireFields('service_providers', columns);
    const registration_hook_sid = storeWebhook(ctx.db, registration_hook);
    const row = { ...columns, registration_hook_sid };
    return created(reply, insertRecord(ctx.db, 'service_providers', row));
  });

  api.put('/ServiceProviders/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    requireSid(sid);
    if (request.caller.scope === 'account') throw forbidden();
    requireProvider(request.caller, sid);
    const payload = body(request);
    if (!findRecord(ctx.db, 'service_providers', sid)) throw emptyAnswer(404);
    if (Object.keys(payload).length > 0) updateProvider(ctx, sid, payload);
    return noContent(reply);
  });

  api.delete('/ServiceProviders/:sid', async (request, reply) => {
    if (request.caller.scope !== 'admin') {
      throw forbidden('only admin users can delete a service provider');
    }
    deleteProvider(ctx, param(request, 'sid'));
    return noContent(reply);
  });
}

function shown(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const { registration_hook_sid, ...rest } = row;
  return { ...rest, registration_hook: anonymousWebhookOf(ctx.db, registration_hook_sid) };
}

/** A hook that is left out is cleared, `{}` clears it, null is 500 (contract 4). */
function updateProvider(ctx: PlatformContext, sid: string, payload: Body): void {
  const { registration_hook, ...columns } = payload;
  if (registration_hook === null) throw failure('Cannot convert undefined or null to object');
  const registration_hook_sid = storeWebhook(ctx.db, registration_hook);
  updateRecord(ctx.db, 'service_providers', sid, { ...columns, registration_hook_sid });
}

/**
 * Refused with accounts or users; otherwise the provider's speech, gateways, carriers and keys go
 * first, and stay gone when the last step fails on an address, number or tenant. LCR tables stay as
 * orphans (contract 4).
 */
function deleteProvider(ctx: PlatformContext, sid: string): void {
  const { db } = ctx;
  for (const table of ['accounts', 'users'] as const) {
    if (findRecords(db, table, 'service_provider_sid', sid).length > 0) {
      throw forbidden('insufficient privileges');
    }
  }
  if (!findRecord(db, 'service_providers', sid)) throw bareStatus(404);
  deleteRecords(db, 'speech_credentials', 'service_provider_sid', sid);
  for (const carrier of findRecords(db, 'voip_carriers', 'service_provider_sid', sid)) {
    deleteRecords(db, 'sip_gateways', 'voip_carrier_sid', carrier.voip_carrier_sid ?? null);
    deleteRecords(db, 'smpp_gateways', 'voip_carrier_sid', carrier.voip_carrier_sid ?? null);
  }
  deleteRecords(db, 'voip_carriers', 'service_provider_sid', sid);
  deleteRecords(db, 'api_keys', 'service_provider_sid', sid);
  deleteRecord(db, 'service_providers', sid);
}
