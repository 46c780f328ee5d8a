import { config } from '../config';
import { type Locale, type LocaleRow, localeRow, locales } from './locales';
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

/** A language's texts of the console, with those of a hosted platform where it is one. */
async function loadTexts({ load, loadBilling }: LocaleRow) {
  const [{ messages, muiLocale }, billing] = await Promise.all([
    load(),
    config().hosted ? loadBilling?.() : undefined,
  ]);
  const pages = { ...messages.pages, ...billing?.messages.pages };
  return { messages: { ...messages, pages }, muiLocale };
}

/** Every text of the console, the signed-out ones included. Rejects when they cannot be fetched. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const row = localeRow(locale);
  const [own, english] = await Promise.all([
    loadTexts(row),
    row.complete ? undefined : loadTexts(locales.en),
  ]);
  return { locale, ...own, fallback: english?.messages };
}
