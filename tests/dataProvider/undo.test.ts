import fc from 'fast-check';
import type { RaRecord } from 'ra-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { invalidateLists } from '../../src/dataProvider/cachedList';
import type { Undone } from '../../src/dataProvider/methods/undo';
import { request } from '../../src/http';
import { memoryLog } from '../../src/saving/runPlan';
import type { Taken } from '../../src/saving/undo';
import * as session from '../../src/session';
import { type Bench, createBench } from '../support/platformFetch';
import { propertyRuns } from '../support/propertyRuns';

type Fields = Record<string, unknown>;
let bench: Bench;
const passwords = { admin: 'Admin-demo1!', nora: 'Provider-demo1!', sam: 'Account-demo1!' };
type User = keyof typeof passwords;
const signIn = (user: User) => bench.signIn(user, passwords[user]);
const rows = (sql: string, ...params: string[]) => bench.platform.db.all(sql, ...params);
const one = (sql: string, ...params: string[]) => rows(sql, ...params)[0] ?? {};
const sidIn = (table: string, key: string, name: string) =>
  String(one(`SELECT ${key} AS sid FROM ${table} WHERE name = ?`, name).sid);

let accountSid: string;
let carriers: string[];
beforeAll(async () => {
  bench = await createBench();
  accountSid = sidIn('accounts', 'account_sid', 'Sunrise Clinic');
  carriers = rows(
    `SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE account_sid IS NULL AND service_provider_sid =
      (SELECT service_provider_sid FROM accounts WHERE account_sid = ?) ORDER BY name`,
    accountSid,
  ).map(({ sid }) => String(sid));
});
beforeEach(() => signIn('nora'));
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

/** Makes something as other programs do, past the forms of the console. */
async function post(path: string, body: unknown): Promise<string> {
  const made = await request<{ sid?: string; user_sid?: string } | undefined>({
    method: 'POST',
    path,
    body,
  });
  return String(made.body?.sid ?? made.body?.user_sid ?? '');
}

/** What is stored, apart from what a new record has new: its own sids and times. */
const without = (row: Fields, ...keys: string[]): Fields =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
const sorted = (all: Fields[]) => all.map((row) => JSON.stringify(row)).sort();
const hookOf = (sid: unknown) =>
  sid
    ? without(one('SELECT * FROM webhooks WHERE webhook_sid = ?', String(sid)), 'webhook_sid')
    : null;

const text = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'aZ09 é-_') });
const trimmed = text.map((value) => value.trim() || 'x');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });
const flag = fc.boolean();
const hook = fc.record({
  url: fc.constantFrom('https://example.com/call', 'wss://example.com/socket'),
  method: fc.constantFrom('GET', 'POST'),
  username: maybe(trimmed),
  password: maybe(trimmed.map((value) => `canary-${value}`)),
});
const vendor = fc.constantFrom('google', 'aws', 'custom:x');
let count = 0;
const next = () => (count += 1);

interface Kind {
  resource: string;
  body: fc.Arbitrary<Fields>;
  make: (body: Fields) => Promise<string>;
  stored: (sid: string) => unknown;
  by?: User;
}

const sipGateway = fc
  .record({
    ipv4: fc.constantFrom('203.0.113.7', '203.0.113.8', 'sip.example.com'),
    port: maybe(fc.integer({ min: 1, max: 65535 })),
    netmask: fc.constant(32),
    protocol: fc.constantFrom('udp', 'tcp', 'tls'),
    is_active: flag,
    inbound: fc.constantFrom(0, 1),
    outbound: fc.constantFrom(0, 1),
    pad_crypto: flag,
    send_options_ping: flag,
    use_sips_scheme: flag,
    remove_ice: flag,
    dtls_off: flag,
  })
  .map((row) => ({ ...row, inbound: /[a-z]/.test(row.ipv4) ? 0 : row.inbound }));
const smppGateway = fc.record({
  ipv4: fc.constantFrom('203.0.113.17', 'smpp.example.com'),
  port: fc.integer({ min: 1, max: 65535 }),
  netmask: fc.constant(32),
  is_primary: flag,
  inbound: fc.constantFrom(0, 1),
  outbound: fc.constantFrom(0, 1),
  use_tls: flag,
});
const secret = trimmed.map((value) => `canary-${value}`);

const kinds: Record<string, Kind> = {
  'a carrier with its gateways': {
    resource: 'carriers',
    body: fc.record({
      name: trimmed,
      description: maybe(trimmed),
      account_sid: fc.constantFrom(null, 'own'),
      is_active: flag,
      e164_leading_plus: flag,
      dtmf_type: fc.constantFrom('rfc2833', 'tones', 'info'),
      requires_register: flag,
      register_username: maybe(trimmed),
      register_password: maybe(secret),
      register_sip_realm: maybe(trimmed),
      register_from_user: maybe(trimmed),
      register_from_domain: maybe(trimmed),
      register_public_ip_in_contact: flag,
      tech_prefix: maybe(fc.constantFrom('00', '9')),
      diversion: maybe(trimmed),
      outbound_sip_proxy: maybe(fc.constant('sip:proxy.example.com')),
      smpp_system_id: maybe(trimmed),
      smpp_password: maybe(secret),
      smpp_enquire_link_interval: maybe(fc.integer({ min: 0, max: 60 })),
      smpp_inbound_system_id: maybe(trimmed),
      smpp_inbound_password: maybe(secret),
      trunk_type: fc.constantFrom('static_ip', 'auth', 'reg'),
      inbound_auth_username: maybe(trimmed),
      inbound_auth_password: maybe(secret),
      sip: fc.array(sipGateway, { maxLength: 3 }),
      smpp: fc.array(smppGateway, { maxLength: 2 }),
    }),
    make: async ({ sip, smpp, account_sid, ...body }) => {
      const sid = await post(`ServiceProviders/${provider()}/VoipCarriers`, {
        ...body,
        account_sid: account_sid && accountSid,
        service_provider_sid: provider(),
      });
      for (const row of sip as Fields[]) {
        await post('SipGateways', { ...row, voip_carrier_sid: sid });
      }
      for (const row of smpp as Fields[]) {
        await post('SmppGateways', { ...row, voip_carrier_sid: sid });
      }
      return sid;
    },
    stored: (sid) => ({
      ...without(
        one('SELECT * FROM voip_carriers WHERE voip_carrier_sid = ?', sid),
        'voip_carrier_sid',
        'created_at',
        'register_status',
      ),
      gateways: ['sip', 'smpp'].map((kind) =>
        sorted(
          rows(`SELECT * FROM ${kind}_gateways WHERE voip_carrier_sid = ?`, sid).map((row) =>
            without(row, `${kind}_gateway_sid`, 'voip_carrier_sid'),
          ),
        ),
      ),
    }),
  },
  'an application with its webhooks': {
    resource: 'applications',
    body: fc.record({
      name: trimmed.map((name) => `${name} ${next()}`),
      call_hook: hook,
      call_status_hook: hook,
      more: fc.record({ messaging_hook: hook }, { requiredKeys: [] }),
      app_json: maybe(fc.constant('[{"verb":"hangup"}]')),
      record_all_calls: fc.constantFrom(0, 1),
      use_for_fallback_speech: fc.constantFrom(0, 1),
      speech_synthesis_vendor: vendor,
      speech_synthesis_language: fc.constantFrom('en-US', 'de-DE'),
      speech_synthesis_voice: maybe(trimmed),
      speech_synthesis_label: maybe(trimmed),
      speech_recognizer_vendor: vendor,
      speech_recognizer_language: fc.constantFrom('en-US', 'de-DE'),
      speech_recognizer_label: maybe(trimmed),
      fallback_speech_synthesis_vendor: maybe(vendor),
      fallback_speech_synthesis_voice: maybe(trimmed),
      fallback_speech_recognizer_vendor: maybe(vendor),
      fallback_speech_recognizer_label: maybe(trimmed),
    }),
    make: ({ more, ...body }) =>
      post('Applications', { ...body, ...(more as Fields), account_sid: accountSid }),
    stored: (sid) => {
      const { call_hook_sid, call_status_hook_sid, messaging_hook_sid, ...row } = one(
        'SELECT * FROM applications WHERE application_sid = ?',
        sid,
      );
      const hooks = [call_hook_sid, call_status_hook_sid, messaging_hook_sid].map(hookOf);
      return { ...without(row, 'application_sid', 'created_at'), hooks };
    },
  },
  'a phone number': {
    resource: 'phone-numbers',
    body: fc.record({ routed: flag }),
    make: ({ routed }) =>
      post('PhoneNumbers', {
        number: `1555${String(next()).padStart(7, '0')}`,
        account_sid: accountSid,
        voip_carrier_sid: carriers[0],
        ...(routed
          ? { application_sid: sidIn('applications', 'application_sid', 'Opening hours South') }
          : {}),
      }),
    stored: (sid) =>
      without(
        one('SELECT * FROM phone_numbers WHERE phone_number_sid = ?', sid),
        'phone_number_sid',
        'created_at',
      ),
  },
  'a routing table with its routes': {
    resource: 'least-cost-routing',
    by: 'sam',
    body: fc.record({
      name: maybe(trimmed),
      is_active: flag,
      hasDefault: flag,
      routes: fc.uniqueArray(
        fc.record({
          regex: fc.constantFrom('^1', '^44', '49', '.*9'),
          description: maybe(trimmed),
          priority: fc.integer({ min: 0, max: 50 }),
          lcr_carrier_set_entries: fc.array(
            fc.record({
              voip_carrier_sid: fc.integer({ min: 0, max: 2 }),
              priority: fc.integer({ min: 0, max: 5 }),
              workload: fc.integer({ min: 1, max: 9 }),
            }),
            { minLength: 1, maxLength: 3 },
          ),
        }),
        { maxLength: 4, selector: ({ priority }) => priority },
      ),
    }),
    make: async ({ name, is_active, routes, hasDefault }) => {
      bench.platform.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
      for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr']) {
        bench.platform.db.run(`DELETE FROM ${table}`);
      }
      const sid = await post('Lcrs', { name, is_active, account_sid: accountSid });
      const last = {
        ...{ regex: '.*', description: 'System Default Route', priority: 9999 },
        lcr_carrier_set_entries: [{ voip_carrier_sid: 1, priority: 0 }],
      };
      const all = [...(routes as Fields[]), ...(hasDefault ? [last] : [])].map((route) => ({
        ...route,
        lcr_carrier_set_entries: (route as typeof last).lcr_carrier_set_entries.map((entry) => ({
          ...entry,
          voip_carrier_sid: carriers[entry.voip_carrier_sid % carriers.length],
        })),
      }));
      if (all.length > 0) await post(`Lcrs/${sid}/Routes`, all);
      return sid;
    },
    stored: (sid) => {
      const row = one('SELECT * FROM lcr WHERE lcr_sid = ?', sid);
      const routes = rows('SELECT * FROM lcr_routes WHERE lcr_sid = ?', sid).map(
        ({ lcr_route_sid, ...route }) => ({
          ...without(route, 'lcr_sid'),
          entries: sorted(
            rows(
              'SELECT * FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?',
              String(lcr_route_sid),
            ).map(({ lcr_carrier_set_entry_sid, lcr_route_sid: _sid, ...entry }) => ({
              ...entry,
              isDefault: lcr_carrier_set_entry_sid === row.default_carrier_set_entry_sid,
            })),
          ),
        }),
      );
      return {
        ...without(row, 'lcr_sid', 'default_carrier_set_entry_sid'),
        routes: sorted(routes),
      };
    },
  },
  'a Teams tenant': {
    resource: 'ms-teams-tenants',
    body: fc.record({ routed: flag }),
    make: ({ routed }) =>
      post('MicrosoftTeamsTenants', {
        tenant_fqdn: `t${next()}.teams.example.com`,
        service_provider_sid: provider(),
        account_sid: accountSid,
        ...(routed
          ? { application_sid: sidIn('applications', 'application_sid', 'Opening hours South') }
          : {}),
      }),
    stored: (sid) =>
      without(
        one('SELECT * FROM ms_teams_tenants WHERE ms_teams_tenant_sid = ?', sid),
        'ms_teams_tenant_sid',
      ),
  },
  'a speech service that has no key': {
    resource: 'speech-services',
    body: fc.record({
      use_for_tts: fc.constantFrom(0, 1),
      use_for_stt: fc.constantFrom(0, 1),
      url: fc.constantFrom('http://riva:50051', 'riva:1'),
    }),
    make: ({ url, ...body }) =>
      post(`ServiceProviders/${provider()}/SpeechCredentials`, {
        ...body,
        vendor: 'nvidia',
        label: `l${next()}`,
        account_sid: accountSid,
        riva_server_uri: url,
      }),
    stored: (sid) =>
      without(
        one('SELECT * FROM speech_credentials WHERE speech_credential_sid = ?', sid),
        'speech_credential_sid',
        'created_at',
        'credential',
      ),
  },
};
const provider = () =>
  String(
    one('SELECT service_provider_sid AS sid FROM accounts WHERE account_sid = ?', accountSid).sid,
  );

const runs = { numRuns: propertyRuns(15, 200) };
const list = {
  pagination: { page: 1, perPage: 5000 },
  sort: { field: 'id', order: 'ASC' },
} as const;
/** Deletes a record, as a list or nobody knows it; what that took. */
async function erase(resource: string, id: string, known?: Fields): Promise<Taken | undefined> {
  const previousData = known && ({ ...known, id } as RaRecord);
  const { data } = await dataProvider.delete(resource, { id, previousData });
  return (data as { taken?: Taken }).taken;
}
/** Deletes a record as its list knows it. */
async function remove(resource: string, id: string): Promise<Taken> {
  const filter = resource === 'speech-services' ? { account_sid: accountSid } : {};
  const { data } = await dataProvider.getList(resource, { ...list, filter });
  const previousData = data.find((row) => row.id === id);
  expect(previousData).toBeDefined();
  return (await erase(resource, id, previousData)) as Taken;
}
const undo = async (taken: Taken, log = memoryLog()) =>
  (await dataProvider.undo()).undoDeletion(taken, { log });

describe.each(Object.entries(kinds))(
  '%s',
  (_name, { resource, body, make, stored, by = 'nora' }) => {
    beforeEach(() => signIn(by));

    it('is made again with all that it had', () =>
      fc.assert(
        fc.asyncProperty(body, async (fields) => {
          const id = await make(fields);
          const before = stored(id);
          const taken = await remove(resource, id);
          expect(taken).toMatchObject({ resource, id, way: 'made' });
          const again = await undo(taken);
          expect(again.id).not.toBe(id);
          expect(again.unread).toEqual([]);
          expect(stored(again.id)).toEqual(before);
          await dataProvider.delete(resource, { id: again.id });
        }),
        runs,
      ));
  },
);

describe('what a deletion takes', () => {
  const calls = () =>
    bench.calls.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/g, '*')}`);
  const kindOf = (resource: string) =>
    Object.values(kinds).find((one) => one.resource === resource) as Kind;
  const make = (resource: string) => {
    const [fields] = fc.sample(kindOf(resource).body, 1);
    return kindOf(resource).make(fields as Fields);
  };

  it.each([
    ['phone-numbers', ['DELETE PhoneNumbers/*']],
    ['applications', ['DELETE Applications/*']],
    ['ms-teams-tenants', ['DELETE MicrosoftTeamsTenants/*']],
    [
      'carriers',
      [
        'GET SipGateways?voip_carrier_sid=*',
        'GET SmppGateways?voip_carrier_sid=*',
        'DELETE VoipCarriers/*',
      ],
    ],
  ])('of %s costs no call more where its list knows it', async (resource, expected) => {
    const id = await make(resource);
    const { data } = await dataProvider.getList(resource, list);
    bench.calls.length = 0;
    await erase(
      resource,
      id,
      data.find((row) => row.id === id),
    );
    expect(calls()).toEqual(expected);
  });

  it('of a routing table is read once, and of what is known by its sid alone too', async () => {
    await signIn('sam');
    const id = await make('least-cost-routing');
    bench.calls.length = 0;
    await dataProvider.delete('least-cost-routing', { id });
    expect(calls().sort()).toEqual(['DELETE Lcrs/*', 'GET LcrRoutes?lcr_sid=*', 'GET Lcrs/*']);
  });

  it.each([
    ['phone-numbers', 'PhoneNumbers'],
    ['applications', 'Applications'],
    ['ms-teams-tenants', 'MicrosoftTeamsTenants'],
    ['carriers', 'VoipCarriers'],
  ])(
    'of %s is theirs who deleted it, and the operator’s where only the answer is lost',
    async (resource, path) => {
      const [theirs, lost] = [await make(resource), await make(resource)];
      const { data } = await dataProvider.getList(resource, list);
      const eraseKnown = (id: string) =>
        erase(
          resource,
          id,
          data.find((row) => row.id === id),
        );
      bench.answerOnce('DELETE', new RegExp(theirs), async () => {
        await request({ method: 'DELETE', path: `${path}/${theirs}` });
        return Response.json({ msg: 'not found' }, { status: 404 });
      });
      expect(await eraseKnown(theirs)).toBeUndefined();
      bench.loseOnce('DELETE', new RegExp(lost));
      expect(await eraseKnown(lost)).toMatchObject({ resource, id: lost, way: 'made' });
    },
  );

  it('of a carrier is theirs whose gateways were gone before, though an answer is lost', async () => {
    const id = await make('carriers');
    const { data } = await dataProvider.getList('carriers', list);
    await request({ method: 'DELETE', path: `VoipCarriers/${id}` });
    bench.loseOnce('DELETE', /^VoipCarriers/);
    const known = data.find((row) => row.id === id);
    expect(await erase('carriers', id, known)).toBeUndefined();
  });

  it('of a carrier makes no gateway anew where the carrier turns out to be gone', async () => {
    const id = await make('carriers');
    bench.answerOnce('DELETE', /^VoipCarriers/, async () => {
      await request({ method: 'DELETE', path: `VoipCarriers/${id}` });
      bench.answerOnce('GET', /^VoipCarriers/, () => Response.json({ msg: 'x' }, { status: 501 }));
      return Response.json({ msg: 'broken' }, { status: 500 });
    });
    bench.calls.length = 0;
    await expect(erase('carriers', id)).rejects.toThrow('broken');
    expect(bench.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is nothing where somebody else deleted it first, nor where it cannot be read', async () => {
    const [gone, unread, refused] = [
      await make('phone-numbers'),
      await make('phone-numbers'),
      await make('phone-numbers'),
    ];
    await request({ method: 'DELETE', path: `PhoneNumbers/${gone}` });
    const known = { voip_carrier_sid: 'x', account_sid: 'x', number: '1' };
    expect(await erase('phone-numbers', gone, known)).toBeUndefined();
    bench.answerOnce('GET', /PhoneNumbers/, () => new Response('', { status: 500 }));
    expect(await erase('phone-numbers', unread)).toBeUndefined();
    bench.answerOnce('DELETE', /PhoneNumbers/, () => Response.json({ msg: 'no' }, { status: 422 }));
    await expect(erase('phone-numbers', refused)).rejects.toThrow('no');
  });

  it('of an account comes back in no way', async () => {
    const id = await post('Accounts', { name: 'Short Lived', service_provider_sid: provider() });
    expect(await erase('accounts', id)).toBeUndefined();
  });

  it.each([
    [
      'clients',
      () =>
        post('Clients', {
          account_sid: accountSid,
          username: 'zoe',
          password: 'canary-zoe',
          is_active: true,
          allow_direct_queue_calling: false,
        }),
      { username: 'zoe', is_active: true, allow_direct_queue_calling: false },
    ],
    [
      'users',
      () =>
        post('Users', {
          name: 'zoe',
          email: 'zoe@example.com',
          initial_password: 'canary-zoe-1!',
          service_provider_sid: provider(),
          account_sid: accountSid,
          is_active: true,
        }),
      { name: 'zoe', email: 'zoe@example.com', scope: 'account' },
    ],
    [
      'speech-services',
      () =>
        post(`ServiceProviders/${provider()}/SpeechCredentials`, {
          vendor: 'deepgram',
          label: 'zoe',
          account_sid: accountSid,
          api_key: 'canary-key-of-zoe',
          use_for_tts: 0,
          use_for_stt: 1,
        }),
      { vendor: 'deepgram', label: 'zoe', use_for_tts: false },
    ],
  ])('of %s is a form to be completed, with no secret', async (resource, makeOne, expected) => {
    const taken = await remove(resource, await makeOne());
    expect(taken.way).toBe('form');
    const values = (await dataProvider.undo()).valuesOf(taken);
    expect(values).toMatchObject(expected);
    expect(JSON.stringify(values)).not.toMatch(/X{3}|canary|_key"|password/);
    expect(values).not.toHaveProperty('id');
  });
});

describe('a deletion that is taken back', () => {
  const makeNumber = () => (kinds['a phone number'] as Kind).make({ routed: true });

  it('in several tries makes nothing twice, whatever happens to the calls', () => {
    const reach = globalThis.fetch;
    return fc.assert(
      fc.asyncProperty(
        (kinds['a carrier with its gateways'] as Kind).body,
        fc.array(fc.constantFrom('done', 'refused', 'lost', 'unsent'), { maxLength: 6 }),
        async (fields, faults) => {
          const { make, stored } = kinds['a carrier with its gateways'] as Kind;
          // A run before that failed has left its faults, and a list without this carrier.
          vi.stubGlobal('fetch', reach);
          invalidateLists();
          const id = await make(fields);
          const before = stored(id);
          const taken = await remove('carriers', id);
          const log = memoryLog();
          const count = () => rows('SELECT 1 FROM voip_carriers').length;
          const others = count();
          const left = [...faults];
          vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
            const fault = (init.method ?? 'GET') === 'GET' ? 'done' : left.shift();
            if (fault === 'refused') return Response.json({ msg: 'not today' }, { status: 422 });
            if (fault === 'unsent') throw new TypeError('Failed to fetch');
            const answer = await reach(url, init);
            if (fault === 'lost') throw new TypeError('Failed to fetch');
            return answer;
          });
          let again: Undone | undefined;
          const told: string[] = [];
          // One that is refused before anything is sent is one try more.
          for (let tries = 0; tries <= faults.length + 1 && !again; tries += 1) {
            again = await undo(taken, log).catch((error: unknown) => {
              told.push(String(error));
              return undefined;
            });
          }
          vi.stubGlobal('fetch', reach);
          expect(again, told.join('\n')).toBeDefined();
          expect(stored(String(again?.id))).toEqual(before);
          expect(count()).toBe(others + 1);
          await dataProvider.delete('carriers', { id: String(again?.id) });
        },
      ),
      { numRuns: propertyRuns(20, 300) },
    );
  });

  it('is refused in words where somebody made the same again meanwhile', async () => {
    const taken = await remove('phone-numbers', await makeNumber());
    await post('PhoneNumbers', {
      number: taken.record.number,
      account_sid: accountSid,
      voip_carrier_sid: carriers[0],
    });
    await expect(undo(taken)).rejects.toThrow('resources.phone-numbers.validation.numberTaken');
    const name = {
      ...(fc.sample((kinds['an application with its webhooks'] as Kind).body, 1)[0] as Fields),
      name: 'Twice',
    };
    const { make } = kinds['an application with its webhooks'] as Kind;
    const app = await remove('applications', await make(name));
    await make(name);
    await expect(undo(app)).rejects.toThrow('resources.applications.validation.nameTaken');
  });

  it('is made where it was, whichever provider an admin looks at by then', async () => {
    await signIn('admin');
    session.chooseServiceProvider(provider());
    const { make, stored, body } = kinds['a carrier with its gateways'] as Kind;
    const id = await make({ ...(fc.sample(body, 1)[0] as Fields), account_sid: null });
    const before = stored(id);
    const taken = await remove('carriers', id);
    session.chooseServiceProvider(
      String(
        one(
          'SELECT service_provider_sid AS sid FROM service_providers WHERE service_provider_sid <> ?',
          provider(),
        ).sid,
      ),
    );
    expect(stored((await undo(taken)).id)).toEqual(before);
  });

  it('names the columns that nobody could read', async () => {
    const id = await makeNumber();
    const known = one('SELECT * FROM phone_numbers WHERE phone_number_sid = ?', id);
    const unreadable = ['application_sid'];
    const taken = await erase('phone-numbers', id, { ...known, application_sid: null, unreadable });
    expect((await undo(taken as Taken)).unread).toEqual(unreadable);
  });
});

describe('a change that is taken back', () => {
  const resource = 'phone-numbers';
  const applicationOf = (id: string) =>
    one('SELECT application_sid AS sid FROM phone_numbers WHERE phone_number_sid = ?', id).sid;
  /** A number that was led to no application, as its list knew it before. */
  const change = async () => {
    const id = await (kinds['a phone number'] as Kind).make({ routed: true });
    const { data } = await dataProvider.getList(resource, list);
    const record = data.find((row) => row.id === id) as RaRecord;
    const changes = { application_sid: null };
    await dataProvider.update(resource, {
      id,
      data: { ...record, ...changes },
      previousData: record,
    });
    expect(applicationOf(id)).toBeNull();
    bench.calls.length = 0;
    const back = async () => (await dataProvider.undo()).giveBack(resource, record, changes);
    return { id, record, back };
  };
  const sent = () => bench.calls.filter(({ method }) => method !== 'GET');

  it('sends what it took, and nothing where that is stored already', async () => {
    const { id, record, back } = await change();
    await back();
    expect(applicationOf(id)).toBe(record.application_sid);
    expect(sent().map(({ body }) => body)).toEqual([{ application_sid: record.application_sid }]);
    await back();
    expect(sent()).toHaveLength(1);
  });

  it('leaves what somebody else stored since', async () => {
    const { id, back } = await change();
    const { sid } = one(
      'SELECT application_sid AS sid FROM applications WHERE account_sid = ? AND name <> ?',
      ...[accountSid, 'Opening hours South'],
    );
    await request({ method: 'PUT', path: `PhoneNumbers/${id}`, body: { application_sid: sid } });
    bench.calls.length = 0;
    await expect(back()).rejects.toThrow('app.undo.changedSince');
    expect(applicationOf(id)).toBe(sid);
    expect(sent()).toEqual([]);
  });
});
