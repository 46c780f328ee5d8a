import { isOwnTrouble } from '../domain/ownTrouble';
import { HttpError, request, somethingWentWrong } from '../http';
import type { PlatformFault } from '../http/platformFault';
import * as session from '../session';
import { decodeClaims, identityOf } from '../session/claims';
import type { Identity } from '../types';
import { homePath } from './scopes';

export type { PlatformFault };

/** What the platform answers to a good sign-in (contract 2.1), as far as the console reads it. */
interface LoginAnswer {
  token?: unknown;
  user_sid?: unknown;
  force_change?: unknown;
}

/**
 * What a refused sign-in says: 'Login credentials are incorrect' where the platform refuses them, above
 * 400 and below 500, 'The server cannot be reached' on 500, no answer and a refusal of somebody else's,
 * else the general sentence (rule 3.2). `detail` is the platform's own text, such as a lock-out, shown inline
 * as well; `fault` tells more where nobody can sign in.
 */
export interface SignInFailure {
  message: string;
  detail: string | null;
  fault?: PlatformFault | null;
}

const incorrect = 'public.login.incorrect';
/** Answers that have nothing to do with who signs in: unknown paths and methods, and the rate limit. */
const notOfCredentials = [404, 405, 429];

/** The message for a refused sign-in. */
export const failureOf = (error: unknown): SignInFailure => {
  if (!(error instanceof HttpError)) return { message: somethingWentWrong, detail: null };
  const { status, message } = error;
  const isOwnText =
    message !== somethingWentWrong && !message.startsWith('app.') && !isOwnTrouble(status, message);
  const detail = isOwnText ? message : null;
  const isRefused = status > 400 && status < 500;
  const isOther = error.isForeign || notOfCredentials.includes(status);
  if (isRefused && !isOther) return { message: incorrect, detail };
  if (isRefused || status === 500 || status === 0) {
    return { message: 'public.login.unreachable', detail };
  }
  return { message: somethingWentWrong, detail };
};

/** Finds out why there is no platform to sign in to; null where there is one. Never rejects. */
export const findFault = (error?: unknown): Promise<PlatformFault | null> =>
  import('../http/platformFault')
    .then(({ platformFault }) => platformFault(error))
    .catch(() => null);

/** Exchanges a name and a password for a token. Throws HttpError. */
export async function authenticate(username: string, password: string): Promise<string> {
  const { body, status } = await request<LoginAnswer | undefined>({
    method: 'POST',
    path: 'login',
    body: { username, password },
    isPublic: true,
  });
  const claims = typeof body?.token === 'string' ? decodeClaims(body.token) : null;
  if (!claims) throw new HttpError(status, { message: somethingWentWrong });
  if (body?.force_change) {
    const userSid = String(body.user_sid ?? identityOf(claims).userSid);
    session.beginForcedChange(userSid, password);
  }
  return String(body?.token);
}

/**
 * Signs in. On success the session starts and the router goes to `landingPath`; a failure is returned,
 * never thrown. `username` is the user's name.
 */
export async function signIn(username: string, password: string): Promise<SignInFailure | null> {
  try {
    session.start(await authenticate(username, password));
    return null;
  } catch (error) {
    const failure = failureOf(error);
    return failure.message === incorrect ? failure : { ...failure, fault: await findFault(error) };
  }
}

/**
 * Where a signed-in operator goes from a public page: create-password when a change is forced,
 * else the page where the last session of this user ended, else home (rule 3.1).
 */
export function landingPath(identity: Identity): string {
  if (session.forcedChange()) return '/create-password';
  return session.returnPath() ?? homePath(identity);
}
