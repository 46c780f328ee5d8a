import { request, somethingWentWrong } from '../http';
import * as session from '../session';
import { decodeClaims } from '../session/claims';
import { type CallFailure, callFailureOf } from './callFailure';
import { signOut } from './signIn';

/**
 * What a call about a mailed link came to: it is done, the link is no good (used, expired, or never
 * one of the platform's, which its answers do not tell apart), or something else failed.
 */
export type LinkOutcome<T = unknown> = T | 'unusable' | CallFailure;

/**
 * Exchanges the id of a mailed link for a token (contract 2.3). The token is answered and kept
 * nowhere: it is for `setPasswordByLink` alone and never opens the console (decision 20). The
 * exchange uses nothing up and may be repeated. Never throws.
 */
export async function openResetLink(link: string): Promise<LinkOutcome<{ token: string }>> {
  try {
    const { status, body } = await request<{ jwt?: unknown } | undefined>({
      method: 'POST',
      path: 'signin',
      body: { link },
      isPublic: true,
    });
    const token = body?.jwt;
    if (typeof token === 'string' && decodeClaims(token)) return { token };
    return { status, message: somethingWentWrong };
  } catch (error) {
    const failure = callFailureOf(error);
    if ([400, 401, 403, 404].includes(failure.status)) return 'unusable';
    // The platform has SQL to say about users without an account (contract 2.3).
    return failure.status === 0 ? failure : { ...failure, message: somethingWentWrong };
  }
}

/**
 * Sets the password of whoever owns the link, and uses the link up. All sessions of that user end on
 * the platform; the one in this browser, whosever it is, ends too, and the sign-in page says what was
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
  if (session.token()) void signOut();
  session.setFlash('passwordSet');
  return 'done';
}
