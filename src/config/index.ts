import {
  type ConfigProblem,
  isExistingDeployment,
  mergeSources,
  readConfig,
  type Source,
} from './readConfig';
import type { Config } from './settings';

declare global {
  interface Window {
    TRUNKLINE?: Source;
    JAMBONZ?: Source;
  }
}

let current: Config | null = null;

/**
 * Reads and keeps the settings of this page: `window.TRUNKLINE`, then `window.JAMBONZ` (existing
 * deployments), then the build's variables, then the defaults. Answers the problems, none when all
 * is well. Called once, before anything is drawn.
 */
export function loadConfig(): ConfigProblem[] {
  const runtime = mergeSources(window.TRUNKLINE, window.JAMBONZ);
  const build = import.meta.env as unknown as Source;
  const isExisting = isExistingDeployment(window.JAMBONZ);
  const result = readConfig(runtime, build, window.location.origin, isExisting);
  if ('problems' in result) return result.problems;
  current = result.config;
  return [];
}

/** The settings of this page. Throws when asked before `loadConfig` succeeded. */
export function config(): Config {
  if (!current) throw new Error('The configuration has not been read yet');
  return current;
}

/** Replaces the settings: for tests only. */
export function setConfig(settings: Config): void {
  current = settings;
}

export type { ConfigProblem } from './readConfig';
export { readConfig } from './readConfig';
export type { Config } from './settings';
