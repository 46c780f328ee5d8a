/** What is known of the other tabs: see otherTabs.ts, which only the console loads. */
interface OtherTabs {
  /** Tells them that this tab holds unsaved work, or no longer does. */
  tell: (isHeld: boolean) => void;
  /** Whether one of them does. */
  ask: () => Promise<boolean>;
}

let holders = 0;
let others: OtherTabs = { tell: () => undefined, ask: async () => false };

/** Says how the other tabs are told and asked. */
export const knowOtherTabs = (known: OtherTabs): void => {
  others = known;
};

/**
 * Says that a form holds what is not stored yet, until what it answers is called. As long as one
 * does, neither a 401 nor a broken connection takes the page away (decisions 71, 73).
 */
export function holdUnsavedWork(): () => void {
  holders += 1;
  if (holders === 1) others.tell(true);
  let isHeld = true;
  return () => {
    if (isHeld) holders -= 1;
    if (isHeld && holders === 0) others.tell(false);
    isHeld = false;
  };
}

/** True while any form of this tab holds what is not stored yet. */
export const hasUnsavedWork = (): boolean => holders > 0;

/** The same of any tab: the session is of all of them. At once where no other tab claims to hold any. */
export const isWorkUnsaved = async (): Promise<boolean> => holders > 0 || others.ask();
