import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus, failure, forbidden, unprocessable } from '../errors';
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
import { type Caller, providerOf, requireAccount, requireProvider, requireSid } from '../scope';
import { checkCarrier, refusePoison } from './voipCarriersCheck';

/**
 * VoipCarriers: create and change on the three paths, delete on the top-level one (contract 11.1).
 * The nested changes do not look at whose carrier it is, the top-level change and delete do not
 * look at it for providers.
 */
export function voipCarrierWriteRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const changeNested = (request: FastifyRequest, reply: FastifyReply) => {
    const sid = param(request, 'carrierSid');
    requireSid(sid);
    updateCarrier(ctx, sid, body(request));
    return noContent(reply);
  };

  api.post('/ServiceProviders/:sid/VoipCarriers', async (request, reply) => {
    const service_provider_sid = providerForWrites(request.caller, param(request, 'sid'));
    return created(reply, createCarrier(ctx, { ...body(request), service_provider_sid }));
  });

  api.put('/ServiceProviders/:sid/VoipCarriers/:carrierSid', async (request, reply) => {
    providerForWrites(request.caller, param(request, 'sid'));
    return changeNested(request, reply);
  });

  api.post('/Accounts/:sid/VoipCarriers', async (request, reply) => {
    const account_sid = param(request, 'sid');
    requireAccount(ctx, request.caller, account_sid);
    const { accountSid } = request.caller;
    if (!accountSid) {
      throw failure("Cannot read properties of undefined (reading 'service_provider_sid')");
    }
    const service_provider_sid = providerOf(ctx, accountSid) ?? null;
    const row = { account_sid, ...body(request), service_provider_sid };
    return created(reply, createCarrier(ctx, row));
  });

  api.put('/Accounts/:sid/VoipCarriers/:carrierSid', async (request, reply) => {
    requireAccount(ctx, request.caller, param(request, 'sid'));
    return changeNested(request, reply);
  });

  api.post('/VoipCarriers', async (request, reply) => {
    const payload = withOwnAccount(request.caller, body(request));
    checkCarrier(ctx, payload);
    return created(reply, createCarrier(ctx, payload));
  });

  api.put('/VoipCarriers/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    requireOwnCarrier(ctx, request.caller, sid);
    const payload = body(request);
    const columns =
      Object.keys(payload).length > 0 ? withOwnAccount(request.caller, payload) : payload;
    checkCarrier(ctx, columns);
    updateCarrier(ctx, sid, columns);
    return noContent(reply);
  });

  api.delete('/VoipCarriers/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    requireOwnCarrier(ctx, request.caller, sid);
    deleteCarrier(ctx, sid);
    return noContent(reply);
  });
}

/** The provider of the path, for admin and for itself; account and foreign 403 `{msg}`. */
function providerForWrites(caller: Caller, sid: string): string {
  requireProvider(caller, sid);
  if (caller.scope === 'account') throw forbidden();
  return sid;
}

function withOwnAccount(caller: Caller, payload: Body): Body {
  return caller.scope === 'account' ? { ...payload, account_sid: caller.accountSid } : payload;
}

/** Account scope only: foreign and provider-level 422, unknown 500. */
function requireOwnCarrier(ctx: PlatformContext, caller: Caller, sid: string): void {
  if (caller.scope !== 'account') return;
  const carrier = findRecord(ctx.db, 'voip_carriers', sid);
  if (!carrier) throw failure("Cannot read properties of null (reading 'account_sid')");
  if (carrier.account_sid !== caller.accountSid) {
    throw unprocessable('carrier belongs to a different user');
  }
}

function createCarrier(ctx: PlatformContext, payload: Body): string {
  refusePoison(payload);
  requireFields('voip_carriers', payload);
  return insertRecord(ctx.db, 'voip_carriers', payload);
}

function updateCarrier(ctx: PlatformContext, sid: string, payload: Body): void {
  refusePoison(payload);
  if (updateRecord(ctx.db, 'voip_carriers', sid, payload) === 0) throw bareStatus(404);
}

/**
 * Refused while numbers use it; the gateways go first and stay gone when the last step fails
 * because a least-cost route uses the carrier (contract 11.1).
 */
function deleteCarrier({ db }: PlatformContext, sid: string): void {
  if (findRecords(db, 'phone_numbers', 'voip_carrier_sid', sid).length > 0) {
    throw unprocessable('cannot delete voip carrier with active phone numbers');
  }
  deleteRecords(db, 'sip_gateways', 'voip_carrier_sid', sid);
  deleteRecords(db, 'smpp_gateways', 'voip_carrier_sid', sid);
  if (deleteRecord(db, 'voip_carriers', sid) === 0) throw bareStatus(404);
}
