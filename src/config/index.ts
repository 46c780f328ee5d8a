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

/** What this console is called. */
export const productName = (): string => current?.face?.name ?? 'Trunkline';

/** Whether the build draws the page, with a face and without one. */
let isDrawn = false;

/** Draws a page with these settings from now on; a whole one, where any deployment may have what it has. */
export function drawWith(settings: Config, isWhole: boolean): void {
  isDrawn = isWhole;
  current = settings;
}

/** Whether the console has the face of the product, or one of its deployer; both while the build draws it. */
export const hasOwnFace = (): boolean => isDrawn || Boolean(current?.face);
export const hasOurFace = (): boolean => isDrawn || !current?.face;

/** Replaces the settings. */
export function setConfig(settings: Config | null): void {
  current = settings;
}

/** Names in `window.TRUNKLINE` that are no settings. */
export const unknownSettings = (): string[] => window.trunklineSettings?.unknown ?? [];

export type { Config, ConfigProblem } from './settings';
