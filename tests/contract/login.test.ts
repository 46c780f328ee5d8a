import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { type Answer, testEmbedded } from './client';
import { body, error, json, msg, noContent, phrase, unauthorized } from './expectations';
import { createSession, createWorld, PASSWORD, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const post = (path: string, payload?: unknown) => (w: World) =>
  w.target.send({ method: 'POST', path, body: payload });
const login = (username: string, password: string): Promise<Answer> =>
  post('/login', { username, password })(world);

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

describe('POST /login (contract 2.1)', () => {
  test('an account user: names, scope and claims', async () => {
    const { sids, names } = world;
    const user = await world.makeUser({ service_provider_sid: sids.A, account_sid: sids.A1 });
    const answer = body<{ token: string }>(await login(user.name, PASSWORD));
    const owners = {
      account_sid: sids.A1,
      account_name: names.A1,
      service_provider_sid: sids.A,
      service_provider_name: names.A,
    };
    const common = { user_sid: user.sid, scope: 'account', permissions: [], ...owners };
    expect(answer).toEqual({ ...common, token: answer.token, force_change: false });
    expect(claims(answer.token)).toEqual({
      ...common,
      name: user.name,
      is_view_only: false,
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });

  test('a provider user and an administrator have only the keys of their scope', async () => {
    const owner = await world.makeUser({ service_provider_sid: world.sids.A });
    expect(Object.keys(body<object>(await login(owner.name, PASSWORD))).sort()).toEqual([
      'force_change',
      'permissions',
      'scope',
      'service_provider_name',
      'service_provider_sid',
      'token',
      'user_sid',
    ]);
    const { username, password } = world.target.admin;
    const admin = body<object>(await login(username, password));
    expect(admin).toMatchObject({ scope: 'admin' });
    expect(Object.keys(admin).sort()).toEqual([
      'force_change',
      'permissions',
      'scope',
      'token',
      'user_sid',
    ]);
  });

  test('an account without a provider on the user row makes an administrator', async () => {
    const user = await world.makeUser({ account_sid: world.sids.A1 });
    expect(body(await login(user.name, PASSWORD))).toMatchObject({ scope: 'admin' });
  });

  test('a deactivated user may still log in; a forced change is named', async () => {
    const facts = { service_provider_sid: world.sids.A, is_active: false, force_change: true };
    const user = await world.makeUser(facts);
    expect(body(await login(user.name, PASSWORD))).toMatchObject({ force_change: true });
  });

  cases(
    () => world,
    [
      ['no body', post('/login'), phrase(400)],
      ['no password', post('/login', { username: 'x' }), phrase(400)],
      ['no username', post('/login', { password: 'x' }), phrase(400)],
      ['an unknown user', post('/login', { username: 'nobody-here', password: 'x' }), phrase(403)],
    ],
  );

  testEmbedded('locks a login')(
    'the sixth wrong password locks, a right one before it resets',
    async () => {
      const { name } = await world.makeUser({ service_provider_sid: world.sids.A });
      for (let tries = 0; tries < 5; tries += 1) phrase(403)(await login(name, 'wrong'));
      expect((await login(name, PASSWORD)).status).toBe(200);
      for (let tries = 0; tries < 5; tries += 1) phrase(403)(await login(name, 'wrong'));
      error(
        403,
        'Maximum login attempts reached. Please try again in 1800 seconds.',
      )(await login(name, 'wrong'));
      error(
        403,
        'Maximum login attempts reached. Please try again later or reset your password.',
      )(await login(name, PASSWORD));
    },
  );
});

describe('POST /logout (contract 2.2)', () => {
  test('ends every token of the user; a later login revives them', async () => {
    const { name } = await world.makeUser({ service_provider_sid: world.sids.A });
    const [first, second] = [await world.login(name), await world.login(name)];
    noContent(await first.post('/logout'));
    unauthorized(await first.get('/Users/me'));
    unauthorized(await second.get('/Users/me'));
    unauthorized(await first.post('/logout'));
    await world.login(name);
    expect((await first.get('/Users/me')).status).toBe(200);
  });

  test('an API key cannot log out', async () => {
    const answer = await world.admin.post('/ApiKeys', { account_sid: world.sids.A1 });
    const { sid, token } = answer.json as { sid: string; token: string };
    world.later(`/ApiKeys/${sid}`);
    expect((await createSession(world.target, token).post('/logout')).status).toBe(500);
  });
});

describe('view-only users (contract 1.2, 1.4)', () => {
  test('read everything, write nothing but their own password and the logout', async () => {
    const facts = { service_provider_sid: world.sids.A, is_view_only: true };
    const { name, sid } = await world.makeUser(facts);
    const viewer = await world.login(name);
    expect(claims(viewer.token)).toMatchObject({ is_view_only: true, permissions: ['VIEW_ONLY'] });
    expect((await viewer.get('/Accounts')).status).toBe(200);
    const refused = msg(403, 'User has view-only access');
    refused(await viewer.post('/Applications', { name: 'x' }));
    refused(await viewer.put(`/Accounts/${world.sids.A1}`, { name: 'x' }));
    refused(await viewer.delete(`/Accounts/${world.sids.A2}`));
    const passwords = { old_password: PASSWORD, new_password: `${PASSWORD.slice(0, -1)}y` };
    noContent(await viewer.put(`/Users/${sid}`, { ...passwords, is_view_only: true }));
    noContent(await viewer.post('/logout'));
  });
});

describe('POST /change-password (contract 2.3)', () => {
  test('changes the own password without any rule, and ends all sessions', async () => {
    const facts = { service_provider_sid: world.sids.A, force_change: true };
    const { name } = await world.makeUser(facts);
    const user = await world.login(name);
    const change = (payload: unknown) => user.post('/change-password', payload);
    msg(400, /./)(await change({ new_password: 'x' }));
    msg(400, /./)(await change({ old_password: PASSWORD }));
    msg(400, 'old_password is incorrect')(await change({ old_password: 'no', new_password: 'x' }));
    noContent(await change({ old_password: PASSWORD, new_password: 'x' }));
    unauthorized(await user.get('/Users/me'));
    expect(body(await login(name, 'x'))).toMatchObject({ force_change: true });
  });

  test('an API key has no password', async () => {
    const answer = await world.admin.post('/ApiKeys', { account_sid: world.sids.A1 });
    const { sid, token } = answer.json as { sid: string; token: string };
    world.later(`/ApiKeys/${sid}`);
    const passwords = { old_password: 'a', new_password: 'b' };
    const changed = await createSession(world.target, token).post('/change-password', passwords);
    expect(changed.status).toBe(500);
  });
});

describe('forgotten passwords (contract 2.3)', () => {
  cases(
    () => world,
    [
      ['no e-mail', post('/forgot-password', {}), error(400, 'invalid or missing email')],
      [
        'a bad e-mail',
        post('/forgot-password', { email: 'x' }),
        error(400, 'invalid or missing email'),
      ],
      [
        'an unknown user',
        post('/forgot-password', { email: 'nobody@nowhere.example' }),
        error(400, 'failed to reset your password'),
      ],
      ['an unknown link', post('/signin', { link: 'unknownlink' }), phrase(403)],
      ['nothing to sign in with', post('/signin', {}), msg(400, 'missing email or password')],
      ['an unknown e-mail', post('/signin', { email: 'a@b.example', password: 'x' }), phrase(404)],
    ],
  );

  // A live platform without a mail provider would crash on these (contract 25).
  const link = (sid: string) =>
    String(
      world.target.platform?.db.get('SELECT link FROM reset_links WHERE user_sid = ?', sid)?.link,
    );

  testEmbedded('needs mail')('the link of an account user works once', async () => {
    const { sids } = world;
    const user = await world.makeUser({ service_provider_sid: sids.A, account_sid: sids.A1 });
    const before = await world.login(user.name);
    noContent(await post('/forgot-password', { email: `${user.name}@example.com` })(world));
    unauthorized(await before.get('/Users/me'));
    const signin = await post('/signin', { link: link(user.sid) })(world);
    const answer = body<{ jwt: string }>(signin);
    expect(answer).toEqual({
      jwt: answer.jwt,
      user_sid: user.sid,
      name: user.name,
      email: `${user.name}@example.com`,
      phone: null,
      account_sid: sids.A1,
      service_provider_sid: sids.A,
      force_change: false,
      provider: 'local',
      provider_userid: null,
      scope: 'read-write',
      phone_validated: false,
      email_validated: false,
      is_active: true,
      pristine: false,
    });
    const session = createSession(world.target, answer.jwt);
    const change = { old_password: link(user.sid), new_password: 'Brand-new-pass1!' };
    const used = link(user.sid);
    noContent(await session.post('/change-password', change));
    unauthorized(await session.get('/Users/me'));
    phrase(403)(await post('/signin', { link: used })(world));
    expect((await login(user.name, 'Brand-new-pass1!')).status).toBe(200);
  });

  testEmbedded('needs mail')('the link of a provider user cannot be exchanged', async () => {
    const user = await world.makeUser({ service_provider_sid: world.sids.A });
    noContent(await post('/forgot-password', { email: `${user.name}@example.com` })(world));
    msg(500, /SQL syntax/)(await post('/signin', { link: link(user.sid) })(world));
  });

  testEmbedded('needs mail')('an inactive user gets no link', async () => {
    const user = await world.makeUser({ service_provider_sid: world.sids.A, is_active: false });
    error(
      400,
      'failed to reset your password',
    )(await post('/forgot-password', { email: `${user.name}@example.com` })(world));
  });

  testEmbedded('writes the database')('sign-in by e-mail needs a validated one', async () => {
    const { sids } = world;
    const user = await world.makeUser({ service_provider_sid: sids.A, account_sid: sids.A1 });
    const email = `${user.name}@example.com`;
    const signin = (password: string) => post('/signin', { email, password })(world);
    phrase(404)(await signin(PASSWORD));
    const sql = 'UPDATE users SET email_validated = 1 WHERE user_sid = ?';
    world.target.platform?.db.run(sql, user.sid);
    phrase(403)(await signin('wrong'));
    expect(body(await signin(PASSWORD))).toMatchObject({ email_validated: true });
  });
});

describe('GET /Availability (contract 2.4)', () => {
  cases(
    () => world,
    [
      ['a bad type', (w) => w.account.get('/Availability?type=x&value=y'), msg(400, /./)],
      ['no value', (w) => w.account.get('/Availability?type=email'), msg(500, /./)],
      [
        'a free realm',
        (w) => w.account.get(`/Availability?type=subdomain&value=${w.prefix}.free.example`),
        json(200, { available: true }),
      ],
    ],
  );

  test('a taken realm and a taken e-mail', async () => {
    const sip_realm = `${world.prefix}.taken.example`;
    const account = {
      name: world.unique('account'),
      service_provider_sid: world.sids.A,
      sip_realm,
    };
    await world.make('/Accounts', account);
    const { name } = await world.makeUser({ service_provider_sid: world.sids.A });
    const ask = (type: string, value: string) =>
      world.account.get(`/Availability?type=${type}&value=${value}`);
    json(200, { available: false })(await ask('subdomain', sip_realm));
    json(200, { available: false })(await ask('email', `${name}@example.com`));
  });
});
