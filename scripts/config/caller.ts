// Who a key speaks for, and what of the platform is meant.
import type { Wire } from '../../src/dataProvider/configuration/wire';
import { HttpError, isForbidden } from '../../src/http/HttpError';
import { decodeClaims, identityOf } from '../../src/session/claims';
import type { Identity } from '../../src/types';
import type { Caller } from '../../src/types/caller';

interface Row {
  [column: string]: unknown;
}

/** What the command is about. */
export interface Meant {
  caller: Caller;
  account: string | null;
}

const nobody: Omit<Identity, 'scope' | 'accountSid' | 'serviceProviderSid'> = {
  userSid: '',
  name: '',
  accountName: null,
  isViewOnly: false,
};

const rowsOf = async (wire: Wire, path: string): Promise<Row[]> => {
  const body = await wire.get(path);
  return Array.isArray(body) ? (body as Row[]) : [];
};

const isAdmin = (wire: Wire): Promise<boolean> =>
  wire.get('SystemInformation').then(
    () => true,
    (error: unknown) => {
      if (isForbidden(error)) return false;
      throw error;
    },
  );

/** Who a token or an API key speaks for: an API key says so by what it may see. */
async function identify(wire: Wire, key: string, providers: Row[]): Promise<Identity> {
  const claims = decodeClaims(key);
  if (claims) return identityOf(claims);
  const [first] = providers;
  const none = { ...nobody, accountSid: null, serviceProviderSid: null };
  if (first && (await isAdmin(wire))) return { ...none, scope: 'admin' };
  if (first) {
    const serviceProviderSid = String(first.service_provider_sid);
    return { ...none, scope: 'service_provider', serviceProviderSid };
  }
  const [account] = await rowsOf(wire, 'Accounts');
  if (!account) throw new Error('This key belongs to no service provider and no account.');
  return {
    ...nobody,
    scope: 'account',
    accountSid: String(account.account_sid),
    serviceProviderSid: String(account.service_provider_sid),
  };
}

/** The row of this name or sid. Throws where there is none, or more than one. */
function find(rows: Row[], wanted: string, idKey: string, what: string): Row {
  const found = rows.filter((row) => row[idKey] === wanted || row.name === wanted);
  const [first, other] = found;
  if (!first) throw new Error(`There is no ${what} "${wanted}".`);
  if (other) throw new Error(`There are several ${what}s "${wanted}". Name it by its sid.`);
  return first;
}

/** What is asked for: by the options, else by the document. */
export interface Asked {
  provider?: string | undefined;
  account?: string | undefined;
}

/** Finds out who asks and what is meant. Throws an Error in words. */
export async function whoAndWhat(wire: Wire, key: string, asked: Asked): Promise<Meant> {
  const providers = await rowsOf(wire, 'ServiceProviders');
  const identity = await identify(wire, key, providers);
  const { scope, serviceProviderSid, accountSid } = identity;
  if (scope === 'account') {
    return { caller: { ...identity, providerSid: serviceProviderSid }, account: accountSid };
  }
  const chosen = asked.provider
    ? find(providers, asked.provider, 'service_provider_sid', 'service provider')
    : null;
  if (asked.account) {
    const accounts = await rowsOf(wire, 'Accounts');
    const own = chosen
      ? accounts.filter((row) => row.service_provider_sid === chosen.service_provider_sid)
      : accounts;
    const row = find(own, asked.account, 'account_sid', 'account');
    const providerSid = String(row.service_provider_sid);
    return { caller: { ...identity, providerSid }, account: String(row.account_sid) };
  }
  const [only, another] = providers;
  const provider = chosen ?? (another ? null : only);
  if (!provider) {
    const names = providers.map(({ name }) => name).join(', ');
    throw new HttpError(0, { message: `Say which service provider: --provider NAME (${names}).` });
  }
  const providerSid = String(provider.service_provider_sid);
  return { caller: { ...identity, providerSid }, account: null };
}
