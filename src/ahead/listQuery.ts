import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type Store } from 'ra-core';
import { authProvider } from '../authProvider';
import { pageSize } from '../components/list/pageSize';
import { dataProvider } from '../dataProvider';
import { listEndpoints } from '../dataProvider/listEndpoints';
import * as session from '../session';
import { definitionOf, type Place } from './screens';

/** What a visit to the console holds that a list begins with. */
export interface Visit {
  queryClient: QueryClient;
  store: Store;
}

/**
 * What the list of a place asks first, as react-admin's list does: what the address says, else what was
 * stored for the list while its section is open, else its own beginning. Null where that is not known
 * yet, where there is no list, and for those who may not see it.
 */
function listParamsOf({ area, form, search }: Place, store: Store) {
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

/**
 * Asks for the rows with which the list of a place begins, unless they are there and fresh or on their
 * way. The answer waits under the list's own key; a failure leaves the question to the list.
 */
export function askForList(place: Place, { queryClient, store }: Visit): void {
  const params = listParamsOf(place, store);
  if (!params) return;
  void queryClient.prefetchQuery({
    queryKey: [place.area, 'getList', params],
    queryFn: () =>
      dataProvider
        .getList(place.area, params)
        .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta })),
  });
}
