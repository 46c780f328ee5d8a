import { createObservable } from '../observable';
import { end, identity, replaceToken, subscribe, token } from './index';
import { newerTokenOf, renewBy, userSidOf } from './renew';

/** A session that is over while a form holds unsaved work: its user is asked to sign in again. */
interface Renewal {
  /** The token that the platform refused. */
  ofToken: string;
  answer: Promise<string | null>;
  settle: (newToken: string | null) => void;
}

const waiting = createObservable<Renewal | null>(null);

const finish = (newToken: string | null) => {
  const renewal = waiting.get();
  waiting.set(null);
  renewal?.settle(newToken);
};

// The same user signed in again in another tab, or somebody else did, or the session was ended.
subscribe(() => {
  const pending = waiting.get();
  if (pending && token() !== pending.ofToken) finish(newerTokenOf(pending.ofToken));
});

/** Calls back when a renewal begins to be waited for, and when it ends. */
export const subscribeToRenewal = waiting.subscribe;

/** True while the same user should sign in again on the spot. */
export const isRenewalPending = (): boolean => waiting.get() !== null;

/** Asks the user to sign in again now, as before a session ends by itself. Answers the new token, or null. */
export function askForRenewal(ofToken: string): Promise<string | null> {
  const pending = waiting.get();
  if (pending) return pending.answer;
  let settle: Renewal['settle'] = () => undefined;
  const answer = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  waiting.set({ ofToken, answer, settle });
  return answer;
}

renewBy(askForRenewal);

/**
 * Goes on with the token of a sign-in on the spot. False when it is another user's: the first
 * session is over then, and nothing of it is shown to the second.
 */
export function finishRenewal(newToken: string): boolean {
  const mine = identity()?.userSid;
  if (!mine || userSidOf(newToken) !== mine) {
    abandonRenewal();
    return false;
  }
  replaceToken(newToken);
  // Within the second in which the first one was made, the platform signs the same again.
  if (isRenewalPending()) finish(newToken);
  return true;
}

/** Ends the session as a 401 does elsewhere: the user does not sign in again on the spot. */
export function abandonRenewal(): void {
  const pending = waiting.get();
  if (!pending) return;
  const { ofToken } = pending;
  end('expired', ofToken);
  finish(null);
}

/** Leaves the session as it is: it had not ended yet. */
export const postponeRenewal = (): void => finish(null);
