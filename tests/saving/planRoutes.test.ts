import { describe, expect, it } from 'vitest';
import type { SaveInput } from '../../src/saving/input';
import type { Done } from '../../src/saving/plan';
import { tableRoutes } from '../../src/saving/planRoutes';
import { toForm } from '../../src/saving/routes';
import type { LcrRoute, RouteValues } from '../../src/types';
import { inputOf, inWords } from './support/planning';

/** A stored route: its expression is its sid too, and its carriers' entries are called after both. */
const stored = (regex: string, priority: number, ...carriers: string[]): LcrRoute => ({
  lcr_route_sid: `r-${regex}`,
  lcr_sid: 'l-1',
  regex,
  description: null,
  priority,
  lcr_carrier_set_entries: carriers.map((sid, index) => ({
    lcr_carrier_set_entry_sid: `e-${regex}-${sid}`,
    voip_carrier_sid: sid,
    priority: index,
  })),
});
const system = { ...stored('.*', 9999, 'x'), description: 'System Default Route' };
const table = [stored('1', 0, 'x'), stored('2', 1, 'y'), system];
const record = { lcr_sid: 'l-1', default_carrier_set_entry_sid: 'e-.*-x' };
const opened = toForm(table, record.default_carrier_set_entry_sid);
const [one, two] = opened.routes as [RouteValues, RouteValues];
const fresh = (regex: string, ...further_carriers: string[]): RouteValues => ({
  regex,
  description: null,
  voip_carrier_sid: 'x',
  further_carriers,
});

interface Given {
  now?: LcrRoute[];
  default?: string | null;
  progress?: Record<string, Done>;
  keepsMine?: boolean;
}

function planOf(routes: RouteValues[], given: Given = {}) {
  const { now = table, progress = {}, keepsMine } = given;
  const default_carrier_sid = given.default === undefined ? 'x' : given.default;
  const form = { routes, default_carrier_sid };
  const input: SaveInput = inputOf({ id: 'l-1', opened: { ...opened }, form, progress });
  const first = tableRoutes.plan(input, 'l-1', [now], record);
  if (keepsMine === undefined) return first;
  const settled = first.conflicts.map((conflict) => ({ ...conflict, keepsMine }));
  return tableRoutes.plan({ ...input, settled }, 'l-1', [now], record);
}

/** What is disputed, else what is sent: routes as `expression@place>carriers`. */
const wordsOf = ({ steps, conflicts }: ReturnType<typeof planOf>) => {
  if (conflicts.length > 0) return conflicts.map(({ path }) => `dispute ${path.join('.')}`);
  return steps.map(({ call: { method, path, body } }) => {
    if (!Array.isArray(body)) return `${method} ${path}`;
    const routes = body.map(
      ({ regex, priority, lcr_carrier_set_entries: entries }) =>
        `${regex}@${priority}>${entries.map((entry: { voip_carrier_sid: string }) => entry.voip_carrier_sid)}`,
    );
    return `${method} ${routes.join(' ')}`;
  });
};
const others = (...routes: LcrRoute[]): Given => ({ now: [...routes, system] });
const [first, second] = table as [LcrRoute, LcrRoute];

describe('routes', () => {
  it.each<[string, RouteValues[], Given, string[]]>([
    ['as they were', [one, two], {}, []],
    ['one more', [one, two, fresh('3')], {}, ['PUT 3@2>x']],
    ['one before', [fresh('3'), one, two], {}, ['PUT 3@0>x 1@1>x 2@2>y']],
    ['one changed', [{ ...one, regex: '9' }, two], {}, ['PUT 9@0>x']],
    ['one of another carrier', [{ ...one, voip_carrier_sid: 'z' }, two], {}, ['PUT 1@0>z']],
    [
      'one of a carrier more',
      [{ ...one, further_carriers: ['z'] }, two],
      {},
      ['POST LcrCarrierSetEntries'],
    ],
    ['moved', [two, one], {}, ['PUT 2@0>y 1@1>x']],
    ['one less', [one], {}, ['DELETE LcrRoutes/r-2']],
    ['one for another', [one, fresh('3')], {}, ['PUT 3@1>x', 'DELETE LcrRoutes/r-2']],
    ['another default carrier', [one, two], { default: 'y' }, ['PUT .*@9999>y']],
  ])('%s', (_what, routes, given, words) => {
    expect(wordsOf(planOf(routes, given))).toEqual(words);
  });

  it.each<[string, RouteValues[], Given, string[]]>([
    [
      'added one',
      [{ ...one, regex: '9' }, two],
      others(first, second, stored('3', 2, 'x')),
      ['PUT 9@0>x'],
    ],
    [
      'changed another one',
      [{ ...one, regex: '9' }, two],
      others(first, { ...second, regex: '8' }),
      ['PUT 9@0>x'],
    ],
    [
      'changed another column',
      [{ ...one, regex: '9' }, two],
      others({ ...first, description: 'd' }, second),
      ['PUT 9@0>x'],
    ],
    [
      'changed the same',
      [{ ...one, regex: '9' }, two],
      others({ ...first, regex: '8' }, second),
      ['dispute routes.r-1.regex'],
    ],
    [
      'changed the same: theirs',
      [{ ...one, regex: '9' }, two],
      { ...others({ ...first, regex: '8' }, second), keepsMine: false },
      [],
    ],
    [
      'changed the same: mine',
      [{ ...one, regex: '9' }, two],
      { ...others({ ...first, regex: '8' }, second), keepsMine: true },
      ['PUT 9@0>x'],
    ],
    ['removed one that is left', [{ ...one, regex: '9' }, two], others(first), ['PUT 9@0>x']],
    [
      'removed one that is changed',
      [one, { ...two, regex: '9' }],
      others(first),
      ['dispute routes.r-2'],
    ],
    [
      'removed one that is changed: mine',
      [one, { ...two, regex: '9' }],
      { ...others(first), keepsMine: true },
      ['PUT 9@1>y'],
    ],
    [
      'removed one that is changed: theirs',
      [one, { ...two, regex: '9' }],
      { ...others(first), keepsMine: false },
      [],
    ],
    [
      'changed one that is removed',
      [one],
      others(first, { ...second, regex: '8' }),
      ['dispute routes.r-2'],
    ],
    [
      'changed one that is removed: mine',
      [one],
      { ...others(first, { ...second, regex: '8' }), keepsMine: true },
      ['DELETE LcrRoutes/r-2'],
    ],
    [
      'changed one that is removed: theirs',
      [one],
      { ...others(first, { ...second, regex: '8' }), keepsMine: false },
      [],
    ],
    [
      'moved them',
      [{ ...one, regex: '9' }, two],
      others({ ...second, priority: 0 }, { ...first, priority: 1 }),
      ['PUT 9@1>x'],
    ],
    [
      'moved them otherwise',
      [fresh('3'), two, one],
      others({ ...second, priority: 0 }, { ...first, priority: 1 }),
      ['PUT 3@0>x 2@1>y 1@2>x'],
    ],
  ])('of which others %s', (_what, routes, given, words) => {
    expect(wordsOf(planOf(routes, given))).toEqual(words);
  });

  it('that one changed and the other removed tell which columns', () => {
    const mine = planOf([one, { ...two, regex: '9', further_carriers: ['z'] }], others(first));
    const theirs = planOf([one], others(first, { ...second, description: 'd' }));
    expect([...mine.conflicts, ...theirs.conflicts].map(({ row }) => row?.changed)).toEqual([
      ['regex', 'further_carriers'],
      ['description'],
    ]);
  });

  it('two new orders, and two default carriers, are asked', () => {
    const three = stored('3', 2, 'x');
    const three1 = { ...fresh('3'), lcr_route_sid: 'r-3' };
    const was = { routes: [one, two, three1], default_carrier_sid: 'x' };
    const plan = (routes: RouteValues[], now: LcrRoute[], default_carrier_sid = 'x') =>
      wordsOf(
        tableRoutes.plan(
          inputOf({ id: 'l-1', opened: was, form: { routes, default_carrier_sid } }),
          'l-1',
          [
            [
              ...now,
              {
                ...system,
                lcr_carrier_set_entries: [
                  { ...system.lcr_carrier_set_entries[0], voip_carrier_sid: 'z', priority: 0 },
                ],
              } as LcrRoute,
            ],
          ],
          record,
        ),
      );
    const theirs = [second, three, first].map((route, priority) => ({ ...route, priority }));
    expect(plan([two, one, three1], theirs)).toEqual(['dispute routes.order']);
    expect(plan(was.routes, [first, second, three], 'y')).toEqual(['dispute default_carrier_sid']);
    expect(plan(was.routes, [first, second, three])).toEqual([]);
  });

  const mine = (...routes: RouteValues[]) => ({ mine: { routes, default_carrier_sid: 'x' } });
  const bulk = (state: Done['state'], ...routes: RouteValues[]) => ({
    'routes:bulk': { state, sid: null, stored: mine(...routes) },
  });
  const third = stored('3', 2, 'x');
  const moved = [second, first].map((route, priority) => ({ ...route, priority }));
  const withDefault = (carrier: string): LcrRoute => ({
    ...system,
    lcr_carrier_set_entries: system.lcr_carrier_set_entries.map((entry) => ({
      ...{ ...entry, voip_carrier_sid: carrier },
    })),
  });
  const defaultSent = (default_carrier_sid: string): Record<string, Done> => ({
    'routes:bulk': {
      ...{ state: 'done', sid: null },
      stored: { mine: { routes: [one, two], default_carrier_sid } },
    },
  });
  it.each<[string, RouteValues[], Given, string[]]>([
    [
      'one was made',
      [one, two, fresh('3')],
      { ...others(first, second, third), progress: bulk('done', one, two, fresh('3')) },
      [],
    ],
    [
      'one was made, and is taken back',
      [one, two],
      { ...others(first, second, third), progress: bulk('done', one, two, fresh('3')) },
      ['DELETE LcrRoutes/r-3'],
    ],
    [
      'one was lost, and is there',
      [one, two, fresh('3')],
      { ...others(first, second, third), progress: bulk('unknown', one, two, fresh('3')) },
      [],
    ],
    [
      'one was lost',
      [one, two, fresh('3')],
      { progress: bulk('unknown', one, two, fresh('3')) },
      ['PUT 3@2>x'],
    ],
    [
      'a change was lost, and is there',
      [{ ...one, regex: '8' }, two],
      {
        ...others({ ...first, regex: '9' }, second),
        progress: bulk('unknown', { ...one, regex: '9' }, two),
      },
      ['PUT 8@0>x'],
    ],
    [
      'others removed one since',
      [{ ...one, regex: '9' }, two],
      { ...others({ ...first, regex: '9' }), progress: bulk('done', { ...one, regex: '9' }, two) },
      [],
    ],
    [
      'one was removed, and is wanted again',
      [one, two],
      {
        ...others(first),
        progress: {
          ...bulk('done', one),
          'routes:r-2:remove': { state: 'done', sid: null, stored: mine(one) },
        },
      },
      ['PUT 2@1>y'],
    ],
    [
      'they were moved, and are moved back',
      [one, two],
      { ...others(...moved), progress: bulk('done', two, one) },
      ['PUT 1@0>x 2@1>y'],
    ],
    ['a move was lost', [two, one], { progress: bulk('unknown', two, one) }, ['PUT 2@0>y 1@1>x']],
    [
      'a move was lost, and others moved them since',
      [one, two],
      { ...others(...moved), progress: bulk('unknown', one, two) },
      [],
    ],
    [
      'one of a form before that was made by half, and is not wanted any more',
      [one, two],
      {
        ...others(first, second, third),
        progress: {
          'routes:bulk': {
            ...{ state: 'done', sid: null },
            stored: { ...mine(one, two), also: [fresh('3')] },
          },
        },
      },
      ['DELETE LcrRoutes/r-3'],
    ],
    [
      'one that others made, though a step of another kind speaks of it',
      [{ ...one, regex: '9' }, two],
      {
        ...others(first, second, third),
        progress: { record: { state: 'done', sid: null, stored: mine(one, two, fresh('3')) } },
      },
      ['PUT 9@0>x'],
    ],
    [
      'the default carrier was changed, and is changed back',
      [one, two],
      { now: [first, second, withDefault('y')], progress: defaultSent('y') },
      ['PUT .*@9999>x'],
    ],
    [
      'the default carrier was changed, and others changed it since',
      [one, two],
      { now: [first, second, withDefault('z')], progress: defaultSent('y'), default: 'y' },
      ['dispute default_carrier_sid'],
    ],
  ])('after an earlier try: %s', (_what, routes, given, words) => {
    expect(wordsOf(planOf(routes, given))).toEqual(words);
  });

  it('carry along what earlier tries sent besides, for the try after them', () => {
    const { steps } = planOf([{ ...one, regex: '9' }, two], {
      progress: bulk('refused', one, two, fresh('3')),
    });
    expect(steps[0]?.stores).toEqual({
      mine: { routes: [{ ...one, regex: '9' }, two], default_carrier_sid: 'x' },
      also: [one, fresh('3')],
    });
  });

  it('wait for one another, and are told of the whole table', () => {
    const { steps } = planOf([{ ...one, further_carriers: ['z'] }, fresh('3')]);
    expect(inWords(steps).map((words) => words.replace(/ [{[].*[}\]]/, ''))).toEqual([
      'PUT Lcrs/l-1/Routes',
      'POST LcrCarrierSetEntries after routes:bulk',
      'DELETE LcrRoutes/r-2 after routes:entry-0',
    ]);
    expect(steps.map(({ isWhole, waits }) => [isWhole, waits])).toEqual([
      [true, undefined],
      [true, 'app.errors.stepWaits'],
      [true, 'app.errors.stepWaits'],
    ]);
  });

  it('of a new table follow it, and none is sent without a route', () => {
    const form = { routes: [fresh('1')], default_carrier_sid: null };
    const { steps } = tableRoutes.plan(inputOf({ form }), null, [], {});
    expect(steps.map(({ call, needs }) => [call.method, call.path, needs])).toEqual([
      ['POST', 'Lcrs/(made!record)/Routes', ['record']],
    ]);
  });

  it('a default entry that is made is named by the table', () => {
    const now = [first, second, { ...system, lcr_carrier_set_entries: [] }];
    const form = { routes: [one, two], default_carrier_sid: 'x' };
    const nothing = { ...record, default_carrier_set_entry_sid: null };
    const was = { ...opened, default_carrier_sid: null };
    const input = inputOf({ id: 'l-1', opened: was, form });
    const { steps } = tableRoutes.plan(input, 'l-1', [now], nothing);
    expect(steps.map(({ call }) => `${call.method} ${call.path}`)).toEqual([
      'POST LcrCarrierSetEntries',
      'PUT Lcrs/l-1',
    ]);
    expect(steps.at(-1)?.call.body).toEqual({
      default_carrier_set_entry_sid: { madeBy: 'routes:entry-0' },
    });
  });
});
