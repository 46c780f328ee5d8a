import { config } from '../config';
import { type Locale, type LocaleRow, localeRow, locales } from './locales';
import type { MuiLocale } from './muiLocale';
import { type Messages, withTexts } from './texts';

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

/** Texts that some screens alone show, as the rows of the languages name them. */
type ScreenTexts = 'loadCalls';

/** The groups that screens have asked for: every language has them from then on. */
const wanted = new Set<ScreenTexts>();
/** The language that the console speaks, and how its translator learns of more texts. */
let spoken: { language: Language; refresh: () => Promise<unknown> } | null = null;

/** The language that the console speaks from now on; `refresh` has its translator read the texts again. */
export function speak(language: Language, refresh: () => Promise<unknown>): void {
  spoken = { language, refresh };
}

/** A language's texts of the console, with those of a hosted platform where it is one. */
async function loadTexts(row: LocaleRow) {
  const [{ messages, muiLocale }, ...added] = await Promise.all([
    row.load(),
    config().hosted ? row.loadBilling?.() : undefined,
    ...[...wanted].map((group) => row[group]?.()),
  ]);
  const texts: Messages[] = added.map((group) => group?.messages ?? {});
  return { messages: texts.reduce(withTexts, messages), muiLocale };
}

/** Every text of the console, the signed-out ones included. Rejects when they cannot be fetched. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const row = localeRow(locale);
  const groups = wanted.size;
  const [own, english] = await Promise.all([
    loadTexts(row),
    row.complete ? undefined : loadTexts(locales.en),
  ]);
  if (wanted.size > groups) return loadLanguage(locale);
  return { locale, ...own, fallback: english?.messages };
}

/**
 * Has the console speak the texts of a group of screens, in this language and in any that is chosen
 * later. Rejects when they cannot be fetched; the next call tries again.
 */
export async function addTexts(group: ScreenTexts): Promise<void> {
  wanted.add(group);
  if (!spoken) return;
  const { language, refresh } = spoken;
  const { complete, [group]: load } = localeRow(language.locale);
  const [own, english] = await Promise.all([load?.(), complete ? undefined : locales.en[group]()]);
  language.messages = withTexts(language.messages, own?.messages);
  if (language.fallback) language.fallback = withTexts(language.fallback, english?.messages);
  await refresh();
}
