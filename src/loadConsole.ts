import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { type Language, loadLanguage } from './i18n/language';
import { currentLocale } from './i18n/locales';
import * as session from './session';

/** Makes a console; one for a path asks at once what its first screen there will. */
type Create = (path?: string) => ComponentType;

/** What has been fetched, and in which language. */
let fetched: { app: typeof import('./App'); language: Language } | null = null;

/**
 * Loads the console: its code and its texts in parallel. Called when it is shown, and already while the
 * operator types the password, so that the first screen waits only for data. Returns a function that
 * creates a console: each sign-in has its own.
 */
export const loadConsole = async (): Promise<Create> => {
  const [app, language] = await Promise.all([import('./App'), loadLanguage(currentLocale())]);
  await app.addOwnTexts();
  fetched = { app, language };
  return (path) => app.createConsole(language, path);
};

/** Loads the console, and has it draw itself for nobody while somebody signs in (ADR 12). */
export const rehearseConsole = async (theme: Theme): Promise<void> => {
  await loadConsole();
  await fetched?.app.rehearse(fetched.language, theme);
};

/** The console for a path, if it is there already and speaks the language of this page. */
const fetchedConsole = (path?: string): ComponentType | null =>
  fetched?.language.locale === currentLocale()
    ? fetched.app.createConsole(fetched.language, path)
    : null;

/** The console of who has just signed in, until it is shown: it has asked for them, and speaks their language. */
let begun: { Console: ComponentType | null; ofToken: string | null } | null = null;

session.subscribe(() => {
  if (begun?.ofToken !== session.token()) begun = null;
});

/**
 * Begins the console that will be shown at a path, if its code is there: its first questions leave before
 * anything of it is drawn.
 */
export const beginConsole = (path: string): void => {
  begun = { Console: fetchedConsole(path), ofToken: session.token() };
};

/** The console that has begun in this session, else a new one; null if its code is not there yet. */
export const takeConsole = (): ComponentType | null => {
  const taken = begun?.Console ?? fetchedConsole();
  begun = null;
  return taken;
};
