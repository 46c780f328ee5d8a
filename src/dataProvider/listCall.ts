import type { SortPayload } from 'ra-core';
import type { Query, Question } from '../http';
import type { Caller } from './caller';
import type { ListEndpoint, PagedQuery } from './listEndpoints';

type Filter = Record<string, unknown>;

/** What asks the platform for a whole list, `query` besides the endpoint's own. */
export const wholeCall = (
  endpoint: ListEndpoint,
  caller: Caller,
  filter: Filter,
  query?: Query,
): Question => ({
  path: endpoint.list(caller, filter),
  query: { ...endpoint.listQuery?.(caller, filter), ...query },
});

/** How many rows a page holds that stands for a whole list. */
export const wholePage = 5000;

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** True for the whole of a paged list: a filter, or an order, that the platform does not know. */
export const isAskedWhole = (
  { order }: ListEndpoint,
  handled: string[],
  filter: Filter,
  sort?: SortPayload,
): boolean =>
  order !== undefined &&
  (Object.keys(filter).some((key) => isSet(filter[key]) && !handled.includes(key)) ||
    (sort !== undefined && (sort.field !== order.field || sort.order !== order.order)));

/** What asks the platform for a page of a list that it pages, or for the newest rows; `query` and `newest` are those of `paged`. */
export const pageCall = (
  endpoint: ListEndpoint,
  caller: Caller,
  filter: Filter,
  { query, newest }: Pick<PagedQuery, 'query' | 'newest'>,
  { page, perPage }: { page: number; perPage: number },
): Question & { query: Query } => ({
  path: endpoint.list(caller, filter),
  query: {
    ...query,
    page: newest ? 1 : page,
    [endpoint.pageSizeKey ?? 'page_size']: newest ?? perPage,
  },
});

/**
 * True for a list that may hold rows of other providers' accounts: an admin's, unless one account's
 * rows are asked for (contract 23.73).
 */
export const mayHoldOthers = (
  endpoint: ListEndpoint,
  { accountSid, serviceProviderSid, providerSid }: Caller,
  filter: Filter,
): boolean =>
  Boolean(endpoint.ownedByAccount) &&
  !accountSid &&
  !serviceProviderSid &&
  providerSid !== null &&
  !(endpoint.paged && filter.account_sid);
