import type { PlatformContext } from '../context';
import { badRequest } from '../errors';
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
import type { Caller } from '../scope';

/**
 * Creates a routing table and answers its sid (contract 14.1). Whoever asks gets a table of its own
 * level: account scope one of its account, a provider one of itself, whatever account it names.
 */
export function createLcr(ctx: PlatformContext, caller: Caller, payload: Body): string {
  const columns: Body = { ...payload };
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') {
    columns.account_sid = null;
    columns.service_provider_sid = caller.providerSid;
  }
  checkOwner(ctx, columns, undefined);
  requireFields('lcr', columns);
  return insertRecord(ctx.db, 'lcr', columns);
}

/**
 * Changes a routing table (contract 14.1). An account in the body is forced as on create; 400 when
 * the new owner has a table already.
 */
export function updateLcr(ctx: PlatformContext, caller: Caller, sid: string, payload: Body): void {
  const columns: Body = { ...payload };
  if ('account_sid' in payload && caller.scope !== 'admin') {
    columns.account_sid = caller.accountSid ?? null;
  }
  checkOwner(ctx, columns, sid);
  updateRecord(ctx.db, 'lcr', sid, columns);
}

/** Deletes a routing table with its routes and their entries (contract 14.1). */
export function deleteLcr({ db }: PlatformContext, sid: string): void {
  updateRecord(db, 'lcr', sid, { default_carrier_set_entry_sid: null });
  for (const { lcr_route_sid } of findRecords(db, 'lcr_routes', 'lcr_sid', sid)) {
    deleteRecords(db, 'lcr_carrier_set_entry', 'lcr_route_sid', lcr_route_sid ?? null);
  }
  deleteRecords(db, 'lcr_routes', 'lcr_sid', sid);
  deleteRecord(db, 'lcr', sid);
}

/**
 * One table an account and one a provider; an account in the body takes the provider out of it.
 * Unknown owners are 400.
 */
function checkOwner(ctx: PlatformContext, columns: Body, ownSid: string | undefined): void {
  const { account_sid, service_provider_sid } = columns;
  const hasOther = (column: 'account_sid' | 'service_provider_sid', value: string) =>
    findRecords(ctx.db, 'lcr', column, value).some(({ lcr_sid }) => lcr_sid !== ownSid);
  if (account_sid) {
    columns.service_provider_sid = null;
    const account = findRecord(ctx.db, 'accounts', String(account_sid));
    if (!account) throw badRequest('unknown account_sid');
    if (hasOther('account_sid', String(account_sid))) {
      throw badRequest(`Account: ${account.name}  already has an active call routing table.`);
    }
  } else if (service_provider_sid) {
    const provider = findRecord(ctx.db, 'service_providers', String(service_provider_sid));
    if (!provider) throw badRequest('unknown service_provider_sid');
    if (hasOther('service_provider_sid', String(service_provider_sid))) {
      throw badRequest(
        `Service Provider: ${provider.name} already \n      has an active call routing table.`,
      );
    }
  }
}
