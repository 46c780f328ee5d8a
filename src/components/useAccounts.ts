import { useMemo } from 'react';
import type { Account } from '../types';
import { useList } from './useList';

/** How long the accounts are used without asking again (ms); what the console writes and a refresh invalidate them. */
const staleTime = 5 * 60_000;

/** Every account that the operator may see, by name: one request for filters, names and choices. */
export const useAccounts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useList<Account>(
    'accounts',
    { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'name', order: 'ASC' } },
    { enabled, staleTime },
  );

/** One of them by its sid, for its name and whatever else a screen shows of it. */
export function useAccount(sid: string | null | undefined, options?: { enabled?: boolean }) {
  const { data: accounts, isPending } = useAccounts(options);
  return { account: accounts?.find(({ id }) => id === sid), isPending };
}

/** All of them by their sid, for lists that say more of an account than its name. */
export function useAccountsBySid(): ReadonlyMap<string | null, Account> {
  const { data } = useAccounts();
  return useMemo(() => new Map(data?.map((account) => [account.id, account])), [data]);
}
