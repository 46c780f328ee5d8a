import { config } from '../config';
import { type Locale, loadParts, type Mirror } from './locales';
import type { MuiLocale } from './muiLocale';
import type { LanguageParts } from './parts';
import { type Isolate, type Messages, type Plurals, withTexts } from './texts';

/** The messages of a locale, and those of another where the language is not complete. */
export interface LocaleMessages {
  locale: Locale;
  messages: Messages;
  fallback?: Messages | undefined;
}

/** All that the console needs to speak a language. */
export interface Language extends LocaleMessages {
  /** The own texts of MUI as a part of the theme. */
  muiLocale?: MuiLocale | undefined;
  /** What is put into a text in its own direction, where the language is written from right to left. */
  isolate?: Isolate | undefined;
  /** How it counts, where the translator does not know. */
  plurals?: Plurals | undefined;
  /** The language of the texts that fill it. */
  fallbackLocale?: Locale | undefined;
}

/** What every page needs to speak a language. */
export interface PageLanguage extends LocaleMessages {
  mirror?: Mirror | undefined;
}

/** The few texts that the signed-out pages need. Rejects when they cannot be fetched. */
export async function loadPublicMessages(locale: Locale): Promise<PageLanguage> {
  const { own, other, mirror } = await loadParts(locale);
  return { locale, messages: own.publicMessages ?? {}, fallback: other?.publicMessages, mirror };
}

/** Texts that some screens alone show, as the indexes of the languages name them. */
export type ScreenTexts =
  | 'loadBulk'
  | 'loadCalls'
  | 'loadExchange'
  | 'loadConfigFile'
  | 'loadLive'
  | 'loadSummary'
  | 'loadHelp'
  | 'loadHistory'
  | 'loadTools'
  | 'loadUndo';

/** The groups that screens have asked for: every language has them from then on. */
const wanted = new Set<ScreenTexts>();
/** The groups that a language has, or is getting. */
const added = new WeakMap<Language, Map<ScreenTexts, Promise<void>>>();
/** The language that the console speaks. */
let spoken: Language | null = null;
/** The language that was loaded last: it may not be spoken yet. */
let loaded: Language | null = null;

/** The language that the console speaks from now on. */
export function speak(language: Language): void {
  spoken = language;
}

/** The texts of a group, which the index of the language knows how to fetch. */
const loadGroup = async (parts: LanguageParts | undefined, group: ScreenTexts) =>
  (await parts?.load())?.[group]?.();

/** A language's texts of the console, with those of a hosted platform where it is one. */
async function loadTexts(parts: LanguageParts) {
  const [{ messages, muiLocale }, ...added] = await Promise.all([
    parts.load(),
    config().hosted ? parts.loadBilling?.() : undefined,
    ...[...wanted].map((group) => loadGroup(parts, group)),
  ]);
  const texts: Messages[] = added.map((group) => group?.messages ?? {});
  return { messages: texts.reduce(withTexts, messages), muiLocale };
}

/** The texts that extensions add to a language. */
let extensionTexts: (locale: Locale) => Promise<Messages | undefined> = async () => undefined;

/** Every text of the console, the signed-out ones included. Rejects when they cannot be fetched. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const parts = await loadParts(locale);
  const groups = [...wanted];
  const [own, other, ofExtensions] = await Promise.all([
    loadTexts(parts.own),
    parts.other && loadTexts(parts.other),
    extensionTexts(locale),
  ]);
  if (wanted.size > groups.length) return loadLanguage(locale);
  const messages = withTexts(own.messages, ofExtensions);
  const { isolate, plurals, otherLocale: fallbackLocale } = parts;
  const fallback = other?.messages;
  loaded = { locale, ...own, messages, fallback, fallbackLocale, isolate, plurals };
  added.set(loaded, new Map(groups.map((group) => [group, Promise.resolve()])));
  return loaded;
}

/** Adds the texts of a group to a language. */
async function addTo(language: Language, group: ScreenTexts): Promise<void> {
  const parts = await loadParts(language.locale);
  const [own, other] = await Promise.all([
    loadGroup(parts.own, group),
    loadGroup(parts.other, group),
  ]);
  language.messages = withTexts(language.messages, own?.messages);
  if (language.fallback) language.fallback = withTexts(language.fallback, other?.messages);
}

/** Adds the texts of a group to a language once. */
function addOnce(language: Language, group: ScreenTexts): Promise<void> {
  const groups = added.get(language) ?? new Map<ScreenTexts, Promise<void>>();
  added.set(language, groups);
  const known = groups.get(group);
  if (known) return known;
  const adding = addTo(language, group).catch((error: unknown) => {
    groups.delete(group);
    throw error;
  });
  groups.set(group, adding);
  return adding;
}

/**
 * Adds the texts of a group of screens to the language of the console, spoken or about to be, and to any
 * that is chosen later. Rejects when they cannot be fetched; the next call tries again.
 */
export async function addTexts(group: ScreenTexts): Promise<void> {
  wanted.add(group);
  const languages = new Set([spoken, loaded]);
  await Promise.all([...languages].map((language) => language && addOnce(language, group)));
}

/** Adds the texts of extensions to the language that was loaded last, and to any that is loaded later. */
export async function addExtensionTexts(load: typeof extensionTexts): Promise<void> {
  extensionTexts = load;
  const language = loaded;
  if (!language) return;
  const texts = await load(language.locale);
  language.messages = withTexts(language.messages, texts);
}
