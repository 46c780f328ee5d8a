import { placeOf } from '../routing/addresses';

/** Which scripts of a build are wanted where, besides those that the page names itself. */
export interface FirstScripts {
  /** Wherever somebody is signed in. */
  console: string[];
  /** The texts, by locale. */
  locales: Record<string, string[]>;
  /** The list of an area, and its forms. */
  lists: Record<string, string[]>;
  forms: Record<string, string[]>;
}

/** The scripts of a path of the console, each once. */
export function scriptsOf(scripts: FirstScripts, pathname: string, locale: string): string[] {
  const { area = '', sid } = placeOf(pathname) ?? {};
  const screens = sid ? scripts.forms : scripts.lists;
  const wanted = [scripts.console, scripts.locales[locale] ?? [], screens[area] ?? []];
  return [...new Set(wanted.flat())];
}
