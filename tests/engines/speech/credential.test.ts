import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/dataProvider/endpoints';
import {
  type CredentialValues,
  currentMode,
  isRequired,
  shownFields,
  toChangedCredential,
  toNewCredential,
} from '../../../src/engines/speech/credential';
import { findVendor, offeredVendors, vendors } from '../../../src/engines/speech/vendors';
import { toUpdatePayload } from '../../../src/saving/planUpdate';
import type { SpeechCredential, VendorKeys } from '../../../src/types';
import { vendorCases } from '../../contract/speech';
import { filled, newForm, sampleOf, variants } from '../../support/speechVendors';

const row = endpoints['speech-services'];

/** The field matrix: what must be filled, and what is asked for besides; modes and zones by name. */
const matrix: [
  vendor: string,
  how: Partial<CredentialValues>,
  required: string,
  optional: string,
][] = [
  ['assemblyai', {}, 'api_key service_version', ''],
  ['aws', {}, 'access_key_id secret_access_key aws_region', ''],
  ['aws', { mode: 'assume_role' }, 'role_arn aws_region', ''],
  ['aws', { mode: 'instance_profile' }, 'aws_region', ''],
  ['cartesia', {}, 'api_key model_id stt_model_id', 'options'],
  ['cartesia', { use_for_stt: false }, 'api_key model_id', 'options'],
  ['cartesia', { use_for_tts: false }, 'api_key stt_model_id', 'options'],
  ['cobalt', {}, 'cobalt_server_uri', ''],
  ['custom', {}, 'custom_tts_url custom_tts_streaming_url custom_stt_url', 'auth_token'],
  ['custom', { use_for_tts: false }, 'custom_stt_url', 'auth_token'],
  [
    'custom',
    { custom_tts_url: 'https://tts.example' },
    'custom_tts_url custom_stt_url',
    'custom_tts_streaming_url auth_token',
  ],
  ['deepgram', {}, 'api_key', 'deepgram_stt_uri model_id'],
  [
    'deepgram',
    { mode: 'on_premises' },
    'deepgram_stt_uri deepgram_tts_uri',
    'deepgram_stt_use_tls api_key model_id',
  ],
  ['deepgramflux', {}, 'api_key', ''],
  ['elevenlabs', {}, 'api_uri api_key model_id', 'options'],
  ['gladia', {}, 'api_key region', ''],
  ['google', {}, 'service_key', 'model_id'],
  ['google', { use_for_tts: false }, 'service_key', ''],
  ['ibm', {}, 'tts_region tts_api_key stt_region stt_api_key instance_id', ''],
  ['ibm', { use_for_stt: false }, 'tts_region tts_api_key', 'stt_region stt_api_key instance_id'],
  ['ibm', { use_for_tts: false }, 'stt_region stt_api_key instance_id', 'tts_region tts_api_key'],
  ['inworld', {}, 'api_key model_id', 'options'],
  ['microsoft', {}, 'region api_key', ''],
  [
    'microsoft',
    { zones: { custom_tts: true, custom_stt: true } },
    'region api_key custom_tts_endpoint custom_stt_endpoint',
    '',
  ],
  [
    'microsoft',
    { mode: 'on_premises' },
    'custom_tts_endpoint_url custom_stt_endpoint_url',
    'api_key',
  ],
  ['nuance', {}, 'client_id secret', ''],
  ['nuance', { zones: { on_premises_tts: true } }, 'nuance_tts_uri', 'client_id secret'],
  ['nuance', { zones: { on_premises_stt: true } }, 'nuance_stt_uri', 'client_id secret'],
  ['nvidia', {}, 'riva_server_uri', ''],
  ['openai', {}, 'api_key model_id', ''],
  ['playht', {}, 'user_id api_key voice_engine', 'options'],
  ['playht', { mode: 'on_premises' }, 'user_id api_key playht_tts_uri voice_engine', 'options'],
  ['resemble', {}, 'api_key', ''],
  [
    'resemble',
    { zones: { on_premises: true } },
    'api_key resemble_tts_uri',
    'resemble_tts_use_tls',
  ],
  ['rimelabs', {}, 'api_key model_id', 'options'],
  ['soniox', {}, 'api_key', ''],
  ['houndify', {}, 'client_id client_key user_id', 'houndify_server_uri'],
  ['speechmatics', {}, 'api_key speechmatics_stt_uri', ''],
  ['speechmatics', { mode: 'on_premises' }, 'api_key speechmatics_stt_uri', ''],
  ['verbio', {}, 'client_id client_secret engine_version', ''],
  ['voxist', {}, 'api_key', ''],
  ['wellsaid', {}, 'api_key', ''],
  ['whisper', {}, 'api_key model_id', ''],
];

/** Which vendors do what: column N of the capability table. */
const speaks =
  'aws cartesia custom deepgram elevenlabs google ibm inworld microsoft nuance nvidia playht resemble rimelabs verbio wellsaid whisper';
const listens =
  'assemblyai aws cartesia cobalt custom deepgram deepgramflux gladia google ibm microsoft nuance nvidia openai soniox houndify speechmatics verbio voxist';

const sorted = (words: string) => words.split(' ').filter(Boolean).sort();
const found = (vendor: string) => {
  const descriptor = findVendor(vendor);
  if (!descriptor) throw new Error(`No descriptor of ${vendor}`);
  return descriptor;
};

describe('the vendors', () => {
  it('are sorted by name, each in the field matrix and in the table of the contract', () => {
    const names = vendors.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const ids = new Set(vendors.map(({ id }) => id));
    expect(new Set(matrix.map(([vendor]) => vendor))).toEqual(ids);
    expect(new Set(vendorCases.map(({ vendor }) => findVendor(vendor)?.id))).toEqual(ids);
  });

  it('speak and listen as the platform lets them', () => {
    const those = (use: 'tts' | 'stt') => vendors.filter((one) => one[use]).map(({ id }) => id);
    expect(those('tts').sort()).toEqual(sorted(speaks));
    expect(those('stt').sort()).toEqual(sorted(listens));
  });

  it('are offered where their feature is on', () => {
    const offered = offeredVendors({}).map(({ id }) => id);
    expect(offered).not.toContain('custom');
    expect(offered).not.toContain('speechmatics');
    expect(offered).toContain('verbio');
    expect(offeredVendors({ customSpeech: true, additionalSpeechVendors: true })).toEqual(vendors);
  });

  it.each(matrix)('%s %j asks for %s, and for %s besides', (vendor, how, required, optional) => {
    const form = newForm(found(vendor), how);
    const shown = shownFields(form);
    const names = (isMust: boolean) =>
      shown.filter((field) => isRequired(field, form) === isMust).map(({ source }) => source);
    expect(names(true).sort()).toEqual(sorted(required));
    expect(names(false).sort()).toEqual(sorted(optional));
  });

  it('of one’s own are found by their prefix, and only they', () => {
    expect(findVendor('custom:house: two')?.id).toBe('custom');
    expect(findVendor('aws:other')).toBeUndefined();
    expect(findVendor('nobody')).toBeUndefined();
  });
});

const cases = vendors.flatMap((descriptor) =>
  variants(descriptor).map((how) => [descriptor.id, how, descriptor] as const),
);

describe.each(cases)('%s %j', (_id, how, descriptor) => {
  const form = filled(newForm(descriptor, how), 'all');
  const made = toNewCredential(form.values);

  it('is made of the shown fields, and of nothing that another vendor or mode left behind', () => {
    const shown = shownFields(form).map(({ source }) => source);
    const leftovers = Object.fromEntries(
      vendors.flatMap(({ fields }) => fields).map((field) => [field.source, sampleOf(field)]),
    );
    const allowed = new Set<string>([
      'vendor',
      'label',
      'account_sid',
      'use_for_tts',
      'use_for_stt',
      ...shown,
      ...Object.keys(descriptor.derive?.({}, () => false) ?? {}),
    ]);
    const dirty = toNewCredential({ ...leftovers, ...form.values } as CredentialValues);
    expect(Object.keys(dirty).filter((key) => !allowed.has(key))).toEqual([]);
    for (const source of shown) expect(made).toHaveProperty(source);
    expect(made.use_for_tts).toBe(descriptor.tts);
    expect(made.use_for_stt).toBe(descriptor.stt);
  });

  it('is found again in its mode and zones, and saving it untouched sends nothing', () => {
    const stored = { id: 'sid', ...made, speech_credential_sid: 'sid' } as SpeechCredential;
    const again = { descriptor, values: stored, stored };
    const isAnswered = ({ writeOnly }: { writeOnly?: true }) => !writeOnly;
    expect(
      shownFields(again)
        .filter(isAnswered)
        .map(({ source }) => source)
        .sort(),
    ).toEqual(
      shownFields(form)
        .filter(isAnswered)
        .map(({ source }) => source)
        .sort(),
    );
    expect(toUpdatePayload(toChangedCredential(stored, stored), stored, row)).toBeNull();
  });

  it.each([null, undefined, ''])('is found in its mode where what it has not is %j', (nothing) => {
    const least = filled(newForm(descriptor, how));
    const made = toNewCredential(least.values);
    const others = descriptor.fields.map(({ source }) => source).filter((key) => !made[key]);
    const empty = Object.fromEntries(others.map((key) => [key, nothing]));
    const stored = { id: 'sid', ...made, ...empty } as SpeechCredential;
    const again = { descriptor, values: stored, stored };
    expect(currentMode(again)).toBe(currentMode(least));
    expect(toUpdatePayload(toChangedCredential(stored, stored), stored, row)).toBeNull();
  });

  it('sends no key that the platform takes only once', () => {
    const stored = { id: 'sid', ...made } as SpeechCredential;
    const changed = toChangedCredential({ ...stored, use_for_tts: !stored.use_for_tts }, stored);
    const fixed = descriptor.fields.filter((field) => field.fixed).map(({ source }) => source);
    expect(Object.keys(changed).filter((key) => fixed.includes(key as keyof VendorKeys))).toEqual(
      [],
    );
  });
});

describe('blanks around what is typed or pasted are not sent', () => {
  const typed = vendors.flatMap((descriptor) =>
    descriptor.fields
      .filter(({ kind }) => kind === 'secret' || kind === 'text')
      .map((field) => ({ vendor: descriptor.id, source: field.source, descriptor })),
  );
  it.each(typed)('$vendor: $source', ({ source, descriptor }) => {
    const all = Object.fromEntries(
      descriptor.fields.map((field) => [field.source, `\n a b\u00a0${field.source}\t\r\n`]),
    );
    const uses = { use_for_tts: true, use_for_stt: true };
    const form = { vendor: descriptor.id, vendor_name: 'own', ...uses };
    const made = toNewCredential({ ...form, ...all } as CredentialValues);
    const sent = (made as Record<string, unknown>)[source];
    // Some fields stand in place of others.
    if (sent !== undefined) expect(sent).toBe(`a b\u00a0${source}`);
    const stored = { id: 'sid', ...form, [source]: 'XXX' } as unknown as SpeechCredential;
    const changed = toChangedCredential({ ...stored, [source]: ' new key \n' }, stored);
    expect(JSON.stringify(changed)).not.toContain(' new key');
  });

  it('most of them are on the page at once', () => {
    expect(typed.length).toBeGreaterThan(30);
  });
});

describe('a new credential', () => {
  it.each<[string, CredentialValues, Partial<SpeechCredential>]>([
    ['for everybody', { account_sid: '', label: '' }, { account_sid: null, label: null }],
    ['for one account', { account_sid: 'a1' }, { account_sid: 'a1' }],
    ['under a label', { label: ' main ' }, { label: 'main' }],
    ['under no label of blanks', { label: '  ' }, { label: null }],
    ['for one use', { use_for_stt: false }, { use_for_tts: true, use_for_stt: false }],
    [
      'of a vendor of one’s own',
      { vendor: 'custom', vendor_name: ' own ' },
      { vendor: 'custom:own' },
    ],
  ])('is made %s', (_what, more, expected) => {
    const uses = { use_for_tts: true, use_for_stt: true };
    expect(toNewCredential({ vendor: 'aws', ...uses, ...more })).toMatchObject(expected);
  });

  it.each([undefined, '', 'nobody'])('of no known vendor is nothing: %j', (vendor) => {
    expect(toNewCredential({ vendor, label: 'main', use_for_tts: true })).toEqual({});
  });
});

describe('a field that is emptied has its default in a new service, and nothing in a stored one', () => {
  const plain = ['text', 'choice', 'model', 'region'];
  const cases = vendors.flatMap((descriptor) =>
    variants(descriptor).flatMap((how) => {
      const form = newForm(descriptor, how);
      return shownFields(form)
        .filter(({ kind, fixed }) => plain.includes(kind) && !fixed)
        .map((field) => ({ how, form, field, source: field.source, vendor: descriptor.id }));
    }),
  );
  it.each(cases)('$vendor $how $source', ({ form, field, source }) => {
    const { values } = filled(form, 'all');
    const made = toNewCredential({ ...values, [source]: '' });
    expect(made[source]).toEqual(field.fallback);
    const stored = { ...values, ...toNewCredential(values), id: 'sid' } as SpeechCredential;
    const changed = toChangedCredential({ ...stored, ...values, [source]: '' }, stored);
    expect(changed[source]).toBeNull();
  });

  it('some have a default', () => {
    expect(cases.filter(({ field }) => field.fallback).length).toBeGreaterThan(2);
  });
});

describe('a stored credential', () => {
  const anyValue = fc.oneof(
    fc.constant(null),
    fc.constant(undefined),
    fc.constant(''),
    fc.constantFrom(0, 1),
    fc.string(),
    fc.constantFrom('api.eu.deepgram.com', 'eu2.rt.speechmatics.com', ' padded ', '{"a":1}'),
    fc.record({ stability: fc.integer() }),
  );
  const keys = [...new Set(vendors.flatMap(({ fields }) => fields.map(({ source }) => source)))];
  const anyStored = fc.record({
    id: fc.constant('sid'),
    vendor: fc.constantFrom(
      ...vendors.map(({ id, isNamed }) => (isNamed ? `${id}:house` : id)),
      'x',
    ),
    label: fc.option(fc.string()),
    use_for_tts: fc.boolean(),
    use_for_stt: fc.boolean(),
    use_custom_tts: anyValue,
    use_custom_stt: anyValue,
    ...Object.fromEntries(keys.map((key) => [key, anyValue])),
  }) as unknown as fc.Arbitrary<SpeechCredential>;

  it('is never changed by opening and saving it', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const payload = toUpdatePayload(toChangedCredential({ ...stored }, stored), stored, row);
        expect(payload).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps everything else when only its use is changed', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const use_for_tts = !stored.use_for_tts;
        const changed = toChangedCredential({ ...stored, use_for_tts }, stored);
        const payload = toUpdatePayload(changed, stored, row) ?? {};
        const secrets = vendors.flatMap(({ fields }) => fields).filter(({ isSecret }) => isSecret);
        for (const { source } of secrets) expect(payload).not.toHaveProperty(source);
        for (const [key, value] of Object.entries(payload)) {
          if (key.startsWith('use_for')) continue;
          expect(value).toEqual(stored[key as keyof SpeechCredential]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a changed credential', () => {
  const changed = (stored: object, values: object) =>
    toUpdatePayload(
      toChangedCredential({ ...stored, ...values }, stored as SpeechCredential),
      stored as SpeechCredential,
      row,
    );

  it('loses what belonged to the mode that it left, and says what follows', () => {
    const stored = {
      id: 'sid',
      vendor: 'microsoft',
      use_for_tts: true,
      use_for_stt: true,
      region: 'westeurope',
      api_key: 'abcdefXXXX',
      use_custom_tts: 0,
      use_custom_stt: 0,
    };
    const urls = {
      custom_tts_endpoint_url: 'https://tts.example',
      custom_stt_endpoint_url: 'https://stt.example',
    };
    expect(changed(stored, { mode: 'on_premises', ...urls })).toEqual({
      use_for_tts: 1,
      use_for_stt: 1,
      region: null,
      use_custom_tts: 1,
      use_custom_stt: 1,
      ...urls,
    });
  });

  it('repeats what the platform drops, and empties an unticked zone', () => {
    const stored = {
      id: 'sid',
      vendor: 'nuance',
      use_for_tts: true,
      use_for_stt: false,
      client_id: 'me',
      nuance_tts_uri: 'a:1',
      nuance_stt_uri: 'b:2',
    };
    expect(changed(stored, { nuance_tts_uri: ' a:9 ' })).toEqual({
      use_for_tts: 1,
      use_for_stt: 0,
      nuance_tts_uri: 'a:9',
      nuance_stt_uri: 'b:2',
    });
    expect(changed(stored, { zones: { on_premises_stt: false } })).toMatchObject({
      nuance_tts_uri: 'a:1',
      nuance_stt_uri: null,
    });
  });

  it('has no options once their tick is gone, and keeps those of a client that stored an object', () => {
    const stored = {
      id: 'sid',
      vendor: 'rimelabs',
      use_for_tts: true,
      use_for_stt: false,
      model_id: 'mist',
      options: { speedAlpha: 1 },
    };
    expect(changed(stored, { model_id: 'arcana' })).toMatchObject({ options: { speedAlpha: 1 } });
    expect(changed(stored, { has_options: false })).toMatchObject({ options: null });
  });

  it('sends a tick only where it means something else than what is stored', () => {
    const stored = { id: 'sid', vendor: 'deepgram', use_for_tts: true, use_for_stt: true };
    const own = { deepgram_stt_uri: 'a:1', deepgram_tts_uri: 'http://a:2' };
    const tick = (before: unknown, now: unknown) =>
      changed({ ...stored, ...own, deepgram_stt_use_tls: before }, { deepgram_stt_use_tls: now });
    expect(tick(1, true)).toBeNull();
    expect(tick(null, false)).toBeNull();
    expect(tick(1, false)).toMatchObject({ deepgram_stt_use_tls: 0 });
    expect(tick(0, true)).toMatchObject({ deepgram_stt_use_tls: 1 });
  });
});
