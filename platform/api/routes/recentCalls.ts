import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, failure } from '../errors';
import { allOf, type Condition, listRows, type Page, where } from '../lists';
import { param, query } from '../requests';
import { guardAccount, guardProvider } from '../scope';

const MAX_COUNT = 500;

export interface TimeWindow {
  /** The owner and the time. */
  asked: Condition;
  page: Page;
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
  const bound = (operator: string, date: Date) => {
    const isReadable = !Number.isNaN(date.getTime());
    return isReadable ? where(`"${time}" ${operator} ?`, date.toISOString()) : where('0');
  };
  const since = days ? new Date(ctx.now().getTime() - Number(days) * 86_400_000) : start;
  const asked = allOf([
    where(`${owner} = ?`, sid),
    since && bound('>=', new Date(since)),
    !days && end && bound('<=', new Date(end)),
  ]);
  const limit = Number(count) || -1;
  const offset = limit > 0 ? (Number(page) - 1) * limit : 0;
  const wrap = (total: number, data: unknown[]) => ({ total, page_size: count, page, data });
  return { asked, page: { limit, offset, wrap } };
}

function listCalls(ctx: PlatformContext, request: FastifyRequest, owner: string, sid: string) {
  const window = timeWindow(ctx, request, owner, sid, 'attempted_at');
  const { direction, answered, trunk, filter = '' } = query(request);
  const isPlain = /^[\w@]*$/.test(filter);
  const asked = allOf([
    window.asked,
    direction && where('direction = ?', direction),
    answered === 'true' && where('answered = 1'),
    answered === 'false' && where('answered = 0'),
    trunk && where('trunk = ?', trunk),
    filter &&
      isPlain &&
      where('(instr("from", ?) > 0 OR instr("to", ?) > 0 OR call_sid = ?)', filter, filter, filter),
  ]);
  const serialize = (row: Row) => ({ ...row, answered: row.answered === 1 });
  const options = { page: window.page, order: 'attempted_at DESC', serialize };
  if (isPlain) return listRows(ctx.db, 'recent_calls', asked, options);
  const found = matchingCalls(ctx, asked, readPattern(filter), filter);
  const { limit, offset, wrap } = window.page;
  const sids = found.slice(offset, limit < 0 ? undefined : offset + limit);
  const bySid = 'SELECT * FROM recent_calls WHERE call_sid = ?';
  const rows = sids.flatMap((callSid) => ctx.db.all<Row>(bySid, callSid));
  return wrap(found.length, rows.map(serialize));
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
  { sql, params }: Condition,
  pattern: RegExp,
  filter: string,
): string[] {
  const rows = ctx.db.all(
    `SELECT call_sid, "from", "to" FROM recent_calls WHERE ${sql} ORDER BY attempted_at DESC`,
    ...params,
  );
  const hit = (row: Row) =>
    pattern.test(String(row.from)) || pattern.test(String(row.to)) || row.call_sid === filter;
  return rows.filter(hit).map((row) => String(row.call_sid));
}
