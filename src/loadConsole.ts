import type { ComponentType } from 'react';
import { loadLanguage } from './i18n/language';
import { currentLocale } from './i18n/locales';

/** Makes a console; one for a path asks at once what its first screen there will. */
type Create = (path?: string) => ComponentType;

/** What has been fetched: how to make the console in which language. */
let fetched: { locale: string; create: Create } | null = null;

/**
 * Loads the console: its code and its texts in parallel. Called when it is shown, and already while the
 * operator types the password, so that the first screen waits only for data. Returns a function that
 * creates a console: each sign-in has its own.
 */
export const loadConsole = async (): Promise<Create> => {
  const locale = currentLocale();
  const [{ addOwnTexts, createConsole }, language] = await Promise.all([
    import('./App'),
    loadLanguage(locale),
  ]);
  await addOwnTexts();
  const create: Create = (path) => createConsole(language, path);
  fetched = { locale, create };
  return create;
};

/** How to make a console, if it is there already and speaks the language of this page. */
const fetchedConsole = (): Create | null =>
  fetched?.locale === currentLocale() ? fetched.create : null;

/** The console of who has just signed in, until it is shown. */
let begun: ComponentType | null = null;

/**
 * Begins the console that will be shown at a path, if its code is there: its first questions leave before
 * anything of it is drawn.
 */
export const beginConsole = (path: string): void => {
  begun = fetchedConsole()?.(path) ?? null;
};

/** The console that has begun, else a new one; null if its code is not there yet. */
export const takeConsole = (): ComponentType | null => {
  const taken = begun ?? fetchedConsole()?.() ?? null;
  begun = null;
  return taken;
};
