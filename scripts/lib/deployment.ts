// The settings of a real platform's console: those of config.js and of the environment, and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { type RuntimeConfig, settingsText } from '../../platform/serve/headers';
import { given, isExistingDeployment } from '../../src/config/existing';
import { faceFlaws } from '../../src/config/faceFlaws';
import { mergeSources, readConfig } from '../../src/config/readConfig';
import type { Config, RawSettings } from '../../src/config/settings';
import { similarSetting, unknownNames } from '../../src/config/similarSetting';
import { unlinkedTerms } from '../../src/config/unlinkedTerms';
import { messages } from '../../src/i18n/en/configuration';
import { interpolate } from '../../src/i18n/texts';
import { configText, type EnvironmentRow, readEnvironment } from './environment';

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
  environment: RawSettings;
  /** The build's variables, those of `.env` included. */
  build: RawSettings;
  /** What the command line says, over all others. */
  given: RuntimeConfig;
  /** Scripts that the deployment wrote into its page, which run after config.js. */
  inline?: string[];
}

const words = messages.public.configuration;

/** Where the page is seen is known to browsers alone; an API there needs no leave by name. */
const unknownPage = 'http://page.invalid';

/** What a config.js leaves to the page. */
interface Page {
  own: RawSettings;
  existing: RawSettings;
}

/** What the text of a config.js leaves to the page. Throws in words when it cannot be run. */
function runText(text: string, file: string): Page {
  const page: Record<string, unknown> = { location: new URL(unknownPage) };
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
      return value as RawSettings | undefined;
    }
    throw new Error(
      `${file}: ${interpolate(words.object, { name, value: JSON.stringify(value) })}`,
    );
  });
  return { own, existing };
}

const noSignUp = 'Nobody can sign up: DEFAULT_SERVICE_PROVIDER_SID is not set.';

/** What is to be said of how strangers sign up. */
function signUpNotes(config: Config): string[] {
  if (config.hosted && !config.defaultServiceProviderSid) return [noSignUp];
  const names = unlinkedTerms(config);
  if (names.length === 0) return [];
  const are = names.length > 1 ? 'are' : 'is';
  return [
    `Those who sign up accept what the console does not link: ${names.join(' and ')} ${are} not set.`,
  ];
}

/** The settings that the security policy depends on, as far as they make sense. */
const policyOf = (settings: RawSettings, rows: EnvironmentRow[]): RuntimeConfig => {
  const port = rows.find(([, , , , isPort]) => isPort)?.[3].match(/\d+/)?.[0];
  const names = ['API_BASE_URL', 'STRIPE_PUBLISHABLE_KEY', 'RECORDING_ORIGINS'];
  return {
    ...Object.fromEntries(names.map((name) => [name, String(settings[name] ?? '')])),
    ...(String(settings.API_BASE_URL ?? '').startsWith(unknownPage) ? { API_BASE_URL: '' } : {}),
    ENABLE_HOSTED_SYSTEM: (settings.ENABLE_HOSTED_SYSTEM ?? '') as RuntimeConfig[string],
    ...(port ? { API_PORT: port } : {}),
  };
};

/** The same of settings that make sense, those of the build included. */
const policySettings = (config: Config): RawSettings => ({
  API_BASE_URL: config.apiBaseUrl,
  ENABLE_HOSTED_SYSTEM: config.hosted,
  STRIPE_PUBLISHABLE_KEY: config.stripePublishableKey,
  RECORDING_ORIGINS: config.recordingOrigins,
});

/** What runs, or why it does not. */
function attempt<T>(run: () => T, fallback: T, problems: string[]): T {
  try {
    return run();
  } catch (error) {
    problems.push((error as Error).message);
    return fallback;
  }
}

/**
 * The settings of a console for a real platform: what the command line says, then config.js, then the
 * environment, then the build's variables. Nothing is a setting of the demo. `problems` are in words what a
 * page with these settings would not start with either, and names there. Throws in words what an environment
 * cannot hold at all.
 */
export function readSite({ file, environment, build, given: over, inline = [] }: Sources) {
  const problems: string[] = [];
  const nothing: Page = { own: {}, existing: {} };
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const written = attempt(() => runText(text, file), nothing, problems);
  const { rows, notes } = readEnvironment(environment);
  const below = configText(text, rows);
  const script =
    Object.keys(over).length === 0
      ? below
      : `${below}\nwindow.TRUNKLINE = Object.assign({}, window.TRUNKLINE, ${settingsText(over)});\n`;
  const whole = [script, ...inline].join('\n');
  const { own, existing } =
    problems.length > 0 ? nothing : attempt(() => runText(whole, file), nothing, problems);
  const runtime = mergeSources(own, existing);
  const read = readConfig(runtime, build, unknownPage, isExistingDeployment(existing));
  const config = 'config' in read ? read.config : undefined;
  if ('problems' in read) {
    const told = read.problems.map(({ name, value, problem }) =>
      interpolate(words[problem], { name, value }),
    );
    problems.push(told.join('\n'));
  }
  const unknown = unknownNames(written.own).map((name) => {
    const similar = similarSetting(name);
    return interpolate(similar ? words.similar : words.unknown, { name, similar: similar ?? '' });
  });
  const said = mergeSources(over, written.own, written.existing);
  const taken = rows.filter(([, group]) => !group.split(' ').some((name) => given(said[name])));
  const deployment: Deployment = {
    script,
    policy: policyOf(config ? policySettings(config) : runtime, taken),
    notes: [
      ...unknown,
      ...notes,
      ...faceFlaws(runtime, build).map(({ text, args }) =>
        interpolate(words[text as keyof typeof words], args),
      ),
      ...(config ? signUpNotes(config) : []),
      ...(taken.length > 0
        ? [`Settings of the environment: ${taken.map(([, , name]) => name).join(', ')}.`]
        : []),
    ],
  };
  return { deployment, problems };
}

/** The same where nothing is to start with settings that make no sense: throws what they have wrong. */
export function readDeployment(sources: Sources): Deployment {
  const { deployment, problems } = readSite(sources);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return deployment;
}
