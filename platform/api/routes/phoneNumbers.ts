import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import { badRequest, bareStatus, emptyAnswer, failure, forbidden } from '../errors';
import { allOf, listRows, pageOf, where } from '../lists';
import { type Body, findRecord } from '../records';
import { query } from '../requests';
import { accountCondition, inProvider, ownsAccount, requireSid } from '../scope';

/**
 * PhoneNumbers: list (paged when asked for), one, create, change and delete (contract 13.1).
 * Providers delete unchecked.
 */
export function phoneNumberRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/PhoneNumbers',
    table: 'phone_numbers',
    list: ({ request }) => listNumbers(ctx, request),
    mayRead({ caller, sid, row }) {
      requireSid(sid);
      if (row && ownsAccount(ctx, caller, row.account_sid ?? null)) return;
      if (!row || caller.scope === 'account') throw emptyAnswer(404);
      throw badRequest('insufficient privileges');
    },
    mayChange: (req) => checkChange(ctx, req),
    mayRemove({ caller, row }) {
      if (row && caller.scope === 'account' && row.account_sid !== caller.accountSid) {
        throw forbidden();
      }
    },
    accepts: (req) => (req.sid ? req.payload : newNumber(ctx, req)),
  });
}

/** A number without an account is invisible to providers and to admin's provider filter (13.1). */
function listNumbers(ctx: PlatformContext, request: FastifyRequest): unknown {
  const { filter, account_sid, service_provider_sid } = query(request);
  const asked = allOf([
    accountCondition(request.caller),
    filter && where('instr(number, ?) > 0', filter),
    account_sid && where('account_sid = ?', account_sid),
    request.caller.scope === 'admin' && service_provider_sid && inProvider(service_provider_sid),
  ]);
  const options = { page: pageOf(request), order: 'number, phone_number_sid' };
  return listRows(ctx.db, 'phone_numbers', asked, options);
}

/**
 * The number is a text without blanks, stored without its leading plus; a carrier must exist and,
 * when it belongs to an account, to the number's. The account is forced for account scope, the
 * provider filled in for its own callers. Nobody looks at whose account or application it is.
 */
function newNumber(ctx: PlatformContext, { caller, payload }: CrudRequest): Body {
  const columns: Body = { ...payload };
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') columns.service_provider_sid = caller.providerSid;
  columns.number = checkedNumber(columns.number);
  checkCarrier(ctx, columns);
  return columns;
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
function checkChange(ctx: PlatformContext, { caller, row, payload }: CrudRequest): void {
  if (!row) {
    if (caller.scope !== 'service_provider') throw bareStatus(404);
    throw failure("Cannot read properties of undefined (reading 'account_sid')");
  }
  if (!ownsAccount(ctx, caller, row.account_sid ?? null)) throw forbidden();
  if (payload.voip_carrier_sid) throw badRequest('voip_carrier_sid may not be modified');
  if (payload.number) throw badRequest('number may not be modified');
}
