import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { crud } from '../crud';
import type { Row } from '../database';
import { badRequest, forbidden, PoisonError } from '../errors';
import { listRows } from '../lists';
import { maskSecret } from '../masks';
import type { Body } from '../records';
import { accountCondition, ownsAccount, withOwnAccount } from '../scope';

/**
 * Clients: list, one, create, change and delete (contract 15). The provider's list lacks the three
 * allow_ keys; change and delete do not look at whose client it is, save that account scope moves
 * the client into its own account. A masked password is taken for a new one: the live platform
 * cannot tell them apart.
 */
export function clientRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  // The password keeps its first character only (contract 15, 22).
  const serialize = (row: Row): Row => {
    if (!row.password) return row;
    return { ...row, password: maskSecret(ctx.vault.decrypt(String(row.password)), 1) };
  };
  crud(api, ctx, {
    path: '/Clients',
    table: 'clients',
    list({ caller }) {
      const ofProvider = (row: Row) => withoutAllowKeys(serialize(row));
      return listRows(ctx.db, 'clients', accountCondition(caller), {
        order: 'client_sid',
        serialize: caller.scope === 'service_provider' ? ofProvider : serialize,
      });
    },
    sees: (caller, row) => ownsAccount(ctx, caller, row.account_sid ?? null),
    serialize,
    accepts({ caller, sid, payload }) {
      const { account_sid } = payload;
      const isOfProvider = !sid && caller.scope === 'service_provider' && account_sid;
      if (isOfProvider && !ownsAccount(ctx, caller, String(account_sid))) throw forbidden();
      return withOwnAccount(caller, payload);
    },
    sealed(columns, { request, sid }) {
      requireFreeName(ctx, columns, sid);
      return withSealedPassword(ctx, request.method, columns);
    },
  });
}

function withoutAllowKeys(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('allow_')));
}

/** Unique in an account, as far as the body names both. */
function requireFreeName(ctx: PlatformContext, columns: Body, ownSid: string): void {
  const { account_sid, username } = columns;
  if (typeof account_sid !== 'string' || typeof username !== 'string') return;
  const taken = ctx.db.get(
    'SELECT 1 FROM clients WHERE account_sid = ? AND username = ? AND client_sid <> ?',
    ...[account_sid, username, ownSid],
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
