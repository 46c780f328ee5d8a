// Settings as an image and `npm run serve` take them from the environment: deploy/image/settings.sh reads
// the same, by a table that is made of this one.
import { readFileSync } from 'node:fs';
import { keepsDefaults } from '../../src/config/existing';
import { faceRows } from '../../src/config/face';
import { flagRows, otherNames, type RawSettings, textRows } from '../../src/config/settings';
import { similarSetting } from '../../src/config/similarSetting';
import { inRoot } from './paths.mjs';

/** One name that a setting may have in the environment. */
export interface EnvironmentName {
  name: string;
  /** The name that config.js has for it. */
  setting: string;
  /** All names in config.js for its setting, one of which is enough. */
  group: string[];
  /**
   * Whether it distinguishes an existing deployment from ours (decision 90): `both` counts if no name is
   * ours. Those of the face distinguish nothing either, and never stop a start.
   */
  of: 'existing' | 'both' | 'ours' | 'any' | 'face';
}

/** What the image of existing deployments takes, beside what it switches off. */
const ofTheirImage = ['API_BASE_URL', 'ENABLE_FORGOT_PASSWORD', 'ADMIN_CARRIER'];

/** Whose name it is, by the rule that the console uses for its build. */
function ownerOf(name: string): EnvironmentName['of'] {
  const isBuildName = /^(VITE_|INITIAL_APP_)/.test(name);
  const keeps = (...others: string[]) => {
    const build = [...(isBuildName ? [name] : []), ...others];
    const said = (names: string[]) => Object.fromEntries(names.map((each) => [each, 'x']));
    return keepsDefaults(said(isBuildName ? [] : [name]), said(build));
  };
  if (keeps('VITE_ENABLE_LCR')) return 'existing';
  if (!keeps('VITE_API_BASE_URL')) return 'ours';
  return keeps() || ofTheirImage.includes(name) ? 'both' : 'any';
}

const named = (setting: string, group: string[], others: string[]) =>
  [setting, ...others].map((name) => ({ name, setting, group, of: ownerOf(name) }));

/** Every name of a setting, in the order in which they count. */
export const environmentNames: EnvironmentName[] = [
  ...flagRows.flatMap(({ on, off, build }) => {
    const group = [...on, ...off];
    const rows = (names: string[], others: string[] = []) =>
      names.flatMap((name, index) => {
        const all = [`VITE_${name}`, ...(index === 0 ? others : [])];
        return named(
          name,
          group,
          all.filter((other) => other !== name),
        );
      });
    return [...rows(on, build?.on), ...rows(off, build?.off)];
  }),
  ...textRows.flatMap(({ name, build }) => named(name, [name], [build])),
  ...faceRows
    .flatMap(({ name }) => named(name, [name], [`VITE_${name}`]))
    .map((row) => ({ ...row, of: 'face' as const })),
  ...otherNames.flatMap((name) =>
    named(name, [name], [name === 'API_BASE_URL' ? 'VITE_API_BASE_URL' : `VITE_APP_${name}`]),
  ),
];

/** Names of images and machines that are no settings of the console, and have their effect elsewhere or none. */
export const otherEnvironmentNames = [
  'ENABLE_PHONE_NUMBER_LAZY_LOAD',
  'VITE_APP_ENABLE_PHONE_NUMBER_LAZY_LOAD',
  'VITE_ENABLE_SYSTEM_UPDATES',
];

/** The longest value (bytes): a megabyte of it would be sent with every page. */
export const longestValue = 16_384;

/** Names that look like settings. */
export const settingLike = /^(ENABLE|DISABLE|VITE|BRAND)_/;

const isGiven = (value: unknown): value is string =>
  typeof value === 'string' && /[^ \t\n\v\f\r]/.test(value);

export type EnvironmentRow = [
  where: 'TRUNKLINE' | 'JAMBONZ',
  group: string,
  setting: string,
  value: string,
  isPort?: true,
];

export interface ReadEnvironment {
  /** What the page receives, in the words of deploy/image/settings.js. */
  rows: EnvironmentRow[];
  notes: string[];
}

/** The address of an API at this very host, as existing images take it: its port and version. */
function apiOfHost(environment: RawSettings): { said: string; port: string } | undefined {
  const { API_PORT, API_VERSION } = environment;
  if (!isGiven(API_PORT) && !isGiven(API_VERSION)) return undefined;
  const port = isGiven(API_PORT) ? API_PORT.trim() : '3000';
  const version = isGiven(API_VERSION) ? API_VERSION.trim() : 'v1';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new Error(`API_PORT needs a port number from 1 to 65535, not "${port}".`);
  }
  if (!/^[\w.-]+$/.test(version)) {
    throw new Error(`API_VERSION needs a name such as v1, not "${version}".`);
  }
  return { said: `:${Number(port)}/${version}`, port: String(Number(port)) };
}

/**
 * Reads the settings of an environment, each by any of its names, and decides whether it is an existing
 * deployment, whose defaults the console keeps. Throws with a message for what cannot be a setting:
 * values of more than 16 kB, an invalid port. The page reports everything else; of the face, such values are left
 * out and noted.
 */
export function readEnvironment(environment: RawSettings): ReadEnvironment {
  const all = environmentNames.filter(({ name }) => isGiven(environment[name]));
  const long = all.filter(
    ({ name }) => Buffer.byteLength(String(environment[name])) > longestValue,
  );
  const inWords = long.map(({ name }) => `${name} is longer than ${longestValue} bytes`);
  const wrong = long.findIndex(({ of }) => of !== 'face');
  if (wrong >= 0) throw new Error(`${inWords[wrong]}.`);
  const given = all.filter((name) => !long.includes(name));
  const api = apiOfHost(environment);
  const is = (owner: EnvironmentName['of']) => given.some((name) => name.of === owner);
  const where =
    is('existing') || api || (is('both') && !is('ours')) ? ('JAMBONZ' as const) : 'TRUNKLINE';
  const firsts = given.filter(
    ({ setting }, index) => given.findIndex((other) => other.setting === setting) === index,
  );
  const rows = firsts.map(({ name, setting, group }): EnvironmentRow => {
    return [where, group.join(' '), setting, String(environment[name])];
  });
  if (api && !rows.some(([, , setting]) => setting === 'API_BASE_URL')) {
    rows.push([where, 'API_BASE_URL', 'API_BASE_URL', api.said, true]);
  }
  const known = [...environmentNames.map(({ name }) => name), ...otherEnvironmentNames];
  const notes = Object.keys(environment)
    .filter((name) => settingLike.test(name) && !known.includes(name))
    .sort()
    .map((name) => {
      const similar = similarSetting(name);
      const meant = similar ? ` Did you mean ${similar}?` : '';
      return `${name} in the environment isn’t a setting.${meant}`;
    });
  const leftOut = inWords.map((words) => `${words} and is left out. Set it in config.js.`);
  return { rows, notes: [...notes, ...leftOut] };
}

/** A text as JavaScript, with nothing in it that could end the script. */
const quoted = (text: string) =>
  JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The text of /config.js: the file of the build, and below it what the environment says. */
export function configText(file: string, rows: EnvironmentRow[]): string {
  const lines = rows.map(([where, group, setting, value, isPort]) => {
    const parts = [where, group, setting].map((part) => `"${part}"`);
    return `[${parts.join(', ')}, ${quoted(value)}${isPort ? ', true' : ''}],\n`;
  });
  const script = readFileSync(inRoot('deploy/image/settings.js'), 'utf8');
  return `${file}\nwindow.TRUNKLINE_ENVIRONMENT = [\n${lines.join('')}];\n${script}`;
}
