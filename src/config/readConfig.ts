import { type Config, flagRows, textRows } from './settings';

export type Source = Readonly<Record<string, unknown>>;
export interface ConfigProblem {
  name: string;
  value: string;
  problem: 'flag' | 'url' | 'number';
}
export type ConfigResult = { config: Config } | { problems: ConfigProblem[] };

const given = (value: unknown): value is string | number | boolean =>
  value !== undefined && value !== null && String(value).trim() !== '';

/** Sources as one, the first that gives a value winning; an empty value gives nothing. */
export const mergeSources = (...sources: (Source | undefined)[]): Source =>
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

/** `localhost:3000` parses as a URL too, with `localhost` as its scheme, and reaches nothing. */
const isUrl = (value: string): boolean =>
  value.startsWith('/') || (/^https?:\/\//i.test(value) && URL.canParse(value));

/** Whether a flag is set by a name that only an existing deployment has. */
const namesExisting = (runtime: Source, build: Source): boolean =>
  flagRows.some(({ off, build: names }) => {
    const own = [...(names?.on ?? []), ...(names?.off ?? [])];
    return (
      off.some((name) => given(runtime[name]) || given(build[`VITE_${name}`])) ||
      own.some((name) => name.startsWith('VITE_APP_') && given(build[name]))
    );
  });

/** Whether `window.JAMBONZ`, where existing deployments keep their settings, says anything. */
export const isExistingDeployment = (source: Source | undefined): boolean =>
  Object.values(source ?? {}).some(given);

/**
 * Merges runtime over build settings over the built-in defaults and checks every value once.
 *
 * `runtime` is `window.TRUNKLINE` over `window.JAMBONZ`, `build` the VITE_ variables, `origin` the
 * page's own origin for the default API base `{host}/api/v1` (rule 1.2). In an existing deployment,
 * told by `isExisting` or by its names of flags, a feature that such a name switches off is on
 * without one (decision 85).
 * Flag values may be booleans or the words true/false, 1/0, yes/no, on/off. Answers the settings,
 * or every problem found, so that the start page can name them all at once.
 */
export function readConfig(
  runtime: Source,
  build: Source,
  origin: string,
  isExisting = false,
): ConfigResult {
  const problems: ConfigProblem[] = [];
  const keepsItsDefaults = isExisting || namesExisting(runtime, build);

  const readFlag = (source: Source, on: string[], off: string[]): boolean | undefined => {
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

  const readText = (
    name: string,
    buildName: string,
    kind: 'text' | 'url' | 'urls',
  ): string | null => {
    const value = given(runtime[name]) ? runtime[name] : build[buildName];
    if (!given(value)) return null;
    const text = String(value).trim().replace(/\/+$/, '');
    const urls = kind === 'text' ? [] : kind === 'url' ? [text] : text.split(/\s+/);
    if (!urls.every(isUrl)) problems.push({ name, value: text, problem: 'url' });
    return text;
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
    readText('API_BASE_URL', 'VITE_API_BASE_URL', 'url') ?? `${origin.replace(/\/+$/, '')}/api/v1`;

  if (problems.length > 0) return { problems };
  return { config: { ...flags, ...texts, apiBaseUrl, alertPollInterval: Number(poll) } as Config };
}
