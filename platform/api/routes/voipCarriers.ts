import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import type { Row } from '../database';
import { badRequest, bareStatus, emptyAnswer, failure, forbidden, unprocessable } from '../errors';
import { allOf, listRows, pageOf, where } from '../lists';
import {
  type Body,
  deleteRecords,
  findRecords,
  insertRecord,
  requireFields,
  updateRecord,
} from '../records';
import { body, created, noContent, param, query } from '../requests';
import {
  type Caller,
  ownsRow,
  providerOf,
  requireAccount,
  requireProvider,
  requireSid,
  withOwnAccount,
} from '../scope';
import { checkCarrier, refusePoison } from './voipCarriersCheck';

/**
 * VoipCarriers: the top-level path, and create and change on the nested ones (contract 11.1). The
 * nested changes do not look at whose carrier it is, the top-level change and delete do not look at
 * it for providers.
 */
export function voipCarrierRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/VoipCarriers',
    table: 'voip_carriers',
    list({ request, caller }) {
      const { scope, providerSid = '' } = caller;
      return listCarriers(ctx, request, scope === 'service_provider' ? providerSid : undefined);
    },
    serialize: serializeCarrier,
    mayRead({ caller, sid, row }) {
      requireSid(sid);
      if (!row) throw emptyAnswer(404);
      if (!ownsRow(caller, row)) throw badRequest('insufficient privileges');
    },
    mayChange: requireOwnCarrier,
    mayRemove: requireOwnCarrier,
    accepts({ caller, sid, payload }) {
      const isEmptyChange = sid && Object.keys(payload).length === 0;
      const columns = isEmptyChange ? payload : withOwnAccount(caller, payload);
      checkCarrier(ctx, columns);
      refusePoison(columns);
      return columns;
    },
    beforeRemove: (sid) => clearCarrier(ctx, sid),
  });
  nestedRoutes(api, ctx);
}

function nestedRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const create = (reply: FastifyReply, payload: Body) => {
    refusePoison(payload);
    requireFields('voip_carriers', payload);
    return created(reply, insertRecord(ctx.db, 'voip_carriers', payload));
  };
  const change = (request: FastifyRequest, reply: FastifyReply) => {
    const sid = param(request, 'carrierSid');
    const payload = body(request);
    requireSid(sid);
    refusePoison(payload);
    if (updateRecord(ctx.db, 'voip_carriers', sid, payload) === 0) throw bareStatus(404);
    return noContent(reply);
  };

  api.post('/ServiceProviders/:sid/VoipCarriers', async (request, reply) => {
    const service_provider_sid = providerForWrites(request.caller, param(request, 'sid'));
    return create(reply, { ...body(request), service_provider_sid });
  });

  api.put('/ServiceProviders/:sid/VoipCarriers/:carrierSid', async (request, reply) => {
    providerForWrites(request.caller, param(request, 'sid'));
    return change(request, reply);
  });

  api.post('/Accounts/:sid/VoipCarriers', async (request, reply) => {
    const account_sid = param(request, 'sid');
    requireAccount(ctx, request.caller, account_sid);
    const { accountSid } = request.caller;
    if (!accountSid) {
      throw failure("Cannot read properties of undefined (reading 'service_provider_sid')");
    }
    const service_provider_sid = providerOf(ctx, accountSid) ?? null;
    return create(reply, { account_sid, ...body(request), service_provider_sid });
  });

  api.put('/Accounts/:sid/VoipCarriers/:carrierSid', async (request, reply) => {
    requireAccount(ctx, request.caller, param(request, 'sid'));
    return change(request, reply);
  });
}

/** A carrier as every answer shows it: its registration state as an object (contract 11.1). */
export function serializeCarrier(row: Row): Record<string, unknown> {
  return { ...row, register_status: JSON.parse(String(row.register_status || '{}')) };
}

/**
 * The carriers of a provider, or of all when none is given, filtered by account (its own and the
 * provider-level ones) and by name, paged when asked for (contract 11.1, 19). Account scope sees
 * its own and its provider's provider-level ones, whatever it asks for.
 */
export function listCarriers(
  ctx: PlatformContext,
  request: FastifyRequest,
  providerSid: string | undefined,
): unknown {
  const page = pageOf(request, true);
  const { name, account_sid } = query(request);
  const { caller } = request;
  const account = caller.scope === 'account' ? caller.accountSid : account_sid;
  const isGone = caller.scope === 'account' && providerOf(ctx, account ?? '') === undefined;
  // A deleted account's session fails below its provider, and sees nothing elsewhere (contract 5.5).
  if (isGone && providerSid !== undefined) {
    throw failure("Cannot read properties of undefined (reading 'service_provider_sid')");
  }
  const ofAccount = '(account_sid = ? OR (account_sid IS NULL AND service_provider_sid = ?))';
  const asked = allOf([
    providerSid !== undefined && where('service_provider_sid = ?', providerSid),
    account && where(ofAccount, account, providerOf(ctx, account) ?? ''),
    name && where('instr(lower(name), lower(?)) > 0', name),
  ]);
  return listRows(ctx.db, 'voip_carriers', asked, { page, serialize: serializeCarrier });
}

/** The provider of the path, for admin and for itself; account and foreign 403 `{msg}`. */
function providerForWrites(caller: Caller, sid: string): string {
  requireProvider(caller, sid);
  if (caller.scope === 'account') throw forbidden();
  return sid;
}

/** Account scope only: foreign and provider-level 422, unknown 500. */
function requireOwnCarrier({ caller, row }: CrudRequest): void {
  if (caller.scope !== 'account') return;
  if (!row) throw failure("Cannot read properties of null (reading 'account_sid')");
  if (row.account_sid !== caller.accountSid) {
    throw unprocessable('carrier belongs to a different user');
  }
}

/**
 * Refused while numbers use it; the gateways go first and stay gone when the last step fails
 * because a least-cost route uses the carrier (contract 11.1).
 */
function clearCarrier({ db }: PlatformContext, sid: string): void {
  if (findRecords(db, 'phone_numbers', 'voip_carrier_sid', sid).length > 0) {
    throw unprocessable('cannot delete voip carrier with active phone numbers');
  }
  deleteRecords(db, 'sip_gateways', 'voip_carrier_sid', sid);
  deleteRecords(db, 'smpp_gateways', 'voip_carrier_sid', sid);
}
