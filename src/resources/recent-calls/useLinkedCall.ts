import { useList } from '../../components/useList';
import type { RecentCall } from '../../types';
import type { LinkedCall } from './callLink';
/** The call that a link names, found by its filters. */
export function useLinkedCall({ callSid, filter }: LinkedCall) {
  const { data, error, isPending, refetch } = useList<RecentCall>(
    'recent-calls',
    {
      filter,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'attempted_at', order: 'DESC' },
    },
    { retry: false },
  );
  return { call: data?.find(({ id }) => id === callSid), error, isPending, refetch };
}
