import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEmbedded } from './client';
import { body, guard, msg, phrase } from './expectations';
import { makeSpeech, SECRET } from './speech';
import type { Row } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
let lent = '';
beforeAll(async () => {
  world = await createWorld();
  lent = await makeSpeech(world, { vendor: 'wellsaid', api_key: SECRET });
});
afterAll(() => world?.close());

const path = (sid: string, rest = '') => `/Accounts/${sid}/TtsCache${rest}`;
const say = (facts: Row = {}, session: Session = world.account, sid = world.sids.A1) =>
  session.post(path(sid, '/Synthesize'), {
    speech_credential_sid: lent,
    text: 'Hello',
    language: 'en-US',
    voice: '3',
    ...facts,
  });

// Read in the code of the live platform only, which would have to call a vendor (contract 10, 26).
describeEmbedded('asks vendors')('POST /Accounts/{sid}/TtsCache/Synthesize (contract 10)', () => {
  test('a sound, as WAV or MP3, that is in the cache from then on', async () => {
    const size = async () =>
      body<{ size: number }>(await world.account.get(path(world.sids.A1))).size;
    const before = await size();
    const wav = await say();
    expect(wav).toMatchObject({ status: 200, type: 'audio/wav' });
    expect(wav.text.slice(0, 4)).toBe('RIFF');
    expect(await say({ encodingMp3: true })).toMatchObject({ status: 200, type: 'audio/mpeg' });
    expect(await size()).toBe(before + 2);
  });

  test('a longer text takes longer to say', async () => {
    const length = async (text: string) => Number((await say({ text })).headers['content-length']);
    expect(await length('Hello')).toBe(44 + 16_000);
    expect(await length('Hello '.repeat(8))).toBe(44 + 4 * 16_000);
  });

  test('refusals', async () => {
    msg(400, /./)(await say({ text: '' }));
    msg(400, /./)(await say({ speech_credential_sid: undefined }));
    phrase(404)(await say({ speech_credential_sid: NOBODY }));
    const neighbours = await makeSpeech(world, { account_sid: world.sids.A2 });
    phrase(404)(await say({ speech_credential_sid: neighbours }));
    guard()(await say({}, world.account, world.sids.A2));
    const failing = await makeSpeech(world, { vendor: 'wellsaid', api_key: 'expired' });
    msg(500, 'The API key has expired')(await say({ speech_credential_sid: failing }));
  });
});
