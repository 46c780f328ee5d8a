import { useListContext, useResourceContext } from 'ra-core';
import { Suspense } from 'react';
import { type SetupArea, setupAreas } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { useSetup, useSetupProgress } from '../firstSteps/useSetup';
import { onDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';
import { useAccounts } from '../useAccounts';
import { addedFirst } from './EmptyList';
import { useIsListEmpty } from './useIsListEmpty';
import type { Missing } from './useMissing';

const FirstStepsCard = onDemand(
  async () => (await import('../firstSteps/FirstStepsCard')).FirstStepsCard,
);

/** A provider with more accounts than this was set up by somebody. */
const mostOfNew = 5;

/** Whether the provider may be a new one; account users see what their own account lacks. */
function useMayBeNew(isWanted: boolean): boolean {
  const { total = 0 } = useListContext();
  const isOfAccounts = useResourceContext() === 'accounts';
  const seesAccounts = useCanAccess({ action: 'list', resource: 'accounts' });
  const isMany = isOfAccounts && total > mostOfNew;
  const { data: accounts } = useAccounts({ enabled: isWanted && seesAccounts && !isMany });
  if (!isWanted || isMany) return false;
  return !seesAccounts || (accounts !== undefined && accounts.length <= mostOfNew);
}

const isSetupArea = (resource: string | undefined): resource is SetupArea =>
  setupAreas.includes(resource as SetupArea);

const Steps = ({ missing }: { missing: Missing | null }) => {
  const resource = useResourceContext() as SetupArea;
  const { data, total } = useListContext();
  const isEmpty = useIsListEmpty();
  const progress = useSetupProgress();
  const isBegun = progress === 'begun' || isEmpty || resource === 'accounts';
  const isWanted = progress !== 'done' && data !== undefined && isBegun;
  const { steps, dismiss } = useSetup(useMayBeNew(isWanted), { seen: total ? resource : null });
  if (steps.length === 0) return null;
  // The button of that step is the list's own.
  const here = (addedFirst(missing) ?? resource) as SetupArea;
  return (
    <Bounded of="panel">
      <Suspense fallback={null}>
        <FirstStepsCard steps={steps} here={here} onDismiss={dismiss} />
      </Suspense>
    </Bounded>
  );
};

/**
 * The first steps of a new provider or account, below each list that a step leads to: they are looked for
 * where such a list is empty, and stay on the others until they are done. `missing` is what the list lacks.
 */
export const ListSetup = ({ missing }: { missing: Missing | 'unknown' | null }) =>
  isSetupArea(useResourceContext()) && missing !== 'unknown' ? <Steps missing={missing} /> : null;
