import type { SvgIconComponent } from '@mui/icons-material';
import AccountsIcon from '@mui/icons-material/ApartmentOutlined';
import ApplicationsIcon from '@mui/icons-material/AppsOutlined';
import RoutingIcon from '@mui/icons-material/CallSplitOutlined';
import ConfigurationIcon from '@mui/icons-material/DataObjectOutlined';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import TenantsIcon from '@mui/icons-material/Groups2Outlined';
import HealthIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import CarriersIcon from '@mui/icons-material/HubOutlined';
import CallsIcon from '@mui/icons-material/ListAltOutlined';
import AlertsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import NumbersIcon from '@mui/icons-material/PhoneOutlined';
import SpeechIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ClientsIcon from '@mui/icons-material/SmartphoneOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { ownPlace } from '../extensions';
import { addressOf, placeOf } from '../routing/addresses';
import type { Identity } from '../types';
import type { Area } from '../types/access';

export interface NavigationItem {
  /** Names the item; what it is called in the menu says `navigationText`. */
  label: string;
  icon: SvgIconComponent;
  to: string;
  /** The key of its text, where it is an extension's. */
  text?: string;
  /** How many things wait there to be looked at. */
  unread?: number;
  /** The query with which they are shown. */
  search?: string;
}

export interface NavigationInput {
  identity: Identity;
  isHosted: boolean;
  hasLeastCostRouting: boolean;
  /** The current provider has a domain for MS Teams; null while that is not known. */
  hasTeamsDomain: boolean | null;
  /** Where outbound call routing leads: the list, or the way to the own entry. */
  routingPath: string;
  may: (action: 'list' | 'view', resource: Area) => boolean;
}

/** What an item is called: `app.nav.…` where the menu has a name of its own for it, else as its resource. */
export const navigationText = (
  { label, to, text }: Pick<NavigationItem, 'label' | 'to' | 'text'>,
  translate: (key: string, options?: Record<string, unknown>) => string,
): string => {
  if (text) return translate(text);
  const name = `resources.${placeOf(to)?.area}.name`;
  return translate(`app.nav.${label}`, { _: translate(name, { smart_count: 2, _: '' }) });
};

const at = (area: string) => addressOf({ area });

/** The navigation (rule 2.3), item by item, by scope and flag. */
export function navigationOf(input: NavigationInput): {
  main: NavigationItem[];
  services: NavigationItem[];
} {
  const { identity, isHosted, hasLeastCostRouting, hasTeamsDomain, routingPath, may } = input;
  const item = (isShown: boolean, label: string, icon: SvgIconComponent, to: string) =>
    isShown ? [{ label, icon, to }] : [];
  const seesAccounts = may('list', 'accounts');
  const ownAccount = addressOf({ area: 'accounts', sid: identity.accountSid ?? '', view: 'edit' });
  return {
    main: [
      ...item(true, 'home', HomeIcon, at('home')),
      ...item(!isHosted, 'users', UsersIcon, at('users')),
      ...item(may('view', 'settings'), 'settings', SettingsIcon, at('settings')),
      ...item(seesAccounts, 'accounts', AccountsIcon, at('accounts')),
      ...item(!seesAccounts, 'account', AccountsIcon, ownAccount),
      ...item(true, 'clients', ClientsIcon, at('clients')),
      ...item(true, 'applications', ApplicationsIcon, at('applications')),
      ...item(true, 'recentCalls', CallsIcon, at('recent-calls')),
      ...item(true, 'alerts', AlertsIcon, at('alerts')),
      ...item(true, 'health', HealthIcon, at('health')),
      ...item(true, 'configuration', ConfigurationIcon, at('configuration')),
    ],
    services: [
      ...item(true, 'carriers', CarriersIcon, at('carriers')),
      ...item(true, 'speech', SpeechIcon, at('speech-services')),
      ...item(true, 'phoneNumbers', NumbersIcon, at('phone-numbers')),
      ...item(hasTeamsDomain === true, 'msTeamsTenants', TenantsIcon, at('ms-teams-tenants')),
      // Items below MS Teams appear when its state is known, so that they never move under the
      // pointer.
      ...item(
        hasLeastCostRouting && hasTeamsDomain !== null,
        'leastCostRouting',
        RoutingIcon,
        routingPath,
      ),
    ],
  };
}

/** Pages that belong to an item without standing below its address. */
const areas: Record<string, string> = {
  'own-routing': 'least-cost-routing',
  'call-tools': 'recent-calls',
  'calls-now': 'recent-calls',
};

const areaOf = (path: string) => {
  const { area = '' } = placeOf(path) ?? {};
  return ownPlace(path) ?? areas[area] ?? area;
};

/** True when the page belongs to the item: its own area, whatever record is open, or the same page of an extension. */
export const isActiveItem = (to: string, pathname: string): boolean =>
  areaOf(to) === areaOf(pathname);
