import { usePolicies } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { useServiceProviders } from '../components/useServiceProviders';
import { type NavigationInput, navigationOf } from './navigation';
import type { UnreadAlerts } from './useUnreadAlerts';

/** The navigation items of this operator, from scope, flags, the current provider and what is unread. */
export function useNavigation({ count, search }: UnreadAlerts) {
  const { identity, providerSid, features } = useConsole();
  const { refusalOf } = usePolicies();
  const may: NavigationInput['may'] = (action, resource) =>
    refusalOf({ action, resource }) === null;
  const { data: providers = [] } = useServiceProviders();
  const current = providers.find(({ id }) => id === providerSid);
  const { main, services } = navigationOf({
    identity,
    isHosted: features.hosted,
    hasLeastCostRouting: features.leastCostRouting,
    hasTeamsDomain: Boolean(current?.ms_teams_fqdn),
    // Those who have no list of tables go straight to their own one.
    routingPath: `/internal/${may('list', 'least-cost-routing') ? 'least-cost-routing' : 'own-routing'}`,
    may,
  });
  const withUnread = main.map((item) =>
    item.label === 'alerts' ? { ...item, unread: count, search } : item,
  );
  return { main: withUnread, services };
}
