import { useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Account } from '../../types';
import { Refused } from '../access/Refused';
import { useConsoleActions } from '../ConsoleContext';
import { ErrorPanel } from '../page/ErrorPanel';
import { FormSkeleton } from '../page/Skeletons';
import { useAccounts } from '../useAccounts';

interface AccountGateProps {
  /** How many sections the form will have. */
  sections?: number;
  /** The form, by the account that it begins with: the one that lists are narrowed to, else the first. */
  children: (account: Account) => ReactNode;
}

/** In front of a form whose record must belong to an account: without one there is no such form. */
export const AccountGate = ({ sections, children }: AccountGateProps) => {
  const resource = useResourceContext();
  const { storedAccountFilter } = useConsoleActions();
  const { data: accounts, error, refetch } = useAccounts();
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!accounts) return <FormSkeleton sections={sections} />;
  const account = accounts.find(({ id }) => id === storedAccountFilter()) ?? accounts[0];
  if (account) return children(account);
  const message = `resources.${resource}.empty.noAccount`;
  return <Refused refusal={{ message, redirectTo: '/internal/accounts' }} />;
};
