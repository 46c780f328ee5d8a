import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { crud } from '../crud';
import type { Row } from '../database';
import { bareStatus, emptyAnswer, failure, forbidden } from '../errors';
import { type Body, deleteRecord, deleteRecords, findRecords, updateRecord } from '../records';
import { ownsProvider, requireProvider, requireSid } from '../scope';
import { anonymousWebhookOf, storeWebhook } from '../webhooks';

/** ServiceProviders: list, one, create, change, delete (contract 4). */
export function serviceProviderRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/ServiceProviders',
    table: 'service_providers',
    sees: ({ scope, providerSid }, row) =>
      scope === 'admin' || row.service_provider_sid === providerSid,
    serialize({ registration_hook_sid, ...rest }) {
      return { ...rest, registration_hook: anonymousWebhookOf(ctx.db, registration_hook_sid) };
    },
    notFound: () => emptyAnswer(404),
    mayRead: ({ caller, sid }) => requireProvider(caller, sid),
    mayChange({ caller, sid, row }) {
      requireSid(sid);
      if (caller.scope === 'account' || !ownsProvider(caller, sid)) {
        throw forbidden('insufficient permissions to update service provider');
      }
      if (!row) throw emptyAnswer(404);
    },
    mayRemove({ caller }) {
      if (caller.scope !== 'admin') {
        throw forbidden('only admin users can delete a service provider');
      }
    },
    accepts({ caller, sid, payload }) {
      if (!sid && caller.scope !== 'admin') {
        throw forbidden('only admin users can add a service provider');
      }
      return payload;
    },
    sealed: (columns) => withHook(ctx, columns),
    change: ({ sid, payload }) => updateProvider(ctx, sid, payload),
    remove: ({ sid, row }) => deleteProvider(ctx, sid, row),
  });
}

function withHook(ctx: PlatformContext, { registration_hook, ...columns }: Body): Body {
  return { ...columns, registration_hook_sid: storeWebhook(ctx.db, registration_hook) };
}

/** A hook that is left out is cleared, `{}` clears it, null is 500 (contract 4). */
function updateProvider(ctx: PlatformContext, sid: string, payload: Body): void {
  if (Object.keys(payload).length === 0) return;
  if (payload.registration_hook === null) {
    throw failure('Cannot convert undefined or null to object');
  }
  updateRecord(ctx.db, 'service_providers', sid, withHook(ctx, payload));
}

/**
 * Refused with accounts or users; otherwise the provider's speech, gateways, carriers and keys go
 * first, and stay gone when the last step fails on an address, number or tenant. LCR tables stay as
 * orphans (contract 4).
 */
function deleteProvider({ db }: PlatformContext, sid: string, row: Row | undefined): void {
  for (const table of ['accounts', 'users'] as const) {
    if (findRecords(db, table, 'service_provider_sid', sid).length > 0) {
      throw forbidden('insufficient privileges');
    }
  }
  if (!row) throw bareStatus(404);
  deleteRecords(db, 'speech_credentials', 'service_provider_sid', sid);
  for (const carrier of findRecords(db, 'voip_carriers', 'service_provider_sid', sid)) {
    deleteRecords(db, 'sip_gateways', 'voip_carrier_sid', carrier.voip_carrier_sid ?? null);
    deleteRecords(db, 'smpp_gateways', 'voip_carrier_sid', carrier.voip_carrier_sid ?? null);
  }
  deleteRecords(db, 'voip_carriers', 'service_provider_sid', sid);
  deleteRecords(db, 'api_keys', 'service_provider_sid', sid);
  deleteRecord(db, 'service_providers', sid);
}
