import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { msg, unauthorized, unknownPath } from './expectations';
import { createSession, createWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

describe('who may ask (contract 1.1, 1.2)', () => {
  cases(
    () => world,
    [
      ['no token', (w) => createSession(w.target, '').get('/Accounts'), unauthorized],
      ['a bad token', (w) => createSession(w.target, 'a.b.c').get('/Accounts'), unauthorized],
      ['an unknown key', (w) => createSession(w.target, w.sids.A).get('/Accounts'), unauthorized],
      ['an unknown path', (w) => createSession(w.target, '').get('/NoSuchPath'), unauthorized],
    ],
  );

  test('a bad token is named in WWW-Authenticate', async () => {
    const { headers } = await createSession(world.target, 'a.b.c').get('/Accounts');
    expect(headers['www-authenticate']).toBe('Bearer realm="Users", error="invalid_token"');
  });

  test('a token in the query works too', async () => {
    const path = `/Users/me?access_token=${world.admin.token}`;
    expect((await world.target.send({ method: 'GET', path })).status).toBe(200);
  });
});

describe('paths and methods (contract 1.1, 1.2)', () => {
  cases(
    () => world,
    [
      ['an unknown path', (w) => w.admin.get('/NoSuchPath'), unknownPath],
      ['PUT where there is none', (w) => w.admin.put('/PasswordSettings', {}), unknownPath],
      ['a list that does not exist', (w) => w.admin.get('/ApiKeys'), unknownPath],
    ],
  );

  test.each(['/accounts', '/ACCOUNTS', '/Accounts/'])('%s is Accounts', async (path) => {
    expect((await world.admin.get(path)).status).toBe(200);
  });

  test('one record is found under the name as it is spelled alone', async () => {
    const answer = await world.admin.get(`/Accounts/${world.sids.A1}/`);
    expect(answer.json).toMatchObject({ account_sid: world.sids.A1 });
    const lower = await world.admin.get(`/accounts/${world.sids.A1}`);
    expect(lower.status).toBe(404);
  });
});

describe('headers (contract 1.1)', () => {
  test.each(['/Accounts', '/NoSuchPath'])('%s: CORS and no-store', async (path) => {
    const { headers } = await world.admin.get(path);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toContain('no-store');
  });

  test('401 carries the CORS header', async () => {
    const { headers } = await createSession(world.target, '').get('/Accounts');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  /** Paths with a caller: 200, 404 and 401. */
  test.each([
    ['/Accounts', true],
    ['/NoSuchPath', true],
    ['/Accounts', false],
  ])('%s, signed in %s: nothing is sniffed, framed or told to others', async (path, isSignedIn) => {
    const session = isSignedIn ? world.admin : createSession(world.target, '');
    const { headers } = await session.get(path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining('default-src'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('a preflight answers 204 and echoes the headers asked for', async () => {
    const answer = await world.target.send({
      method: 'OPTIONS',
      path: '/Accounts',
      headers: {
        origin: 'https://console.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toBe('GET,HEAD,PUT,PATCH,POST,DELETE');
    expect(answer.headers['access-control-allow-headers']).toBe('authorization,content-type');
  });
});

describe('bodies (contract 1.1, 1.2)', () => {
  const login = (w: World, body: string, type: string) =>
    w.target.send({ method: 'POST', path: '/login', body, headers: { 'content-type': type } });

  cases(
    () => world,
    [
      ['broken JSON', (w) => login(w, '{"username":', 'application/json'), msg(400, /JSON/)],
      [
        'more than 100 kB',
        (w) => w.target.send({ method: 'POST', path: '/login', body: { a: 'x'.repeat(110_000) } }),
        msg(413, 'request entity too large'),
      ],
    ],
  );

  test('a form is read, another content type is an empty body', async () => {
    const { username, password } = world.target.admin;
    const form = new URLSearchParams({ username, password }).toString();
    const read = await login(world, form, 'application/x-www-form-urlencoded');
    expect(read.status).toBe(200);
    expect((await login(world, JSON.stringify({ username, password }), 'text/plain')).status).toBe(
      400,
    );
  });
});
