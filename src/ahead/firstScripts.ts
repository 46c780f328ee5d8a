import type { Place } from '../routing/addresses';

/** Which scripts of a build are wanted where, besides those that the page names itself. */
export interface FirstScripts {
  /** The console's own, which the page fetches and the first script begins. */
  main: string;
  /** What a deployer's own face needs before it is shown. */
  face: string;
  /** Wherever somebody is signed in. */
  console: string[];
  /** The texts, by locale. */
  locales: Record<string, string[]>;
  /** The list of an area, and its forms; without the console's. */
  lists: Record<string, string[]>;
  forms: Record<string, string[]>;
}

/** The scripts of a place of the console, each once. */
export function scriptsOf(
  scripts: FirstScripts,
  { area, sid }: Pick<Place, 'area'> & Partial<Place>,
  locale: string,
): string[] {
  const screens = sid ? scripts.forms : scripts.lists;
  const wanted = [scripts.console, scripts.locales[locale] ?? [], screens[area] ?? []];
  return [...new Set(wanted.flat())];
}
