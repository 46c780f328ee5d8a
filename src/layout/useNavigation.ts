import { useAuthProvider, useGetList } from 'ra-core';
import { useConsole } from '../components/ConsoleContext';
import type { LeastCostRouting, ServiceProvider } from '../types';
import { navigationOf } from './navigation';

interface Policies {
  refusalOf: (asked: { action: string; area: string }) => unknown;
}

const everything = { pagination: { page: 1, perPage: 10_000 } } as const;

/** The navigation items of this operator, from scope, flags and the current provider. */
export function useNavigation() {
  const { identity, providerSid, features } = useConsole();
  const policies = useAuthProvider() as unknown as Policies;
  const may = (action: 'list' | 'view', area: string) =>
    policies.refusalOf({ action, area }) === null;
  const { data: providers = [] } = useGetList<ServiceProvider>('service-providers', {
    ...everything,
    sort: { field: 'name', order: 'ASC' },
  });
  // Those who have no list of routing tables go straight to their own one.
  const seesRoutings = may('list', 'least-cost-routing');
  const { data: routings = [] } = useGetList<LeastCostRouting>(
    'least-cost-routing',
    { ...everything, sort: { field: 'name', order: 'ASC' } },
    { enabled: features.leastCostRouting && !seesRoutings, retry: false, onError: () => undefined },
  );
  const [ownRouting] = routings;
  const current = providers.find(({ id }) => id === providerSid);
  return navigationOf({
    identity,
    isHosted: features.hosted,
    hasLeastCostRouting: features.leastCostRouting,
    hasTeamsDomain: Boolean(current?.ms_teams_fqdn),
    routingPath: seesRoutings
      ? '/internal/least-cost-routing'
      : ownRouting
        ? `/internal/least-cost-routing/${ownRouting.id}/edit`
        : '/internal/least-cost-routing/add',
    may,
  });
}
