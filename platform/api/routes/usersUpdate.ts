import { endSessions, setViewOnly } from '../auth';
import type { PlatformContext } from '../context';
import type { CrudRequest } from '../crud';
import type { Row } from '../database';
import { badRequest, bareStatus, failure } from '../errors';
import { checkPassword, hashPassword, passwordMatches } from '../passwords';
import { type Body, findRecord, updateRecord } from '../records';
import { type Caller, ownsRow } from '../scope';

/** Keys that a PUT writes as they are; all unknown ones are ignored (contract 20). */
const PLAIN_KEYS = ['name', 'email', 'force_change', 'is_active', 'email_activation_code'] as const;

/**
 * PUT /Users/{sid} (contract 3): 403 text when the caller may not see the user, 400 `{msg}` for
 * null sids, for moves upward or to another provider and when nothing is asked for. Without
 * is_view_only the flag is removed; a sid in the body ends the user's sessions; duplicates of name
 * and e-mail are not checked.
 */
export function updateUser(
  ctx: PlatformContext,
  { caller, sid, row: user, payload }: CrudRequest,
): void {
  if (!user) {
    if (caller.scope !== 'admin') throw bareStatus(403);
    throw badRequest('Invalid request: user_sid does not exist');
  }
  if (!ownsRow(caller, user)) throw bareStatus(403);
  checkMove(ctx, caller, user, payload);
  if (!asksForSomething(payload)) throw badRequest('no updates requested');

  const changes: Body = {};
  for (const key of PLAIN_KEYS) if (key in payload) changes[key] = payload[key];
  const password = newPassword(ctx, user, payload);
  if (password?.clearsForceChange) changes.force_change = 0;
  const { account_sid, service_provider_sid } = payload;
  if (account_sid !== undefined) changes.account_sid = account_sid;
  if (service_provider_sid !== undefined) changes.service_provider_sid = service_provider_sid;

  if (Object.keys(changes).length > 0) updateRecord(ctx.db, 'users', sid, changes);
  if (password) {
    ctx.db.run('UPDATE users SET hashed_password = ? WHERE user_sid = ?', password.hash, sid);
  }
  setViewOnly(ctx, sid, Boolean(payload.is_view_only));
  if (account_sid !== undefined || service_provider_sid !== undefined) endSessions(ctx, sid);
}

function asksForSomething(payload: Body): boolean {
  const { name, new_password, email, initial_password, force_change, is_active } = payload;
  const values = [name, new_password, email, initial_password, force_change, is_active];
  return values.some(Boolean) || payload.is_view_only !== undefined;
}

function checkMove(ctx: PlatformContext, caller: Caller, user: Row, payload: Body): void {
  const { account_sid, service_provider_sid } = payload;
  const refuse = (what: string) => badRequest(`Invalid request: ${what}`);
  if (account_sid === null || service_provider_sid === null) {
    throw refuse('user may not be promoted');
  }
  if (service_provider_sid !== undefined) {
    if (caller.scope !== 'admin' && service_provider_sid !== user.service_provider_sid) {
      throw refuse('user may not be moved to another service provider');
    }
    if (!findRecord(ctx.db, 'service_providers', String(service_provider_sid))) {
      throw refuse('service_provider_sid does not exist');
    }
  }
  if (account_sid === undefined) return;
  if (caller.scope === 'account' && account_sid !== caller.accountSid) {
    throw refuse('user may not be moved to another account');
  }
  const account = findRecord(ctx.db, 'accounts', String(account_sid));
  if (!account) throw refuse('account_sid does not exist');
  if (account.service_provider_sid !== user.service_provider_sid) {
    throw refuse('account_sid belongs to another service provider');
  }
}

/** The new hash and whether it ends a forced change, or undefined when no password is asked for. */
function newPassword(
  ctx: PlatformContext,
  user: Row,
  payload: Body,
): { hash: string; clearsForceChange: boolean } | undefined {
  const { old_password, new_password, initial_password, name } = payload;
  if (old_password || new_password) {
    if (!old_password || !new_password) {
      throw badRequest('both old_password and new_password are required');
    }
    if (name) throw badRequest('a password change may not carry a name');
    if (user.provider !== 'local') throw badRequest('user has no local password');
    if (!passwordMatches(String(old_password), user.hashed_password)) throw bareStatus(403);
    if (old_password === new_password) {
      throw failure('new password cannot be your old password');
    }
    checkPassword(ctx.db, String(new_password));
    return { hash: hashPassword(String(new_password)), clearsForceChange: true };
  }
  if (!initial_password) return undefined;
  checkPassword(ctx.db, String(initial_password));
  return { hash: hashPassword(String(initial_password)), clearsForceChange: false };
}
