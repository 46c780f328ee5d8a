import { hrefOf, placeOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';

/** Areas by the first part of their address below `/internal`: each says its page of the guide. */
type GuideArea = ResourceName | 'settings' | 'own-routing' | 'call-tools';

/** The page of the guide for each area; a new resource has to have one. */
export const guidePages: Record<GuideArea, string> = {
  accounts: 'accounts',
  users: 'users',
  applications: 'applications',
  'api-keys': 'api-keys',
  'service-providers': 'settings',
  settings: 'settings',
  carriers: 'carriers',
  'speech-services': 'speech-services',
  'phone-numbers': 'phone-numbers',
  'ms-teams-tenants': 'microsoft-teams',
  'least-cost-routing': 'outbound-call-routing',
  'own-routing': 'outbound-call-routing',
  clients: 'clients',
  'recent-calls': 'recent-calls',
  'call-tools': 'reading-a-call#your-own-files',
  alerts: 'alerts',
};

/** Pages of a record that have a page of their own: the call itself, and those of a hosted account. */
const pageOfView = (area: string, view: string): string | undefined => {
  if (area === 'recent-calls') return 'reading-a-call';
  return /subscription|^manage-payment/.test(view) ? 'hosted-mode' : undefined;
};

/** The address of the page of the guide for a screen; the guide's beginning where there is none. */
export function guideAddress(pathname: string): string {
  const { area = '', sid, view = '' } = placeOf(pathname) ?? {};
  const known = Object.hasOwn(guidePages, area) ? guidePages[area as GuideArea] : 'index';
  const page = (sid ? pageOfView(area, view) : undefined) ?? known;
  return hrefOf(`/guide/${page.replace(/(?=#|$)/, '.html')}`);
}
