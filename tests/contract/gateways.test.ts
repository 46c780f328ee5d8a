import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { body, type Expectation, json, msg, noContent, phrase, sidOf } from './expectations';
import { makeCarrier, one, type Row } from './telephony';
import { createSession, createWorld, NOBODY, type World } from './world';

let world: World;
let ofProvider = '';
let ofAccount = '';
let ofOther = '';
let foreign = '';
beforeAll(async () => {
  world = await createWorld();
  ofProvider = await makeCarrier(world);
  ofAccount = await makeCarrier(world, { account_sid: world.sids.A1 });
  ofOther = await makeCarrier(world, { account_sid: world.sids.A2 });
  foreign = await makeCarrier(world, {}, world.sids.B);
});
afterAll(() => world?.close());

const kinds = {
  sip: {
    path: '/SipGateways',
    key: 'sip_gateway_sid',
    facts: { ipv4: '203.0.113.10', inbound: true, outbound: false },
    row: {
      netmask: 32,
      port: null,
      inbound: 1,
      outbound: 0,
      is_active: 1,
      send_options_ping: 0,
      use_sips_scheme: 0,
      pad_crypto: 0,
      protocol: 'udp',
      remove_ice: 0,
      dtls_off: 0,
    },
  },
  smpp: {
    path: '/SmppGateways',
    key: 'smpp_gateway_sid',
    facts: { ipv4: '203.0.113.20' },
    row: { port: 2775, netmask: 32, is_primary: 1, inbound: 0, outbound: 1, use_tls: 0 },
  },
};

type Kind = keyof typeof kinds;
const make = (kind: Kind, voip_carrier_sid: string, facts: Row = {}) =>
  world.make(kinds[kind].path, { ...kinds[kind].facts, voip_carrier_sid, ...facts });

describe.each(['sip', 'smpp'] as const)('%s gateways (contract 11.3, 11.4)', (kind) => {
  const { path, key, facts, row } = kinds[kind];
  const at = (sid: string) => `${path}/${sid}`;
  const list = (sid: string) => `${path}?voip_carrier_sid=${sid}`;
  const missing = (name: string) => {
    const rest: Row = { ...facts, voip_carrier_sid: ofAccount };
    delete rest[name];
    return rest;
  };

  test('a new one with the defaults of the platform, in the list, changed, deleted', async () => {
    const voip_carrier_sid = await makeCarrier(world, { account_sid: world.sids.A1 });
    const sid = sidOf(await world.account.post(path, { ...facts, voip_carrier_sid }));
    const stored = { [key]: sid, ipv4: facts.ipv4, ...row, voip_carrier_sid };
    json(200, [stored])(await world.account.get(list(voip_carrier_sid)));
    json(200, stored)(await world.provider.get(at(sid)));
    noContent(await world.account.put(at(sid), { port: 5080 }));
    json(200, { ...stored, port: 5080 })(await world.admin.get(at(sid)));
    noContent(await world.account.delete(at(sid)));
    json(200, [])(await world.provider.get(list(voip_carrier_sid)));
  });

  test('duplicates, and values out of range, pass', async () => {
    const odd = { port: 70_000, netmask: 40, inbound: false, outbound: false };
    const first = await make(kind, ofAccount, odd);
    expect(await make(kind, ofAccount, odd)).not.toBe(first);
    expect(await one(world.admin, at(first))).toMatchObject({ port: 70_000, netmask: 40 });
  });

  test('one is not checked; the provider-level list is open to accounts', async () => {
    const sid = await make(kind, foreign);
    expect((await world.account.get(at(sid))).status).toBe(200);
    expect((await world.provider.get(at(sid))).status).toBe(200);
    expect((await world.account.get(list(ofProvider))).status).toBe(200);
  });

  cases(
    () => world,
    [
      ['no carrier to list', (w) => w.provider.get(path), msg(400, 'missing voip_carrier_sid')],
      ['one: unknown', (w) => w.admin.get(at(NOBODY)), phrase(404)],
      [
        'POST: no carrier',
        (w) => w.admin.post(path, missing('voip_carrier_sid')),
        msg(400, /^missing /),
      ],
      [
        'POST: an unknown key',
        (w) => w.admin.post(path, { ...facts, voip_carrier_sid: ofAccount, id: 1 }),
        msg(500, "Unknown column 'id' in 'INSERT INTO'"),
      ],
      [
        'POST: an empty port',
        (w) => w.admin.post(path, { ...facts, voip_carrier_sid: ofAccount, port: '' }),
        msg(500, /./),
      ],
      [
        'PUT: the sid',
        async (w) => w.admin.put(at(await make(kind, ofAccount)), { [key]: NOBODY }),
        msg(400, `primary key ${key} is immutable`),
      ],
      [
        'PUT: an account',
        async (w) => w.admin.put(at(await make(kind, ofAccount)), { account_sid: w.sids.A1 }),
        msg(500, "Unknown column 'account_sid' in 'SET'"),
      ],
      [
        'PUT: nothing',
        async (w) => w.admin.put(at(await make(kind, ofAccount)), {}),
        msg(500, /SQL syntax/),
      ],
      ['PUT: unknown', (w) => w.admin.put(at(NOBODY), { port: 1 }), msg(400, `invalid ${key}`)],
      ['DELETE: unknown', (w) => w.admin.delete(at(NOBODY)), msg(400, `invalid ${key}`)],
    ],
  );

  // Whose provider it is, is compared for account scope with SMPP alone.
  const ofForeign: Expectation = kind === 'smpp' ? msg(403, /./) : (answer) => void body(answer);
  describe.each([
    ["a foreign provider's carrier, by a provider", 'provider', () => foreign, msg(403, /./)],
    ["a foreign provider's carrier, by an account", 'account', () => foreign, ofForeign],
    ["another account's carrier, by an account", 'account', () => ofOther, msg(403, /./)],
  ] as const)('%s', (_title, who, carrier, listed) => {
    cases(
      () => world,
      [
        ['list', (w) => w[who].get(list(carrier())), listed],
        [
          'POST',
          (w) => w[who].post(path, { ...facts, voip_carrier_sid: carrier() }),
          msg(403, /./),
        ],
        [
          'PUT',
          async (w) => w[who].put(at(await make(kind, carrier())), { port: 1 }),
          msg(403, /./),
        ],
        ['DELETE', async (w) => w[who].delete(at(await make(kind, carrier()))), msg(403, /./)],
      ],
    );
  });
});

describe('SmppGateways (contract 11.4)', () => {
  const at = (sid: string) => `/SmppGateways/${sid}`;

  test('an account writes on provider-level carriers, names of any kind', async () => {
    const facts = { voip_carrier_sid: ofProvider, ipv4: 'smpp.example.com', inbound: 1 };
    const sid = sidOf(await world.account.post('/SmppGateways', facts));
    noContent(await world.account.put(at(sid), { inbound: true, use_tls: true }));
    expect(await one(world.admin, at(sid))).toMatchObject({ ...facts, use_tls: 1 });
    noContent(await world.account.delete(at(sid)));
  });

  test('a key of an account knows no provider, and is refused even for its own carrier', async () => {
    const answer = await world.admin.post('/ApiKeys', { account_sid: world.sids.A1 });
    const { sid, token } = answer.json as { sid: string; token: string };
    world.later(`/ApiKeys/${sid}`);
    const key = createSession(world.target, token);
    for (const carrier of [ofAccount, ofProvider]) {
      msg(
        403,
        'insufficient privileges',
      )(await key.get(`/SmppGateways?voip_carrier_sid=${carrier}`));
      const facts = { voip_carrier_sid: carrier, ipv4: 'smpp.example.com' };
      msg(403, 'insufficient privileges')(await key.post('/SmppGateways', facts));
      expect((await key.get(`/SipGateways?voip_carrier_sid=${carrier}`)).status).toBe(200);
    }
  });

  cases(
    () => world,
    [
      [
        'POST: no address',
        (w) => w.admin.post('/SmppGateways', { voip_carrier_sid: ofAccount }),
        msg(400, /^missing /),
      ],
      [
        'PUT: is_active',
        async (w) => w.admin.put(at(await make('smpp', ofAccount)), { is_active: 1 }),
        msg(500, "Unknown column 'is_active' in 'SET'"),
      ],
    ],
  );
});
