import { local, localKeys, sessionKeys, tab } from '../session/storage';

/** The domain below which those who sign up choose a subdomain, as far as this browser knows. */
export const storedRootDomain = (): string | null => local.get(localKeys.rootDomain);

export function storeRootDomain(domain: string): void {
  local.set(localKeys.rootDomain, domain);
}

/** Whether the visitor of this tab has accepted the terms. */
export const hasAcceptedTerms = (): boolean => tab.get(sessionKeys.termsAccepted) !== null;

export function acceptTerms(isAccepted: boolean): void {
  tab.set(sessionKeys.termsAccepted, isAccepted ? 'true' : null);
}

/** The user in whose place another one has signed up, until it is gone from the platform. */
export const replacedUser = (): string | null => tab.get(sessionKeys.replacedUser);

export function noteReplacedUser(userSid: string | null): void {
  tab.set(sessionKeys.replacedUser, userSid || null);
}

/** Whether a user may have been made in the place of the signed-in one, of which no answer has come. */
export const hasOpenReplacement = (): boolean => tab.get(sessionKeys.openReplacement) !== null;

export function noteOpenReplacement(isOpen: boolean): void {
  tab.set(sessionKeys.openReplacement, isOpen ? 'true' : null);
}

/** Whether this user's sign-up is known to be complete: a realm is never removed. */
export const isSignedUp = (userSid: string): boolean => tab.get(sessionKeys.signedUp) === userSid;

export function noteSignedUp(userSid: string): void {
  tab.set(sessionKeys.signedUp, userSid);
}

/**
 * The e-mail of a sign-up that was sent from this tab and not answered: it has no user yet under whose key
 * the journal could keep it.
 */
export const unansweredSignUp = (): string | null => tab.get(sessionKeys.sentSignUp);

export function noteUnansweredSignUp(email: string | null): void {
  tab.set(sessionKeys.sentSignUp, email || null);
}
