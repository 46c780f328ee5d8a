import type { Account, ServiceProvider } from '../types';
import { cachedList } from './cachedList';
import type { Caller } from './caller';
import { membershipAge } from './freshness';
import type { ListEndpoint } from './listEndpoints';
import { mayHoldOthers } from './listPlan';
import { unreadableRows, withUnreadable } from './unreadableRows';

const isSid = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * The accounts to which this caller's answer must be limited. Null if the platform limits it: for
 * callers of one provider or account, on a platform with a single provider, and for a list of one
 * account (contract 23.73). Unreadable rows are counted (`unreadableRows`).
 */
export async function visibleAccountSids(
  endpoint: ListEndpoint,
  caller: Caller,
  filter: Record<string, unknown> = {},
): Promise<Set<string> | null> {
  const { providerSid } = caller;
  if (!providerSid || !mayHoldOthers(endpoint, caller, filter)) return null;
  const providers = await cachedList<ServiceProvider>('ServiceProviders', undefined, membershipAge);
  if (providers.length < 2) return null;
  const path = `ServiceProviders/${encodeURIComponent(providerSid)}/Accounts`;
  const accounts = await cachedList<Account>(path, undefined, membershipAge);
  const sids = accounts.map(({ account_sid }) => account_sid).filter(isSid);
  return withUnreadable(new Set(sids), unreadableRows(accounts) + accounts.length - sids.length);
}

/** True for a row of one of the accounts, and for a row without an account of the provider itself. */
export function isOwned(
  row: Record<string, unknown>,
  accounts: Set<string>,
  providerSid: string | null,
): boolean {
  if (row.account_sid) return accounts.has(String(row.account_sid));
  return row.service_provider_sid === providerSid;
}
