import { HttpError, request } from '../../http';
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
import { accountColumns } from '../../types/account';
import { apiKeyColumns } from '../../types/apiKey';
import { applicationColumns } from '../../types/application';
import { carrierColumns } from '../../types/carrier';
import { shapeOf } from '../../types/columns';
import { leastCostRoutingColumns } from '../../types/lcr';
import { msTeamsTenantColumns } from '../../types/msTeamsTenant';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { sipClientColumns } from '../../types/sipClient';
import { cachedList, invalidateLists } from '../cachedList';
import { readColumns } from '../readColumns';
import { type Readable, readList } from '../readList';
import { used } from '../used';
import { leadsOver, readRoutes } from './routesOver';

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

/** The carriers among these that have an SMPP gateway: the platform stops half-way at one. */
async function withSmpp(carriers: Readable<Carrier>[]): Promise<Readable<Carrier>[]> {
  const gateways = await Promise.all(
    carriers.map(({ voip_carrier_sid }) =>
      cachedList<unknown>('SmppGateways', { voip_carrier_sid }),
    ),
  );
  return carriers.filter((_carrier, index) => (gateways[index]?.length ?? 0) > 0);
}

/** The routing tables that are the account's own, or send calls to one of its carriers. */
async function routingsOf(
  account: Readable<Account>,
  routings: Readable<LeastCostRouting>[],
  carriers: Readable<Carrier>[],
): Promise<Readable<LeastCostRouting>[]> {
  const sids = new Set(carriers.flatMap(({ voip_carrier_sid: sid }) => sid ?? []));
  const isOwn = ({ account_sid }: Readable<LeastCostRouting>) =>
    account_sid === account.account_sid;
  const others = routings.filter(
    (routing) =>
      sids.size > 0 &&
      !isOwn(routing) &&
      routing.service_provider_sid === account.service_provider_sid,
  );
  const routes = await Promise.all(others.map(({ lcr_sid }) => readRoutes(lcr_sid)));
  const using = others.filter((_routing, index) => leadsOver(routes[index] ?? [], sids));
  return [...routings.filter(isOwn), ...using];
}

/** The account itself. Throws HttpError, also for an answer that is none. */
async function readAccount(path: string): Promise<Readable<Account>> {
  const { body, status } = await request({ path });
  if (!body || typeof body !== 'object') {
    throw new HttpError(status, { message: 'app.errors.unreadable' });
  }
  return readColumns(body as Record<string, unknown>, shapeOf(accountColumns))
    .fields as Readable<Account>;
}

/**
 * Everything that prevents the deletion of an account: what rule 7.2 names (applications, numbers,
 * tenants, keys) and what makes the platform stop half-way (SIP clients, carriers with SMPP gateways,
 * routing tables, its own references; decision 64). Only routing tables that the caller may see are
 * known: a provider user sees none of an account. Cached lists are not used.
 */
export async function getAccountUsage(sid: string): Promise<AccountUsage> {
  const path = `Accounts/${encodeURIComponent(sid)}`;
  invalidateLists();
  const [applications, numbers, tenants, apiKeys, clients, carriers, routings, account] =
    await Promise.all([
      readList<Application>(applicationColumns, `${path}/Applications`),
      readList<PhoneNumber>(phoneNumberColumns, 'PhoneNumbers', { account_sid: sid }),
      readList<MsTeamsTenant>(msTeamsTenantColumns, 'MicrosoftTeamsTenants'),
      readList<ApiKey>(apiKeyColumns, `${path}/ApiKeys`),
      readList<SipClient>(sipClientColumns, 'Clients'),
      readList<Carrier>(carrierColumns, `${path}/VoipCarriers`),
      readList<LeastCostRouting>(leastCostRoutingColumns, 'Lcrs'),
      readAccount(path),
    ]);
  const [smpp, blocking] = await Promise.all([
    withSmpp(carriers),
    routingsOf(account, routings, carriers),
  ]);
  const isMine = (row: { account_sid: string | null }) => row.account_sid === sid;
  const own = [account.device_calling_application_sid, account.siprec_hook_sid]
    .flatMap((id) => id ?? [])
    .map((id) => {
      const known = applications.find(({ application_sid }) => application_sid === id);
      return { application_sid: id, name: known?.name ?? id, account_sid: known?.account_sid };
    });
  const tenantsOfMine = tenants.filter(isMine);
  const clientsOfMine = clients.filter(isMine);
  return {
    applications: used('applications', applications, 'application_sid', 'name'),
    phoneNumbers: used('phone-numbers', numbers.filter(isMine), 'phone_number_sid', 'number'),
    tenants: used('ms-teams-tenants', tenantsOfMine, 'ms_teams_tenant_sid', 'tenant_fqdn'),
    apiKeys: used('api-keys', apiKeys, 'api_key_sid', 'token'),
    clients: used('clients', clientsOfMine, 'client_sid', 'username'),
    carriersWithSmpp: used('carriers', smpp, 'voip_carrier_sid', 'name'),
    routings: used('least-cost-routing', blocking, 'lcr_sid', 'name'),
    ownApplications: used('applications', own, 'application_sid', 'name'),
  };
}
