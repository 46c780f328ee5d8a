import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, each number drawn before the next: what is drawn part by part keeps neither
 * keys nor the part before it waiting on a slow machine.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1));
  }, [step, last]);
  return step;
}
