let screen = new AbortController();
const listeners = new Set<() => void>();

/**
 * The signal of the screen that the operator is on: aborted as soon as another one begins, which is drawn a
 * moment later. What only this screen needs and was not asked for by then is not asked for any more.
 */
export const whileOnScreen = (): AbortSignal => screen.signal;

/** Calls back when another screen begins. Returns a function that stops it. */
export function subscribeToLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another screen begins. */
export function leaveScreen(): void {
  screen.abort();
  screen = new AbortController();
  for (const listener of listeners) listener();
}
