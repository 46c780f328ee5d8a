import { useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { addressOf } from '../../routing/addresses';
import { Refused } from '../access/Refused';
import { useConsole } from '../ConsoleContext';
import { ErrorPanel } from '../page/ErrorPanel';
import { FormSkeleton } from '../page/Skeletons';
import { useAccounts } from '../useAccounts';
import { useOwner } from './owner';

interface AccountGateProps {
  /** How many sections the form will have. */
  sections?: number;
  /** The record may belong to no account, and does so unless one is named. */
  isOptional?: boolean;
  /**
   * The form, by the account that it begins with: the one that the address names, else the only one
   * that there is; null where the operator has to choose, so that none is chosen by accident.
   */
  children: (accountSid: string | null) => ReactNode;
}

/** In front of a form whose record belongs to an account. Where it must, there is no form without any. */
export const AccountGate = ({ sections, isOptional = false, children }: AccountGateProps) => {
  const resource = useResourceContext();
  const { identity } = useConsole();
  const { account_sid: named } = useOwner();
  const isAsked = !isOptional || Boolean(named);
  const { data: accounts, error, refetch } = useAccounts({ enabled: isAsked });
  if (!isAsked) return children(identity.accountSid ?? null);
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!accounts) return <FormSkeleton sections={sections} withTitle />;
  if (accounts.length === 0 && !isOptional) {
    const message = `resources.${resource}.empty.noAccount`;
    return <Refused refusal={{ message, redirectTo: addressOf({ area: 'accounts' }) }} />;
  }
  const [only, ...others] = isOptional ? [] : accounts;
  const chosen = accounts.find(({ id }) => id === (identity.accountSid ?? named));
  return children((chosen ?? (others.length === 0 ? only : undefined))?.id ?? null);
};
