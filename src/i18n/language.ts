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
/** The language that was loaded last: it may not be spoken yet. */
let loaded: Language | null = null;

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
  loaded = { locale, ...own, fallback: english?.messages };
  return loaded;
}

/** Adds the texts of a group to a language. */
async function addTo(language: Language, group: ScreenTexts): Promise<void> {
  const { complete, [group]: load } = localeRow(language.locale);
  const [own, english] = await Promise.all([load?.(), complete ? undefined : locales.en[group]()]);
  language.messages = withTexts(language.messages, own?.messages);
  if (language.fallback) language.fallback = withTexts(language.fallback, english?.messages);
}

/**
 * Adds the texts of a group of screens to the language of the console, spoken or about to be, and to any
 * that is chosen later. Rejects when they cannot be fetched; the next call tries again.
 */
export async function addTexts(group: ScreenTexts): Promise<void> {
  wanted.add(group);
  const languages = new Set([spoken?.language, loaded]);
  await Promise.all([...languages].map((language) => language && addTo(language, group)));
  await spoken?.refresh();
}
