import { HttpError, type Query, type RequestOptions, request } from '../http';
import * as session from '../session';
import { type Age, freshness, isChangedBy } from './freshness';
import { forgetNames } from './namesMemory';
import { readNumber } from './readColumns';
import { readableRows, unreadableRows, withUnreadable } from './unreadableRows';

interface Entry {
  askedAt: number;
  rows: Promise<unknown[]>;
  /** How many they are, once they are there. */
  size?: number;
}
const entries = new Map<string, Entry>();
/** How many rows a list has that the platform pages, as its last page said. */
const totals = new Map<string, number>();
/** Whose lists they are, as the token of a session: one user's are never shown to the next. */
let owner: string | null = null;

/** Reports that an answer is not the requested list. */
const notAList = (status: number) => new HttpError(status, { message: 'app.errors.unreadable' });

/** What a list is known by; a value that is not set makes no other list of it. */
const keyOf = (path: string, query: Query = {}) => `${path}?${JSON.stringify(query)}`;

/** Nothing is kept for another session. */
function forgetOthers(): void {
  if (owner !== session.token()) invalidateLists();
  owner = session.token();
}

const isFresh = ({ askedAt, size }: Entry, age: Age): boolean =>
  Date.now() - askedAt < (typeof age === 'number' ? age : age(size));

/** A list that was read no longer ago than `age` says; undefined where there is none. */
export function keptList<Row>(path: string, age: Age, query?: Query): Promise<Row[]> | undefined {
  forgetOthers();
  const entry = entries.get(keyOf(path, query));
  return entry && isFresh(entry, age) ? (entry.rows as Promise<Row[]>) : undefined;
}

function keep(key: string, rows: Promise<unknown[]>): void {
  const entry: Entry = { askedAt: Date.now(), rows };
  entries.set(key, entry);
  rows.then(
    ({ length }) => {
      entry.size = length;
    },
    () => entries.get(key) === entry && entries.delete(key),
  );
}

/** Keeps rows that turned out to be a whole list. */
export const keepWhole = (path: string, rows: unknown[], query?: Query): void =>
  keep(keyOf(path, query), Promise.resolve(rows));

/**
 * A list that the platform answers as one bare array, read once for all who ask: names, filters and
 * choices take an answer of the last minutes, lists and checks one of the last seconds (`age`, see
 * freshness.ts). A failed answer is not kept.
 *
 * Throws HttpError, also when the answer is not an array.
 */
export function cachedList<Row>(path: string, query?: Query, age: Age = freshness): Promise<Row[]> {
  forgetOthers();
  const key = keyOf(path, query);
  const known = entries.get(key);
  if (known && isFresh(known, age)) return known.rows as Promise<Row[]>;
  const rows = request({ path, query }).then(({ body, status }) => {
    if (!Array.isArray(body)) throw notAList(status);
    return readableRows(body);
  });
  keep(key, rows);
  return rows as Promise<Row[]>;
}

/** How many rows the platform last said that a list has which it pages; undefined where it was not asked. */
export function knownTotal(path: string, query?: Query): number | undefined {
  forgetOthers();
  return totals.get(keyOf(path, query));
}

export interface Page<Row> {
  data: Row[];
  total: number;
  /** Those of the answer, as far as a page of another origin may read them. */
  headers: Headers;
}

/** A page of a list that the platform pages: `{ total, data }`; `options` are the call's. Throws HttpError on any other form. */
export async function getPage<Row>(
  path: string,
  query: Query,
  signal?: AbortSignal,
  options?: Pick<RequestOptions, 'keepSession'>,
): Promise<Page<Row>> {
  const { body, status, headers } = await request<{ data?: unknown; total?: unknown } | undefined>({
    ...options,
    path,
    query,
    signal,
  });
  if (!Array.isArray(body?.data)) throw notAList(status);
  const said = readNumber(body.total) ?? -1;
  const data = readableRows(body.data) as Row[];
  const total = said >= 0 ? said : data.length;
  const { page: _page, page_size: _size, ...asked } = query;
  forgetOthers();
  totals.set(keyOf(path, asked), total);
  return { data, total, headers };
}

/**
 * Every row of a list that the platform pages, page by page, each once; those that cannot be read are
 * counted. `perPage` is how many rows
 * one request asks for. Throws HttpError; an aborted reading throws an AbortError.
 */
export async function getAllPages<Row>(
  path: string,
  query: Query,
  { perPage, signal }: { perPage: number; signal?: AbortSignal },
): Promise<Row[]> {
  const rows: Row[] = [];
  let unreadable = 0;
  let last = '';
  for (let number = 1; ; number += 1) {
    signal?.throwIfAborted();
    const { data, total } = await getPage<Row>(
      path,
      { ...query, page: number, page_size: perPage },
      signal,
    );
    // A page that comes again says that there is no other one, whatever the total is.
    const page = JSON.stringify(data);
    const lost = unreadableRows(data);
    if (data.length + lost === 0 || page === last) return withUnreadable(rows, unreadable);
    last = page;
    rows.push(...data);
    unreadable += lost;
    if (rows.length + unreadable >= total) return withUnreadable(rows, unreadable);
  }
}

/**
 * Forgets the kept lists that a write to the path `written` may have changed, all of them unless one is
 * given. A list that is on its way reaches those who wait for it, and nobody who asks from now on, as it
 * may not hold what was written.
 */
export function invalidateLists(written?: string): void {
  for (const key of entries.keys()) {
    if (written === undefined || isChangedBy(key, written)) entries.delete(key);
  }
  if (written === undefined) totals.clear();
  forgetNames((path) => written === undefined || isChangedBy(path, written));
}
