import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import type { HttpError } from '../../src/http';
import * as session from '../../src/session';
import type { LeastCostRouting, RouteDraft } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';
import { propertyRuns } from '../support/propertyRuns';

const resource = 'least-cost-routing';
let bench: Bench;
let carriers: string[];

/** What happens to the next writes: refused, arrived without an answer, or a bulk call half done. */
type Fault = 'refused' | 'lost' | 'half';
let faults: (Fault | undefined)[] = [];

const refusal = () => Response.json({ msg: 'not today' }, { status: 500 });

/** Puts the faults between the console and the platform, one for each write. */
function injectFaults() {
  const reach = globalThis.fetch as (url: string, init?: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const fault = init.method === 'GET' || !init.method ? undefined : faults.shift();
    if (fault === 'refused') return refusal();
    const rows: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (fault === 'half') {
      if (!Array.isArray(rows)) return refusal();
      const some = rows.slice(0, Math.floor(rows.length / 2));
      if (some.length > 0) await reach(url, { ...init, body: JSON.stringify(some) });
      return refusal();
    }
    const answer = await reach(url, init);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
}

beforeAll(async () => {
  bench = await createBench();
  injectFaults();
  carriers = bench.platform.db
    .all(
      `SELECT voip_carrier_sid AS sid FROM voip_carriers
        WHERE service_provider_sid = (SELECT service_provider_sid FROM service_providers
          WHERE name = 'Northwind Voice') AND account_sid IS NULL ORDER BY name`,
    )
    .map(({ sid }) => String(sid));
});
beforeEach(async () => {
  faults = [];
  for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr']) {
    bench.platform.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    bench.platform.db.run(`DELETE FROM ${table}`);
  }
  await bench.signIn('nora', 'Provider-demo1!');
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const carrier = (index: number) => carriers[index % carriers.length] ?? '';
const draft = (regex: string, changes: Partial<RouteDraft> = {}): RouteDraft => ({
  regex,
  description: null,
  voip_carrier_sid: carrier(0),
  further_carriers: [],
  ...changes,
});
const create = async (routes: RouteDraft[], changes: Partial<LeastCostRouting> = {}) => {
  const data = { name: 'Table', is_active: true, routes, default_carrier_sid: carrier(1) };
  return (await dataProvider.create<LeastCostRouting>(resource, { data: { ...data, ...changes } }))
    .data;
};
const load = async (id: string) =>
  (await dataProvider.getOne<LeastCostRouting>(resource, { id })).data;
const save = async (previousData: LeastCostRouting, changes: Partial<LeastCostRouting>) => {
  const data = { ...previousData, ...changes };
  return (
    await dataProvider.update<LeastCostRouting>(resource, { id: data.id, data, previousData })
  ).data;
};
const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  );

/** The stored routes without the default one, as an operator would read them. */
const storedRoutes = (id: string) =>
  bench.platform.db
    .all(
      `SELECT * FROM lcr_routes WHERE lcr_sid = ? AND lcr_route_sid NOT IN (SELECT lcr_route_sid
        FROM lcr JOIN lcr_carrier_set_entry ON default_carrier_set_entry_sid
          = lcr_carrier_set_entry_sid WHERE lcr_sid = ?) ORDER BY priority`,
      id,
      id,
    )
    .map(({ lcr_route_sid, regex, description, priority }) => ({
      regex,
      description,
      priority,
      carriers: bench.platform.db
        .all(
          'SELECT voip_carrier_sid AS sid FROM lcr_carrier_set_entry WHERE lcr_route_sid = ? ORDER BY priority',
          lcr_route_sid ?? '',
        )
        .map(({ sid }) => sid),
    }));
const onScreen = (routes: RouteDraft[] = []) =>
  routes.map(({ regex, description, voip_carrier_sid, further_carriers }, priority) => ({
    regex,
    description: description || null,
    priority,
    carriers: [voip_carrier_sid, ...further_carriers],
  }));
const defaultRoute = (id: string) =>
  bench.platform.db.get(
    `SELECT lcr_routes.lcr_route_sid, regex, description, lcr_routes.priority, voip_carrier_sid
      FROM lcr JOIN lcr_carrier_set_entry ON default_carrier_set_entry_sid = lcr_carrier_set_entry_sid
      JOIN lcr_routes USING (lcr_route_sid) WHERE lcr.lcr_sid = ?`,
    id,
  );
const countOf = (table: string) =>
  Number(bench.platform.db.get(`SELECT count(*) AS n FROM ${table}`)?.n);
const writes = () =>
  bench.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'X')}`);

describe('a new routing table', () => {
  it('is created with its routes and the system default route, which stays out of sight', async () => {
    const routes = [draft('1'), draft('44', { voip_carrier_sid: carrier(2), description: 'UK' })];
    const table = await create(routes);
    expect(writes()).toEqual(['POST Lcrs', 'POST Lcrs/X/Routes']);
    expect(storedRoutes(table.id)).toEqual(onScreen(routes));
    expect(defaultRoute(table.id)).toMatchObject({
      regex: '.*',
      description: 'System Default Route',
      priority: 9999,
      voip_carrier_sid: carrier(1),
    });
    expect(onScreen(table.routes)).toEqual(onScreen(routes));
    expect(table.default_carrier_sid).toBe(carrier(1));
  });
  it('may have no name and no routes', async () => {
    const table = await create([], { name: undefined });
    expect([table.name, table.routes, table.number_routes]).toEqual([null, [], 1]);
  });
  it('tells its sid and what is missing when its routes are refused', async () => {
    faults = [undefined, 'half'];
    const error = (await failureOf(create([draft('1'), draft('2'), draft('3')]))) as HttpError;
    expect(error).toBeInstanceOf(PartialSaveError);
    const { createdId = '', saved, failed } = error as PartialSaveError;
    expect(saved).toEqual(['resources.least-cost-routing.parts.table']);
    expect(failed.map(({ name }) => name)).toEqual(['resources.least-cost-routing.parts.routes']);

    const half = await load(createdId);
    expect(onScreen(half.routes)).toHaveLength(2);
    expect(half.default_carrier_sid).toBeNull();
    const routes = [draft('1'), draft('2'), draft('3')];
    await save(half, { routes, default_carrier_sid: carrier(1) });
    expect(storedRoutes(createdId)).toEqual(onScreen(routes));
    expect(defaultRoute(createdId)).toMatchObject({ priority: 9999, voip_carrier_sid: carrier(1) });
    expect(countOf('lcr_routes')).toBe(4);
  });
  it('is one for each provider, in words', async () => {
    await create([]);
    const error = await failureOf(create([]));
    expect(error).toMatchObject({
      message: 'resources.least-cost-routing.validation.providerHasTable',
      args: { name: 'Northwind Voice' },
    });
    expect(countOf('lcr')).toBe(1);
  });
  it('is one for each account, in words, at the account that an admin chose', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    const account = bench.platform.db.get("SELECT * FROM accounts WHERE name = 'Cedar Bank'");
    session.chooseServiceProvider(String(account?.service_provider_sid));
    const account_sid = String(account?.account_sid);
    const table = await create([], { account_sid });
    expect([table.account_sid, table.service_provider_sid]).toEqual([account_sid, null]);
    expect(await failureOf(create([], { account_sid }))).toMatchObject({
      message: 'resources.least-cost-routing.validation.accountHasTable',
      args: { name: 'Cedar Bank' },
      field: 'account_sid',
    });
  });
  it('of an account user belongs to its account', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    const table = await create([draft('1')]);
    expect([table.account_sid, table.service_provider_sid]).toEqual([
      session.identity()?.accountSid,
      null,
    ]);
    expect(await failureOf(create([]))).toMatchObject({
      message: 'resources.least-cost-routing.validation.accountHasTable',
      field: undefined,
    });
  });
  it('that a provider wants for an account is stored at provider level, and says so', async () => {
    const account_sid = String(
      bench.platform.db.get("SELECT account_sid FROM accounts WHERE name = 'Cedar Bank'")
        ?.account_sid,
    );
    faults = [undefined, 'refused'];
    const error = (await failureOf(create([], { account_sid }))) as PartialSaveError;
    expect(error.saved).toEqual(['resources.least-cost-routing.parts.tableAtProvider']);
    expect((await load(error.createdId ?? '')).account_sid).toBeNull();
  });
});

describe('a changed routing table', () => {
  it('sends only what changed, and never its count or its owner', async () => {
    const table = await create([draft('1'), draft('44')]);
    bench.calls.length = 0;
    await save(table, { name: 'Other', is_active: false });
    expect(writes()).toEqual(['PUT Lcrs/X']);
    expect(bench.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Other',
      is_active: false,
    });
    bench.calls.length = 0;
    await save(await load(table.id), {});
    expect(writes()).toEqual([]);
  });
  it('is stored in the order of the screen', async () => {
    const table = await create([draft('1'), draft('2'), draft('3')]);
    const [one, two, three] = table.routes ?? [];
    if (!one || !two || !three) throw new Error('three routes');
    const routes = [three, draft('4'), one];
    bench.calls.length = 0;
    const saved = await save(table, { routes });
    expect(writes()).toEqual(['PUT Lcrs/X/Routes', 'DELETE LcrRoutes/X']);
    expect(storedRoutes(table.id)).toEqual(onScreen(routes));
    expect(onScreen(saved.routes)).toEqual(onScreen(routes));
    expect(saved.routes?.[0]?.lcr_route_sid).toBe(three.lcr_route_sid);
  });
  it('changes the carrier of the default route and nothing else of it', async () => {
    const table = await create([draft('1')]);
    const before = defaultRoute(table.id);
    bench.calls.length = 0;
    await save(table, { default_carrier_sid: carrier(3) });
    expect(writes()).toEqual(['PUT Lcrs/X/Routes']);
    expect(defaultRoute(table.id)).toEqual({ ...before, voip_carrier_sid: carrier(3) });
    expect(storedRoutes(table.id)).toEqual(onScreen([draft('1')]));
  });
  it('keeps, or takes out, carriers that stand behind the first one', async () => {
    const table = await create([draft('1'), draft('2')]);
    const sid = table.routes?.[0]?.lcr_route_sid;
    for (const [priority, voip_carrier_sid] of [carrier(2), carrier(3)].entries()) {
      bench.platform.db.run(
        'INSERT INTO lcr_carrier_set_entry VALUES (?, 5, ?, ?, ?)',
        crypto.randomUUID(),
        sid ?? '',
        voip_carrier_sid,
        priority + 1,
      );
    }
    const loaded = await load(table.id);
    const [first, second] = loaded.routes ?? [];
    if (!first || !second) throw new Error('two routes');
    expect(first.further_carriers).toEqual([carrier(2), carrier(3)]);
    const kept = [{ ...first, voip_carrier_sid: carrier(1) }, second];
    await save(loaded, { routes: kept });
    expect(storedRoutes(table.id)).toEqual(onScreen(kept));
    const fewer = [{ ...first, further_carriers: [carrier(3)] }, second];
    await save(await load(table.id), { routes: fewer });
    expect(storedRoutes(table.id)).toEqual(onScreen(fewer));
    const weight = 'SELECT workload FROM lcr_carrier_set_entry WHERE voip_carrier_sid = ?';
    expect(bench.platform.db.get(weight, carrier(3))?.workload).toBe(5);
  });
  it('gives a carrier to a stored route, and to the default route, that has none', async () => {
    const table = await create([draft('1')]);
    bench.platform.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    bench.platform.db.run('DELETE FROM lcr_carrier_set_entry');
    const bare = await load(table.id);
    expect([bare.routes?.[0]?.voip_carrier_sid, bare.default_carrier_sid]).toEqual(['', null]);
    const routes = [{ ...draft('1'), lcr_route_sid: bare.routes?.[0]?.lcr_route_sid }];
    bench.calls.length = 0;
    await save(bare, { routes, default_carrier_sid: carrier(2) });
    expect(writes()).toEqual([
      'POST LcrCarrierSetEntries',
      'POST LcrCarrierSetEntries',
      'PUT Lcrs/X',
    ]);
    expect(storedRoutes(table.id)).toEqual(onScreen(routes));
    expect(defaultRoute(table.id)).toMatchObject({ priority: 9999, voip_carrier_sid: carrier(2) });
  });
});

describe('a save that fails in the middle', () => {
  const part = (name: string) => `resources.least-cost-routing.parts.${name}`;
  const three = async () => {
    const table = await create([draft('1'), draft('2'), draft('3')]);
    bench.calls.length = 0;
    return table;
  };
  const changes = (table: LeastCostRouting) => ({
    name: 'Other',
    routes: [...(table.routes ?? []).slice(1), draft('4'), draft('5')],
  });

  it.each<[string, (Fault | undefined)[], string[], string[], string[]]>([
    ['the table', ['refused'], ['routes', 'removed'], ['table'], ['PUT Lcrs/X']],
    [
      'the routes',
      [undefined, 'refused'],
      ['table'],
      ['routes', 'removed'],
      ['PUT Lcrs/X/Routes', 'DELETE LcrRoutes/X'],
    ],
    [
      'the routes, half done',
      [undefined, 'half'],
      ['table'],
      ['routes', 'removed'],
      ['PUT Lcrs/X/Routes', 'DELETE LcrRoutes/X'],
    ],
    [
      'the answer about the routes',
      [undefined, 'lost'],
      ['table'],
      ['routes', 'removed'],
      ['DELETE LcrRoutes/X'],
    ],
    [
      'a removed route',
      [undefined, undefined, 'refused'],
      ['table', 'routes'],
      ['removed'],
      ['DELETE LcrRoutes/X'],
    ],
  ])(
    'at %s tells the parts and goes on with the rest',
    async (_name, broken, saved, failed, rest) => {
      const table = await three();
      const wanted = changes(table);
      faults = [...broken];
      const error = (await failureOf(save(table, wanted))) as PartialSaveError;
      expect(error).toBeInstanceOf(PartialSaveError);
      expect(error.saved).toEqual(saved.map(part));
      expect(error.failed.map(({ name }) => name)).toEqual(failed.map(part));
      expect(defaultRoute(table.id)).toMatchObject({ priority: 9999 });

      bench.calls.length = 0;
      const done = await save(table, wanted);
      expect(writes()).toEqual(rest);
      expect(done.name).toBe('Other');
      expect(storedRoutes(table.id)).toEqual(onScreen(wanted.routes));
      expect(countOf('lcr_routes')).toBe(wanted.routes.length + 1);
    },
  );

  it('at a carrier of a stored route goes on there', async () => {
    const table = await three();
    bench.platform.db.run(
      'DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?',
      table.routes?.[0]?.lcr_route_sid ?? '',
    );
    const bare = await load(table.id);
    const routes = (bare.routes ?? []).map((route) => ({ ...route, voip_carrier_sid: carrier(2) }));
    faults = [undefined, 'refused'];
    const error = (await failureOf(save(bare, { routes }))) as PartialSaveError;
    expect(error.failed.map(({ name }) => name)).toEqual([part('carriers')]);
    bench.calls.length = 0;
    await save(bare, { routes });
    expect(writes()).toEqual(['POST LcrCarrierSetEntries']);
    expect(storedRoutes(table.id)).toEqual(onScreen(routes));
  });

  it('stores what is typed after it, not what was typed before', async () => {
    const table = await three();
    faults = ['half'];
    await failureOf(save(table, { routes: [draft('7'), draft('8')] }));
    const routes = [draft('9')];
    await save(table, { routes });
    expect(storedRoutes(table.id)).toEqual(onScreen(routes));
    expect(countOf('lcr_routes')).toBe(2);
  });

  it('takes back what was stored when the operator did', async () => {
    const table = await three();
    faults = ['half'];
    await failureOf(save(table, { routes: [draft('7'), draft('8')] }));
    await save(table, {});
    expect(storedRoutes(table.id)).toEqual(onScreen(table.routes));
    expect(countOf('lcr_routes')).toBe(4);
  });

  it('shows errors of routes in the panel, as no input has their column', async () => {
    const table = await three();
    const long = [draft('1'.repeat(33))];
    const error = await failureOf(save(table, { routes: long }));
    expect((error as PartialSaveError).failed[0]?.error).toMatchObject({ field: undefined });
  });
});

it('refuses once when somebody else changed the routes, then stores what is on screen', async () => {
  const table = await create([draft('1'), draft('2')]);
  const theirs = await load(table.id);
  await save(theirs, { routes: [...(theirs.routes ?? []), draft('3')] });
  const routes = [draft('8'), ...(table.routes ?? [])];
  bench.calls.length = 0;
  const error = await failureOf(save(table, { routes }));
  expect(error).toMatchObject({
    status: 409,
    message: 'resources.least-cost-routing.validation.changedElsewhere',
  });
  expect(writes()).toEqual([]);
  await save(table, { routes });
  expect(storedRoutes(table.id)).toEqual(onScreen(routes));
});

it.each(['name', 'routes'])('says that the table of changed %s is gone', async (what) => {
  const table = await create([draft('1')]);
  for (const rows of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr']) {
    bench.platform.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    bench.platform.db.run(`DELETE FROM ${rows}`);
  }
  const change = what === 'name' ? { name: 'Other' } : { routes: [draft('2')] };
  expect(await failureOf(save(table, change))).toMatchObject({
    status: 404,
    message: 'app.errors.notFoundTitle',
  });
});

describe('carriers of routes', () => {
  const names = async (account_sid: string | null) =>
    (await dataProvider.getRoutingCarriers({ account_sid })).map(({ name }) => name);
  const bank = () =>
    String(
      bench.platform.db.get("SELECT account_sid FROM accounts WHERE name = 'Cedar Bank'")
        ?.account_sid,
    );
  it.each(['nora', 'admin'])(
    'are those of the provider, or of an account too, for %s',
    async (user) => {
      await bench.signIn(user, user === 'nora' ? 'Provider-demo1!' : 'Admin-demo1!');
      const row = bench.platform.db.get(
        "SELECT service_provider_sid AS sid FROM service_providers WHERE name = 'Northwind Voice'",
      );
      session.chooseServiceProvider(String(row?.sid));
      expect(await names(null)).not.toContain('Bank PBX');
      expect(await names(bank())).toEqual(expect.arrayContaining(['Bank PBX', 'Twilio']));
      expect(await names(bank())).not.toContain('Clinic PBX');
    },
  );
  it('are its own and those of its provider for an account user', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    expect(await names(null)).toEqual(expect.arrayContaining(['Clinic PBX', 'Twilio']));
    expect(await names(null)).not.toContain('Bank PBX');
  });
});

/** One thing that an operator does; `at` and `to` are places, taken round the number of rows. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), text: fc.constantFrom('1', '44', '^1555', '33') }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({
    kind: fc.constant('type' as const),
    at: fc.nat(9),
    text: fc.constantFrom('2', '44'),
  }),
  fc.record({ kind: fc.constant('carrier' as const), at: fc.nat(9), to: fc.nat(3) }),
  fc.record({ kind: fc.constant('default' as const), to: fc.nat(3) }),
  fc.record({ kind: fc.constant('rename' as const), text: fc.string({ maxLength: 8 }) }),
  fc.record({
    kind: fc.constant('save' as const),
    faults: fc.array(fc.constantFrom<Fault | undefined>(undefined, 'refused', 'lost', 'half'), {
      maxLength: 4,
    }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The form after what was done to it. */
function apply(form: LeastCostRouting, done: Step): LeastCostRouting {
  const routes = [...(form.routes ?? [])];
  const at = 'at' in done ? done.at % Math.max(1, routes.length) : 0;
  const row = routes[at];
  if (done.kind === 'add') routes.push(draft(done.text));
  if (done.kind === 'remove') routes.splice(at, 1);
  if (done.kind === 'move' && row) {
    routes.splice(at, 1);
    routes.splice(done.to % (routes.length + 1), 0, row);
  }
  if (done.kind === 'type' && row) routes[at] = { ...row, regex: done.text };
  if (done.kind === 'carrier' && row) routes[at] = { ...row, voip_carrier_sid: carrier(done.to) };
  const default_carrier_sid = done.kind === 'default' ? carrier(done.to) : form.default_carrier_sid;
  const name = done.kind === 'rename' ? done.text : form.name;
  return { ...form, routes, default_carrier_sid, name };
}

it('leaves exactly the rows on screen after any add, move, change, remove and save', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.array(step, { maxLength: 14 }), async (count, steps) => {
      faults = [];
      for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr']) {
        bench.platform.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
        bench.platform.db.run(`DELETE FROM ${table}`);
      }
      let record = await create(Array.from({ length: count }, (_one, index) => draft(`${index}`)));
      const system = defaultRoute(record.id);
      let form = record;
      const submit = async (broken: (Fault | undefined)[]) => {
        faults = [...broken];
        const error = await save(record, form).then(
          (saved) => {
            record = saved;
            form = saved;
            return undefined;
          },
          (reason: unknown) => reason,
        );
        faults = [];
        // The default route is there all the time, whatever fails.
        const { voip_carrier_sid: _carrier, ...intact } = system ?? {};
        expect(defaultRoute(record.id)).toMatchObject(intact);
        return error;
      };
      const check = (wanted: LeastCostRouting) => {
        expect(storedRoutes(wanted.id)).toEqual(onScreen(wanted.routes));
        expect(countOf('lcr_routes')).toBe((wanted.routes?.length ?? 0) + 1);
        expect(defaultRoute(wanted.id)?.voip_carrier_sid).toBe(wanted.default_carrier_sid);
        expect(onScreen(form.routes)).toEqual(onScreen(wanted.routes));
        expect(form.name).toBe(wanted.name || null);
      };
      for (const one of steps) {
        const wanted = form;
        if (one.kind !== 'save') form = apply(form, one);
        else if (!(await submit(one.faults))) check(wanted);
      }
      const wanted = form;
      expect(await submit([])).toBeUndefined();
      check(wanted);
    }),
    { numRuns: propertyRuns(40, 150) },
  );
}, 120_000);
