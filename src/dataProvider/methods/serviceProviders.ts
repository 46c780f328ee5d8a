import pLimit from 'p-limit';
import type {
  Account,
  Application,
  Carrier,
  LeastCostRouting,
  MsTeamsTenant,
  PhoneNumber,
  Used,
  User,
} from '../../types';
import { accountColumns } from '../../types/account';
import { applicationColumns } from '../../types/application';
import { carrierColumns, type OwnedAddress, ownedAddressColumns } from '../../types/carrier';
import { leastCostRoutingColumns } from '../../types/lcr';
import { msTeamsTenantColumns } from '../../types/msTeamsTenant';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { userColumns } from '../../types/user';
import { invalidateLists } from '../cachedList';
import { type Readable, readList } from '../readList';
import { used } from '../used';
import { leadsOver, readRoutes } from './routesOver';

/** What still belongs to a service provider, or uses its carriers. */
export interface ServiceProviderUsage {
  accounts: Used[];
  users: Used[];
  phoneNumbers: Used[];
  tenants: Used[];
  applications: Used[];
  routings: Used[];
  sipAddresses: Used[];
  smppAddresses: Used[];
}

interface Owned {
  service_provider_sid?: string | null;
}

/** How many routing tables are read at the same time. */
const tablesAtOnce = 4;

/** The provider's own tables, which would be left behind, and accounts' tables over its carriers. */
async function routingsOf(
  tables: Readable<LeastCostRouting>[],
  isOurs: (row: Owned) => boolean,
  carriers: ReadonlySet<string>,
): Promise<Readable<LeastCostRouting>[]> {
  const others = carriers.size > 0 ? tables.filter(({ account_sid }) => account_sid) : [];
  const routes = await pLimit(tablesAtOnce).map(others, ({ lcr_sid }) => readRoutes(lcr_sid));
  const using = others.filter((_table, index) => leadsOver(routes[index] ?? [], carriers));
  return tables.filter((table) => isOurs(table) || using.includes(table));
}

/** Addresses have no page: their name is all that there is of them. */
const usedAddresses = (rows: Readable<OwnedAddress>[]): Used[] =>
  rows.map(({ ipv4, port }) => {
    const name = [ipv4, port].filter((part) => part !== null).join(':');
    return { resource: null, id: name, name };
  });

export const serviceProviderMethods = {
  /**
   * Everything that prevents the deletion of a service provider: its accounts and users, which the
   * platform refuses; numbers, tenants, applications, its SIP and SMPP addresses and routes over its
   * carriers, at which the platform stops half-way; its routing tables, which the platform would leave
   * behind (contract 4, decision 64). Searches all numbers, because the platform's filter omits those
   * without an account. Cached lists are not used. Throws HttpError.
   */
  async getServiceProviderUsage(sid: string): Promise<ServiceProviderUsage> {
    invalidateLists();
    const path = `ServiceProviders/${encodeURIComponent(sid)}`;
    const service_provider_sid = sid;
    const [accounts, users, numbers, tenants, applications, carriers, tables, sbcs, smpps] =
      await Promise.all([
        readList<Account>(accountColumns, `${path}/Accounts`),
        readList<User>(userColumns, 'Users'),
        readList<PhoneNumber>(phoneNumberColumns, 'PhoneNumbers'),
        readList<MsTeamsTenant>(msTeamsTenantColumns, 'MicrosoftTeamsTenants'),
        readList<Application>(applicationColumns, 'Applications'),
        readList<Carrier>(carrierColumns, `${path}/VoipCarriers`),
        readList<LeastCostRouting>(leastCostRoutingColumns, 'Lcrs'),
        readList<OwnedAddress>(ownedAddressColumns, 'Sbcs', { service_provider_sid }),
        readList<OwnedAddress>(ownedAddressColumns, 'Smpps', { service_provider_sid }),
      ]);
    const isOurs = (row: Owned) => row.service_provider_sid === sid;
    const carrierSids = new Set(carriers.flatMap(({ voip_carrier_sid }) => voip_carrier_sid ?? []));
    const accountSids = new Set(accounts.map(({ account_sid }) => account_sid));
    const holds = (number: Readable<PhoneNumber>) =>
      isOurs(number) ||
      (number.account_sid !== null && accountSids.has(number.account_sid)) ||
      (number.voip_carrier_sid !== null && carrierSids.has(number.voip_carrier_sid));
    const routings = await routingsOf(tables, isOurs, carrierSids);
    const oursOf = <R extends Owned>(rows: R[]) => rows.filter(isOurs);
    return {
      accounts: used('accounts', accounts, 'account_sid', 'name'),
      users: used('users', oursOf(users), 'user_sid', 'name'),
      phoneNumbers: used('phone-numbers', numbers.filter(holds), 'phone_number_sid', 'number'),
      tenants: used('ms-teams-tenants', oursOf(tenants), 'ms_teams_tenant_sid', 'tenant_fqdn'),
      applications: used('applications', oursOf(applications), 'application_sid', 'name'),
      routings: used('least-cost-routing', routings, 'lcr_sid', 'name'),
      // Where the provider has none of its own, the common ones are answered.
      sipAddresses: usedAddresses(oursOf(sbcs)),
      smppAddresses: usedAddresses(oursOf(smpps)),
    };
  },
};
