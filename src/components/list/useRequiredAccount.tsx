import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useCanAccess } from '../access/useCanAccess';
import { useConsole, useConsoleActions } from '../ConsoleContext';
import { EmptyState } from '../page/EmptyState';
import { ErrorPanel } from '../page/ErrorPanel';
import { useAccounts } from '../useAccounts';

interface RequiredAccount {
  /** The account that the list begins with; null while it is not known. */
  account: { account_sid: string | null };
  /** What to show where there is no account to list anything of. */
  instead?: ReactNode;
}

/**
 * The account of a list that is always of one: the operator's own, what the lists of this section
 * were last narrowed to, else the first by name. It stands in the URL for those who have only one,
 * too, so that whoever they send it to sees the same.
 */
export function useRequiredAccount(): RequiredAccount {
  const translate = useTranslate();
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const [stored] = useState(storedAccountFilter);
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data: accounts, error, refetch } = useAccounts({ enabled: mayChoose });
  const chosen = accounts?.find(({ id }) => id === stored)?.id ?? accounts?.[0]?.id;
  const sid = (mayChoose ? chosen : identity.accountSid) ?? null;
  const account = useMemo(() => ({ account_sid: sid }), [sid]);
  if (!mayChoose || sid) return { account };
  if (error) return { account, instead: <ErrorPanel error={error} onRetry={() => refetch()} /> };
  if (!accounts) return { account };
  return { account, instead: <EmptyState title={translate('app.list.noAccounts')} /> };
}
