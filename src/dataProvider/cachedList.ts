import { HttpError, type Query, type RequestOptions, request } from '../http';
import * as session from '../session';
import { readNumber } from './readColumns';
import { readableRows, unreadableRows, withUnreadable } from './unreadableRows';

/** How long a whole list answers again without a new request: one screen's worth of questions (ms). */
const freshness = 3000;

interface Entry {
  askedAt: number;
  rows: Promise<unknown[]>;
}
const entries = new Map<string, Entry>();
/** Whose lists they are, as the token of a session: one user's are never shown to the next. */
let owner: string | null = null;

/** Reports that an answer is not the requested list. */
const notAList = (status: number) => new HttpError(status, { message: 'app.errors.unreadable' });

/**
 * A list that the platform answers as one bare array. Questions asked at the same time, or within
 * three seconds, share one request: sorting, the account filter, reference fields and uniqueness
 * checks of one screen need the same list. A failed answer is not kept. `maxAge` (ms) takes an
 * older answer too, where the rows only say what belongs to whom. Nothing is kept for another session.
 *
 * Throws HttpError, also when the answer is not an array.
 */
export function cachedList<Row>(path: string, query?: Query, maxAge = freshness): Promise<Row[]> {
  if (owner !== session.token()) invalidateLists();
  owner = session.token();
  const key = `${path}?${JSON.stringify(query ?? {})}`;
  const known = entries.get(key);
  if (known && Date.now() - known.askedAt < maxAge) return known.rows as Promise<Row[]>;
  const rows = request({ path, query }).then(({ body, status }) => {
    if (!Array.isArray(body)) throw notAList(status);
    return readableRows(body);
  });
  const entry: Entry = { askedAt: Date.now(), rows };
  entries.set(key, entry);
  rows.catch(() => entries.get(key) === entry && entries.delete(key));
  return rows as Promise<Row[]>;
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
  const total = readNumber(body.total) ?? -1;
  const data = readableRows(body.data) as Row[];
  return { data, total: total >= 0 ? total : data.length, headers };
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
 * Forgets every kept list: after any write. A list that is on its way reaches those who wait for it,
 * and nobody who asks from now on, as it may not hold what was written.
 */
export function invalidateLists(): void {
  entries.clear();
}
