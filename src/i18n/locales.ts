import type { StylisPlugin } from '@emotion/cache';
import { writePreference } from '../config/preferences';
import { createObservable } from '../observable';
import type { LanguageParts } from './parts';
import { preferredLocale } from './preferredLocale';
import type { Isolate, Plurals } from './texts';

/** A language of the console. Its texts are fetched when it is chosen. */
export interface LocaleRow {
  /** What the language calls itself. */
  name: string;
  /** Every text is there, which a test holds. Otherwise another language fills what is missing. */
  complete: boolean;
  /** The language that fills it, which is complete; English without. */
  fallback?: Locale;
  /** How numbers choose among the forms of a text, where the translator does not know it by itself. */
  plurals?: Plurals;
  /** How it is written; from left to right without. */
  direction?: 'rtl';
  /** Its signed-out texts, and how to fetch all others. */
  loadParts: () => Promise<{ parts: LanguageParts }>;
}

/** The languages by locale: the code of the browser's language, of `<html lang>` and of the folder. */
export const locales = {
  en: { name: 'English', complete: true, loadParts: () => import('./en/parts') },
  fr: { name: 'Français', complete: true, loadParts: () => import('./fr/parts') },
  de: { name: 'Deutsch', complete: true, loadParts: () => import('./de/parts') },
  es: { name: 'Español', complete: true, loadParts: () => import('./es/parts') },
  ja: { name: '日本語', complete: true, loadParts: () => import('./ja/parts') },
  ar: { name: 'العربية', complete: true, direction: 'rtl', loadParts: () => import('./ar/parts') },
} satisfies Record<string, LocaleRow>;

export type Locale = keyof typeof locales;

/** What there is to choose from, by name. */
export const localeNames = Object.entries(locales).map(([locale, { name }]) => ({
  locale: locale as Locale,
  name,
}));

/** What mirrors the styles of the page for a language that is written from right to left. */
export type Mirror = StylisPlugin[];

interface LoadedParts {
  own: LanguageParts;
  /** Those of the language that fills it, where it is not complete. */
  other: LanguageParts | undefined;
  otherLocale: Locale | undefined;
  mirror: Mirror | undefined;
  isolate: Isolate | undefined;
  plurals: Plurals | undefined;
}

/** The parts of a language as they are shipped, with all that a page needs to speak it. */
export async function loadShipped(locale: Locale): Promise<LoadedParts> {
  const { complete, fallback = 'en', ...row }: LocaleRow = locales[locale];
  const [own, other, mirroring] = await Promise.all([
    row.loadParts(),
    complete ? undefined : locales[fallback].loadParts(),
    row.direction && import('./mirror'),
  ]);
  return {
    own: own.parts,
    other: other?.parts,
    otherLocale: complete ? undefined : fallback,
    plurals: row.plurals,
    mirror: mirroring?.mirror,
    isolate: mirroring?.isolate,
  };
}

type Layer = (locale: Locale, parts: LanguageParts) => Promise<LanguageParts>;

/** Lays a deployment's own texts over those of a language. */
let layer: Layer | null = null;
export const setTextLayer = (next: Layer | null): void => {
  layer = next;
};

/** The same with a deployment's own texts, where there are such. */
export async function loadParts(locale: Locale): Promise<LoadedParts> {
  const parts = await loadShipped(locale);
  return layer ? { ...parts, own: await layer(locale, parts.own) } : parts;
}

/** The chosen language, else the browser's first one that we ship, else English. */
export const currentLocale = (): Locale =>
  preferredLocale(localeNames.map(({ locale }) => locale)) ?? 'en';

/** Which way a page that is mirrored, or is not, is written. */
export const directionOf = (mirror: Mirror | undefined) => (mirror ? 'rtl' : 'ltr');

/** Told when a language is chosen; which one it is before that, `currentLocale` says. */
const chosen = createObservable<Locale>('en');

/** Calls back when a language is chosen, on whichever side of the sign-in. */
export const subscribeToLocale = chosen.subscribe;

/** Stores the chosen language, tells the document and every listener. */
export function chooseLocale(locale: Locale): void {
  writePreference('locale', locale);
  document.documentElement.lang = locale;
  chosen.set(locale);
}
