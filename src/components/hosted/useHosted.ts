import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import { usePlatform } from '../usePlatform';

/** The verbs of a hosted platform, fetched when the first of them is called. */
export function useHosted(): { load: ConsoleDataProvider['hosted'] } {
  const { hosted } = usePlatform();
  return useMemo(() => ({ load: hosted }), [hosted]);
}

/** Who is signed in, with account and plan, as the platform has it now: money hangs on it. */
export function useCurrentUser({ enabled = true }: { enabled?: boolean } = {}) {
  const { load } = useHosted();
  return useQuery({
    queryKey: ['hosted', 'currentUser'],
    queryFn: async ({ signal }) => (await load()).getCurrentUser(signal),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
}
