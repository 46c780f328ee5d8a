import { useMemo } from 'react';
import { usePolicies } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { useServiceProviders } from '../components/useServiceProviders';
import { ownPages } from '../extensions';
import { addressOf } from '../routing/addresses';
import { type NavigationInput, type NavigationItem, navigationOf } from './navigation';

/**
 * The navigation items of this operator, from scope, flags, the current provider and what is unread;
 * the same lists while nothing of it changes.
 */
export function useNavigation(unread: number, unreadSearch: string) {
  const { identity, providerSid, features } = useConsole();
  const { refusalOf } = usePolicies();
  const { data: providers, isPending } = useServiceProviders();
  const current = providers?.find(({ id }) => id === providerSid);
  const hasTeamsDomain = isPending ? null : Boolean(current?.ms_teams_fqdn);
  return useMemo(() => {
    const may: NavigationInput['may'] = (action, resource) =>
      refusalOf({ action, resource }) === null;
    const { main, services } = navigationOf({
      identity,
      isHosted: features.hosted,
      hasLeastCostRouting: features.leastCostRouting,
      hasTeamsDomain,
      // Those who have no list of tables go straight to their own one.
      routingPath: addressOf({
        area: may('list', 'least-cost-routing') ? 'least-cost-routing' : 'own-routing',
      }),
      may,
    });
    const withUnread = main.map((item) =>
      item.label === 'alerts' ? { ...item, unread, search: unreadSearch } : item,
    );
    const own = ownPages(identity.scope).flatMap(({ menu, to }): NavigationItem[] =>
      menu ? [{ label: to, text: menu.label, icon: menu.icon, to }] : [],
    );
    return { main: withUnread, services, own };
  }, [identity, features, hasTeamsDomain, refusalOf, unread, unreadSearch]);
}
