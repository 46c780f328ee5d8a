import { type Locale, localeRow, locales } from './locales';
import type { MuiLocale } from './muiLocale';
import type { Messages } from './texts';

/** The messages of a locale, and the English ones where the language is not complete. */
export interface LocaleMessages {
  locale: Locale;
  messages: Messages;
  fallback?: Messages | undefined;
}

/** All that the console needs to speak a language. */
export interface Language extends LocaleMessages {
  /** The own texts of MUI as a part of the theme. */
  muiLocale?: MuiLocale | undefined;
}

/** The few texts that the signed-out pages need. Rejects when they cannot be fetched. */
export async function loadPublicMessages(locale: Locale): Promise<LocaleMessages> {
  const { complete, loadPublic } = localeRow(locale);
  const [own, english] = await Promise.all([
    loadPublic?.(),
    complete ? undefined : locales.en.loadPublic(),
  ]);
  return { locale, messages: own?.publicMessages ?? {}, fallback: english?.publicMessages };
}

/** Every text of the console, the signed-out ones included. Rejects when they cannot be fetched. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const { complete, load } = localeRow(locale);
  const [{ messages, muiLocale }, english] = await Promise.all([
    load(),
    complete ? undefined : locales.en.load(),
  ]);
  return { locale, messages, muiLocale, fallback: english?.messages };
}
