import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  type Claims,
  endSessions,
  isViewOnly,
  openSession,
  permissionsOf,
  requireUser,
} from '../auth';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { ApiError, bareStatus, failure } from '../errors';
import { passwordMatches } from '../passwords';
import { findRecord } from '../records';
import { body, noContent } from '../requests';

const MAX_TRIES = 6;
const LOCK_SECONDS = 1800;
const lockedNow = `Maximum login attempts reached. Please try again in ${LOCK_SECONDS} seconds.`;
const lockedBefore =
  'Maximum login attempts reached. Please try again later or reset your password.';

/**
 * POST /login and POST /logout (contract 2.1, 2.2): token, scope and names on success; 400 and 403
 * as plain text; 403 `{error}` from the sixth wrong password in a row on, for 1800 seconds.
 */
export function loginRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.post('/login', async (request) => {
    const { username, password } = body(request);
    if (!username || !password) {
      await delay(ctx, 200, 1000);
      throw bareStatus(400);
    }
    const user = await authenticate(ctx, String(username), String(password));
    await delay(ctx, 0, 800);
    return sessionAnswer(ctx, user);
  });

  api.post('/logout', async (request, reply) => {
    endSessions(ctx, requireUser(request.caller, failure('invalid jwt: no user_sid')));
    return noContent(reply);
  });
}

async function authenticate(ctx: PlatformContext, name: string, password: string): Promise<Row> {
  const user = ctx.db.get('SELECT * FROM users WHERE name = ?', name);
  if (user?.provider !== 'local') {
    await delay(ctx, 200, 1000);
    throw bareStatus(403);
  }
  const tries = failedTries(ctx, name);
  if (tries >= MAX_TRIES) throw new ApiError(403, { error: lockedBefore });
  if (!passwordMatches(password, user.hashed_password)) {
    ctx.db.run(
      'INSERT OR REPLACE INTO login_failures (name, failures, expires_at) VALUES (?, ?, ?)',
      name,
      tries + 1,
      ctx.now().getTime() + LOCK_SECONDS * 1000,
    );
    if (tries + 1 >= MAX_TRIES) throw new ApiError(403, { error: lockedNow });
    await delay(ctx, 200, 1000);
    throw bareStatus(403);
  }
  ctx.db.run('DELETE FROM login_failures WHERE name = ?', name);
  return user;
}

function failedTries(ctx: PlatformContext, name: string): number {
  const row = ctx.db.get(
    'SELECT failures FROM login_failures WHERE name = ? AND expires_at > ?',
    name,
    ctx.now().getTime(),
  );
  return Number(row?.failures ?? 0);
}

/** Scope comes from the sids: both give account, the provider alone its scope, all else admin. */
function sessionAnswer(ctx: PlatformContext, user: Row): Record<string, unknown> {
  const userSid = String(user.user_sid);
  const permissions = permissionsOf(ctx, userSid);
  const provider = findRecord(ctx.db, 'service_providers', user.service_provider_sid ?? null);
  const account = provider && findRecord(ctx.db, 'accounts', user.account_sid ?? null);
  const owners: Partial<Claims> = {
    ...(provider && { service_provider_sid: String(provider.service_provider_sid) }),
    ...(account && {
      account_sid: String(account.account_sid),
      account_name: String(account.name),
    }),
    ...(provider && { service_provider_name: String(provider.name) }),
  };
  const scope = account ? 'account' : provider ? 'service_provider' : 'admin';
  const token = openSession(ctx, {
    scope,
    permissions,
    is_view_only: isViewOnly(permissions),
    ...owners,
    user_sid: userSid,
    name: String(user.name),
  });
  const force_change = user.force_change === 1;
  return { token, user_sid: userSid, scope, force_change, permissions, ...owners };
}

/** The random pause of the live login, in milliseconds; nothing when switched off (contract 1.1). */
async function delay(ctx: PlatformContext, from: number, to: number): Promise<void> {
  if (ctx.loginDelay) await pause(from + Math.random() * (to - from));
}
