import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { ApiError, badRequest, emptyAnswer, failure, forbidden, unprocessable } from '../errors';
import { deleteRecord, findRecord } from '../records';
import { body, created, noContent, pageOf, param, query } from '../requests';
import { accountCondition, type Caller, ownsAccount, requireSid } from '../scope';
import { webhookOf } from '../webhooks';
import { createApplication, updateApplication } from './applicationsWrite';

/** Applications: list, one, create, change, delete (contract 7). */
export function applicationRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Applications', async (request) =>
    listApplications(ctx, request, accountCondition(request.caller), 'always'),
  );

  api.get('/Applications/:sid', async (request) => {
    const sid = param(request, 'sid');
    requireSid(sid);
    const row = findRecord(ctx.db, 'applications', sid);
    if (!row || !ownsAccount(ctx, request.caller, row.account_sid ?? null)) throw emptyAnswer(404);
    return shownApplication(ctx, row);
  });

  api.post('/Applications', async (request, reply) => {
    return created(reply, createApplication(ctx, request.caller, body(request)));
  });

  api.put('/Applications/:sid', async (request, reply) => {
    const row = writableApplication(ctx, request, {
      unknown: {
        admin: emptyAnswer(404),
        service_provider: failure("Cannot read properties of undefined (reading 'account_sid')"),
        account: forbidden(),
      },
      foreignAccount: forbidden(),
    });
    updateApplication(ctx, request.caller, row, body(request));
    return noContent(reply);
  });

  api.delete('/Applications/:sid', async (request, reply) => {
    const row = writableApplication(ctx, request, {
      unknown: {
        admin: failure("Cannot read properties of undefined (reading 'call_hook_sid')"),
        service_provider: failure("Cannot read properties of undefined (reading 'account_sid')"),
        account: badRequest('unknown application'),
      },
      foreignAccount: unprocessable('insufficient permissions'),
    });
    removeApplication(ctx, request.caller, row);
    return noContent(reply);
  });
}

/**
 * The rows of a list (contract 7, 19). `name` filters 'always', or only in 'paged' form; 'raw' is
 * the broken provider list: no paging and environment variables as stored.
 */
export function listApplications(
  ctx: PlatformContext,
  request: FastifyRequest,
  scope: { sql: string; params: SqlValue[] },
  form: 'always' | 'paged' | 'raw',
): unknown {
  const page = form === 'raw' ? undefined : pageOf(request);
  const { name } = query(request);
  const filtered = name && (form === 'always' || (form === 'paged' && page));
  const where = filtered ? `${scope.sql} AND instr(lower(name), lower(?)) > 0` : scope.sql;
  const params = filtered ? [...scope.params, name] : scope.params;
  const shown = (row: Row) => (form === 'raw' ? withHooks(ctx, row) : shownApplication(ctx, row));
  const select = `SELECT * FROM applications WHERE ${where}`;
  if (!page) return ctx.db.all(`${select} ORDER BY application_sid`, ...params).map(shown);
  const total = ctx.db.get(`SELECT count(*) AS total FROM applications WHERE ${where}`, ...params);
  const rows = ctx.db.all(
    `${select} ORDER BY name, application_sid LIMIT ? OFFSET ?`,
    ...[...params, page.limit, page.offset],
  );
  return page.wrap(Number(total?.total), rows.map(shown));
}

function shownApplication(ctx: PlatformContext, row: Row): Record<string, unknown> {
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

function writableApplication(
  ctx: PlatformContext,
  request: FastifyRequest,
  answers: { unknown: Record<Caller['scope'], ApiError>; foreignAccount: ApiError },
): Row {
  const sid = param(request, 'sid');
  requireSid(sid);
  const { caller } = request;
  const row = findRecord(ctx.db, 'applications', sid);
  if (!row) throw answers.unknown[caller.scope];
  if (!ownsAccount(ctx, caller, row.account_sid ?? null)) {
    throw caller.scope === 'account' ? answers.foreignAccount : forbidden();
  }
  return row;
}

/** Numbers refuse it with a sentence (500 for provider scope), other uses by foreign key. */
function removeApplication(ctx: PlatformContext, caller: Caller, row: Row): void {
  const sid = String(row.application_sid);
  const used = ctx.db.get('SELECT 1 FROM phone_numbers WHERE application_sid = ?', sid);
  if (used && caller.scope !== 'service_provider') {
    throw unprocessable('cannot delete application with phone numbers');
  }
  deleteRecord(ctx.db, 'applications', sid);
  for (const hook of [row.call_hook_sid, row.call_status_hook_sid, row.messaging_hook_sid]) {
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
