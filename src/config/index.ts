import type { Config, PageSettings, RawSettings } from './settings';

declare global {
  interface Window {
    TRUNKLINE?: RawSettings;
    JAMBONZ?: RawSettings;
    /** On the window, as the script that reads the settings and the one that lives by them are two. */
    trunklineSettings?: PageSettings;
  }
}

let current: Config | null = null;

/**
 * Takes over the settings that the first script of the page has read; undefined where there was none,
 * as in development.
 */
export function takeSettings(): PageSettings | undefined {
  const settings = window.trunklineSettings;
  current = settings?.config ?? current;
  return settings;
}

/** The settings of this page. Throws when asked before they were read, and where they make no sense. */
export function config(): Config {
  if (!current) throw new Error('The configuration has not been read yet');
  return current;
}

/** Whether there are settings that make sense. */
export const isConfigured = (): boolean => current !== null;

/** Replaces the settings. */
export function setConfig(settings: Config | null): void {
  current = settings;
}

/** Names in `window.TRUNKLINE` that are no settings. */
export const unknownSettings = (): string[] => window.trunklineSettings?.unknown ?? [];

export type { Config, ConfigProblem } from './settings';
