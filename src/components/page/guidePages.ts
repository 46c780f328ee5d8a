import { hrefOf, placeOf } from '../../routing/addresses';

/**
 * The pages of the guide for areas, by the first part of their address below `/internal`; a resource that is not
 * here has the page of its name.
 */
export const guidePages: Record<string, string> = {
  'api-keys': 'api-keys',
  'service-providers': 'settings',
  home: 'home',
  settings: 'settings',
  'ms-teams-tenants': 'microsoft-teams',
  'least-cost-routing': 'outbound-call-routing',
  'own-routing': 'outbound-call-routing',
  'call-tools': 'reading-a-call#your-own-files',
  'calls-now': 'recent-calls#calls-now',
  import: 'finding-your-way#files',
  health: 'health',
  configuration: 'configuration',
  history: 'finding-your-way#history-of-this-browser',
};

/** Pages of a record that have a page of their own: the call itself, and those of a hosted account. */
const pageOfView = (area: string, view: string): string | undefined => {
  if (area === 'recent-calls') return 'reading-a-call';
  return /subscription|^manage-payment/.test(view) ? 'hosted-mode' : undefined;
};

/**
 * The address of the page of the guide for a screen; the guide's beginning where there is none. `resources` are
 * those of the console by their names.
 */
export function guideAddress(pathname: string, resources: object): string {
  const { area = '', sid, view = '' } = placeOf(pathname) ?? {};
  const own = Object.hasOwn(resources, area) ? area : 'index';
  const known = (Object.hasOwn(guidePages, area) && guidePages[area]) || own;
  const page = (sid ? pageOfView(area, view) : undefined) ?? known;
  return hrefOf(`/guide/${page.replace(/(?=#|$)/, '.html')}`);
}
