// The settings of a real platform's console: those of config.js and of the environment, and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { type RuntimeConfig, settingsText } from '../../platform/serve/headers';
import { given, isExistingDeployment } from '../../src/config/existing';
import { mergeSources, readConfig } from '../../src/config/readConfig';
import {
  type Config,
  flagRows,
  otherNames,
  type Source,
  textRows,
} from '../../src/config/settings';
import { similarSetting, unknownNames } from '../../src/config/similarSetting';
import { messages } from '../../src/i18n/en/configuration';
import { interpolate } from '../../src/i18n/texts';

/** What the page and its security policy are given, and what is to be said of it at the start. */
export interface Deployment {
  /** The text of `/config.js`. */
  script: string;
  /** The settings as far as the security policy depends on them. */
  policy: RuntimeConfig;
  notes: string[];
}

interface Sources {
  /** The `config.js` of the deployment; missing, it says nothing. */
  file: string;
  environment: Source;
  /** The build's variables, those of `.env` included. */
  build: Source;
  /** What the command line says, over all others. */
  given: RuntimeConfig;
}

const words = messages.public.configuration;

/** The names of one setting, each of which may be given in its place. */
const settings: string[][] = [
  ...flagRows.map(({ on, off }) => [...on, ...off]),
  ...textRows.map(({ name }) => [name]),
  ...otherNames.map((name) => [name]),
];

/** What the two globals of a config.js hold. Throws in words when it cannot be run. */
function readFile(file: string): { text: string; own: Source; existing: Source } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page: Record<string, unknown> = { location: new URL('http://localhost/') };
  createContext(page);
  Object.assign(page, { window: page, self: page });
  try {
    runInContext(text, page, { filename: file, timeout: 5000 });
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const line = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0] ?? '1';
    throw new Error(interpolate(words.broken, { name: file, line, value: message }));
  }
  const [own = {}, existing = {}] = ['TRUNKLINE', 'JAMBONZ'].map((name) => {
    const value = page[name];
    if (value === undefined || (value && typeof value === 'object' && !Array.isArray(value))) {
      return value as Source | undefined;
    }
    throw new Error(
      `${file}: ${interpolate(words.object, { name, value: JSON.stringify(value) })}`,
    );
  });
  return { text, own, existing };
}

/** What a config.js leaves unsaid and the environment says, by the names that config.js takes. */
function fromEnvironment(environment: Source, said: Source): RuntimeConfig {
  const free = settings.filter((names) => !names.some((name) => given(said[name])));
  const found = free.flat().filter((name) => given(environment[name]));
  return Object.fromEntries(found.map((name) => [name, String(environment[name])]));
}

/** What would not start in a browser either, in words. */
function check(result: ReturnType<typeof readConfig>): Config {
  if ('config' in result) return result.config;
  const told = result.problems.map(({ name, value, problem }) =>
    interpolate(words[problem], { name, value }),
  );
  throw new Error(told.join('\n'));
}

/**
 * The settings of a console for a real platform: what the command line says, then config.js, then the
 * environment, then the build's variables. Nothing is a setting of the demo. Throws in words when any of it
 * makes no sense.
 */
export function readDeployment({ file, environment, build, given: over }: Sources): Deployment {
  const { text, own, existing } = readFile(file);
  const below = fromEnvironment(environment, mergeSources(over, own, existing));
  const runtime = mergeSources(over, own, existing, below);
  const isExisting = isExistingDeployment(existing);
  const config = check(readConfig(runtime, build, 'http://localhost', isExisting));
  // What the file leaves empty is said by the environment.
  const all = `Object.assign({}, window.TRUNKLINE, ${settingsText({ ...below, ...over })})`;
  const unknown = unknownNames(own).map((name) => {
    const similar = similarSetting(name);
    return interpolate(similar ? words.similar : words.unknown, { name, similar: similar ?? '' });
  });
  const noSignUp = 'Nobody can sign up: DEFAULT_SERVICE_PROVIDER_SID is not set.';
  return {
    script: `${text}\nwindow.TRUNKLINE = ${all};\n`,
    policy: {
      API_BASE_URL: config.apiBaseUrl,
      ENABLE_HOSTED_SYSTEM: config.hosted,
      STRIPE_PUBLISHABLE_KEY: config.stripePublishableKey ?? '',
      RECORDING_ORIGINS: config.recordingOrigins ?? '',
    },
    notes: [
      ...unknown,
      ...(config.hosted && !config.defaultServiceProviderSid ? [noSignUp] : []),
      ...(Object.keys(below).length > 0
        ? [`Settings of the environment: ${Object.keys(below).join(', ')}.`]
        : []),
    ],
  };
}
