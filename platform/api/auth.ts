import { createSigner, createVerifier } from 'fast-jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PlatformContext, toSeconds } from './context';
import type { Row } from './database';
import { type ApiError, forbidden } from './errors';
import { body, query } from './requests';
import type { Caller } from './scope';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; on the public paths nobody does and it must not be read. */
    caller: Caller;
  }
}

/** What a session token says (contract 2.1). */
export interface Claims {
  scope: 'admin' | 'service_provider' | 'account';
  /** Absent right after a sign-up. */
  permissions?: string[];
  is_view_only?: boolean;
  user_sid: string;
  name?: string;
  /** Of a sign-up only. */
  email?: string;
  service_provider_sid?: string;
  service_provider_name?: string;
  account_sid?: string;
  account_name?: string;
}

/** Paths that need no token, by prefix (contract 1.1). */
const PUBLIC_PATHS =
  /^\/(register|forgot-password|signin|login|invitecodes|predefinedcarriers|accounttest|messaging|outboundsms)/i;

const VIEW_ONLY = 'VIEW_ONLY';

/**
 * Checks every request of the API: 401 as plain text without a content type for missing, bad,
 * expired and logged-out tokens, 403 `{msg}` for the writes of a view-only user (contract 1.2).
 */
export function registerAuth(api: FastifyInstance, ctx: PlatformContext, prefix: string): void {
  api.decorateRequest('caller');
  api.addHook('preHandler', async (request, reply) => {
    const path = request.url.slice(prefix.length);
    if (PUBLIC_PATHS.test(path)) return;
    const token = bearerToken(request);
    const caller = token ? callerBehind(ctx, token, path) : undefined;
    if (!caller) return unauthorized(reply, token);
    request.caller = caller;
    if (caller.isViewOnly && request.method !== 'GET' && !isAllowedForViewOnly(request, path)) {
      throw forbidden('User has view-only access');
    }
  });
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return header?.[1] ?? query(request).access_token;
}

function unauthorized(reply: FastifyReply, token: string | undefined): FastifyReply {
  const detail = token ? ', error="invalid_token"' : '';
  reply.header('WWW-Authenticate', `Bearer realm="Users"${detail}`);
  return reply.code(401).send('Unauthorized');
}

/** The one change that a view-only user may make is that of its own password (contract 1.2). */
function isAllowedForViewOnly(request: FastifyRequest, path: string): boolean {
  const { old_password, new_password } = body(request);
  if (old_password !== undefined && new_password !== undefined) return true;
  return request.method === 'POST' && /^\/logout\/?(\?|$)/i.test(path);
}

function callerBehind(ctx: PlatformContext, token: string, path: string): Caller | undefined {
  if (!token.includes('.')) return callerOfApiKey(ctx, token, path);
  const claims = readToken(ctx, token);
  if (!claims || !hasSession(ctx, claims.user_sid)) return undefined;
  return {
    scope: claims.scope,
    userSid: claims.user_sid,
    name: claims.name,
    email: claims.email,
    accountSid: claims.account_sid,
    providerSid: claims.service_provider_sid,
    isViewOnly: claims.is_view_only === true,
  };
}

function callerOfApiKey(ctx: PlatformContext, token: string, path: string): Caller | undefined {
  const key = ctx.db.get('SELECT * FROM api_keys WHERE token = ?', token);
  // `expires_at` is stored and never looked at (contract 8).
  if (!key) return undefined;
  const caller = { isViewOnly: false, apiKeySid: String(key.api_key_sid) };
  if (key.account_sid) {
    touchApiKey(ctx, key, path);
    return { ...caller, scope: 'account', accountSid: String(key.account_sid) };
  }
  if (key.service_provider_sid) {
    const providerSid = String(key.service_provider_sid);
    return { ...caller, scope: 'service_provider', providerSid };
  }
  return { ...caller, scope: 'admin' };
}

/** Account keys only, on account routes only, at most once a minute (contract 8). */
function touchApiKey(ctx: PlatformContext, key: Row, path: string): void {
  if (!/^\/accounts\b/i.test(path)) return;
  const now = ctx.now().getTime();
  const last = key.last_used === null ? 0 : Date.parse(String(key.last_used));
  if (now - last < 60_000) return;
  ctx.db.run(
    'UPDATE api_keys SET last_used = ? WHERE api_key_sid = ?',
    toSeconds(ctx.now()),
    key.api_key_sid ?? '',
  );
}

function hasSession(ctx: PlatformContext, userSid: string): boolean {
  const now = ctx.now().getTime();
  return Boolean(
    ctx.db.get('SELECT 1 FROM sessions WHERE user_sid = ? AND expires_at > ?', userSid, now),
  );
}

/**
 * Opens the user's session and answers its token. There is one session a user, not one a token: a
 * later login revives older tokens that have not expired (contract 2.2).
 */
export function openSession(
  ctx: Pick<PlatformContext, 'db' | 'now' | 'jwtSecret' | 'jwtLifeSeconds'>,
  claims: Claims,
): string {
  const now = ctx.now().getTime();
  ctx.db.run(
    'INSERT OR REPLACE INTO sessions (user_sid, expires_at) VALUES (?, ?)',
    claims.user_sid,
    now + ctx.jwtLifeSeconds * 1000,
  );
  const expiresIn = ctx.jwtLifeSeconds * 1000;
  return createSigner({ key: ctx.jwtSecret, clockTimestamp: now, expiresIn })(claims);
}

/** The claims of a token that this platform signed and that has not expired, else undefined. */
function readToken({ jwtSecret: key, now }: PlatformContext, token: string): Claims | undefined {
  // One millisecond on: a token is dead at `exp` itself, for which fast-jwt still takes it.
  const clockTimestamp = now().getTime() + 1;
  const options = { key, algorithms: ['HS256' as const], clockTimestamp };
  try {
    return createVerifier(options)(token) as Claims;
  } catch {
    return undefined;
  }
}

/** Who a request with a session token comes from, on a path that needs none. */
export function claimsOf(ctx: PlatformContext, request: FastifyRequest): Claims | undefined {
  const token = bearerToken(request);
  return token ? readToken(ctx, token) : undefined;
}

/** Ends every session of a user: all its tokens answer 401 from now on (contract 2.2). */
export function endSessions(ctx: PlatformContext, userSid: string): void {
  ctx.db.run('DELETE FROM sessions WHERE user_sid = ?', userSid);
}

/** The names of the user's permissions, in the order of their names. */
export function permissionsOf(ctx: PlatformContext, userSid: string): string[] {
  return ctx.db
    .all('SELECT permission FROM user_permissions WHERE user_sid = ? ORDER BY permission', userSid)
    .map(({ permission }) => String(permission));
}

/** View-only means that this is the one and only permission (contract 1.4). */
export function isViewOnly(permissions: string[]): boolean {
  return permissions.length === 1 && permissions[0] === VIEW_ONLY;
}

/** Gives or takes the view-only permission (contract 3). */
export function setViewOnly(ctx: PlatformContext, userSid: string, on: boolean): void {
  const sql = on
    ? 'INSERT OR IGNORE INTO user_permissions (user_sid, permission) VALUES (?, ?)'
    : 'DELETE FROM user_permissions WHERE user_sid = ? AND permission = ?';
  ctx.db.run(sql, userSid, VIEW_ONLY);
}

/** The user that a session token stands for; API keys have none and end up in `refusal`. */
export function requireUser(caller: Caller, refusal: ApiError): string {
  if (!caller.userSid) throw refusal;
  return caller.userSid;
}
