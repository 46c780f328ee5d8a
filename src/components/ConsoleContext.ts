import { createContext, useContext } from 'react';
import type { ScreenTexts } from '../i18n/language';
import type { Identity } from '../types';
import type { MissingReason } from '../types/missingReason';

/** Who is signed in, whose data is on screen, and what the deployment offers. */
export interface ConsoleInfo {
  identity: Identity;
  /** Null while an admin's provider list is on its way, or when the platform has none. */
  providerSid: string | null;
  features: {
    callRecording: boolean;
    initialAppJson: boolean;
    accountLimitsAll: boolean;
    hosted: boolean;
    leastCostRouting: boolean;
    tracing: boolean;
    /** Set where the platform keeps the logs of calls. */
    awsRegion: string | null;
    customSpeech: boolean;
    additionalSpeechVendors: boolean;
    /** The deployer's own, where there is one. */
    face: { name: string | null } | null;
  };
}

/** What screens can have the console do; the object stays the same while nothing in it changes. */
export interface ConsoleActions {
  /** The account that lists are narrowed to when the URL says nothing. */
  storedAccountFilter: () => string | null;
  storeAccountFilter: (accountSid: string | null) => void;
  /** The keys of the columns that were chosen last for a list; null where nobody chose. */
  storedColumns: (list: string) => string[] | null;
  /** Keeps them for the next visits, or forgets them with null. */
  storeColumns: (list: string, keys: readonly string[] | null) => void;
  /** Makes another service provider the current one. */
  chooseServiceProvider: (sid: string | null) => void;
  /** Remembers that the alerts have been looked at until now. */
  markAlertsSeen: () => void;
  /** Ends the session; a form that is not saved is asked about first. */
  signOut: () => Promise<void>;
  /** Ends the session of an operator who deleted the own user. */
  endSession: () => Promise<void>;
  /**
   * How far a provider or an account is: `begun` where something was missing when it was last looked for,
   * `done` where it had everything once, or the operator wants no advice; null where nobody looked.
   */
  setupProgress: (owner: string) => 'begun' | 'done' | null;
  noteSetup: (owner: string, progress: 'begun' | 'done') => void;
  /** Says that a form holds what is not stored yet, until what it answers is called; `isKept` where a draft keeps it. */
  holdUnsavedWork: (isKept: boolean) => () => void;
  /** Why code could not be had, by the error of fetching it. */
  whyMissing: (error: unknown) => Promise<MissingReason>;
  /** Says so above every page; false where the connection is at fault. */
  tellMissing: (error: unknown) => Promise<boolean>;
  /** Shows which console this is, and what a bug report should say of it. */
  showAbout: () => void;
  /** Shows the shortcuts of the keyboard. */
  showKeys: () => void;
  /** Fetches the words that explain terms and shortcuts. */
  loadHelp: () => Promise<void>;
  /** Fetches texts that come with what shows them. */
  loadTexts: (group: ScreenTexts) => Promise<void>;
  /** Opens the choice of the console's time zone. */
  showTimeZone: () => void;
  /** Reloads the page; what is typed comes back as a draft. */
  reload: () => void;
}

/** How high the rows of tables are, and how to change it. */
export interface TableDensity {
  isCompact: boolean;
  toggle: () => void;
}

/** In which time zone times are shown, and how to choose another. */
export interface TimeZone {
  /** Its IANA name; undefined for the browser's. */
  zone: string | undefined;
  choose: (zone: string | undefined) => void;
}

// Separate contexts: a component that reads one does not render when another changes.
export const ConsoleContext = createContext<ConsoleInfo | null>(null);
export const ConsoleActionsContext = createContext<ConsoleActions | null>(null);
export const TableDensityContext = createContext<TableDensity>({
  isCompact: false,
  toggle: () => undefined,
});

/** True while the operator logs out: the call is on its way, and nothing else can be done. */
export const LeavingContext = createContext(false);

export const TimeZoneContext = createContext<TimeZone>({
  zone: undefined,
  choose: () => undefined,
});

export function useConsole(): ConsoleInfo {
  const info = useContext(ConsoleContext);
  if (!info) throw new Error('ConsoleContext is missing');
  return info;
}

export function useConsoleActions(): ConsoleActions {
  const actions = useContext(ConsoleActionsContext);
  if (!actions) throw new Error('ConsoleActionsContext is missing');
  return actions;
}

export const useIsLeaving = (): boolean => useContext(LeavingContext);

export const useTableDensity = (): TableDensity => useContext(TableDensityContext);

export const useTimeZone = (): TimeZone => useContext(TimeZoneContext);
