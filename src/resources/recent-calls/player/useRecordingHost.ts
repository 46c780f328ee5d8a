import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { RecentCall } from '../../../types';

/** Who keeps the recording of a call when it is not the platform; null when it is. Nothing is fetched. */
export function useRecordingHost({ recording_url }: RecentCall): string | null {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['recent-calls', 'recording host', recording_url],
    queryFn: () => dataProvider.getRecordingHost(recording_url ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data ?? null;
}
