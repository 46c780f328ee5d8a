import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus } from '../errors';
import { deleteRecord, findRecord, insertRecord } from '../records';
import { body, noContent, param } from '../requests';
import { type Caller, ownsAccount } from '../scope';

/** POST /ApiKeys and DELETE /ApiKeys/{sid}; there is neither a list nor a get-one (contract 8). */
export function apiKeyRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.post('/ApiKeys', async (request, reply) => {
    const { token: _, ...columns } = body(request);
    if (!mayCreate(ctx, request.caller, columns.account_sid, columns.service_provider_sid)) {
      throw badRequest('insufficient privileges');
    }
    const token = randomUUID();
    const sid = insertRecord(ctx.db, 'api_keys', { ...columns, token });
    return reply.code(201).send({ sid, token });
  });

  api.delete('/ApiKeys/:sid', async (request, reply) => {
    const key = findRecord(ctx.db, 'api_keys', param(request, 'sid'));
    if (!key) throw bareStatus(404);
    const { scope, accountSid, providerSid } = request.caller;
    // An account's key names no provider, so that a provider user may delete anyone's (contract 8).
    const foreign = key.service_provider_sid !== null && key.service_provider_sid !== providerSid;
    const isAdminKey = key.service_provider_sid === null && key.account_sid === null;
    const refused =
      (scope === 'service_provider' && (foreign || isAdminKey)) ||
      (scope === 'account' && key.account_sid !== accountSid);
    if (refused) throw badRequest('insufficient privileges');
    deleteRecord(ctx.db, 'api_keys', String(key.api_key_sid));
    return noContent(reply);
  });
}

/** Admin: anything; provider: itself or its accounts; account: exactly itself (contract 8). */
function mayCreate(
  ctx: PlatformContext,
  caller: Caller,
  accountSid: unknown,
  providerSid: unknown,
): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return accountSid === caller.accountSid && !providerSid;
  if (providerSid && providerSid !== caller.providerSid) return false;
  if (accountSid) return ownsAccount(ctx, caller, String(accountSid));
  return providerSid === caller.providerSid;
}
