import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoConfig } from '../../platform/serve/pageConfig';
import { readDeployment, readSite } from '../../scripts/lib/deployment';

const folder = mkdtempSync(join(tmpdir(), 'trunkline-deployment-'));
const file = join(folder, 'config.js');
afterAll(() => rmSync(folder, { recursive: true }));

const api = 'https://voice.example.com/api/v1';
interface Given {
  text?: string;
  environment?: Record<string, string>;
  build?: Record<string, string>;
  over?: Record<string, string | boolean>;
}
const read = ({ text = 'window.TRUNKLINE = {};', environment = {}, build = {}, over }: Given) => {
  writeFileSync(file, text);
  return readDeployment({ file, environment, build, given: { API_BASE_URL: api, ...over } });
};
/** What the page is left with by the text of `/config.js`. */
const pageOf = (script: string) => {
  const page: { TRUNKLINE?: Record<string, unknown>; JAMBONZ?: Record<string, unknown> } = {};
  new Function('window', script)(page);
  return page;
};
const settingsOf = (given: Given) => pageOf(read(given).script).TRUNKLINE;

describe('the settings of a console for a real platform', () => {
  it('hold nothing of the demo', () => {
    expect(settingsOf({})).toEqual({ API_BASE_URL: api });
    expect(settingsOf({ text: '' })).toEqual({ API_BASE_URL: api });
    expect(Object.keys(demoConfig).length).toBeGreaterThan(5);
  });

  it('are those of config.js, the command line over them and the environment below', () => {
    const text = `window.TRUNKLINE = { API_BASE_URL: '/other', TERMS_URL: '/terms', AWS_REGION: '' };
      window.JAMBONZ = { DISABLE_LCR: 'true', GITHUB_CLIENT_ID: 'jb' };`;
    const environment = {
      ...{ TERMS_URL: '/env', PRIVACY_URL: '/privacy', AWS_REGION: 'eu-west-1' },
      ...{ ENABLE_LCR: 'true', GITHUB_CLIENT_ID: 'env', PATH: '/bin', ENABLE_TRACING: ' ' },
    };
    expect(settingsOf({ text, environment, over: { ENABLE_HOSTED_SYSTEM: true } })).toEqual({
      API_BASE_URL: api,
      ENABLE_HOSTED_SYSTEM: true,
      TERMS_URL: '/terms',
      PRIVACY_URL: '/privacy',
      AWS_REGION: 'eu-west-1',
    });
    expect(pageOf(read({ text, environment }).script).JAMBONZ).toMatchObject({
      DISABLE_LCR: 'true',
    });
  });

  it.each(['</script><script>', '\u2028"\\\'`', '$(id) %s $&', '__proto__'])(
    'are values and never code: %j',
    (value) => {
      const environment = { DEFAULT_SERVICE_PROVIDER_SID: value };
      const { script } = read({ environment });
      expect(pageOf(script).TRUNKLINE).toMatchObject(environment);
      expect(script).not.toContain('</script>');
    },
  );
});

describe('the security policy', () => {
  const hosted = { ENABLE_HOSTED_SYSTEM: true };
  it.each<[string, Given]>([
    ['config.js', { text: "window.TRUNKLINE = { STRIPE_PUBLISHABLE_KEY: 'pk_x' };" }],
    ['existing settings', { text: "window.JAMBONZ = { STRIPE_PUBLISHABLE_KEY: 'pk_x' };" }],
    ['the environment', { environment: { STRIPE_PUBLISHABLE_KEY: 'pk_x' } }],
    ['the build', { build: { VITE_APP_STRIPE_PUBLISHABLE_KEY: 'pk_x' } }],
  ])('knows the card key of %s', (_where, given) => {
    expect(read({ ...given, over: hosted }).policy).toMatchObject({
      API_BASE_URL: api,
      ENABLE_HOSTED_SYSTEM: true,
      STRIPE_PUBLISHABLE_KEY: 'pk_x',
    });
  });
  it.each<[string, Given]>([
    ['config.js', { text: 'window.TRUNKLINE = { RECORDING_ORIGINS: "https://f.example" }' }],
    ['the environment', { environment: { RECORDING_ORIGINS: 'https://f.example' } }],
    ['the build', { build: { VITE_RECORDING_ORIGINS: 'https://f.example' } }],
    ['the command line', { over: { RECORDING_ORIGINS: 'https://f.example' } }],
  ])('knows where recordings come from by %s', (_where, given) => {
    expect(read(given).policy.RECORDING_ORIGINS).toBe('https://f.example');
  });
});

it('the policy knows what a deployment wrote into its page, which is told last', () => {
  writeFileSync(file, 'window.TRUNKLINE = {};');
  const inline = ["window.JAMBONZ = { API_BASE_URL: 'https://inline.example/v1' };"];
  const { deployment, problems } = readSite({
    file,
    environment: {},
    build: {},
    given: {},
    inline,
  });
  expect(problems).toEqual([]);
  expect(deployment.policy.API_BASE_URL).toBe('https://inline.example/v1');
  expect(deployment.script).not.toContain('inline.example');
});

describe('settings that make no sense stop the start in words', () => {
  it.each<[string, Given, RegExp]>([
    [
      'cut off',
      { text: 'window.TRUNKLINE = {\n ENABLE_LCR: true,\n' },
      /config\.js is broken in line \d+: Unexpected end/,
    ],
    ['a page', { text: '<!doctype html>' }, /config\.js is broken in line 1: Unexpected token '<'/],
    [
      'a string',
      { text: 'window.TRUNKLINE = "x";' },
      /window\.TRUNKLINE is "x": it must be an object/,
    ],
    ['null', { text: 'window.TRUNKLINE = null;' }, /window\.TRUNKLINE is null/],
    ['a list', { text: 'window.JAMBONZ = [];' }, /window\.JAMBONZ is \[\]/],
    ['a bad flag', { text: 'window.TRUNKLINE = { ENABLE_LCR: "maybe" }' }, /ENABLE_LCR is “maybe”/],
    ['a bad address', { environment: { TERMS_URL: '//h' } }, /TERMS_URL is “\/\/h”/],
    [
      'a bad base',
      { over: { API_BASE_URL: 'https://u:p@h' } },
      /API_BASE_URL is “https:\/\/u:p@h”/,
    ],
    ['a bad number of the build', { build: { VITE_APP_ALERT_POLL_INTERVAL: '-1' } }, /-1/],
  ])('%s', (_what, given, words) => {
    expect(() => read(given)).toThrow(words);
  });
});

describe('the documents that those who sign up accept', () => {
  const open = { ENABLE_HOSTED_SYSTEM: true, DEFAULT_SERVICE_PROVIDER_SID: 'sid' };
  const unread = 'Those who sign up accept what the console does not link: ';
  it.each<[Record<string, string>, string[]]>([
    [{}, [`${unread}TERMS_URL and PRIVACY_URL are not set.`]],
    [{ TERMS_URL: '/terms' }, [`${unread}PRIVACY_URL is not set.`]],
    [{ PRIVACY_URL: '/privacy' }, [`${unread}TERMS_URL is not set.`]],
    [{ TERMS_URL: '/terms', PRIVACY_URL: 'https://h/privacy' }, []],
  ])('are told where %o is all that is set', (documents, notes) => {
    expect(read({ over: { ...open, ...documents } }).notes).toEqual(notes);
    expect(read({ over: documents }).notes).toEqual([]);
  });
});

it('what is no setting, what nobody can do and what the environment says is told', () => {
  const { notes } = read({
    text: 'window.TRUNKLINE = { ENABLE_LRC: true };',
    environment: { AWS_REGION: 'x' },
    over: { ENABLE_HOSTED_SYSTEM: true },
  });
  expect(notes).toEqual([
    'ENABLE_LRC in config.js isn’t a setting. Did you mean ENABLE_LCR?',
    'Nobody can sign up: DEFAULT_SERVICE_PROVIDER_SID is not set.',
    'Settings of the environment: AWS_REGION.',
  ]);
  expect(read({}).notes).toEqual([]);
});
