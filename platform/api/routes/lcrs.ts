import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import { badRequest } from '../errors';
import { type Body, deleteRecords, findRecord, findRecords, updateRecord } from '../records';
import { ownsRow } from '../scope';

/** Lcrs: list, one, create, change and delete (contract 14.1). Providers delete unchecked. */
export function lcrRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/Lcrs',
    table: 'lcr',
    sees: ownsRow,
    serialize(row) {
      const count = 'SELECT count(*) AS routes FROM lcr_routes WHERE lcr_sid = ?';
      return { ...row, number_routes: Number(ctx.db.get(count, row.lcr_sid ?? '')?.routes) };
    },
    mayChange({ caller, row }) {
      if (!row || !ownsRow(caller, row)) throw badRequest('unknown lcr_sid');
    },
    mayRemove({ caller, row }) {
      if (row && caller.scope === 'account' && !ownsRow(caller, row)) {
        throw badRequest('unknown lcr_sid');
      }
    },
    accepts(req) {
      const columns = req.sid ? changedOwner(req) : newOwner(req);
      checkOwner(ctx, columns, req.sid);
      return columns;
    },
    beforeRemove: (sid) => clearLcr(ctx, sid),
  });
}

/**
 * A new table has the level of its creator: for account scope the account, for a provider the provider,
 * whatever account the body names.
 */
function newOwner({ caller, payload }: CrudRequest): Body {
  if (caller.scope === 'admin') return { ...payload };
  if (caller.scope === 'account') return { ...payload, account_sid: caller.accountSid };
  return { ...payload, account_sid: null, service_provider_sid: caller.providerSid };
}

/** An account in a change is forced as on create. */
function changedOwner({ caller, payload }: CrudRequest): Body {
  if (!('account_sid' in payload) || caller.scope === 'admin') return { ...payload };
  return { ...payload, account_sid: caller.accountSid ?? null };
}

/** The routes of a table and their entries go with it (contract 14.1). */
function clearLcr({ db }: PlatformContext, sid: string): void {
  updateRecord(db, 'lcr', sid, { default_carrier_set_entry_sid: null });
  for (const { lcr_route_sid } of findRecords(db, 'lcr_routes', 'lcr_sid', sid)) {
    deleteRecords(db, 'lcr_carrier_set_entry', 'lcr_route_sid', lcr_route_sid ?? null);
  }
  deleteRecords(db, 'lcr_routes', 'lcr_sid', sid);
}

/**
 * One table an account and one a provider, else 400; an account in the body takes the provider out
 * of it. Unknown owners are 400.
 */
function checkOwner({ db }: PlatformContext, columns: Body, ownSid: string): void {
  const { account_sid, service_provider_sid } = columns;
  const hasOther = (column: 'account_sid' | 'service_provider_sid', value: string) =>
    findRecords(db, 'lcr', column, value).some(({ lcr_sid }) => lcr_sid !== ownSid);
  if (account_sid) {
    columns.service_provider_sid = null;
    const account = findRecord(db, 'accounts', String(account_sid));
    if (!account) throw badRequest('unknown account_sid');
    if (hasOther('account_sid', String(account_sid))) {
      throw badRequest(`Account: ${account.name}  already has an active call routing table.`);
    }
  } else if (service_provider_sid) {
    const provider = findRecord(db, 'service_providers', String(service_provider_sid));
    if (!provider) throw badRequest('unknown service_provider_sid');
    if (hasOther('service_provider_sid', String(service_provider_sid))) {
      throw badRequest(
        `Service Provider: ${provider.name} already \n      has an active call routing table.`,
      );
    }
  }
}
