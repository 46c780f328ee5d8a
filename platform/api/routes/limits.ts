import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { SqlValue } from '../database';
import { findRecords, insertRecord, updateRecord } from '../records';
import { body, created, noContent, param, query } from '../requests';
import { guardAccount, guardProvider } from '../scope';

interface LimitKind {
  path: string;
  table: 'account_limits' | 'service_provider_limits';
  key: string;
  owner: string;
  guard: (request: FastifyRequest, sid: string) => void;
}

/**
 * Limits of accounts and of providers (contract 9): GET by category, POST updates the same category
 * in place and answers the same sid, DELETE without a category deletes all. There is no PUT.
 */
export function limitRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const kinds: LimitKind[] = [
    {
      path: '/Accounts/:sid/Limits',
      table: 'account_limits',
      key: 'account_limits_sid',
      owner: 'account_sid',
      guard: (request, sid) => guardAccount(ctx, request.caller, sid),
    },
    {
      path: '/ServiceProviders/:sid/Limits',
      table: 'service_provider_limits',
      key: 'service_provider_limits_sid',
      owner: 'service_provider_sid',
      guard: (request, sid) => guardProvider(request.caller, sid),
    },
  ];
  for (const kind of kinds) limitKindRoutes(api, ctx, kind);
}

function limitKindRoutes(api: FastifyInstance, ctx: PlatformContext, kind: LimitKind): void {
  const { path, table, key, owner } = kind;
  const guarded = (request: FastifyRequest) => {
    const sid = param(request, 'sid');
    kind.guard(request, sid);
    return sid;
  };

  api.get(path, async (request) => {
    const { category } = query(request);
    const rows = findRecords(ctx.db, table, owner, guarded(request));
    return category ? rows.filter((row) => row.category === category) : rows;
  });

  api.post(path, async (request, reply) => {
    const sid = guarded(request);
    const { category = null, quantity = '' } = body(request);
    const found = findRecords(ctx.db, table, owner, sid).find((row) => row.category === category);
    if (!found) {
      return created(reply, insertRecord(ctx.db, table, { [owner]: sid, category, quantity }));
    }
    updateRecord(ctx.db, table, String(found[key]), { quantity });
    return created(reply, String(found[key]));
  });

  api.delete(path, async (request, reply) => {
    const sid = guarded(request);
    const { category } = query(request);
    const where = category ? 'AND category = ?' : '';
    const params: SqlValue[] = category ? [sid, category] : [sid];
    ctx.db.run(`DELETE FROM ${table} WHERE ${owner} = ? ${where}`, ...params);
    return noContent(reply);
  });
}
