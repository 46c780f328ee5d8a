import { base } from '../routing/addresses';

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
  openReplacement: 'open-replacement',
  signedUp: 'signed-up',
  sentSignUp: 'sent-sign-up',
  leftPlaces: 'left-places',
} as const;

/**
 * What a name that all consoles of a host could see is for this one: below a base of its own the base stands
 * before it, so that two consoles share nothing (ADR 15).
 */
export const ownName = (name: string): string => (base() === '/' ? '' : `${base()}:`) + name;

const storeIn = (all: () => Storage) => ({
  get: (key: string): string | null => all().getItem(ownName(key)),
  /** Null takes it away. */
  set: (key: string, value: string | null): void =>
    value === null ? all().removeItem(ownName(key)) : all().setItem(ownName(key), value),
});

/** Local storage, of all tabs of this console. */
export const local = storeIn(() => localStorage);
/** Session storage, of this tab alone. */
export const tab = storeIn(() => sessionStorage);

const ownKeys = (all: Storage): string[] => {
  const own = ownName('');
  const keys = Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
  return keys.filter((key) => (own ? key.startsWith(own) : key[0] !== '/'));
};

/** The names in local storage that begin with this prefix, as `local` uses them. */
export const localKeysFrom = (prefix: string): string[] =>
  ownKeys(localStorage)
    .map((key) => key.slice(ownName('').length))
    .filter((key) => key.startsWith(prefix));

/** Empties local and session storage, as signing out and a 401 must (rule 3.3). */
export function clearStorage(): void {
  for (const all of [localStorage, sessionStorage]) {
    const keys = ownKeys(all);
    // In one step if nothing belongs to another console, because other tabs get an event for each
    // key.
    if (keys.length === all.length) all.clear();
    else for (const key of keys) all.removeItem(key);
  }
}
