import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Case, cases } from './cases';
import { type Expectation, json, msg, noContent, phrase } from './expectations';
import { makeCarrier, one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
let carrier = '';
let second = '';
beforeAll(async () => {
  world = await createWorld();
  carrier = await makeCarrier(world);
  second = await makeCarrier(world);
});
afterAll(() => world?.close());

const noDefault = (name: string) => msg(500, `Field '${name}' doesn't have a default value`);
const SID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const lcr = () => world.make('/Lcrs', { name: world.unique('lcr') });
const bulk = (lcrSid: string) => `/Lcrs/${lcrSid}/Routes`;
const list = (lcrSid: string) => `/LcrRoutes?lcr_sid=${lcrSid}`;
const to = (...carriers: string[]) =>
  carriers.map((voip_carrier_sid, priority) => ({ voip_carrier_sid, priority }));
const route = (facts: Row = {}) => ({
  regex: '1',
  description: '',
  priority: 0,
  lcr_carrier_set_entries: to(carrier),
  ...facts,
});
const standard = (facts: Row = {}) =>
  route({ regex: '.*', description: 'System Default Route', priority: 9999, ...facts });
const entriesOf = (row: Row | undefined) => row?.lcr_carrier_set_entries as Row[];

/** A new table with these routes, in the order of their priorities. */
async function withRoutes(...routes: Row[]): Promise<{ sid: string; routes: Row[] }> {
  const sid = await lcr();
  noContent(await world.admin.post(bulk(sid), routes));
  return { sid, routes: await rows(world.admin, list(sid)) };
}

describe('POST /Lcrs/{sid}/Routes (contract 14.2)', () => {
  test('routes with their entries; priority 9999 is the default one', async () => {
    const { sid, routes } = await withRoutes(
      standard(),
      route({ lcr_carrier_set_entries: [{ ...to(second)[0], workload: 3 }] }),
    );
    const entry = (lcr_route_sid: unknown, voip_carrier_sid: string, workload: number) => ({
      lcr_carrier_set_entry_sid: SID,
      ...{ workload, lcr_route_sid, voip_carrier_sid, priority: 0 },
    });
    const [first, last] = routes.map(({ lcr_route_sid }) => lcr_route_sid);
    expect(routes).toEqual([
      {
        lcr_route_sid: SID,
        lcr_sid: sid,
        ...{ regex: '1', description: '', priority: 0 },
        lcr_carrier_set_entries: [entry(first, second, 3)],
      },
      {
        lcr_route_sid: SID,
        lcr_sid: sid,
        ...{ regex: '.*', description: 'System Default Route', priority: 9999 },
        lcr_carrier_set_entries: [entry(last, carrier, 1)],
      },
    ]);
    expect(await one(world.admin, `/Lcrs/${sid}`)).toMatchObject({
      default_carrier_set_entry_sid: entriesOf(routes[1])[0]?.lcr_carrier_set_entry_sid,
      number_routes: 2,
    });
  });

  test('9999 as a text is no default route', async () => {
    const { sid } = await withRoutes(standard({ priority: '9999' }));
    const row = { default_carrier_set_entry_sid: null, number_routes: 1 };
    expect(await one(world.admin, `/Lcrs/${sid}`)).toMatchObject(row);
  });

  test('a sid in an element is passed over: one more route', async () => {
    const { sid, routes } = await withRoutes(route());
    const again = { ...routes[0], priority: 1, lcr_carrier_set_entries: to(carrier) };
    noContent(await world.admin.post(bulk(sid), [again]));
    expect(await rows(world.admin, list(sid))).toMatchObject([{ priority: 0 }, { priority: 1 }]);
  });

  test('not in one transaction: what came before a refused element stays', async () => {
    const sid = await lcr();
    const answer = await world.admin.post(bulk(sid), [route(), route({ regex: undefined })]);
    noDefault('regex')(answer);
    expect(await rows(world.admin, list(sid))).toHaveLength(1);
  });

  test('nobody checks whose table it is', async () => {
    const { sid } = await withRoutes();
    noContent(await world.account.post(bulk(sid), [route()]));
    noContent(await world.provider.put(bulk(sid), [route({ priority: 1 })]));
    expect(await rows(world.admin, list(sid))).toHaveLength(2);
  });

  const broken: [string, () => Row, Expectation][] = [
    ['no regex', () => ({ regex: undefined }), noDefault('regex')],
    ['no priority', () => ({ priority: undefined }), noDefault('priority')],
    ['no entries', () => ({ lcr_carrier_set_entries: undefined }), msg(400, /./)],
    ['an empty list of entries', () => ({ lcr_carrier_set_entries: [] }), msg(400, /./)],
    [
      'an entry without a carrier',
      () => ({ lcr_carrier_set_entries: [{ priority: 0 }] }),
      msg(400, /./),
    ],
    ['an unknown carrier', () => ({ lcr_carrier_set_entries: to(NOBODY) }), msg(400, /./)],
    ['an unknown key', () => ({ id: 1 }), msg(500, /Unknown column 'id'/)],
    [
      'an unknown key of an entry',
      () => ({ lcr_carrier_set_entries: [{ voip_carrier_sid: carrier, id: 1 }] }),
      msg(500, /Unknown column 'id'/),
    ],
    ['a regex that is too long', () => ({ regex: 'x'.repeat(33) }), msg(500, /Data too long/)],
  ];
  cases(
    () => world,
    [
      ...(['post', 'put'] as const).flatMap((verb) =>
        broken.map(
          ([title, facts, expected]): Case => [
            `${verb}: ${title}`,
            async (w) => w.admin[verb](bulk(await lcr()), [route(facts())]),
            expected,
          ],
        ),
      ),
      ['POST: unknown', (w) => w.admin.post(bulk(NOBODY), [route()]), phrase(404)],
      ['PUT: unknown', (w) => w.admin.put(bulk(NOBODY), [route()]), phrase(404)],
      ['POST: nothing to do', async (w) => w.admin.post(bulk(await lcr()), []), noContent],
    ],
  );
});

describe('PUT /Lcrs/{sid}/Routes (contract 14.2)', () => {
  test('the list sent back changes nothing', async () => {
    const { sid, routes } = await withRoutes(route(), standard());
    noContent(await world.admin.put(bulk(sid), routes));
    json(200, routes)(await world.admin.get(list(sid)));
  });

  test('routes and entries with a sid are changed, others made; what is left out stays', async () => {
    const { sid, routes } = await withRoutes(route(), route({ priority: 1 }));
    const [entry] = entriesOf(routes[0]);
    const changed = {
      ...{ ...routes[0], regex: '44', priority: 2 },
      lcr_carrier_set_entries: [{ ...entry, voip_carrier_sid: second }, ...to(carrier)],
    };
    noContent(await world.admin.put(bulk(sid), [changed, standard()]));
    const after = await rows(world.admin, list(sid));
    expect(after.map(({ priority }) => priority)).toEqual([1, 2, 9999]);
    expect(after[0]).toEqual(routes[1]);
    const entries = [{ ...entry, voip_carrier_sid: second }];
    expect(after[1]).toEqual({ ...changed, lcr_carrier_set_entries: entries });
    const { default_carrier_set_entry_sid } = await one(world.admin, `/Lcrs/${sid}`);
    expect(default_carrier_set_entry_sid).toEqual(SID);
  });

  test('a route that becomes 9999 is no default route', async () => {
    const { sid, routes } = await withRoutes(route());
    noContent(await world.admin.put(bulk(sid), [{ ...routes[0], priority: 9999 }]));
    const row = { default_carrier_set_entry_sid: null };
    expect(await one(world.admin, `/Lcrs/${sid}`)).toMatchObject(row);
  });

  test('an unknown route is passed over', async () => {
    const sid = await lcr();
    noContent(await world.admin.put(bulk(sid), [route({ lcr_route_sid: NOBODY })]));
    json(200, [])(await world.admin.get(list(sid)));
  });
});
