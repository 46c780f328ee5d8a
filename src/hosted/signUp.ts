import { type CallFailure, callFailureOf, mayBeDone } from '../authProvider/callFailure';
import { config } from '../config';
import { HttpError, request, somethingWentWrong } from '../http';
import * as session from '../session';
import { decodeClaims } from '../session/claims';
import type { Identity } from '../types';
import { handMeOver, readMe, storeRealm } from './calls';
import { randomCode } from './randomCode';
import * as state from './signUpState';

/** What an account user of a hosted platform has to do next; 'done' opens the console. */
export type SignUpStep = 'verify' | 'subdomain' | 'done';

export interface SignUp {
  userSid: string;
  step: SignUpStep;
  email: string;
  /** The domain below which the subdomain is chosen; null if the platform has sent none. */
  rootDomain: string | null;
}

/** What a hosted platform says of the caller (contract 3), as far as a sign-up goes. */
interface UsersMe {
  user?: { email?: string; provider?: string; email_validated?: boolean };
  account?: { sip_realm?: string | null; root_domain?: string | null };
}

let known: SignUp | null = null;
/** For sending the code again: memory only, never storage. */
let chosenPassword: string | null = null;

const note = (signUp: SignUp): SignUp => {
  known = signUp;
  if (signUp.step !== 'verify') chosenPassword = null;
  if (signUp.step === 'done') state.noteSignedUp(signUp.userSid);
  if (signUp.rootDomain) state.storeRootDomain(signUp.rootDomain);
  return signUp;
};

// Signing out or in leaves nothing to the next user.
session.subscribe(() => {
  if (session.identity()) state.noteUnansweredSignUp(null);
  if (known && session.identity()?.userSid !== known.userSid) {
    known = null;
    chosenPassword = null;
    state.noteOpenReplacement(false);
  }
});

/** Records the result of a sign-up with an identity provider. */
export const noteSignUp = (signUp: SignUp): void => void note(signUp);

/** The sign-up of this user as far as it is known without asking; null when it is not. */
export function knownSignUp({ userSid, accountSid, name }: Identity): SignUp | null {
  if (known?.userSid === userSid) return known;
  const isDone = accountSid === null || state.isSignedUp(userSid);
  return isDone ? { userSid, step: 'done', email: name, rootDomain: null } : null;
}

const readState = async (): Promise<UsersMe> => (await readMe<UsersMe>()).body ?? {};

/**
 * Asks the platform how far the sign-up of this user has come. An account with a SIP realm is
 * complete; without one, a user with a password confirms the e-mail first. Whether the account is
 * active says nothing: the platform activates it on a wrong code too. The console that opens for a
 * complete one has the answer without asking again. Throws HttpError.
 */
export async function readSignUp(identity: Identity): Promise<SignUp> {
  const me = await readState();
  const { user, account } = me;
  const isUnverified = user?.provider === 'local' && user.email_validated === false;
  if (account?.sip_realm) handMeOver(me);
  return note({
    userSid: identity.userSid,
    step: account?.sip_realm ? 'done' : isUnverified ? 'verify' : 'subdomain',
    email: user?.email ?? identity.name,
    rootDomain: account?.root_domain ?? state.storedRootDomain(),
  });
}

/** True when the password is still known with which the code can be sent again. */
export const canSendAgain = (): boolean => chosenPassword !== null;

/**
 * Signs up with an e-mail address: the platform makes an account and a user, and mails the code that
 * this browser has drawn (contract 2.4). The session of the new user starts. For somebody whose
 * e-mail is not confirmed yet a user in the same account takes the old one's place, with a new code
 * and, where it was mistyped, another address: the platform's own call for a new code,
 * POST /ActivationCode, sends a mail without any text. Never throws.
 */
export async function register(email: string, password: string): Promise<CallFailure | null> {
  const identity = session.identity();
  const replaced = identity && knownSignUp(identity)?.step === 'verify' ? identity : null;
  const rootDomain = known?.rootDomain ?? state.storedRootDomain();
  if (!replaced) state.noteUnansweredSignUp(email);
  try {
    const { status, body } = await request<Record<string, unknown> | undefined>({
      method: 'POST',
      path: 'register',
      body: {
        service_provider_sid: config().defaultServiceProviderSid,
        provider: 'local',
        email,
        password,
        email_activation_code: randomCode(),
        locationBeforeAuth: '/register',
      },
      isPublic: !replaced,
      keepSession: true,
    });
    const token = String(body?.jwt);
    const claims = decodeClaims(token);
    if (!claims) throw new HttpError(status, { message: somethingWentWrong });
    session.start(token);
    const userSid = String(claims.user_sid);
    const told = typeof body?.root_domain === 'string' ? body.root_domain : rootDomain;
    note({ userSid, step: 'verify', email, rootDomain: told });
    chosenPassword = password;
    if (replaced && replaced.userSid !== userSid) state.noteReplacedUser(replaced.userSid);
  } catch (error) {
    const failure = callFailureOf(error);
    if (!mayBeDone(failure)) state.noteUnansweredSignUp(null);
    else if (replaced) state.noteOpenReplacement(true);
    return failure;
  }
  // What fails here is tried again before the code is sent.
  await removeOtherUsers().catch(() => undefined);
  return null;
}

/** Sends a new code to the same address. Only where `canSendAgain`. Never throws. */
export const sendAgain = async (): Promise<CallFailure | null> =>
  known && chosenPassword !== null
    ? register(known.email, chosenPassword)
    : { status: 0, message: somethingWentWrong };

/** The users of the own account but the signed-in one. Throws HttpError. */
async function otherUsers({ userSid, accountSid }: Identity): Promise<string[]> {
  const { body } = await request<unknown>({ path: 'Users' });
  const users: Partial<Record<string, unknown>>[] = Array.isArray(body) ? body : [];
  return users
    .filter((user) => user?.account_sid === accountSid && user.user_sid !== userSid)
    .flatMap(({ user_sid }) => (typeof user_sid === 'string' ? [user_sid] : []));
}

/**
 * Deletes the users in whose place the signed-in one is, and one that may have been made without an answer.
 * The platform does so itself when a code arrives, but leaves the account inactive then.
 */
async function removeOtherUsers(): Promise<void> {
  const identity = session.identity();
  const replaced = state.replacedUser();
  const isOpen = state.hasOpenReplacement();
  const unanswered = isOpen && identity?.accountSid ? await otherUsers(identity) : [];
  for (const userSid of new Set([...(replaced ? [replaced] : []), ...unanswered])) {
    try {
      await request({ method: 'DELETE', path: `Users/${encodeURIComponent(userSid)}` });
    } catch (error) {
      // An answer of any other kind means that it is gone already.
      if ([0, 401, 429].includes(callFailureOf(error).status)) throw error;
    }
  }
  state.noteReplacedUser(null);
  state.noteOpenReplacement(false);
}

/**
 * Confirms the e-mail of the signed-in user with the mailed code. After a failure the platform is
 * asked what is so: the answer to an earlier try may have been lost. Never throws.
 */
export async function verifyEmail(code: string): Promise<CallFailure | null> {
  const identity = session.identity();
  if (!identity) return { status: 401, message: 'app.errors.expired' };
  try {
    await removeOtherUsers();
    await request({
      method: 'PUT',
      path: `ActivationCode/${encodeURIComponent(code)}`,
      body: { user_sid: identity.userSid, type: 'email' },
    });
  } catch (error) {
    const now = await readSignUp(identity).catch(() => null);
    return now && now.step !== 'verify' ? null : callFailureOf(error);
  }
  const { email, rootDomain } = known ?? { email: identity.name, rootDomain: null };
  note({ userSid: identity.userSid, step: 'subdomain', email, rootDomain });
  return null;
}

/**
 * Gives the own account its SIP realm. The platform stores it before it makes the DNS records, so
 * that a failure may have stored it (contract 5.6; decision 63): `isStored` is read back. Never throws.
 */
export async function chooseRealm(
  realm: string,
): Promise<(CallFailure & { isStored: boolean }) | null> {
  const identity = session.identity();
  if (!identity?.accountSid) return { status: 401, message: 'app.errors.expired', isStored: false };
  const signUp: SignUp = {
    ...(knownSignUp(identity) ?? { email: identity.name, rootDomain: null }),
    userSid: identity.userSid,
    step: 'done',
  };
  try {
    await storeRealm(identity.accountSid, realm);
  } catch (error) {
    const stored = (await readState().catch(() => null))?.account?.sip_realm;
    if (stored === realm) note(signUp);
    return { ...callFailureOf(error), isStored: stored === realm };
  }
  note(signUp);
  return null;
}
