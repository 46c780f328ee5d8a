import { createObservable } from '../observable';

/** A log-out of which the platform has not said that it knows. In memory alone: it goes with the page. */
export interface Untold {
  /** The token that may still be good there, for telling the platform again and nothing else. */
  token: string;
  /** When it expires (ms since 1970, in this computer's time); null where it does not say. */
  endsAt: number | null;
}

const waiting = createObservable<Untold | null>(null);

/** The log-out that the platform is to be told of again, the last one; null while there is none. */
export const untold = waiting.get;

/** Keeps such a log-out, in the place of any before it, or forgets it with null. */
export const keepUntold = waiting.set;

/** Calls back when there is one, and when there is none any more. */
export const subscribeToUntold = waiting.subscribe;
