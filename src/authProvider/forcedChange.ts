import { LostAnswerError, request, somethingWentWrong } from '../http';
import { addressOf } from '../routing/addresses';
import * as session from '../session';
import type { PasswordSettings } from '../types';
import { type CallFailure, callFailureOf } from './callFailure';

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

/**
 * True when that change was made all the same: the platform has nothing to force any more, and
 * refuses the old password from then on.
 */
async function isAlreadySet(userSid: string, password: string): Promise<boolean> {
  if (!session.isForcedChangeDoubtful(password)) return false;
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
    session.finishForcedChange();
    return {
      goTo: addressOf({ area: identity.scope === 'account' ? 'applications' : 'accounts' }),
    };
  } catch (error) {
    if (error instanceof LostAnswerError) session.doubtForcedChange(newPassword);
    return { failure: callFailureOf(error) };
  }
}
