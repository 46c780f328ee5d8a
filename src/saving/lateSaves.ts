import { createObservable } from '../observable';
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

const last = createObservable<LateEnding | null>(null);

/** Calls back when a save of this tab ends whose form was left meanwhile. */
export const subscribeToLate = (listener: (late: LateEnding) => void): (() => void) =>
  last.subscribe((late) => late && listener(late));

/** Tells that such a save ended. */
export const tellLate = last.set;
