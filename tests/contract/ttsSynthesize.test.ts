import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEmbedded } from './client';
import { body, guard, msg } from './expectations';
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

test('refusals of POST /Accounts/{sid}/TtsCache/Synthesize (contract 10)', async () => {
  const incomplete = msg(400, 'speech_credential_sid, text, language, voice are all required');
  for (const name of ['speech_credential_sid', 'text', 'language', 'voice']) {
    incomplete(await say({ [name]: undefined }));
  }
  incomplete(await say({ text: '' }));
  const unknown = `There is no available speech credential for ${NOBODY}`;
  msg(400, unknown)(await say({ speech_credential_sid: NOBODY }));
  guard()(await say({}, world.account, world.sids.A2));
  msg(400, 'Bad request')(await say({}, world.admin, 'nope'));
  msg(400, `Account not found for sid ${NOBODY}`)(await say({}, world.admin, NOBODY));
});

// A live platform would have to call a vendor.
describeEmbedded('asks vendors')('POST /Accounts/{sid}/TtsCache/Synthesize (contract 10)', () => {
  test('a sound that is in the cache from then on', async () => {
    const size = async () =>
      body<{ size: number }>(await world.account.get(path(world.sids.A1))).size;
    const before = await size();
    expect(await say()).toMatchObject({ status: 200, type: 'audio/mpeg' });
    expect(await say({ encodingMp3: true })).toMatchObject({ status: 200, type: 'audio/mpeg' });
    expect(await size()).toBe(before + 1);
    expect((await say({ text: 'Something new' })).status).toBe(200);
    expect(await size()).toBe(before + 2);
  });

  test('what was said once is said again, though the key does not work any more', async () => {
    const sid = await makeSpeech(world, { vendor: 'wellsaid', api_key: 'quota' });
    const words = { speech_credential_sid: sid, text: 'Said before' };
    msg(500, 'Quota exceeded for this project')(await say(words));
    expect((await say({ ...words, speech_credential_sid: lent })).status).toBe(200);
    expect((await say(words)).status).toBe(200);
  });

  test('a longer text takes longer to say', async () => {
    const length = async (text: string) => Number((await say({ text })).headers['content-length']);
    expect(await length('Hello '.repeat(8))).toBeGreaterThan(3 * (await length('Hello')));
  });

  test('with the credential of anybody, as long as it works', async () => {
    const neighbours = await makeSpeech(world, {
      ...{ account_sid: world.sids.A2, vendor: 'wellsaid', api_key: SECRET },
    });
    expect((await say({ speech_credential_sid: neighbours })).status).toBe(200);
    const failing = await makeSpeech(world, { vendor: 'wellsaid', api_key: 'expired' });
    msg(
      500,
      'The API key has expired',
    )(await say({ speech_credential_sid: failing, text: 'Never said' }));
  });
});
