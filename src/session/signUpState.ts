import { localKeys, sessionKeys } from './storage';

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
