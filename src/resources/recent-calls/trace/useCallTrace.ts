import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { hasTrace, readTrace } from '../../../engines/trace';
import type { RecentCall } from '../../../types';
import { keepProgress } from '../fetchProgress';

export const traceKey = ({ account_sid, trace_id }: RecentCall) => [
  'recent-calls',
  'trace',
  account_sid,
  trace_id,
];

/**
 * The trace of a call, asked for once for all who show it, and forgotten when the last of them is
 * gone. Its data is null when the platform answered something that is no trace.
 */
export function useCallTrace(call: RecentCall, isWanted = true) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: traceKey(call),
    queryFn: async ({ signal, client, queryKey }) => {
      const onProgress = keepProgress(client, queryKey);
      return readTrace(await dataProvider.getCallTrace(call, signal, onProgress), signal);
    },
    enabled: isWanted && hasTrace(call),
    retry: false,
    // A call that is over keeps its trace; one that goes on is asked for again with its button.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
