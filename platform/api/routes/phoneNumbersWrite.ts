import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus, failure, forbidden } from '../errors';
import { type Body, deleteRecord, findRecord, insertRecord, updateRecord } from '../records';
import { body, created, noContent, param } from '../requests';
import { type Caller, ownsAccount } from '../scope';

/** PhoneNumbers: create, change and delete (contract 13.1). Providers delete unchecked. */
export function phoneNumberWriteRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.post('/PhoneNumbers', async (request, reply) =>
    created(reply, createNumber(ctx, request.caller, body(request))),
  );

  api.put('/PhoneNumbers/:sid', async (request, reply) => {
    updateNumber(ctx, request.caller, param(request, 'sid'), body(request));
    return noContent(reply);
  });

  api.delete('/PhoneNumbers/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    const row = findRecord(ctx.db, 'phone_numbers', sid);
    if (!row) throw bareStatus(404);
    const { scope, accountSid } = request.caller;
    if (scope === 'account' && row.account_sid !== accountSid) throw forbidden();
    deleteRecord(ctx.db, 'phone_numbers', sid);
    return noContent(reply);
  });
}

/**
 * The number is a text without blanks, stored without its leading plus; a carrier must exist and,
 * when it belongs to an account, to the number's. The account is forced for account scope, the
 * provider filled in for its own callers. Nobody looks at whose account or application it is.
 */
function createNumber(ctx: PlatformContext, caller: Caller, payload: Body): string {
  const columns: Body = { ...payload };
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') columns.service_provider_sid = caller.providerSid;
  columns.number = checkedNumber(columns.number);
  checkCarrier(ctx, columns);
  return insertRecord(ctx.db, 'phone_numbers', columns);
}

function checkedNumber(number: unknown): string {
  if (!number) throw badRequest('number is required');
  if (typeof number !== 'string') throw badRequest('number must be a text');
  if (/\s/.test(number)) throw badRequest('number holds blanks');
  return number.replace(/^\+/, '');
}

function checkCarrier(ctx: PlatformContext, { voip_carrier_sid, account_sid }: Body): void {
  if (!voip_carrier_sid) return;
  const carrier = findRecord(ctx.db, 'voip_carriers', String(voip_carrier_sid));
  if (!carrier) throw badRequest(`voip_carrier not found for sid ${voip_carrier_sid}`);
  if (carrier.account_sid !== null && carrier.account_sid !== account_sid) {
    throw badRequest('voip_carrier_sid does not belong to the account');
  }
}

/**
 * The number and the carrier stay as they are, save that a null takes the carrier away; a number
 * without an account is foreign to every provider.
 */
function updateNumber(ctx: PlatformContext, caller: Caller, sid: string, payload: Body): void {
  const row = findRecord(ctx.db, 'phone_numbers', sid);
  if (!row) {
    if (caller.scope !== 'service_provider') throw bareStatus(404);
    throw failure("Cannot read properties of undefined (reading 'account_sid')");
  }
  if (!ownsAccount(ctx, caller, row.account_sid ?? null)) throw forbidden();
  if (payload.voip_carrier_sid) throw badRequest('voip_carrier_sid may not be modified');
  if (payload.number) throw badRequest('number may not be modified');
  updateRecord(ctx.db, 'phone_numbers', sid, payload);
}
