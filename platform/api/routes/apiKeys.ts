import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import { badRequest } from '../errors';
import { findRecord } from '../records';
import { ownsAccount } from '../scope';

/** POST /ApiKeys and DELETE /ApiKeys/{sid}; there is neither a list nor a get-one (contract 8). */
export function apiKeyRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/ApiKeys',
    table: 'api_keys',
    except: ['list', 'one', 'change'],
    accepts(req) {
      if (!mayCreate(ctx, req)) throw badRequest('insufficient privileges');
      return { ...req.payload, token: randomUUID() };
    },
    answer: (sid) => ({ sid, token: findRecord(ctx.db, 'api_keys', sid)?.token }),
    mayRemove(req) {
      if (isForeign(req)) throw badRequest('insufficient privileges');
    },
  });
}

/** Admin: anything; provider: itself or its accounts; account: exactly itself (contract 8). */
function mayCreate(ctx: PlatformContext, { caller, payload }: CrudRequest): boolean {
  const { account_sid, service_provider_sid } = payload;
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return account_sid === caller.accountSid && !service_provider_sid;
  if (service_provider_sid && service_provider_sid !== caller.providerSid) return false;
  if (account_sid) return ownsAccount(ctx, caller, String(account_sid));
  return service_provider_sid === caller.providerSid;
}

/** An account's key names no provider, so that a provider user may delete anyone's (contract 8). */
function isForeign({ caller, row }: CrudRequest): boolean {
  if (!row || caller.scope === 'admin') return false;
  if (caller.scope === 'account') return row.account_sid !== caller.accountSid;
  const { account_sid, service_provider_sid } = row;
  if (service_provider_sid !== null) return service_provider_sid !== caller.providerSid;
  return account_sid === null;
}
