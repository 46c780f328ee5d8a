import type { GetListParams } from 'ra-core';
import type { Query, Question } from '../http';
import type { Caller } from './caller';
import type { ListEndpoint, PagedQuery } from './listEndpoints';

type Filter = Record<string, unknown>;

/** The parameters of a list; the first 25 rows unless `pagination` says otherwise. */
export type ListParams = Pick<GetListParams, 'filter' | 'sort' | 'pagination'>;

/**
 * What a list asks the platform, and what its answers are:
 *
 * | `answers` | the first question | what is left to do here |
 * |---|---|---|
 * | `whole` | every row, as one array | filter by `rest`, sort, page |
 * | `pages` | the first of the pages that hold every row | ask for the others, then as `whole` |
 * | `newest` | a page of the newest rows, whichever page is shown | filter by `rest`, page |
 * | `page` | the page that is shown | nothing, but where that page is the whole list |
 */
export interface ListPlan {
  answers: 'whole' | 'pages' | 'newest' | 'page';
  /**
   * The questions, asked at the same time. The second one, of `newest`, finds out which rows have
   * `values`.
   */
  questions: [Question, Question?];
  values?: Filter;
  /** The filters that the platform does not answer. */
  rest: Filter;
  /** The rows may be of other providers: where the platform has several, this is done instead, and the rows are narrowed. */
  ifShared?: ListPlan;
}

/** What is shown of a list unless asked otherwise. */
export const firstPage = { page: 1, perPage: 25 };

/** The question for another page of the same list. */
export const pageOf = ({ path, query }: Question, page: number) => ({
  path,
  query: { ...query, page },
});

/** The question for the first page of the same list, of the usual size. */
export const sizedFirst = ({ path, query }: Question): Question => ({
  path,
  query: { ...query, page: firstPage.page, page_size: firstPage.perPage },
});

/** The size of a page that stands for a whole list. */
export const wholePage = 5000;

/** What asks the platform for a whole list, `query` besides the endpoint's own. */
export const wholeCall = (
  endpoint: ListEndpoint,
  caller: Caller,
  filter: Filter = {},
  query?: Query,
): Question => ({
  path: endpoint.list(caller, filter),
  query: { ...endpoint.listQuery?.(caller, filter), ...query },
});

/**
 * True for a list that may contain rows of other providers' accounts: an admin's, unless it is limited
 * to one account (contract 23.73).
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

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What is asked of a list that the platform pages. */
function planPaged(
  endpoint: ListEndpoint,
  path: string,
  { query, newest, known }: PagedQuery,
  rest: Filter,
  { sort, pagination: { page, perPage } = firstPage }: ListParams,
): ListPlan {
  const { order, pageSizeKey = 'page_size' } = endpoint;
  const ask = (page: number, size: number, asked = query) => ({
    path,
    query: { ...asked, page, [pageSizeKey]: size },
  });
  if (newest) {
    const told = known && ask(1, newest, known.query);
    return { answers: 'newest', questions: [ask(1, newest), told], values: known?.values, rest };
  }
  const isOrdered = !sort || (sort.field === order?.field && sort.order === order?.order);
  if (order && !(isOrdered && !Object.values(rest).some(isSet))) {
    return { answers: 'pages', questions: [ask(1, wholePage)], rest };
  }
  return { answers: 'page', questions: [ask(page, perPage)], rest };
}

/**
 * What a list asks the platform for this caller, and what is left to do with the answers: the platform's
 * page where it pages the list, the whole of it for an order or a filter that it does not know, the
 * newest rows of a list that is too long for that. It asks nothing itself, so that the data provider and
 * who asks ahead of it ask the same.
 */
export function planList(
  endpoint: ListEndpoint & { handled?: string[] },
  caller: Caller,
  params: ListParams,
): ListPlan {
  const filter: Filter = params.filter ?? {};
  const paged = endpoint.paged?.(caller, filter);
  const handled = paged?.handled ?? endpoint.handled ?? [];
  const rest = Object.fromEntries(Object.entries(filter).filter(([key]) => !handled.includes(key)));
  const whole: ListPlan = {
    answers: 'whole',
    questions: [wholeCall(endpoint, caller, filter, paged?.query)],
    rest,
  };
  if (!paged) return whole;
  return {
    ...planPaged(endpoint, endpoint.list(caller, filter), paged, rest, params),
    ifShared: mayHoldOthers(endpoint, caller, filter) ? whole : undefined,
  };
}

/**
 * The questions of a list that may be asked before the console is loaded: none if they depend on another
 * answer or on something that the first script does not know.
 */
export function askedFirst(endpoint: ListEndpoint, caller: Caller, params: ListParams): Question[] {
  if (endpoint.isGated || (endpoint.hasNumbers && params.filter?.q)) return [];
  const { answers, questions, ifShared } = planList(endpoint, caller, params);
  if (ifShared) return [];
  // Before all rows are read, a page says how many there are (`readPages`).
  if (answers === 'pages') return [sizedFirst(questions[0])];
  return questions.filter((question) => question !== undefined);
}
