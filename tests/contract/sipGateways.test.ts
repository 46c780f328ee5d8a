import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { msg, noContent } from './expectations';
import { makeCarrier, one, type Row } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
let ofProvider = '';
let ofAccount = '';
beforeAll(async () => {
  world = await createWorld();
  ofProvider = await makeCarrier(world);
  ofAccount = await makeCarrier(world, { account_sid: world.sids.A1 });
});
afterAll(() => world?.close());

const facts = { ipv4: '203.0.113.10', inbound: true, outbound: false };
const make = (voip_carrier_sid: string, changes: Row = {}) =>
  world.make('/SipGateways', { ...facts, voip_carrier_sid, ...changes });

describe('SipGateways (contract 11.3)', () => {
  const at = (sid: string) => `/SipGateways/${sid}`;
  const post = (row: Row) => (w: World) =>
    w.admin.post('/SipGateways', { voip_carrier_sid: ofAccount, ...row });
  const put = (row: Row) => async (w: World) => w.admin.put(at(await make(ofAccount)), row);

  test('a name is outbound only, and may be changed without its directions', async () => {
    const name = { ipv4: 'sip.example.com', inbound: 0, outbound: 1, protocol: 'tls/srtp' };
    const sid = await make(ofAccount, name);
    noContent(await world.account.put(at(sid), { ipv4: 'sip2.example.com', remove_ice: true }));
    const changed = { ...name, ipv4: 'sip2.example.com', remove_ice: 1, dtls_off: 0 };
    expect(await one(world.admin, at(sid))).toMatchObject(changed);
  });

  test('inbound together with the address; the netmask of the stored row is not looked at', async () => {
    const sid = await make(ofAccount, { netmask: 24 });
    noContent(await world.account.put(at(sid), { ipv4: '203.0.113.11', inbound: 1 }));
    noContent(await world.account.put(at(sid), { inbound: 0, outbound: 1 }));
    const row = { ipv4: '203.0.113.11', netmask: 24, inbound: 0, outbound: 1 };
    expect(await one(world.admin, at(sid))).toMatchObject(row);
  });

  const inbound = msg(400, 'Inbound gateway must be IPv4 address');
  const netmask = msg(400, 'For outbound only gateway netmask can only be 32');
  const address = { ipv4: '203.0.113.12' };
  const outboundOnly = { ...address, inbound: 0, outbound: 1, netmask: 24 };
  const named = { ipv4: 'sip.example.com', inbound: 1, outbound: 1 };
  const blanks = { ipv4: '203.0.113.12 ', inbound: 0, outbound: 1 };
  cases(
    () => world,
    [
      ['POST: no address', post({ inbound: 0, outbound: 1 }), msg(400, /^missing /)],
      [
        'POST: no inbound',
        post({ ...address, outbound: 1 }),
        msg(500, "Field 'inbound' doesn't have a default value"),
      ],
      [
        'POST: no outbound',
        post({ ...address, inbound: 0 }),
        msg(500, "Field 'outbound' doesn't have a default value"),
      ],
      ['POST: a name, inbound', post(named), inbound],
      ['POST: an address out of range, inbound', post({ ...named, ipv4: '1.2.3.400' }), inbound],
      ['POST: outbound only with a range', post(outboundOnly), netmask],
      ['POST: blanks in the address', post(blanks), msg(400, /./)],
      [
        'POST: a protocol of its own',
        post({ ...blanks, ...address, protocol: 'x' }),
        msg(500, /./),
      ],
      ['PUT: a name, inbound', put(named), inbound],
      ['PUT: inbound without the address', put({ inbound: true }), inbound],
      ['PUT: outbound only with a range', put(outboundOnly), netmask],
      ['PUT: blanks in the address', put(blanks), msg(400, /./)],
      ['PUT: an application', put({ application_sid: NOBODY }), msg(500, /Unknown column/)],
    ],
  );

  describe('by an account on a provider-level carrier', () => {
    cases(
      () => world,
      [
        [
          'POST',
          (w) => w.account.post('/SipGateways', { ...facts, voip_carrier_sid: ofProvider }),
          msg(403, /./),
        ],
        ['PUT', async (w) => w.account.put(at(await make(ofProvider)), { port: 1 }), msg(403, /./)],
        ['DELETE', async (w) => w.account.delete(at(await make(ofProvider))), msg(403, /./)],
      ],
    );
  });
});
