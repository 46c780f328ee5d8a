import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { minutesOf } from '../../../components/list/minutesOf';
import { usePlatform } from '../../../components/usePlatform';
import type { Alert, RecentCall } from '../../../types';

/** As many alerts of an account in the minutes of a call as are looked through. */
const mostAlerts = 100;

/** The alerts that name a call, requested when somebody wants them; undefined while they are not known. */
export function useCallAlerts(call: RecentCall, isWanted: boolean) {
  const dataProvider = usePlatform();
  const isAllowed = useCanAccess({ action: 'list', resource: 'alerts' });
  const { account_sid, call_sid, attempted_at, terminated_at } = call;
  const canAsk = isAllowed && !Number.isNaN(Date.parse(attempted_at));
  const query = useQuery({
    queryKey: ['recent-calls', 'alerts', account_sid, call_sid],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<Alert & { id: string }>('alerts', {
        filter: { account_sid, ...minutesOf(attempted_at, terminated_at) },
        pagination: { page: 1, perPage: mostAlerts },
        sort: { field: 'time', order: 'DESC' },
        signal,
      });
      return data
        .flatMap((alert) => alert.alike ?? [alert])
        .filter(({ target_sid }) => target_sid === call_sid);
    },
    enabled: isWanted && canAsk,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { ...query, canAsk };
}
