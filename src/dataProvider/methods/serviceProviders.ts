import pLimit from 'p-limit';
import { addressWithPort } from '../../domain/addressWithPort';
import type {
  Account,
  Application,
  Carrier,
  LeastCostRouting,
  MsTeamsTenant,
  PhoneNumber,
  Used,
  User,
  Uses,
} from '../../types';
import { accountColumns } from '../../types/account';
import { applicationColumns } from '../../types/application';
import { carrierColumns, type OwnedAddress, ownedAddressColumns } from '../../types/carrier';
import { shapeOf } from '../../types/columns';
import { leastCostRoutingColumns } from '../../types/lcr';
import { msTeamsTenantColumns } from '../../types/msTeamsTenant';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { userColumns } from '../../types/user';
import { getPage, invalidateLists } from '../cachedList';
import { wholePage } from '../listPlan';
import { readColumns } from '../readColumns';
import { type Readable, readList } from '../readList';
import { used, usesOf } from '../used';
import { lookThrough, readForCheck } from './lookThrough';
import { leadsOver, readRoutes } from './routesOver';

/** What still belongs to a service provider, or uses its carriers. */
export interface ServiceProviderUsage {
  accounts: Used[];
  users: Used[];
  phoneNumbers: Uses;
  tenants: Used[];
  applications: Uses;
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
    const name = addressWithPort(ipv4, port);
    return { resource: null, id: name, name };
  });

/** More applications are not read to be looked through where the platform refuses the deletion anyhow. */
const mostApplications = 500;
/** So many numbers are enough to be named. */
const namedNumbers = 20;

/** The first of the provider's numbers that have an account, and how many those are. */
async function firstNumbers(service_provider_sid: string): Promise<Uses> {
  const { data, total } = await getPage<Record<string, unknown>>('PhoneNumbers', {
    ...{ service_provider_sid, page: 1, page_size: namedNumbers },
  });
  const shape = shapeOf(phoneNumberColumns);
  const rows = data.map((row) => readColumns(row, shape).fields as Readable<PhoneNumber>);
  return { ...usesOf({ rows }, 'phone-numbers', 'phone_number_sid', 'number'), count: total };
}

/**
 * Numbers that belong to the provider, to one of its accounts or to a carrier of it: all are looked through
 * until there are enough to be named, because the platform's filter omits those without an account.
 */
async function numbersOf(
  isOurs: (row: Owned) => boolean,
  accounts: ReadonlySet<string | null>,
  carriers: ReadonlySet<string>,
): Promise<Uses> {
  const uses = (number: Readable<PhoneNumber>) =>
    isOurs(number) ||
    (number.account_sid !== null && accounts.has(number.account_sid)) ||
    (number.voip_carrier_sid !== null && carriers.has(number.voip_carrier_sid));
  const found = await lookThrough<PhoneNumber>({
    ...{ columns: phoneNumberColumns, path: 'PhoneNumbers', uses },
    ...{ most: wholePage, isThorough: true },
  });
  return usesOf(found, 'phone-numbers', 'phone_number_sid', 'number');
}

export const serviceProviderMethods = {
  /**
   * Everything that prevents the deletion of a service provider: its accounts and users, which the
   * platform refuses before it touches anything; numbers, tenants, applications, its SIP and SMPP addresses
   * and routes over its carriers, at which the platform stops half-way; its routing tables, which the
   * platform would leave behind (contract 4, decision 64). Where it has accounts or users, the others are
   * named as far as a few small questions tell. Else cached lists are not used. Throws HttpError.
   */
  async getServiceProviderUsage(sid: string): Promise<ServiceProviderUsage> {
    const path = `ServiceProviders/${encodeURIComponent(sid)}`;
    const service_provider_sid = sid;
    const isOurs = (row: Owned) => row.service_provider_sid === sid;
    const oursOf = <R extends Owned>(rows: R[]) => rows.filter(isOurs);
    const readOwners = () =>
      Promise.all([
        readForCheck<Account>(accountColumns, `${path}/Accounts`, false),
        readList<User>(userColumns, 'Users').then(oursOf),
      ]);
    const isRefused = (await readOwners()).some(({ length }) => length > 0);
    if (!isRefused) invalidateLists();
    const [[accounts, users], tenants, tables, sbcs, smpps, carriers] = await Promise.all([
      readOwners(),
      readList<MsTeamsTenant>(msTeamsTenantColumns, 'MicrosoftTeamsTenants'),
      readList<LeastCostRouting>(leastCostRoutingColumns, 'Lcrs'),
      readList<OwnedAddress>(ownedAddressColumns, 'Sbcs', { service_provider_sid }),
      readList<OwnedAddress>(ownedAddressColumns, 'Smpps', { service_provider_sid }),
      isRefused ? [] : readList<Carrier>(carrierColumns, `${path}/VoipCarriers`),
    ]);
    const carrierSids = new Set(carriers.flatMap(({ voip_carrier_sid }) => voip_carrier_sid ?? []));
    const accountSids = new Set(accounts.map(({ account_sid }) => account_sid));
    const [phoneNumbers, applications, routings] = await Promise.all([
      isRefused ? firstNumbers(sid) : numbersOf(isOurs, accountSids, carrierSids),
      lookThrough<Application>({
        ...{ columns: applicationColumns, path: 'Applications', uses: isOurs },
        ...{ most: mostApplications, isThorough: !isRefused },
      }),
      routingsOf(tables, isOurs, carrierSids),
    ]);
    return {
      accounts: used('accounts', accounts, 'account_sid', 'name'),
      users: used('users', users, 'user_sid', 'name'),
      phoneNumbers,
      tenants: used('ms-teams-tenants', oursOf(tenants), 'ms_teams_tenant_sid', 'tenant_fqdn'),
      applications: usesOf(applications, 'applications', 'application_sid', 'name'),
      routings: used('least-cost-routing', routings, 'lcr_sid', 'name'),
      // Where the provider has none of its own, the common ones are answered.
      sipAddresses: usedAddresses(oursOf(sbcs)),
      smppAddresses: usedAddresses(oursOf(smpps)),
    };
  },
};
