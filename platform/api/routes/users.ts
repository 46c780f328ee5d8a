import type { FastifyInstance } from 'fastify';
import { endSessions, isViewOnly, permissionsOf, setViewOnly } from '../auth';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import type { Row } from '../database';
import { badRequest, failure, forbidden, PoisonError, unprocessable } from '../errors';
import { checkPassword, hashPassword } from '../passwords';
import { insertRecord, requireFields } from '../records';
import { type Caller, ownsRow, requireSid } from '../scope';
import { updateUser } from './usersUpdate';

/** Users: list, one, create, change, delete (contract 3). */
export function userRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/Users',
    table: 'users',
    list: ({ caller }) => listUsers(ctx, caller),
    mayRead({ caller, sid, row }) {
      requireSid(sid);
      if (!row) throw failure('failure retrieving user');
      if (!ownsRow(caller, row)) throw forbidden();
    },
    serialize({ hashed_password: _, ...user }, { sid }) {
      return { ...user, is_view_only: isViewOnly(permissionsOf(ctx, sid)) };
    },
    create: (req) => createUser(ctx, req),
    answer: (user_sid) => ({ user_sid }),
    change: (req) => updateUser(ctx, req),
    remove: (req) => deleteUser(ctx, req),
  });
}

function listUsers(ctx: PlatformContext, caller: Caller): unknown[] {
  const users = ctx.db.all(
    `SELECT users.*, accounts.name AS account_name, service_providers.name AS service_provider_name
       FROM users
       LEFT JOIN accounts ON accounts.account_sid = users.account_sid
       LEFT JOIN service_providers
         ON service_providers.service_provider_sid = users.service_provider_sid
      ORDER BY users.user_sid`,
  );
  const own = users.filter((user) => ownsRow(caller, user));
  // Only somebody who is gone sees nobody.
  if (own.length === 0) throw failure('failure retrieving users list');
  return own.map(listRow);
}

/** The list row derives the scope and shows owners only where there are any. */
function listRow(user: Row): Record<string, unknown> {
  const { user_sid, name, email, force_change, is_active } = user;
  const { account_sid, account_name, service_provider_sid, service_provider_name } = user;
  const scope = account_sid && service_provider_sid ? 'account' : 'service_provider';
  return {
    ...{ user_sid, name, email, scope: service_provider_sid ? scope : 'admin' },
    ...{ force_change, is_active },
    ...(account_sid && { account_sid, account_name }),
    ...(service_provider_sid && { service_provider_sid, service_provider_name }),
  };
}

/**
 * Creates a user: account scope forces the account but not the provider, provider scope forces the
 * provider but takes any account (contract 3). Without initial_password the live server crashes.
 */
function createUser(ctx: PlatformContext, { caller, payload }: CrudRequest): string {
  const { initial_password, is_view_only, ...columns } = payload;
  if (initial_password === undefined || initial_password === null) {
    throw new PoisonError('POST /Users without initial_password');
  }
  requireFields('users', columns);
  checkPassword(ctx.db, String(initial_password));
  const taken = ctx.db.get(
    'SELECT 1 FROM users WHERE name = ? OR email = ?',
    String(columns.name),
    String(columns.email),
  );
  if (taken) throw unprocessable('invalid username or email');
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') columns.service_provider_sid = caller.providerSid;
  const row = { ...columns, provider: 'local' };
  const hashed_password = hashPassword(String(initial_password));
  const sid = insertRecord(ctx.db, 'users', row, { hashed_password });
  setViewOnly(ctx, sid, Boolean(is_view_only));
  return sid;
}

function deleteUser(ctx: PlatformContext, { caller, sid, row: user }: CrudRequest): void {
  requireSid(sid);
  const onlyAdmin = onlyActiveAdmin(ctx);
  if (!user) {
    // The live platform trips over the missing row where it compares it, which it does for the only one.
    if (caller.scope === 'admin' && !onlyAdmin) return;
    throw failure("Cannot read properties of undefined (reading 'user_sid')");
  }
  if (!ownsRow(caller, user)) throw forbidden();
  if (onlyAdmin === sid) throw badRequest('Bad request');
  ctx.db.run('DELETE FROM users WHERE user_sid = ?', sid);
  endSessions(ctx, sid);
}

/** The sid of the one active administrator; undefined where there are others. */
function onlyActiveAdmin(ctx: PlatformContext): string | undefined {
  const [one, other] = ctx.db.all(
    `SELECT user_sid FROM users WHERE account_sid IS NULL AND service_provider_sid IS NULL
        AND is_active = 1 LIMIT 2`,
  );
  return other ? undefined : String(one?.user_sid);
}
