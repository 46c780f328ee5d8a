import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { isRemote, testEmbedded } from './client';
import { body, empty, guard, json, msg, noContent, phrase } from './expectations';
import { createSession, createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

type Row = Record<string, unknown>;
const path = (sid: string, part = '') => `/Accounts/${sid}${part}`;

describe('bucket credentials (contract 5.2)', () => {
  const privateKey = '-----BEGIN PRIVATE KEY-----\nMIIEXAMPLEEXAMPLE\n-----END PRIVATE KEY-----\n';
  const serviceKey = { client_email: 'svc@p.iam.gserviceaccount.com', private_key: privateKey };
  const aws = {
    vendor: 'aws_s3',
    name: 'bucket',
    region: 'us-east-1',
    access_key_id: 'EXAMPLEKEYID',
    secret_access_key: 'exampleSecret0123456789',
    tags: [{ Key: 'team', Value: 'qa' }],
  };
  const azure = { vendor: 'azure', name: 'box', connection_string: 'AccountName=example;Key=abc' };
  const compatible = {
    vendor: 's3_compatible',
    name: 'b',
    endpoint: 'https://s3.example.com',
    access_key_id: 'KEYID',
    secret_access_key: 'secretsecretsecret',
  };
  const google = { vendor: 'google', name: 'g', service_key: JSON.stringify(serviceKey) };
  const put = (bucket_credential: unknown) =>
    world.admin.put(path(world.sids.A1), { bucket_credential });
  const shown = async () =>
    body<Row>(await world.account.get(path(world.sids.A1))).bucket_credential as Row;
  const listed = async () =>
    body<Row[]>(await world.account.get('/Accounts'))[0]?.bucket_credential;

  test.each([
    [aws, { ...aws, secret_access_key: `exampl${'X'.repeat(17)}` }],
    [azure, { ...azure, connection_string: `Accoun${'X'.repeat(21)}` }],
    [compatible, { ...compatible, secret_access_key: 'secretXXXXXXXXXXXX' }],
    [
      google,
      {
        ...google,
        service_key: JSON.stringify({
          ...serviceKey,
          private_key: `${privateKey.slice(0, 34)}${'X'.repeat(privateKey.length - 34)}`,
        }),
      },
    ],
  ])(
    '%s: masked on one, clear in the list, kept when the mask comes back',
    async (bucket, masked) => {
      noContent(await put(bucket));
      expect(await shown()).toEqual(masked);
      expect(await listed()).toEqual(bucket);
      noContent(await put({ ...masked, name: 'renamed' }));
      expect(await listed()).toEqual({ ...bucket, name: 'renamed' });
    },
  );

  test('a mask stands for the stored secret of its name, whoever the vendor was, or for none', async () => {
    noContent(await put(compatible));
    const { secret_access_key } = await shown();
    noContent(await put({ ...aws, secret_access_key }));
    expect(await listed()).toEqual({ ...aws, secret_access_key: compatible.secret_access_key });
    noContent(await put({ ...azure, connection_string: secret_access_key }));
    const { connection_string: _, ...keyless } = azure;
    expect(await listed()).toEqual(keyless);
  });

  test('a secret of six characters is not masked', async () => {
    noContent(await put({ ...aws, secret_access_key: 'secret' }));
    expect(await shown()).toMatchObject({ secret_access_key: 'secret' });
  });

  test.each([[null], [{ vendor: 'none' }]])('%o clears', async (bucket) => {
    noContent(await put(aws));
    noContent(await put(bucket));
    expect(await shown()).toBeNull();
  });

  test('Users/me holds it encrypted', async () => {
    noContent(await put(aws));
    const me = body<{ account: Row }>(await world.account.get('/Users/me'));
    expect(me.account.bucket_credential).toEqual(expect.any(String));
    expect(String(me.account.bucket_credential)).not.toContain('exampleSecret');
  });

  cases(
    () => world,
    [
      ['an unknown vendor', () => put({ vendor: 'x' }), msg(400, 'unknown storage vendor: x')],
      ['aws without region', () => put({ ...aws, region: undefined }), msg(500, /./)],
      ['azure without connection_string', () => put({ vendor: 'azure', name: 'x' }), msg(500, /./)],
      [
        'compatible without endpoint',
        () => put({ ...compatible, endpoint: undefined }),
        msg(500, /./),
      ],
      ['google without service_key', () => put({ vendor: 'google', name: 'x' }), msg(500, /./)],
    ],
  );

  const probe = (w: World, bucket: unknown, session = w.account) =>
    session.post(path(w.sids.A1, '/BucketCredentialTest'), bucket);

  test('the test answers 200 whatever comes out', async () => {
    json(200, { status: 'failed', reason: 'connect ECONNREFUSED 127.0.0.1:9' })(
      await probe(world, { ...compatible, endpoint: 'http://127.0.0.1:9' }),
    );
    const foreign = await world.provider.post(path(world.sids.B1, '/BucketCredentialTest'), aws);
    json(200, { status: 'failed', reason: 'insufficient permissions' })(foreign);
  });

  testEmbedded('no vendor is asked')(
    'the embedded outcome follows the data; a mask means the stored one',
    async () => {
      json(200, { status: 'failed', reason: expect.any(String) })(
        await probe(world, { vendor: 'aws_s3', name: 'b' }),
      );
      json(200, { status: 'ok' })(await probe(world, aws));
      const denied = { ...aws, name: 'denied-bucket' };
      json(200, { status: 'failed', reason: 'Access Denied' })(await probe(world, denied));
      noContent(await put(denied));
      const masked = { ...(await shown()), name: 'fine' };
      json(200, { status: 'failed', reason: 'Access Denied' })(await probe(world, masked));
    },
  );
});

describe('GET /Accounts/{sid}/WebhookSecret (contract 5.3)', () => {
  test('any value of regenerate makes a new one', async () => {
    const secret = async (query = '') =>
      body<Row>(await world.account.get(path(world.sids.A1, `/WebhookSecret${query}`)))
        .webhook_secret;
    const first = await secret();
    expect(await secret()).toBe(first);
    const second = await secret('?regenerate=true');
    expect(second).not.toBe(first);
    expect(await secret()).toBe(second);
    expect(await secret('?regenerate=false')).not.toBe(second);
    expect(await secret('?regenerate=')).not.toBe(second);
  });

  cases(
    () => world,
    [
      ['foreign', (w) => w.account.get(path(w.sids.A2, '/WebhookSecret')), msg(403, /./)],
      ['unknown', (w) => w.admin.get(path(NOBODY, '/WebhookSecret')), empty(404)],
    ],
  );
});

describe('lists and counters of an account (contract 5.4)', () => {
  const lists = ['Applications', 'VoipCarriers', 'ApiKeys', 'Calls', 'Queues', 'Conferences'];

  test.each(lists)('%s', async (list) => {
    const get = (session: World['admin'], sid: string) => session.get(path(sid, `/${list}`));
    json(200, [])(await get(world.provider, world.sids.A2));
    json(200, [])(await get(world.admin, NOBODY));
    expect((await get(world.provider, world.sids.B1)).status).toBe(403);
    expect((await get(world.provider, 'nope')).status).toBe(400);
  });

  test.each(['Limits', 'TtsCache', 'RecentCalls?page=1&count=1', 'Alerts?page=1&count=1'])(
    '%s: guarded in another form',
    async (list) => {
      const get = (session: World['admin'], sid: string) => session.get(path(sid, `/${list}`));
      expect((await get(world.account, world.sids.A1)).status).toBe(200);
      expect((await get(world.admin, NOBODY)).status).toBe(200);
      guard()(await get(world.account, world.sids.A2));
      guard()(await get(world.provider, world.sids.B1));
      guard(400, 'invalid AccountsSid format')(await get(world.provider, 'nope'));
    },
  );

  cases(
    () => world,
    [
      [
        'CallCount',
        (w) => w.account.get(path(w.sids.A1, '/CallCount')),
        json(200, { inbound: 0, outbound: 0 }),
      ],
      ['an unknown call', (w) => w.account.get(path(w.sids.A1, `/Calls/${NOBODY}`)), phrase(404)],
      [
        'ending an unknown call',
        (w) => w.account.delete(path(w.sids.A1, `/Calls/${NOBODY}`)),
        phrase(404),
      ],
    ],
  );
});

describe('RegisteredSipUsers (contract 5.4)', () => {
  const users = (sid: string) => path(sid, '/RegisteredSipUsers');

  test('without a realm 400', async () => {
    msg(
      400,
      'account does not have sip_realm configuration',
    )(await world.account.get(users(world.sids.A1)));
  });

  test('nobody is registered on a new account', async () => {
    const sip_realm = `${world.unique('realm')}.example`;
    noContent(await world.admin.put(path(world.sids.A2), { sip_realm }));
    json(200, [])(await world.provider.get(users(world.sids.A2)));
    json(200, [])(await world.provider.post(users(world.sids.A2), []));
  });

  const inactive = { contact: null, expiryTime: 0, protocol: null, registered_status: 'inactive' };
  const flags = (value: 0 | 1 | boolean) => ({
    allow_direct_app_calling: value,
    allow_direct_queue_calling: value,
    allow_direct_user_calling: value,
  });

  test('who is not registered is inactive, as often as asked; one also without a realm', async () => {
    const { A1, A2 } = world.sids;
    const asked = ['bob', 'ann', 'bob'];
    json(
      200,
      asked.map((name) => ({ name, ...inactive })),
    )(await world.provider.post(users(A2), asked));
    const bob = { name: 'bob', ...inactive, ...flags(0), proxy: null };
    json(200, bob)(await world.provider.get(`${users(A2)}/bob`));
    json(200, bob)(await world.account.get(`${users(A1)}/bob`));
  });

  test('the flags of one are those of its client', async () => {
    const { A2 } = world.sids;
    const client = { account_sid: A2, username: 'desk', password: 'Secret-123' };
    await world.provider.post('/Clients', { ...client, allow_direct_user_calling: 0 });
    json(200, {
      ...{ name: 'desk', ...inactive, ...flags(1) },
      ...{ allow_direct_user_calling: 0, proxy: null },
    })(await world.provider.get(`${users(A2)}/desk`));
    const rows = body<Row[]>(await world.provider.get('/Clients'));
    const made = rows.find(
      ({ username, account_sid }) => username === 'desk' && account_sid === A2,
    );
    noContent(await world.provider.delete(`/Clients/${made?.client_sid}`));
  });

  test('an unknown account is refused, a foreign one forbidden', async () => {
    const foreign = msg(403, 'insufficient permissions');
    const unknown = msg(400, `account not found for sid ${NOBODY}`);
    unknown(await world.admin.get(users(NOBODY)));
    unknown(await world.admin.post(users(NOBODY), []));
    unknown(await world.admin.get(`${users(NOBODY)}/bob`));
    foreign(await world.account.get(users(world.sids.A2)));
    foreign(await world.account.get(`${users(world.sids.A2)}/bob`));
  });
});

describe('POST /Accounts/{sid}/SipRealms/{realm} (contract 5.6)', () => {
  const post = (session: World['admin'], sid: string, realm: string) =>
    session.post(path(sid, `/SipRealms/${realm}`));

  cases(
    () => world,
    [
      [
        'too few dots',
        (w) => post(w.account, w.sids.A1, 'badrealm'),
        msg(400, 'invalid sip_realm: badrealm'),
      ],
      ['foreign', (w) => post(w.account, w.sids.A2, 'a.b.example'), guard()],
      [
        'by a provider',
        (w) => post(w.provider, w.sids.A1, 'a.b.example'),
        (answer) => expect(answer.status).toBe(500),
      ],
    ],
  );

  testEmbedded('hosted ones change DNS')(
    'self-hosted: 500, and the realm of the caller has changed',
    async () => {
      const realm = `${world.unique('own')}.root.example`;
      msg(500, /./)(await post(world.account, world.sids.A1, realm));
      const account = body<Row>(await world.account.get(path(world.sids.A1)));
      expect(account.sip_realm).toBe(realm);
      const other = `${world.unique('other')}.root.example`;
      noContent(await world.admin.put(path(world.sids.A2), { sip_realm: other }));
      msg(422, /for key 'sip_realm'/)(await post(world.account, world.sids.A1, other));
    },
  );
});

describe('TtsCache (contract 10)', () => {
  const account = (w: World) => path(w.sids.A1, '/TtsCache');
  cases(
    () => world,
    [
      ['of an account', (w) => w.account.get(account(w)), json(200, { size: 0 })],
      ['emptied', (w) => w.provider.delete(account(w)), noContent],
      ['emptied by others', (w) => w.provider.delete(path(w.sids.B1, '/TtsCache')), guard()],
      ['of the system', (w) => w.admin.get('/TtsCache'), json(200, { size: expect.any(Number) })],
      ['of the system, for others', (w) => w.provider.get('/TtsCache'), guard()],
      ['of the system, emptied by others', (w) => w.account.delete('/TtsCache'), guard()],
    ],
  );

  testEmbedded('needs a filled cache')('sizes add up; emptying one leaves the others', async () => {
    const { A1, A2 } = world.sids;
    const run = (sid: string) =>
      world.target.platform?.db.run('INSERT INTO tts_cache (account_sid, size) VALUES (?, 5)', sid);
    run(A1);
    run(A2);
    json(200, { size: 10 })(await world.admin.get('/TtsCache'));
    noContent(await world.account.delete(path(A1, '/TtsCache')));
    json(200, { size: 5 })(await world.admin.get('/TtsCache'));
    noContent(await world.admin.delete('/TtsCache'));
    json(200, { size: 0 })(await world.provider.get(path(A2, '/TtsCache')));
  });
});

describe('API keys as callers (contract 1.4, 8)', () => {
  test('the scope follows the sids of the key', async () => {
    const { A, A1, A2, B1 } = world.sids;
    const key = async (owner: Row) => {
      const { sid, token } = (await world.admin.post('/ApiKeys', owner)).json as Record<
        string,
        string
      >;
      world.later(`/ApiKeys/${sid}`);
      return createSession(world.target, token ?? '');
    };
    const account = await key({ account_sid: A1 });
    expect((await account.get(path(A1))).status).toBe(200);
    msg(403, /./)(await account.get(path(A2)));
    const provider = await key({ service_provider_sid: A });
    expect((await provider.get(path(A2))).status).toBe(200);
    msg(403, /./)(await provider.get(path(B1)));
    const [row] = body<Row[]>(await account.get(path(A1, '/ApiKeys')));
    expect(row).toMatchObject({ token: account.token });
    // Which calls count as a use is not known of a live platform.
    if (!isRemote) expect(row).toMatchObject({ last_used: expect.stringMatching(/Z$/) });
  });
});
