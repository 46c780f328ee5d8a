import type { GetListParams, GetListResult, SortPayload } from 'ra-core';
import type { Query } from '../http';
import type { NewestRows, TooManyRows } from '../types';
import { cachedList, getAllPages, getPage } from './cachedList';
import { type Caller, currentCaller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { isAskedWhole, pageCall, wholeCall, wholePage } from './listCall';
import type { PagedQuery } from './listEndpoints';
import { type ReadRows, readNewest } from './newestRows';
import { isOwned, visibleAccountSids } from './ownership';
import { applyListParams } from './query';
import { deduplicateIds, toRecord } from './record';
import { shownValueOf } from './shownValues';
import { unreadableRows, withUnreadable } from './unreadableRows';

/** Whose a record is cannot be read: it may be of this list. */
const hasUnreadableOwner = (record: AnyRecord): boolean => {
  const { unreadable = [] } = record as { unreadable?: string[] };
  return unreadable.some((key) => key === 'account_sid' || key === 'service_provider_sid');
};

/**
 * Every record of a list that this caller may see, `query` besides the endpoint's own; those that cannot
 * be read are counted (`unreadableRows`). `maxAge` (ms) takes an older answer too. Throws HttpError.
 */
export const readWhole = async (
  resource: string,
  caller: Caller,
  filter: Record<string, unknown>,
  query?: Query,
  maxAge?: number,
): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  const call = wholeCall(endpoint, caller, filter, query);
  const [rows, accounts] = await Promise.all([
    cachedList<unknown>(call.path, call.query, maxAge),
    visibleAccountSids(endpoint, caller, filter),
  ]);
  let unreadable = unreadableRows(rows);
  const records = rows
    .map((row) => toRecord(row, endpoint))
    .filter((record) => {
      const isKept = endpoint.keep?.(record, caller) ?? true;
      if (isKept && (!accounts || isOwned(record, accounts, caller.providerSid))) return true;
      if (hasUnreadableOwner(record) || (accounts && unreadableRows(accounts) > 0)) unreadable += 1;
      return false;
    });
  return withUnreadable(records, unreadable);
};

/** How long a list may have been known that only names records to those that refer to them (ms). */
export const namesAge = 60_000;

/** Every record of a resource that names others, without the rules of its own list. Throws HttpError. */
export const readNames = async (
  resource: string,
  caller: Caller,
  maxAge?: number,
): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  const path = endpoint.lookup?.(caller);
  if (!path) return readWhole(resource, caller, {}, undefined, maxAge);
  return (await cachedList<unknown>(path, {}, maxAge)).map((row) => toRecord(row, endpoint));
};

/** The order that rows are brought into here: one of no order is by what `unordered` names. */
const orderOf = ({ order, unordered }: AnyEndpoint, sort: SortPayload | undefined) =>
  sort && unordered && sort.field === order?.field ? { field: unordered, order: sort.order } : sort;

/** Filters, sorts and pages rows that are all here. */
const fromWhole = async (
  endpoint: AnyEndpoint,
  caller: Caller,
  rows: AnyRecord[],
  params: GetListParams,
): Promise<GetListResult<AnyRecord>> => {
  const sort = orderOf(endpoint, params.sort);
  const names = (resource: string) => readNames(resource, caller, namesAge);
  const shownOf = sort && (await shownValueOf(endpoint, sort.field, names));
  const meta = { isWhole: true, canSort: true, order: sort, unreadable: unreadableRows(rows) };
  const { data, total } = applyListParams(rows, { ...params, sort, shownOf });
  return { data: deduplicateIds(data), total, meta };
};

const toRecords = (rows: unknown[], endpoint: AnyEndpoint): AnyRecord[] =>
  withUnreadable(deduplicateIds(rows.map((row) => toRecord(row, endpoint))), unreadableRows(rows));

/** Rows with values added to those that another answer holds too. */
const withKnown = ({ rows, told }: ReadRows, values = {}): unknown[] => {
  if (told.length === 0) return rows;
  const keys = new Set(told.map((row) => JSON.stringify(row)));
  return rows.map((row) =>
    keys.has(JSON.stringify(row)) ? { ...(row as object), ...values } : row,
  );
};

/** Filters and pages the newest rows of a list, those that stand for several counted as such. */
const fromNewest = (
  endpoint: AnyEndpoint,
  { rows: data, unreadable, total, pause, error }: ReadRows,
  { filter, pagination }: GetListParams,
): GetListResult<AnyRecord> => {
  const rows = toRecords(data, endpoint);
  const { data: kept } = applyListParams(rows, { filter });
  const read = rows.length + unreadable;
  const newest: NewestRows = { read, total, matching: kept.length, pause, error };
  const page = applyListParams(endpoint.combine?.(kept) ?? kept, { pagination });
  return { ...page, meta: { isWhole: false, canSort: false, newest, unreadable } };
};

/**
 * A page of a list: of the platform's where it pages the list, else of the whole list, filtered and
 * sorted here. `meta` tells which: `isWhole`, whether another order can be asked for (`canSort`), the
 * order that the rows are in, if any, of a list whose newest rows are filtered here (`newest`) how many
 * were looked at of how many (one answer of the platform, or as many as `params.meta.pages` asks for; those
 * that were read before are not asked for again), that more rows came than were asked for (`tooMany`): never more than those
 * are answered, and how many rows of what was asked cannot be read (`unreadable`). Throws HttpError.
 */
export const getList = async (
  resource: string,
  params: GetListParams,
): Promise<GetListResult<AnyRecord>> => {
  const endpoint = endpointOf(resource);
  const caller = await currentCaller();
  const filter = params.filter ?? {};
  const paged = endpoint.paged?.(caller, filter);
  const handled = paged?.handled ?? endpoint.handled ?? [];
  const rest = Object.fromEntries(Object.entries(filter).filter(([key]) => !handled.includes(key)));
  const here = { ...params, filter: rest };
  if (!paged || (await visibleAccountSids(endpoint, caller, filter))) {
    const rows = await readWhole(resource, caller, filter, paged?.query);
    return fromWhole(endpoint, caller, rows, here);
  }
  const path = endpoint.list(caller, filter);
  if (isAskedWhole(endpoint, handled, filter, params.sort)) {
    const { signal } = params;
    const rows = await getAllPages(path, paged.query, { perPage: wholePage, signal });
    return fromWhole(endpoint, caller, toRecords(rows, endpoint), here);
  }
  const { page: number = 1, perPage = 25 } = params.pagination ?? {};
  const ask = (page: number, asked: PagedQuery = paged) => {
    const { query } = pageCall(endpoint, caller, filter, asked, { page, perPage });
    return getPage<unknown>(path, paged.newest ? { ...query, page } : query, params.signal);
  };
  if (paged.newest) {
    const { known } = paged;
    const askNewest = async (page: number) => ({
      page: await ask(page),
      told: known ? (await ask(page, { ...paged, ...known })).data : [],
    });
    const question = JSON.stringify([path, paged]);
    const read = await readNewest(question, askNewest, params.meta?.pages);
    return fromNewest(endpoint, { ...read, rows: withKnown(read, known?.values) }, here);
  }
  const asked = await ask(number);
  // Beyond the end, as after rows have gone: the last page, to which react-admin then turns.
  const last = Math.ceil(asked.total / perPage);
  const isBeyond = asked.data.length === 0 && last > 0 && number > last;
  const { data, total } = isBeyond ? await ask(last) : asked;
  const tooMany: TooManyRows | undefined =
    data.length > perPage ? { answered: data.length, asked: perPage } : undefined;
  // Where the page is the whole list, it is paged here; of any other what was asked for is taken.
  const pagination = tooMany && data.length >= total ? here.pagination : undefined;
  const taken = pagination ? data : withUnreadable(data.slice(0, perPage), unreadableRows(data));
  const rows = toRecords(taken, endpoint);
  if (endpoint.order ? total <= perPage || pagination : pagination) {
    const whole = await fromWhole(endpoint, caller, rows, { ...here, pagination });
    return { ...whole, total: pagination ? whole.total : total, meta: { ...whole.meta, tooMany } };
  }
  const sort = endpoint.unordered && orderOf(endpoint, params.sort);
  return {
    ...applyListParams(rows, { filter: rest, sort: sort || undefined }),
    total,
    meta: {
      isWhole: false,
      canSort: endpoint.order !== undefined && total <= wholePage,
      order: endpoint.unordered ? undefined : endpoint.order,
      tooMany,
      unreadable: unreadableRows(rows),
    },
  };
};
