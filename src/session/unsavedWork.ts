let holders = 0;

/**
 * Says that a form holds what is not stored yet, until what it answers is called. As long as one
 * does, neither a 401 nor a broken connection takes the page away (decisions 71, 73).
 */
export function holdUnsavedWork(): () => void {
  holders += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holders -= 1;
    isHeld = false;
  };
}

/** True while any form of this tab holds what is not stored yet. */
export const hasUnsavedWork = (): boolean => holders > 0;
