import { hrefOf } from '../routing/addresses';
import { setConfig } from '.';
import { isExistingDeployment } from './existing';
import { hasFace } from './faceNames';
import { mergeSources, readConfig } from './readConfig';
import type { ConfigProblem, PageSettings, RawSettings } from './settings';
import { unknownNames } from './similarSetting';

const globals = ['TRUNKLINE', 'JAMBONZ'] as const;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the two globals themselves; without either /config.js was not read to its end. */
function globalProblems(): ConfigProblem[] {
  const found = globals.filter((name) => window[name] !== undefined);
  if (found.length === 0) return [{ name: hrefOf('/config.js'), value: '', problem: 'unread' }];
  return found
    .filter((name) => !isObject(window[name]))
    .map((name) => ({ name, value: JSON.stringify(window[name]), problem: 'object' }));
}

function readPage(): PageSettings {
  const problems = globalProblems();
  const nothing = { config: null, unknown: [], hasFace: false };
  if (problems.length > 0) return { ...nothing, problems };
  const runtime = mergeSources(window.TRUNKLINE, window.JAMBONZ);
  const build = import.meta.env as unknown as RawSettings;
  const isExisting = isExistingDeployment(window.JAMBONZ);
  const result = readConfig(runtime, build, window.location.origin, isExisting);
  const unknown = unknownNames(window.TRUNKLINE ?? {});
  return 'problems' in result
    ? { ...nothing, problems: result.problems, unknown }
    : { config: result.config, problems: [], unknown, hasFace: hasFace(runtime, build) };
}

/**
 * Reads the settings of this page and leaves them to it: `window.TRUNKLINE`, then `window.JAMBONZ`
 * (existing deployments), then the build's variables, then the defaults. Answers the problems, none when
 * all is well. Called once, when the whole page is read: a deployment may write them anywhere in it.
 */
export function loadConfig(): ConfigProblem[] {
  const settings = readPage();
  window.trunklineSettings = settings;
  setConfig(settings.config);
  return settings.problems;
}
