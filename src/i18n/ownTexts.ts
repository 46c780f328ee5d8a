import type { AddedLocale } from '../config/face';
import type { SettingFlaw } from '../config/flaws';
import {
  type Locale,
  type LocaleRow,
  loadShipped,
  localeNames,
  locales,
  setTextLayer,
} from './locales';
import type { LanguageParts } from './parts';
import { pluralsOf } from './plurals';
import type { Messages } from './texts';

/** What a file of a deployment's own texts holds, or why it could not be read. */
export type OwnTexts = { texts: unknown } | { problem: string };

type Fetch = (locale: string) => Promise<OwnTexts>;

/** The file of each language, read once. */
const files = new Map<string, Promise<OwnTexts>>();
let fetchFile: Fetch | null = null;

const fileOf = (locale: string): Promise<OwnTexts> | undefined => {
  if (!files.has(locale) && fetchFile) files.set(locale, fetchFile(locale));
  return files.get(locale);
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const separator = '||||';
const argsOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort().join(', ');
const formsOf = (text: string) => text.split(separator).length;
const hasHtml = (text: string) => /<[a-z!/?]/i.test(text);

/** How many forms a text may have in the place of a shipped one, the wanted number first. */
type FormsFor = (shipped: string) => number[];

const asShipped: FormsFor = (shipped) => [formsOf(shipped)];

/** Those of a language that is a file alone: as it counts, and not as the one that fills it does. */
function formsFor(locale: Locale): FormsFor {
  const { plurals, fallback = 'en' }: LocaleRow = locales[locale];
  if (!plurals) return asShipped;
  // Where the other language has one form, its texts do not say which of them count.
  const single = pluralsOf(fallback).forms === 1 ? [plurals.forms, 1] : [1];
  return (shipped) => (formsOf(shipped) > 1 ? [plurals.forms] : single);
}

/** What is wrong with a text in the place of a shipped one, as the end of a key; null where nothing is. */
function flawOf(
  shipped: string,
  own: unknown,
  forms: FormsFor,
): { text: string; value?: string | number } | null {
  if (typeof own !== 'string') return { text: 'textType' };
  if (hasHtml(own) && !hasHtml(shipped)) return { text: 'textHtml' };
  const [wanted = 1, ...others] = forms(shipped);
  if (![wanted, ...others].includes(formsOf(own))) return { text: 'textForms', value: wanted };
  const args = argsOf(shipped);
  // A form of a plural may do without its number.
  const isWithin =
    formsOf(own) > 1 && [...own.matchAll(/%\{\w+\}/g)].every(([arg]) => args.includes(arg));
  if (argsOf(own) === args || isWithin) return null;
  return args ? { text: 'textArgs', value: args } : { text: 'textArgsNone' };
}

/** How a file stands to what is shipped: over it, or, as a language of its own, beside it. */
interface Laying {
  forms: FormsFor;
  isAlone: boolean;
}

/** Shipped texts with a deployment's own in the place of those that it has and that fit; or these alone. */
function laidOver(shipped: Messages, own: unknown, laying: Laying): Messages {
  const texts = isGroup(own) ? own : {};
  return Object.fromEntries(
    Object.entries(shipped).flatMap(([key, text]): [string, Messages[string]][] => {
      const other = texts[key];
      if (typeof text === 'object') return [[key, laidOver(text, other, laying)]];
      const fits = text !== undefined && other !== undefined && !flawOf(text, other, laying.forms);
      if (fits) return [[key, String(other)]];
      return laying.isAlone ? [] : [[key, text]];
    }),
  );
}

const textsIn = ['messages', 'publicMessages'];

/** The parts of a language, or of one of its groups, with own texts over theirs whenever they are loaded. */
function laidParts(parts: object, own: unknown, laying: Laying): object {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      if (textsIn.includes(name)) return [name, laidOver(part, own, laying)];
      if (typeof part !== 'function') return [name, part];
      return [name, async () => laidParts(await part(), own, laying)];
    }),
  );
}

/** Adds languages that are files alone: all that a file does not say is said in another one. */
function addLanguages(added: AddedLocale[]): void {
  for (const { locale, name, direction, fallback } of added) {
    const rows: Record<string, LocaleRow> = locales;
    if (rows[locale]) continue;
    const filling = rows[fallback]?.complete ? (fallback as Locale) : 'en';
    rows[locale] = {
      ...{ name, complete: false, fallback: filling, plurals: pluralsOf(locale) },
      loadParts: locales[filling].loadParts,
      ...(direction === 'rtl' ? { direction } : {}),
    };
    localeNames.push({ locale: locale as Locale, name });
  }
}

/** Lays what `fetch` gets for a language over its texts from now on. */
export function layFiles(fetch: Fetch, added: AddedLocale[]): void {
  files.clear();
  fetchFile = fetch;
  addLanguages(added);
  setTextLayer(async (locale, parts) => {
    const file = await fileOf(locale);
    const { plurals }: LocaleRow = locales[locale];
    const laying = { forms: formsFor(locale), isAlone: plurals !== undefined };
    if (file && 'texts' in file) return laidParts(parts, file.texts, laying) as LanguageParts;
    return laying.isAlone ? (laidParts(parts, {}, laying) as LanguageParts) : parts;
  });
}

/** All texts that are shipped in a language, by key. */
async function shippedTexts(parts: object, found = new Map<string, string>()) {
  const note = (texts: Messages, path: string) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'string') found.set(path + key, text);
      else if (text) note(text, `${path}${key}.`);
    }
  };
  for (const [name, part] of Object.entries(parts)) {
    if (textsIn.includes(name)) note(part, '');
    else if (typeof part === 'function') await shippedTexts(await part(), found);
  }
  return found;
}

/** The ends of a tree of own texts: all that is no group. */
const leavesOf = (own: Record<string, unknown>, path = ''): [string, unknown][] =>
  Object.entries(own).flatMap(([key, value]) =>
    isGroup(value) ? leavesOf(value, `${path}${key}.`) : [[path + key, value] as [string, unknown]],
  );

/** How many faults of a file are told one by one. */
const most = 40;

/** What is wrong with the file of a language, which is called `name`; nothing where none is read. */
export async function ownTextFlaws(locale: Locale, name: string): Promise<SettingFlaw[]> {
  const file = await fileOf(locale);
  if (!file) return [];
  if ('problem' in file) return [{ text: 'textsUnread', args: { name, value: file.problem } }];
  if (!isGroup(file.texts)) return [{ text: 'textsUnread', args: { name, value: 'JSON' } }];
  const { own, other } = await loadShipped(locale);
  const shipped = await shippedTexts(own, other && (await shippedTexts(other)));
  const forms = formsFor(locale);
  const flaws = leavesOf(file.texts).flatMap(([key, text]): SettingFlaw[] => {
    const known = shipped.get(key);
    const flaw = known === undefined ? { text: 'textUnknown' } : flawOf(known, text, forms);
    return flaw ? [{ text: flaw.text, args: { name, key, value: '', ...flaw } }] : [];
  });
  const more = { text: 'textMore', args: { name, value: flaws.length - most } };
  return flaws.length > most ? [...flaws.slice(0, most), more] : flaws;
}
