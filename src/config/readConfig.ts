import { given, keepsDefaults } from './existing';
import {
  type Config,
  type ConfigProblem,
  flagRows,
  type RawSettings,
  type TextKind,
  textRows,
} from './settings';

type ConfigResult = { config: Config } | { problems: ConfigProblem[] };

/** Sources as one, the first that gives a value winning; an empty value gives nothing. */
export const mergeSources = (...sources: (RawSettings | undefined)[]): RawSettings =>
  Object.fromEntries(
    sources
      .reverse()
      .flatMap((source) => Object.entries(source ?? {}).filter(([, value]) => given(value))),
  );

const parseFlag = (value: string | number | boolean): boolean | null => {
  const word = String(value).trim().toLowerCase();
  if (['true', '1', 'yes', 'on'].includes(word)) return true;
  return ['false', '0', 'no', 'off'].includes(word) ? false : null;
};

/**
 * A whole address of http without a user's name, or a path of this origin. `localhost:3000` parses as a
 * URL too, with `localhost` as its scheme, and reaches nothing; `//host` is another host.
 */
const address = /^(?:https?:\/\/[^/?#@\s\\]+(?![^/?#])|\/(?!\/))[^\s\\]*$/i;

export const isAddress = (value: string, kind: TextKind): boolean =>
  address.test(value) &&
  (value.startsWith('/') || URL.canParse(value)) &&
  (kind !== 'base' || !/[?#]/.test(value));

/** Whom a browser lets a page of https call by http: the machine that it runs on. */
const isOwnMachine = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(hostname);

/** A call that every browser blocks: of http, from a page of https. */
const isMixed = (base: string, origin: string): boolean =>
  /^https:/i.test(origin) && /^http:/i.test(base) && !isOwnMachine(new URL(base).hostname);

/**
 * Merges runtime over build settings over the built-in defaults and checks every value once.
 *
 * `runtime` is `window.TRUNKLINE` over `window.JAMBONZ`, `build` the VITE_ variables, `origin` the
 * page's own origin for the default API base `{host}/api/v1` (rule 1.2). In an existing deployment,
 * told by `isExisting` or by its names, a feature that such a name switches off is on without one
 * (decisions 85 and 90).
 * Flag values may be booleans or the words true/false, 1/0, yes/no, on/off. Answers the settings,
 * or every problem found, so that the start page can name them all at once.
 */
export function readConfig(
  runtime: RawSettings,
  build: RawSettings,
  origin: string,
  isExisting = false,
): ConfigResult {
  const problems: ConfigProblem[] = [];
  const keepsItsDefaults = isExisting || keepsDefaults(runtime, build);

  const readFlag = (source: RawSettings, on: string[], off: string[]): boolean | undefined => {
    for (const [names, flip] of [
      [on, false],
      [off, true],
    ] as const) {
      for (const name of names) {
        const value = source[name];
        if (!given(value)) continue;
        const parsed = parseFlag(value);
        if (parsed === null) problems.push({ name, value: String(value), problem: 'flag' });
        else return flip ? !parsed : parsed;
      }
    }
    return undefined;
  };

  const readText = (name: string, buildName: string, kind: TextKind): string | null => {
    const value = given(runtime[name]) ? runtime[name] : build[buildName];
    if (!given(value)) return null;
    const text = String(value).trim();
    const addresses = kind === 'text' ? [] : kind === 'urls' ? text.split(/\s+/) : [text];
    if (!addresses.every((each) => isAddress(each, kind))) {
      problems.push({ name, value: text, problem: kind === 'base' ? kind : 'url' });
    }
    return text.replace(/\/+$/, '');
  };

  const flags = Object.fromEntries(
    flagRows.map(({ key, on, off, build: names, fallback }) => [
      key,
      readFlag(runtime, on, off) ??
        readFlag(
          build,
          [...on.map((name) => `VITE_${name}`), ...(names?.on ?? [])],
          [...off.map((name) => `VITE_${name}`), ...(names?.off ?? [])],
        ) ??
        (fallback || (keepsItsDefaults && off.length > 0)),
    ]),
  );
  const texts = Object.fromEntries(
    textRows.map(({ key, name, build: buildName, kind }) => [key, readText(name, buildName, kind)]),
  );
  const poll = readText('ALERT_POLL_INTERVAL', 'VITE_APP_ALERT_POLL_INTERVAL', 'text') ?? '60';
  if (!/^\d{1,6}$/.test(poll)) {
    problems.push({ name: 'ALERT_POLL_INTERVAL', value: poll, problem: 'number' });
  }
  const apiBaseUrl =
    readText('API_BASE_URL', 'VITE_API_BASE_URL', 'base') ?? `${origin.replace(/\/+$/, '')}/api/v1`;
  if (problems.length === 0 && isMixed(apiBaseUrl, origin)) {
    problems.push({ name: 'API_BASE_URL', value: apiBaseUrl, problem: 'mixed' });
  }

  if (problems.length > 0) return { problems };
  const others = { apiBaseUrl, alertPollInterval: Number(poll), face: null };
  return { config: { ...flags, ...texts, ...others } as Config };
}
