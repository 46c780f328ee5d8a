import type { CurrentUser, RealmChange, Subscription } from '../../engines/billing';
import { readMe, storeRealm } from '../../hosted/calls';
import { handOver } from '../../hosted/handOver';
import { HttpError, request } from '../../http';
import * as session from '../../session';
import type { PhoneNumber, SetupState } from '../../types';
import { cachedList, getPage, invalidateLists } from '../cachedList';
import { readSetupState } from '../setupState';

/** `Users/me` of a hosted platform: flags come as booleans or as 0 and 1 (contract 3). */
interface CurrentUserAnswer {
  user?: CurrentUser['user'];
  account?: Omit<CurrentUser['account'], 'is_active'> & { is_active: boolean | number };
  subscription?: Subscription | null;
  /** As the list of the account's keys has them, in clear. */
  api_keys?: unknown;
}

const accountPath = (accountSid: string) => `Accounts/${encodeURIComponent(accountSid)}`;

/** What `Users/me` is refused with while no plan counts (contract 3, 17). */
const withoutPlan = 'account is missing a subscription';

/** The same facts from where each can be read while no plan counts; the account decides what it means. */
async function readWithoutPlan(signal?: AbortSignal): Promise<CurrentUser> {
  const { accountSid, userSid = '' } = session.identity() ?? {};
  const read = async <Row>(path: string) => (await request<Row>({ path, signal })).body;
  const [user, account] = await Promise.all([
    read<CurrentUser['user']>(`Users/${encodeURIComponent(userSid)}`),
    read<CurrentUser['account'] & { service_provider_sid: string }>(accountPath(accountSid ?? '')),
  ]);
  const provider = await read<{ root_domain?: string | null }>(
    `ServiceProviders/${encodeURIComponent(account.service_provider_sid)}`,
  );
  const root_domain = provider.root_domain ?? null;
  const is_active = Boolean(account.is_active);
  return { user, account: { ...account, root_domain, is_active }, subscription: null };
}

/**
 * The user, the account and its plan; the keys that come with them answer the list that a page asks
 * for next. Without a plan that counts the subscription is null. Throws HttpError, also when the answer
 * names no account.
 */
export async function getCurrentUser(signal?: AbortSignal): Promise<CurrentUser> {
  const answer = await readMe<CurrentUserAnswer>(signal).catch((error: unknown) => {
    if (error instanceof HttpError && error.message === withoutPlan) return null;
    throw error;
  });
  if (!answer) return readWithoutPlan(signal);
  const { body, status } = answer;
  if (!body?.user || !body.account?.account_sid) {
    throw new HttpError(status, { message: 'app.errors.unreadable' });
  }
  const [token, path] = [session.token(), `${accountPath(body.account.account_sid)}/ApiKeys`];
  if (token && Array.isArray(body.api_keys)) handOver({ path }, token, body.api_keys);
  return {
    user: body.user,
    account: { ...body.account, is_active: Boolean(body.account.is_active) },
    subscription: body.subscription ?? null,
  };
}

/**
 * Gives the own account another realm (decision 43). A platform that cannot enter it in the DNS fails
 * after it has stored it (contract 5.6): what is stored decides, and the failure becomes a warning
 * (decision 63). Throws HttpError.
 */
export async function changeSipRealm(accountSid: string, realm: string): Promise<RealmChange> {
  try {
    await storeRealm(accountSid, realm);
    return { warning: null };
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status > 0 && error.status < 500)) throw error;
    const stored = await getCurrentUser().catch(() => null);
    if (stored?.account.sip_realm !== realm) throw error;
    return { warning: error.message };
  } finally {
    invalidateLists();
  }
}

/**
 * What an account has of the things that calls need. Who pays (`isPaid`) has numbers as a rule; others
 * most often have no carrier. Throws HttpError.
 */
export function getAccountSetup(accountSid: string, isPaid: boolean): Promise<SetupState> {
  const listOf = (name: string) => () => cachedList<unknown>(`${accountPath(accountSid)}/${name}`);
  const query = { account_sid: accountSid, page: 1, page_size: 25 };
  return readSetupState(
    {
      accounts: async () => [accountSid],
      numbers: async () => (await getPage<PhoneNumber>('PhoneNumbers', query)).data,
      speech: listOf('SpeechCredentials'),
      carriers: listOf('VoipCarriers'),
      applications: listOf('Applications'),
    },
    isPaid,
  );
}
