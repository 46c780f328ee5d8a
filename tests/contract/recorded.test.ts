import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../platform/createPlatform';
import { anySid, type Capture, recorded } from '../support/recorded';
import { describeEmbedded } from './client';

type Row = Record<string, unknown>;

/** Who was there before the recording began, by the sids that they have in it. */
const provider = 'd160d6e1-6c86-4757-b340-eb70182067a0';
const account = '050da5f0-0cc6-48fd-98ec-87b0f9bb3922';
const neighbour = '15a2b1b0-5f8c-4142-8204-04709e883cdf';
const foreign = 'a00d40f4-46f3-46d2-a018-1145c73e5b57';
const other = 'other';
const owned = { service_provider_sid: provider };
const password = 'Probe-pass1!';
const user = (name: string, facts: Row) => ({
  ...{ name, email: `${name}@example.com`, initial_password: password },
  ...facts,
});
const before: [sid: string, path: string, body: Row][] = [
  [provider, '/ServiceProviders', { name: 'probe-sp' }],
  [other, '/ServiceProviders', { name: 'other-sp' }],
  [account, '/Accounts', { name: 'probe-a', sip_realm: 'probe-a.example.com', ...owned }],
  [neighbour, '/Accounts', { name: 'probe-b', ...owned }],
  [foreign, '/Accounts', { name: 'foreign', service_provider_sid: other }],
  ['9304a000-1280-47e5-9847-b5ee247935db', '/Users', user('probe-admin', {})],
  ['f8db64bd-b52f-4b05-ad5d-dca406afe199', '/Users', user('probe-spuser', owned)],
  [
    'b3159103-9030-47b7-aa21-cfff842480d5',
    '/Users',
    user('probe-acctuser', { ...owned, account_sid: account }),
  ],
  [
    'a30f5897-b48c-4ee2-aeaf-d18a46b82813',
    '/Users',
    user('probe-viewuser', { ...owned, account_sid: account, is_view_only: true }),
  ],
  [
    '87646da7-a566-4f07-9823-a6d666de6fbc',
    '/Users',
    user('probe-acctbuser', { ...owned, account_sid: neighbour }),
  ],
];
const names: Record<string, string> = {
  admin: 'probe-admin',
  service_provider: 'probe-spuser',
  account: 'probe-acctuser',
  'view-only account user': 'probe-viewuser',
};

/** The recording in an order in which everything is there that a call needs. */
const steps: [file: string, from?: number, to?: number][] = [
  ['login'],
  ['users'],
  ['service-providers'],
  ['users-me'],
  ['accounts'],
  ['accounts-bucket-credential'],
  ['api-keys'],
  ['limits'],
  ['tts-cache'],
  ['password-settings'],
  ['system-information'],
  ['voip-carriers'],
  ['sip-gateways'],
  ['smpp-gateways'],
  ['applications', 0, 8],
  ['phone-numbers', 0, 4],
  ['applications', 8],
  ['phone-numbers', 4],
  ['ms-teams-tenants'],
  ['lcrs', 0, 4],
  ['lcr-routes', 0, 1],
  ['lcrs', 4, 7],
  ['lcr-carrier-set-entries'],
  ['lcr-routes', 1],
  ['lcrs', 7],
  ['clients'],
  ['speech-credentials'],
  ['google-custom-voices'],
  ['errors'],
];

/** The one upload of the recording, as the change that comes to the same. */
function asJson(capture: Capture): Capture {
  const { as, path } = capture;
  if (as !== 'admin' || !path.endsWith('/VoiceCloningKey')) return capture;
  const request_body = { voice_cloning_key: 'K'.repeat(200) };
  return { ...capture, method: 'PUT', path: path.replace('/VoiceCloningKey', ''), request_body };
}

const all = steps.flatMap(([file, from, to]) =>
  recorded(file)
    .slice(from, to)
    .map(asJson)
    .map((capture): [string, Capture] => {
      const { as, method, path, status } = capture;
      return [`${file}: ${as} ${method} ${path.replace(anySid, '…')} ${status}`, capture];
    }),
);

let platform: Platform;
/** The sid here by the sid in the recording. */
const sids = new Map<string, string>();
const tokens: Record<string, string> = { 'bad token': 'x' };
const here = (text: string) => text.replace(anySid, (sid) => sids.get(sid) ?? sid);

async function send({ as, method, path, request_body }: Omit<Capture, 'status'> | Capture) {
  const { statusCode, headers, body } = await platform.app.inject({
    method: method as 'GET',
    url: `/v1${here(path)}`,
    headers: {
      ...(tokens[as] ? { authorization: `Bearer ${tokens[as]}` } : {}),
      ...(request_body ? { 'content-type': 'application/json' } : {}),
    },
    ...(request_body ? { payload: here(JSON.stringify(request_body)) } : {}),
  });
  const type = headers['content-type'] ? String(headers['content-type']).split(';')[0] : null;
  const isJson = type === 'application/json';
  return { status: statusCode, type, body: isJson ? JSON.parse(body) : body || null };
}

/** Remembers what the new sids of a recorded answer are here, as far as the two are alike. */
function learn(then: unknown, now: unknown): void {
  if (!then || !now || typeof then !== 'object' || typeof now !== 'object') return;
  for (const [key, value] of Object.entries(then)) {
    const found = (now as Row)[key];
    const isSid = typeof value === 'string' && typeof found === 'string' && /sid$/.test(key);
    if (!isSid) learn(value, found);
    else if (!sids.has(value)) sids.set(value, found);
  }
}

/** What is another one each time. */
const fleeting = /^(token|webhook_secret|created_at)$/;
/** Named otherwise by each database. */
const constraint = /\(`.*\)$/s;

/** An answer in a form that can be compared: sids as here, rows of a list by their first value. */
function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((row) => plain(row));
    const first = (row: unknown) => String(Object.values((row ?? {}) as Row)[0]);
    return key || typeof rows[0] !== 'object'
      ? rows
      : rows.sort((a, b) => first(a).localeCompare(first(b)));
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name)]));
  }
  if (fleeting.test(key)) return typeof value;
  return typeof value === 'string' ? here(value).replace(constraint, '') : value;
}

/** Rows and keys that the recording has cut away. */
function cutLike(now: unknown, then: unknown, { note = '', path }: Capture): unknown {
  if (Array.isArray(now) && Array.isArray(then)) {
    if (!/shown/.test(note) && path !== '/Accounts') return now;
    const wanted = new Set(then.map((row) => Object.values(row as Row)[0]));
    return now.filter((row) => wanted.has(Object.values(row as Row)[0]));
  }
  const keys = Object.keys((then ?? {}) as Row);
  if (!keys.includes('bucket_credential') || keys.length > 2) return now;
  const { account_sid, bucket_credential } = now as Row;
  return { account_sid, bucket_credential };
}

describeEmbedded('its own')('the embedded platform answers as the recorded one did', () => {
  beforeAll(async () => {
    platform = await createPlatform({ seed: 'empty', prefix: '/v1' });
    const ask = (as: string, path: string, request_body: unknown) =>
      send({ as, method: 'POST', path, request_body, content_type: null, response_body: null });
    const login = async (username: string, secret: string) =>
      (await ask('nobody', '/login', { username, password: secret })).body.token;
    tokens.admin = await login('admin', 'Admin-demo1!');
    for (const [sid, path, body] of before) {
      const text = JSON.stringify(body).replace(`"${other}"`, `"${sids.get(other)}"`);
      const { body: made } = await ask('admin', path, JSON.parse(text));
      sids.set(sid, made.sid ?? made.user_sid);
    }
    for (const [as, name] of Object.entries(names)) tokens[as] = await login(name, password);
  });
  afterAll(async () => {
    expect(platform.poison).toEqual([]);
    await platform.close();
  });

  test.each(all)('%s', async (_title, capture) => {
    const now = await send(capture);
    const then = capture.response_body;
    learn(then, now.body);
    if (capture.content_type === 'text/html') {
      expect(now).toMatchObject({ status: capture.status, type: 'text/html' });
      return;
    }
    const wanted = plain(then);
    expect({ ...now, body: cutLike(plain(now.body), wanted, capture) }).toEqual({
      status: capture.status,
      type: capture.content_type,
      body: wanted,
    });
  });
});
