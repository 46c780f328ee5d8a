import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from '../access/useCanAccess';
import { usePlatform } from '../usePlatform';

/** How many calls an account may have at the same time, for those who may see that; undefined until it is known. */
export function useCallLimit(accountSid: string): number | null | undefined {
  const dataProvider = usePlatform();
  const mayView = useCanAccess({ action: 'view', resource: 'limits' });
  const { data } = useQuery({
    queryKey: ['live', 'limit', accountSid],
    queryFn: async () => (await dataProvider.callSummary()).callLimit(accountSid),
    enabled: mayView,
    retry: false,
    staleTime: 5 * 60_000,
    meta: { isBackground: true },
  });
  return data;
}
