import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { json, msg, noContent, phrase, sidOf } from './expectations';
import { makeCarrier, one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
let carrier = '';
let lcr = '';
beforeAll(async () => {
  world = await createWorld();
  carrier = await makeCarrier(world);
  lcr = await world.make('/Lcrs', { name: world.unique('lcr') });
});
afterAll(() => world?.close());

const noDefault = (name: string) => msg(500, `Field '${name}' doesn't have a default value`);
const ROUTES = '/LcrRoutes';
const ENTRIES = '/LcrCarrierSetEntries';
const routeAt = (sid: string) => `${ROUTES}/${sid}`;
const entryAt = (sid: string) => `${ENTRIES}/${sid}`;
const routeFacts = (facts: Row = {}) => ({ lcr_sid: lcr, regex: '1', priority: 0, ...facts });
const makeRoute = async () => sidOf(await world.admin.post(ROUTES, routeFacts()));
const makeEntry = async (lcr_route_sid: string) =>
  sidOf(await world.admin.post(ENTRIES, { lcr_route_sid, voip_carrier_sid: carrier }));

describe('LcrRoutes (contract 14.3)', () => {
  test('made, changed and deleted by everybody, whose ever it is', async () => {
    for (const session of [world.admin, world.provider, world.account]) {
      const sid = sidOf(await session.post(ROUTES, routeFacts()));
      const row = {
        ...{ lcr_route_sid: sid, lcr_sid: lcr, regex: '1', description: null, priority: 0 },
        lcr_carrier_set_entries: [],
      };
      json(200, row)(await session.get(routeAt(sid)));
      const changes = { regex: '^44', description: 'UK', priority: 7 };
      noContent(await session.put(routeAt(sid), changes));
      json(200, { ...row, ...changes })(await session.get(routeAt(sid)));
      const entry = await makeEntry(sid);
      noContent(await session.delete(routeAt(sid)));
      phrase(404)(await session.get(routeAt(sid)));
      phrase(404)(await session.get(entryAt(entry)));
    }
  });

  test('the default route of a table stays', async () => {
    const lcr_carrier_set_entries = [{ voip_carrier_sid: carrier }];
    const route = { regex: '.*', priority: 9999, lcr_carrier_set_entries };
    noContent(await world.admin.post(`/Lcrs/${lcr}/Routes`, [route]));
    const routes = await rows(world.admin, `${ROUTES}?lcr_sid=${lcr}`);
    const stored = routes.find(({ priority }) => priority === 9999);
    const sid = String(stored?.lcr_route_sid);
    msg(500, /foreign key constraint fails/)(await world.admin.delete(routeAt(sid)));
    json(200, stored)(await world.admin.get(routeAt(sid)));
  });

  const post = (facts: Row) => (w: World) => w.admin.post(ROUTES, routeFacts(facts));
  const put = (facts: Row) => async (w: World) => w.admin.put(routeAt(await makeRoute()), facts);
  cases(
    () => world,
    [
      ['POST: no table', post({ lcr_sid: undefined }), msg(400, /./)],
      ['POST: no regex', post({ regex: undefined }), noDefault('regex')],
      ['POST: no priority', post({ priority: undefined }), noDefault('priority')],
      [
        'PUT: what GET answered',
        async (w) => {
          const sid = await makeRoute();
          return w.admin.put(routeAt(sid), await one(w.admin, routeAt(sid)));
        },
        msg(400, 'primary key lcr_route_sid is immutable'),
      ],
      [
        'PUT: the entries',
        put({ lcr_carrier_set_entries: [{ workload: 1 }] }),
        msg(500, "Unknown column 'lcr_carrier_set_entries' in 'SET'"),
      ],
      ['PUT: no entries', put({ lcr_carrier_set_entries: [] }), msg(500, /SQL syntax/)],
      ['PUT: unknown', (w) => w.admin.put(routeAt(NOBODY), { regex: '1' }), phrase(404)],
      ['DELETE: unknown', (w) => w.admin.delete(routeAt(NOBODY)), phrase(404)],
    ],
  );
});

describe('LcrCarrierSetEntries (contract 14.3)', () => {
  test('one more carrier for a route, changed and deleted by everybody', async () => {
    const lcr_route_sid = await makeRoute();
    for (const session of [world.admin, world.provider, world.account]) {
      const voip_carrier_sid = await makeCarrier(world);
      const sid = sidOf(await session.post(ENTRIES, { lcr_route_sid, voip_carrier_sid }));
      const row = {
        lcr_carrier_set_entry_sid: sid,
        ...{ workload: 1, lcr_route_sid, voip_carrier_sid, priority: 0 },
      };
      json(200, [row])(await session.get(`${ENTRIES}?lcr_route_sid=${lcr_route_sid}`));
      const changes = { workload: 5, priority: 2, voip_carrier_sid: carrier };
      noContent(await session.put(entryAt(sid), changes));
      json(200, { ...row, ...changes })(await session.get(entryAt(sid)));
      const route = await one(session, routeAt(lcr_route_sid));
      expect(route.lcr_carrier_set_entries).toEqual([{ ...row, ...changes }]);
      noContent(await session.delete(entryAt(sid)));
      phrase(404)(await session.get(entryAt(sid)));
    }
  });

  cases(
    () => world,
    [
      [
        'POST: no route',
        (w) => w.admin.post(ENTRIES, { voip_carrier_sid: carrier }),
        msg(400, /./),
      ],
      [
        'POST: no carrier',
        async (w) => w.admin.post(ENTRIES, { lcr_route_sid: await makeRoute() }),
        msg(400, /./),
      ],
      [
        'PUT: the sid',
        async (w) => {
          const sid = await makeEntry(await makeRoute());
          return w.admin.put(entryAt(sid), { lcr_carrier_set_entry_sid: sid });
        },
        msg(400, 'primary key lcr_carrier_set_entry_sid is immutable'),
      ],
      ['PUT: unknown', (w) => w.admin.put(entryAt(NOBODY), { priority: 1 }), phrase(404)],
      ['DELETE: unknown', (w) => w.admin.delete(entryAt(NOBODY)), phrase(404)],
      ['no route to list', (w) => w.admin.get(ENTRIES), msg(500, /./)],
    ],
  );
});
