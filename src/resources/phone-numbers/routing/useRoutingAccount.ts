import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole } from '../../../components/ConsoleContext';
import { useListAddress } from '../../../components/list/ListAddress';

/** Whether the operator may route numbers at all, and the account whose applications are offered. */
export function useRoutingAccount(): { canRoute: boolean; accountSid: string | null } {
  const { identity } = useConsole();
  const { accountSid } = useListAddress();
  const canRoute = useCanAccess({ action: 'edit', resource: 'phone-numbers', isWrite: true });
  return { canRoute, accountSid: identity.accountSid ?? accountSid };
}
