import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { describeEmbedded, isRemote, testEmbedded } from './client';
import { body, guard, msg } from './expectations';
import { makeSpeech, ofAccount, ofProvider, SECRET, vendorCases } from './speech';
import type { Row } from './telephony';
import { createWorld, type Session, type World } from './world';

interface Entry {
  value: string;
  name: string;
  voices: Entry[];
}
type Lists = Record<string, Entry[]>;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const query = (facts: Record<string, string>) =>
  `/speech/supportedLanguagesAndVoices?${new URLSearchParams(facts)}`;
const ask = (facts: Record<string, string>, session: Session = world.provider) =>
  session.get(ofProvider(world, query(facts)));
const builtIn = async (vendor: string) => body<Lists>(await ask({ vendor, create_new: 'true' }));

/** Which of the four keys a vendor has (contract 12.4). */
const keysOf: Record<string, string> = {
  google: 'tts stt',
  aws: 'tts stt',
  microsoft: 'tts stt',
  nuance: 'tts stt',
  ibm: 'tts stt',
  nvidia: 'tts stt',
  verbio: 'tts stt',
  wellsaid: 'tts',
  resemble: 'tts',
  gladia: 'stt',
  soniox: 'stt',
  cobalt: 'stt',
  speechmatics: 'stt',
  assemblyai: 'stt',
  houndify: 'stt',
  voxist: 'stt',
  elevenlabs: 'tts models',
  playht: 'tts models',
  inworld: 'tts models',
  whisper: 'tts models',
  rimelabs: 'tts models',
  deepgram: 'tts stt models sttModels',
  cartesia: 'tts stt models sttModels',
  openai: 'stt models sttModels',
};

describe('the lists of every vendor (contract 12.4)', () => {
  // A remote platform needs the internet for this one.
  const listed = Object.entries(keysOf).filter(([vendor]) => !isRemote || vendor !== 'rimelabs');

  test.each(listed)('%s: %s', async (vendor, keys) => {
    const lists = await builtIn(vendor);
    expect(Object.keys(lists).sort()).toEqual(keys.split(' ').sort());
    for (const entries of Object.values(lists)) {
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(entry).toMatchObject({ value: expect.any(String), name: expect.any(String) });
      }
      if (isRemote) continue;
      expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
    }
    for (const { voices } of lists.tts ?? []) {
      for (const voice of voices) {
        expect(voice).toMatchObject({ value: expect.any(String), name: expect.any(String) });
      }
    }
    expect((lists.stt ?? []).every((entry) => !('voices' in entry))).toBe(true);
  });

  test('together with those of Deepgram Flux and custom ones these are all vendors', () => {
    const known = [...Object.keys(keysOf), 'deepgramflux', 'custom:myvendor'];
    expect(vendorCases.map(({ vendor }) => vendor).sort()).toEqual(known.sort());
  });

  test('the keys that only some have', async () => {
    const nuance = await builtIn('nuance');
    expect(nuance.tts?.[0]?.voices[0]).toHaveProperty('model');
    expect(nuance.stt?.[0]).toHaveProperty('valueMix');
    const deepgram = await builtIn('deepgram');
    const text = expect.any(String);
    expect(deepgram.models?.[0]).toMatchObject({ locale: text, localeName: text });
    const cartesia = await builtIn('cartesia');
    expect(cartesia.models?.[0]).toMatchObject({ languages: expect.any(Array) });
  });

  const voices = ({ tts = [] }: Lists) => tts.flatMap((language) => language.voices);
  describeEmbedded('lists change')('built in here', () => {
    test.each([
      ['google', 60, 700],
      ['microsoft', 140, 500],
      ['aws', 40, 100],
      ['nuance', 50, 150],
      ['deepgram', 9, 60],
      ['elevenlabs', 30, 40],
    ])('%s has %i languages and %i voices', async (vendor, languages, count) => {
      const lists = await builtIn(vendor);
      expect(lists.tts?.length).toBeGreaterThanOrEqual(languages);
      expect(voices(lists).length).toBeGreaterThanOrEqual(count);
    });

    test.each([
      ['google', 'en-US', 'en-US-Standard-C'],
      ['google', 'en-US', 'en-US-Neural2-C'],
      ['google', 'fr-FR', 'fr-FR-Chirp3-HD-Aoede'],
      ['microsoft', 'en-US', 'en-US-JennyNeural'],
      ['microsoft', 'en-US', 'en-US-AvaMultilingualNeural'],
      ['aws', 'en-US', 'Joanna'],
      ['ibm', 'en-US', 'en-US_AllisonV3Voice'],
      ['deepgram', 'en-us', 'aura-2-thalia-en'],
      ['elevenlabs', 'en', '21m00Tcm4TlvDq8ikWAM'],
      ['whisper', 'en-US', 'alloy'],
      ['playht', 'english', expect.stringMatching(/^s3:/)],
      ['cartesia', 'en', '79f8b5fb-2cc8-479a-80df-29f7a7cf1a3e'],
      ['rimelabs', 'eng', 'luna'],
    ])('%s speaks %s with %s', async (vendor, language, voice) => {
      const found = (await builtIn(vendor)).tts?.find(({ value }) => value === language);
      expect(found?.voices.map(({ value }) => value)).toContainEqual(voice);
    });
  });

  testEmbedded('lists change')(
    'no language is longer than the column of an application',
    async () => {
      for (const vendor of Object.keys(keysOf)) {
        const { tts = [], stt = [] } = await builtIn(vendor);
        for (const { value } of tts) expect(value.length).toBeLessThanOrEqual(12);
        for (const { value } of stt) expect(value.length).toBeLessThanOrEqual(64);
      }
    },
  );
});

describe('who asks for what (contract 12.4)', () => {
  const onAccount = (sid: string) => `/Accounts/${sid}/SpeechCredentials`;
  cases(
    () => world,
    [
      ['no vendor', (w) => w.provider.get(ofProvider(w, query({}))), msg(400, /./)],
      [
        'Deepgram Flux',
        () => ask({ vendor: 'deepgramflux', create_new: 'true' }),
        msg(422, 'Invalid vendor deepgramflux'),
      ],
      ['a custom one', () => ask({ vendor: 'custom:x' }), msg(422, 'Invalid vendor custom:x')],
      ['an unknown one', () => ask({ vendor: 'toString' }), msg(422, 'Invalid vendor toString')],
      [
        'on the path of a foreign provider',
        (w) =>
          w.provider.get(
            `/ServiceProviders/${w.sids.B}/SpeechCredentials${query({ vendor: 'google' })}`,
          ),
        (answer) => expect(body<Lists>(answer).tts?.length).toBeGreaterThan(0),
      ],
      [
        'on the path of a foreign account',
        (w) => w.account.get(onAccount(w.sids.A2) + query({ vendor: 'google' })),
        guard(),
      ],
    ],
  );

  test('on the path of the account too', async () => {
    const path = ofAccount(world, query({ vendor: 'cobalt', create_new: 'true' }));
    expect(body<Lists>(await world.account.get(path)).stt?.length).toBeGreaterThan(0);
  });

  // What comes of a key that the vendor refuses is the vendor's affair on a remote platform.
  testEmbedded('asks vendors')(
    'a stored key that does not work refuses the lists of some',
    async () => {
      const label = `${world.unique('label')} & more`;
      const keys = { api_key: 'fail', region: 'eastus', model_id: 'm', label };
      for (const vendor of ['elevenlabs', 'microsoft', 'whisper']) {
        await makeSpeech(world, { vendor, ...keys });
      }
      const status = async (facts: Record<string, string>, session?: Session) =>
        (await ask(facts, session)).status;
      msg(422, 'fetch failed')(await ask({ vendor: 'elevenlabs', label }));
      msg(422, 'failed to list voices')(await ask({ vendor: 'microsoft', label }));
      expect(await status({ vendor: 'elevenlabs', label }, world.account)).toBe(422);
      expect(await status({ vendor: 'elevenlabs', label, create_new: 'true' })).toBe(200);
      expect(await status({ vendor: 'elevenlabs' })).toBe(200);
      expect(await status({ vendor: 'whisper', label })).toBe(200);
    },
  );

  testEmbedded('asks vendors')(
    "an account's own credential comes first, for itself alone",
    async () => {
      // Without a label: no two credentials of a provider have the same.
      const facts: Row = { vendor: 'elevenlabs', model_id: 'm' };
      await makeSpeech(world, { ...facts, api_key: SECRET });
      await makeSpeech(world, { ...facts, api_key: 'fail', account_sid: world.sids.A1 });
      expect((await ask({ vendor: 'elevenlabs' }, world.account)).status).toBe(422);
      const path = ofAccount(world, query({ vendor: 'elevenlabs' }));
      expect((await world.provider.get(path)).status).toBe(200);
    },
  );

  testEmbedded('asks vendors')('Deepgram on own servers is not asked', async () => {
    const uris = { deepgram_stt_uri: '1.1.1.1:80', deepgram_tts_uri: '2.2.2.2:80' };
    const [own, cloud] = [world.unique('label'), world.unique('label')];
    await makeSpeech(world, { vendor: 'deepgram', api_key: 'fail', label: own, ...uris });
    await makeSpeech(world, { vendor: 'deepgram', api_key: 'fail', label: cloud });
    expect((await ask({ vendor: 'deepgram', label: own })).status).toBe(200);
    expect((await ask({ vendor: 'deepgram', label: cloud })).status).toBe(422);
  });
});
