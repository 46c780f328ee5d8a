import { type ReactNode, useState } from 'react';
import type { SecretField } from '../../../engines/drafts';
import type { Conflict, Settled } from '../../../saving/conflicts';
import { isStopped } from '../../../saving/plan';
import { ConflictDialog } from './ConflictDialog';

interface Conflicts {
  /** Asks the operator, as `decide` of a save; null goes back, and nothing is sent (decision 15). */
  decide: (conflicts: Conflict[]) => Promise<Settled[] | null>;
  /** To be shown with what is saved. */
  dialog: ReactNode;
  /** Whether a save failed because the operator went back. */
  isStopped: (error: unknown) => boolean;
}

/**
 * Has the operator decide about what others changed too. `secretsOf` names the secrets, which are shown
 * masked; `cancelLabel` (a key) leads back to where the changes were made.
 */
export function useConflicts(secretsOf?: () => SecretField[], cancelLabel?: string): Conflicts {
  const [asked, setAsked] = useState<{
    conflicts: Conflict[];
    answer: (settled: Settled[] | null) => void;
  } | null>(null);
  const answer = (settled: Settled[] | null) => {
    asked?.answer(settled);
    setAsked(null);
  };
  return {
    decide: (conflicts) => new Promise((resolve) => setAsked({ conflicts, answer: resolve })),
    dialog: asked && (
      <ConflictDialog
        conflicts={asked.conflicts}
        secrets={secretsOf?.() ?? []}
        cancelLabel={cancelLabel}
        onSettled={answer}
        onCancel={() => answer(null)}
      />
    ),
    isStopped,
  };
}
