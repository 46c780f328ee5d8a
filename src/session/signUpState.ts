import { localKeys, sessionKeys } from './storage';

/** The page from which a visitor went to an identity provider, as the platform calls it. */
export type OAuthOrigin = '/sign-in' | '/register';
const oauthOrigins: OAuthOrigin[] = ['/sign-in', '/register'];

/** A visit to an identity provider that this tab has begun. */
export interface OAuthVisit {
  provider: string;
  state: string;
  from: OAuthOrigin;
}

/**
 * Notes that this tab goes to an identity provider. Session storage belongs to one tab: what comes
 * back to another one finds nothing (decision 21). A new visit takes the place of an older one.
 */
export function beginOAuth({ provider, state, from }: OAuthVisit): void {
  sessionStorage.setItem(sessionKeys.oauthState, `${provider}:${state}`);
  sessionStorage.setItem(sessionKeys.oauthOrigin, from);
}

/** The visit that this tab has begun, given once; null when there is none. */
export function takeOAuth(): OAuthVisit | null {
  const stored = sessionStorage.getItem(sessionKeys.oauthState);
  const from = sessionStorage.getItem(sessionKeys.oauthOrigin);
  sessionStorage.removeItem(sessionKeys.oauthState);
  sessionStorage.removeItem(sessionKeys.oauthOrigin);
  const [provider, state] = stored?.split(':') ?? [];
  const origin = oauthOrigins.find((one) => one === from);
  return provider && state && origin ? { provider, state, from: origin } : null;
}

/** The domain below which those who sign up choose a subdomain, as far as this browser knows. */
export const storedRootDomain = (): string | null => localStorage.getItem(localKeys.rootDomain);

export function storeRootDomain(domain: string): void {
  localStorage.setItem(localKeys.rootDomain, domain);
}

/** Whether the visitor of this tab has accepted the terms. */
export const hasAcceptedTerms = (): boolean =>
  sessionStorage.getItem(sessionKeys.termsAccepted) !== null;

export function acceptTerms(isAccepted: boolean): void {
  if (isAccepted) sessionStorage.setItem(sessionKeys.termsAccepted, 'true');
  else sessionStorage.removeItem(sessionKeys.termsAccepted);
}

/** The user in whose place another one has signed up, until it is gone from the platform. */
export const replacedUser = (): string | null => sessionStorage.getItem(sessionKeys.replacedUser);

export function noteReplacedUser(userSid: string | null): void {
  if (userSid) sessionStorage.setItem(sessionKeys.replacedUser, userSid);
  else sessionStorage.removeItem(sessionKeys.replacedUser);
}

/** Whether this user is known to have nothing left to do of a sign-up: a realm is never taken away. */
export const isSignedUp = (userSid: string): boolean =>
  sessionStorage.getItem(sessionKeys.signedUp) === userSid;

export function noteSignedUp(userSid: string): void {
  sessionStorage.setItem(sessionKeys.signedUp, userSid);
}
