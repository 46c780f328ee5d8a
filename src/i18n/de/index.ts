import { accounts } from './accounts';
import { alerts } from './alerts';
import { apiKeys } from './apiKeys';
import { applications } from './applications';
import { carriers } from './carriers';
import { clients } from './clients';
import { common } from './common';
import { formParts } from './formParts';
import { forms } from './forms';
import { leastCostRouting } from './leastCostRouting';
import { lists } from './lists';
import { msTeamsTenants } from './msTeamsTenants';
import { phoneNumbers } from './phoneNumbers';
import { publicMessages } from './public';
import { ra } from './ra';
import { recentCalls } from './recentCalls';
import { serviceProviders } from './serviceProviders';
import { settings } from './settings';
import { messages as signOutMessages } from './signOut';
import { speechServices } from './speechServices';
import { unsavedWork } from './unsavedWork';
import { users } from './users';
import { about, version } from './version';
import { wayfinding } from './wayfinding';

export { muiLocale } from './muiLocale';

/** Texts that come with the screens that show them. */
export const loadBulk = () => import('./screens').then(({ bulk }) => ({ messages: bulk }));
export const loadCalls = () => import('./screens').then(({ calls }) => ({ messages: calls }));
export const loadConfigFile = () =>
  import('./screens').then(({ configFile }) => ({ messages: configFile }));
export const loadLive = () => import('./screens').then(({ live }) => ({ messages: live }));
export const loadExchange = () => import('./exchange');
export const loadHelp = () => import('./help');
export const loadHistory = () => import('./history');
export const loadTools = () => import('./screens').then(({ tools }) => ({ messages: tools }));
export const loadUndo = () => import('./screens').then(({ undo }) => ({ messages: undo }));
export const loadSummary = () => import('./screens').then(({ summary }) => ({ messages: summary }));

/** Comes with the console: offline nothing more can be loaded when somebody logs out. */
export const signOut = { messages: signOutMessages };

/** Every text of the console in this language; English stands in for what is missing. */
export const messages = {
  ra,
  ...publicMessages,
  app: {
    ...common,
    ...unsavedWork,
    forms: { ...forms, ...formParts },
    ...lists,
    ...wayfinding,
    version,
    about,
    errors: { ...common.errors, ...unsavedWork.errors, ...publicMessages.app?.errors },
  },
  resources: {
    accounts,
    users,
    'service-providers': serviceProviders,
    alerts,
    'api-keys': apiKeys,
    applications,
    carriers,
    clients,
    'least-cost-routing': leastCostRouting,
    'ms-teams-tenants': msTeamsTenants,
    'phone-numbers': phoneNumbers,
    'recent-calls': recentCalls,
    'speech-services': speechServices,
    'admin-settings': { name: settings.recordName, fields: settings.fields },
  },
  pages: { settings },
};
