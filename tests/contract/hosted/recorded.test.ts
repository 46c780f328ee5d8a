import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../../platform/createPlatform';
import { paymentPaths } from '../../../platform/demo/payments/paths';
import { standInPrefix } from '../../../platform/demo/prefix';
import { anySid, type Capture, recorded } from '../../support/recorded';
import { describeEmbedded } from '../client';

type Row = Record<string, unknown>;

const provider = 'd160d6e1-6c86-4757-b340-eb70182067a0';
/** What the provider's ids and prices are in the recording. */
const prices = { price_voice: 'price_sessions', price_device: 'price_devices' };

/**
 * The recording in an order in which everything is there that a call needs, with the card that stands
 * for what the recorded provider answered.
 */
const steps: [file: string, entry: number, card?: string][] = [
  ...[0, 1, 2].map((entry): [string, number] => ['register-signin', entry]),
  ['register-signin', 3],
  ['register-signin', 4],
  ['register-signin', 5],
  ['register-signin', 6],
  ['register-signin', 7],
  ...[0, 1, 2, 3].map((entry): [string, number] => ['sip-realms', entry]),
  ['availability', 0],
  ['availability', 1],
  ['users-me-hosted', 0],
  ['prices', 0],
  ['stripe-customer-id', 0],
  ['subscriptions', 8],
  ['subscriptions', 9],
  ['subscriptions', 0, '4000000000000341'],
  ['subscriptions', 1, '4000002500003155'],
  ['subscriptions', 2, '4242424242424242'],
  ['invoices', 0],
  ['users-me-hosted', 1],
  ['subscriptions', 3],
  ['subscriptions', 4],
  ['subscriptions', 6, '4242424242424242'],
  ['subscriptions', 5, '4000002760003184'],
  ['subscriptions', 7],
  ['users-me-hosted', 2],
  ...[0, 1, 2, 3, 4].map((entry): [string, number] => ['forgot-password', entry]),
  ['account-self-delete', 0],
];

const calls = steps.map(([file, entry, card]): [string, Capture, string?] => {
  const capture = recorded(file)[entry];
  if (!capture) throw new Error(`${file} has no entry ${entry}`);
  const { method, path, status, note = '' } = capture;
  return [`${file}: ${method} ${path.replace(anySid, '…')} ${status} ${note}`, capture, card];
});

let platform: Platform;
let token = '';
const sids = new Map<string, string>();
const texts = new Map(Object.entries(prices));
const here = (text: string) => {
  const now = text.replace(anySid, (sid) => sids.get(sid) ?? sid);
  // In one pass: an id of here may begin as one of the recording does.
  const known = [...texts.keys()].sort((one, other) => other.length - one.length);
  return now.replace(new RegExp(known.join('|'), 'g'), (then) => texts.get(then) ?? then);
};

const ask = async (method: string, url: string, payload?: unknown, bearer = token) => {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const own = { ...(payload ? { payload: payload as object } : {}), headers };
  return platform.app.inject({ method: method as 'GET', url, ...own });
};

/** Remembers what the sids and the prices of a recorded answer are here. */
function learn(then: unknown, now: unknown): void {
  if (!then || !now || typeof then !== 'object') return;
  for (const [key, value] of Object.entries(then)) {
    const found = (now as Row)[key];
    if (/sid$/.test(key) && typeof value === 'string' && typeof found === 'string') {
      if (!sids.has(value)) sids.set(value, found);
    } else learn(value, found);
  }
}

/** What differs from one platform, day or payment provider to the next: only its kind counts. */
const fleeting =
  /^(jwt|webhook_secret|created_at|start_date|trial_end_date|last4|stripe_\w+|client_secret|subscription|chargedAmount|statementDescriptor|prorated_cost|monthly_cost|next_invoice_date|exp_year|description|total|next_payment_attempt|lines)$/;

function plain(value: unknown, key = ''): unknown {
  if (fleeting.test(key) && (value === null || typeof value !== 'object' || key === 'lines')) {
    return value === null ? null : typeof value;
  }
  if (Array.isArray(value)) return key === 'prices' ? typeof value : value.map((one) => plain(one));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name)]));
  }
  return typeof value === 'string' ? here(value) : value;
}

/** After the password was changed, which ended the session. */
async function signInAnew(): Promise<string> {
  const username = 'probe-ex95549@example.com';
  const login = { username, password: 'Reset-pass1!' };
  return (await ask('POST', '/v1/login', login, '')).json().token;
}

/** What the recording's own provider answered, of which ours says more. */
const passedOn = (body: unknown, like: unknown) =>
  Object.fromEntries(Object.keys(like as Row).map((key) => [key, (body as Row)[key]]));

describeEmbedded('its own')('the embedded hosted platform answers as the recorded one did', () => {
  beforeAll(async () => {
    platform = await createPlatform({ seed: 'hosted', hosted: true, prefix: '/v1' });
    const login = { username: 'admin', password: 'Admin-demo1!' };
    token = (await ask('POST', '/v1/login', login)).json().token;
    const owner = { name: 'probe-sp', root_domain: 'probe-root.com' };
    const made = (await ask('POST', '/v1/ServiceProviders', owner)).json().sid;
    sids.set(provider, made);
    const taken = { name: 'probe-a', sip_realm: 'probe-a.example.com', service_provider_sid: made };
    await ask('POST', '/v1/Accounts', taken);
    token = '';
  });
  afterAll(async () => {
    expect(platform.poison).toEqual([]);
    await platform.close();
  });

  test.each(calls)('%s', async (_title, capture, card) => {
    const { as, method, path, request_body, status, content_type, response_body } = capture;
    if (card) {
      const typed = { number: card, exp_month: 12, exp_year: 2030 };
      const url = standInPrefix + paymentPaths.method;
      const { paymentMethod } = (await ask('POST', url, typed)).json();
      for (const id of ['pm_1', 'pm_2']) texts.set(id, paymentMethod.id);
      // A change of quantities is paid with the card that is kept.
      const keep = { action: 'update-payment-method', payment_method_id: paymentMethod.id };
      if ((request_body as Row).action === 'update-quantities') {
        await ask('POST', '/v1/Subscriptions', keep);
      }
    }
    if (method === 'DELETE') token = await signInAnew();
    const payload = request_body && JSON.parse(here(JSON.stringify(request_body)));
    const bearer = as === 'public' ? '' : token;
    const answer = await ask(method, `/v1${here(path)}`, payload, bearer);
    const type = answer.headers['content-type'];
    const isJson = String(type).startsWith('application/json');
    const now = isJson ? answer.json() : answer.body || null;
    learn(response_body, now);
    if (path === '/forgot-password' && status === 204) {
      const link = platform.db.get('SELECT link FROM reset_links')?.link;
      texts.set('118xENADgDUJVezsYvhZvL', String(link));
    }
    if (now?.jwt) token = now.jwt;
    expect({ status: answer.statusCode, type: type ? String(type).split(';')[0] : null }).toEqual({
      status,
      type: content_type,
    });
    const body = path === '/Invoices' ? passedOn(now, response_body) : now;
    expect(plain(body)).toEqual(plain(response_body));
  });
});
