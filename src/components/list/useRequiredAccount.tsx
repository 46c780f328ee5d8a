import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useIsAllowed } from '../access/useRefusal';
import { useConsole } from '../ConsoleContext';
import { EmptyState } from '../page/EmptyState';
import { ErrorPanel } from '../page/ErrorPanel';
import { useAccounts } from '../useAccounts';

interface RequiredAccount {
  /** The account that the list begins with; empty for those who have only one; null while unknown. */
  account: { account_sid?: string } | null;
  /** What to show where there is no account to list anything of. */
  instead?: ReactNode;
}

/**
 * The account of a list that is always of one: what the lists of this section were last narrowed to,
 * else the first by name.
 */
export function useRequiredAccount(): RequiredAccount {
  const translate = useTranslate();
  const { storedAccountFilter } = useConsole();
  const [stored] = useState(storedAccountFilter);
  const mayChoose = useIsAllowed({ action: 'list', area: 'accounts' });
  const { data: accounts, error, refetch } = useAccounts({ enabled: mayChoose });
  const sid = accounts?.find(({ id }) => id === stored)?.id ?? accounts?.[0]?.id;
  const account = useMemo(
    () => (mayChoose ? (sid ? { account_sid: sid } : null) : {}),
    [mayChoose, sid],
  );
  if (!mayChoose || sid) return { account };
  if (error) return { account, instead: <ErrorPanel error={error} onRetry={() => refetch()} /> };
  if (!accounts) return { account };
  return { account, instead: <EmptyState title={translate('app.list.noAccounts')} /> };
}
