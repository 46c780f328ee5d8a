import { useQueries } from '@tanstack/react-query';
import { useTimeZone } from '../../../components/ConsoleContext';
import { filterStretch } from '../../../components/summary/filterStretch';
import { stretchFilter } from '../../../components/summary/stretchFilter';
import { useCallOwner } from '../../../components/summary/useCallOwner';
import { usePlatform } from '../../../components/usePlatform';
import { weeksBefore } from '../../../engines/summary';

type Filter = Record<string, unknown>;

const week = 7 * 24 * 3_600_000;
/** How long figures count as new (ms): they are counted again by hand. */
const staleTime = 5 * 60_000;

/**
 * The calls of a list's filters, and those of as many weeks before as its dates are long. A SIP status the
 * platform cannot count, and a range without a beginning has no time before it: `isCounted` says so.
 */
export function useFilterFigures(filter: Filter) {
  const dataProvider = usePlatform();
  const owner = useCallOwner();
  const { zone } = useTimeZone();
  const isCounted = !filter.sip_status && filterStretch(filter, Date.now(), zone) !== null;
  const queries = useQueries({
    queries: [false, true].map((isBefore) => ({
      queryKey: ['summary', owner, 'filter', isBefore, filter, zone ?? ''],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const stretch = filterStretch(filter, Date.now(), zone);
        const before = isBefore && stretch ? weeksBefore(stretch, zone) : null;
        const asked: Filter = before ? { ...filter, ...stretchFilter(before) } : filter;
        const calls = await dataProvider.callSummary();
        const [all, answered] = await Promise.all([
          calls.countCalls({ filter: asked, signal }),
          filter.answered
            ? null
            : calls.countCalls({ filter: { ...asked, answered: 'true' }, signal }),
        ]);
        return {
          total: all.count,
          answered: answered?.count ?? 0,
          filter: asked,
          weeks: stretch && before ? Math.round((stretch.from - before.from) / week) : 0,
        };
      },
      enabled: owner !== '' && isCounted,
      staleTime,
    })),
  });
  return { isCounted, now: queries[0], before: queries[1] };
}
