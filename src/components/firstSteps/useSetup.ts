import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { type SetupArea, type SetupState, setupAreas } from '../../types';
import { usePolicies } from '../access/useCanAccess';
import { useConsole, useConsoleActions } from '../ConsoleContext';
import { usePlatform } from '../usePlatform';

export interface SetupStep {
  resource: SetupArea;
  isDone: boolean;
  /** The earlier step that has to be done first; null for one that can be taken. */
  waitsFor: SetupArea | null;
}

interface Setup {
  /** What there is to set up; empty while that is not known, and where nothing is missing. */
  steps: SetupStep[];
  /** It is being looked for the first time. */
  isPending: boolean;
  /** Never shows this again for this provider or account. */
  dismiss: () => void;
}

/** What each step waits for: what its record belongs to, and what it leads to. */
const needs: Record<SetupArea, readonly SetupArea[]> = {
  accounts: [],
  carriers: ['accounts'],
  'speech-services': ['accounts'],
  applications: ['accounts'],
  'phone-numbers': ['accounts', 'carriers', 'applications'],
};

/** How long an answer counts (ms); what lists show, and deletions, are taken in at once. */
const staleTime = 60_000;

/** Who is set up: the own account, else the provider on screen; '' while that is not known. */
function useOwner(): string {
  const { identity, providerSid } = useConsole();
  return identity.accountSid ?? providerSid ?? '';
}

/** How far it is; `done` as well where nobody is known to be set up. */
export function useSetupProgress(): 'begun' | 'done' | null {
  const owner = useOwner();
  const { setupProgress } = useConsoleActions();
  return owner === '' ? 'done' : setupProgress(owner);
}

/** Takes in that a record was added, without asking again. */
export function useNoteAdded(): (resource: string | undefined) => void {
  const queryClient = useQueryClient();
  return (resource) =>
    queryClient.setQueriesData<SetupState>(
      { queryKey: ['setup'] },
      (old) => old && (resource && resource in old ? { ...old, [resource]: true } : old),
    );
}

const stepOf = (resource: SetupArea, found: SetupState): SetupStep => ({
  resource,
  isDone: found[resource],
  waitsFor: found[resource] ? null : (needs[resource].find((area) => !found[area]) ?? null),
});

type ReadSetup = () => Promise<SetupState>;

/** What there is of what calls need; `read` looks for it, as the caller's lists say unless given. */
export function useSetupState(isWanted: boolean, read?: ReadSetup) {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['setup', useOwner()],
    queryFn: read ?? (() => dataProvider.getSetupState()),
    enabled: isWanted,
    staleTime,
    retry: false,
  });
}

interface SetupOptions {
  read?: ReadSetup;
  /** What is on screen, and so is there. */
  seen?: SetupArea | null;
}

/**
 * What is still missing before the first call, as far as the operator may add it. It is looked for
 * until everything was there once, and a failure shows nothing.
 */
export function useSetup(isWanted: boolean, { read, seen }: SetupOptions = {}): Setup {
  const { refusalOf } = usePolicies();
  const { noteSetup } = useConsoleActions();
  const noteAdded = useEvent(useNoteAdded());
  const owner = useOwner();
  const isOver = useSetupProgress() === 'done';
  const open = setupAreas.filter((resource) => refusalOf({ action: 'create', resource }) === null);
  const isLooked = isWanted && !isOver && open.length > 0;
  const { data, isPending } = useSetupState(isLooked, read);
  const isSeenNew = Boolean(data && seen && !data[seen]);
  useEffect(() => {
    if (isSeenNew && seen) noteAdded(seen);
  }, [isSeenNew, seen, noteAdded]);
  const isComplete = data && open.every((resource) => data[resource]);
  useEffect(() => {
    if (!isLooked || isComplete === undefined) return;
    noteSetup(owner, isComplete ? 'done' : 'begun');
  }, [isLooked, isComplete, owner, noteSetup]);
  return {
    steps: isLooked && data && !isComplete ? open.map((area) => stepOf(area, data)) : [],
    isPending: isLooked && isPending,
    dismiss: () => noteSetup(owner, 'done'),
  };
}
