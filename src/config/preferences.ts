import { readCookie, writeCookie } from './cookies';

/**
 * View preferences that outlive a session: theme, language, row density, columns of lists, time zone,
 * collapsed navigation, shortcuts of a single key, until when alerts were seen, and what is set up.
 * Kept in cookies, because signing out clears all of local and session storage (rule 3.3)
 * and a theme that flips back at each sign-in would be a nuisance. Never a secret.
 */
const preferenceNames = [
  'theme',
  'locale',
  'density',
  'columns',
  'zone',
  'nav',
  'keys',
  'alerts',
  'setup',
] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** The stored preference, or null when the operator never chose. */
export const readPreference = (name: PreferenceName): string | null => readCookie(name);

/** The time zone that the operator chose; undefined for the browser's, and for one that it does not know. */
export function storedTimeZone(): string | undefined {
  const zone = readPreference('zone');
  // A browser takes long for its first format: none is made to find out about nothing.
  if (zone === null) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}

/** Stores a preference for a year, or forgets it with null. */
export function writePreference(name: PreferenceName, value: string | null): void {
  writeCookie(name, value ?? '', value === null ? 0 : 365 * 24 * 3600);
}
