import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchRoutes, type RouteMatch } from '../../../engines/routes';
import type { RouteValues } from '../../../types';

/** Milliseconds after the last key until the number is tested. */
const debounceMs = 250;

const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};

/** A route that was tested, with its place in the form. */
export interface TestedRoute {
  place: number;
  route: RouteValues;
  match: RouteMatch;
}

/** Matches the filled-in routes against a number once typing pauses; no `tested` before all are done. */
export function useRouteMatches(number: string, routes: RouteValues[]) {
  const filled = routes
    .map((route, place) => ({ place, route }))
    .filter(({ route }) => route.regex?.trim());
  const currentQuery = JSON.stringify([number, ...filled.map(({ route }) => route.regex.trim())]);
  const debouncedQuery = useDebounced(currentQuery);
  const { data, error, refetch } = useQuery({
    queryKey: ['least-cost-routing', 'route matches', debouncedQuery],
    queryFn: ({ signal }) => {
      const [dialled, ...patterns] = JSON.parse(debouncedQuery) as [string, ...string[]];
      return matchRoutes({ number: dialled, patterns }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const tested: TestedRoute[] | undefined =
    data && debouncedQuery === currentQuery
      ? filled.map((one, index) => ({ ...one, match: data[index] ?? { state: 'skipped' } }))
      : undefined;
  return { tested, error, refetch };
}
