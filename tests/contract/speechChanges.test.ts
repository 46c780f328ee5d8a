import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { isRemote } from './client';
import { msg, noContent, phrase } from './expectations';
import { makeSpeech, ofAccount, ofProvider, shownKeys, vendorCases, vendorNamed } from './speech';
import { one, type Row } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const uses = { use_for_tts: 1, use_for_stt: 1 };
const make = (vendor: string, facts: Row = {}) =>
  makeSpeech(world, { vendor, ...uses, ...vendorNamed(vendor).sent, ...facts });
const path = (sid: string) => ofProvider(world, `/${sid}`);
const read = (sid: string) => one(world.provider, path(sid));
const put = async (sid: string, body: Row) => noContent(await world.provider.put(path(sid), body));

/** The vendor's keys behind the encryption; undefined on a remote platform. */
function stored(sid: string): Row | undefined {
  const { platform } = world.target;
  const row = platform?.db.get(
    'SELECT credential FROM speech_credentials WHERE speech_credential_sid = ?',
    sid,
  );
  return platform && JSON.parse(platform.reveal(String(row?.credential)));
}

const without = (row: Row, keys: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

describe('what a change may carry (contract 12.2)', () => {
  test.each(vendorCases)(
    '$vendor: its changeable keys',
    async ({ vendor, sent, shown, changed, dropsOff }) => {
      const sid = await make(vendor);
      const off = dropsOff.filter((key) => !changed[key]);
      await put(sid, { ...uses, use_for_stt: 0, ...changed });
      const expected = shownKeys({ ...vendorNamed(vendor), sent: { ...sent, ...changed } });
      const row = await read(sid);
      expect(row).toMatchObject({
        use_for_stt: 0,
        ...without(expected, ['service_key', ...off]),
      });
      for (const key of off) expect(row).not.toHaveProperty(key);
      for (const key of Object.keys(shown).filter((name) => shown[name] === undefined)) {
        expect(row).not.toHaveProperty(key);
      }
      if (!isRemote) expect(stored(sid)).toEqual(without({ ...sent, ...changed }, off));
    },
  );

  test.each(vendorCases)('$vendor: nothing else, secrets included', async ({ vendor, sent }) => {
    const sid = await make(vendor);
    const before = await read(sid);
    const { changed } = vendorNamed(vendor);
    const others = Object.keys(sent).filter((key) => !(key in changed));
    const kept = Object.fromEntries(Object.keys(changed).map((key) => [key, sent[key]]));
    const attempt = Object.fromEntries(others.map((key) => [key, 'something else entirely']));
    await put(sid, {
      ...uses,
      ...kept,
      ...attempt,
      vendor: 'voxist',
      label: world.unique('label'),
      account_sid: world.sids.A2,
      nonsense: 1,
    });
    expect(await read(sid)).toEqual(before);
    if (!isRemote) expect(stored(sid)).toEqual(sent);
  });

  test.each(vendorCases)('$vendor: what it leaves out', async (vendorCase) => {
    const { vendor, sent, drops, holds } = vendorCase;
    const sid = await make(vendor);
    const before = await read(sid);
    await put(sid, { use_for_tts: 0, use_for_stt: 1 });
    const gone = holds ? [] : drops;
    expect(await read(sid)).toEqual({ ...without(before, gone), use_for_tts: 0 });
    if (!isRemote) expect(stored(sid)).toEqual(without(sent, gone));
  });

  test.each(vendorCases)('$vendor: its own answer put back is harmless', async (vendorCase) => {
    const { vendor, sent, shown } = vendorCase;
    const sid = await make(vendor);
    const before = await read(sid);
    await put(sid, before);
    expect(await read(sid)).toEqual(before);
    const hidden = Object.keys(shown).filter((key) => shown[key] === undefined);
    if (!isRemote) expect(stored(sid)).toEqual(without(sent, hidden));
  });

  test('one that would leave it invalid writes the uses alone', async () => {
    const sid = await make('elevenlabs');
    await put(sid, { use_for_tts: 0, model_id: '', api_uri: 'other.example' });
    expect(await read(sid)).toMatchObject({
      use_for_tts: 0,
      use_for_stt: 1,
      ...shownKeys(vendorNamed('elevenlabs')),
    });
  });

  test('the rule of Cartesia that looks at the uses is not applied', async () => {
    const sid = await make('cartesia');
    await put(sid, { ...uses, model_id: 'sonic-2' });
    const row = await read(sid);
    expect(row).toMatchObject({ model_id: 'sonic-2' });
    expect(row).not.toHaveProperty('stt_model_id');
  });
});

describe('who may change what (contract 12.1, 21)', () => {
  const attempt = { use_for_tts: 0, aws_region: 'eu-west-3' };

  test('an account and its provider, on any own path', async () => {
    const sid = await make('aws', { account_sid: world.sids.A1 });
    noContent(await world.account.put(ofAccount(world, `/${sid}`), attempt));
    expect(await read(sid)).toMatchObject(attempt);
    noContent(await world.provider.put(ofAccount(world, `/${sid}`), { ...uses, aws_region: 'x' }));
    expect(await read(sid)).toMatchObject({ ...uses, aws_region: 'x' });
  });

  test('of the credentials of others the uses, unasked', async () => {
    const lent = await make('aws');
    noContent(await world.account.put(ofAccount(world, `/${lent}`), attempt));
    const untouched = { use_for_tts: 0, aws_region: vendorNamed('aws').sent.aws_region };
    expect(await one(world.admin, path(lent))).toMatchObject(untouched);
    const foreign = await make('aws', { service_provider_sid: world.sids.B });
    noContent(await world.provider.put(path(foreign), attempt));
    expect(await one(world.admin, path(foreign))).toMatchObject(untouched);
  });

  test('on the path of a foreign provider too', async () => {
    const sid = await make('aws');
    const { B } = world.sids;
    const foreign = `/ServiceProviders/${B}/SpeechCredentials/${sid}`;
    noContent(await world.provider.put(foreign, { use_for_tts: 0 }));
    expect(await read(sid)).toMatchObject({ use_for_tts: 0 });
  });

  const x = { use_for_tts: 1 };
  cases(
    () => world,
    [
      [
        'no use',
        async (w) => w.admin.put(path(await make('aws')), { aws_region: 'a' }),
        msg(422, /./),
      ],
      ['unknown', (w) => w.provider.put(ofProvider(w, `/${NOBODY}`), x), phrase(404)],
      ['unknown as account', (w) => w.account.put(ofAccount(w, `/${NOBODY}`), x), phrase(404)],
      ['malformed', (w) => w.admin.put(ofProvider(w, '/nope'), x), msg(400, 'Bad request')],
    ],
  );
});
