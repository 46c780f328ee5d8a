import { createContext, useContext } from 'react';
import type { Identity } from '../types';

/** What the console tells its screens about itself; the shell fills it in. */
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
  };
  density: 'standard' | 'compact';
  toggleDensity: () => void;
  /** The account that lists are narrowed to when the URL says nothing. */
  storedAccountFilter: () => string | null;
  storeAccountFilter: (accountSid: string | null) => void;
  /** Makes another service provider the current one. */
  chooseServiceProvider: (sid: string | null) => void;
  /** Remembers that the alerts have been looked at until now. */
  markAlertsSeen: () => void;
  /** Ends the session of an operator who deleted the own user. */
  signOut: () => Promise<void>;
}

export const ConsoleContext = createContext<ConsoleInfo | null>(null);

export function useConsole(): ConsoleInfo {
  const info = useContext(ConsoleContext);
  if (!info) throw new Error('ConsoleContext is missing');
  return info;
}
