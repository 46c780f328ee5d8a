import type { FastifyInstance } from 'fastify';
import { maskBucket, packBucket, unpackBucket } from '../buckets';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import type { Row } from '../database';
import { badRequest, emptyAnswer, failure, forbidden, PoisonError } from '../errors';
import { type Condition, listRows } from '../lists';
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
import { accountCondition, requireAccount } from '../scope';
import { anonymousWebhookOf, newWebhookSecret, storeWebhook } from '../webhooks';

const HOOKS = ['registration_hook', 'queue_event_hook'] as const;

/** Accounts: list, one, create, change, delete (contract 5.1, 5.5). */
export function accountRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const ownAccount = ({ caller, sid }: CrudRequest) => requireAccount(ctx, caller, sid);
  crud(api, ctx, {
    path: '/Accounts',
    table: 'accounts',
    list: ({ caller }) => listAccounts(ctx, accountCondition(caller)),
    serialize: (row) => ({
      ...serializeAccount(ctx, row),
      bucket_credential: maskBucket(unpackBucket(ctx, row.bucket_credential)),
    }),
    notFound: () => emptyAnswer(404),
    mayRead: ownAccount,
    mayChange: ownAccount,
    mayRemove: ownAccount,
    create: (req) => createAccount(ctx, req),
    change: (req) => updateAccount(ctx, req),
    remove: (req) => deleteAccount(ctx, req),
  });
}

/** Account rows with their bucket secrets in clear, as every account list answers (contract 5.2). */
export function listAccounts(ctx: PlatformContext, which: Condition): unknown {
  const serialize = (row: Row) => serializeAccount(ctx, row);
  return listRows(ctx.db, 'accounts', which, { order: 'account_sid', serialize });
}

function serializeAccount(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const { registration_hook_sid, queue_event_hook_sid, ...rest } = row;
  return {
    ...rest,
    bucket_credential: unpackBucket(ctx, row.bucket_credential),
    registration_hook: anonymousWebhookOf(ctx.db, registration_hook_sid),
    queue_event_hook: anonymousWebhookOf(ctx.db, queue_event_hook_sid),
  };
}

function createAccount(ctx: PlatformContext, { caller, payload }: CrudRequest): string {
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
function updateAccount(ctx: PlatformContext, { caller, sid, row, payload }: CrudRequest): void {
  if (!row) throw badRequest(`account not found for sid ${sid}`);
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
    const stored = row.bucket_credential;
    changes.bucket_credential = packBucket(ctx, payload.bucket_credential, stored);
  }
  if (Object.keys(changes).length > 0) updateRecord(ctx.db, 'accounts', sid, changes);
}

/**
 * Deletes an account step by step and not in one transaction, as the live server does: when a later
 * step is refused (a SIP client, an SMPP gateway, an LCR entry, the account's own application
 * references) the answer is 500 and what went before stays deleted. Of its webhooks the one of registrations
 * alone goes with it (contract 6). The customer at the payment provider
 * is the last step: while the provider is down, only it is left (contract 5.5).
 */
function deleteAccount(ctx: PlatformContext, { sid, row }: CrudRequest): void {
  if (!row) throw failure("Cannot read properties of undefined (reading 'account_sid')");
  const { db } = ctx;
  deleteRecords(db, 'api_keys', 'account_sid', sid);
  for (const { account_subscription_sid: plan = null } of findRecords(
    db,
    'account_subscriptions',
    'account_sid',
    sid,
  )) {
    deleteRecords(db, 'account_products', 'account_subscription_sid', plan);
  }
  deleteRecords(db, 'account_subscriptions', 'account_sid', sid);
  deleteRecords(db, 'speech_credentials', 'account_sid', sid);
  // Their sessions stay: a token is good until it expires, for an account that is not there.
  deleteRecords(db, 'users', 'account_sid', sid);
  deleteRecords(db, 'phone_numbers', 'account_sid', sid);
  deleteRecords(db, 'ms_teams_tenants', 'account_sid', sid);
  for (const carrier of findRecords(db, 'voip_carriers', 'account_sid', sid)) {
    deleteRecords(db, 'sip_gateways', 'voip_carrier_sid', carrier.voip_carrier_sid ?? null);
  }
  deleteRecords(db, 'voip_carriers', 'account_sid', sid);
  deleteRecords(db, 'applications', 'account_sid', sid);
  deleteRecord(db, 'accounts', sid);
  const hook = row.registration_hook_sid;
  const isShared = hook && findRecords(db, 'accounts', 'registration_hook_sid', hook).length > 0;
  if (hook && !isShared) deleteRecord(db, 'webhooks', String(hook));
  if (row.stripe_customer_id) {
    ctx.outside.payments?.removeCustomer(String(row.stripe_customer_id));
  }
}
