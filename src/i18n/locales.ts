import { readPreference, writePreference } from '../config/preferences';

export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
] as const;
export type Locale = (typeof locales)[number]['locale'];

const isLocale = (value: string | null | undefined): value is Locale =>
  locales.some(({ locale }) => locale === value);

/** The chosen language, else the browser's first one that we ship, else English. */
export function currentLocale(): Locale {
  const chosen = readPreference('locale');
  if (isLocale(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}

type Listener = (locale: Locale) => void;
const listeners = new Set<Listener>();

/** Calls back when a language is chosen, on whichever side of the sign-in. */
export function subscribeToLocale(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the chosen language, tells the document and every listener. */
export function chooseLocale(locale: Locale): void {
  writePreference('locale', locale);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener(locale);
}
