import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import type { Row } from '../database';
import { ApiError, badRequest, emptyAnswer, failure, forbidden, unprocessable } from '../errors';
import { allOf, type Condition, listRows, pageOf, where } from '../lists';
import { deleteRecord } from '../records';
import { query } from '../requests';
import { accountCondition, ownsAccount, requireSid } from '../scope';
import { webhookOf } from '../webhooks';
import { createApplication, updateApplication } from './applicationsWrite';

const unreadable = (property: string) =>
  failure(`Cannot read properties of undefined (reading '${property}')`);

/** Applications: list, one, create, change, delete (contract 7). */
export function applicationRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/Applications',
    table: 'applications',
    list: ({ request, caller }) =>
      listApplications(ctx, request, accountCondition(caller), 'always'),
    sees: (caller, row) => ownsAccount(ctx, caller, row.account_sid ?? null),
    serialize: (row) => serializeApplication(ctx, row),
    notFound: () => emptyAnswer(404),
    mayRead: ({ sid }) => requireSid(sid),
    mayChange(req) {
      requireOwn(ctx, req, { foreign: forbidden(), unknown: forbidden(), admin: emptyAnswer(404) });
    },
    mayRemove(req) {
      requireOwn(ctx, req, {
        foreign: unprocessable('insufficient permissions'),
        unknown: badRequest('unknown application'),
        admin: unreadable('call_hook_sid'),
      });
    },
    create: ({ caller, payload }) => createApplication(ctx, caller, payload),
    change: (req) => updateApplication(ctx, req),
    remove: (req) => removeApplication(ctx, req),
  });
}

/** The refusals of a write: to account scope for what is foreign and unknown, and to admin. */
interface Refusals {
  foreign: ApiError;
  unknown: ApiError;
  admin: ApiError;
}

function requireOwn(
  ctx: PlatformContext,
  { caller, sid, row }: CrudRequest,
  refusals: Refusals,
): void {
  requireSid(sid);
  const { scope } = caller;
  if (!row) {
    if (scope === 'service_provider') throw unreadable('account_sid');
    throw scope === 'admin' ? refusals.admin : refusals.unknown;
  }
  if (ownsAccount(ctx, caller, row.account_sid ?? null)) return;
  throw scope === 'account' ? refusals.foreign : forbidden();
}

/**
 * The rows of a list (contract 7, 19). `name` filters 'always', or only in 'paged' form; 'raw' is
 * the broken provider list: no paging and environment variables as stored.
 */
export function listApplications(
  ctx: PlatformContext,
  request: FastifyRequest,
  scope: Condition,
  form: 'always' | 'paged' | 'raw',
): unknown {
  const page = form === 'raw' ? undefined : pageOf(request);
  const { name } = query(request);
  const isFiltered = name && (form === 'always' || (form === 'paged' && page));
  return listRows(
    ctx.db,
    'applications',
    allOf([scope, isFiltered && where('instr(lower(name), lower(?)) > 0', name)]),
    {
      page,
      order: page ? 'name, application_sid' : 'application_sid',
      serialize: (row) => (form === 'raw' ? withHooks(ctx, row) : serializeApplication(ctx, row)),
    },
  );
}

function serializeApplication(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const env_vars = row.env_vars ? JSON.parse(ctx.vault.decrypt(String(row.env_vars))) : null;
  return { ...withHooks(ctx, row), env_vars };
}

function withHooks(ctx: PlatformContext, row: Row): Record<string, unknown> {
  const { call_hook_sid, call_status_hook_sid, messaging_hook_sid, ...rest } = row;
  return {
    ...rest,
    call_hook: webhookOf(ctx.db, call_hook_sid),
    call_status_hook: webhookOf(ctx.db, call_status_hook_sid),
    messaging_hook: webhookOf(ctx.db, messaging_hook_sid),
  };
}

/** Numbers refuse it with a sentence (500 for provider scope), other uses by foreign key. */
function removeApplication(ctx: PlatformContext, { caller, sid, row }: CrudRequest): void {
  const used = ctx.db.get('SELECT 1 FROM phone_numbers WHERE application_sid = ?', sid);
  if (used && caller.scope !== 'service_provider') {
    throw unprocessable('cannot delete application with phone numbers');
  }
  deleteRecord(ctx.db, 'applications', sid);
  for (const hook of [row?.call_hook_sid, row?.call_status_hook_sid, row?.messaging_hook_sid]) {
    if (hook) removeUnusedWebhook(ctx, String(hook));
  }
}

function removeUnusedWebhook(ctx: PlatformContext, sid: string): void {
  try {
    deleteRecord(ctx.db, 'webhooks', sid);
  } catch (error) {
    // Another record still refers to it; then it stays.
    if (!(error instanceof ApiError)) throw error;
  }
}
