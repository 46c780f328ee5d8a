import { HttpError } from '../http';
import * as session from '../session';
import { finishRenewal } from '../session/renewal';
import { authenticate, failureOf, type SignInFailure } from './signIn';

/** The same, with the values that its message needs. */
interface RefusedAgain extends SignInFailure {
  args?: Record<string, string | number>;
}

/** A platform that takes no more calls for a while says nothing of the password. */
const failureAgainOf = (error: unknown): RefusedAgain =>
  error instanceof HttpError && error.status === 429 && error.message.startsWith('app.')
    ? { message: error.message, args: error.args, detail: null }
    : failureOf(error);

/**
 * Signs the same user in again in place: the session continues with the new token (decision 73). A
 * failure is returned, never thrown.
 */
export async function signInAgain(password: string): Promise<RefusedAgain | null> {
  try {
    finishRenewal(await authenticate(session.identity()?.name ?? '', password));
    return null;
  } catch (error) {
    return failureAgainOf(error);
  }
}
