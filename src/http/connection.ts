import { createObservable } from '../observable';

/** What the console shows while the platform cannot be reached. */
export interface LostConnection {
  /** Since when (milliseconds since 1970). */
  lostAt: number;
  /** The browser itself knows that it has no network: nothing can be sent. */
  isOffline: boolean;
}

const lost = createObservable<LostConnection | null>(null);

/** True when the browser itself knows that it has no network. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

const set = (next: LostConnection | null) => {
  const known = lost.get();
  if (known?.lostAt !== next?.lostAt || known?.isOffline !== next?.isOffline) lost.set(next);
};

/** Notes that a call failed for want of a network. */
export const noteConnectionLost = (): void =>
  set({ lostAt: lost.get()?.lostAt ?? Date.now(), isOffline: isOffline() });

/** Notes that an answer came through. */
export const noteConnection = (): void => {
  if (!isOffline()) set(null);
};

globalThis.addEventListener?.('offline', noteConnectionLost);
// No call is waiting then, and the next one shows whether the platform is back.
globalThis.addEventListener?.('online', noteConnection);

/** Calls back when the connection is lost or found again. */
export const subscribeToConnection = lost.subscribe;

/** What is known of a lost connection; null while there is one. */
export const connection = lost.get;

/** Resolves when the browser goes online; `stop` ends the waiting. */
export function untilOnline(): { online: Promise<void>; stop: () => void } {
  let stop: () => void = () => undefined;
  const online = new Promise<void>((resolve) => {
    const done = () => resolve();
    globalThis.addEventListener?.('online', done, { once: true });
    stop = () => globalThis.removeEventListener?.('online', done);
  });
  return { online, stop };
}
