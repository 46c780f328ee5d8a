import type { GetListParams, SortPayload } from 'ra-core';
import type { Question } from '../http';
import type { ReadingCost } from '../types';
import { getAllPages, getPage, keepWhole, keptList, knownTotal } from './cachedList';
import { listAge } from './freshness';
import { firstPage, pageOf, sizedFirst, wholePage } from './listPlan';
import { unreadableRows } from './unreadableRows';

/** How old rows may be whose reading the operator has asked for (ms); a refresh and a write forget them. */
const confirmedAge = 15 * 60_000;

interface Reading {
  /** The operator knows what it costs. */
  isConfirmed: boolean;
  pagination?: { page: number; perPage: number };
  signal?: AbortSignal;
}

/**
 * Every row of a list that the platform pages, for an order or a filter that it does not know: as they were
 * read a moment ago, else anew. Of more rows than one answer may hold, what they would cost, unless the
 * operator has confirmed that; a small page says how large they are. Throws HttpError.
 */
export async function readPages(
  { path, query = {} }: Question,
  { isConfirmed, signal }: Reading,
): Promise<{ rows: unknown[] } | { cost: ReadingCost }> {
  const { page: _page, page_size: _size, ...asked } = query;
  const kept = keptList<unknown>(path, isConfirmed ? confirmedAge : listAge, asked);
  if (kept) return { rows: await kept };
  const known = knownTotal(path, asked);
  if (!isConfirmed && (known === undefined || known > wholePage)) {
    const first = sizedFirst({ path, query: asked });
    const { data, total } = await getPage<unknown>(path, first.query ?? {}, signal);
    if (data.length + unreadableRows(data) >= total) {
      keepWhole(path, data, asked);
      return { rows: data };
    }
    if (total > Math.max(wholePage, data.length)) {
      const bytes = (JSON.stringify(data).length / Math.max(1, data.length)) * total;
      return { cost: { rows: total, requests: Math.ceil(total / wholePage), bytes } };
    }
  }
  const rows = await getAllPages<unknown>(path, asked, { perPage: wholePage, signal });
  keepWhole(path, rows, asked);
  return { rows };
}

/** True for the order of the platform's pages, the other way round. */
export const isReversed = (
  order: SortPayload | undefined,
  { sort, filter }: Pick<GetListParams, 'sort' | 'filter'>,
): boolean =>
  order !== undefined &&
  sort?.field === order.field &&
  sort.order !== order.order &&
  Object.values(filter ?? {}).every((value) => !value);

/** A page of a list in the opposite of the platform's order: from its end, in at most two requests. */
export async function readFromEnd(
  question: Question,
  total: number,
  { pagination: { page, perPage } = firstPage, signal }: Omit<Reading, 'isConfirmed'>,
): Promise<unknown[]> {
  const end = Math.max(0, total - (page - 1) * perPage);
  const start = Math.max(0, end - perPage);
  const first = Math.floor(start / perPage);
  const numbers = end > (first + 1) * perPage ? [first + 1, first + 2] : [first + 1];
  const sized = { ...question, query: { ...question.query, page_size: perPage } };
  const pages = await Promise.all(
    numbers.map((number) => {
      const { path, query } = pageOf(sized, number);
      return getPage<unknown>(path, query, signal);
    }),
  );
  const rows = pages.flatMap(({ data }) => data);
  return rows.slice(start - first * perPage, end - first * perPage).reverse();
}
