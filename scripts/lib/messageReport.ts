import Polyglot from 'node-polyglot';

/** Messages by their whole key: `resources.accounts.fields.name`. */
export type FlatMessages = Map<string, string>;

export interface LocaleMessages {
  locale: string;
  messages: FlatMessages;
}

/** Flattens nested messages. What is neither text nor a group is kept as an empty text, which fails. */
export function flatten(
  messages: unknown,
  prefix = '',
  into: FlatMessages = new Map(),
): FlatMessages {
  for (const [name, value] of Object.entries(messages ?? {})) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'object' && value !== null) flatten(value, key, into);
    else into.set(key, typeof value === 'string' ? value : '');
  }
  return into;
}

const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name]) => name))].sort().join(', ');
const formsOf = (text: string) => text.split('||||');

/** How many plural forms a language has for the translator: asked, as it does not tell its rules. */
export function pluralForms(locale: string): number {
  const phrase = [0, 1, 2, 3, 4, 5].join('||||');
  const form = (count: number) => Number(Polyglot.transformPhrase(phrase, count, locale));
  return 1 + Math.max(...Array.from({ length: 200 }, (_, count) => form(count)));
}

/** The keys that `from` has and `than` lacks. */
export const missingKeys = (from: LocaleMessages, than: LocaleMessages): string[] =>
  [...from.messages.keys()].filter((key) => !than.messages.has(key));

/** What is wrong with the texts that are there, in any language: each problem in words. */
export function wrongTexts(english: LocaleMessages, { locale, messages }: LocaleMessages) {
  const wanted = pluralForms(locale);
  return [...messages].flatMap(([key, text]) => {
    const original = english.messages.get(key);
    if (original === undefined) return [`${key} is no message, but ${locale} has it`];
    const problems = [];
    if (formsOf(text).some((form) => form.trim() === '')) problems.push('has an empty text');
    const [one, two] = [placeholders(original) || 'none', placeholders(text) || 'none'];
    if (one !== two) problems.push(`has the placeholders ${two} instead of ${one}`);
    const forms = formsOf(original).length > 1 ? wanted : 1;
    if (formsOf(text).length !== forms)
      problems.push(`has ${formsOf(text).length} of ${forms} plural forms`);
    return problems.map((problem) => `${key} in ${locale} ${problem}`);
  });
}

/** Missing keys for reading: a group of which nothing is there is one line, with its count. */
export function groupMissing(english: LocaleMessages, other: LocaleMessages): string[] {
  const present = new Set<string>();
  for (const key of other.messages.keys()) {
    const names = key.split('.');
    for (let length = 1; length <= names.length; length += 1)
      present.add(names.slice(0, length).join('.'));
  }
  const groups = new Map<string, number>();
  for (const key of missingKeys(english, other)) {
    const names = key.split('.');
    const above = names.findIndex((_, index) => !present.has(names.slice(0, index + 1).join('.')));
    const group = names.slice(0, above + 1).join('.');
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups].map(([group, count]) =>
    other.messages.has(group) || english.messages.has(group) ? group : `${group}.* (${count})`,
  );
}
