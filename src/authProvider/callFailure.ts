import { isOwnTrouble } from '../domain/ownTrouble';
import { HttpError, somethingWentWrong } from '../http';

/** A call that failed: its HTTP status (0 without an answer) and a message key or the platform's text. */
export interface CallFailure {
  status: number;
  message: string;
}

/** True when a call may have been done although it failed: nothing came back, or nothing that can be read. */
export const mayBeDone = ({ status, message }: CallFailure): boolean =>
  (status < 400 && message !== 'app.errors.offline') || status === 502 || status === 504;

/**
 * What a call was rejected with, for pages that answer failures instead of throwing them. Where the
 * platform speaks of connections of its own the general sentence stands: strangers would look at theirs.
 */
export const callFailureOf = (error: unknown): CallFailure => {
  if (!(error instanceof HttpError)) return { status: 0, message: somethingWentWrong };
  const { status, message } = error;
  return { status, message: isOwnTrouble(status, message) ? somethingWentWrong : message };
};
