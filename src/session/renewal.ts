import { end, identity, replaceToken, subscribe, token } from './index';
import { newerTokenOf, renewBy, userOf } from './renew';

/** A session that is over while a form holds unsaved work: its user is asked to sign in again. */
interface Renewal {
  /** The token that the platform refused. */
  ofToken: string;
  answer: Promise<string | null>;
  settle: (newToken: string | null) => void;
}

type Listener = () => void;
const listeners = new Set<Listener>();
let pending: Renewal | null = null;

const change = (next: Renewal | null) => {
  pending = next;
  for (const listener of listeners) listener();
};

const finish = (newToken: string | null) => {
  const renewal = pending;
  change(null);
  renewal?.settle(newToken);
};

// The same user signed in again in another tab, or somebody else did, or the session was ended.
subscribe(() => {
  if (pending && token() !== pending.ofToken) finish(newerTokenOf(pending.ofToken));
});

/** Calls back when a renewal begins to be waited for, and when it ends. */
export function subscribeToRenewal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the same user should sign in again on the spot. */
export const isRenewalPending = (): boolean => pending !== null;

/** Asks the user to sign in again now, as before a session ends by itself. Answers the new token, or null. */
export function askForRenewal(ofToken: string): Promise<string | null> {
  if (pending) return pending.answer;
  let settle: Renewal['settle'] = () => undefined;
  const answer = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  change({ ofToken, answer, settle });
  return answer;
}

renewBy(askForRenewal);

/**
 * Goes on with the token of a sign-in on the spot. False when it is another user's: the first
 * session is over then, and nothing of it is shown to the second.
 */
export function finishRenewal(newToken: string): boolean {
  const mine = identity()?.userSid;
  if (!mine || userOf(newToken) !== mine) {
    abandonRenewal();
    return false;
  }
  replaceToken(newToken);
  return true;
}

/** Ends the session as a 401 does elsewhere: the user does not sign in again on the spot. */
export function abandonRenewal(): void {
  if (!pending) return;
  const { ofToken } = pending;
  end('expired', ofToken);
  finish(null);
}

/** Leaves the session as it is: it had not ended yet. */
export const postponeRenewal = (): void => finish(null);
