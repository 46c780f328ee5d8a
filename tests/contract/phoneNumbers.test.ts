import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { duplicate, json, msg, noContent, phrase, sidOf } from './expectations';
import { makeApplication, makeCarrier, one, type Row, rows, someNumber } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
let carrier = '';
beforeAll(async () => {
  world = await createWorld();
  carrier = await makeCarrier(world);
});
afterAll(() => world?.close());

const path = (sid: string) => `/PhoneNumbers/${sid}`;
const make = (facts: Row = {}) =>
  world.make('/PhoneNumbers', {
    number: someNumber(),
    voip_carrier_sid: carrier,
    account_sid: world.sids.A1,
    ...facts,
  });
const post = (w: World, facts: Row, session = w.admin) =>
  session.post('/PhoneNumbers', { number: someNumber(), account_sid: w.sids.A1, ...facts });

describe('POST /PhoneNumbers (contract 13.1)', () => {
  test('by a provider: the plus goes, the provider comes', async () => {
    const number = someNumber();
    const application_sid = await makeApplication(world);
    const facts = { number, voip_carrier_sid: carrier, application_sid };
    const sid = sidOf(await post(world, facts, world.provider));
    world.later(path(sid));
    json(200, {
      phone_number_sid: sid,
      number: number.slice(1),
      voip_carrier_sid: carrier,
      account_sid: world.sids.A1,
      application_sid,
      service_provider_sid: world.sids.A,
    })(await world.account.get(path(sid)));
  });

  test('by an account: its own, whatever it names', async () => {
    const sid = sidOf(await post(world, { account_sid: world.sids.B1 }, world.account));
    world.later(path(sid));
    const row = { account_sid: world.sids.A1, voip_carrier_sid: null };
    expect(await one(world.account, path(sid))).toMatchObject(row);
  });

  test("by a provider: another provider's account is not looked at", async () => {
    const sid = sidOf(await post(world, { account_sid: world.sids.B1 }, world.provider));
    world.later(path(sid));
    msg(400, /./)(await world.provider.get(path(sid)));
  });

  test('without an account it is invisible to its provider', async () => {
    const empty = { account_sid: null, application_sid: null, voip_carrier_sid: null };
    const sid = sidOf(await post(world, empty, world.provider));
    world.later(path(sid));
    expect(await one(world.admin, path(sid))).toMatchObject({
      ...empty,
      service_provider_sid: world.sids.A,
    });
    const sids = (await rows(world.provider, '/PhoneNumbers')).map((row) => row.phone_number_sid);
    expect(sids).not.toContain(sid);
  });

  test('the same number on two carriers, and twice on none', async () => {
    const number = someNumber();
    await make({ number });
    await make({ number, voip_carrier_sid: await makeCarrier(world) });
    await make({ number, voip_carrier_sid: null });
    await make({ number, voip_carrier_sid: null });
    const plain = number.slice(1);
    const key = 'phone_numbers_unique_idx_voip_carrier_number';
    const taken = duplicate(`${plain}-${carrier}`, key);
    taken(await post(world, { number, voip_carrier_sid: carrier }));
  });

  test('an application of another account, and a pattern, pass', async () => {
    const application_sid = await makeApplication(world, world.sids.A2);
    const number = `${someNumber().slice(1)}*`;
    const sid = await make({ application_sid, number });
    expect(await one(world.admin, path(sid))).toMatchObject({ application_sid, number });
  });

  const stranger = async (w: World) => makeCarrier(w, { account_sid: w.sids.A2 });
  cases(
    () => world,
    [
      ['no number', (w) => post(w, { number: undefined }), msg(400, /number/)],
      ['an empty number', (w) => post(w, { number: '' }), msg(400, /./)],
      ['a number with blanks', (w) => post(w, { number: '+1 555' }), msg(400, /./)],
      ['a JSON number', (w) => post(w, { number: 15_557_770_001 }), msg(400, /./)],
      ['an unknown carrier', (w) => post(w, { voip_carrier_sid: NOBODY }), msg(400, /./)],
      [
        'a carrier of another account',
        async (w) => post(w, { voip_carrier_sid: await stranger(w) }),
        msg(400, 'voip_carrier_sid does not belong to the account'),
      ],
      ['an empty carrier', (w) => post(w, { voip_carrier_sid: '' }), msg(500, /foreign key/)],
      ['an empty account', (w) => post(w, { account_sid: '' }), msg(500, /foreign key/)],
      ['an empty application', (w) => post(w, { application_sid: '' }), msg(500, /foreign key/)],
      ['an unknown account', (w) => post(w, { account_sid: NOBODY }), msg(500, /foreign key/)],
      ['an unknown key', (w) => post(w, { id: 1 }), msg(500, /Unknown column 'id'/)],
    ],
  );
});

describe('PUT /PhoneNumbers/{sid} (contract 13.1)', () => {
  test('account, application and provider; null takes the carrier away', async () => {
    const sid = await make();
    const application_sid = await makeApplication(world);
    noContent(await world.account.put(path(sid), { application_sid }));
    expect(await one(world.admin, path(sid))).toMatchObject({ application_sid });
    const changes = { account_sid: world.sids.A2, application_sid: null };
    noContent(await world.provider.put(path(sid), changes));
    noContent(await world.admin.put(path(sid), { voip_carrier_sid: null }));
    noContent(await world.admin.put(path(sid), { service_provider_sid: world.sids.A }));
    expect(await one(world.admin, path(sid))).toMatchObject({
      ...changes,
      voip_carrier_sid: null,
      service_provider_sid: world.sids.A,
    });
  });

  const put = (facts: Row) => async (w: World) => w.admin.put(path(await make()), facts);
  const none = { application_sid: null };
  cases(
    () => world,
    [
      ['the number', put({ number: '15557770001' }), msg(400, 'number may not be modified')],
      [
        'the carrier',
        async (w) => w.provider.put(path(await make()), { voip_carrier_sid: carrier }),
        msg(400, /./),
      ],
      [
        'the sid',
        put({ phone_number_sid: NOBODY }),
        msg(400, 'primary key phone_number_sid is immutable'),
      ],
      ['an empty account', put({ account_sid: '' }), msg(500, /foreign key/)],
      ['an unknown key', put({ id: 1 }), msg(500, "Unknown column 'id' in 'SET'")],
      ['nothing', put({}), msg(500, /SQL syntax/)],
      ['unknown as admin', (w) => w.admin.put(path(NOBODY), none), phrase(404)],
      ['unknown as account', (w) => w.account.put(path(NOBODY), none), phrase(404)],
      ['unknown as provider', (w) => w.provider.put(path(NOBODY), none), msg(500, /./)],
      [
        'foreign',
        async (w) => w.provider.put(path(await make({ account_sid: w.sids.B1 })), none),
        msg(403, /./),
      ],
      [
        'of another account',
        async (w) => w.account.put(path(await make({ account_sid: w.sids.A2 })), none),
        msg(403, /./),
      ],
    ],
  );
});

describe('DELETE /PhoneNumbers/{sid} (contract 13.1)', () => {
  cases(
    () => world,
    [
      ['by its account', async (w) => w.account.delete(path(await make())), noContent],
      [
        'of another provider',
        async (w) => w.provider.delete(path(await make({ account_sid: w.sids.B1 }))),
        noContent,
      ],
      [
        'of another account',
        async (w) => w.account.delete(path(await make({ account_sid: w.sids.A2 }))),
        msg(403, /./),
      ],
      ['unknown as admin', (w) => w.admin.delete(path(NOBODY)), phrase(404)],
      ['unknown as provider', (w) => w.provider.delete(path(NOBODY)), phrase(404)],
      ['unknown as account', (w) => w.account.delete(path(NOBODY)), phrase(404)],
    ],
  );
});
