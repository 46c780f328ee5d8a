import { QueryClient } from '@tanstack/query-core';
import { HttpError, type Query, type RequestOptions, request } from '../http';
import * as session from '../session';

/** How long a whole list answers again without a new request: one screen's worth of questions (ms). */
const freshness = 3000;

const createCache = () =>
  new QueryClient({
    // Whether there is a network is for the requests to find out, which try again by themselves.
    defaultOptions: {
      queries: { networkMode: 'always', structuralSharing: false, gcTime: 60_000 },
    },
  });
let cache = createCache();

/** Says that an answer is not the list that was asked for. */
const notAList = (status: number) => new HttpError(status, { message: 'app.errors.unreadable' });

/**
 * A list that the platform answers as one bare array. Questions asked at the same time, or within
 * three seconds, share one request: sorting, the account filter, reference fields and uniqueness
 * checks of one screen need the same list. A failed answer is not kept. `maxAge` (ms) takes an
 * older answer too, where the rows only say what belongs to whom. Another session asks anew.
 *
 * Throws HttpError, also when the answer is not an array.
 */
export const cachedList = <Row>(
  path: string,
  query: Query = {},
  maxAge = freshness,
): Promise<Row[]> =>
  cache.fetchQuery({
    queryKey: [session.token(), path, query],
    queryFn: async () => {
      const { body, status } = await request({ path, query });
      if (!Array.isArray(body)) throw notAList(status);
      return body.filter((row) => row !== null && typeof row === 'object') as Row[];
    },
    staleTime: maxAge,
  });

export interface Page<Row> {
  data: Row[];
  total: number;
}

/** A page of a list that the platform pages: `{ total, data }`; `options` are the call's. Throws HttpError on any other form. */
export async function getPage<Row>(
  path: string,
  query: Query,
  signal?: AbortSignal,
  options?: Pick<RequestOptions, 'keepSession'>,
): Promise<Page<Row>> {
  const { body, status } = await request<{ data?: unknown; total?: unknown } | undefined>({
    ...options,
    path,
    query,
    signal,
  });
  if (!Array.isArray(body?.data)) throw notAList(status);
  const total = Number(body.total);
  return { data: body.data as Row[], total: Number.isFinite(total) ? total : body.data.length };
}

/**
 * Every row of a list that the platform pages, page by page, each once. `perPage` is how many rows
 * one request asks for. Throws HttpError; an aborted reading throws an AbortError.
 */
export async function getAllPages<Row>(
  path: string,
  query: Query,
  { perPage, signal }: { perPage: number; signal?: AbortSignal },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    signal?.throwIfAborted();
    const { data, total } = await getPage<Row>(
      path,
      { ...query, page: number, page_size: perPage },
      signal,
    );
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

/**
 * Forgets every kept list: after any write. A list that is on its way reaches those who wait for it,
 * and nobody who asks from now on, as it may not hold what was written.
 */
export function invalidateLists(): void {
  cache = createCache();
}
