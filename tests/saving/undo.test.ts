import { describe, expect, it } from 'vitest';
import { tableRoutes } from '../../src/saving/planRoutes';
import { formAfter, type Taken, unreadOf } from '../../src/saving/undo';
import { undoneRoutes } from '../../src/saving/undoRoutes';
import type { LcrRoute } from '../../src/types';
import { inputOf, nora, things } from './support/planning';

const takenOf = (record: Taken['record'], secrets: Taken['secrets'] = []): Taken => ({
  ...{ resource: 'things', id: 't-1', way: 'form', caller: nora, rows: [] },
  ...{ record: { id: 't-1', thing_sid: 't-1', ...record }, secrets },
});

describe('a form that makes a deleted record again', () => {
  it.each<[string, Taken['record'], object]>([
    ['what can be typed', { name: 'A', color: 'red' }, { name: 'A', color: 'red' }],
    ['no sid', { name: 'A' }, { name: 'A' }],
    ['nothing that only the platform sets', { name: 'A', created_at: '2026-01-01' }, { name: 'A' }],
    ['nothing for what was empty', { name: 'A', note: null }, { name: 'A' }],
    ['what is off or 0', { name: '', color: false, note: 0 }, { name: '', color: false, note: 0 }],
    ['no secret', { name: 'A', key: 'XXX' }, { name: 'A' }],
    [
      'a webhook without its sid',
      { note: { webhook_sid: 'w-1', url: 'u' } },
      { note: { url: 'u' } },
    ],
  ])('begins with %s', (_what, record, values) => {
    expect(formAfter(takenOf(record, [['key']]), things)).toEqual(values);
  });

  it('begins with what is worked out of the others', () => {
    const endpoint = { ...things, derive: () => ({ scope: 'account' }) };
    const taken = takenOf({ name: 'A', scope: 'account', created_at: '2026-01-01' });
    expect(formAfter(taken, endpoint)).toEqual({ name: 'A', scope: 'account' });
  });
});

it.each<[string[] | undefined, string[]]>([
  [undefined, []],
  [['color'], ['color']],
  [
    ['hook.url', 'hook.method', 'name'],
    ['hook', 'name'],
  ],
])('what of %j could not be read does not come back as %j', (unreadable, columns) => {
  expect(unreadOf(takenOf({ unreadable }))).toEqual(columns);
});

describe('the routes of a table that is made again', () => {
  const stored = (regex: string, priority: number): LcrRoute => ({
    ...{ lcr_route_sid: `r-${regex}`, lcr_sid: 'l-1', regex, description: null, priority },
    lcr_carrier_set_entries: [
      {
        ...{ lcr_carrier_set_entry_sid: `e-${regex}`, lcr_route_sid: `r-${regex}` },
        ...{ voip_carrier_sid: 'x', priority: 3, workload: 7 },
      },
    ],
  });
  /** The places of the routes, and the share of their carriers, as they are sent. */
  const placesOf = (routes: LcrRoute[], entry: string | null, sid: string | null = null) => {
    const record = { default_carrier_set_entry_sid: entry };
    const form = tableRoutes.toValues([routes], record);
    const planner = undoneRoutes(tableRoutes, routes);
    return planner
      .plan(inputOf({ form }), sid, [], record)
      .steps.flatMap(({ call }) => call.body as LcrRoute[])
      .map(({ regex, priority, lcr_carrier_set_entries: [first] }) =>
        [regex, priority, first?.workload ?? '-'].join(' '),
      );
  };

  it.each<[string, LcrRoute[], string | null, string[]]>([
    ['as they were', [stored('1', 5), stored('2', 9)], null, ['1 5 7', '2 9 7']],
    ['with their default', [stored('1', 5), stored('.*', 9999)], 'e-.*', ['1 5 7', '.* 9999 7']],
    [
      'as any new table where the platform would not know their default by its priority',
      [stored('1', 5), stored('.*', 50)],
      'e-.*',
      ['1 0 -', '.* 9999 -'],
    ],
    ['not at all where there were none', [], null, []],
  ])('are sent %s', (_what, routes, entry, places) => {
    expect(placesOf(routes, entry)).toEqual(places);
  });

  it('are planned like those of any other once the table is there', () => {
    expect(placesOf([stored('1', 5)], null, 'l-2')).toEqual(['1 0 -']);
  });
});
