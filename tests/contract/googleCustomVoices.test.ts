import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { json, msg, noContent, phrase, sidOf } from './expectations';
import { makeSpeech, ofProvider, SERVICE_KEY } from './speech';
import { one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
let lent = '';
let own = '';
let foreign = '';
let label = '';
beforeAll(async () => {
  world = await createWorld();
  label = world.unique('label');
  const google = { vendor: 'google', use_for_tts: 1, service_key: SERVICE_KEY };
  lent = await makeSpeech(world, google);
  own = await makeSpeech(world, { ...google, account_sid: world.sids.A1, label });
  foreign = await makeSpeech(world, { ...google, service_provider_sid: world.sids.B });
});
afterAll(() => world?.close());

const path = (sid = '') => `/GoogleCustomVoices${sid && `/${sid}`}`;
const voice = (facts: Row = {}): Row => ({
  speech_credential_sid: lent,
  name: world.unique('voice'),
  model: 'projects/1/locations/us/models/1',
  reported_usage: 'REALTIME',
  use_voice_cloning_key: 0,
  ...facts,
});
const make = (facts: Row = {}) => world.make(path(), voice(facts));
const listOf = (session: Session, credential: string) =>
  rows(session, `${path()}?speech_credential_sid=${credential}`);
const without = (row: Row, key: string) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** Sends a file as a form in the named field. */
function upload(sid: string, text: string, session = world.admin, field = 'file') {
  const boundary = 'contract-boundary-7d1f';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="key.txt"\r\nContent-Type: text/plain\r\n\r\n`;
  return world.target.send({
    method: 'POST',
    path: `${path(sid)}/VoiceCloningKey`,
    token: session.token,
    body: `${head}${text}\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

describe('POST and GET /GoogleCustomVoices (contract 12.5)', () => {
  test('there and back; an empty key is missing in the list and null in one', async () => {
    for (const session of [world.admin, world.provider, world.account]) {
      const sent = voice({ speech_credential_sid: own });
      const sid = sidOf(await session.post(path(), sent));
      world.later(path(sid));
      const row = { google_custom_voice_sid: sid, ...sent };
      expect(await listOf(session, own)).toContainEqual(row);
      json(200, { ...row, voice_cloning_key: null })(await session.get(path(sid)));
    }
  });

  test('an empty model, and a flag as a boolean', async () => {
    const sid = await make({ model: '', use_voice_cloning_key: true });
    expect(await one(world.admin, path(sid))).toMatchObject({
      model: '',
      use_voice_cloning_key: 1,
    });
  });

  test('a key is cut in the list and whole in one', async () => {
    const key = 'K'.repeat(5000);
    const sid = await make({ voice_cloning_key: key });
    const found = (await listOf(world.provider, lent)).find(
      (row) => row.google_custom_voice_sid === sid,
    );
    expect(found?.voice_cloning_key).toBe(`${'K'.repeat(100)}...`);
    expect((await one(world.account, path(sid))).voice_cloning_key).toBe(key);
  });

  test("by owner and label, which narrows what the provider lends and never an account's own", async () => {
    const mine = await make({ speech_credential_sid: own });
    const providers = await make();
    const { A, A1 } = world.sids;
    const ask = async (session: Session, query: Record<string, string>) =>
      (await rows(session, `${path()}?${new URLSearchParams(query)}`)).map(
        (row) => row.google_custom_voice_sid,
      );
    const labelled = await ask(world.admin, { account_sid: A1, label });
    expect(labelled).toContain(mine);
    expect(labelled).not.toContain(providers);
    expect(await ask(world.account, { label })).toContain(mine);
    expect(await ask(world.account, {})).toContain(mine);
    expect(await ask(world.provider, {})).toContain(providers);
    expect(await ask(world.admin, { service_provider_sid: A })).toContain(providers);
    expect(await ask(world.provider, { label })).not.toContain(providers);
  });

  test('voices go with their credential', async () => {
    const credential = await makeSpeech(world, { vendor: 'google', service_key: SERVICE_KEY });
    const sid = await make({ speech_credential_sid: credential });
    noContent(await world.provider.delete(ofProvider(world, `/${credential}`)));
    phrase(404)(await world.admin.get(path(sid)));
  });

  const post =
    (facts: Row, who: 'admin' | 'provider' = 'admin') =>
    (w: World) =>
      w[who].post(path(), voice(facts));
  cases(
    () => world,
    [
      ['no credential', post({ speech_credential_sid: undefined }), msg(400, /./)],
      ['no model', post({ model: undefined }), msg(400, 'missing field model')],
      ['a model of null', post({ model: null }), msg(500, "Column 'model' cannot be null")],
      ['no name', post({ name: undefined }), msg(400, 'missing field name')],
      ['a long name', post({ name: 'x'.repeat(65) }), msg(500, /Data too long/)],
      [
        'a wrong usage',
        post({ reported_usage: 'SOMETIMES' }),
        msg(500, "Data truncated for column 'reported_usage' at row 1"),
      ],
      [
        'an unknown key',
        post({ voice_cloning_key_file: {} }),
        msg(500, "Unknown column 'voice_cloning_key_file' in 'INSERT INTO'"),
      ],
      [
        'a foreign credential',
        (w) => w.provider.post(path(), voice({ speech_credential_sid: foreign })),
        msg(403, 'Insufficient privileges'),
      ],
      [
        'the list of a foreign credential',
        (w) => w.provider.get(`${path()}?speech_credential_sid=${foreign}`),
        msg(403, /./),
      ],
      [
        'the list of an unknown credential',
        (w) => w.provider.get(`${path()}?speech_credential_sid=${NOBODY}`),
        phrase(404),
      ],
      ['no owner, as admin', (w) => w.admin.get(path()), msg(400, /./)],
      ['unknown', (w) => w.provider.get(path(NOBODY)), phrase(404)],
    ],
  );
});

describe('PUT and DELETE (contract 12.5)', () => {
  test('changes what is named, and does not look at whose it is', async () => {
    const sid = await make({ speech_credential_sid: foreign });
    const before = await one(world.admin, path(sid));
    const facts = { name: world.unique('voice'), model: 'm2', reported_usage: 'OFFLINE' };
    noContent(await world.account.put(path(sid), facts));
    expect(await one(world.admin, path(sid))).toEqual({ ...before, ...facts });
    noContent(await world.provider.delete(path(sid)));
    phrase(404)(await world.admin.get(path(sid)));
  });

  test('the key as text; the cut one of the list overwrites it', async () => {
    const sid = await make();
    noContent(await world.account.put(path(sid), { voice_cloning_key: 'L'.repeat(300) }));
    const listed = (await listOf(world.account, lent)).find(
      (row) => row.google_custom_voice_sid === sid,
    );
    expect((await one(world.admin, path(sid))).voice_cloning_key).toHaveLength(300);
    const { voice_cloning_key } = listed ?? {};
    noContent(await world.account.put(path(sid), { voice_cloning_key }));
    expect((await one(world.admin, path(sid))).voice_cloning_key).toHaveLength(103);
  });

  const put = (facts: Row) => async (w: World) => w.provider.put(path(await make()), facts);
  cases(
    () => world,
    [
      ['its sid', put({ google_custom_voice_sid: NOBODY }), msg(400, /immutable/)],
      ['an unknown key', put({ file: 1 }), msg(500, "Unknown column 'file' in 'SET'")],
      [
        'to a foreign credential',
        async (w) => w.provider.put(path(await make()), { speech_credential_sid: foreign }),
        msg(403, 'Insufficient privileges'),
      ],
      ['unknown', (w) => w.provider.delete(path(NOBODY)), phrase(404)],
    ],
  );
});

describe('POST /GoogleCustomVoices/{sid}/VoiceCloningKey (contract 12.5)', () => {
  test('the text of the file becomes the key, also a long one', async () => {
    const sid = await make({ use_voice_cloning_key: 1 });
    const before = await one(world.admin, path(sid));
    const key = `begin é ${'0123456789'.repeat(20_000)} end`;
    noContent(await upload(sid, key));
    const after = await one(world.admin, path(sid));
    expect(after.voice_cloning_key).toBe(key);
    expect(without(after, 'voice_cloning_key')).toEqual(without(before, 'voice_cloning_key'));
  });

  test('administrators only, the owner included', async () => {
    const sid = await make({ speech_credential_sid: own });
    for (const session of [world.provider, world.account]) {
      msg(403, 'Insufficient privileges')(await upload(sid, 'key', session));
    }
    expect((await one(world.admin, path(sid))).voice_cloning_key).toBeNull();
  });

  cases(
    () => world,
    [
      [
        'another field',
        async (w) => upload(await make(), 'key', w.admin, 'key'),
        msg(500, 'Unexpected field'),
      ],
      [
        'no file',
        async (w) => w.admin.post(`${path(await make())}/VoiceCloningKey`, {}),
        msg(500, /./),
      ],
      ['an unknown voice', () => upload(NOBODY, 'key'), noContent],
    ],
  );
});
