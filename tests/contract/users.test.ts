import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { testEmbedded } from './client';
import { body, empty, msg, noContent, phrase, unauthorized } from './expectations';
import { createSession, createWorld, NOBODY, PASSWORD, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

type Row = Record<string, unknown>;

const newUser = (w: World, facts: Row = {}) => {
  const name = w.unique('user');
  return { name, email: `${name}@example.com`, initial_password: PASSWORD, ...facts };
};
const inA = (facts: Row = {}) => world.makeUser({ service_provider_sid: world.sids.A, ...facts });
const inA1 = (facts: Row = {}) => inA({ account_sid: world.sids.A1, ...facts });
const inB = () => world.makeUser({ service_provider_sid: world.sids.B });
const one = async (sid: string) => body<Row>(await world.admin.get(`/Users/${sid}`));

describe('GET /Users (contract 3)', () => {
  test('rows derive the scope and show only the owners that there are', async () => {
    const rows = body<Row[]>(await world.admin.get('/Users'));
    const find = (sid: string) => rows.find((row) => row.user_sid === sid);
    expect(find(world.account.userSid)).toEqual({
      user_sid: world.account.userSid,
      name: expect.any(String),
      email: expect.any(String),
      scope: 'account',
      force_change: 0,
      is_active: 1,
      account_sid: world.sids.A1,
      account_name: world.names.A1,
      service_provider_sid: world.sids.A,
      service_provider_name: world.names.A,
    });
    expect(find(world.provider.userSid)).toMatchObject({ scope: 'service_provider' });
    expect(find(world.provider.userSid)).not.toHaveProperty('account_sid');
    expect(find(world.admin.userSid)).toMatchObject({ scope: 'admin' });
    expect(find(world.admin.userSid)).not.toHaveProperty('service_provider_sid');
  });

  test('provider scope sees its provider, account scope its account', async () => {
    const other = await inB();
    const sids = async (session: World['admin']) =>
      body<Row[]>(await session.get('/Users')).map((row) => row.user_sid);
    const seen = await sids(world.provider);
    expect(seen).toEqual(expect.arrayContaining([world.provider.userSid, world.account.userSid]));
    expect(seen).not.toContain(other.sid);
    expect(await sids(world.account)).not.toContain(world.provider.userSid);
  });
});

describe('GET /Users/{sid} (contract 3)', () => {
  test('shows the columns of the row and the view-only flag', async () => {
    const { sid, name } = await inA1({ is_view_only: true });
    expect(body(await world.provider.get(`/Users/${sid}`))).toEqual({
      user_sid: sid,
      name,
      email: `${name}@example.com`,
      pending_email: null,
      phone: null,
      account_sid: world.sids.A1,
      service_provider_sid: world.sids.A,
      force_change: 0,
      provider: 'local',
      provider_userid: null,
      scope: 'read-write',
      phone_activation_code: null,
      email_activation_code: null,
      email_validated: 0,
      phone_validated: 0,
      email_content_opt_out: 0,
      is_active: 1,
      is_view_only: true,
    });
  });

  cases(
    () => world,
    [
      ['unknown', (w) => w.admin.get(`/Users/${NOBODY}`), msg(500, 'failure retrieving user')],
      ['malformed', (w) => w.admin.get('/Users/nope'), msg(400, 'Bad request')],
      [
        'foreign',
        async (w) => w.provider.get(`/Users/${(await inB()).sid}`),
        msg(403, 'insufficient permissions'),
      ],
      [
        'a provider user asked by an account user',
        (w) => w.account.get(`/Users/${w.provider.userSid}`),
        msg(403, 'insufficient permissions'),
      ],
    ],
  );
});

describe('GET /Users/me (contract 3)', () => {
  test('self-hosted: user, raw account and provider', async () => {
    const me = body<Record<'user' | 'account' | 'sp', Row>>(await world.account.get('/Users/me'));
    expect(me.user).toMatchObject({
      user_sid: world.account.userSid,
      force_change: false,
      email_validated: false,
      phone_validated: false,
      is_active: 1,
    });
    for (const key of ['is_view_only', 'email_activation_code', 'hashed_password']) {
      expect(me.user).not.toHaveProperty(key);
    }
    expect(me.account).toMatchObject({ account_sid: world.sids.A1, registration_hook_sid: null });
    expect(me.account).not.toHaveProperty('registration_hook');
    expect(me.sp).toEqual({
      service_provider_sid: world.sids.A,
      name: world.names.A,
      description: null,
      root_domain: null,
      registration_hook_sid: null,
      ms_teams_fqdn: null,
    });
  });

  test('without an owner every value is null', async () => {
    const me = body<Record<'account' | 'sp', Row>>(await world.admin.get('/Users/me'));
    expect(Object.keys(me.account)).toHaveLength(25);
    expect(new Set(Object.values(me.account))).toEqual(new Set([null]));
    expect(new Set(Object.values(me.sp))).toEqual(new Set([null]));
  });

  test('an API key is nobody', async () => {
    const answer = await world.admin.post('/ApiKeys', { service_provider_sid: world.sids.A });
    const { sid, token } = answer.json as { sid: string; token: string };
    world.later(`/ApiKeys/${sid}`);
    phrase(403)(await createSession(world.target, token).get('/Users/me'));
  });
});

describe('POST /Users (contract 3)', () => {
  test('provider scope forces its provider, account scope its account but no provider', async () => {
    const make = async (session: World['admin'], facts: Row) => {
      const answer = await session.post('/Users', newUser(world, facts));
      expect(answer.status).toBe(201);
      const { user_sid } = answer.json as { user_sid: string };
      expect(Object.keys(answer.json as Row)).toEqual(['user_sid']);
      world.later(`/Users/${user_sid}`);
      return one(user_sid);
    };
    const { A, B, A1, A2 } = world.sids;
    expect(await make(world.provider, { service_provider_sid: B })).toMatchObject({
      service_provider_sid: A,
      account_sid: null,
    });
    expect(await make(world.account, { account_sid: A2 })).toMatchObject({
      account_sid: A1,
      service_provider_sid: null,
    });
  });

  cases(
    () => world,
    [
      [
        'a name that is used',
        async (w) => w.admin.post('/Users', { ...newUser(w), name: (await inA()).name }),
        msg(422, 'invalid username or email'),
      ],
      [
        'an e-mail that is used',
        async (w) =>
          w.admin.post('/Users', { ...newUser(w), email: `${(await inA()).name}@example.com` }),
        msg(422, 'invalid username or email'),
      ],
      [
        'no name',
        (w) => w.admin.post('/Users', { email: 'a@b.example', initial_password: PASSWORD }),
        msg(400, 'missing field name'),
      ],
      [
        'no e-mail',
        (w) => w.admin.post('/Users', { name: w.unique('user'), initial_password: PASSWORD }),
        msg(400, 'missing field email'),
      ],
      [
        'a weak password',
        (w) => w.admin.post('/Users', newUser(w, { initial_password: 'short' })),
        msg(400, /^password/),
      ],
      [
        'an unknown account',
        (w) => w.admin.post('/Users', newUser(w, { account_sid: NOBODY })),
        msg(500, /foreign key constraint fails/),
      ],
      [
        'an unknown key',
        (w) => w.admin.post('/Users', newUser(w, { permissions: 'VIEW_ONLY' })),
        msg(500, "Unknown column 'permissions' in 'INSERT INTO'"),
      ],
      [
        'an unknown key that is an empty list',
        (w) => w.admin.post('/Users', newUser(w, { permissions: [] })),
        msg(500, /SQL syntax/),
      ],
      [
        'a name that is too long',
        (w) => w.admin.post('/Users', newUser(w, { name: 'x'.repeat(256) })),
        msg(500, "Data too long for column 'name' at row 1"),
      ],
    ],
  );
});

describe('PUT /Users/{sid} (contract 3)', () => {
  const put = async (payload: Row, sid?: string) =>
    world.admin.put(`/Users/${sid ?? (await inA1()).sid}`, payload);

  test('changes what it names; an absent is_view_only removes the flag', async () => {
    const { sid } = await inA1({ is_view_only: true });
    noContent(await put({ name: world.unique('renamed'), is_view_only: true, bogus: 1 }, sid));
    expect(await one(sid)).toMatchObject({ is_view_only: true });
    noContent(await put({ name: world.unique('renamed'), is_active: false }, sid));
    expect(await one(sid)).toMatchObject({ is_view_only: false, is_active: 0 });
  });

  test('duplicates are not checked', async () => {
    const [first, second] = [await inA1(), await inA1()];
    const email = `${first.name}@example.com`;
    noContent(await put({ name: first.name, email }, second.sid));
  });

  test('initial_password null changes nothing, a text changes the password', async () => {
    const { sid, name } = await inA();
    noContent(await put({ name, initial_password: null }, sid));
    await world.login(name);
    noContent(await put({ initial_password: 'Contract-password2!x' }, sid));
    await world.login(name, 'Contract-password2!x');
    msg(400, /^password/)(await put({ initial_password: 'short' }, sid));
  });

  cases(
    () => world,
    [
      ['nothing', () => put({}), msg(400, 'no updates requested')],
      ['is_active false alone', () => put({ is_active: false }), msg(400, 'no updates requested')],
      ['force_change false alone', () => put({ force_change: false }), msg(400, /no updates/)],
      [
        'a null account',
        () => put({ name: 'x', account_sid: null }),
        msg(400, /may not be promoted/),
      ],
      [
        'a null provider',
        () => put({ name: 'x', service_provider_sid: null }),
        msg(400, 'Invalid request: user may not be promoted'),
      ],
      [
        'an unknown account',
        () => put({ name: 'x', account_sid: NOBODY }),
        msg(400, /account_sid does not exist/),
      ],
      [
        'an empty account',
        () => put({ name: 'x', account_sid: '' }),
        msg(400, /account_sid does not exist/),
      ],
      [
        'an account of another provider',
        (w) => put({ name: 'x', account_sid: w.sids.B1 }),
        msg(400, /./),
      ],
      [
        'an unknown user as admin',
        () => put({ name: 'x' }, NOBODY),
        msg(400, 'Invalid request: user_sid does not exist'),
      ],
      [
        'an unknown user as provider',
        (w) => w.provider.put(`/Users/${NOBODY}`, { name: 'x' }),
        phrase(403),
      ],
      [
        'a foreign user',
        async (w) => w.provider.put(`/Users/${(await inB()).sid}`, { name: 'x' }),
        phrase(403),
      ],
      [
        'a provider user moving itself elsewhere',
        (w) =>
          w.provider.put(`/Users/${w.provider.userSid}`, {
            name: 'x',
            service_provider_sid: w.sids.B,
          }),
        msg(400, /./),
      ],
      [
        'an account user moving itself elsewhere',
        (w) => w.account.put(`/Users/${w.account.userSid}`, { name: 'x', account_sid: w.sids.A2 }),
        msg(400, /./),
      ],
    ],
  );

  test.each([
    ['account', inA1, () => ({ account_sid: world.sids.A1 })],
    ['service provider', inA, () => ({ service_provider_sid: world.sids.A })],
  ])('a sid, of its %s, even unchanged, ends the sessions of the user', async (_of, make, own) => {
    const { sid, name } = await make();
    const session = await world.login(name);
    noContent(await put({ name, is_view_only: false }, sid));
    expect((await session.get('/Users/me')).status).toBe(200);
    noContent(await put({ name, ...own() }, sid));
    unauthorized(await session.get('/Users/me'));
  });

  test('an administrator goes down in two steps, provider first', async () => {
    const { sid, name } = await world.makeUser({});
    expect((await put({ name, account_sid: world.sids.A1 }, sid)).status).toBe(400);
    noContent(await put({ name, service_provider_sid: world.sids.A }, sid));
    noContent(await put({ name, account_sid: world.sids.A1 }, sid));
    expect(await one(sid)).toMatchObject({ account_sid: world.sids.A1 });
  });
});

describe('PUT /Users/{sid} with passwords (contract 2.3)', () => {
  test('clears force_change, keeps the token, checks the rules', async () => {
    const { sid, name } = await inA({ force_change: true });
    const session = await world.login(name);
    const change = (payload: Row) => session.put(`/Users/${sid}`, payload);
    const passwords = { old_password: PASSWORD, new_password: 'Contract-password2!x' };
    phrase(403)(await change({ ...passwords, old_password: 'wrong' }));
    msg(
      500,
      'new password cannot be your old password',
    )(await change({ old_password: PASSWORD, new_password: PASSWORD }));
    msg(400, /./)(await change({ old_password: PASSWORD }));
    msg(400, /./)(await change({ new_password: PASSWORD }));
    msg(400, /./)(await change({ ...passwords, name }));
    msg(400, /^password/)(await change({ ...passwords, new_password: 'short' }));
    noContent(await change(passwords));
    expect(body(await session.get('/Users/me'))).toMatchObject({ user: { force_change: false } });
    await world.login(name, 'Contract-password2!x');
  });
});

describe('DELETE /Users/{sid} (contract 3)', () => {
  cases(
    () => world,
    [
      ['unknown as provider', (w) => w.provider.delete(`/Users/${NOBODY}`), msg(500, /./)],
      ['unknown as account', (w) => w.account.delete(`/Users/${NOBODY}`), msg(500, /./)],
      ['malformed', (w) => w.admin.delete('/Users/nope'), msg(400, 'Bad request')],
      ['foreign', async (w) => w.provider.delete(`/Users/${(await inB()).sid}`), msg(403, /./)],
    ],
  );

  test('unknown as admin, where there is another one', async () => {
    const { sid } = await world.makeUser({});
    noContent(await world.admin.delete(`/Users/${NOBODY}`));
    noContent(await world.admin.delete(`/Users/${sid}`));
  });

  testEmbedded('others may be admins')('unknown as the only active admin', async () => {
    const unknown = () => world.admin.delete(`/Users/${NOBODY}`);
    msg(500, /user_sid/)(await unknown());
    const { name, sid } = await world.makeUser({});
    const change = { name, is_active: false, is_view_only: false };
    noContent(await world.admin.put(`/Users/${sid}`, change));
    msg(500, /user_sid/)(await unknown());
  });

  test('removes the user and its sessions', async () => {
    const { sid, name } = await inA1();
    const session = await world.login(name);
    noContent(await world.account.delete(`/Users/${sid}`));
    unauthorized(await session.get('/Users/me'));
    msg(500, /./)(await world.admin.get(`/Users/${sid}`));
  });

  testEmbedded('others may be admins')('the last active administrator stays', async () => {
    msg(400, 'Bad request')(await world.admin.delete(`/Users/${world.admin.userSid}`));
    empty(204)(await world.admin.delete(`/Users/${(await world.makeUser({})).sid}`));
  });
});
