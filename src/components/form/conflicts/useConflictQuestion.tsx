import { type ReactNode, useState } from 'react';
import type { SecretField } from '../../../engines/drafts';
import type { Conflict, Settled } from '../../../saving/merge';
import { isStopped } from '../../../saving/save';
import { ConflictDialog } from './ConflictDialog';

interface ConflictQuestion {
  /** Asks the operator, as `decide` of a save; null goes back, and nothing is sent. */
  decide: (conflicts: Conflict[]) => Promise<Settled[] | null>;
  /** What is to be shown. */
  dialog: ReactNode;
  /** Whether a save failed because the operator went back. */
  isStopped: (error: unknown) => boolean;
}

/** Asks about what others changed as well; `cancelLabel` (a key) leads back to where that was done. */
export function useConflictQuestion(
  secretsOf?: () => SecretField[],
  cancelLabel?: string,
): ConflictQuestion {
  const [asked, setAsked] = useState<{
    conflicts: Conflict[];
    answer: (settled: Settled[] | null) => void;
  } | null>(null);
  const decide = (conflicts: Conflict[]) =>
    new Promise<Settled[] | null>((answer) => setAsked({ conflicts, answer }));
  const answer = (settled: Settled[] | null) => {
    asked?.answer(settled);
    setAsked(null);
  };
  const dialog = asked && (
    <ConflictDialog
      conflicts={asked.conflicts}
      secrets={secretsOf?.() ?? []}
      cancelLabel={cancelLabel}
      onSettled={answer}
      onCancel={() => answer(null)}
    />
  );
  return { decide, dialog, isStopped };
}
