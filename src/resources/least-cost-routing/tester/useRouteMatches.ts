import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Fit } from '../../../engines/routes/matchRoute';
import { tryRoutes } from '../../../engines/routes/matchRoutes';
import type { RouteDraft } from '../../../types';

/** How long typing has to pause before something is tried (ms). */
const pause = 250;

const usePaused = (value: string): string => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
};

/** A route that was tried, with its place in the form. */
export interface Tried {
  place: number;
  route: RouteDraft;
  fit: Fit;
}

/** Tries the filled-in routes on a number once typing pauses; undefined until all were tried. */
export function useTrial(number: string, routes: RouteDraft[]) {
  const filled = routes
    .map((route, place) => ({ place, route }))
    .filter(({ route }) => route.regex?.trim());
  const asked = JSON.stringify([number, ...filled.map(({ route }) => route.regex.trim())]);
  const question = usePaused(asked);
  const { data, error } = useQuery({
    queryKey: ['least-cost-routing', 'trial', question],
    queryFn: ({ signal }) => {
      const [dialled, ...patterns] = JSON.parse(question) as [string, ...string[]];
      return tryRoutes({ number: dialled, patterns }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const tried: Tried[] | undefined =
    data && question === asked
      ? filled.map((one, index) => ({ ...one, fit: data[index] ?? { state: 'notTried' } }))
      : undefined;
  return { tried, error };
}
