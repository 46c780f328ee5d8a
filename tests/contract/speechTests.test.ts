import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../platform/createPlatform';
import { cases } from './cases';
import { describeEmbedded } from './client';
import { body, json, msg, phrase } from './expectations';
import { makeSpeech, ofAccount, ofProvider, SECRET, SERVICE_KEY, vendorCases } from './speech';
import { one, type Row } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const both = { use_for_tts: 1, use_for_stt: 1 };
const OK = { status: 'ok' };
const UNTESTED = { status: 'not tested' };
const path = (sid: string) => ofProvider(world, `/${sid}`);
const make = (facts: Row) => makeSpeech(world, { ...both, ...facts });
const ask = async (facts: Row) =>
  body<Row>(await world.provider.get(`${path(await make(facts))}/test`));

describe('GET .../SpeechCredentials/{sid}/test (contract 12.3)', () => {
  test('vendors without a test: not tested, and nothing is written', async () => {
    const custom = {
      vendor: 'custom:x',
      custom_tts_url: 'https://tts.example',
      api_key: undefined,
    };
    const sid = await make(custom);
    json(200, { tts: UNTESTED, stt: UNTESTED })(await world.provider.get(`${path(sid)}/test`));
    const untouched = { last_tested: null, tts_tested_ok: null, stt_tested_ok: null };
    expect(await one(world.provider, path(sid))).toMatchObject(untouched);
    expect(await ask({ vendor: 'nvidia', riva_server_uri: 'riva.example:50051' })).toEqual({
      tts: UNTESTED,
      stt: UNTESTED,
    });
    expect(await ask({ vendor: 'cobalt', cobalt_server_uri: 'cobalt.example:2727' })).toEqual({
      tts: UNTESTED,
      stt: UNTESTED,
    });
  });

  cases(
    () => world,
    [
      [
        'foreign',
        async (w) => {
          const sid = await makeSpeech(w, { service_provider_sid: w.sids.B });
          return w.provider.get(`${ofProvider(w, `/${sid}`)}/test`);
        },
        msg(403, 'Insufficient privileges'),
      ],
      [
        'of a neighbour',
        async (w) => {
          const sid = await makeSpeech(w, { account_sid: w.sids.A2 });
          return w.account.get(`${ofAccount(w, `/${sid}`)}/test`);
        },
        msg(403, 'Insufficient privileges'),
      ],
      ['unknown', (w) => w.provider.get(ofProvider(w, `/${NOBODY}/test`)), phrase(404)],
    ],
  );

  test('what a provider lends may be tested by its accounts', async () => {
    const sid = await make({ vendor: 'nvidia', riva_server_uri: 'riva.example:50051' });
    const answer = await world.account.get(ofAccount(world, `/${sid}/test`));
    json(200, { tts: UNTESTED, stt: UNTESTED })(answer);
  });
});

// A remote platform asks the vendors; the embedded one lets the stored key decide (its README).
describeEmbedded('asks vendors')('outcomes by the stored key', () => {
  const onlyTts = 'wellsaid resemble elevenlabs playht rimelabs inworld whisper'.split(' ');
  const onlyStt = 'deepgramflux gladia soniox speechmatics assemblyai houndify voxist openai'.split(
    ' ',
  );
  const none = 'nvidia cobalt custom:myvendor'.split(' ');

  test.each(vendorCases)('a good key of $vendor', async ({ vendor, sent }) => {
    const sides = (list: string[], other: string[]) =>
      none.includes(vendor) || (other.includes(vendor) && !list.includes(vendor)) ? UNTESTED : OK;
    expect(await ask({ vendor, ...sent })).toEqual({
      tts: sides(onlyTts, onlyStt),
      stt: sides(onlyStt, onlyTts),
    });
  });

  test.each([
    [{ use_for_tts: 1, use_for_stt: 0 }, OK, UNTESTED],
    [{ use_for_tts: 0, use_for_stt: 1 }, UNTESTED, OK],
    [{ use_for_tts: null, use_for_stt: null }, UNTESTED, UNTESTED],
  ])('with the uses %o', async (uses, tts, stt) => {
    expect(await ask({ vendor: 'aws', access_key_id: 'AKIA', ...uses })).toEqual({ tts, stt });
  });

  const failing = (reason?: string) => (reason ? { status: 'fail', reason } : { status: 'fail' });
  const revoked = failing('The provided credentials are invalid or have been revoked');
  const aws = (secret_access_key: string): Row => ({ vendor: 'aws', secret_access_key });
  test.each<[string, Row, Row, Row]>([
    ['fails', aws('sk-FAIL-1'), revoked, revoked],
    ['fails on one side', aws('sk-tts-fail'), revoked, OK],
    ['fails on the other side', aws('fail-stt-1'), OK, revoked],
    [
      'has expired',
      aws('expired'),
      failing('The API key has expired'),
      failing('The API key has expired'),
    ],
    ['is used up', aws('stt-quota'), OK, failing('Quota exceeded for this project')],
    ['cannot be reached', aws('unreachable'), failing('fetch failed'), failing('fetch failed')],
    ['fails and does not say why', aws('noreason'), failing(), failing()],
    ['is not tested', aws('untested'), UNTESTED, UNTESTED],
    ['is fine, the word being part of another', aws('failsafe'), OK, OK],
    [
      'of Google has another project',
      { vendor: 'google', service_key: SERVICE_KEY.replace('"p"', '"quota-tts"') },
      failing('Quota exceeded for this project'),
      OK,
    ],
  ])('a key that %s', async (_title, facts, tts, stt) => {
    expect(await ask(facts)).toEqual({ tts, stt });
  });

  test('the time and the outcome are written, a side that was not tested stays', async () => {
    const sid = await make(aws('tts-fail'));
    await world.provider.get(`${path(sid)}/test`);
    const row = await one(world.provider, path(sid));
    expect(row).toMatchObject({
      last_tested: expect.stringMatching(/\.000Z$/),
      tts_tested_ok: 0,
      stt_tested_ok: 1,
    });
    await world.provider.put(path(sid), { use_for_stt: 0 });
    await world.provider.get(`${path(sid)}/test`);
    expect(await one(world.provider, path(sid))).toMatchObject({
      tts_tested_ok: 0,
      stt_tested_ok: 1,
    });
  });

  test('a slow vendor takes its time', async () => {
    const started = performance.now();
    expect(await ask(aws('slow'))).toEqual({ tts: OK, stt: OK });
    expect(performance.now() - started).toBeGreaterThan(1000);
  });

  test('Speechmatics out of reach: 500', async () => {
    const facts = { vendor: 'speechmatics', speechmatics_stt_uri: 'unreachable.example' };
    msg(500, /./)(await world.provider.get(`${path(await make(facts))}/test`));
  });
});

describeEmbedded('would crash it')('tests that take the live server down (contract 25)', () => {
  const open: Platform[] = [];
  afterEach(async () => {
    for (const platform of open.splice(0)) await platform.close();
  });

  test.each([
    ['gladia', { api_key: 'unreachable' }],
    [
      'houndify',
      {
        client_id: 'c',
        client_key: SECRET,
        user_id: 'u',
        houndify_server_uri: 'unreachable.example',
      },
    ],
  ])('%s out of reach', async (vendor, keys) => {
    const platform = await createPlatform({ seed: 'empty' });
    open.push(platform);
    const send = async (method: 'GET' | 'POST', url: string, payload?: object, token = '') => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await platform.app.inject({
        method,
        url: `/api/v1${url}`,
        headers,
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
    };
    const credentials = { username: 'admin', password: 'Admin-demo1!' };
    const { token } = (await send('POST', '/login', credentials)).body;
    const provider = (await send('POST', '/ServiceProviders', { name: 'p' }, token)).body.sid;
    const base = `/ServiceProviders/${provider}/SpeechCredentials`;
    const { sid } = (await send('POST', base, { vendor, ...both, ...keys }, token)).body;
    expect(platform.poison).toEqual([]);
    const answer = await send('GET', `${base}/${sid}/test`, undefined, token);
    expect(answer).toEqual({ status: 500, body: { msg: `test of unreachable ${vendor}` } });
    expect(platform.poison).toEqual([
      {
        method: 'GET',
        path: `/api/v1${base}/${sid}/test`,
        reason: `test of unreachable ${vendor}`,
      },
    ]);
  });
});
