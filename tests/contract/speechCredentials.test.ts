import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { isRemote } from './client';
import { created, guard, json, msg, noContent, phrase, sidOf } from './expectations';
import {
  MASKED,
  makeSpeech,
  ofAccount,
  ofProvider,
  SECRET,
  SERVICE_KEY,
  shownKeys,
  soniox,
  vendorCases,
} from './speech';
import { one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const both = { use_for_tts: 1, use_for_stt: 1 };
const sids = (list: Row[]) => list.map((row) => row.speech_credential_sid);

describe('every vendor there and back (contract 12.2)', () => {
  test.each(vendorCases)('$vendor', async (vendorCase) => {
    const { vendor, sent } = vendorCase;
    const body = { vendor, ...both, label: null, account_sid: null, ...sent };
    const sid = sidOf(await world.provider.post(ofProvider(world), body));
    world.later(ofProvider(world, `/${sid}`));
    const row = {
      speech_credential_sid: sid,
      service_provider_sid: world.sids.A,
      account_sid: null,
      vendor,
      ...both,
      last_used: null,
      last_tested: null,
      tts_tested_ok: null,
      stt_tested_ok: null,
      created_at: expect.stringMatching(/\.000Z$/),
      label: null,
      ...shownKeys(vendorCase),
    };
    json(200, row)(await world.provider.get(ofProvider(world, `/${sid}`)));
    expect(await rows(world.provider, ofProvider(world))).toContainEqual(row);
    const stored = world.target.platform?.db.get(
      'SELECT credential FROM speech_credentials WHERE speech_credential_sid = ?',
      sid,
    );
    if (isRemote) return;
    const secret = String(stored?.credential);
    expect(secret).not.toContain(SECRET);
    expect(JSON.parse(world.target.platform?.reveal(secret) ?? '')).toEqual(sent);
  });

  const needed = vendorCases.flatMap(({ vendor, sent, needs }) =>
    needs.map((key): [string, string, Row] => [vendor, key, { ...sent, [key]: undefined }]),
  );
  test.each(needed)('%s needs %s', async (vendor, _key, sent) => {
    const answer = await world.provider.post(ofProvider(world), { vendor, ...both, ...sent });
    msg(500, /./)(answer);
  });

  const post = (facts: Row) => (w: World) => w.admin.post(ofProvider(w), { ...both, ...facts });
  const uris = { deepgram_stt_uri: '1.1.1.1:80', deepgram_tts_uri: '2.2.2.2:80' };
  const region = 'eastus';
  cases(
    () => world,
    [
      // One text is known; those of the other vendors are the platform's affair.
      [
        'Soniox without a key',
        post({ vendor: 'soniox' }),
        msg(500, 'invalid soniox speech credential: api_key is required'),
      ],
      ['no vendor', post({}), msg(500, /reading 'startsWith'/)],
      ['a custom one without a name', post({ vendor: 'custom' }), msg(500, /missing vendor/)],
      ['an unknown one', post({ vendor: 'toString' }), msg(500, /^invalid or missing vendor/)],
      ['Microsoft without a region', post({ vendor: 'microsoft', api_key: 'k' }), msg(500, /./)],
      ['Microsoft without a key', post({ vendor: 'microsoft', region }), msg(500, /./)],
      ['Nuance without anything', post({ vendor: 'nuance', client_id: 'c' }), msg(500, /./)],
      [
        'Deepgram with one container',
        post({ vendor: 'deepgram', deepgram_stt_uri: uris.deepgram_stt_uri }),
        msg(500, /./),
      ],
      ['a Google key that is no JSON', post({ vendor: 'google', service_key: 'x' }), msg(500, /./)],
      ['a Google key of null', post({ vendor: 'google', service_key: 'null' }), msg(500, /./)],
      [
        'a Google key without its key',
        post({ vendor: 'google', service_key: '{"client_email":"a@b.example"}' }),
        msg(500, /./),
      ],
      [
        'a long vendor',
        post({ vendor: `custom:${'x'.repeat(26)}` }),
        msg(500, "Data too long for column 'vendor' at row 1"),
      ],
      [
        'a long label',
        post(soniox({ label: 'x'.repeat(65) })),
        msg(500, "Data too long for column 'label' at row 1"),
      ],
      ['an empty account', post(soniox({ account_sid: '' })), msg(500, /foreign key/)],
    ],
  );

  test('what stands in for a key', async () => {
    const make = (vendor: string, facts: Row) => makeSpeech(world, { vendor, ...facts });
    await make('microsoft', { custom_stt_endpoint_url: 'https://stt.example' });
    await make('deepgram', uris);
    const nuance = await make('nuance', { nuance_stt_uri: '1.2.3.4:1', api_key: undefined });
    expect(await one(world.admin, ofProvider(world, `/${nuance}`))).toMatchObject({ secret: null });
    const google = await make('google', { service_key: SERVICE_KEY });
    const row = await one(world.admin, ofProvider(world, `/${google}`));
    expect(row).toMatchObject({ model_id: null });
    expect(row.service_key).not.toContain('model_id');
    await make('cartesia', { api_key: SECRET, stt_model_id: 'ink-whisper' });
  });

  test('keys that were not sent are missing, a short secret is whole, other keys are ignored', async () => {
    const facts = { vendor: 'gladia', api_key: 'short', id: 'x', secret_access_key: SECRET };
    const row = await one(world.admin, ofProvider(world, `/${await makeSpeech(world, facts)}`));
    expect(row.api_key).toBe('short');
    expect(row).not.toHaveProperty('id');
    expect(row).not.toHaveProperty('secret_access_key');
    expect(row).not.toHaveProperty('region');
  });

  test('uses that were not sent are null', async () => {
    const facts = { use_for_tts: undefined, use_for_stt: true };
    const row = await one(world.admin, ofProvider(world, `/${await makeSpeech(world, facts)}`));
    expect(row).toMatchObject({ use_for_tts: null, use_for_stt: 1 });
  });
});

describe('who owns what is made (contract 12.1)', () => {
  const owner = async (session: Session, path: string, facts: Row = {}) => {
    const sid = sidOf(await session.post(path, soniox(facts)));
    world.later(ofProvider(world, `/${sid}`));
    const row = await one(world.admin, ofProvider(world, `/${sid}`));
    return [row.account_sid, row.service_provider_sid];
  };

  test("the token's, else the body's, else the path's provider", async () => {
    const { A, A1, A2, B } = world.sids;
    const { admin, provider, account } = world;
    expect(await owner(account, ofAccount(world), { account_sid: A2 })).toEqual([A1, A]);
    expect(await owner(account, ofProvider(world))).toEqual([A1, A]);
    expect(await owner(provider, ofProvider(world))).toEqual([null, A]);
    expect(await owner(provider, ofProvider(world), { account_sid: A2 })).toEqual([A2, A]);
    expect(await owner(provider, ofAccount(world))).toEqual([null, A]);
    expect(await owner(admin, ofProvider(world))).toEqual([null, A]);
    expect(await owner(admin, ofProvider(world), { service_provider_sid: B })).toEqual([null, B]);
    expect(await owner(admin, ofAccount(world))).toEqual([null, null]);
    expect(await owner(provider, ofProvider(world), { account_sid: world.sids.B1 })).toEqual([
      world.sids.B1,
      A,
    ]);
  });

  cases(
    () => world,
    [
      [
        'a foreign provider path',
        (w) => w.provider.post(`/ServiceProviders/${w.sids.B}/SpeechCredentials`, soniox()),
        msg(403, 'Insufficient privileges'),
      ],
      [
        'a foreign account path',
        (w) => w.account.post(`/Accounts/${w.sids.A2}/SpeechCredentials`, soniox()),
        guard(),
      ],
    ],
  );
});

describe('labels (contract 12.1)', () => {
  test('are unique for a vendor among all that the provider and its accounts have', async () => {
    const label = world.unique('label');
    const { A1, A2, B } = world.sids;
    const post = (facts: Row) => world.provider.post(ofProvider(world), soniox(facts));
    const taken = msg(422, `Label ${label} is already in use for another speech credential`);
    await makeSpeech(world, { label, account_sid: A1 });
    taken(await post({ label }));
    taken(await post({ label, account_sid: A1 }));
    taken(await post({ label, account_sid: A2 }));
    taken(await world.account.post(ofAccount(world), soniox({ label })));
    await makeSpeech(world, { label, vendor: 'voxist' });
    await makeSpeech(world, { label, service_provider_sid: B });
  });

  test('empty ones are not compared', async () => {
    await makeSpeech(world, { label: '' });
    await makeSpeech(world, { label: '' });
    await makeSpeech(world, { label: null });
    await makeSpeech(world, { label: null });
  });
});

describe('lists and one, by scope (contract 12.1, 21)', () => {
  let lent = '';
  let own = '';
  let neighbours = '';
  let foreign = '';
  beforeAll(async () => {
    lent = await makeSpeech(world, {
      vendor: 'aws',
      access_key_id: 'AKIA',
      secret_access_key: SECRET,
    });
    own = await makeSpeech(world, { account_sid: world.sids.A1 });
    neighbours = await makeSpeech(world, { account_sid: world.sids.A2 });
    foreign = await makeSpeech(world, { service_provider_sid: world.sids.B });
  });
  const list = async (session: Session, path: string) => sids(await rows(session, path));

  test("the provider's path: provider-level rows, and an account's own for it", async () => {
    for (const session of [world.admin, world.provider]) {
      const seen = await list(session, ofProvider(world));
      expect(seen).toContain(lent);
      for (const other of [own, neighbours, foreign]) expect(seen).not.toContain(other);
    }
    const seen = await list(world.account, ofProvider(world));
    expect(seen).toEqual(expect.arrayContaining([lent, own]));
    expect(seen).not.toContain(neighbours);
  });

  test("the account's path: its rows and the provider-level ones", async () => {
    for (const session of [world.admin, world.provider, world.account]) {
      const seen = await list(session, ofAccount(world));
      expect(seen).toEqual(expect.arrayContaining([lent, own]));
      for (const other of [neighbours, foreign]) expect(seen).not.toContain(other);
    }
  });

  test('secrets of provider-level rows are withheld from accounts', async () => {
    const find = async (session: Session) =>
      (await rows(session, ofAccount(world))).find((row) => row.speech_credential_sid === lent);
    expect(await find(world.provider)).toMatchObject({ secret_access_key: MASKED });
    const seen = await find(world.account);
    expect(seen).toMatchObject({ access_key_id: 'AKIA' });
    expect(seen).not.toHaveProperty('secret_access_key');
    const mine = (await rows(world.account, ofAccount(world))).find(
      (row) => row.speech_credential_sid === own,
    );
    expect(mine).toMatchObject({ api_key: MASKED });
  });

  test('any own prefix reaches what is one’s own', async () => {
    json(
      200,
      expect.objectContaining({ speech_credential_sid: own }),
    )(await world.account.get(ofProvider(world, `/${own}`)));
    json(200, expect.anything())(await world.provider.get(ofAccount(world, `/${neighbours}`)));
    json(200, expect.anything())(await world.admin.get(ofAccount(world, `/${foreign}`)));
  });

  const refused = msg(403, 'Insufficient privileges');
  cases(
    () => world,
    [
      ['lent, one', (w) => w.account.get(ofAccount(w, `/${lent}`)), refused],
      ['of a neighbour', (w) => w.account.get(ofAccount(w, `/${neighbours}`)), refused],
      ['foreign', (w) => w.provider.get(ofProvider(w, `/${foreign}`)), refused],
      ['unknown', (w) => w.account.get(ofAccount(w, `/${NOBODY}`)), phrase(404)],
      ['malformed', (w) => w.admin.get(ofProvider(w, '/nope')), msg(400, 'Bad request')],
      [
        'the path of a foreign provider',
        (w) => w.provider.get(`/ServiceProviders/${w.sids.B}/SpeechCredentials`),
        refused,
      ],
      [
        'the path of a foreign account',
        (w) => w.provider.get(`/Accounts/${w.sids.B1}/SpeechCredentials`),
        guard(),
      ],
      [
        'the path of an unknown account',
        (w) => w.admin.get(`/Accounts/${NOBODY}/SpeechCredentials`),
        msg(500, /./),
      ],
    ],
  );
});

describe('DELETE (contract 12.1)', () => {
  const mine = (w: World) => makeSpeech(w, { account_sid: w.sids.A1 });
  const refused = msg(403, 'Insufficient privileges');
  cases(
    () => world,
    [
      [
        'by its account',
        async (w) => w.account.delete(ofAccount(w, `/${await mine(w)}`)),
        noContent,
      ],
      [
        'by its provider, on either path',
        async (w) => w.provider.delete(ofAccount(w, `/${await makeSpeech(w)}`)),
        noContent,
      ],
      ['lent', async (w) => w.account.delete(ofAccount(w, `/${await makeSpeech(w)}`)), refused],
      [
        'foreign',
        async (w) =>
          w.provider.delete(
            ofProvider(w, `/${await makeSpeech(w, { service_provider_sid: w.sids.B })}`),
          ),
        refused,
      ],
      ['unknown as admin', (w) => w.admin.delete(ofProvider(w, `/${NOBODY}`)), phrase(404)],
      ['unknown as provider', (w) => w.provider.delete(ofProvider(w, `/${NOBODY}`)), msg(500, /./)],
      ['unknown as account', (w) => w.account.delete(ofAccount(w, `/${NOBODY}`)), msg(500, /./)],
      ['malformed', (w) => w.admin.delete(ofProvider(w, '/nope')), msg(400, 'Bad request')],
      ['malformed as account', (w) => w.account.delete(ofAccount(w, '/nope')), msg(400, /./)],
      [
        'there is no top-level path',
        (w) => w.admin.get('/SpeechCredentials'),
        (answer) => expect(answer.status).toBe(404),
      ],
    ],
  );

  test('is gone afterwards', async () => {
    const answer = await world.provider.post(ofProvider(world), soniox());
    created(answer);
    const path = ofProvider(world, `/${sidOf(answer)}`);
    noContent(await world.provider.delete(path));
    phrase(404)(await world.provider.get(path));
  });
});
