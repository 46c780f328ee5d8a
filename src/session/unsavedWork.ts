import { createObservable } from '../observable';

/** Communication with the other tabs: see otherTabs.ts, which only the console loads. */
interface OtherTabs {
  /** Notifies them of what this tab holds, each time that this is something else. */
  tell: (held: UnsavedWork) => void;
  /** What they hold. */
  ask: () => Promise<UnsavedWork>;
}

/** What a tab holds that is not stored yet: all of it has drafts, or some of it has none; null for nothing. */
export type UnsavedWork = 'kept' | 'unkept' | null;

let holders = 0;
let unkept = 0;
const held = createObservable<UnsavedWork>(null);
let others: OtherTabs = { tell: () => undefined, ask: async () => null };

/** Sets how the other tabs are notified and asked. */
export const knowOtherTabs = (known: OtherTabs): void => {
  others = known;
};

function count(change: 1 | -1, isKept: boolean): void {
  holders += change;
  if (!isKept) unkept += change;
  const before = held.get();
  held.set(holders === 0 ? null : unkept === 0 ? 'kept' : 'unkept');
  if (held.get() !== before) others.tell(held.get());
}

/**
 * Marks that a form holds unsaved work, until the returned function is called; `isKept` if a draft keeps
 * it. While one does, neither a 401 nor a broken connection takes the page away (decisions 71, 73).
 */
export function holdUnsavedWork(isKept = false): () => void {
  count(1, isKept);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    count(-1, isKept);
  };
}

/** Calls back when a form begins to hold unsaved work, and when it no longer does. */
export const subscribeToUnsavedWork = held.subscribe;

/** What the forms of this tab hold. */
export const unsavedWork = held.get;

/** True while any form of this tab holds what is not stored yet. */
export const hasUnsavedWork = (): boolean => holders > 0;

/** What other tabs hold. At once where none claims to hold any. */
export const unsavedElsewhere = (): Promise<UnsavedWork> => others.ask();

/** True while any tab holds unsaved work: the session is of all of them. */
export const isWorkUnsaved = async (): Promise<boolean> =>
  holders > 0 || (await others.ask()) !== null;
