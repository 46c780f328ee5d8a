import type { AddedLocale } from './face';
import { type SettingFlaw, toldValue } from './flaws';
import { entriesOf, isObject, isText } from './settingLists';

const directions: unknown[] = ['ltr', 'rtl'];
const known = ['locale', 'name', 'direction', 'fallback'];

/** A language as an entry says it; null where it does not. */
function localeOf(entry: unknown): AddedLocale | null {
  if (!isObject(entry) || !Object.keys(entry).every((name) => known.includes(name))) return null;
  const { locale, name, direction = 'ltr', fallback = 'en' } = entry;
  const isLocale = isText(locale) && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(locale);
  if (!isLocale || !isText(name) || !isText(fallback) || !directions.includes(direction))
    return null;
  return { locale, name, direction: direction as AddedLocale['direction'], fallback };
}

/** The languages of the setting LOCALES, and what is wrong with those that are left out. */
export function readLocales(value: unknown): { locales: AddedLocale[]; flaws: SettingFlaw[] } {
  const list = entriesOf(value);
  if (!list)
    return { locales: [], flaws: [{ text: 'localesList', args: { value: toldValue(value) } }] };
  const rows = list.map((entry) => localeOf(entry));
  return {
    locales: rows.flatMap((row) => row ?? []),
    flaws: rows.flatMap((row, at) =>
      row ? [] : [{ text: 'localesEntry', args: { entry: at + 1, value: toldValue(list[at]) } }],
    ),
  };
}
