import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { json, msg, noContent, phrase, sidOf } from './expectations';
import { makeCarrier, one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const path = (sid: string) => `/Lcrs/${sid}`;
const named = (w: World, facts: Row = {}) => ({ name: w.unique('lcr'), ...facts });

/** A table without an owner, of which there may be many. */
const make = (facts: Row = {}) => world.make('/Lcrs', named(world, facts));

/** Runs `work` on a table of this owner, of which there may be one, and removes it again. */
async function withTable(owner: Row, work: (sid: string) => Promise<void>): Promise<void> {
  const sid = sidOf(await world.admin.post('/Lcrs', named(world, owner)));
  world.later(path(sid));
  await work(sid);
  noContent(await world.admin.delete(path(sid)));
}

describe('POST /Lcrs (contract 14.1)', () => {
  test('by a provider: at its own level, whatever account it names', async () => {
    const { A, A1 } = world.sids;
    const name = world.unique('lcr');
    const facts = { name, account_sid: A1, service_provider_sid: A };
    const sid = sidOf(await world.provider.post('/Lcrs', facts));
    world.later(path(sid));
    const row = {
      lcr_sid: sid,
      name,
      is_active: 1,
      default_carrier_set_entry_sid: null,
      service_provider_sid: A,
      account_sid: null,
      number_routes: 0,
    };
    json(200, [row])(await world.provider.get('/Lcrs'));
    expect(await rows(world.admin, '/Lcrs')).toContainEqual(row);
    json(200, [])(await world.account.get('/Lcrs'));
    json(200, row)(await world.provider.get(path(sid)));
    phrase(404)(await world.account.get(path(sid)));
    const second = await world.provider.post('/Lcrs', named(world, { service_provider_sid: A }));
    msg(
      400,
      `Service Provider: ${world.names.A} already \n      has an active call routing table.`,
    )(second);
    noContent(await world.provider.delete(path(sid)));
  });

  test('by an account: its own, without the provider', async () => {
    const { A, A1, A2 } = world.sids;
    const facts = named(world, { account_sid: A2, service_provider_sid: A });
    const sid = sidOf(await world.account.post('/Lcrs', facts));
    world.later(path(sid));
    const row = { account_sid: A1, service_provider_sid: null };
    expect(await rows(world.account, '/Lcrs')).toMatchObject([row]);
    phrase(404)(await world.provider.get(path(sid)));
    const taken = msg(400, new RegExp(`^Account: ${world.names.A1} +already has`));
    taken(await world.admin.post('/Lcrs', named(world, { account_sid: A1 })));
    noContent(await world.account.delete(path(sid)));
  });

  test('a null for a name', async () => {
    expect(await one(world.admin, path(await make({ name: null })))).toMatchObject({ name: null });
  });

  const post = (facts: Row) => (w: World) => w.admin.post('/Lcrs', named(w, facts));
  cases(
    () => world,
    [
      ['no name', (w) => w.account.post('/Lcrs', {}), msg(400, 'missing field name')],
      ['an unknown account', post({ account_sid: NOBODY }), msg(400, /./)],
      ['an unknown provider', post({ service_provider_sid: NOBODY }), msg(400, /./)],
      ['a count of routes', post({ number_routes: 1 }), msg(500, /Unknown column/)],
      [
        'an unknown entry',
        post({ default_carrier_set_entry_sid: NOBODY }),
        msg(500, /foreign key/),
      ],
    ],
  );
});

describe('PUT /Lcrs/{sid} (contract 14.1)', () => {
  test('name and state, together with the owner that it has', async () => {
    const service_provider_sid = world.sids.A;
    await withTable({ service_provider_sid }, async (sid) => {
      const changes = { name: world.unique('lcr'), is_active: false };
      const owner = { account_sid: null, service_provider_sid };
      noContent(await world.provider.put(path(sid), { ...changes, ...owner }));
      expect(await one(world.admin, path(sid))).toMatchObject({
        ...changes,
        ...owner,
        is_active: 0,
      });
    });
  });

  test('an account takes the place of the provider', async () => {
    const { A, A2 } = world.sids;
    await withTable({ service_provider_sid: A }, async (sid) => {
      const owner = { account_sid: A2, service_provider_sid: A };
      noContent(await world.admin.put(path(sid), owner));
      const moved = { account_sid: A2, service_provider_sid: null };
      expect(await one(world.admin, path(sid))).toMatchObject(moved);
    });
  });

  test('one table a provider and one an account', async () => {
    const { A, A2 } = world.sids;
    await withTable({ service_provider_sid: A }, async () => {
      const other = path(await make());
      msg(400, /^Service Provider: /)(await world.admin.put(other, { service_provider_sid: A }));
      await withTable({ account_sid: A2 }, async () => {
        msg(400, /^Account: /)(await world.admin.put(other, { account_sid: A2 }));
      });
    });
  });

  const put = (facts: Row) => async (w: World) => w.admin.put(path(await make()), facts);
  const unknown = msg(400, 'unknown lcr_sid');
  const x = { is_active: true };
  cases(
    () => world,
    [
      ['the sid', put({ lcr_sid: NOBODY }), msg(400, 'primary key lcr_sid is immutable')],
      ['number_routes', put({ number_routes: 1 }), msg(500, /Unknown column 'number_routes'/)],
      ['nothing', put({}), msg(500, /SQL syntax/)],
      ['an unknown account', put({ account_sid: NOBODY }), msg(400, /./)],
      ['unknown', (w) => w.admin.put(path(NOBODY), x), unknown],
      ['not visible to a provider', async (w) => w.provider.put(path(await make()), x), unknown],
      ['not visible to an account', async (w) => w.account.put(path(await make()), x), unknown],
    ],
  );
});

describe('DELETE /Lcrs/{sid} (contract 14.1)', () => {
  test('its routes and entries go with it, the default one too', async () => {
    const sid = await make();
    const lcr_carrier_set_entries = [{ voip_carrier_sid: await makeCarrier(world) }];
    const route = { regex: '.*', priority: 9999, lcr_carrier_set_entries };
    noContent(await world.admin.post(`${path(sid)}/Routes`, [route]));
    const [stored] = await rows(world.admin, `/LcrRoutes?lcr_sid=${sid}`);
    const { default_carrier_set_entry_sid } = await one(world.admin, path(sid));
    noContent(await world.admin.delete(path(sid)));
    phrase(404)(await world.admin.get(path(sid)));
    phrase(404)(await world.admin.get(`/LcrRoutes/${stored?.lcr_route_sid}`));
    phrase(404)(await world.admin.get(`/LcrCarrierSetEntries/${default_carrier_set_entry_sid}`));
  });

  cases(
    () => world,
    [
      ['of nobody, by a provider', async (w) => w.provider.delete(path(await make())), noContent],
      ['foreign to an account', async (w) => w.account.delete(path(await make())), msg(400, /./)],
      ['unknown', (w) => w.admin.delete(path(NOBODY)), phrase(404)],
      ['unknown as provider', (w) => w.provider.delete(path(NOBODY)), phrase(404)],
    ],
  );
});
