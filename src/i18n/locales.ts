import { writePreference } from '../config/preferences';
import { createObservable } from '../observable';
import type { messages as english } from './en';
import type { messages as billingEnglish } from './en/billing';
import type { messages as callsEnglish } from './en/calls';
import type { messages as configurationEnglish } from './en/configuration';
import type { messages as hostedLoginEnglish } from './en/hostedLogin';
import type { messages as oauthEnglish } from './en/oauth';
import type { messages as passwordsEnglish } from './en/passwords';
import type { publicMessages as publicEnglish } from './en/public';
import type { messages as signOutEnglish } from './en/signOut';
import type { messages as signUpEnglish } from './en/signUp';
import type { MuiLocale } from './muiLocale';
import { preferredLocale } from './preferredLocale';
import type { DeepPartial } from './texts';

/** A language of the console. Its texts are fetched when it is chosen. */
export interface LocaleRow {
  /** What the language calls itself. */
  name: string;
  /** Every text is there, which a test holds. Otherwise English fills what is missing. */
  complete: boolean;
  /** The texts of the sign-in page and of what is around every signed-out page; English without. */
  loadPublic?: () => Promise<{ publicMessages: DeepPartial<typeof publicEnglish> }>;
  /** What is said of settings that make no sense; English without. */
  loadConfiguration?: () => Promise<{ messages: DeepPartial<typeof configurationEnglish> }>;
  /** What the pages of a forgotten password and of a forced change need on top; English without. */
  loadPasswords?: () => Promise<{ messages: DeepPartial<typeof passwordsEnglish> }>;
  /** What logging in, coming back from an identity provider and signing up need in hosted mode. */
  loadHostedLogin?: () => Promise<{ messages: DeepPartial<typeof hostedLoginEnglish> }>;
  loadOAuth?: () => Promise<{ messages: DeepPartial<typeof oauthEnglish> }>;
  loadSignUp?: () => Promise<{ messages: DeepPartial<typeof signUpEnglish> }>;
  /** What is said of a log-out that the platform has not confirmed; English without. */
  loadSignOut?: () => Promise<{ messages: DeepPartial<typeof signOutEnglish> }>;
  /** Every text of the console, and the own texts of MUI, which are English without. */
  load: () => Promise<{ messages: DeepPartial<typeof english>; muiLocale?: MuiLocale }>;
  /** What the screens of calls say besides: it comes with them. */
  loadCalls?: () => Promise<{ messages: DeepPartial<typeof callsEnglish> }>;
  /** What the console of a hosted platform says besides. */
  loadBilling?: () => Promise<{ messages: DeepPartial<typeof billingEnglish> }>;
}

/** The languages by locale: the code of the browser's language, of `<html lang>` and of the folder. */
export const locales = {
  en: {
    name: 'English',
    complete: true,
    loadPublic: () => import('./en/public'),
    loadConfiguration: () => import('./en/configuration'),
    loadPasswords: () => import('./en/passwords'),
    loadHostedLogin: () => import('./en/hostedLogin'),
    loadOAuth: () => import('./en/oauth'),
    loadSignUp: () => import('./en/signUp'),
    loadSignOut: () => import('./en/signOut'),
    load: () => import('./en'),
    loadCalls: () => import('./en/calls'),
    loadBilling: () => import('./en/billing'),
  },
  fr: {
    name: 'Français',
    complete: true,
    loadPublic: () => import('./fr/public'),
    loadConfiguration: () => import('./fr/configuration'),
    loadPasswords: () => import('./fr/passwords'),
    loadHostedLogin: () => import('./fr/hostedLogin'),
    loadOAuth: () => import('./fr/oauth'),
    loadSignUp: () => import('./fr/signUp'),
    loadSignOut: () => import('./fr/signOut'),
    load: () => import('./fr'),
    loadCalls: () => import('./fr/calls'),
    loadBilling: () => import('./fr/billing'),
  },
} satisfies Record<string, LocaleRow>;

export type Locale = keyof typeof locales;

/** What there is to choose from, by name. */
export const localeNames = Object.entries(locales).map(([locale, { name }]) => ({
  locale: locale as Locale,
  name,
}));

/** The row of a language, with all that a row may say. */
export const localeRow = (locale: Locale): LocaleRow => locales[locale];

/** The chosen language, else the browser's first one that we ship, else English. */
export const currentLocale = (): Locale =>
  preferredLocale(localeNames.map(({ locale }) => locale)) ?? 'en';

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
