import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { usePolicies } from '../../../components/access/useCanAccess';
import { useConsole, useConsoleActions } from '../../../components/ConsoleContext';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type SetupArea, setupAreas } from '../../../types';

export interface SetupStep {
  resource: SetupArea;
  isDone: boolean;
}

interface Setup {
  /** What there is to set up; empty while that is not known, and where nothing is missing. */
  steps: SetupStep[];
  /** It is being looked for the first time. */
  isPending: boolean;
  /** Never shows this again for this provider or account. */
  dismiss: () => void;
}

/**
 * What is still missing before the first call, as far as the operator may add it. It is looked for
 * until everything was there once, and a failure shows nothing.
 */
export function useSetup(isWanted: boolean): Setup {
  const { identity, providerSid } = useConsole();
  const { isSetUp, rememberSetUp } = useConsoleActions();
  const { refusalOf } = usePolicies();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const owner = identity.accountSid ?? providerSid ?? '';
  const open = setupAreas.filter((resource) => refusalOf({ action: 'create', resource }) === null);
  const isLooked = isWanted && owner !== '' && open.length > 0 && !isSetUp(owner);
  const { data, isPending } = useQuery({
    queryKey: ['setup', owner],
    queryFn: async () => {
      const found = await dataProvider.getSetupState();
      if (open.every((resource) => found[resource])) rememberSetUp(owner);
      return found;
    },
    enabled: isLooked,
    retry: false,
  });
  const steps =
    isLooked && data ? open.map((resource) => ({ resource, isDone: data[resource] })) : [];
  return {
    steps: steps.some(({ isDone }) => !isDone) ? steps : [],
    isPending: isLooked && isPending,
    dismiss: () => rememberSetUp(owner),
  };
}
