import { useQueries } from '@tanstack/react-query';
import { dayUntil, type Stretch } from '../../engines/summary';
import { useTimeZone } from '../ConsoleContext';
import { usePlatform } from '../usePlatform';
import { stretchFilter } from './stretchFilter';
import { useCallOwner } from './useCallOwner';

/** How often the figures of Home are counted anew while somebody looks at them (ms). */
export const refreshEvery = 5 * 60_000;

/** The calls of a day so far, or of as much of an earlier day. */
export interface DayFigures {
  total: number;
  answered: number;
  stretch: Stretch;
  /** The filter of the list that shows them. */
  filter: Record<string, string>;
  /** When they were counted (ms since 1970). */
  at: number;
}

/** The days that today is compared with: yesterday, and the same day of last week. */
const daysBefore = [0, 1, 7] as const;

/** What `useQueries` answers for today, yesterday and last week. Six counts; each day fails for itself. */
export function useDayFigures() {
  const dataProvider = usePlatform();
  const owner = useCallOwner();
  const { zone } = useTimeZone();
  return useQueries({
    queries: daysBefore.map((days) => ({
      queryKey: ['summary', owner, 'day', days, zone ?? ''],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DayFigures> => {
        const at = Date.now();
        const stretch = dayUntil(at, days, zone);
        const filter: Record<string, string> = days ? stretchFilter(stretch) : { date: 'today' };
        const calls = await dataProvider.callSummary();
        const [all, answered] = await Promise.all([
          calls.countCalls({ filter, signal }),
          calls.countCalls({ filter: { ...filter, answered: 'true' }, signal }),
        ]);
        return { total: all.count, answered: answered.count, stretch, filter, at };
      },
      enabled: owner !== '',
      staleTime: refreshEvery,
      refetchInterval: refreshEvery,
      refetchOnWindowFocus: true,
    })),
  });
}
