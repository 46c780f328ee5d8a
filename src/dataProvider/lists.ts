import type { GetListParams, GetListResult, SortPayload } from 'ra-core';
import type { Query, Question } from '../http';
import type { NewestRows, Surplus } from '../types';
import { isReversed, readFromEnd, readPages } from './allPages';
import { cachedList, getPage, type Page } from './cachedList';
import { type Caller, currentCaller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { type Age, listAge, namesAge } from './freshness';
import { firstPage, type ListPlan, pageOf, planList, wholeCall } from './listPlan';
import { type ReadRows, readNewest } from './newestRows';
import { isOwned, visibleAccountSids } from './ownership';
import { applyListParams } from './query';
import { deduplicateIds, recordsOf } from './record';
import { shownValueOf } from './shownValues';
import { unreadableRows, withUnreadable } from './unreadableRows';

/** Whose a record is cannot be read: it may be of this list. */
const hasUnreadableOwner = (record: AnyRecord): boolean => {
  const { unreadable = [] } = record as { unreadable?: string[] };
  return unreadable.some((key) => key === 'account_sid' || key === 'service_provider_sid');
};

/** The records of a whole list that this caller may see; those that cannot be read are counted. */
const askWhole = async (
  endpoint: AnyEndpoint,
  caller: Caller,
  filter: Record<string, unknown>,
  { path, query }: Question,
  age?: Age,
): Promise<AnyRecord[]> => {
  const [rows, accounts] = await Promise.all([
    cachedList<unknown>(path, query, age),
    visibleAccountSids(endpoint, caller, filter),
  ]);
  let unreadable = unreadableRows(rows);
  const records = recordsOf(rows, endpoint).filter((record) => {
    const isKept = endpoint.keep?.(record, caller) ?? true;
    if (isKept && (!accounts || isOwned(record, accounts, caller.providerSid))) return true;
    if (hasUnreadableOwner(record) || (accounts && unreadableRows(accounts) > 0)) unreadable += 1;
    return false;
  });
  return withUnreadable(records, unreadable);
};

/**
 * Every record of a list that this caller may see, `query` besides the endpoint's own; those that cannot
 * be read are counted (`unreadableRows`). `age` takes an older answer too. Throws HttpError.
 */
export const readWhole = (
  resource: string,
  caller: Caller,
  filter: Record<string, unknown>,
  query?: Query,
  age?: Age,
): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  return askWhole(endpoint, caller, filter, wholeCall(endpoint, caller, filter, query), age);
};

/** Every record of a resource that names others, without the rules of its own list. Throws HttpError. */
export const readNames = async (
  resource: string,
  caller: Caller,
  age?: Age,
): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  const path = endpoint.lookup?.(caller);
  if (!path) return readWhole(resource, caller, {}, undefined, age);
  return recordsOf(await cachedList<unknown>(path, {}, age), endpoint);
};

/** The order that rows are brought into here: one of no order is by what `unordered` names. */
const orderOf = ({ order, unordered }: AnyEndpoint, sort: SortPayload | undefined) =>
  sort && unordered && sort.field === order?.field ? { field: unordered, order: sort.order } : sort;

/** More than a page of a list can have. */
const allAtOnce = 10_000;

/** Who asks for all accounts at once wants their names, as filters and choices do. */
const isForNames = (resource: string, { pagination = firstPage }: GetListParams): boolean =>
  resource === 'accounts' && pagination.perPage >= allAtOnce;

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
  withUnreadable(deduplicateIds(recordsOf(rows, endpoint)), unreadableRows(rows));

/** Rows with values added to those that another answer holds too. */
const withKnown = ({ rows, told }: ReadRows, values = {}): unknown[] => {
  if (told.length === 0) return rows;
  const keys = new Set(told.map((row) => JSON.stringify(row)));
  return rows.map((row) =>
    keys.has(JSON.stringify(row)) ? { ...(row as object), ...values } : row,
  );
};

/** Reads the newest rows of a list, then combines, filters and pages them. */
const fromNewest = async (
  endpoint: AnyEndpoint,
  { questions, values }: ListPlan,
  { filter, pagination, meta, signal }: GetListParams,
): Promise<GetListResult<AnyRecord>> => {
  const ask = async (question: Question, page: number) => {
    const { path, query } = pageOf(question, page);
    return getPage<unknown>(path, query, signal);
  };
  const [question, narrower] = questions;
  const read = await readNewest(
    JSON.stringify(questions),
    async (page) => {
      const asked = [ask(question, page), narrower && ask(narrower, page)] as const;
      const [rows, told] = await Promise.all(asked);
      return { page: rows, told: told?.data ?? [] };
    },
    meta?.pages,
  );
  const rows = toRecords(withKnown(read, values), endpoint);
  const { data: kept } = applyListParams(rows, { filter });
  const { unreadable, total, pause, error } = read;
  const looked = rows.length + unreadable;
  const newest: NewestRows = { read: looked, total, matching: kept.length, pause, error };
  const shown = meta?.isApart ? kept : (endpoint.combine?.(kept) ?? kept);
  const page = applyListParams(shown, { pagination });
  return { ...page, meta: { isWhole: false, canSort: false, newest, unreadable } };
};

/**
 * The requested page. Beyond the end, as after deletions, the last page, to which the list then turns.
 */
const askPage = async (
  question: Question,
  { pagination: { page, perPage } = firstPage, signal }: GetListParams,
): Promise<Page<unknown>> => {
  const ask = (number: number) => {
    const { path, query } = pageOf(question, number);
    return getPage<unknown>(path, query, signal);
  };
  const asked = await ask(page);
  const last = Math.ceil(asked.total / perPage);
  return asked.data.length === 0 && last > 0 && page > last ? ask(last) : asked;
};

/** A page of the platform's. */
const fromPage = async (
  endpoint: AnyEndpoint,
  caller: Caller,
  { data, total }: Page<unknown>,
  params: GetListParams,
): Promise<GetListResult<AnyRecord>> => {
  const { perPage } = params.pagination ?? firstPage;
  const tooMany: Surplus | undefined =
    data.length > perPage ? { answered: data.length, asked: perPage } : undefined;
  // If the answer is the whole list, it is paged here; of any other, the requested part is taken.
  const pagination = tooMany && data.length >= total ? params.pagination : undefined;
  const taken = pagination ? data : withUnreadable(data.slice(0, perPage), unreadableRows(data));
  const rows = toRecords(taken, endpoint);
  if (endpoint.order ? total <= perPage || pagination : pagination) {
    const whole = await fromWhole(endpoint, caller, rows, { ...params, pagination });
    return { ...whole, total: pagination ? whole.total : total, meta: { ...whole.meta, tooMany } };
  }
  const sort = endpoint.unordered && orderOf(endpoint, params.sort);
  return {
    ...applyListParams(rows, { filter: params.filter, sort: sort || undefined }),
    total,
    meta: {
      isWhole: false,
      canSort: endpoint.order !== undefined,
      order: endpoint.unordered ? undefined : endpoint.order,
      tooMany,
      unreadable: unreadableRows(rows),
    },
  };
};

/** What an order or a filter takes that the platform does not know: all rows, or what they would cost. */
const fromPages = async (
  endpoint: AnyEndpoint,
  caller: Caller,
  question: Question,
  params: GetListParams,
): Promise<GetListResult<AnyRecord>> => {
  const isConfirmed = params.meta?.readsAll === true;
  const read = await readPages(question, { ...params, isConfirmed });
  if ('rows' in read) {
    return fromWhole(endpoint, caller, toRecords(read.rows, endpoint), params);
  }
  const { rows: total } = read.cost;
  const { sort: order } = params;
  if (!isReversed(endpoint.order, params)) {
    return { data: [], total, meta: { isWhole: false, canSort: true, cost: read.cost } };
  }
  const rows = toRecords(await readFromEnd(question, total, params), endpoint);
  const meta = { isWhole: false, canSort: true, order, unreadable: unreadableRows(rows) };
  return { data: rows, total, meta };
};

/**
 * A page of a list, according to its plan (`planList`): a page of the platform if it pages the list,
 * else of the whole list, filtered and sorted here. `meta` describes it: whether it is the whole list
 * (`isWhole`) and another order is possible (`canSort`); the order of the rows, if any; for a list whose
 * newest rows are filtered here (`newest`), how many were read of how many (one answer of the platform,
 * or as many as `params.meta.pages` asks for; earlier ones are not requested again; each apart with
 * `params.meta.isApart`, where alike ones are one row else); `tooMany`, if the
 * platform sent more rows than requested (the rest is dropped); `cost`, in the place of rows that only a
 * reading of all of a long list finds, until `params.meta.readsAll` says that the operator agreed to it;
 * and `unreadable`, the number of rows that cannot be read. Throws HttpError.
 */
export const getList = async (
  resource: string,
  params: GetListParams,
): Promise<GetListResult<AnyRecord>> => {
  const endpoint = endpointOf(resource);
  const caller = await currentCaller();
  const { filter = {} } = params;
  const first = planList(endpoint, caller, params);
  const isShared = first.ifShared && (await visibleAccountSids(endpoint, caller, filter));
  const plan = (isShared && first.ifShared) || first;
  const [question] = plan.questions;
  const here = { ...params, filter: plan.rest };
  switch (plan.answers) {
    case 'whole': {
      const age = isForNames(resource, params) ? namesAge : listAge;
      const rows = await askWhole(endpoint, caller, filter, question, age);
      return fromWhole(endpoint, caller, rows, here);
    }
    case 'pages':
      return fromPages(endpoint, caller, question, here);
    case 'newest':
      return fromNewest(endpoint, plan, here);
    case 'page':
      return fromPage(endpoint, caller, await askPage(question, params), here);
  }
};
