import { HttpError, request, somethingWentWrong } from '../http';
import * as session from '../session';
import { decodeClaims } from '../session/claims';
import { type CallFailure, callFailureOf } from './callFailure';
import { signOut } from './signOut';

/**
 * The result of a call with a mailed link: success, an unusable link (used, expired or unknown; the
 * platform's answers do not distinguish these), or another failure.
 */
export type LinkOutcome<T = unknown> = T | 'unusable' | CallFailure;

/** What the platform's database says of a link whose user has no account (contract 2.3). */
const isWithoutAccount = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 500 && /SQL syntax|account/i.test(error.message);

/**
 * Exchanges the id of a mailed link for a token, and the name that its user signs in with (contract 2.3).
 * The token is answered and kept nowhere: it is for `setPasswordByLink` alone and never opens the console
 * (decision 20). The exchange uses nothing up and may be repeated. The link of an administrator or of a
 * provider's user is never exchanged: `withoutAccount` (decision 93). Never throws.
 */
export async function openResetLink(
  link: string,
): Promise<LinkOutcome<{ token: string; name: string | undefined }> | 'withoutAccount'> {
  try {
    const { status, body } = await request<{ jwt?: unknown; name?: unknown } | undefined>({
      method: 'POST',
      path: 'signin',
      body: { link },
      isPublic: true,
    });
    const token = body?.jwt;
    if (typeof token === 'string' && decodeClaims(token)) {
      return { token, name: typeof body?.name === 'string' ? body.name : undefined };
    }
    return { status, message: somethingWentWrong };
  } catch (error) {
    const failure = callFailureOf(error);
    if ([400, 401, 403, 404].includes(failure.status)) return 'unusable';
    if (isWithoutAccount(error)) return 'withoutAccount';
    // Its other words would be of a database, too.
    return failure.status === 0 ? failure : { ...failure, message: somethingWentWrong };
  }
}

/**
 * Sets the password of the link's owner, and uses the link up. All sessions of that user end on the
 * platform. The session in this browser ends too, whoever's it is, and the sign-in page says what was
 * done. Never throws.
 */
export async function setPasswordByLink(
  { link, token }: { link: string; token: string },
  password: string,
): Promise<LinkOutcome<'done'>> {
  try {
    const { status } = await request({
      method: 'POST',
      path: 'change-password',
      body: { old_password: link, new_password: password },
      token,
    });
    if (status !== 204) return { status, message: somethingWentWrong };
  } catch (error) {
    const failure = callFailureOf(error);
    const isUnusable = failure.status === 401 || failure.message === 'old_password is incorrect';
    return isUnusable ? 'unusable' : failure;
  }
  if (session.token()) await signOut();
  session.setFlash('passwordSet');
  return 'done';
}

/**
 * Asks for a password-reset e-mail. Null on 204, the only success; a failure is answered, never
 * thrown, with the platform's `error` text (rule 3.5).
 */
export async function requestPasswordReset(email: string): Promise<CallFailure | null> {
  try {
    const { status } = await request({
      method: 'POST',
      path: 'forgot-password',
      body: { email },
      isPublic: true,
    });
    return status === 204 ? null : { status, message: somethingWentWrong };
  } catch (error) {
    return callFailureOf(error);
  }
}
