import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { json, msg, noContent, phrase, sidOf, unknownPath } from './expectations';
import { makeApplication, makeCarrier, one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const path = (sid: string) => `/VoipCarriers/${sid}`;
const ofProvider = (w: World, sid = '') => `/ServiceProviders/${w.sids.A}/VoipCarriers/${sid}`;
const ofAccount = (w: World, sid = '') => `/Accounts/${w.sids.A1}/VoipCarriers/${sid}`;
const named = (w: World, facts: Row = {}) => ({ name: w.unique('carrier'), ...facts });
const own = (facts: Row = {}) => makeCarrier(world, { account_sid: world.sids.A1, ...facts });

describe('POST VoipCarriers on the nested paths (contract 11.1)', () => {
  test('by a provider, with the defaults of the platform', async () => {
    const name = world.unique('carrier');
    const sid = sidOf(await world.provider.post(ofProvider(world), { name }));
    world.later(path(sid));
    const row = {
      voip_carrier_sid: sid,
      name,
      description: null,
      account_sid: null,
      service_provider_sid: world.sids.A,
      application_sid: null,
      e164_leading_plus: 0,
      requires_register: 0,
      register_username: null,
      register_sip_realm: null,
      register_password: null,
      tech_prefix: null,
      inbound_auth_username: null,
      inbound_auth_password: null,
      diversion: null,
      is_active: 1,
      created_at: expect.stringMatching(/\.000Z$/),
      smpp_system_id: null,
      smpp_password: null,
      smpp_enquire_link_interval: 0,
      smpp_inbound_system_id: null,
      smpp_inbound_password: null,
      register_from_user: null,
      register_from_domain: null,
      register_public_ip_in_contact: 0,
      register_status: {},
      dtmf_type: 'rfc2833',
      outbound_sip_proxy: null,
      trunk_type: 'static_ip',
    };
    json(200, row)(await world.provider.get(path(sid)));
    expect(await rows(world.provider, ofProvider(world))).toContainEqual(row);
  });

  test('by an account: its provider is filled in', async () => {
    const sid = sidOf(await world.account.post(ofAccount(world), named(world)));
    world.later(path(sid));
    const owner = { account_sid: world.sids.A1, service_provider_sid: world.sids.A };
    expect(await one(world.account, path(sid))).toMatchObject(owner);
    expect(await rows(world.account, ofAccount(world))).toMatchObject([{ voip_carrier_sid: sid }]);
  });

  test('an account in the body beats the one in the path', async () => {
    const facts = named(world, { account_sid: world.sids.A2 });
    const sid = sidOf(await world.account.post(ofAccount(world), facts));
    world.later(path(sid));
    expect(await one(world.admin, path(sid))).toMatchObject({ account_sid: world.sids.A2 });
  });

  test('what the top-level path checks is not looked at', async () => {
    const sid = await makeCarrier(world, {
      requires_register: true,
      register_sip_realm: 'sip:no dot',
      application_sid: await makeApplication(world),
    });
    expect(await one(world.admin, path(sid))).toMatchObject({ requires_register: 1 });
  });

  test('names are not unique', async () => {
    const name = world.unique('carrier');
    expect(await makeCarrier(world, { name })).not.toBe(await makeCarrier(world, { name }));
  });

  const post = (facts: Row) => (w: World) => w.admin.post(ofProvider(w), named(w, facts));
  cases(
    () => world,
    [
      ['no name', (w) => w.admin.post(ofProvider(w), {}), msg(400, 'missing field name')],
      ['an unknown key', post({ id: 1 }), msg(500, "Unknown column 'id' in 'INSERT INTO'")],
      ['a key of later versions', post({ sip_proxy: 'x' }), msg(500, /Unknown column/)],
      ['a name that is too long', post({ name: 'x'.repeat(65) }), msg(500, /Data too long/)],
      ['a tone that does not exist', post({ dtmf_type: 'x' }), msg(500, /Data truncated/)],
      ['a trunk that does not exist', post({ trunk_type: 'x' }), msg(500, /Data truncated/)],
      ['an empty account', post({ account_sid: '' }), msg(500, /foreign key/)],
      ['an unknown application', post({ application_sid: NOBODY }), msg(500, /foreign key/)],
      ['null for active', post({ is_active: null }), msg(500, /cannot be null/)],
      [
        'account on the provider path',
        (w) => w.account.post(ofProvider(w), named(w)),
        msg(403, /./),
      ],
      [
        'a foreign provider',
        (w) => w.provider.post(`/ServiceProviders/${w.sids.B}/VoipCarriers`, named(w)),
        msg(403, /./),
      ],
      ['admin on the account path', (w) => w.admin.post(ofAccount(w), named(w)), msg(500, /./)],
      [
        'provider on the account path',
        (w) => w.provider.post(ofAccount(w), named(w)),
        msg(500, /./),
      ],
      [
        'another account',
        (w) => w.account.post(`/Accounts/${w.sids.A2}/VoipCarriers`, named(w)),
        msg(403, /./),
      ],
    ],
  );
});

describe('PUT VoipCarriers on the nested paths (contract 11.1)', () => {
  test('changes the named keys alone', async () => {
    const sid = await own({ tech_prefix: '1234', diversion: '15550100' });
    const changes = { tech_prefix: '5678', smpp_enquire_link_interval: 30, is_active: false };
    noContent(await world.provider.put(ofProvider(world, sid), changes));
    const row = { tech_prefix: '5678', smpp_enquire_link_interval: 30, is_active: 0 };
    expect(await one(world.admin, path(sid))).toMatchObject({ ...row, diversion: '15550100' });
    noContent(await world.account.put(ofAccount(world, sid), { tech_prefix: null }));
    expect(await one(world.admin, path(sid))).toMatchObject({ ...row, tech_prefix: null });
  });

  test('register_status may be emptied', async () => {
    const sid = await own();
    for (const register_status of ['', null]) {
      noContent(await world.admin.put(ofProvider(world, sid), { register_status }));
      expect(await one(world.admin, path(sid))).toMatchObject({ register_status: {} });
    }
  });

  test('whose carrier it is does not matter on these paths', async () => {
    const foreign = await makeCarrier(world, {}, world.sids.B);
    noContent(await world.provider.put(ofProvider(world, foreign), { tech_prefix: '111' }));
    noContent(await world.account.put(ofAccount(world, foreign), { diversion: '222' }));
    const row = await one(world.admin, path(foreign));
    expect(row).toMatchObject({ tech_prefix: '111', diversion: '222' });
  });

  const put = (facts: Row) => async (w: World) => w.admin.put(ofProvider(w, await own()), facts);
  const x = { name: 'x' };
  cases(
    () => world,
    [
      ['the sid', put({ voip_carrier_sid: NOBODY }), msg(400, /voip_carrier_sid is immutable/)],
      ['created_at', put({ created_at: '2026-11-21T07:56:32.000Z' }), msg(500, /datetime/)],
      ['sip_proxy', put({ sip_proxy: 'x' }), msg(500, "Unknown column 'sip_proxy' in 'SET'")],
      ['null for active', put({ is_active: null }), msg(500, /cannot be null/)],
      ['an empty application', put({ application_sid: '' }), msg(500, /foreign key/)],
      ['nothing', put({}), msg(500, /SQL syntax/)],
      ['unknown', (w) => w.provider.put(ofProvider(w, NOBODY), x), phrase(404)],
      ['malformed', (w) => w.provider.put(ofProvider(w, 'nope'), x), msg(400, 'Bad request')],
      ['malformed for an account', (w) => w.account.put(ofAccount(w, 'nope'), x), msg(400, /./)],
      ['by an account', async (w) => w.account.put(ofProvider(w, await own()), x), msg(403, /./)],
      [
        'on the path of another account',
        async (w) => w.account.put(`/Accounts/${w.sids.A2}/VoipCarriers/${await own()}`, x),
        msg(403, /./),
      ],
      [
        'on the path of a foreign provider',
        async (w) => w.provider.put(`/ServiceProviders/${w.sids.B}/VoipCarriers/${NOBODY}`, x),
        msg(403, /./),
      ],
      ['nested GET', async (w) => w.admin.get(ofProvider(w, await own())), unknownPath],
      ['nested DELETE', async (w) => w.admin.delete(ofAccount(w, await own())), unknownPath],
    ],
  );
});
