import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { badRequest, failure } from '../errors';
import { param, query } from '../requests';
import { guardAccount, guardProvider } from '../scope';

const MAX_COUNT = 500;

export interface TimeWindow {
  conditions: string[];
  params: SqlValue[];
  page: string;
  count: string;
  limit: number;
  offset: number;
}

/** RecentCalls of an account and of a provider, newest first (contract 16.1). */
export function recentCallRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Accounts/:sid/RecentCalls', async (request) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    return listCalls(ctx, request, 'account_sid', sid);
  });

  api.get('/ServiceProviders/:sid/RecentCalls', async (request) => {
    const sid = param(request, 'sid');
    guardProvider(request.caller, sid);
    return listCalls(ctx, request, 'service_provider_sid', sid);
  });
}

/**
 * What RecentCalls and Alerts have in common: page and count are required (count at most 500, 0 for
 * all), `days` wins over `start` and `end`, unreadable dates find nothing (contract 16.1).
 */
export function timeWindow(
  ctx: PlatformContext,
  request: FastifyRequest,
  owner: string,
  sid: string,
  time: string,
): TimeWindow {
  const { page = '', count = '', days, start, end } = query(request);
  if (!(Number(page) >= 1)) throw badRequest('missing or invalid "page" query arg');
  if (count === '' || Number(count) > MAX_COUNT) {
    throw badRequest('missing or invalid "count" query arg');
  }
  if (!Number.isInteger(Number(count))) throw failure('error parsing query: invalid LIMIT');
  const conditions = [`${owner} = ?`];
  const params: SqlValue[] = [sid];
  const bound = (operator: string, date: Date) => {
    conditions.push(`"${time}" ${operator} ?`);
    params.push(Number.isNaN(date.getTime()) ? '~' : date.toISOString());
  };
  if (days) bound('>=', new Date(ctx.now().getTime() - Number(days) * 86_400_000));
  else {
    if (start) bound('>=', new Date(start));
    if (end) bound('<=', new Date(end));
    if (end && Number.isNaN(Date.parse(end))) conditions.push('0');
  }
  const limit = Number(count) || -1;
  const offset = limit > 0 ? (Number(page) - 1) * limit : 0;
  return { conditions, params, page, count, limit, offset };
}

function listCalls(ctx: PlatformContext, request: FastifyRequest, owner: string, sid: string) {
  const window = timeWindow(ctx, request, owner, sid, 'attempted_at');
  const { conditions, params } = window;
  const { direction, answered, trunk, filter = '' } = query(request);
  if (direction) {
    conditions.push('direction = ?');
    params.push(direction);
  }
  if (answered === 'true' || answered === 'false') {
    conditions.push('answered = ?');
    params.push(answered === 'true' ? 1 : 0);
  }
  if (trunk) {
    conditions.push('trunk = ?');
    params.push(trunk);
  }
  const isPlain = /^[\w@]*$/.test(filter);
  if (filter && isPlain) {
    conditions.push('(instr("from", ?) > 0 OR instr("to", ?) > 0 OR call_sid = ?)');
    params.push(filter, filter, filter);
  }
  const pattern = isPlain ? undefined : readPattern(filter);
  const where = `WHERE ${conditions.join(' AND ')}`;
  const found = pattern ? matchingCalls(ctx, where, params, pattern, filter) : undefined;
  const total = found
    ? found.length
    : Number(ctx.db.get(`SELECT count(*) AS total FROM recent_calls ${where}`, ...params)?.total);
  const rows = found
    ? callsBySid(
        ctx,
        found.slice(window.offset, window.limit < 0 ? undefined : window.offset + window.limit),
      )
    : ctx.db.all(
        `SELECT * FROM recent_calls ${where} ORDER BY attempted_at DESC LIMIT ? OFFSET ?`,
        ...[...params, window.limit, window.offset],
      );
  const data = rows.map((row) => ({ ...row, answered: row.answered === 1 }));
  return { total, page_size: window.count, page: window.page, data };
}

/** The filter goes raw into a regular expression: one that cannot be read is 500 (16.1). */
function readPattern(filter: string): RegExp {
  if (/(^|[^\\])\//.test(filter)) throw failure(`error parsing query: found ${filter}`);
  try {
    return new RegExp(filter);
  } catch (error) {
    throw failure(`error parsing query: ${(error as Error).message}`);
  }
}

/** The sids of the calls whose from or to matches, or whose call_sid is the filter, newest first. */
function matchingCalls(
  ctx: PlatformContext,
  where: string,
  params: SqlValue[],
  pattern: RegExp,
  filter: string,
): string[] {
  const rows = ctx.db.all(
    `SELECT call_sid, "from", "to" FROM recent_calls ${where} ORDER BY attempted_at DESC`,
    ...params,
  );
  const hit = (row: Row) =>
    pattern.test(String(row.from)) || pattern.test(String(row.to)) || row.call_sid === filter;
  return rows.filter(hit).map((row) => String(row.call_sid));
}

function callsBySid(ctx: PlatformContext, sids: string[]): Row[] {
  return sids.flatMap((sid) =>
    ctx.db.all<Row>('SELECT * FROM recent_calls WHERE call_sid = ?', sid),
  );
}
