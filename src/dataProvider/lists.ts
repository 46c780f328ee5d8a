import type { GetListParams, GetListResult } from 'ra-core';
import type { Query } from '../http';
import type { NewestRows } from '../types';
import { cachedList, getPage } from './cachedList';
import { type Caller, currentCaller } from './caller';
import { type AnyRecord, endpointOf } from './endpoints';
import { pageCall, wholeCall } from './listCall';
import { isOwned, visibleAccountSids } from './ownership';
import { applyListParams } from './query';
import { deduplicateIds, toRecord } from './record';

/**
 * Every record of a list that this caller may see, `query` besides the endpoint's own. `maxAge` (ms)
 * takes an older answer too. Throws HttpError.
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
  return rows
    .map((row) => toRecord(row, endpoint))
    .filter((record) => endpoint.keep?.(record, caller) ?? true)
    .filter((record) => !accounts || isOwned(record, accounts, caller.providerSid));
};

/**
 * A page of a list: of the platform's where it pages the list, else of the whole list, filtered and
 * sorted here; `meta.isWhole` tells which. Of a list whose newest rows are filtered here, `meta.newest`
 * tells how many were looked at of how many. Throws HttpError.
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
  if (!paged || (await visibleAccountSids(endpoint, caller, filter))) {
    const rows = await readWhole(resource, caller, filter, paged?.query);
    return { ...applyListParams(rows, { ...params, filter: rest }), meta: { isWhole: true } };
  }
  const { page: number = 1, perPage = 25 } = params.pagination ?? {};
  const ask = (page: number) => {
    const { path, query } = pageCall(endpoint, caller, filter, paged, { page, perPage });
    return getPage<unknown>(path, query, params.signal);
  };
  const asked = await ask(number);
  if (paged.newest) {
    const rows = deduplicateIds(asked.data.map((row) => toRecord(row, endpoint)));
    const { data: kept } = applyListParams(rows, { filter: rest });
    const newest: NewestRows = { read: rows.length, total: asked.total, matching: kept.length };
    const { pagination } = params;
    const page = applyListParams(endpoint.combine?.(kept) ?? kept, { pagination });
    return { ...page, meta: { isWhole: false, newest } };
  }
  // Beyond the end, as after rows have gone: the last page, to which react-admin then turns.
  const last = Math.ceil(asked.total / perPage);
  const isBeyond = asked.data.length === 0 && last > 0 && number > last;
  const answer = isBeyond ? await ask(last) : asked;
  const rows = answer.data.map((row) => toRecord(row, endpoint));
  const { data } = applyListParams(rows, {
    filter: rest,
    sort: endpoint.unordered ? params.sort : undefined,
  });
  return { data: deduplicateIds(data), total: answer.total, meta: { isWhole: false } };
};
