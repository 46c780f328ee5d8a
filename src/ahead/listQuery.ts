import type { Query, QueryClient } from '@tanstack/react-query';
import type { GetListParams, Store } from 'ra-core';
import { authProvider } from '../authProvider';
import { everyProvider } from '../components/useServiceProviders';
import { dataProvider } from '../dataProvider';
import { listEndpoints } from '../dataProvider/listEndpoints';
import { resources } from '../resources';
import { completeSearch, listIn } from '../routing/listAddress';
import * as session from '../session';
import { definitionOf, type Screen } from './screens';

/** How long an answer that is shown counts as fresh (ms). */
const fresh = 2000;
/** How long rows fetched ahead are kept for their list, whose code may arrive late (ms). */
const longestWait = 60_000;

/** Rows fetched ahead for lists that have not rendered yet. */
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
 * What the list of a screen asks first. Null where there is no list, where that is not known yet, and for
 * those who may not see it.
 */
function listParamsOf({ area, form, search }: Screen, store: Store) {
  const definition = definitionOf(area);
  if (!definition || form || listEndpoints[definition.name].isGated) return null;
  if (authProvider.refusalOf({ action: 'list', resource: definition.name })) return null;
  const isOpen = session.isInSection(area);
  const completed = completeSearch(search, definition, {
    ownAccount: session.identity()?.accountSid ?? null,
    // Another section begins with none of it.
    storedAccount: isOpen ? session.storedAccountFilter() : null,
    storedSearch: (isOpen && store.getItem<string>(`${area}.listSearch`)) || '',
  });
  return { ...listIn(completed, definition.sort), meta: undefined };
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

/** A question for a list under the key of those who draw it. */
function questionFor(resource: string, params: GetListParams, queryClient: QueryClient) {
  const queryKey = [resource, 'getList', params];
  const queryFn = () =>
    dataProvider
      .getList(resource, params)
      .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta }));
  return {
    ask: (staleTime?: number) => queryClient.prefetchQuery({ queryKey, queryFn, staleTime }),
    find: () => queryClient.getQueryCache().find({ queryKey }),
  };
}

/** What the list of a screen asks first; null where it asks nothing. */
function questionOf(screen: Screen, { queryClient, store }: Visit) {
  const params = listParamsOf(screen, store);
  return params && questionFor(screen.area, params, queryClient);
}

/** Asks for the service providers, which the frame of the console names. Resolves once they are known, or not. */
export const askForProviders = ({ queryClient }: Visit): Promise<void> =>
  questionFor(
    'service-providers',
    { ...everyProvider, filter: {}, meta: undefined },
    queryClient,
  ).ask();

/**
 * Asks for the rows of the lists that most visits open, unless they are known or on their way. Such a list is
 * drawn at once, as one that was seen before, and asks behind its rows. Nothing is asked where the browser
 * is to save data, nor while nobody sees the page.
 */
export function askForUsualLists(visit: Visit): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || document.hidden) return;
  for (const { name, options } of resources) {
    if (!options?.isAskedAhead) continue;
    const question = questionOf({ area: name, form: null, search: '' }, visit);
    if (question && !question.find()) void question.ask();
  }
}

/**
 * Asks for the rows with which the list of a screen begins, unless it has been shown with some or they are on their
 * way. Those that it had are shown at once, and the list itself asks behind them: an answer that came before it is
 * drawn, and all accounts of a platform are a large one, would only keep it waiting. The answer waits under the
 * list's own key, for a minute at most; a failure leaves the question to the list.
 */
export function askForList(screen: Screen, visit: Visit): void {
  const question = questionOf(screen, visit);
  if (!question) return;
  const known = question.find();
  if (known?.state.data && !untaken.has(known)) return;
  // Of a list that was not opened after all.
  void question.ask(fresh);
  const query = question.find();
  if (query && !query.isActive() && !untaken.has(query)) keepUntilTaken(visit.queryClient, query);
}
