import type { ComponentType } from 'react';
import { loadLanguage } from './i18n/language';
import { currentLocale } from './i18n/locales';

type Create = () => ComponentType;

/** What has been fetched: how to make the console in which language. */
let fetched: { locale: string; create: Create } | null = null;

/**
 * Loads the console: its code and its texts in parallel. Called when it is shown, and already while the
 * operator types the password, so that the first screen waits only for data. Returns a function that
 * creates a console: each sign-in has its own.
 */
export const loadConsole = async (): Promise<Create> => {
  const locale = currentLocale();
  const [{ createConsole }, language] = await Promise.all([import('./App'), loadLanguage(locale)]);
  const create = () => createConsole(language);
  fetched = { locale, create };
  return create;
};

/** How to make a console, if it is there already and speaks the language of this page. */
export const fetchedConsole = (): Create | null =>
  fetched?.locale === currentLocale() ? fetched.create : null;
