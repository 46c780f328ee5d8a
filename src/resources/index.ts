import accounts from './accounts';
import alerts from './alerts';
import applications from './applications';
import carriers from './carriers';
import clients from './clients';
import type { ResourceDefinition } from './definition';
import leastCostRouting from './least-cost-routing';
import msTeamsTenants from './ms-teams-tenants';
import phoneNumbers from './phone-numbers';
import recentCalls from './recent-calls';
import speechServices from './speech-services';
import users from './users';

/** What there is: adding a resource is one line. */
export const resources: ResourceDefinition[] = [
  accounts,
  users,
  applications,
  clients,
  recentCalls,
  alerts,
  carriers,
  speechServices,
  phoneNumbers,
  msTeamsTenants,
  leastCostRouting,
];
