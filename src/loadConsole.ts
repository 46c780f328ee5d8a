import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { pause } from './http/pause';
import { type Language, loadLanguage } from './i18n/language';
import { currentLocale } from './i18n/locales';
import * as session from './session';

type App = typeof import('./App');

/** What has been fetched, and in which language. */
let fetched: { app: App; language: Language } | null = null;

/**
 * Loads the console: its code and its texts in parallel. Called when it is shown, and already while the
 * operator types the password, so that the first screen waits only for data. Returns a function that
 * creates a console: each sign-in has its own.
 */
export const loadConsole = async (): Promise<() => ComponentType> => {
  const [app, language] = await Promise.all([import('./App'), loadLanguage(currentLocale())]);
  await app.addOwnTexts();
  fetched = { app, language };
  return () => app.createConsole(language).Console;
};

/** Loads the console, and has it draw itself for nobody while somebody signs in (ADR 12). */
export const rehearseConsole = async (theme: Theme): Promise<void> => {
  await loadConsole();
  await fetched?.app.rehearse(fetched.language, theme);
};

/** A console, if it is there already and speaks the language of this page; one for a path begins to ask. */
const fetchedConsole = (path?: string): ReturnType<App['createConsole']> | null =>
  fetched?.language.locale === currentLocale()
    ? fetched.app.createConsole(fetched.language, path)
    : null;

/** The console of who has just signed in, until it is shown: it has asked for them, and speaks their language. */
let begun: { Console: ComponentType; ofToken: string | null } | null = null;

session.subscribe(() => {
  if (begun?.ofToken !== session.token()) begun = null;
});

/** How long a console that is better off with an answer waits for it, in ms: less than anybody notices. */
const patience = 100;

/**
 * Begins the console that will be shown at a path, if its code is there: its first questions leave before
 * anything of it is drawn. Answers when to draw it, null for at once.
 */
export const beginConsole = (path: string): Promise<void> | null => {
  const created = fetchedConsole(path);
  begun = created && { Console: created.Console, ofToken: session.token() };
  return created?.ready ? Promise.race([created.ready, pause(patience)]) : null;
};

/** The console that has begun in this session, else a new one; null if its code is not there yet. */
export const takeConsole = (): ComponentType | null => {
  const taken = begun?.Console ?? fetchedConsole()?.Console ?? null;
  begun = null;
  return taken;
};
