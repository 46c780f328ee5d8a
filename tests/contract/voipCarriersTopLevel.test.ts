import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { empty, json, msg, noContent, phrase, sidOf } from './expectations';
import { makeApplication, makeCarrier, one, type Row, someNumber } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const path = (sid: string) => `/VoipCarriers/${sid}`;
const own = (facts: Row = {}) => makeCarrier(world, { account_sid: world.sids.A1, ...facts });
const registration = {
  requires_register: true,
  register_username: 'user',
  register_password: 'secret',
  register_sip_realm: 'sip.example.com',
};
const post = (w: World, facts: Row = {}) =>
  w.admin.post('/VoipCarriers', { name: w.unique('carrier'), ...facts });

describe('POST and PUT /VoipCarriers (contract 11.1)', () => {
  test('by a provider: its own sid is not filled in', async () => {
    const facts = { name: world.unique('carrier'), ...registration };
    const sid = sidOf(await world.provider.post('/VoipCarriers', facts));
    world.later(path(sid));
    expect(await one(world.admin, path(sid))).toMatchObject({ service_provider_sid: null });
    msg(400, 'insufficient privileges')(await world.provider.get(path(sid)));
  });

  test('an application of the account in the same body', async () => {
    const application_sid = await makeApplication(world);
    const sid = sidOf(await post(world, { application_sid, account_sid: world.sids.A1 }));
    world.later(path(sid));
    expect(await one(world.admin, path(sid))).toMatchObject({ application_sid });
  });

  test('everybody changes; providers do so unchecked', async () => {
    const sid = await own();
    for (const session of [world.admin, world.provider, world.account]) {
      const name = world.unique('carrier');
      noContent(await session.put(path(sid), { name }));
      expect(await one(world.admin, path(sid))).toMatchObject({ name });
    }
    const foreign = await makeCarrier(world, {}, world.sids.B);
    noContent(await world.provider.put(path(foreign), { tech_prefix: '321' }));
    expect(await one(world.admin, path(foreign))).toMatchObject({ tech_prefix: '321' });
  });

  const broken: [string, Row | ((w: World) => Promise<Row>), string | RegExp][] = [
    ['no username', { ...registration, register_username: undefined }, /./],
    ['a username with blanks', { ...registration, register_username: 'a b' }, /./],
    ['no password', { ...registration, register_password: '' }, /./],
    ['an empty realm', { ...registration, register_sip_realm: '' }, /./],
    ['a realm with a scheme', { ...registration, register_sip_realm: 'sip:a.example' }, /./],
    ['a realm with blanks', { ...registration, register_sip_realm: 'a b.example' }, /./],
    ['a realm without a dot', { ...registration, register_sip_realm: 'example' }, /./],
    ['a domain with blanks', { ...registration, register_from_domain: 'a b.example' }, /./],
    ['a domain without a dot', { ...registration, register_from_domain: 'example' }, /./],
    [
      'an application without its account',
      async (w) => ({ application_sid: await makeApplication(w) }),
      'account_sid missing',
    ],
    [
      'an application of another account',
      async (w) => ({ application_sid: await makeApplication(w), account_sid: w.sids.A2 }),
      /./,
    ],
  ];
  const factsOf = async (w: World, facts: (typeof broken)[number][1]) =>
    typeof facts === 'function' ? facts(w) : facts;
  cases(
    () => world,
    broken.flatMap(([title, facts, text]) => [
      [`POST: ${title}`, async (w) => post(w, await factsOf(w, facts)), msg(400, text)],
      [
        `PUT: ${title}`,
        async (w) => w.admin.put(path(await own()), await factsOf(w, facts)),
        msg(400, text),
      ],
    ]),
  );

  const x = { name: 'x' };
  cases(
    () => world,
    [
      ['no name', (w) => w.admin.post('/VoipCarriers', {}), msg(400, 'missing field name')],
      [
        'the sid',
        async (w) => w.admin.put(path(await own()), { voip_carrier_sid: 'x' }),
        msg(400, /./),
      ],
      [
        'sip_proxy',
        async (w) => w.admin.put(path(await own()), { sip_proxy: 'x' }),
        msg(500, /Unknown column/),
      ],
      ['nothing', async (w) => w.admin.put(path(await own()), {}), msg(500, /SQL syntax/)],
      ['unknown', (w) => w.admin.put(path(NOBODY), x), phrase(404)],
      [
        'provider-level by an account',
        async (w) => w.account.put(path(await makeCarrier(w)), x),
        msg(422, 'carrier belongs to a different user'),
      ],
      [
        'of another account',
        async (w) => w.account.put(path(await makeCarrier(w, { account_sid: w.sids.A2 })), x),
        msg(422, 'carrier belongs to a different user'),
      ],
    ],
  );
});

describe('DELETE /VoipCarriers/{sid} (contract 11.1)', () => {
  test('its gateways of both kinds go with it', async () => {
    const voip_carrier_sid = await own();
    const sip = { voip_carrier_sid, ipv4: '192.0.2.1', inbound: 1, outbound: 0 };
    const gateways = [
      `/SipGateways/${sidOf(await world.account.post('/SipGateways', sip))}`,
      `/SmppGateways/${sidOf(await world.account.post('/SmppGateways', { voip_carrier_sid, ipv4: '192.0.2.2' }))}`,
    ];
    noContent(await world.account.delete(path(voip_carrier_sid)));
    for (const gateway of gateways) phrase(404)(await world.admin.get(gateway));
    empty(404)(await world.admin.get(path(voip_carrier_sid)));
  });

  test('refused while numbers use it, and nothing is lost', async () => {
    const voip_carrier_sid = await own();
    const sip = { voip_carrier_sid, ipv4: '192.0.2.1', inbound: 1, outbound: 0 };
    await world.make('/SipGateways', sip);
    const account_sid = world.sids.A1;
    const facts = { number: someNumber(), voip_carrier_sid, account_sid };
    const number = sidOf(await world.admin.post('/PhoneNumbers', facts));
    msg(
      422,
      'cannot delete voip carrier with active phone numbers',
    )(await world.provider.delete(path(voip_carrier_sid)));
    const list = `/SipGateways?voip_carrier_sid=${voip_carrier_sid}`;
    json(200, [expect.any(Object)])(await world.admin.get(list));
    noContent(await world.admin.delete(`/PhoneNumbers/${number}`));
    noContent(await world.provider.delete(path(voip_carrier_sid)));
  });

  test('stops half-way while a route uses it: the gateways are gone', async () => {
    const voip_carrier_sid = await makeCarrier(world);
    const sip = { voip_carrier_sid, ipv4: '192.0.2.1', inbound: 1, outbound: 0 };
    sidOf(await world.admin.post('/SipGateways', sip));
    const lcr = await world.make('/Lcrs', {
      name: world.unique('lcr'),
      service_provider_sid: world.sids.A,
    });
    const entries = [{ voip_carrier_sid }];
    const route = { regex: '1', priority: 0, lcr_carrier_set_entries: entries };
    noContent(await world.admin.post(`/Lcrs/${lcr}/Routes`, [route]));
    msg(500, /foreign key constraint fails/)(await world.provider.delete(path(voip_carrier_sid)));
    json(200, [])(await world.admin.get(`/SipGateways?voip_carrier_sid=${voip_carrier_sid}`));
    expect((await world.admin.get(path(voip_carrier_sid))).status).toBe(200);
    noContent(await world.admin.delete(`/Lcrs/${lcr}`));
    noContent(await world.provider.delete(path(voip_carrier_sid)));
  });

  cases(
    () => world,
    [
      ['by its provider', async (w) => w.provider.delete(path(await own())), noContent],
      [
        'of another provider',
        async (w) => w.provider.delete(path(await makeCarrier(w, {}, w.sids.B))),
        noContent,
      ],
      [
        'provider-level by an account',
        async (w) => w.account.delete(path(await makeCarrier(w))),
        msg(422, 'carrier belongs to a different user'),
      ],
      ['unknown', (w) => w.admin.delete(path(NOBODY)), phrase(404)],
      ['unknown as provider', (w) => w.provider.delete(path(NOBODY)), phrase(404)],
      ['unknown as account', (w) => w.account.delete(path(NOBODY)), msg(500, /./)],
    ],
  );
});
