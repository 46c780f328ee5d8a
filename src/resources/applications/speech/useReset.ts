import { useEffect, useState } from 'react';
import { useBlockSave } from '../../../components/form/SaveBlocker';

/** What an offer is asked with, as one text. */
export const questionOf = (vendor: string, label: string) => JSON.stringify([vendor, label]);

/**
 * Resets what depends on a choice after the operator has made another one and its answer is there.
 * Values that are only loaded change nothing. `question` returns the current question: a choice that was
 * undone meanwhile resets nothing. The form cannot be saved in between. Returns a function that begins
 * to wait.
 */
export function useReset(
  question: string,
  isAnswered: boolean,
  hasFailed: boolean,
  reset: () => void,
) {
  const [armedFor, arm] = useState<string | null>(null);
  const isArmed = armedFor === question;
  const isDue = isArmed && isAnswered;
  useEffect(() => {
    if (!isDue) return;
    arm(null);
    reset();
  });
  useBlockSave(isArmed && !isAnswered && !hasFailed);
  return arm;
}
