import { useCanAccess } from '../access/useCanAccess';
import { useSetupState } from '../firstSteps/useSetup';
import { useAccounts } from '../useAccounts';
import { useIsListEmpty } from './useIsListEmpty';

/** What may have to be there before the first record of a list. */
export type Missing = 'account' | 'carrier';

/**
 * What an empty list lacks of what its records need: the first of it, null for nothing, `unknown` while it
 * is looked for.
 */
export function useMissing(needs: readonly Missing[]): Missing | 'unknown' | null {
  const isEmpty = useIsListEmpty();
  const seesAccounts = useCanAccess({ action: 'list', resource: 'accounts' });
  const needsAccount = isEmpty && seesAccounts && needs.includes('account');
  const needsCarrier = isEmpty && needs.includes('carrier');
  const accounts = useAccounts({ enabled: needsAccount });
  const setup = useSetupState(needsCarrier);
  if (needsAccount && accounts.data?.length === 0) return 'account';
  if (needsCarrier && setup.data?.carriers === false) return 'carrier';
  const isPending = (needsAccount && accounts.isPending) || (needsCarrier && setup.isPending);
  return isPending ? 'unknown' : null;
}
