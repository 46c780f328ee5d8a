import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { HostedMethods } from '../../types';

interface HostedProvider extends DataProvider {
  hosted: () => Promise<HostedMethods>;
}

/** The verbs of a hosted platform, fetched when the first of them is called. */
export function useHosted(): { load: () => Promise<HostedMethods> } {
  const { hosted } = useDataProvider<HostedProvider>();
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
