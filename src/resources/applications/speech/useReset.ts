import { useEffect, useState } from 'react';
import { useBlockSave } from '../../../components/form/SaveBlocker';

/** What an offer is asked with, as one text. */
export const questionOf = (vendor: string, label: string) => JSON.stringify([vendor, label]);

/**
 * Resets what follows from a choice once the operator has made another one and its answer is there;
 * what is only loaded changes nothing. `question` tells what is asked now: a choice that was taken
 * back meanwhile resets nothing. The form cannot be saved in between. Answers how to begin to wait.
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
