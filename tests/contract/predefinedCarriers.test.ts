import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { isRemote, testEmbedded } from './client';
import { guard, msg, phrase, sidOf } from './expectations';
import { one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

const SIP = { ipv4: '192.0.2.10', netmask: 30, port: 5060, inbound: 1, outbound: 1 };
const SMPP = {
  ipv4: '192.0.2.11',
  port: 2776,
  netmask: 32,
  is_primary: 1,
  inbound: 0,
  outbound: 1,
};

let world: World;
let template: Row | undefined;
beforeAll(async () => {
  world = await createWorld();
  if (!isRemote) insertTemplate();
  [template] = await rows(world.admin, '/PredefinedCarriers');
});
afterAll(() => world?.close());

/** No request makes a template. */
function insertTemplate(): void {
  const insert = (table: string, row: Record<string, string | number>) => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`;
    world.target.platform?.db.run(sql, ...Object.values(row));
  };
  const predefined_carrier_sid = '5b2a4f57-4d8e-4bd5-9f1c-1f0f6f3f3f01';
  insert('predefined_carriers', {
    predefined_carrier_sid,
    name: 'Template',
    requires_register: 1,
    register_username: '<your-username>',
    trunk_type: 'reg',
  });
  const owner = { predefined_carrier_sid };
  insert('predefined_sip_gateways', { predefined_sip_gateway_sid: 's1', ...owner, ...SIP });
  insert('predefined_smpp_gateways', { predefined_smpp_gateway_sid: 's2', ...owner, ...SMPP });
}

const ofProvider = (provider: string, sid: unknown) =>
  `/ServiceProviders/${provider}/PredefinedCarriers/${sid}`;
const ofAccount = (account: string, sid: unknown) =>
  `/Accounts/${account}/PredefinedCarriers/${sid}`;
const copy = async (session: Session, path: string) => {
  const sid = sidOf(await session.post(path));
  world.later(`/VoipCarriers/${sid}`);
  return one(world.admin, `/VoipCarriers/${sid}`);
};

describe('POST PredefinedCarriers (contract 11.2)', () => {
  test('a carrier of the provider; a name that is taken gets something behind it', async (context) => {
    if (!template) return context.skip('the platform has no templates');
    const { predefined_carrier_sid, requires_static_ip, ...facts } = template;
    const path = ofProvider(world.sids.A, predefined_carrier_sid);
    const owner = { service_provider_sid: world.sids.A, account_sid: null, is_active: 1 };
    expect(await copy(world.provider, path)).toMatchObject({ ...facts, ...owner });
    const second = await copy(world.admin, path);
    expect(second).toMatchObject({ ...facts, ...owner, name: expect.any(String) });
    expect(String(second.name)).toMatch(new RegExp(`^${facts.name}-.+`));
  });

  testEmbedded('templates differ')('with copies of its gateways of both kinds', async () => {
    const path = ofProvider(world.sids.A, template?.predefined_carrier_sid);
    const { voip_carrier_sid } = await copy(world.provider, path);
    const list = async (kind: string) =>
      rows(world.admin, `/${kind}Gateways?voip_carrier_sid=${voip_carrier_sid}`);
    expect(await list('Sip')).toMatchObject([{ ...SIP, voip_carrier_sid, protocol: 'udp' }]);
    expect(await list('Smpp')).toMatchObject([{ ...SMPP, voip_carrier_sid }]);
  });

  test('on the account path, by the account: its own', async (context) => {
    if (!template) return context.skip('the platform has no templates');
    const path = ofAccount(world.sids.A1, template.predefined_carrier_sid);
    const owner = { service_provider_sid: world.sids.A, account_sid: world.sids.A1 };
    expect(await copy(world.account, path)).toMatchObject(owner);
  });

  test('on the account path, by others: without any owner', async (context) => {
    if (!template) return context.skip('the platform has no templates');
    const path = ofAccount(world.sids.A1, template.predefined_carrier_sid);
    for (const session of [world.admin, world.provider]) {
      const owner = { service_provider_sid: null, account_sid: null };
      expect(await copy(session, path)).toMatchObject({ name: template.name, ...owner });
    }
  });

  cases(
    () => world,
    [
      ['unknown', (w) => w.provider.post(ofProvider(w.sids.A, NOBODY)), phrase(404)],
      ['unknown for an account', (w) => w.account.post(ofAccount(w.sids.A1, NOBODY)), phrase(404)],
      [
        'account on the provider path',
        (w) => w.account.post(ofProvider(w.sids.A, NOBODY)),
        guard(),
      ],
      ['a foreign provider', (w) => w.provider.post(ofProvider(w.sids.B, NOBODY)), guard()],
      ['another account', (w) => w.account.post(ofAccount(w.sids.A2, NOBODY)), guard()],
      [
        'a malformed provider',
        (w) => w.provider.post(ofProvider('nope', NOBODY)),
        msg(500, 'invalid ServiceProvidersSid format'),
      ],
    ],
  );
});
