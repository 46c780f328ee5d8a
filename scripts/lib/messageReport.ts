import Polyglot from 'node-polyglot';
import { type Locale, localeRow, locales } from '../../src/i18n/locales';

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

/** How many plural forms a language has for the translator, which is asked for its choice of each count. */
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

/** Reads every language of `src/i18n/locales.ts` as the browser gets it, and compares it with English. */
export async function reportLocales(): Promise<LocaleReport[]> {
  const english = flatten((await locales.en.load()).messages);
  for (const load of [locales.en.loadBilling, locales.en.loadHostedLogin, locales.en.loadSignUp]) {
    flatten((await load()).messages, '', english);
  }
  return Promise.all(
    (Object.keys(locales) as Locale[]).map(async (locale) => {
      const { complete, load, loadPublic, loadBilling, loadHostedLogin, loadSignUp } =
        localeRow(locale);
      const { messages, muiLocale } = await load();
      const own = flatten(messages);
      flatten((await loadBilling?.())?.messages, '', own);
      flatten((await loadHostedLogin?.())?.messages, '', own);
      flatten((await loadSignUp?.())?.messages, '', own);
      const signedOut = flatten((await loadPublic?.())?.publicMessages);
      const missing = missingTexts(english, own);
      if (!muiLocale && locale !== 'en') missing.push('the texts of MUI (muiLocale)');
      if (!loadPublic) missing.push('the signed-out pages (loadPublic)');
      if (!loadBilling) missing.push('plan and payment (loadBilling)');
      if (!loadHostedLogin) missing.push('logging in, hosted (loadHostedLogin)');
      if (!loadSignUp) missing.push('signing up (loadSignUp)');
      const wrong = wrongTexts(english, locale, ownOf(own));
      for (const [key, text] of signedOut)
        if (own.get(key) !== text)
          wrong.push(`${key} in ${locale}: not in the index of the language`);
      return { locale, complete, texts: own.size, missing, wrong };
    }),
  );
}
