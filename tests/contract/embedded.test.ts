import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { registerOutside } from '../../platform/api/transport';
import { createPlatform, type Platform, type PlatformOptions } from '../../platform/createPlatform';
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import { describeEmbedded } from './client';

type Row = Record<string, unknown>;
type Sids = Record<'provider' | 'account' | 'carrier' | 'client', string>;

/** What only the embedded platform promises: poison records, restarts, seeds, its own clock. */
describeEmbedded('its own')('the embedded platform', () => {
  const open: Platform[] = [];
  const start = async (options: PlatformOptions = {}) => {
    const platform = await createPlatform({ seed: 'empty', ...options });
    open.push(platform);
    return platform;
  };
  afterEach(async () => {
    for (const platform of open.splice(0)) await platform.close();
  });

  const send = async (
    platform: Platform,
    method: string,
    url: string,
    payload?: object,
    token = '',
  ) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return platform.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
  };
  const login = async (platform: Platform, username = 'admin', password = 'Admin-demo1!') => {
    const answer = await send(platform, 'POST', '/api/v1/login', { username, password });
    return answer.json<{ token: string; scope: string; force_change: boolean }>();
  };

  describe('requests that would crash or poison the live one (contract 25, decision 60)', () => {
    const user = { name: 'x', email: 'x@example.com' };
    const bucket = { bucket_credential: { vendor: 'aws_s3' } };
    const google = { vendor: 'google', name: 'g', service_key: 'no JSON' };
    const state = { register_status: { status: 'ok' } };
    const poisonous: [string, string, (sids: Sids) => string, Row][] = [
      ['a user without a password', 'POST', () => '/Users', user],
      ['an unknown system setting', 'POST', () => '/SystemInformation', { id: 'one' }],
      ['a bad log level', 'POST', () => '/SystemInformation', { log_level: 'warn' }],
      ['no system setting', 'POST', () => '/SystemInformation', {}],
      ['a new account with a bucket', 'POST', () => '/Accounts', { name: 'x', ...bucket }],
      [
        'a Google key that is no JSON',
        'PUT',
        ({ account }) => `/Accounts/${account}`,
        { bucket_credential: google },
      ],
      ['a registration state', 'PUT', ({ carrier }) => `/VoipCarriers/${carrier}`, state],
      [
        'a registration state on the path of the provider',
        'PUT',
        ({ provider, carrier }) => `/ServiceProviders/${provider}/VoipCarriers/${carrier}`,
        state,
      ],
      [
        'a registration state on the path of the account',
        'PUT',
        ({ account, carrier }) => `/Accounts/${account}/VoipCarriers/${carrier}`,
        state,
      ],
      [
        'a registration state that is no JSON text',
        'PUT',
        ({ carrier }) => `/VoipCarriers/${carrier}`,
        { register_status: 'ok' },
      ],
      [
        'a new carrier with a registration state',
        'POST',
        ({ provider }) => `/ServiceProviders/${provider}/VoipCarriers`,
        { name: 'c', ...state },
      ],
      ['an empty client password', 'PUT', ({ client }) => `/Clients/${client}`, { password: '' }],
      ['no client password', 'PUT', ({ client }) => `/Clients/${client}`, { password: null }],
      [
        'a reset without a mail provider',
        'POST',
        () => '/forgot-password',
        { email: 'admin@northwind-voice.example' },
      ],
    ];

    test.each(poisonous)('%s', async (_title, method, path, payload) => {
      const platform = await start({ mail: false });
      const { token } = await login(platform);
      const post = async (url: string, body: object) =>
        (await send(platform, 'POST', `/api/v1${url}`, body, token)).json<{ sid: string }>().sid;
      const provider = await post('/ServiceProviders', { name: 'p' });
      const service_provider_sid = provider;
      const account = await post('/Accounts', { name: 'a', service_provider_sid });
      const carrier = await post(`/ServiceProviders/${provider}/VoipCarriers`, { name: 'c' });
      const client = await post('/Clients', { account_sid: account, username: 'u' });
      expect(platform.poison).toEqual([]);
      const plain = path({ provider, account, carrier, client });
      const url = `/api/v1${plain}`;
      const body = plain === '/Accounts' ? { ...payload, service_provider_sid } : payload;
      const answer = await send(platform, method, url, body, token);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({ msg: expect.any(String) });
      expect(platform.poison).toEqual([{ method, path: url, reason: expect.any(String) }]);
    });
  });

  test('data and sessions survive a restart; reset starts over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-'));
    try {
      const file = join(folder, 'nested', 'platform.sqlite');
      const first = await createPlatform({ file, seed: 'empty' });
      const { token } = await login(first);
      await send(first, 'POST', '/api/v1/ServiceProviders', { name: 'kept' }, token);
      await first.close();
      const second = await createPlatform({ file, seed: 'small' });
      const list = await send(second, 'GET', '/api/v1/ServiceProviders', undefined, token);
      expect(list.json()).toMatchObject([{ name: 'kept' }]);
      await second.close();
      const third = await start({ file, reset: true });
      expect(third.db.all('SELECT * FROM service_providers')).toEqual([]);
    } finally {
      for (const platform of open.splice(0)) await platform.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('a token lives as long as it was told', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const platform = await start({ jwtLifeSeconds: 60, now: () => new Date(time) });
    const { token } = await login(platform);
    const ask = async () =>
      (await send(platform, 'GET', '/api/v1/Users/me', undefined, token)).statusCode;
    time += 59_000;
    expect(await ask()).toBe(200);
    // A later login keeps the session open, but not this token.
    await login(platform);
    time += 1000;
    expect(await ask()).toBe(401);
  });

  test('the lock of a login ends after 1800 seconds', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const platform = await start({ now: () => new Date(time) });
    const wrong = { username: 'admin', password: 'wrong' };
    for (let tries = 0; tries < 6; tries += 1) await send(platform, 'POST', '/api/v1/login', wrong);
    expect(await login(platform)).toHaveProperty('error');
    time += 1_800_001;
    expect(await login(platform)).toHaveProperty('token');
  });

  test('view-only is the one and only permission of a user (contract 1.4)', async () => {
    const platform = await start({ seed: 'small' });
    const { db } = platform;
    const vera = db.get("SELECT user_sid FROM users WHERE name = 'vera'")?.user_sid ?? '';
    const create = async () => {
      const { token } = await login(platform, 'vera', 'Viewer-demo1!');
      const webhook = { url: 'https://apps.example/call' };
      return (await send(platform, 'POST', '/api/v1/Webhooks', webhook, token)).statusCode;
    };
    expect(await create()).toBe(403);
    const sql = 'INSERT INTO user_permissions (user_sid, permission) VALUES (?, ?)';
    db.run(sql, vera, 'PROVISION_SERVICES');
    expect(await create()).toBe(201);
    const { token } = await login(platform);
    const shown = await send(platform, 'GET', `/api/v1/Users/${vera}`, undefined, token);
    expect(shown.json()).toMatchObject({ is_view_only: false });
  });

  test('the use of an API key is noted at most once a minute (contract 8)', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const platform = await start({ now: () => new Date(time), seed: 'small' });
    const key = platform.db.get<{ token: string; account_sid: string; api_key_sid: string }>(
      'SELECT * FROM api_keys WHERE account_sid IS NOT NULL AND expires_at IS NULL',
    );
    if (!key) throw new Error('the seed has no key of an account');
    const use = async (seconds: number) => {
      time += seconds * 1000;
      const path = `/api/v1/Accounts/${key.account_sid}`;
      expect((await send(platform, 'GET', path, undefined, key.token)).statusCode).toBe(200);
      const sql = 'SELECT last_used FROM api_keys WHERE api_key_sid = ?';
      return platform.db.get(sql, key.api_key_sid)?.last_used;
    };
    expect(await use(0)).toBe('2030-01-01T00:00:00.000Z');
    expect(await use(59)).toBe('2030-01-01T00:00:00.000Z');
    expect(await use(1)).toBe('2030-01-01T00:01:00.000Z');
  });

  test('a reset link lives one hour', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const platform = await start({ now: () => new Date(time), seed: 'small' });
    const email = 'sam@northwind-voice.example';
    await send(platform, 'POST', '/api/v1/forgot-password', { email });
    const link = platform.db.get('SELECT link FROM reset_links')?.link;
    const exchange = async () =>
      (await send(platform, 'POST', '/api/v1/signin', { link })).statusCode;
    expect(await exchange()).toBe(200);
    time += 3_600_001;
    expect(await exchange()).toBe(403);
  });

  test('the rate limit counts everybody together and names the wait (contract 1.1)', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const platform = await start({ rateLimit: 2, now: () => new Date(time) });
    const first = await send(platform, 'GET', '/api/v1/PredefinedCarriers');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    await login(platform);
    time += 100_000;
    const refused = await send(platform, 'GET', '/api/v1/PredefinedCarriers');
    expect(refused).toMatchObject({
      statusCode: 429,
      body: 'Too many requests, please try again later.',
    });
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '200',
      'ratelimit-policy': '2;w=300',
    });
    // The limit stands before everything else: a page of another origin cannot read the refusal.
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await send(platform, 'OPTIONS', '/api/v1/Accounts')).statusCode).toBe(429);
    time += 200_000;
    expect((await send(platform, 'GET', '/api/v1/PredefinedCarriers')).statusCode).toBe(200);
  });

  test('hosted mode lets an account change its realm (contract 5.6)', async () => {
    const platform = await start({ seed: 'small', hosted: true });
    const { token } = await login(platform, 'sam', 'Account-demo1!');
    const sid = platform.db.get("SELECT account_sid FROM users WHERE name = 'sam'")?.account_sid;
    const url = `/api/v1/Accounts/${sid}/SipRealms/new.sip.example`;
    expect((await send(platform, 'POST', url, undefined, token)).statusCode).toBe(204);
  });

  test('other plugins serve other paths on the same instance', async () => {
    const platform = await start({ prefix: '/somewhere/v1' });
    platform.app.get('/health', async () => 'OK');
    platform.app.setNotFoundHandler((_request, reply) => reply.code(200).send('index.html'));
    expect((await send(platform, 'GET', '/health')).body).toBe('OK');
    expect((await send(platform, 'GET', '/internal/accounts')).body).toBe('index.html');
    expect((await send(platform, 'GET', '/somewhere/v1/PredefinedCarriers')).json()).toEqual([]);
    expect((await send(platform, 'GET', '/somewhere/v1/Nothing')).statusCode).toBe(401);
  });

  test('alone on its port it answers outside of the API as the live one does', async () => {
    const platform = await start();
    registerOutside(platform.app);
    const safe = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
    for (const path of ['/', '/health']) {
      const answer = await send(platform, 'GET', path);
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
      expect(answer.headers).toMatchObject(safe);
    }
    const missing = await send(platform, 'GET', '/internal/accounts');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('Cannot GET /internal/accounts');
    expect(missing.headers).toMatchObject(safe);
    expect((await send(platform, 'GET', '/api/v1/Nothing')).statusCode).toBe(401);
  });

  test('every demo user of the small seed can sign in, in its scope', async () => {
    const platform = await start({ seed: 'small' });
    for (const { username, password, scope } of demoUsers) {
      expect(await login(platform, username, password), username).toMatchObject({
        scope,
        force_change: username === 'fred',
      });
    }
  });

  test('the small seed is the same on every run', async () => {
    const dump = async () => {
      const now = () => new Date('2030-06-15T12:00:00Z');
      const { db } = await start({ seed: 'small', now });
      const tables = ['accounts', 'applications', 'voip_carriers', 'phone_numbers', 'recent_calls'];
      return tables.map((table) => {
        const { bucket_credential, env_vars, ...shown } =
          db.get(`SELECT * FROM ${table} ORDER BY 1`) ?? {};
        return [shown, db.get(`SELECT count(*) AS n FROM ${table}`)?.n];
      });
    };
    expect(await dump()).toEqual(await dump());
  });

  test('the large seed has what its description says', async () => {
    const { db } = await start({ seed: 'large' });
    const count = (table: string) => db.get(`SELECT count(*) AS n FROM ${table}`)?.n;
    const tables = ['accounts', 'voip_carriers', 'applications', 'phone_numbers', 'recent_calls'];
    expect(tables.map(count)).toEqual([200, 500, 300, 10_000, 100_000]);
    // Seeding it takes more than half a minute on a crowded machine.
  }, 120_000);

  test('the huge seed has what its description says, and pages of numbers that name much', async () => {
    const { db } = await start({ seed: 'huge' });
    const count = (table: string) => db.get(`SELECT count(*) AS n FROM ${table}`)?.n;
    const tables = ['accounts', 'voip_carriers', 'applications', 'phone_numbers'];
    expect(tables.map(count)).toEqual([5000, 2000, 2000, 100_000]);
    const names = db.get(
      `SELECT count(DISTINCT voip_carrier_sid) AS carriers, count(DISTINCT account_sid) AS accounts,
          count(DISTINCT application_sid) AS applications
        FROM (SELECT * FROM phone_numbers ORDER BY number DESC LIMIT 25)`,
    );
    expect(names).toEqual({ carriers: 25, accounts: 25, applications: expect.any(Number) });
  }, 60_000);
});
