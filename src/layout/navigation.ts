import type { SvgIconComponent } from '@mui/icons-material';
import AccountsIcon from '@mui/icons-material/ApartmentOutlined';
import ApplicationsIcon from '@mui/icons-material/AppsOutlined';
import RoutingIcon from '@mui/icons-material/CallSplitOutlined';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import TenantsIcon from '@mui/icons-material/Groups2Outlined';
import CarriersIcon from '@mui/icons-material/HubOutlined';
import CallsIcon from '@mui/icons-material/ListAltOutlined';
import AlertsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import NumbersIcon from '@mui/icons-material/PhoneOutlined';
import SpeechIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ClientsIcon from '@mui/icons-material/SmartphoneOutlined';
import { addressOf, placeOf } from '../routing/addresses';
import type { Identity } from '../types';
import type { Area } from '../types/access';

export interface NavigationItem {
  /** Last part of the message key `app.nav.…`. */
  label: string;
  icon: SvgIconComponent;
  to: string;
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
      ...item(!isHosted, 'users', UsersIcon, at('users')),
      ...item(may('view', 'settings'), 'settings', SettingsIcon, at('settings')),
      ...item(seesAccounts, 'accounts', AccountsIcon, at('accounts')),
      ...item(!seesAccounts, 'account', AccountsIcon, ownAccount),
      ...item(true, 'clients', ClientsIcon, at('clients')),
      ...item(true, 'applications', ApplicationsIcon, at('applications')),
      ...item(true, 'recentCalls', CallsIcon, at('recent-calls')),
      ...item(true, 'alerts', AlertsIcon, at('alerts')),
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
};

const areaOf = (path: string) => {
  const { area = '' } = placeOf(path) ?? {};
  return areas[area] ?? area;
};

/** True when the page belongs to the item: its own area, whatever record is open. */
export const isActiveItem = (to: string, pathname: string): boolean =>
  areaOf(to) === areaOf(pathname);
