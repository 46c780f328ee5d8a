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

/** Stores the chosen language and tells the document. */
export function chooseLocale(locale: Locale): void {
  writePreference('locale', locale);
  document.documentElement.lang = locale;
}
