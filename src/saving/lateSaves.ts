import type { Entry } from './journal';
import type { Ending } from './plan';

/** How a save ended that went on after its form was left. */
export interface LateEnding {
  entry: Entry;
  ending: Ending;
  /** Where it leads: to the record that was made, or back to the form; null where there is neither. */
  path: string | null;
  /** What it failed with. */
  error?: unknown;
}

const lateListeners = new Set<(late: LateEnding) => void>();

/** Calls back when a save of this tab ends whose form was left meanwhile. */
export function subscribeToLate(listener: (late: LateEnding) => void): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}

/** Tells that such a save ended. */
export const tellLate = (late: LateEnding): void => {
  for (const listener of lateListeners) listener(late);
};
