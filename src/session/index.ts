import type { Identity } from '../types';
import { decodeClaims, identityOf } from './claims';
import { clearStorage, localKeys, sessionKeys } from './storage';

/** Why a session ended; each has its flash message on the sign-in page. */
export type EndReason = 'signedOut' | 'expired' | 'unreachable';
const flashes = [
  'signedOut',
  'expired',
  'unreachable',
  'loginRequired',
  'passwordSet',
  'passwordEmailSent',
] as const;
/** A message for the next public page: its key below `public.flash`. */
export type Flash = (typeof flashes)[number];

type Listener = () => void;
const listeners = new Set<Listener>();
let cached: { token: string; identity: Identity } | null = null;
/** The password of a forced change: memory only, never storage. */
let oldPassword: string | null = null;

const notify = () => {
  for (const listener of listeners) listener();
};

/** Calls back after every change of the session or of the current service provider. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab signing in or out changes this one too.
window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === localKeys.token) notify();
});

/** The bearer token, or null when nobody is signed in. */
export const token = (): string | null => localStorage.getItem(localKeys.token) || null;

/** Who is signed in, or null. The same object as long as the token is the same. */
export function identity(): Identity | null {
  const current = token();
  if (!current) return null;
  if (cached?.token !== current) {
    const claims = decodeClaims(current);
    if (!claims) return null;
    cached = { token: current, identity: identityOf(claims) };
  }
  return cached.identity;
}

/** Stores the token of a successful sign-in. */
export function start(newToken: string): void {
  localStorage.setItem(localKeys.token, newToken);
  notify();
}

/**
 * Ends the session: all of local and session storage is cleared and the flash message of the
 * reason waits for the sign-in page. Unless the operator signed out, the page where it happened is
 * remembered for the same user. Does nothing when nobody is signed in, and nothing when `ofToken` is
 * another session's: a late answer to the last user's call must not end the next one's session.
 */
export function end(reason: EndReason, ofToken: string | null = token()): void {
  const userSid = identity()?.userSid;
  if (!token() || ofToken !== token()) return;
  const path = window.location.pathname + window.location.search;
  clearStorage();
  cached = null;
  oldPassword = null;
  setFlash(reason);
  if (reason !== 'signedOut' && userSid && path.startsWith('/internal')) {
    sessionStorage.setItem(sessionKeys.returnTo, JSON.stringify({ userSid, path }));
  }
  notify();
}

/** The page that this user was thrown out of, or null. It stays until `forgetReturnPath`. */
export function returnPath(): string | null {
  const text = sessionStorage.getItem(sessionKeys.returnTo);
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!stored || typeof stored !== 'object' || !('userSid' in stored) || !('path' in stored)) {
      return null;
    }
    const { userSid, path } = stored;
    const isSafe = typeof path === 'string' && path.startsWith('/internal');
    return isSafe && userSid === identity()?.userSid ? path : null;
  } catch {
    return null;
  }
}

/** Forgets the page to return to: once the console is open again, whoever signed in. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(sessionKeys.returnTo);
}

/** Leaves a message for the next public page. */
export function setFlash(flash: Flash): void {
  sessionStorage.setItem(sessionKeys.flash, flash);
}

/** Leaves a message unless a better one is waiting, such as why the session ended. */
export function flashUnlessWaiting(flash: Flash): void {
  if (!sessionStorage.getItem(sessionKeys.flash)) setFlash(flash);
}

/** The waiting message, given once. */
export function takeFlash(): Flash | null {
  const stored = sessionStorage.getItem(sessionKeys.flash);
  sessionStorage.removeItem(sessionKeys.flash);
  return flashes.find((flash) => flash === stored) ?? null;
}

/** Remembers whose password must change; the password itself stays in memory only. */
export function beginForcedChange(userSid: string, password: string): void {
  sessionStorage.setItem(sessionKeys.userSid, userSid);
  oldPassword = password;
}

/**
 * The forced change that waits for the operator who is signed in, or null. After a reload the old
 * password is null: ask again.
 */
export function forcedChange(): { userSid: string; oldPassword: string | null } | null {
  const userSid = sessionStorage.getItem(sessionKeys.userSid);
  return userSid && userSid === identity()?.userSid ? { userSid, oldPassword } : null;
}

/** Forgets the forced change, after it was made. */
export function finishForcedChange(): void {
  sessionStorage.removeItem(sessionKeys.userSid);
  oldPassword = null;
}

/**
 * The service provider whose data the console shows: the token's own, or for an admin the stored
 * choice; null while an admin has not chosen and no list has been read yet.
 */
export function currentServiceProvider(): string | null {
  return (
    identity()?.serviceProviderSid ?? (localStorage.getItem(localKeys.serviceProvider) || null)
  );
}

/** Stores an admin's choice; null forgets it. */
export function chooseServiceProvider(sid: string | null): void {
  if (sid) localStorage.setItem(localKeys.serviceProvider, sid);
  else localStorage.removeItem(localKeys.serviceProvider);
  notify();
}

/** The account that lists are narrowed to by default, or null for all. */
export const storedAccountFilter = (): string | null =>
  localStorage.getItem(localKeys.accountFilter) || null;

/** Stores the account filter for the lists of this section. */
export function storeAccountFilter(accountSid: string | null): void {
  if (accountSid) localStorage.setItem(localKeys.accountFilter, accountSid);
  else localStorage.removeItem(localKeys.accountFilter);
}

/**
 * Tells the session which top-level section is open. Moving to another one clears the account and
 * query filters (specification 1, section 4). Answers whether the section changed.
 */
export function enterSection(section: string): boolean {
  const previous = localStorage.getItem(localKeys.section);
  if (previous === section) return false;
  localStorage.setItem(localKeys.section, section);
  localStorage.removeItem(localKeys.accountFilter);
  localStorage.removeItem(localKeys.queryFilter);
  return previous !== null;
}
