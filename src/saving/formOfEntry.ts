import type { Entry } from './journal';
import type { Ending } from './plan';

/** What a form holds now, without any secret. */
export type Draft = Omit<Entry, 'id' | 'form' | 'providerSid' | 'version' | 'save'>;

/** What a form holds that has said nothing yet. */
export const nothing: Draft = {
  resource: '',
  sid: null,
  name: '',
  path: '',
  savedAt: 0,
  changes: [],
  missing: [],
};

/** What the form of an entry knows. */
export interface FormOfEntry {
  /** What it holds now. */
  draftNow: () => Draft;
  /** Columns that its save stores, without any secret. */
  withoutSecrets: (stored: Record<string, unknown>) => Record<string, unknown>;
  /** The secrets that it holds now. */
  secretTexts?: () => string[];
}

/** A save as the form knows it. */
export interface Try<T> {
  call: () => Promise<T>;
  sidOf: (answer: T) => string | null;
  /** How it ended, by what it failed with, where the save did not tell the log. */
  endingOf: (error: unknown) => Ending;
}
