import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '../ConsoleContext';
import { usePlatform } from '../usePlatform';
import { useCallOwner } from './useCallOwner';
import { refreshEvery } from './useDayFigures';

/** The newest thousand calls of a filter, read when they are wanted, and again only by hand. */
export function useNewestCalls(filter: Record<string, unknown>) {
  const dataProvider = usePlatform();
  const owner = useCallOwner();
  const { zone } = useTimeZone();
  return useQuery({
    queryKey: ['summary', owner, 'newest', filter, zone ?? ''],
    queryFn: async ({ signal }) => ({
      ...(await (await dataProvider.callSummary()).newestCalls({ filter, signal })),
      at: Date.now(),
    }),
    enabled: owner !== '',
    staleTime: refreshEvery,
  });
}
