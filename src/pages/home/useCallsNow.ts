import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { useCallOwner } from '../../components/summary/useCallOwner';
import { refreshEvery } from '../../components/summary/useDayFigures';
import { usePlatform } from '../../components/usePlatform';
import type { ConsoleDataProvider } from '../../dataProvider';
import { type Nearness, nearnessOf } from '../../domain/nearLimit';
import type { Account } from '../../types';

/** Accounts that are asked at once: the platform tells calls account by account (contract 5.9). */
const mostAccounts = 10;

/** An account whose calls are near their limit. */
export interface NearAccount {
  id: string;
  name: string;
  nearness: Exclude<Nearness, 'normal'>;
}

/** The calls that accounts have at this moment. */
export interface CallsNow {
  calls: number;
  /** Of how many accounts, and how many there are. */
  asked: number;
  accounts: number;
  near: NearAccount[];
}

type Asked = Pick<Account, 'account_sid' | 'name'>;

interface Asking {
  dataProvider: ConsoleDataProvider;
  /** The operator may know of limits. */
  seesLimits: boolean;
  signal: AbortSignal;
}

/** Counts one account's calls, and looks at its limit where it has any and the operator may see it. */
async function askAccount(
  { account_sid: id, name }: Asked,
  { dataProvider, seesLimits, signal }: Asking,
) {
  const counts = await dataProvider.callCounts(id, { signal });
  const calls = counts.inbound + counts.outbound;
  const isLooked = seesLimits && calls > 0;
  const limit = isLooked ? await (await dataProvider.callSummary()).callLimit(id) : null;
  const nearness = nearnessOf(counts, limit);
  return { calls, near: nearness === 'normal' ? [] : [{ id, name, nearness }] };
}

/**
 * The calls of now: of the own account by itself, of a provider's accounts when somebody asks, as each of
 * them is a question.
 */
export function useCallsNow() {
  const dataProvider = usePlatform();
  const { identity } = useConsole();
  const { accountSid, accountName } = identity;
  const owner = useCallOwner();
  const seesLimits = useCanAccess({ action: 'view', resource: 'limits' });
  return useQuery({
    queryKey: ['summary', owner, 'now'],
    queryFn: async ({ signal }): Promise<CallsNow> => {
      const own: Asked[] = accountSid ? [{ account_sid: accountSid, name: accountName ?? '' }] : [];
      const accounts = accountSid
        ? own
        : (
            await dataProvider.getList<Account>('accounts', {
              filter: {},
              sort: { field: 'name', order: 'ASC' },
              pagination: { page: 1, perPage: 10_000 },
              signal,
            })
          ).data;
      const asked = accounts.slice(0, mostAccounts);
      const found = await Promise.all(
        asked.map((account) => askAccount(account, { dataProvider, seesLimits, signal })),
      );
      return {
        calls: found.reduce((sum, { calls }) => sum + calls, 0),
        asked: asked.length,
        accounts: accounts.length,
        near: found.flatMap(({ near }) => near) as NearAccount[],
      };
    },
    enabled: accountSid !== null,
    staleTime: refreshEvery,
    ...(accountSid !== null && { refetchInterval: refreshEvery, refetchOnWindowFocus: true }),
  });
}
