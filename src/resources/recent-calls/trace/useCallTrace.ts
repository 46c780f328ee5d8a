import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { hasTrace, readTrace } from '../../../engines/trace';
import type { RecentCall } from '../../../types';

/**
 * The trace of a call, asked for once for all who show it, and forgotten when the last of them is
 * gone. Its data is null when the platform answered something that is no trace.
 */
export function useCallTrace(call: RecentCall, isWanted = true) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['recent-calls', 'trace', call.account_sid, call.trace_id],
    queryFn: async ({ signal }) => readTrace(await dataProvider.getCallTrace(call, signal), signal),
    enabled: isWanted && hasTrace(call),
    retry: false,
    // A call that is over keeps its trace; one that goes on is asked for again with its button.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
