import { createObservable } from '../observable';
import { consoleRoot, here, placeOf } from '../routing/addresses';
import type { Identity } from '../types';
import { decodeClaims, identityOf } from './claims';
import { noteClock } from './clock';
import { type Flash, setFlash } from './flash';
import { clearStorage, local, localKeys, ownName, sessionKeys, tab } from './storage';

export * from './flash';

/** Why a session ended; each has its flash message on the sign-in page. */
export type EndReason = 'signedOut' | 'expired' | 'unreachable';

const changes = createObservable<void>(undefined);
let cached: { token: string; identity: Identity } | null = null;
/** The storage is already empty; the name of the session's user stays on screen until the platform knows. */
let hasLeft = false;
/** The password of a forced change: memory only, never storage. */
let oldPassword: string | null = null;
/** The new password of a forced change whose answer got lost. */
let doubtfulPassword: string | null = null;
/** What an admin chose in this tab: another tab's choice must not move what is open here. */
let chosen: { userSid: string; serviceProvider: string } | null = null;

const notify = () => changes.set();
/** Another tab signing in or out changes this one too. */
const followTab = ({ key }: StorageEvent) => {
  if (key === null || key === ownName(localKeys.token)) notify();
};

/** Calls back after every change of the session or of the current service provider. */
export function subscribe(listener: () => void): () => void {
  // Not before: the first script of the page, which nobody asks any more, would never be let go.
  window.addEventListener('storage', followTab);
  return changes.subscribe(listener);
}

/** The bearer token, or null when nobody is signed in. */
export const token = (): string | null => local.get(localKeys.token) || null;

/** Who is signed in or just logging out, else null. The same object as long as the token is the same. */
export function identity(): Identity | null {
  const current = token();
  if (!current) return hasLeft ? (cached?.identity ?? null) : null;
  if (cached?.token !== current) {
    const claims = decodeClaims(current);
    if (!claims) return null;
    cached = { token: current, identity: identityOf(claims) };
  }
  return cached.identity;
}

/** Goes on with a newer token of the same user; nothing else of the session changes. */
export function replaceToken(newToken: string): void {
  noteClock(newToken);
  local.set(localKeys.token, newToken);
  notify();
}

/** Stores the token of a successful sign-in, for the service provider that this user was thrown out of. */
export function start(newToken: string): void {
  noteClock(newToken);
  local.set(localKeys.token, newToken);
  const { serviceProvider } = returnPoint() ?? {};
  if (serviceProvider) local.set(localKeys.serviceProvider, serviceProvider);
  notify();
}

/**
 * Ends the session: all of local and session storage is cleared and the flash message of the
 * reason waits for the sign-in page. Unless the operator signed out, the page where it happened and
 * its service provider are remembered for the same user. Does nothing when nobody is signed in, and nothing when `ofToken` is
 * another session's: a late answer to the last user's call must not end the next one's session.
 */
export function end(reason: EndReason, ofToken: string | null = token()): void {
  if (!token() || ofToken !== token()) return;
  close(reason, reason === 'signedOut' ? undefined : identity()?.userSid);
}

/** True from `leave` to `left`, unless somebody has signed in meanwhile. */
export const isLeaving = (): boolean => hasLeft && !token();

/**
 * Begins to log out: empties the storage at once, for all tabs. Returns the token, so that the platform
 * can be told; null if nobody is signed in. This tab keeps showing its screen until `left`.
 */
export function leave(): string | null {
  const last = token();
  if (!last) return null;
  hasLeft = identity() !== null;
  clearStorage();
  notify();
  return last;
}

/** Completes `leave`. A user who has signed in meanwhile is not affected. */
export function left(flash: Flash | null): void {
  hasLeft = false;
  if (!token()) close(flash, undefined);
}

/** What waits while its user logs out; null when it need not wait. */
export const whileLeaving = (): Promise<void> | null =>
  isLeaving()
    ? new Promise((resolve) => {
        const stop = subscribe(() => {
          if (isLeaving()) return;
          stop();
          resolve();
        });
      })
    : null;

/**
 * Ends the session if something else removed or damaged its token in the storage: within one tab no
 * event reports that. Does nothing while there is a token, or if there was none before.
 */
export function noticeLoss(): void {
  if (identity() || !cached) return;
  close('loginRequired', cached.identity.userSid);
}

/** Empties the storage and the memory. `userSid` may return to the same page; `flash` is shown. */
function close(flash: Flash | null, userSid: string | undefined): void {
  const { pathname, search } = here();
  const serviceProvider = chosen?.serviceProvider ?? null;
  clearStorage();
  cached = null;
  oldPassword = null;
  doubtfulPassword = null;
  chosen = null;
  if (flash) setFlash(flash);
  if (userSid && placeOf(pathname)) {
    const point: ReturnPoint = { userSid, path: pathname + search, serviceProvider };
    tab.set(sessionKeys.returnTo, JSON.stringify(point));
  }
  notify();
}

/** Where a session ended that its user did not end. */
interface ReturnPoint {
  userSid: string;
  path: string;
  serviceProvider: string | null;
}

/** A page of the console, on this origin and nowhere else; null for any other address. */
function consolePath(path: unknown): string | null {
  const { origin } = window.location;
  if (typeof path !== 'string' || !path.startsWith(consoleRoot) || !URL.canParse(path, origin)) {
    return null;
  }
  const { pathname, search, hash } = new URL(path, origin);
  return placeOf(pathname) && !pathname.includes('//') ? pathname + search + hash : null;
}

/** Where this user's last session ended; null when it was another user's, or nothing that can be used. */
function returnPoint(): ReturnPoint | null {
  try {
    const stored: Partial<ReturnPoint> | null = JSON.parse(tab.get(sessionKeys.returnTo) ?? 'null');
    const path = consolePath(stored?.path);
    const isOwn = stored?.userSid === identity()?.userSid;
    return path && isOwn ? { ...(stored as ReturnPoint), path } : null;
  } catch {
    return null;
  }
}

/** The page that this user was thrown out of, or null. It stays until `forgetReturnPath`. */
export const returnPath = (): string | null => returnPoint()?.path ?? null;

/** Forgets the page to return to, once the console is open again, for any user. */
export function forgetReturnPath(): void {
  tab.set(sessionKeys.returnTo, null);
}

/** Remembers whose password must change; the password itself stays in memory only. */
export function beginForcedChange(userSid: string, password: string): void {
  tab.set(sessionKeys.userSid, userSid);
  oldPassword = password;
  doubtfulPassword = null;
}

/**
 * The forced change that waits for the operator who is signed in, or null. After a reload the old
 * password is null: ask again.
 */
export function forcedChange(): { userSid: string; oldPassword: string | null } | null {
  const userSid = tab.get(sessionKeys.userSid);
  return userSid && userSid === identity()?.userSid ? { userSid, oldPassword } : null;
}

/** Forgets the forced change, after it was made. */
export function finishForcedChange(): void {
  tab.set(sessionKeys.userSid, null);
  oldPassword = null;
  doubtfulPassword = null;
}

/** Remembers the new password of a forced change whose answer got lost, in memory only. */
export function doubtForcedChange(password: string): void {
  doubtfulPassword = password;
}

/** True where the last forced change of this session set this password, and its answer got lost. */
export const isForcedChangeDoubtful = (password: string): boolean => doubtfulPassword === password;

/** Notes an admin's choice for this tab, so that a reload does not take over that of another one. */
function choose(userSid: string, serviceProvider: string | null): void {
  if (!serviceProvider && !chosen) return;
  chosen = serviceProvider ? { userSid, serviceProvider } : null;
  tab.set(sessionKeys.chosenProvider, chosen && `${userSid} ${serviceProvider}`);
}

/** What this user chose in this tab before it was reloaded. */
function chosenBefore(userSid: string): string | null {
  const [whose, sid] = tab.get(sessionKeys.chosenProvider)?.split(' ') ?? [];
  return (whose === userSid && sid) || null;
}

/**
 * The service provider whose data the console shows: the token's own, or for an admin the choice of
 * this tab, which begins with the stored one; null while an admin has not chosen and no list has been
 * read yet.
 */
export function currentServiceProvider(): string | null {
  const { serviceProviderSid, userSid = '' } = identity() ?? {};
  if (serviceProviderSid) return serviceProviderSid;
  if (chosen?.userSid !== userSid) {
    choose(userSid, chosenBefore(userSid) ?? local.get(localKeys.serviceProvider));
  }
  return chosen?.serviceProvider ?? null;
}

/** Makes an admin's choice for this tab and stores it for new ones; null forgets it. */
export function chooseServiceProvider(sid: string | null): void {
  choose(identity()?.userSid ?? '', sid || null);
  local.set(localKeys.serviceProvider, sid || null);
  notify();
}

/** The account that lists are narrowed to by default, or null for all; none where it is of another service provider. */
export function storedAccountFilter(): string | null {
  const owner = local.get(localKeys.accountFilterOf);
  if (owner && owner !== currentServiceProvider()) return null;
  return local.get(localKeys.accountFilter) || null;
}

/** True while this top-level section is the one that was opened last, in whichever tab. */
export const isInSection = (section: string): boolean => local.get(localKeys.section) === section;
