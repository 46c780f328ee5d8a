import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { maskBucket, packBucket, unpackBucket } from '../buckets';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, emptyAnswer, failure, forbidden, PoisonError } from '../errors';
import { type Body, findRecord, insertRecord, requireFields, updateRecord } from '../records';
import { body, created, noContent, param } from '../requests';
import { accountCondition, type Caller, requireAccount } from '../scope';
import { anonymousWebhookOf, storeWebhook } from '../webhooks';
import { deleteAccount } from './accountsDelete';

const HOOKS = ['registration_hook', 'queue_event_hook'] as const;

/** Accounts: list, one, create, change, delete (contract 5.1, 5.5). */
export function accountRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Accounts', async ({ caller }) => {
    const { sql, params } = accountCondition(caller);
    return listAccounts(ctx, sql, params);
  });

  api.get('/Accounts/:sid', async (request) => {
    const sid = param(request, 'sid');
    requireAccount(ctx, request.caller, sid);
    const row = findRecord(ctx.db, 'accounts', sid);
    if (!row) throw emptyAnswer(404);
    const account = shownAccount(ctx, row);
    return { ...account, bucket_credential: maskBucket(unpackBucket(ctx, row.bucket_credential)) };
  });

  api.post('/Accounts', async (request, reply) => {
    return created(reply, createAccount(ctx, request.caller, body(request)));
  });

  api.put('/Accounts/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    requireAccount(ctx, request.caller, sid);
    updateAccount(ctx, request.caller, sid, body(request));
    return noContent(reply);
  });

  api.delete('/Accounts/:sid', async (request, reply) => {
    const sid = param(request, 'sid');
    requireAccount(ctx, request.caller, sid);
    if (!findRecord(ctx.db, 'accounts', sid)) {
      throw failure("Cannot read properties of undefined (reading 'account_sid')");
    }
    deleteAccount(ctx, sid);
    return noContent(reply);
  });
}

/** Account rows with their bucket secrets in clear, as every account list answers (contract 5.2). */
export function listAccounts(
  ctx: PlatformContext,
  where: string,
  params: Row[string][],
): unknown[] {
  const sql = `SELECT * FROM accounts WHERE ${where} ORDER BY account_sid`;
  return ctx.db.all(sql, ...params).map((row) => shownAccount(ctx, row));
}

function shownAccount(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const { registration_hook_sid, queue_event_hook_sid, ...rest } = row;
  return {
    ...rest,
    bucket_credential: unpackBucket(ctx, row.bucket_credential),
    registration_hook: anonymousWebhookOf(ctx.db, registration_hook_sid),
    queue_event_hook: anonymousWebhookOf(ctx.db, queue_event_hook_sid),
  };
}

/** `wh_secret_` and 22 characters, as the live server makes them (contract 5.3). */
export function newWebhookSecret(): string {
  return `wh_secret_${randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)}`;
}

function createAccount(ctx: PlatformContext, caller: Caller, payload: Body): string {
  if (caller.scope === 'account') throw forbidden();
  const { registration_hook, queue_event_hook, ...columns } = payload;
  if (caller.scope === 'service_provider') columns.service_provider_sid = caller.providerSid;
  requireFields('accounts', columns);
  if (!findRecord(ctx.db, 'service_providers', String(columns.service_provider_sid))) {
    throw badRequest(`service_provider not found for sid ${columns.service_provider_sid}`);
  }
  if (columns.bucket_credential !== undefined && columns.bucket_credential !== null) {
    throw new PoisonError('POST /Accounts with a bucket_credential');
  }
  if (typeof columns.sip_realm === 'string') columns.sip_realm = columns.sip_realm.toLowerCase();
  const hooks: Body = {};
  for (const [name, hook] of Object.entries({ registration_hook, queue_event_hook })) {
    if (hook && typeof hook !== 'object') {
      throw badRequest(`'${name}' must be an object when adding an account`);
    }
    hooks[`${name}_sid`] = storeWebhook(ctx.db, hook);
  }
  const row = { ...columns, ...hooks, webhook_secret: newWebhookSecret() };
  return insertRecord(ctx.db, 'accounts', row);
}

/** The rules of contract 5.1 for a PUT, in its order. */
function updateAccount(ctx: PlatformContext, caller: Caller, sid: string, payload: Body): void {
  const current = findRecord(ctx.db, 'accounts', sid);
  if (!current) throw badRequest(`account not found for sid ${sid}`);
  if ('account_sid' in payload) throw badRequest('primary key account_sid is immutable');
  if (payload.service_provider_sid === null) {
    throw failure("Column 'service_provider_sid' cannot be null");
  }
  if ('service_provider_sid' in payload) {
    throw badRequest('service_provider_sid may not be modified');
  }
  if (caller.scope === 'account' && payload.sip_realm) {
    throw badRequest('sip_realm may not be modified');
  }
  const changes: Body = { ...payload };
  for (const name of HOOKS) {
    if (!(name in payload)) continue;
    delete changes[name];
    changes[`${name}_sid`] = storeWebhook(ctx.db, payload[name]);
  }
  if (typeof changes.sip_realm === 'string') changes.sip_realm = changes.sip_realm.toLowerCase();
  if ('bucket_credential' in payload) {
    const stored = current.bucket_credential;
    changes.bucket_credential = packBucket(ctx, payload.bucket_credential, stored);
  }
  if (Object.keys(changes).length > 0) updateRecord(ctx.db, 'accounts', sid, changes);
}
