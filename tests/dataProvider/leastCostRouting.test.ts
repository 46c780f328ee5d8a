import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import type { HttpError } from '../../src/http';
import type { SaveLog } from '../../src/saving/plan';
import { memoryLog } from '../../src/saving/runPlan';
import * as session from '../../src/session';
import type { LeastCostRouting, RouteValues } from '../../src/types';
import { logOf } from '../support/formLogs';
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
  for (const empty of [noDefault, noEntries, noTable]) empty();
  await signIn('nora');
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const passwords = { admin: 'Admin-demo1!', nora: 'Provider-demo1!', sam: 'Account-demo1!' };
type User = keyof typeof passwords;
const signIn = (user: User) => bench.signIn(user, passwords[user]);
const sql = (text: string, ...params: string[]) => bench.platform.db.run(text, ...params);
const one = (text: string, ...params: string[]) => bench.platform.db.get(text, ...params);
const bank = () => one("SELECT * FROM accounts WHERE name = 'Cedar Bank'");
const chooseProvider = () => session.chooseServiceProvider(String(bank()?.service_provider_sid));

const carrier = (index: number) => carriers[index % carriers.length] ?? '';
const draft = (regex: string, changes: Partial<RouteValues> = {}): RouteValues => ({
  regex,
  description: null,
  voip_carrier_sid: carrier(0),
  further_carriers: [],
  ...changes,
});
/** A route in words: its expression, the places of its carriers unless it is the first, its text. */
const wordsOf = (regex: string, sids: unknown[], description: unknown) => {
  const places = sids.map((sid) => carriers.indexOf(String(sid))).join(',');
  return `${regex}${places === '0' ? '' : `>${places}`}${description ? ` ${description}` : ''}`;
};
/** A route in words as the form holds it: the opened one of that expression, else a new one. */
const toRoute = (words: string, opened: RouteValues[] = []): RouteValues => {
  const [, regex = '', places = '0', description] =
    /^([^> ]+)(?:>(\S+))?(?: (.+))?$/.exec(words) ?? [];
  const [first, ...further_carriers] = places.split(',').map((place) => carrier(Number(place)));
  const { lcr_route_sid } = opened.find((route) => route.regex === regex) ?? {};
  const sid = lcr_route_sid && { lcr_route_sid };
  return draft(regex, { ...sid, description, voip_carrier_sid: first, further_carriers });
};
const onScreen = (routes: RouteValues[] = []) =>
  routes.map(({ regex, voip_carrier_sid, further_carriers, description }) =>
    wordsOf(regex, [voip_carrier_sid, ...further_carriers], description),
  );

/** What a form changes; `default` is the place of a carrier. */
interface Form {
  name?: string;
  is_active?: boolean;
  account_sid?: string;
  routes?: string[];
  default?: number;
}
const toData = ({ routes, default: place, ...change }: Form, opened?: LeastCostRouting) => ({
  ...opened,
  ...change,
  ...(routes && { routes: routes.map((words) => toRoute(words, opened?.routes)) }),
  ...(place !== undefined && { default_carrier_sid: carrier(place) }),
});
const create = async (form: Form = {}, meta: { log?: SaveLog } = {}) => {
  const data = toData({ name: 'Table', is_active: true, routes: [], default: 1, ...form });
  return (await dataProvider.create<LeastCostRouting>(resource, { data, meta })).data;
};
const load = async (id: string) =>
  (await dataProvider.getOne<LeastCostRouting>(resource, { id })).data;
const save = async (previousData: LeastCostRouting, data: LeastCostRouting) => {
  const params = { id: data.id, data, previousData, meta: { log: logOf(previousData) } };
  return (await dataProvider.update<LeastCostRouting>(resource, params)).data;
};

/** The stored routes without the default one, in words, in their order. */
const storedRoutes = (id: string) => {
  const routes = bench.platform.db.all(
    `SELECT * FROM lcr_routes WHERE lcr_sid = ? AND lcr_route_sid NOT IN (SELECT lcr_route_sid
      FROM lcr JOIN lcr_carrier_set_entry ON default_carrier_set_entry_sid
        = lcr_carrier_set_entry_sid WHERE lcr_sid = ?) ORDER BY priority`,
    id,
    id,
  );
  expect(routes.map(({ priority }) => priority)).toEqual(routes.map((_route, index) => index));
  const entries =
    'SELECT voip_carrier_sid AS sid FROM lcr_carrier_set_entry WHERE lcr_route_sid = ? ORDER BY priority';
  return routes.map(({ lcr_route_sid, regex, description }) => {
    const sids = bench.platform.db.all(entries, String(lcr_route_sid)).map(({ sid }) => sid);
    return wordsOf(String(regex), sids, description);
  });
};
const defaultRoute = (id: string) =>
  one(
    `SELECT lcr_routes.lcr_route_sid, regex, description, lcr_routes.priority, voip_carrier_sid
      FROM lcr JOIN lcr_carrier_set_entry ON default_carrier_set_entry_sid = lcr_carrier_set_entry_sid
      JOIN lcr_routes USING (lcr_route_sid) WHERE lcr.lcr_sid = ?`,
    id,
  );
const countOf = (table: string) => Number(one(`SELECT count(*) AS n FROM ${table}`)?.n);
const writes = () =>
  bench.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'X')}`);
const lastPart = (key: unknown) => String(key).split('.').at(-1);
/** What an error says, in one line: what was saved and what was not, or else why nothing was. */
const toldBy = (error: HttpError) => {
  const names = (parts: unknown[]) => parts.map(lastPart).join('+') || 'nothing';
  const text =
    error instanceof PartialSaveError
      ? `${names(error.saved)} stored, not ${names(error.failed.map(({ name }) => name))}`
      : [error.status, lastPart(error.message), ...Object.values(error.args ?? {})].join(' ');
  return [text, ...Object.keys(error.body.errors ?? {})].join(' at ');
};

/** One save, and what must come of it. */
interface Save {
  /** What happens to the rows first, and whether the form is opened anew then. */
  meanwhile?: (() => void)[];
  isOpenedAnew?: true;
  form: Form;
  faults?: (Fault | undefined)[];
  /** What the form is told; nothing unless given. */
  told?: string;
  /** Every call that writes; with `body` that of the only one. */
  sent: string[];
  body?: object;
  /** The routes that are stored afterwards, where their order is settled; the default route's carrier. */
  stored?: string[] | undefined;
  default?: number | null;
  /** The weights of those stored carriers of routes that were given one. */
  weights?: number[];
}
/** Saves of one form; the first makes the table. */
type Story = [creation: Save, ...changes: Save[]];

const posts = ['POST Lcrs', 'POST Lcrs/X/Routes'];
const made = (...routes: string[]): Save => ({ form: { routes }, sent: posts, stored: routes });
const bulk = 'PUT Lcrs/X/Routes';
const [table, removal] = ['PUT Lcrs/X', 'DELETE LcrRoutes/X'];
const addEntry = 'POST LcrCarrierSetEntries';
const three = made('1', '2', '3');
const form = { name: 'Other', routes: ['2', '3', '4', '5'] };
/** The table is renamed, a route is taken out, and two are added. */
const all: Save = { form, sent: [table, bulk, removal], stored: form.routes };
const entryOf = (regex: string, place: number, priority: number) => () =>
  sql(
    `INSERT INTO lcr_carrier_set_entry SELECT ?, 5, lcr_route_sid, ?, ${priority} FROM lcr_routes WHERE regex = ?`,
    crypto.randomUUID(),
    carrier(place),
    regex,
  );
const noDefault = () => sql('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
const noEntries = () => sql('DELETE FROM lcr_carrier_set_entry');
const noTable = () => {
  for (const table of ['lcr_routes', 'lcr']) sql(`DELETE FROM ${table}`);
};
const somebodyAdds3 = () =>
  sql(
    `INSERT INTO lcr_routes (lcr_route_sid, lcr_sid, regex, priority) SELECT ?, lcr_sid, '3', 2 FROM lcr`,
    crypto.randomUUID(),
  );
const gone = { told: '404 notFoundTitle', stored: [], default: null };

const stories: Record<string, Story> = {
  'makes the table with its routes and its default route': [made('1', '44>2 UK')],
  'makes a table without a name and routes': [
    { form: { name: undefined, routes: [] }, sent: posts, stored: [] },
  ],
  'of a new table that is refused its routes goes on in the table': [
    {
      ...three,
      faults: [undefined, 'half'],
      told: 'table stored, not routes',
      stored: ['1', '2'],
      default: null,
    },
    {
      isOpenedAnew: true,
      form: { routes: ['1', '2', '3'], default: 1 },
      sent: [bulk],
      stored: three.stored,
    },
  ],
  'sends only what changed, and never its count or its owner': [
    made('1', '44'),
    {
      form: { name: 'Other', is_active: false },
      sent: [table],
      body: { name: 'Other', is_active: false },
      stored: ['1', '44'],
    },
    { isOpenedAnew: true, form: {}, sent: [], stored: ['1', '44'] },
  ],
  'stores the order of the screen': [
    three,
    { form: { routes: ['3', '4', '1'] }, sent: [bulk, removal], stored: ['3', '4', '1'] },
  ],
  'changes the carrier of the default route and nothing else of it': [
    made('1'),
    { form: { default: 3 }, sent: [bulk], stored: ['1'], default: 3 },
  ],
  'keeps, or takes out, carriers that stand behind the first one': [
    made('1', '2'),
    {
      meanwhile: [entryOf('1', 2, 1), entryOf('1', 3, 2)],
      isOpenedAnew: true,
      form: { routes: ['1>1,2,3', '2'] },
      sent: [bulk],
      stored: ['1>1,2,3', '2'],
      weights: [5, 5],
    },
    {
      isOpenedAnew: true,
      form: { routes: ['1>0,3', '2'] },
      sent: [bulk, 'DELETE LcrCarrierSetEntries/X'],
      stored: ['1>0,3', '2'],
      weights: [5],
    },
  ],
  'gives a carrier to a stored route, and to the default route, that has none': [
    made('1'),
    {
      meanwhile: [noDefault, noEntries],
      isOpenedAnew: true,
      form: { routes: ['1'], default: 2 },
      sent: [addEntry, addEntry, table],
      stored: ['1'],
      default: 2,
    },
  ],
  'that is refused the table sends it the next time': [
    three,
    {
      ...all,
      faults: ['refused'],
      told: 'routes+removed stored, not table',
      sent: [bulk, removal],
    },
    { ...all, sent: [table] },
  ],
  'that is refused the routes sends them the next time': [
    three,
    {
      ...all,
      faults: [undefined, 'refused'],
      told: 'table stored, not routes+removed',
      sent: [table],
      stored: ['1', '2', '3'],
    },
    { ...all, sent: [bulk, removal] },
  ],
  'of which the routes are half done sends the rest the next time': [
    three,
    {
      ...all,
      faults: [undefined, 'half'],
      told: 'table stored, not routes+removed',
      sent: [table, bulk],
      stored: undefined,
    },
    { ...all, sent: [bulk, removal] },
  ],
  'that lost the answer about the routes sends the rest the next time': [
    three,
    {
      ...all,
      faults: [undefined, 'lost'],
      told: 'table stored, not routes+removed',
      sent: [table, bulk],
      stored: undefined,
    },
    { ...all, sent: [removal] },
  ],
  'that is refused a removal sends it the next time': [
    three,
    {
      ...all,
      faults: [undefined, undefined, 'refused'],
      told: 'table+routes stored, not removed',
      sent: [table, bulk],
      stored: undefined,
    },
    { ...all, sent: [removal] },
  ],
  'that is refused a carrier of a stored route sends it the next time': [
    three,
    {
      meanwhile: [
        () =>
          sql(
            "DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid IN (SELECT lcr_route_sid FROM lcr_routes WHERE regex = '1')",
          ),
      ],
      isOpenedAnew: true,
      form: { routes: ['1>2', '2>2', '3>2'] },
      faults: [undefined, 'refused'],
      told: 'routes stored, not carriers',
      sent: [bulk],
    },
    { form: { routes: ['1>2', '2>2', '3>2'] }, sent: [addEntry], stored: ['1>2', '2>2', '3>2'] },
  ],
  'stores what is typed after one that failed, not what was typed before': [
    three,
    {
      form: { routes: ['7', '8'] },
      faults: ['half'],
      told: 'nothing stored, not routes+removed',
      sent: [bulk],
    },
    { form: { routes: ['9'] }, sent: [bulk, removal, removal, removal, removal], stored: ['9'] },
  ],
  'takes back what a failed one stored when the operator did': [
    three,
    {
      form: { routes: ['7', '8'] },
      faults: ['half'],
      told: 'nothing stored, not routes+removed',
      sent: [bulk],
    },
    { form: {}, sent: [removal], stored: ['1', '2', '3'] },
  ],
  'takes back what a failed one stored when the try after it stored the rest': [
    three,
    {
      form: { routes: ['7', '8'] },
      faults: ['half'],
      told: 'nothing stored, not routes+removed',
      sent: [bulk],
    },
    {
      form: { routes: ['9'] },
      faults: [undefined, 'refused', 'refused', 'refused', 'refused'],
      told: 'routes stored, not removed',
      sent: [bulk],
      stored: undefined,
    },
    { form: { routes: ['9'] }, sent: [removal, removal, removal, removal], stored: ['9'] },
  ],
  'shows refusals of routes in the panel, as no input has their column': [
    three,
    {
      form: { routes: ['1'.repeat(33)] },
      told: 'nothing stored, not routes+removed',
      sent: [bulk],
      stored: ['1', '2', '3'],
    },
  ],
  'keeps the route that somebody else added meanwhile, where it was': [
    made('1', '2'),
    {
      meanwhile: [somebodyAdds3, entryOf('3', 0, 0)],
      form: { routes: ['8', '1', '2'] },
      sent: [bulk],
      stored: ['8', '1', '2', '3'],
      weights: [5],
    },
  ],
  'says that the table of a changed name is gone': [
    made('1'),
    { meanwhile: [noDefault, noEntries, noTable], form: { name: 'Other' }, sent: [table], ...gone },
  ],
  'says that the table of changed routes is gone': [
    made('1'),
    {
      meanwhile: [noDefault, noEntries, noTable],
      form: { routes: ['2'] },
      sent: [],
      ...gone,
      told: '404 deletedMeanwhile',
    },
  ],
};

const systemRoute = { regex: '.*', description: 'System Default Route', priority: 9999 };
const sidsOf = (routes: RouteValues[] = []) =>
  Object.fromEntries(routes.map(({ regex, lcr_route_sid }) => [regex, lcr_route_sid]));

describe('a save of a routing table', () => {
  it.each(Object.entries(stories))('%s', async (_what, saves) => {
    let opened: LeastCostRouting | undefined;
    let known = { id: '', name: 'Table' as string | null, default: 1, system: {} };
    for (const { form, ...expected } of saves) {
      for (const change of expected.meanwhile ?? []) change();
      if (expected.isOpenedAnew) opened = await load(known.id);
      bench.calls.length = 0;
      faults = [...(expected.faults ?? [])];
      const data = toData(form, opened) as LeastCostRouting;
      const answer: LeastCostRouting | HttpError = await (opened
        ? save(opened, data)
        : create(form)
      ).catch((error) => error);
      faults = [];
      const isDone = !(answer instanceof Error);
      expect(isDone ? undefined : toldBy(answer)).toBe(expected.told);
      expect(writes()).toEqual(expected.sent);
      const bodies = bench.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
      if (expected.body) expect(bodies).toEqual([expected.body]);

      const { default: place = known.default, stored } = expected;
      known = { ...known, id: String(one('SELECT * FROM lcr')?.lcr_sid ?? known.id) };
      if (stored) expect(storedRoutes(known.id)).toEqual(stored);
      const system = defaultRoute(known.id);
      // The default route is there all the time, whatever fails, and stays the same one.
      if (place === null) expect(system).toBeUndefined();
      else {
        const wanted = { ...known.system, ...systemRoute, voip_carrier_sid: carrier(place) };
        expect(system).toMatchObject(wanted);
        known = { ...known, default: place, system: { lcr_route_sid: system?.lcr_route_sid } };
      }
      const weights = 'SELECT workload FROM lcr_carrier_set_entry WHERE workload > 1';
      expect(bench.platform.db.all(weights)).toEqual(
        (expected.weights ?? []).map((workload) => ({ workload })),
      );
      if (!isDone) continue;
      if ('name' in form) known.name = form.name ?? null;
      expect(onScreen(answer.routes)).toEqual(stored);
      expect(answer).toMatchObject({
        name: known.name,
        default_carrier_sid: carrier(known.default),
        number_routes: (stored?.length ?? 0) + 1,
      });
      expect(countOf('lcr_routes')).toBe((stored?.length ?? 0) + 1);
      // A route that was opened is stored as the same one.
      const before = sidsOf(opened?.routes);
      expect({ ...before, ...sidsOf(answer.routes) }).toEqual(expect.objectContaining(before));
      opened ??= answer;
    }
  });
});

describe('a new routing table', () => {
  it.each<[User, isForBank: boolean, owner: 'account_sid' | 'service_provider_sid', told: string]>([
    ['nora', false, 'service_provider_sid', '400 providerHasTable Northwind Voice'],
    ['admin', true, 'account_sid', '400 accountHasTable Cedar Bank at account_sid'],
    ['sam', false, 'account_sid', '400 accountHasTable Sunrise Clinic'],
  ])('of %s is the only one of its owner', async (user, isForBank, owner, told) => {
    await signIn(user);
    if (user === 'admin') chooseProvider();
    const form = isForBank ? { account_sid: String(bank()?.account_sid) } : {};
    const { account_sid, service_provider_sid } = await create(form);
    const { accountSid, serviceProviderSid } = session.identity() ?? {};
    expect({ account_sid, service_provider_sid }).toEqual({
      account_sid: null,
      service_provider_sid: null,
      [owner]: form.account_sid ?? (owner === 'account_sid' ? accountSid : serviceProviderSid),
    });
    expect(await create(form).catch(toldBy)).toBe(told);
    expect(countOf('lcr')).toBe(1);
  });
  it('does not take the place of one that there was before', async () => {
    const { id } = await create({ routes: ['1'] });
    const log = memoryLog();
    log.note('record', { state: 'unknown', stored: { name: 'Table' }, before: [id] });
    const another = create({ routes: ['2'] }, { log }).catch(toldBy);
    expect(await another).toBe('400 providerHasTable Northwind Voice');
    expect(storedRoutes(id)).toEqual(['1']);
  });
  it('that a provider wants for an account is stored at provider level, and says so', async () => {
    faults = [undefined, 'refused'];
    const work = create({ account_sid: String(bank()?.account_sid) });
    const error: PartialSaveError = await work.catch((reason) => reason);
    expect(toldBy(error)).toBe('tableAtProvider stored, not routes');
    expect((await load(error.createdId ?? '')).account_sid).toBeNull();
  });
});

describe('carriers of routes', () => {
  it.each<[User, isForBank: boolean, has: string[], lacks: string]>([
    ['nora', false, ['Twilio'], 'Bank PBX'],
    ['nora', true, ['Bank PBX', 'Twilio'], 'Clinic PBX'],
    ['admin', false, ['Twilio'], 'Bank PBX'],
    ['admin', true, ['Bank PBX', 'Twilio'], 'Clinic PBX'],
    ['sam', false, ['Clinic PBX', 'Twilio'], 'Bank PBX'],
  ])('are for %s (of an account: %s) %j, and not %s', async (user, isForBank, has, lacks) => {
    await signIn(user);
    if (user === 'admin') chooseProvider();
    const account_sid = isForBank ? String(bank()?.account_sid) : null;
    const found = await dataProvider.getRoutingCarriers({ account_sid });
    const names = found.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(has));
    expect(names).not.toContain(lacks);
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
      for (const empty of [noDefault, noEntries, noTable]) empty();
      const routes = Array.from({ length: count }, (_one, index) => `${index}`);
      let record = await create({ routes });
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
});
