import { readPreference } from '../config/preferences';

/** The chosen one of the languages that we ship, else the browser's first one; undefined when there is none. */
export function preferredLocale<Locale extends string>(shipped: Locale[]): Locale | undefined {
  const find = (tag: string | null | undefined) => shipped.find((locale) => locale === tag);
  // A variant such as `pt-BR` may be shipped itself, or the language that it is a variant of.
  const wanted = navigator.languages.flatMap((tag) => [tag, tag.split('-')[0]]);
  return find(readPreference('locale')) ?? wanted.map(find).find(Boolean);
}
