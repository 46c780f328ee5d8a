import { LostAnswerError, request, somethingWentWrong } from '../http';
import { addressOf } from '../routing/addresses';
import * as session from '../session';
import { decodeClaims } from '../session/claims';
import type { PasswordSettings } from '../types';
import { type CallFailure, callFailureOf } from './callFailure';
import { signOut } from './signIn';

/**
 * What a call about a mailed link came to: it is done, the link is no good (used, expired, or never
 * one of the platform's, which its answers do not tell apart), or something else failed.
 */
export type LinkOutcome<T = unknown> = T | 'unusable' | CallFailure;

/** What the platform's database says of a link whose user has no account (contract 2.3). */
const isWithoutAccount = ({ status, message }: CallFailure): boolean =>
  status === 500 && /SQL syntax|account/i.test(message);

/**
 * Exchanges the id of a mailed link for a token (contract 2.3). The token is answered and kept
 * nowhere: it is for `setPasswordByLink` alone and never opens the console (decision 20). The
 * exchange uses nothing up and may be repeated. The link of an administrator or of a provider's user
 * is never exchanged: `withoutAccount` (decision 93). Never throws.
 */
export async function openResetLink(
  link: string,
): Promise<LinkOutcome<{ token: string }> | 'withoutAccount'> {
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
    if (isWithoutAccount(failure)) return 'withoutAccount';
    // Its other words would be of a database, too.
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

/** The password policy; length 6 and nothing else when it cannot be read (rule 3.6). */
export async function readPasswordPolicy(): Promise<PasswordSettings> {
  const fallback = {
    min_password_length: 6,
    require_digit: false,
    require_special_character: false,
  };
  try {
    const { body } = await request<Record<string, unknown> | undefined>({
      path: 'PasswordSettings',
    });
    return {
      min_password_length: Number(body?.min_password_length ?? fallback.min_password_length),
      require_digit: Boolean(body?.require_digit),
      require_special_character: Boolean(body?.require_special_character),
    };
  } catch {
    return fallback;
  }
}

/** The password of a forced change whose answer got lost: memory only, never storage. */
let maybeSet: string | null = null;

/**
 * True when that change was made all the same: the platform has nothing to force any more, and
 * refuses the old password from then on.
 */
async function isAlreadySet(userSid: string, password: string): Promise<boolean> {
  if (maybeSet !== password) return false;
  const path = `Users/${encodeURIComponent(userSid)}`;
  const { body } = await request<{ force_change?: unknown } | undefined>({ path });
  return Boolean(body) && !body?.force_change;
}

/**
 * Makes a forced change of password and answers where to go, or why it failed; never throws. The
 * call must be PUT Users/{sid}: it clears force_change and applies the policy (contract 2.3).
 * `is_view_only` goes along, because the platform drops the flag when it is missing. Status 403
 * means that the old password is wrong. After an answer that got lost, the next try with the same
 * password looks first whether the change was made.
 */
export async function changeForcedPassword(
  userSid: string,
  oldPassword: string,
  newPassword: string,
): Promise<{ goTo: string } | { failure: CallFailure }> {
  const identity = session.identity();
  try {
    if (!(await isAlreadySet(userSid, newPassword))) {
      const { status } = await request({
        method: 'PUT',
        path: `Users/${encodeURIComponent(userSid)}`,
        body: {
          old_password: oldPassword,
          new_password: newPassword,
          is_view_only: identity?.isViewOnly ?? false,
        },
      });
      if (status !== 204) return { failure: { status, message: somethingWentWrong } };
    }
    if (!identity) return { failure: { status: 401, message: 'app.errors.expired' } };
    maybeSet = null;
    session.finishForcedChange();
    return {
      goTo: addressOf({ area: identity.scope === 'account' ? 'applications' : 'accounts' }),
    };
  } catch (error) {
    if (error instanceof LostAnswerError) maybeSet = newPassword;
    return { failure: callFailureOf(error) };
  }
}
