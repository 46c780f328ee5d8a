import raMessages from 'ra-language-english';
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
import { recentCalls } from './recentCalls';
import { serviceProviders } from './serviceProviders';
import { settings } from './settings';
import { messages as signOutMessages } from './signOut';
import { speechServices } from './speechServices';
import { unsavedWork } from './unsavedWork';
import { users } from './users';
import { about, version } from './version';
import { wayfinding } from './wayfinding';

/** Texts that come with the screens that show them. */
export const loadBulk = () => import('./screens').then(({ bulk }) => ({ messages: bulk }));
export const loadCalls = () => import('./screens').then(({ calls }) => ({ messages: calls }));
export const loadConfigFile = () =>
  import('./screens').then(({ configFile }) => ({ messages: configFile }));
export const loadLive = () => import('./screens').then(({ live }) => ({ messages: live }));
export const loadExchange = () => import('./exchange');
export const loadHelp = () => import('./help');
export const loadHistory = () => import('./history');
export const loadSummary = () => import('./screens').then(({ summary }) => ({ messages: summary }));
export const loadTools = () => import('./screens').then(({ tools }) => ({ messages: tools }));
export const loadUndo = () => import('./screens').then(({ undo }) => ({ messages: undo }));

/** Comes with the console: offline nothing more can be loaded when somebody logs out. */
export const signOut = { messages: signOutMessages };

/** Every text of the console in this language; one file an area. */
export const messages = {
  ...raMessages,
  ra: {
    ...raMessages.ra,
    // The name of a column as it is: a first letter in lower case makes "sIP realm".
    sort: { ...raMessages.ra.sort, sort_by: 'Sort by %{field} %{order}' },
  },
  ...publicMessages,
  app: {
    ...common,
    ...unsavedWork,
    forms: { ...forms, ...formParts },
    ...lists,
    ...wayfinding,
    version,
    about,
    errors: { ...common.errors, ...unsavedWork.errors, ...publicMessages.app.errors },
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
