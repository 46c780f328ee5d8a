import { base } from '../routing/addresses';

/** The keys of browser storage (rule 3.4), spelled as existing deployments do. */
export const localKeys = {
  token: 'token',
  serviceProvider: 'activeServiceProvider',
  accountFilter: 'accountFilter',
  accountFilterOf: 'account-filter-of',
  queryFilter: 'queryFilter',
  section: 'location',
  rootDomain: 'root-domain',
  clockAhead: 'clock-ahead',
} as const;

export const sessionKeys = {
  flash: 'SESS_FLASH_MSG',
  userSid: 'SESS_USER_SID',
  returnTo: 'SESS_RETURN_TO',
  chosenProvider: 'chosen-provider',
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

/** What an access answers; null where the browser forbids all storage, as it then throws already at its name. */
function ifAllowed<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/**
 * A storage of the browser. What it does not take, as it is full or forbidden, stays in memory: the page goes on with
 * it until it is left.
 */
const storeIn = (all: () => Storage) => {
  const untaken = new Map<string, string | null>();
  let isFollowing = false;
  /** From now on, what another tab changes counts, and nothing that is held here. */
  const followOthers = () => {
    if (isFollowing) return;
    isFollowing = true;
    window.addEventListener('storage', ({ key, storageArea }) => {
      if (storageArea && storageArea !== ifAllowed(all)) return;
      for (const held of [...untaken.keys()])
        if (key === null || key === ownName(held)) untaken.delete(held);
    });
  };
  return {
    get: (key: string): string | null => {
      const held = untaken.get(key);
      return held === undefined ? ifAllowed(() => all().getItem(ownName(key))) : held;
    },
    /** Null takes it away. */
    set: (key: string, value: string | null): void => {
      try {
        if (value === null) all().removeItem(ownName(key));
        else all().setItem(ownName(key), value);
        untaken.delete(key);
      } catch {
        untaken.set(key, value);
        followOthers();
      }
    },
    /** The names of this console in it, as the storage spells them. */
    ownKeys: (): string[] => ifAllowed(() => ownKeys(all())) ?? [],
    clear: (): void => {
      untaken.clear();
      ifAllowed(() => clearOwn(all()));
    },
  };
};

const ownKeys = (all: Storage): string[] => {
  const own = ownName('');
  const keys = Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
  return keys.filter((key) => (own ? key.startsWith(own) : key[0] !== '/'));
};

function clearOwn(all: Storage): void {
  const keys = ownKeys(all);
  // In one step if nothing belongs to another console, because other tabs get an event for each
  // key.
  if (keys.length === all.length) all.clear();
  else for (const key of keys) all.removeItem(key);
}

/** Local storage, of all tabs of this console. */
export const local = storeIn(() => localStorage);
/** Session storage, of this tab alone. */
export const tab = storeIn(() => sessionStorage);

/** The names in local storage that begin with this prefix, as `local` uses them. */
export const localKeysFrom = (prefix: string): string[] =>
  local
    .ownKeys()
    .map((key) => key.slice(ownName('').length))
    .filter((key) => key.startsWith(prefix));

/** Empties local and session storage, as signing out and a 401 must (rule 3.3). */
export function clearStorage(): void {
  local.clear();
  tab.clear();
}
