import { errorText, HttpError, request } from '../../http';
import type {
  ApiKey,
  Application,
  BucketCredential,
  MsTeamsTenant,
  PhoneNumber,
} from '../../types';
import { collection } from '../collection';

const account = (sid: string, rest: string) => `Accounts/${encodeURIComponent(sid)}/${rest}`;

/** How many prompts are kept. Throws HttpError, also when the answer holds no number. */
async function readSize(path: string, signal?: AbortSignal): Promise<number> {
  const { body, status } = await request<{ size?: unknown } | undefined>({ path, signal });
  const size = Number(body?.size ?? Number.NaN);
  if (!Number.isFinite(size)) throw new HttpError(status, { message: 'app.errors.unreadable' });
  return size;
}

/** What still points at an account. Each list holds names an operator knows; keys are whole tokens. */
export interface AccountUsage {
  applications: string[];
  phoneNumbers: string[];
  tenants: string[];
  apiKeys: string[];
  clients: string[];
  carriersWithSmpp: string[];
  routings: string[];
  ownApplications: string[];
}

interface UsageRow {
  account_sid?: string | null;
}
const ofAccount =
  (sid: string) =>
  (row: UsageRow): boolean =>
    row.account_sid === sid;

/** Verbs of one account outside CRUD (platform contract 5). All throw HttpError. */
export const accountMethods = {
  /** Number of cached TTS prompts of an account. */
  getAccountTtsCacheSize: (sid: string, signal?: AbortSignal) =>
    readSize(account(sid, 'TtsCache'), signal),

  clearAccountTtsCache: (sid: string) =>
    request({ method: 'DELETE', path: account(sid, 'TtsCache') }),

  /** The applications of one account, by name: what it may choose for its own calls. */
  async getAccountApplications(sid: string): Promise<Application[]> {
    const rows = await collection<Application>(account(sid, 'Applications'));
    return [...rows].sort((a, b) => a.name.localeCompare(b.name));
  },

  /** Makes and stores a new signing secret, and answers it. */
  async regenerateWebhookSecret(sid: string): Promise<string> {
    const { body, status } = await request<{ webhook_secret?: unknown } | undefined>({
      path: account(sid, 'WebhookSecret'),
      query: { regenerate: true },
    });
    if (typeof body?.webhook_secret !== 'string') {
      throw new HttpError(status, { message: 'app.errors.unreadable' });
    }
    return body.webhook_secret;
  },

  /**
   * Lets the platform write a small object into the bucket. Resolves when the credential works;
   * the platform reports a failure with status 200, which is thrown as its reason.
   */
  async testBucketCredential(sid: string, credential: BucketCredential): Promise<void> {
    const { body, status } = await request<{ status?: unknown } | undefined>({
      method: 'POST',
      path: account(sid, 'BucketCredentialTest'),
      body: credential,
    });
    if (body?.status === 'ok') return;
    throw new HttpError(status, { message: errorText(body) ?? 'app.errors.generic' });
  },

  /**
   * Everything that stands in the way of deleting an account: what the specification names
   * (applications, numbers, tenants, keys) and what makes the platform stop half-way (SIP clients,
   * carriers with SMPP gateways, routing tables, its own references; decision 64).
   */
  async getAccountUsage(sid: string): Promise<AccountUsage> {
    const [applications, numbers, tenants, apiKeys, clients, carriers, routings, one] =
      await Promise.all([
        collection<Application>(account(sid, 'Applications')),
        collection<PhoneNumber>('PhoneNumbers', { account_sid: sid }),
        collection<MsTeamsTenant>('MicrosoftTeamsTenants'),
        collection<ApiKey>(account(sid, 'ApiKeys')),
        collection<UsageRow & { username: string }>('Clients'),
        collection<{ name: string; voip_carrier_sid: string }>(account(sid, 'VoipCarriers')),
        collection<UsageRow & { name: string | null }>('Lcrs'),
        request<Record<string, string | null>>({ path: `Accounts/${encodeURIComponent(sid)}` }),
      ]);
    const smpp = await Promise.all(
      carriers.map(({ voip_carrier_sid }) =>
        collection<unknown>('SmppGateways', { voip_carrier_sid }),
      ),
    );
    const references = [one.body.device_calling_application_sid, one.body.siprec_hook_sid];
    const isMine = ofAccount(sid);
    return {
      applications: applications.map(({ name }) => name),
      phoneNumbers: numbers.filter(isMine).map(({ number }) => number),
      tenants: tenants.filter(isMine).map(({ tenant_fqdn }) => tenant_fqdn),
      apiKeys: apiKeys.map(({ token }) => token),
      clients: clients.filter(isMine).map(({ username }) => username),
      carriersWithSmpp: carriers
        .filter((_carrier, index) => (smpp[index]?.length ?? 0) > 0)
        .map(({ name }) => name),
      routings: routings.filter(isMine).map(({ name }) => name ?? ''),
      ownApplications: applications
        .filter(({ application_sid }) => references.includes(application_sid))
        .map(({ name }) => name),
    };
  },
};
