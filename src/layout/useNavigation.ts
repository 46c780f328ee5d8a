import { useAuthProvider } from 'ra-core';
import { useConsole } from '../components/ConsoleContext';
import { useServiceProviders } from '../components/useServiceProviders';
import { navigationOf } from './navigation';

interface Policies {
  refusalOf: (asked: { action: string; area: string }) => unknown;
}

/** The navigation items of this operator, from scope, flags and the current provider. */
export function useNavigation() {
  const { identity, providerSid, features } = useConsole();
  const policies = useAuthProvider() as unknown as Policies;
  const may = (action: 'list' | 'view', area: string) =>
    policies.refusalOf({ action, area }) === null;
  const { data: providers = [] } = useServiceProviders();
  const current = providers.find(({ id }) => id === providerSid);
  return navigationOf({
    identity,
    isHosted: features.hosted,
    hasLeastCostRouting: features.leastCostRouting,
    hasTeamsDomain: Boolean(current?.ms_teams_fqdn),
    // Those who have no list of tables go straight to their own one.
    routingPath: `/internal/${may('list', 'least-cost-routing') ? 'least-cost-routing' : 'own-routing'}`,
    may,
  });
}
