import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endSessions, openSession, permissionsOf, requireUser } from '../auth';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { ApiError, badRequest, bareStatus, failure, PoisonError } from '../errors';
import { sendMail } from '../mail';
import { hashPassword, isEmail, passwordMatches } from '../passwords';
import { findRecord } from '../records';
import { body, noContent } from '../requests';

const LINK_LIFE_SECONDS = 3600;

/**
 * POST /forgot-password, /signin and /change-password (contract 2.3, 2.4). The mailed link is the
 * row in `reset_links`; it lives one hour and dies with its use in change-password.
 */
export function passwordResetRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.post('/forgot-password', async (request, reply) => {
    const email = body(request).email;
    if (!isEmail(email)) {
      throw new ApiError(400, { error: 'invalid or missing email' });
    }
    const user = ctx.db.get('SELECT * FROM users WHERE email = ? AND is_active = 1', email);
    const account = findRecord(ctx.db, 'accounts', user?.account_sid ?? null);
    if (!user || account?.is_active === 0) {
      throw new ApiError(400, { error: 'failed to reset your password' });
    }
    if (!ctx.mail) throw new PoisonError('forgot-password without a mail provider');
    const text =
      user.provider === 'local' ? resetText(ctx, user) : otherProviderText(String(user.provider));
    sendMail(ctx, email, 'Reset password request', text);
    endSessions(ctx, String(user.user_sid));
    return noContent(reply);
  });

  api.post('/signin', async (request) => {
    const { link, email, password } = body(request);
    if (link) return signinAnswer(ctx, userOfLink(ctx, String(link)));
    if (!email || !password) throw badRequest('missing email or password');
    const user = ctx.db.get(
      "SELECT * FROM users WHERE email = ? AND provider = 'local' AND email_validated = 1",
      String(email),
    );
    if (!user) throw bareStatus(404);
    if (!passwordMatches(String(password), user.hashed_password)) throw bareStatus(403);
    return signinAnswer(ctx, user);
  });

  api.post('/change-password', async (request, reply) => {
    const { old_password, new_password } = body(request);
    const userSid = requireUser(request.caller, failure('invalid jwt: no user_sid'));
    if (!old_password || !new_password) throw badRequest('missing old_password or new_password');
    const user = findRecord(ctx.db, 'users', userSid);
    if (!user) throw failure("Cannot read properties of undefined (reading 'provider')");
    if (user.provider !== 'local') throw badRequest('user is using oauth authentication');
    const isLink = linkOwner(ctx, String(old_password)) === userSid;
    if (!isLink && !passwordMatches(String(old_password), user.hashed_password)) {
      throw badRequest('old_password is incorrect');
    }
    ctx.db.run(
      'UPDATE users SET hashed_password = ? WHERE user_sid = ?',
      hashPassword(String(new_password)),
      userSid,
    );
    ctx.db.run('DELETE FROM reset_links WHERE link = ?', String(old_password));
    endSessions(ctx, userSid);
    return noContent(reply);
  });
}

/** What is mailed to a user with a password: a new link, which is good for an hour. */
function resetText(ctx: PlatformContext, user: Row): string {
  const link = randomBytes(16).toString('base64url');
  ctx.db.run(
    'INSERT INTO reset_links (link, user_sid, expires_at) VALUES (?, ?, ?)',
    link,
    String(user.user_sid),
    ctx.now().getTime() + LINK_LIFE_SECONDS * 1000,
  );
  return [
    'Hello,',
    'somebody asked to reset the password of your account. Follow this link to choose a new one:',
    `${ctx.consoleUrl()}/reset-password/${link}`,
    'The link is good for one hour. If it was not you, delete this mail: nothing has changed.',
  ].join('\n\n');
}

/** What is mailed to a user whose password is kept elsewhere: no link. */
function otherProviderText(provider: string): string {
  return [
    'Hello,',
    'somebody asked to reset the password of your account.',
    `You sign in with ${provider}: change your password there.`,
    'If it was not you, delete this mail: nothing has changed.',
  ].join('\n\n');
}

function linkOwner(ctx: PlatformContext, link: string): string | undefined {
  const row = ctx.db.get(
    'SELECT user_sid FROM reset_links WHERE link = ? AND expires_at > ?',
    link,
    ctx.now().getTime(),
  );
  return row && String(row.user_sid);
}

/** 403 text for an unknown or used link; 500 for users without an account (contract 2.3). */
function userOfLink(ctx: PlatformContext, link: string): Row {
  const user = findRecord(ctx.db, 'users', linkOwner(ctx, link) ?? null);
  if (!user) throw bareStatus(403);
  if (!user.account_sid) throw failure("You have an error in your SQL syntax near '?' at line 1");
  return user;
}

function signinAnswer(ctx: PlatformContext, user: Row): Record<string, unknown> {
  const user_sid = String(user.user_sid);
  const owners = {
    account_sid: String(user.account_sid),
    service_provider_sid: String(user.service_provider_sid),
  };
  const permissions = permissionsOf(ctx, user_sid);
  const jwt = openSession(ctx, { scope: 'account', permissions, user_sid, ...owners });
  const { name, email, phone, provider, provider_userid, scope } = user;
  const account = findRecord(ctx.db, 'accounts', owners.account_sid);
  return {
    ...{ jwt, user_sid, name, email, phone, ...owners },
    force_change: user.force_change === 1,
    ...{ provider, provider_userid, scope },
    phone_validated: user.phone_validated === 1,
    email_validated: user.email_validated === 1,
    is_active: account?.is_active === 1,
    pristine: false,
  };
}
