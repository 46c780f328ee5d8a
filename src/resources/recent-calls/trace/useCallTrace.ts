import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../components/usePlatform';
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
 * The trace of a call, requested once for all components that show it, and dropped when the last of them
 * is gone. Its data is null if the platform's answer is not a trace.
 */
export function useCallTrace(call: RecentCall, isWanted = true) {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: traceKey(call),
    queryFn: async ({ signal, client, queryKey }) => {
      const onProgress = keepProgress(client, queryKey);
      return readTrace(await dataProvider.getCallTrace(call, signal, onProgress), signal);
    },
    enabled: isWanted && hasTrace(call),
    retry: false,
    // A finished call keeps its trace; that of a running call is requested again with its button.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
