import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig, type Source } from '../src/config/readConfig';
import type { Config } from '../src/config/settings';

const origin = 'https://console.example';
const read = (runtime: Source, build: Source = {}): Config => {
  const result = readConfig(runtime, build, origin);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.config;
};
const problemsOf = (runtime: Source, build: Source = {}) => {
  const result = readConfig(runtime, build, origin);
  return 'problems' in result ? result.problems : [];
};

describe('without any setting', () => {
  it('features have their defaults (rule 1.1)', () => {
    expect(read({})).toEqual({
      apiBaseUrl: 'https://console.example/api/v1',
      devBaseUrl: null,
      customSpeech: false,
      forgotPassword: false,
      hosted: false,
      leastCostRouting: false,
      tracing: false,
      callRecording: false,
      additionalSpeechVendors: false,
      accountLimitsAll: false,
      defaultTrunkRouting: true,
      initialAppJson: true,
      adminCarrier: false,
      awsRegion: null,
      defaultServiceProviderSid: null,
      githubClientId: null,
      googleClientId: null,
      baseUrl: null,
      stripePublishableKey: null,
      termsUrl: null,
      privacyUrl: null,
      recordingOrigins: null,
      alertPollInterval: 60,
    });
  });
  it.each([undefined, null, ''])('as with %j, which is none', (value) => {
    expect(read({ ENABLE_LCR: value, API_BASE_URL: value })).toEqual(read({}));
  });
});

describe('names that only existing deployments have', () => {
  it.each<[Source, Source]>([
    [{ DISABLE_LCR: false }, {}],
    [{}, { VITE_DISABLE_CUSTOM_SPEECH: 'false' }],
    [{}, { VITE_APP_JAEGER_TRACING_DISABLED: 'false' }],
    [{}, { VITE_APP_ENABLE_FORGOT_PASSWORD: 'true' }],
  ])('keep the defaults of such a deployment: %j, %j', (runtime, build) => {
    expect(read(runtime, build)).toMatchObject({ callRecording: true, leastCostRouting: true });
  });
  it.each<[Source, Source]>([
    [{ ENABLE_FORGOT_PASSWORD: true, ADMIN_CARRIER: 1 }, {}],
    [{}, { VITE_APP_AWS_REGION: 'eu-west-1', INITIAL_APP_JSON_ENABLED: 'true' }],
  ])('are not those that both have: %j, %j', (runtime, build) => {
    expect(read(runtime, build)).toMatchObject({ callRecording: false, leastCostRouting: false });
  });
});

describe('a flag', () => {
  it.each([true, 'true', 'TRUE', '1', 1, 'yes', 'on'])('is on with %j', (value) => {
    expect(read({ ENABLE_LCR: value }).leastCostRouting).toBe(true);
  });
  it.each([false, 'false', '0', 0, 'no', 'Off'])('is off with %j', (value) => {
    expect(read({ INITIAL_APP_JSON_ENABLED: value }).initialAppJson).toBe(false);
  });
});

/** Setting, its new runtime name, and the names under which existing deployments set it. */
const flags: [keyof Config, string, { off?: string; buildOn?: string; buildOff?: string }][] = [
  ['customSpeech', 'ENABLE_CUSTOM_SPEECH', { off: 'DISABLE_CUSTOM_SPEECH' }],
  ['forgotPassword', 'ENABLE_FORGOT_PASSWORD', { buildOn: 'VITE_APP_ENABLE_FORGOT_PASSWORD' }],
  ['hosted', 'ENABLE_HOSTED_SYSTEM', { buildOn: 'VITE_APP_ENABLE_HOSTED_SYSTEM' }],
  ['leastCostRouting', 'ENABLE_LCR', { off: 'DISABLE_LCR', buildOff: 'VITE_APP_LCR_DISABLED' }],
  [
    'tracing',
    'ENABLE_TRACING',
    { off: 'DISABLE_JAEGER_TRACING', buildOff: 'VITE_APP_JAEGER_TRACING_DISABLED' },
  ],
  [
    'callRecording',
    'ENABLE_CALL_RECORDING',
    { off: 'DISABLE_CALL_RECORDING', buildOff: 'VITE_APP_DISABLE_CALL_RECORDING' },
  ],
  [
    'additionalSpeechVendors',
    'ENABLE_ADDITIONAL_SPEECH_VENDORS',
    {
      off: 'DISABLE_ADDITIONAL_SPEECH_VENDORS',
      buildOff: 'VITE_APP_DISABLE_ADDITIONAL_SPEECH_VENDORS',
    },
  ],
  [
    'accountLimitsAll',
    'ENABLE_ACCOUNT_LIMITS_ALL',
    { buildOn: 'VITE_APP_ENABLE_ACCOUNT_LIMITS_ALL' },
  ],
  [
    'defaultTrunkRouting',
    'ENABLE_DEFAULT_TRUNK_ROUTING',
    { off: 'DISABLE_DEFAULT_TRUNK_ROUTING', buildOff: 'VITE_APP_DISABLE_DEFAULT_TRUNK_ROUTING' },
  ],
  ['initialAppJson', 'INITIAL_APP_JSON_ENABLED', { buildOn: 'INITIAL_APP_JSON_ENABLED' }],
  ['adminCarrier', 'ADMIN_CARRIER', {}],
];

it.each(flags)('%s is set when the console runs, else when it is built', (key, name) => {
  expect(read({ [name]: true })[key]).toBe(true);
  expect(read({ [name]: false }, { [`VITE_${name}`]: true })[key]).toBe(false);
  expect(read({ [name]: true }, { [`VITE_${name}`]: false })[key]).toBe(true);
  expect(read({}, { [`VITE_${name}`]: true })[key]).toBe(true);
  expect(read({}, { [`VITE_${name}`]: 'false' })[key]).toBe(false);
});

/** The names of existing deployments: those for the build stand in another source. */
const oldNames = flags.flatMap(([key, name, { off, buildOn, buildOff }]) =>
  [
    { old: off, source: 'runtime', whenTrue: false },
    { old: buildOn, source: 'build', whenTrue: true },
    { old: buildOff, source: 'build', whenTrue: false },
  ].flatMap(({ old, ...row }) => (old ? [{ key, name, old, ...row }] : [])),
);

it.each(oldNames)('$old of existing $source settings sets $key', (row) => {
  const { key, name, old, source, whenTrue } = row;
  const set = (value: string, others: Source = {}) =>
    source === 'build' ? read(others, { [old]: value }) : read({ ...others, [old]: value });
  expect(set('true')[key]).toBe(whenTrue);
  expect(set('false')[key]).toBe(!whenTrue);
  expect(set('true', { [name]: !whenTrue })[key]).toBe(!whenTrue);
});

describe('an address', () => {
  it.each([
    ['https://api.example/v1', 'https://api.example/v1'],
    [' https://api.example/v1// ', 'https://api.example/v1'],
    ['/api/v1/', '/api/v1'],
    ['http://10.0.0.1:3000/v1', 'http://10.0.0.1:3000/v1'],
  ])('%j is read as %j', (given, apiBaseUrl) => {
    expect(read({ API_BASE_URL: given }).apiBaseUrl).toBe(apiBaseUrl);
    expect(read({}, { VITE_API_BASE_URL: given }).apiBaseUrl).toBe(apiBaseUrl);
  });
  it.each(['api.example/v1', 'localhost:3000/v1', 'javascript:alert(1)', 'nonsense'])(
    '%j is a problem',
    (value) => {
      expect(problemsOf({ API_BASE_URL: value })).toEqual([
        { name: 'API_BASE_URL', value, problem: 'url' },
      ]);
    },
  );
  it.each(['https://a.example ftp://b.example', 'a.example'])(
    'of recordings, %j is a problem: each must be one',
    (value) => {
      expect(read({ RECORDING_ORIGINS: 'https://a.example\n http://b:9000/' })).toMatchObject({
        recordingOrigins: 'https://a.example\n http://b:9000',
      });
      expect(problemsOf({ RECORDING_ORIGINS: value })).toEqual([
        { name: 'RECORDING_ORIGINS', value, problem: 'url' },
      ]);
    },
  );
  it('goes before the one of the build', () => {
    const build = { VITE_API_BASE_URL: 'https://built.example/v1' };
    expect(read({ API_BASE_URL: '/api' }, build).apiBaseUrl).toBe('/api');
    expect(read({ API_BASE_URL: '' }, build).apiBaseUrl).toBe('https://built.example/v1');
  });
});

it.each([
  ['AWS_REGION', 'VITE_APP_AWS_REGION', 'awsRegion'],
  [
    'DEFAULT_SERVICE_PROVIDER_SID',
    'VITE_APP_DEFAULT_SERVICE_PROVIDER_SID',
    'defaultServiceProviderSid',
  ],
  ['GITHUB_CLIENT_ID', 'VITE_APP_GITHUB_CLIENT_ID', 'githubClientId'],
  ['GOOGLE_CLIENT_ID', 'VITE_APP_GOOGLE_CLIENT_ID', 'googleClientId'],
  ['STRIPE_PUBLISHABLE_KEY', 'VITE_APP_STRIPE_PUBLISHABLE_KEY', 'stripePublishableKey'],
] as const)('%s goes before %s', (name, buildName, key) => {
  expect(read({}, { [buildName]: 'built' })[key]).toBe('built');
  expect(read({ [name]: 'set' }, { [buildName]: 'built' })[key]).toBe('set');
  expect(read({ [name]: '  ' })[key]).toBeNull();
});

it('every problem is told at once', () => {
  const runtime = { ENABLE_LCR: 'maybe', DISABLE_LCR: 'often', ALERT_POLL_INTERVAL: '1.5' };
  expect(problemsOf(runtime, { VITE_ENABLE_TRACING: 'perhaps' })).toEqual([
    { name: 'ENABLE_LCR', value: 'maybe', problem: 'flag' },
    { name: 'DISABLE_LCR', value: 'often', problem: 'flag' },
    { name: 'VITE_ENABLE_TRACING', value: 'perhaps', problem: 'flag' },
    { name: 'ALERT_POLL_INTERVAL', value: '1.5', problem: 'number' },
  ]);
});

it('alerts are polled every so many seconds, never with 0', () => {
  expect(read({ ALERT_POLL_INTERVAL: 15 }).alertPollInterval).toBe(15);
  expect(read({ ALERT_POLL_INTERVAL: 0 }).alertPollInterval).toBe(0);
  expect(read({}, { VITE_APP_ALERT_POLL_INTERVAL: '30' }).alertPollInterval).toBe(30);
  expect(problemsOf({ ALERT_POLL_INTERVAL: '-1' })).toHaveLength(1);
});

describe('the settings of the page', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    delete window.TRUNKLINE;
    delete window.JAMBONZ;
  });

  it('are those of this product over those of existing deployments', async () => {
    window.JAMBONZ = { DISABLE_LCR: 'false', AWS_REGION: 'eu-west-1', API_BASE_URL: '/old' };
    window.TRUNKLINE = { API_BASE_URL: '/new', AWS_REGION: '' };
    const { config, loadConfig } = await import('../src/config');
    expect(() => config()).toThrow();
    expect(loadConfig()).toEqual([]);
    expect(config()).toMatchObject({
      apiBaseUrl: '/new',
      awsRegion: 'eu-west-1',
      leastCostRouting: true,
    });
  });
  it('of an existing deployment keep its defaults, unless a setting says otherwise', async () => {
    window.JAMBONZ = { DISABLE_CALL_RECORDING: 'true' };
    window.TRUNKLINE = { ENABLE_TRACING: false };
    const { config, loadConfig } = await import('../src/config');
    loadConfig();
    expect(config()).toMatchObject({
      callRecording: false,
      tracing: false,
      leastCostRouting: true,
      customSpeech: true,
      additionalSpeechVendors: true,
      forgotPassword: false,
      accountLimitsAll: false,
      hosted: false,
    });
  });
  it.each([
    ['an existing deployment that only names its API', { API_BASE_URL: '/api/v1' }, true],
    ['none at all', {}, false],
    ['one that says nothing', { DISABLE_LCR: '' }, false],
  ])('of %s', async (_title, existing, isOn) => {
    window.JAMBONZ = existing;
    const { config, loadConfig } = await import('../src/config');
    loadConfig();
    expect(config().leastCostRouting).toBe(isOn);
  });
  it('are refused with their problems', async () => {
    window.TRUNKLINE = { ENABLE_LCR: 'maybe' };
    const { config, loadConfig } = await import('../src/config');
    expect(loadConfig()).toEqual([{ name: 'ENABLE_LCR', value: 'maybe', problem: 'flag' }]);
    expect(() => config()).toThrow();
  });
});
