import type { Query, QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type Store } from 'ra-core';
import { authProvider } from '../authProvider';
import { pageSize } from '../components/list/pageSize';
import { dataProvider } from '../dataProvider';
import { listEndpoints } from '../dataProvider/listEndpoints';
import * as session from '../session';
import { definitionOf, type Screen } from './screens';

/** How long an answer that is shown counts as fresh (ms). */
const fresh = 2000;
/** How long rows that were asked ahead wait for their list, whose code may be slow to arrive (ms). */
const longestWait = 60_000;

/** What was asked ahead for lists that have not been drawn yet. */
const untaken = new WeakSet<Query>();

/** How long the answer of a query is taken instead of a new one (ms). */
export const staleTimeOf = (query: object): number =>
  untaken.has(query as Query) ? longestWait : fresh;

/** What a visit to the console holds that a list begins with. */
export interface Visit {
  queryClient: QueryClient;
  store: Store;
}

/**
 * What the list of a screen asks first, as react-admin's list does: what the address says, else what was
 * stored for the list while its section is open, else its own beginning. Null where that is not known
 * yet, where there is no list, and for those who may not see it.
 */
function listParamsOf({ area, form, search }: Screen, store: Store) {
  const definition = definitionOf(area);
  if (!definition || form || listEndpoints[definition.name].isGated) return null;
  if (authProvider.refusalOf({ action: 'list', resource: definition.name })) return null;
  const isOpen = session.isInSection(area);
  const stored: object = (isOpen && store.getItem<object>(`${area}.listParams`)) || {};
  const inAddress = parseQueryFromLocation({ search });
  const isBeginning = search === '' && Object.keys(stored).length === 0;
  // The list narrows itself to that account.
  if (isBeginning && isOpen && session.storedAccountFilter() !== null) return null;
  const query = getQuery({
    queryFromLocation: inAddress,
    params: stored,
    filterDefaultValues: {},
    sort: definition.sort,
    perPage: pageSize,
  });
  const filter: Record<string, unknown> = { ...query.filter };
  if (definition.requiredFilters?.some((key) => !filter[key])) return null;
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter,
    meta: undefined,
  };
}

/** Keeps an answer fresh until its list has been drawn with it, once. */
function keepUntilTaken(queryClient: QueryClient, query: Query): void {
  untaken.add(query);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query || (event.type !== 'observerAdded' && event.type !== 'removed'))
      return;
    stop();
    // The list looks at the age of the answer right after it has begun to watch it.
    queueMicrotask(() => untaken.delete(query));
  });
}

/**
 * Asks for the rows with which the list of a screen begins, unless they are there and fresh or on their
 * way. The answer waits under the list's own key, for a minute at most; a failure leaves the question
 * to the list.
 */
export function askForList(screen: Screen, { queryClient, store }: Visit): void {
  const params = listParamsOf(screen, store);
  if (!params) return;
  const queryKey = [screen.area, 'getList', params];
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: () =>
      dataProvider
        .getList(screen.area, params)
        .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta })),
    staleTime: fresh,
  });
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query && !query.isActive() && !untaken.has(query)) keepUntilTaken(queryClient, query);
}
