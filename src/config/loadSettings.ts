import { loadConfig } from './loadConfig';
import { loadFace } from './loadFace';
import type { ConfigProblem } from './settings';

/** Reads all settings of a page that has no first script, as in development. Answers the problems. */
export function loadSettings(): ConfigProblem[] {
  const problems = loadConfig();
  loadFace();
  return problems;
}
