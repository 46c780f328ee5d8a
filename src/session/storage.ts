/** The keys of browser storage (rule 3.4), spelled as existing deployments do. */
export const localKeys = {
  token: 'token',
  serviceProvider: 'activeServiceProvider',
  accountFilter: 'accountFilter',
  queryFilter: 'queryFilter',
  section: 'location',
  rootDomain: 'root-domain',
  clockAhead: 'clock-ahead',
} as const;

export const sessionKeys = {
  flash: 'SESS_FLASH_MSG',
  userSid: 'SESS_USER_SID',
  returnTo: 'SESS_RETURN_TO',
  oauthState: 'oauth-state',
  oauthOrigin: 'location-before-oauth',
  termsAccepted: 'terms-accepted',
  replacedUser: 'replaced-user',
  signedUp: 'signed-up',
} as const;

/** Empties local and session storage, as signing out and a 401 must (rule 3.3). */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
