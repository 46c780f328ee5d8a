import { useListFilterContext } from 'ra-core';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole } from '../../../components/ConsoleContext';

/** Whether the operator may route numbers at all, and the account whose applications are offered. */
export function useRoutingAccount(): { canRoute: boolean; accountSid: string | null } {
  const { identity } = useConsole();
  const { filterValues } = useListFilterContext();
  const canRoute = useCanAccess({ action: 'edit', resource: 'phone-numbers', isWrite: true });
  return { canRoute, accountSid: identity.accountSid ?? filterValues.account_sid ?? null };
}
