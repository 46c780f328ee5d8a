import type { messages as english } from './en';
import type { messages as billingEnglish } from './en/billing';
import type { messages as bulkEnglish } from './en/bulk';
import type { messages as callsEnglish } from './en/calls';
import type { messages as configFileEnglish } from './en/configFile';
import type { messages as configurationEnglish } from './en/configuration';
import type { messages as exchangeEnglish } from './en/exchange';
import type { messages as helpEnglish } from './en/help';
import type { messages as historyEnglish } from './en/history';
import type { messages as hostedLoginEnglish } from './en/hostedLogin';
import type { messages as liveEnglish } from './en/live';
import type { messages as oauthEnglish } from './en/oauth';
import type { messages as passwordsEnglish } from './en/passwords';
import type { publicMessages as publicEnglish } from './en/public';
import type { messages as signOutEnglish } from './en/signOut';
import type { messages as signUpEnglish } from './en/signUp';
import type { messages as summaryEnglish } from './en/summary';
import type { messages as toolsEnglish } from './en/tools';
import type { messages as undoEnglish } from './en/undo';
import type { MuiLocale } from './muiLocale';
import type { DeepPartial } from './texts';

/** What the index of a language exports; it comes with the console. */
export interface LanguageIndex {
  messages: DeepPartial<typeof english>;
  /** The own texts of MUI, which are English without. */
  muiLocale?: MuiLocale;
  /** What is said of many records at once: it comes once some are chosen. */
  loadBulk?: () => Promise<{ messages: DeepPartial<typeof bulkEnglish> }>;
  /** What the screens of calls say besides: it comes with them. */
  loadCalls?: () => Promise<{ messages: DeepPartial<typeof callsEnglish> }>;
  /** What the page of the configuration as a file says: it comes with it. */
  loadConfigFile?: () => Promise<{ messages: DeepPartial<typeof configFileEnglish> }>;
  /** What is said of calls and devices of now: it comes with the screens that show them. */
  loadLive?: () => Promise<{ messages: DeepPartial<typeof liveEnglish> }>;
  /** What Home and the summary of calls say: it comes with them. */
  loadSummary?: () => Promise<{ messages: DeepPartial<typeof summaryEnglish> }>;
  /** What exports and imports say: it comes with them. */
  loadExchange?: () => Promise<{ messages: DeepPartial<typeof exchangeEnglish> }>;
  /** What terms mean and what keys do: it comes when that is asked for. */
  loadHelp?: () => Promise<{ messages: DeepPartial<typeof helpEnglish> }>;
  /** What is said of calls that will be, or were, sent: it comes when they are looked at. */
  loadHistory?: () => Promise<{ messages: DeepPartial<typeof historyEnglish> }>;
  /** What trying things out and the screen of health say: it comes with them. */
  loadTools?: () => Promise<{ messages: DeepPartial<typeof toolsEnglish> }>;
  /** What is said of a deletion that can be taken back: it comes with the question. */
  loadUndo?: () => Promise<{ messages: DeepPartial<typeof undoEnglish> }>;
}

/** The texts of a language: those of the sign-in page, and how to fetch all others. */
export interface LanguageParts {
  /** The texts of the sign-in page and of what is around every signed-out page; English without. */
  publicMessages?: DeepPartial<typeof publicEnglish>;
  /** What is said of settings that make no sense; English without. */
  loadConfiguration?: () => Promise<{ messages: DeepPartial<typeof configurationEnglish> }>;
  /** What the pages of a forgotten password and of a forced change need on top; English without. */
  loadPasswords?: () => Promise<{ messages: DeepPartial<typeof passwordsEnglish> }>;
  /** What logging in, coming back from an identity provider and signing up need in hosted mode. */
  loadHostedLogin?: () => Promise<{ messages: DeepPartial<typeof hostedLoginEnglish> }>;
  loadOAuth?: () => Promise<{ messages: DeepPartial<typeof oauthEnglish> }>;
  loadSignUp?: () => Promise<{ messages: DeepPartial<typeof signUpEnglish> }>;
  /** What is said of a log-out that the platform has not confirmed, from the index; English without. */
  loadSignOut?: () => Promise<{ messages: DeepPartial<typeof signOutEnglish> }>;
  /** Every text of the console, and how to fetch those that come with some of its screens. */
  load: () => Promise<LanguageIndex>;
  /** What the console of a hosted platform says besides. */
  loadBilling?: () => Promise<{ messages: DeepPartial<typeof billingEnglish> }>;
}
