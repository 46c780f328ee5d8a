import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faceRows } from '../src/config/face';
import { readConfig } from '../src/config/readConfig';
import { type Config, flagRows, type RawSettings, textRows } from '../src/config/settings';

const origin = 'https://console.example';
const read = (runtime: RawSettings, build: RawSettings = {}): Config => {
  const result = readConfig(runtime, build, origin);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.config;
};
const problemsOf = (runtime: RawSettings, build: RawSettings = {}) => {
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
      face: null,
    });
  });
  it.each([undefined, null, ''])('as with %j, which is none', (value) => {
    expect(read({ ENABLE_LCR: value, API_BASE_URL: value })).toEqual(read({}));
  });
});

/** Names of the existing console for its build that ours has as well, with something to say. */
const sharedBuild: RawSettings = {
  VITE_API_BASE_URL: 'https://voice.example/v1',
  VITE_DEV_BASE_URL: 'http://127.0.0.1:3000/v1',
  VITE_ADMIN_CARRIER: '1',
  VITE_APP_AWS_REGION: 'eu-west-1',
  VITE_APP_DEFAULT_SERVICE_PROVIDER_SID: 'sp-1',
  VITE_APP_GITHUB_CLIENT_ID: 'gh',
  VITE_APP_GOOGLE_CLIENT_ID: 'go',
  VITE_APP_BASE_URL: 'https://console.example',
  VITE_APP_STRIPE_PUBLISHABLE_KEY: 'pk_x',
  VITE_APP_ALERT_POLL_INTERVAL: '30',
  INITIAL_APP_JSON_ENABLED: 'true',
};
/** Names that only the existing console has. */
const oldBuild: RawSettings = {
  VITE_DISABLE_CUSTOM_SPEECH: 'false',
  VITE_APP_LCR_DISABLED: 'false',
  VITE_APP_JAEGER_TRACING_DISABLED: 'false',
  VITE_APP_DISABLE_CALL_RECORDING: 'false',
  VITE_APP_DISABLE_ADDITIONAL_SPEECH_VENDORS: 'false',
  VITE_APP_DISABLE_DEFAULT_TRUNK_ROUTING: 'false',
  VITE_APP_ENABLE_FORGOT_PASSWORD: 'true',
  VITE_APP_ENABLE_HOSTED_SYSTEM: 'true',
  VITE_APP_ENABLE_ACCOUNT_LIMITS_ALL: 'true',
  VITE_APP_ENABLE_PHONE_NUMBER_LAZY_LOAD: 'true',
};
const oldRuntime: RawSettings = {
  DISABLE_LCR: 'false',
  DISABLE_JAEGER_TRACING: 'false',
  DISABLE_CUSTOM_SPEECH: 'false',
  DISABLE_CALL_RECORDING: 'false',
  DISABLE_ADDITIONAL_SPEECH_VENDORS: 'false',
  DISABLE_DEFAULT_TRUNK_ROUTING: 'false',
};
/** Names that the existing console never had. */
const ourBuild: RawSettings = {
  VITE_ENABLE_CUSTOM_SPEECH: 'false',
  VITE_ENABLE_ACCOUNT_LIMITS_ALL: 'true',
  VITE_ENABLE_FORGOT_PASSWORD: 'true',
  VITE_TERMS_URL: '/terms',
  VITE_RECORDING_ORIGINS: 'https://files.example',
};
const ourRuntime: RawSettings = { ENABLE_CUSTOM_SPEECH: false, TERMS_URL: '/terms' };
const each = (source: RawSettings): [string, RawSettings][] =>
  Object.entries(source).map(([name, value]) => [name, { [name]: value }]);

describe('what only existing deployments switch off (decision 90)', () => {
  const features = { callRecording: true, leastCostRouting: true, tracing: true };
  const none = { callRecording: false, leastCostRouting: false, tracing: false };

  it.each([...each(sharedBuild), ...each(oldBuild)])(
    'is on in a build with %s alone',
    (_, build) => {
      expect(read({}, build)).toMatchObject(features);
      // What the page says of no feature changes nothing.
      expect(read({ API_BASE_URL: '/api', AWS_REGION: 'x' }, build)).toMatchObject(features);
    },
  );
  it.each(each(oldRuntime))('is on with %s when the console runs', (_, runtime) => {
    expect(read(runtime)).toMatchObject(features);
    expect(read({ ...runtime, ...ourRuntime })).toMatchObject(features);
  });
  it.each(each(oldBuild))('is on with %s beside names of ours', (_, build) => {
    expect(read(ourRuntime, { ...build, ...ourBuild })).toMatchObject(features);
  });
  it.each([...each(ourBuild)])(
    'is off with %s, whatever both have stands beside it',
    (_, build) => {
      expect(read({}, build)).toMatchObject(none);
      expect(read({}, { ...sharedBuild, ...build })).toMatchObject(none);
    },
  );
  it.each(each(ourRuntime))('is off where the page says %s', (_, runtime) => {
    expect(read(runtime, sharedBuild)).toMatchObject(none);
  });
  it.each<[string, RawSettings, RawSettings]>([
    ['names that both have in config.js', { ENABLE_FORGOT_PASSWORD: true, ADMIN_CARRIER: 1 }, {}],
    ['an address in config.js', { API_BASE_URL: '/api/v1', AWS_REGION: 'x' }, {}],
    ['empty ones', { DISABLE_LCR: '' }, { VITE_API_BASE_URL: '', VITE_APP_LCR_DISABLED: ' ' }],
    ['what no console knows', {}, { VITE_SOMETHING: '1', BASE_URL: '/', MODE: 'production' }],
  ])('is off with %s', (_, runtime, build) => {
    expect(read(runtime, build)).toMatchObject(none);
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
  const set = (value: string, others: RawSettings = {}) =>
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
    ['http://127.0.0.1:3000/v1', 'http://127.0.0.1:3000/v1'],
  ])('%j is read as %j', (given, apiBaseUrl) => {
    expect(read({ API_BASE_URL: given }).apiBaseUrl).toBe(apiBaseUrl);
    expect(read({}, { VITE_API_BASE_URL: given }).apiBaseUrl).toBe(apiBaseUrl);
  });
  const wrong = [
    ...['api.example/v1', 'localhost:3000/v1', 'javascript:alert(1)', 'nonsense', 'ftp://h/v1'],
    ...[
      'https://u:p@h/v1',
      'https://u@h',
      '//h/v1',
      '/\\h/v1',
      '\\\\h',
      'https:///v1',
      'https://',
      '//',
    ],
    ...['https://h /v1', '/api v1', 'https://h\n/v1', 'https://h:99999', 'https://[::1/v1'],
  ];
  it.each([...wrong, 'https://h/v1?x', '/api?x=1', 'https://h/v1#y', '#y'])(
    '%j is a problem',
    (value) => {
      expect(problemsOf({ API_BASE_URL: value })).toEqual([
        { name: 'API_BASE_URL', value, problem: 'base' },
      ]);
    },
  );
  it.each(wrong.filter((value) => !/\s/.test(value)))(
    '%j is none of terms or recordings',
    (value) => {
      const settings = { TERMS_URL: value, RECORDING_ORIGINS: value };
      expect(problemsOf(settings).map(({ name, problem }) => [name, problem])).toEqual([
        ['TERMS_URL', 'url'],
        ['RECORDING_ORIGINS', 'url'],
      ]);
    },
  );
  it('of terms may have a query and a place in the page', () => {
    expect(read({ TERMS_URL: 'https://h/terms?lang=en#top' }).termsUrl).toMatch(/#top$/);
  });
  it.each([
    ['http://voice.example/v1', 'https://console.example', true],
    ['HTTP://voice.example/v1', 'https://console.example', true],
    ['http://10.0.0.1:3000/v1', 'https://console.example', true],
    ['http://localhost.example/v1', 'https://console.example', true],
    ['http://localhost:3000/v1', 'https://console.example', false],
    ['http://127.0.0.1:3000/v1', 'https://console.example', false],
    ['http://[::1]:3000/v1', 'https://console.example', false],
    ['https://voice.example/v1', 'https://console.example', false],
    ['/api/v1', 'https://console.example', false],
    ['http://voice.example/v1', 'http://console.example', false],
    ['https://voice.example/v1', 'http://console.example', false],
  ])('%s is blocked as mixed content from %s: %s', (value, page, isMixed) => {
    const result = readConfig({ API_BASE_URL: value }, {}, page);
    expect('problems' in result ? result.problems : []).toEqual(
      isMixed ? [{ name: 'API_BASE_URL', value, problem: 'mixed' }] : [],
    );
  });
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

/** As the page has it at its start. */
const importConfig = async () => ({
  ...(await import('../src/config')),
  ...(await import('../src/config/loadConfig')),
});

describe('the settings of the page', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    delete window.TRUNKLINE;
    delete window.JAMBONZ;
    delete window.trunklineSettings;
  });

  /** What /config.js may leave behind instead of settings. */
  it.each<[string, unknown, object]>([
    ['nothing', undefined, { name: '/config.js', value: '', problem: 'unread' }],
    ['a string', 'API_BASE_URL', { name: 'TRUNKLINE', value: '"API_BASE_URL"', problem: 'object' }],
    ['null', null, { name: 'TRUNKLINE', value: 'null', problem: 'object' }],
    ['a list', [1], { name: 'TRUNKLINE', value: '[1]', problem: 'object' }],
    ['true', true, { name: 'TRUNKLINE', value: 'true', problem: 'object' }],
    ['a number', 0, { name: 'TRUNKLINE', value: '0', problem: 'object' }],
  ])('are none where /config.js leaves %s', async (_, left, problem) => {
    if (left !== undefined) window.TRUNKLINE = left as RawSettings;
    const { config, loadConfig } = await importConfig();
    expect(loadConfig()).toEqual([problem]);
    expect(() => config()).toThrow();
    window.TRUNKLINE = {};
    window.JAMBONZ = (left ?? null) as unknown as RawSettings;
    expect(loadConfig()).toEqual([expect.objectContaining({ name: 'JAMBONZ', problem: 'object' })]);
  });
  it('are read by one script for the other', async () => {
    window.TRUNKLINE = { API_BASE_URL: '/here', ENABLE_LRC: true, FOO: '' };
    const first = await importConfig();
    first.loadConfig();
    vi.resetModules();
    const { config, takeSettings, unknownSettings } = await import('../src/config');
    expect(() => config()).toThrow();
    expect(takeSettings()?.problems).toEqual([]);
    expect(config().apiBaseUrl).toBe('/here');
    expect(unknownSettings()).toEqual(['ENABLE_LRC', 'FOO']);
  });
  it('know every name of the table, and what existing deployments hold besides', async () => {
    window.JAMBONZ = { WHATEVER: 1 };
    window.TRUNKLINE = Object.fromEntries(
      [
        ...flagRows.flatMap(({ on, off }) => [...on, ...off]),
        ...textRows.map(({ name }) => name),
        ...faceRows.map(({ name }) => name),
      ].map((name) => [name, '']),
    );
    const { loadConfig, unknownSettings } = await importConfig();
    expect(loadConfig()).toEqual([]);
    expect(unknownSettings()).toEqual([]);
  });

  it('are those of this product over those of existing deployments', async () => {
    window.JAMBONZ = { DISABLE_LCR: 'false', AWS_REGION: 'eu-west-1', API_BASE_URL: '/old' };
    window.TRUNKLINE = { API_BASE_URL: '/new', AWS_REGION: '' };
    const { config, loadConfig } = await importConfig();
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
    const { config, loadConfig } = await importConfig();
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
    const { config, loadConfig } = await importConfig();
    loadConfig();
    expect(config().leastCostRouting).toBe(isOn);
  });
  it('are refused with their problems', async () => {
    window.TRUNKLINE = { ENABLE_LCR: 'maybe' };
    const { config, loadConfig } = await importConfig();
    expect(loadConfig()).toEqual([{ name: 'ENABLE_LCR', value: 'maybe', problem: 'flag' }]);
    expect(() => config()).toThrow();
  });
});
