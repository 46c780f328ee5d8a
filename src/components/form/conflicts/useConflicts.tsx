import { type MutableRefObject, type ReactNode, useState } from 'react';
import type { SecretField } from '../../../engines/drafts';
import type { Conflict, Settled } from '../../../saving/merge';
import { ConflictDialog } from './ConflictDialog';

interface Conflicts {
  /** Asks the operator about what others changed too; null goes back to the form (decision 15). */
  decide: (conflicts: Conflict[]) => Promise<Settled[] | null>;
  /** To be shown with the form. */
  dialog: ReactNode;
}

/** Has the operator of the form around decide about what others changed; `secrets` are shown masked. */
export function useConflicts(secrets: MutableRefObject<Map<string, SecretField>>): Conflicts {
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
        secrets={[...secrets.current.values()]}
        onSettled={answer}
        onCancel={() => answer(null)}
      />
    ),
  };
}
