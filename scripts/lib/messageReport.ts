import Polyglot from 'node-polyglot';
import { type Locale, loadParts, locales } from '../../src/i18n/locales';
import type { LanguageIndex, LanguageParts } from '../../src/i18n/parts';

/** Messages by their whole key: `resources.accounts.fields.name`. */
export type FlatMessages = Map<string, string>;

/** Flattens nested messages. What is neither text nor a group is kept as an empty text, which fails. */
export function flatten(messages: unknown, prefix = '', into: FlatMessages = new Map()) {
  for (const [name, value] of Object.entries(messages ?? {})) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'object' && value !== null) flatten(value, key, into);
    else into.set(key, typeof value === 'string' ? value : '');
  }
  return into;
}

const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name]) => name))].sort().join(', ') ||
  'none';
const formsOf = (text: string) => text.split('||||');

/**
 * The number of plural forms of a language, by asking the translator for its choice of each count.
 */
export function pluralForms(locale: string): number {
  const forms = [0, 1, 2, 3, 4, 5].join('||||');
  const chosen = (count: number) => Number(Polyglot.transformPhrase(forms, count, locale));
  return 1 + Math.max(...Array.from({ length: 200 }, (_, count) => chosen(count)));
}

/** What is wrong with the texts that a language has, a problem a line; nothing about those it lacks. */
export function wrongTexts(english: FlatMessages, locale: string, messages: FlatMessages) {
  const plural = pluralForms(locale);
  return [...messages].flatMap(([key, text]) => {
    const original = english.get(key);
    if (original === undefined) return [`${locale} has ${key}, which English lacks`];
    const forms = formsOf(text);
    const wanted = formsOf(original).length > 1 ? plural : 1;
    const problems = [];
    if (forms.some((form) => form.trim() === '')) problems.push('an empty text');
    if (placeholders(text) !== placeholders(original))
      problems.push(`placeholders ${placeholders(text)}, not ${placeholders(original)}`);
    if (forms.length !== wanted) problems.push(`${forms.length} plural forms, not ${wanted}`);
    return problems.map((problem) => `${key} in ${locale}: ${problem}`);
  });
}

/** `a.b.c` is in `a`, `a.b` and itself. */
const groupsOf = (key: string) =>
  key.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));

/** The keys of English that a language lacks; a group that is missing whole is one line with its count. */
export function missingTexts(english: FlatMessages, messages: FlatMessages): string[] {
  const present = new Set([...messages.keys()].flatMap(groupsOf));
  const counts = new Map<string, number>();
  for (const key of english.keys()) {
    const group = groupsOf(key).find((name) => !present.has(name));
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([group, count]) =>
    english.has(group) ? group : `${group}.* (${count})`,
  );
}

/** What there is of a language, and what is not right about it. */
export interface LocaleReport {
  locale: Locale;
  complete: boolean;
  texts: number;
  missing: string[];
  wrong: string[];
}

/** The console's own messages. How react-admin's are worded is up to the packages that they come from. */
const ownOf = (messages: FlatMessages): FlatMessages =>
  new Map([...messages].filter(([key]) => !key.startsWith('ra.')));

/** How a language fetches its texts: as its parts say, and its index. */
async function loadersOf(locale: Locale): Promise<LanguageParts & LanguageIndex> {
  const { own } = await loadParts(locale);
  return { ...own, ...(await own.load()) };
}

type Loaders = Awaited<ReturnType<typeof loadersOf>>;
type Group = Exclude<Extract<keyof Loaders, `load${string}`>, 'load'>;

/** The texts that are in the index of a language by their loader alone, or not at all. */
const groupsIn = (loaders: Loaders) =>
  Object.keys(loaders).filter((name) => /^load[A-Z]/.test(name)) as Group[];

/** Every text that a language has of its own, signed out and signed in, of every deployment. */
export async function readTexts(locale: Locale): Promise<FlatMessages> {
  const loaders = await loadersOf(locale);
  const texts = flatten(loaders.messages);
  for (const group of groupsIn(loaders)) flatten((await loaders[group]?.())?.messages, '', texts);
  return texts;
}

/** Reads every language of `src/i18n/locales.ts` as the browser gets it, and compares it with English. */
export async function reportLocales(): Promise<LocaleReport[]> {
  const english = await readTexts('en');
  const groups = groupsIn(await loadersOf('en'));
  return Promise.all(
    (Object.keys(locales) as Locale[]).map(async (locale) => {
      const { complete } = locales[locale];
      const loaders = await loadersOf(locale);
      const own = await readTexts(locale);
      const signedOut = flatten(loaders.publicMessages);
      const missing = missingTexts(english, own);
      if (!loaders.muiLocale && locale !== 'en') missing.push('the texts of MUI (muiLocale)');
      if (!loaders.publicMessages) missing.push('the signed-out pages (publicMessages)');
      for (const group of groups) if (!loaders[group]) missing.push(`a group of texts (${group})`);
      const wrong = wrongTexts(english, locale, ownOf(own));
      for (const [key, text] of signedOut)
        if (own.get(key) !== text)
          wrong.push(`${key} in ${locale}: not in the index of the language`);
      return { locale, complete, texts: own.size, missing, wrong };
    }),
  );
}
