import { request } from '../../http';
import type {
  Account,
  ApiKey,
  Application,
  Carrier,
  LeastCostRouting,
  MsTeamsTenant,
  PhoneNumber,
  SipClient,
  Used,
} from '../../types';
import { cachedList } from '../cachedList';
import { byName, used } from '../used';

/** What still points at an account. */
export interface AccountUsage {
  applications: Used[];
  phoneNumbers: Used[];
  tenants: Used[];
  apiKeys: Used[];
  clients: Used[];
  carriersWithSmpp: Used[];
  routings: Used[];
  ownApplications: Used[];
}

interface Route {
  lcr_carrier_set_entries?: { voip_carrier_sid: string }[];
}

/** The carriers among these that have an SMPP gateway: the platform stops half-way at one. */
async function withSmpp(carriers: Carrier[]): Promise<Carrier[]> {
  const gateways = await Promise.all(
    carriers.map(({ voip_carrier_sid }) =>
      cachedList<unknown>('SmppGateways', { voip_carrier_sid }),
    ),
  );
  return carriers.filter((_carrier, index) => (gateways[index]?.length ?? 0) > 0);
}

/** The routing tables that are the account's own, or send calls to one of its carriers. */
async function routingsOf(
  account: Account,
  routings: LeastCostRouting[],
  carriers: Carrier[],
): Promise<LeastCostRouting[]> {
  const sids = new Set(carriers.map(({ voip_carrier_sid }) => voip_carrier_sid));
  const isOwn = ({ account_sid }: LeastCostRouting) => account_sid === account.account_sid;
  const others = routings.filter(
    (routing) =>
      sids.size > 0 &&
      !isOwn(routing) &&
      routing.service_provider_sid === account.service_provider_sid,
  );
  const routes = await Promise.all(
    others.map(({ lcr_sid }) => cachedList<Route>('LcrRoutes', { lcr_sid })),
  );
  const using = others.filter((_routing, index) =>
    routes[index]?.some(({ lcr_carrier_set_entries = [] }) =>
      lcr_carrier_set_entries.some(({ voip_carrier_sid }) => sids.has(voip_carrier_sid)),
    ),
  );
  return [...routings.filter(isOwn), ...using];
}

/**
 * Everything that stands in the way of deleting an account: what rule 7.2 names
 * (applications, numbers, tenants, keys) and what makes the platform stop half-way (SIP clients,
 * carriers with SMPP gateways, routing tables, its own references; decision 64). Of routing tables
 * only those are known that the caller may see: a provider user sees no account's own ones.
 */
export async function getAccountUsage(sid: string): Promise<AccountUsage> {
  const path = `Accounts/${encodeURIComponent(sid)}`;
  const [applications, numbers, tenants, apiKeys, clients, carriers, routings, account] =
    await Promise.all([
      cachedList<Application>(`${path}/Applications`),
      cachedList<PhoneNumber>('PhoneNumbers', { account_sid: sid }),
      cachedList<MsTeamsTenant>('MicrosoftTeamsTenants'),
      cachedList<ApiKey>(`${path}/ApiKeys`),
      cachedList<SipClient>('Clients'),
      cachedList<Carrier>(`${path}/VoipCarriers`),
      cachedList<LeastCostRouting>('Lcrs'),
      request<Account>({ path }).then(({ body }) => body),
    ]);
  const [smpp, blocking] = await Promise.all([
    withSmpp(carriers),
    routingsOf(account, routings, carriers),
  ]);
  const isMine = (row: { account_sid: string | null }) => row.account_sid === sid;
  const own = [account.device_calling_application_sid, account.siprec_hook_sid]
    .filter((application) => application !== null)
    .map((id) => {
      const known = applications.find(({ application_sid }) => application_sid === id);
      return { application_sid: id, name: known?.name ?? id, account_sid: known?.account_sid };
    });
  const tenantsOfMine = tenants.filter(isMine);
  const clientsOfMine = clients.filter(isMine);
  const tables = blocking.map((table) => ({ ...table, name: table.name ?? table.lcr_sid }));
  return {
    applications: used('applications', applications, 'application_sid', 'name').sort(byName),
    phoneNumbers: used('phone-numbers', numbers.filter(isMine), 'phone_number_sid', 'number').sort(
      byName,
    ),
    tenants: used('ms-teams-tenants', tenantsOfMine, 'ms_teams_tenant_sid', 'tenant_fqdn'),
    apiKeys: used('api-keys', apiKeys, 'api_key_sid', 'token'),
    clients: used('clients', clientsOfMine, 'client_sid', 'username').sort(byName),
    carriersWithSmpp: used('carriers', smpp, 'voip_carrier_sid', 'name'),
    routings: used('least-cost-routing', tables, 'lcr_sid', 'name'),
    ownApplications: used('applications', own, 'application_sid', 'name'),
  };
}
