import type { SortPayload } from 'ra-core';
import type { Question } from '../http';
import { pause } from '../http/pause';
import type { NewestRows } from '../types';
import { getPage, keepWhole } from './cachedList';
import { type Caller, currentCaller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { type ListPlan, planList } from './listPlan';
import { getList } from './lists';
import { pauseAfter } from './newestRows';
import { visibleAccountSids } from './ownership';
import { applyListParams } from './query';
import { deduplicateIds, recordsOf } from './record';

/** What a list shows: its filters and its order. */
export interface Shown {
  filter: Record<string, unknown>;
  sort?: SortPayload | undefined;
}

/** How far a reading is; of the platform's rate limit, how many requests are left for everybody. */
export interface ReadingProgress {
  done: number;
  total: number;
  remaining?: number | undefined;
}

interface Reading {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ReadingProgress) => void) | undefined;
}

/** How many rows one request asks for; of calls and alerts the platform gives no more. */
const sizes = { count: 500, page_size: 1000 };
/** More than any list has. */
const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

const sizeOf = ({ pageSizeKey }: AnyEndpoint): number => sizes[pageSizeKey ?? 'page_size'];

async function planOf(endpoint: AnyEndpoint, caller: Caller, shown: Shown): Promise<ListPlan> {
  const plan = planList(endpoint, caller, shown);
  if (!plan.ifShared) return plan;
  return (await visibleAccountSids(endpoint, caller, shown.filter)) ? plan.ifShared : plan;
}

/** How many requests it takes to read all that a list shows, of so many rows. */
export async function requestsOf(resource: string, shown: Shown, total: number): Promise<number> {
  const endpoint = endpointOf(resource);
  const { answers } = await planOf(endpoint, await currentCaller(), shown);
  return answers === 'whole' ? 1 : Math.max(1, Math.ceil(total / sizeOf(endpoint)));
}

const remainingOf = (headers: Headers): number | undefined => {
  const count = Number(headers.get('RateLimit-Remaining') ?? Number.NaN);
  return Number.isFinite(count) ? count : undefined;
};

/** All pages of a question, each row once: new calls move the others on while they are read. */
async function readPaged(
  endpoint: AnyEndpoint,
  { path, query = {} }: Question,
  { signal, onProgress }: Reading,
): Promise<{ rows: unknown[]; asked: Question['query'] }> {
  const { page: _page, page_size: _size, count: _count, ...asked } = query;
  const sizeKey = endpoint.pageSizeKey ?? 'page_size';
  const size = sizeOf(endpoint);
  const rows: unknown[] = [];
  let last = new Set<string>();
  let read = 0;
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const found = await getPage<unknown>(path, { ...asked, page, [sizeKey]: size }, signal);
    const texts = found.data.map((row) => JSON.stringify(row));
    const known = last;
    const fresh = found.data.filter((_row, index) => !known.has(texts[index] ?? ''));
    last = new Set(texts);
    rows.push(...fresh);
    read += found.data.length;
    onProgress?.({ done: rows.length, total: found.total, remaining: remainingOf(found.headers) });
    if (fresh.length === 0 || read >= found.total) return { rows, asked };
    await pause(pauseAfter(found.headers), signal);
  }
}

/** The newest rows that a filter of this side lets through, page after page to the end. */
async function readFiltered(
  resource: string,
  shown: Shown,
  { signal, onProgress }: Reading,
): Promise<AnyRecord[]> {
  for (let pages = 1; ; pages += 1) {
    signal?.throwIfAborted();
    const meta = { pages, isApart: true };
    const found = await getList(resource, { ...shown, pagination: everything, meta, signal });
    const newest = found.meta?.newest as NewestRows;
    if (newest.error) throw newest.error;
    onProgress?.({ done: newest.read, total: newest.total });
    if (newest.read >= newest.total) return found.data;
    await pause(newest.pause, signal);
  }
}

/**
 * Every record that a list shows with these filters, all pages of it, in its order as far as the platform
 * has one. It waits between two pages as `pauseAfter` says, so that others have room. Throws HttpError, and
 * an AbortError when `signal` aborts.
 */
export async function readEverything(
  resource: string,
  shown: Shown,
  reading: Reading = {},
): Promise<AnyRecord[]> {
  const endpoint = endpointOf(resource);
  const { answers, questions, rest } = await planOf(endpoint, await currentCaller(), shown);
  const [question] = questions;
  if (answers === 'newest') return readFiltered(resource, shown, reading);
  const whole = { ...shown, pagination: everything, meta: { readsAll: true } };
  if (answers === 'whole') {
    const { data } = await getList(resource, whole);
    reading.onProgress?.({ done: data.length, total: data.length });
    return data;
  }
  const { rows, asked } = await readPaged(endpoint, question, reading);
  if (answers === 'pages') {
    keepWhole(question.path, rows, asked);
    return (await getList(resource, whole)).data;
  }
  return applyListParams(deduplicateIds(recordsOf(rows, endpoint)), { filter: rest }).data;
}
