import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus, forbidden, PoisonError } from '../errors';
import { maskSecret } from '../masks';
import {
  type Body,
  deleteRecord,
  findRecord,
  insertRecord,
  requireFields,
  updateRecord,
} from '../records';
import { body, created, noContent, param } from '../requests';
import { accountCondition, type Caller, ownsAccount } from '../scope';

/**
 * Clients: list, one, create, change and delete (contract 15). The provider's list lacks the three
 * allow_ keys; change and delete do not look at whose client it is.
 */
export function clientRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Clients', async ({ caller }) => {
    const { sql, params } = accountCondition(caller);
    const rows = ctx.db.all(`SELECT * FROM clients WHERE ${sql} ORDER BY client_sid`, ...params);
    const shown = rows.map((row) => shownClient(ctx, row));
    return caller.scope === 'service_provider' ? shown.map(withoutAllowKeys) : shown;
  });

  api.get('/Clients/:sid', async (request) => {
    const row = findRecord(ctx.db, 'clients', param(request, 'sid'));
    if (!row || !ownsAccount(ctx, request.caller, row.account_sid ?? null)) throw bareStatus(404);
    return shownClient(ctx, row);
  });

  api.post('/Clients', async (request, reply) =>
    created(reply, createClient(ctx, request.caller, body(request))),
  );

  api.put('/Clients/:sid', async (request, reply) => {
    updateClient(ctx, request.caller, param(request, 'sid'), body(request));
    return noContent(reply);
  });

  api.delete('/Clients/:sid', async (request, reply) => {
    if (deleteRecord(ctx.db, 'clients', param(request, 'sid')) === 0) throw bareStatus(404);
    return noContent(reply);
  });
}

/** The password keeps its first character only (contract 15, 22). */
function shownClient(ctx: PlatformContext, row: Row): Row {
  if (!row.password) return row;
  return { ...row, password: maskSecret(ctx.vault.decrypt(String(row.password)), 1) };
}

function withoutAllowKeys(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('allow_')));
}

function createClient(ctx: PlatformContext, caller: Caller, payload: Body): string {
  const columns = withOwnAccount(caller, payload);
  const { account_sid } = columns;
  if (caller.scope === 'service_provider' && account_sid) {
    if (!ownsAccount(ctx, caller, String(account_sid))) throw forbidden();
  }
  requireFields('clients', columns);
  requireFreeName(ctx, columns, undefined);
  return insertRecord(ctx.db, 'clients', withSealedPassword(ctx, 'POST', columns));
}

/**
 * Account scope moves the client into its own account. A masked password is taken for a new one:
 * the live platform cannot tell them apart.
 */
function updateClient(ctx: PlatformContext, caller: Caller, sid: string, payload: Body): void {
  const columns = withOwnAccount(caller, payload);
  requireFreeName(ctx, columns, sid);
  const changes = withSealedPassword(ctx, 'PUT', columns);
  if (updateRecord(ctx.db, 'clients', sid, changes) === 0) throw bareStatus(404);
}

function withOwnAccount(caller: Caller, payload: Body): Body {
  return caller.scope === 'account' ? { ...payload, account_sid: caller.accountSid } : payload;
}

/** Unique in an account, as far as the body names both. */
function requireFreeName(ctx: PlatformContext, columns: Body, ownSid: string | undefined): void {
  const { account_sid, username } = columns;
  if (typeof account_sid !== 'string' || typeof username !== 'string') return;
  const taken = ctx.db.get(
    'SELECT 1 FROM clients WHERE account_sid = ? AND username = ? AND client_sid <> ?',
    ...[account_sid, username, ownSid ?? ''],
  );
  if (taken) throw badRequest("the client's username already exists");
}

/** An empty password reads back as a junk mask: poison (contract 15, 25). */
function withSealedPassword(ctx: PlatformContext, method: string, columns: Body): Body {
  if (!('password' in columns)) return columns;
  const { password } = columns;
  if (password === null || password === '') {
    throw new PoisonError(`${method} /Clients with an empty password`);
  }
  return { ...columns, password: ctx.vault.encrypt(String(password)) };
}
