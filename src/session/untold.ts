import { createObservable } from '../observable';

/** A log-out that the platform has not confirmed. Only in memory: it goes with the page. */
export interface Untold {
  /** The token that may still be valid there, only for logging out again. */
  token: string;
  /** When it expires (ms since 1970, in this computer's time); null where it does not say. */
  endsAt: number | null;
}

const waiting = createObservable<Untold | null>(null);

/** The last unconfirmed log-out, to be sent again; null if there is none. */
export const untold = waiting.get;

/** Keeps such a log-out, in the place of any before it, or forgets it with null. */
export const keepUntold = waiting.set;

/** Calls back when there is one, and when there is none any more. */
export const subscribeToUntold = waiting.subscribe;
