import type { FastifyInstance } from 'fastify';
import { type Claims, claimsOf, endSessions, openSession } from '../auth';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { ApiError, badRequest, failure, unprocessable } from '../errors';
import { sendMail } from '../mail';
import type { Identity } from '../outside';
import { isEmail } from '../passwords';
import { type Body, findRecord } from '../records';
import { body } from '../requests';
import { addAccount, addUser } from '../signUp';

const OAUTH_FIELDS = ['oauth2_code', 'oauth2_state', 'oauth2_client_id', 'oauth2_redirect_uri'];

/** What a sign-up says of the new or known user. */
type Profile = Record<string, unknown> & Identity;

/**
 * POST /register (contract 2.4): a new user with an account of its own, by e-mail and password or by
 * an identity provider, which also signs a known user in. With the token of a session it adds a user
 * to that one's account instead.
 */
export function registerRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.post('/register', async (request) => {
    const payload = body(request);
    const claims = claimsOf(ctx, request);
    checkPayload(ctx, payload, claims);
    const identity = identify(ctx, payload);
    const known = userOf(ctx, identity);
    if (known) {
      if (claims) throw unprocessable('account already exists for this oauth user/provider');
      return answer(ctx, payload, knownProfile(ctx, identity, known));
    }
    if (identity.provider !== 'local') checkNewcomer(ctx, payload, identity, claims);
    const facts = { ...payload, ...identity };
    return answer(
      ctx,
      payload,
      claims ? addToAccount(ctx, facts, claims) : { ...identity, ...addAccount(ctx, facts) },
    );
  });
}

/** The refusals before anybody is asked, in the order of the live platform. */
function checkPayload(ctx: PlatformContext, payload: Body, claims: Claims | undefined): void {
  for (const name of ['provider', 'service_provider_sid']) {
    if (!payload[name]) throw badRequest(`missing ${name}`);
  }
  const { provider, email, password } = payload;
  if (!findRecord(ctx.db, 'service_providers', String(payload.service_provider_sid))) {
    throw unprocessable('invalid service_provider_sid');
  }
  if (!['local', 'github', 'google', 'twitter'].includes(String(provider))) {
    throw unprocessable(`invalid provider: ${provider}`);
  }
  if (provider !== 'local') {
    const missing = OAUTH_FIELDS.find((name) => !payload[name]);
    if (missing) throw badRequest(`missing ${missing} for provider ${provider}`);
    return;
  }
  if (!email || !password) throw badRequest('missing email or password');
  if (!isEmail(email)) throw badRequest('invalid email');
  if (String(password).length < 6) throw badRequest('password must be at least 6 characters');
  if (emailOwner(ctx, String(email), claims)) {
    throw unprocessable('account already exists for this email');
  }
  if (!payload.email_activation_code) throw badRequest('email activation code required');
}

const emailOwner = ({ db }: PlatformContext, email: string, claims: Claims | undefined) =>
  db.get('SELECT 1 FROM users WHERE email = ? AND user_sid <> ?', email, claims?.user_sid ?? '');

/** Who signs up: as typed, with the code mailed, or as an identity provider says. */
function identify(ctx: PlatformContext, payload: Body): Identity {
  const { provider, email, email_activation_code } = payload;
  // The live platform names Twitter and does nothing about it.
  if (provider === 'twitter') throw failure("Column 'name' cannot be null");
  if (provider !== 'local') {
    return ctx.outside.exchangeCode(String(provider), String(payload.oauth2_code));
  }
  const text = [
    'Hello,',
    `welcome! The activation code of your account is ${email_activation_code}`,
    'Type it on the page where you signed up.',
  ].join('\n\n');
  sendMail(ctx, String(email), 'Account activation code', text);
  return { name: String(email), email: String(email), provider };
}

/** The user whom an identity provider means; never one with a password. */
function userOf({ db }: PlatformContext, { provider, provider_userid }: Identity): Row | undefined {
  if (!provider_userid) return undefined;
  return db.get(
    'SELECT * FROM users WHERE provider = ? AND provider_userid = ?',
    String(provider),
    provider_userid,
  );
}

function knownProfile(ctx: PlatformContext, identity: Identity, user: Row): Profile {
  const { user_sid, account_sid = null, name, email, phone, scope } = user;
  const account = findRecord(ctx.db, 'accounts', account_sid);
  if (!account) throw unprocessable('user exists with no associated account');
  return {
    ...identity,
    ...{ user_sid, account_sid, phone, scope },
    name: String(name),
    email: String(email),
    pristine: false,
    email_validated: user.email_validated === 1,
    phone_validated: user.phone_validated === 1,
    is_active: account.is_active === 1,
    tutorial_completion: 0,
  };
}

function checkNewcomer(
  ctx: PlatformContext,
  { locationBeforeAuth }: Body,
  { email }: Identity,
  claims: Claims | undefined,
): void {
  if (locationBeforeAuth === '/sign-in') {
    throw new ApiError(404, { msg: 'registering a new account not allowed from the sign-in page' });
  }
  if (emailOwner(ctx, email, claims)) throw badRequest(`user already exists with email ${email}`);
}

/** A user in the place of the caller; one with a password takes it with the activation code. */
function addToAccount(
  ctx: PlatformContext,
  facts: Body & Identity,
  { user_sid, account_sid = '' }: Claims,
): Profile {
  const { name, email, provider, provider_userid } = facts;
  const sid = addUser(ctx, facts, account_sid);
  if (provider !== 'local') {
    ctx.db.run('DELETE FROM users WHERE user_sid = ?', user_sid);
    endSessions(ctx, user_sid);
  }
  return { name, email, provider, provider_userid, user_sid: sid, account_sid };
}

function answer(
  ctx: PlatformContext,
  { service_provider_sid }: Body,
  profile: Profile,
): Record<string, unknown> {
  const { email, name, user_sid, account_sid } = profile;
  const jwt = openSession(ctx, {
    user_sid: String(user_sid),
    account_sid: String(account_sid),
    service_provider_sid: String(service_provider_sid),
    scope: 'account',
    email,
    name,
  });
  return { jwt, ...profile };
}
