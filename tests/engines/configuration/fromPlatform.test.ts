import { describe, expect, it } from 'vitest';
import { documentOf, type EntryFields } from '../../../src/engines/configuration';
import {
  fromPlatform,
  type PlatformState,
  type StoredRecord,
} from '../../../src/engines/configuration/fromPlatform';

const root = { service_provider_sid: 'p', name: 'Northwind' };
const bank = { account_sid: 'b', name: 'Bank' };
const acme = { voip_carrier_sid: 'c', name: 'Acme' };
type Kind = StoredRecord['kind'];

const exported = (
  records: [Kind, EntryFields, Partial<StoredRecord>?][],
  more: Partial<PlatformState> = {},
) =>
  documentOf(
    fromPlatform({
      ...{ of: 'provider', root, named: [...new Set(records.map(([kind]) => kind))] },
      ...{ records: records.map(([kind, record, rest]) => ({ kind, record, ...rest })) },
      ...more,
    }),
  ) as Record<string, EntryFields[]>;
const first = (kind: Kind, record: EntryFields, more: Partial<StoredRecord> = {}) =>
  exported([
    ['accounts', bank],
    ['carriers', acme],
    [kind, record, more],
  ])[kind]?.at(-1);

describe('a record of the platform in a document', () => {
  it.each<[string, Kind, EntryFields, EntryFields]>([
    [
      'has no empty values',
      'carriers',
      { name: 'Zoe', tech_prefix: '', e164_leading_plus: null },
      { name: 'Zoe' },
    ],
    [
      'has flags for numbers',
      'carriers',
      { name: 'Zoe', is_active: 1, e164_leading_plus: 0 },
      { name: 'Zoe', is_active: true, e164_leading_plus: false },
    ],
    [
      'names its account',
      'applications',
      { name: 'Zoe', account_sid: 'b' },
      { name: 'Zoe', account: 'Bank' },
    ],
    [
      'has the sid of an account that is not there',
      'applications',
      { name: 'Zoe', account_sid: 'x' },
      { name: 'Zoe', account: 'x' },
    ],
    [
      'names what it refers to',
      'phone_numbers',
      { number: '1', voip_carrier_sid: 'c' },
      { number: '1', carrier: 'Acme' },
    ],
    [
      'has the sid of what is not there',
      'phone_numbers',
      { number: '1', voip_carrier_sid: 'x' },
      { number: '1', carrier: { name: 'x', sid: 'x' } },
    ],
    [
      'has the day of a time',
      'accounts',
      { account_sid: 'a', name: 'Zoe', trial_end_date: '2026-12-01T00:00:00.000Z' },
      { name: 'Zoe', trial_end_date: '2026-12-01' },
    ],
    [
      'has its limits, without those that there are not',
      'accounts',
      { account_sid: 'a', name: 'Zoe', limits: { voice_call_session: 0, device: null } },
      { name: 'Zoe', limits: { voice_call_session: 0 } },
    ],
    [
      'has no limits where there are none',
      'accounts',
      { account_sid: 'a', name: 'Zoe', limits: { device: null } },
      { name: 'Zoe' },
    ],
    [
      'has rows without their sids',
      'carriers',
      {
        name: 'Zoe',
        sip_gateways: [
          { sip_gateway_sid: 'g', voip_carrier_sid: 'a', ipv4: '192.0.2.1', port: 5060 },
        ],
      },
      { name: 'Zoe', sip_gateways: [{ ipv4: '192.0.2.1', port: 5060 }] },
    ],
    ['has no empty rows', 'carriers', { name: 'Zoe', sip_gateways: [] }, { name: 'Zoe' }],
    [
      'names several that it refers to, and none where there are none',
      'routing_tables',
      {
        name: 'R',
        routes: [
          { regex: '1', further_carriers: ['c'] },
          { regex: '2', further_carriers: [] },
        ],
      },
      { name: 'R', routes: [{ regex: '1', further_carriers: ['Acme'] }, { regex: '2' }] },
    ],
  ])('%s', (_what, kind, record, expected) => expect(first(kind, record)).toEqual(expected));

  it.each<[string, string[] | undefined, EntryFields]>([
    [
      'all where nobody knows which are',
      undefined,
      {
        KEY: `\${APPLICATION_BANK_FRONT_ENV_VARS_KEY}`,
        MODE: `\${APPLICATION_BANK_FRONT_ENV_VARS_MODE}`,
      },
    ],
    [
      'those alone that are',
      ['KEY'],
      { KEY: `\${APPLICATION_BANK_FRONT_ENV_VARS_KEY}`, MODE: 'fast' },
    ],
    ['none where none is', [], { KEY: 'abc', MODE: 'fast' }],
  ])('hides of its variables %s', (_which, secretVariables, env_vars) => {
    const record = {
      name: 'Front',
      account_sid: 'b',
      env_vars: { KEY: 'abc', MODE: 'fast', NONE: '' },
    };
    expect(first('applications', record, { secretVariables })).toMatchObject({ env_vars });
  });
});

describe('a secret is called after its place', () => {
  const voices = (...names: string[]) => ({
    custom_voices: names.map((name) => ({ name, voice_cloning_key: 'key' })),
  });
  it.each<[string, Kind, EntryFields, string[]]>([
    [
      'of its record',
      'carriers',
      { name: 'B', register_password: 'x' },
      ['CARRIER_B_REGISTER_PASSWORD'],
    ],
    [
      'of its account',
      'sip_clients',
      { username: 'u', account_sid: 'b' },
      ['CLIENT_BANK_U_PASSWORD'],
    ],
    [
      'of all that names it',
      'speech_services',
      { vendor: 'aws', label: 'x y', secret_access_key: 'k' },
      ['SPEECH_AWS_X_Y_SECRET_ACCESS_KEY'],
    ],
    [
      'of its group',
      'applications',
      { name: 'F', call_hook: { url: 'u', password: 'p' } },
      ['APPLICATION_F_CALL_HOOK_PASSWORD'],
    ],
    [
      'of its row',
      'speech_services',
      { vendor: 'google', ...voices('Ada') },
      ['SPEECH_GOOGLE_CUSTOM_VOICES_VOICE_CLONING_KEY'],
    ],
    [
      'of its row, by number where there are several',
      'speech_services',
      { vendor: 'google', ...voices('Ada', 'Bo') },
      [
        'SPEECH_GOOGLE_CUSTOM_VOICES_1_VOICE_CLONING_KEY',
        'SPEECH_GOOGLE_CUSTOM_VOICES_2_VOICE_CLONING_KEY',
      ],
    ],
  ])('%s', (_what, kind, record, names) => {
    const text = JSON.stringify(first(kind, record));
    expect([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)).toEqual(names);
  });
});

describe('a document of an account', () => {
  const lent: [Kind, EntryFields, Partial<StoredRecord>] = ['carriers', acme, { isOutside: true }];
  const document = exported(
    [
      lent,
      ['carriers', { voip_carrier_sid: 'd', name: 'Own', account_sid: 'b' }],
      ['phone_numbers', { number: '1', account_sid: 'b', voip_carrier_sid: 'c' }],
    ],
    { of: 'account', root: { ...bank, sip_realm: 'bank.example' } },
  );
  it('says of nothing whose it is, and holds nothing that is lent', () => {
    expect(document).toMatchObject({
      account: { name: 'Bank' },
      carriers: [{ name: 'Own' }],
      phone_numbers: [{ number: '1', carrier: 'Acme' }],
    });
    expect(JSON.stringify(document)).not.toContain('bank.example');
    expect(document.phone_numbers?.[0]).not.toHaveProperty('account');
  });
});

it('records stand by account and name', () => {
  const named = (name: string, account_sid: string | null = null): [Kind, EntryFields] => [
    'applications',
    { name, account_sid, application_sid: `${name} ${account_sid}` },
  ];
  const found = exported([
    ['accounts', bank],
    ...[named('b', 'b'), named('B'), named('a', 'b'), named('c'), named('A')],
  ]);
  expect(found.applications?.map(({ name, account }) => `${account ?? ''} ${name}`)).toEqual([
    ...[' A', ' B', ' c', 'Bank a', 'Bank b'],
  ]);
});
