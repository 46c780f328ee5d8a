import { describe, expect, it } from 'vitest';
import type { Savable, SaveInput } from '../../src/saving/input';
import { planSave } from '../../src/saving/save';
import { caps, done, doors, inputOf, lost, nora, planInWords, things } from './support/planning';

const opened = { thing_sid: 't-1', name: 'A', color: 'red', note: null };
const refused = (stored: Record<string, unknown>) =>
  ({ ...lost(stored), state: 'refused' }) as const;

/** The plan for a record that was opened, by what its form changed. */
const planOf = (
  form: Record<string, unknown>,
  {
    record = opened,
    endpoint,
    ...more
  }: { record?: Record<string, unknown> | null; endpoint?: Partial<Savable> } & Partial<
    Omit<SaveInput, 'endpoint'>
  > = {},
) =>
  planSave(
    inputOf({
      id: 't-1',
      opened,
      form: { ...opened, ...form },
      known: record ? { record } : {},
      endpoint: { ...things, ...endpoint },
      ...more,
    }),
  );
const put = (body: object) => `PUT Things/t-1 ${JSON.stringify(body)}`;
const theirs = (change: object) => ({ record: { ...opened, ...change } });

describe('a stored record', () => {
  it.each<[string, Parameters<typeof planOf>, string[]]>([
    ['nothing changed: not even a read', [{}, { record: null }], []],
    ['an empty text for none is no change', [{ note: '' }, { record: null }], []],
    ['a change is looked at first', [{ name: 'B' }, { record: null }], ['ask record']],
    ['no look without one', [{ name: 'B' }, { record: null, looks: false }], [put({ name: 'B' })]],
    ['what changed is sent', [{ name: 'B' }], [put({ name: 'B' })]],
    ['emptied: null', [{ color: '' }], [put({ color: null })]],
    ['a column that is not writable stays', [{ thing_sid: 'x' }, { record: null }], []],
    ['stored by others already: nothing', [{ name: 'B' }, theirs({ name: 'B' })], []],
    [
      'others changed another column',
      [{ name: 'B' }, theirs({ color: 'blue' })],
      [put({ name: 'B' })],
    ],
    ['others changed the same', [{ name: 'B' }, theirs({ name: 'C' })], ['dispute name']],
    [
      'decided for mine',
      [
        { name: 'B' },
        {
          ...theirs({ name: 'C' }),
          settled: [{ path: ['name'], mine: 'B', theirs: 'C', keepsMine: true }],
        },
      ],
      [put({ name: 'B' })],
    ],
    [
      'decided for theirs: nothing to send',
      [
        { name: 'B' },
        {
          ...theirs({ name: 'C' }),
          settled: [{ path: ['name'], mine: 'B', theirs: 'C', keepsMine: false }],
        },
      ],
      [],
    ],
    [
      'repeated with a change',
      [{ color: 'blue' }, { endpoint: { always: ['name'] } }],
      [put({ color: 'blue', name: 'A' })],
    ],
    [
      'repeated as others have it now',
      [{ color: 'blue' }, { endpoint: { always: ['name'] }, ...theirs({ name: 'C' }) }],
      [put({ color: 'blue', name: 'C' })],
    ],
    [
      'repeated though it may be missing, as it could be read',
      [{ color: 'blue' }, { endpoint: { always: ['name'], keptWhenMissing: ['name'] } }],
      [put({ color: 'blue', name: 'A' })],
    ],
    [
      'not repeated where it could not be read and may be missing',
      [
        { color: 'blue', name: null },
        {
          endpoint: { always: ['name'], keptWhenMissing: ['name'] },
          opened: { ...opened, name: null, unreadable: ['name'] },
          record: { ...opened, name: null, unreadable: ['name'] },
        },
      ],
      [put({ color: 'blue' })],
    ],
    ['not repeated alone', [{}, { endpoint: { always: ['name'] }, ...theirs({ name: 'C' }) }], []],
    [
      'never null: left out',
      [{ color: '', name: 'B' }, { endpoint: { neverNull: ['color'] } }],
      [put({ name: 'B' })],
    ],
    [
      'flags as numbers',
      [{ color: true }, { endpoint: { numericFlags: ['color'] } }],
      [put({ color: 1 })],
    ],
    [
      'a column of other scopes',
      [{ name: 'B', color: 'blue' }, { endpoint: { onlyFor: { color: ['admin'] } } }],
      [put({ name: 'B' })],
    ],
    [
      'what cannot be read is not erased',
      [
        { color: null, name: 'B' },
        {
          endpoint: { always: ['color'] },
          record: { ...opened, color: null, unreadable: ['color'] },
        },
      ],
      ['refuse color'],
    ],
    ['a sid in an address', [{ name: 'B' }, { id: 't/1' }], ['PUT Things/t%2F1 {"name":"B"}']],
  ])('%s', (_what, args, words) => {
    expect(planInWords(planOf(...args))).toEqual(words);
  });

  it.each<[string, Parameters<typeof planOf>, string[]]>([
    [
      'done: only what is left of it',
      [
        { name: 'B', color: 'blue' },
        { progress: { record: done({ name: 'B' }) }, ...theirs({ name: 'B' }) },
      ],
      [put({ color: 'blue' })],
    ],
    [
      'done, and others changed it since: theirs',
      [{ name: 'B' }, { progress: { record: done({ name: 'B' }) }, ...theirs({ name: 'C' }) }],
      [],
    ],
    [
      'done, and taken back',
      [{}, { progress: { record: done({ name: 'B' }) }, ...theirs({ name: 'B' }) }],
      [put({ name: 'A' })],
    ],
    [
      'lost, and arrived: nobody else changed it',
      [{ name: 'C' }, { progress: { record: lost({ name: 'B' }) }, ...theirs({ name: 'B' }) }],
      [put({ name: 'C' })],
    ],
    [
      'lost, and arrived: neither did anybody change what is worked out from it',
      [
        { name: 'C', key: 'of C' },
        {
          progress: { record: lost({ name: 'B' }) },
          ...theirs({ name: 'B', key: 'of B' }),
          opened: { ...opened, key: 'of A' },
          endpoint: { writable: ['name'], derive: ({ name }) => ({ key: `of ${name}` }) },
        },
      ],
      [put({ name: 'C' })],
    ],
    [
      'lost, and gone',
      [{ name: 'B' }, { progress: { record: lost({ name: 'B' }) } }],
      [put({ name: 'B' })],
    ],
    [
      'lost, and others stored another',
      [{ name: 'B' }, { progress: { record: lost({ name: 'B' }) }, ...theirs({ name: 'C' }) }],
      ['dispute name'],
    ],
    [
      'lost, looked at without a form',
      [{ name: 'B' }, { progress: { record: lost({ name: 'B' }) }, record: null, looks: false }],
      ['ask record'],
    ],
    ['refused, and taken back', [{}, { progress: { record: refused({ name: 'B' }) } }], []],
    [
      'its second call is its own',
      [{ name: 'B' }, { progress: { 'record:2': done({ name: 'B' }) }, ...theirs({ name: 'B' }) }],
      [],
    ],
    [
      'what a row stored is none of its columns',
      [
        { note: 'B' },
        { progress: { 'doors:d-1': done({ note: 'C' }, 'd-1') }, ...theirs({ note: 'C' }) },
      ],
      ['dispute note'],
    ],
    [
      'what its removal is noted with is none of them',
      [
        { note: 'B' },
        { progress: { 'recordings:remove': done({ note: 'C' }) }, ...theirs({ note: 'C' }) },
      ],
      ['dispute note'],
    ],
  ])('after an earlier try: %s', (_what, args, words) => {
    expect(planInWords(planOf(...args))).toEqual(words);
  });

  it('is looked at with its rows where the form changed some', () => {
    const rows = { endpoint: { parts: [doors] }, record: null };
    const form = { doors: [{ door_sid: 'd-1', address: 'a' }] };
    expect(planInWords(planOf(form, rows))).toEqual(['ask record', 'ask rows']);
    expect(planInWords(planOf({ name: 'B' }, rows))).toEqual(['ask record']);
    expect(planInWords(planOf(form, { ...rows, looks: false }))).toEqual(['ask rows']);
  });

  it('has the rows that the form holds, be there none, and leaves the others alone', () => {
    const door = { door_sid: 'd-1', address: 'a', port: 1 };
    const cap = { kind: 'calls', count: 1 };
    const given = {
      endpoint: { parts: [doors, caps] },
      opened: { ...opened, doors: [door], caps: [cap] },
      known: { record: opened, rows: [[door], [cap, { kind: 'minutes', count: 9 }]] },
    };
    expect(planInWords(planOf({ doors: [] }, given))).toEqual(['DELETE Doors/d-1']);
    const both = { doors: [], caps: [{ ...cap, count: 2 }] };
    expect(planInWords(planOf(both, given))).toEqual([
      'POST Things/t-1/Caps {"kind":"calls","count":2}',
      'DELETE Doors/d-1',
    ]);
    expect(planInWords(planOf({ doors: [door], caps: [cap] }, given))).toEqual([]);
  });

  it('comes before its rows, and tells what it is of', () => {
    const row = { door_sid: 'd-1', address: 'a', port: 1 };
    const parts = { parts: [doors], secrets: [['key']] };
    const planned = planSave(
      inputOf({
        id: 't-1',
        endpoint: { ...things, ...parts },
        opened: { ...opened, doors: [row] },
        form: { ...opened, key: 'secret', doors: [{ ...row, port: 2 }] },
        known: { record: opened, rows: [[row]] },
      }),
    );
    expect(planInWords(planned)).toEqual([put({ key: 'secret' }), 'PUT Doors/d-1 {"port":2}']);
    expect(planned.steps[0]).toMatchObject({ id: 'record', of: 't-1', secrets: [['key']] });
  });

  it('goes by its stages, each after the one before', () => {
    const stages: Savable['stages'] = (wanted, now) => [
      { data: { ...wanted, color: now.color } },
      { data: wanted, name: 'last' },
    ];
    const planned = planOf({ name: 'B', color: 'blue' }, { endpoint: { stages } });
    expect(planInWords(planned)).toEqual([
      put({ name: 'B' }),
      `${put({ color: 'blue' })} after record`,
    ]);
    expect(planned.steps.map(({ name }) => name)).toEqual(['resources.things.name', 'last']);
    expect(planInWords(planOf({ color: 'blue' }, { endpoint: { stages } }))).toEqual([
      put({ color: 'blue' }),
    ]);
  });

  it.each<[string, Parameters<typeof planOf>[1] & object, string[]]>([
    ['is asked of all others', {}, ['ask others']],
    ['is free', { known: { record: opened, others: [{ ...opened }] } }, [put({ name: 'B' })]],
    [
      'is taken',
      { known: { record: opened, others: [{ thing_sid: 't-2', name: 'b' }] } },
      ['refuse name'],
    ],
  ])('of which a changed name must differ: it %s', (_what, more, words) => {
    const endpoint = { unique: { name: 'taken' } };
    expect(planInWords(planOf({ name: 'B' }, { endpoint, ...more, caller: nora }))).toEqual(words);
    expect(planInWords(planOf({ color: 'blue' }, { endpoint }))).toEqual([put({ color: 'blue' })]);
  });

  it('is refused before anybody is asked about its rows', () => {
    const row = { door_sid: 'd-1', address: 'a', port: 1 };
    const planned = planOf(
      { name: 'B', doors: [{ ...row, port: 2 }] },
      {
        endpoint: { parts: [doors], unique: { name: 'taken' } },
        opened: { ...opened, doors: [row] },
        known: {
          record: opened,
          rows: [[{ ...row, port: 3 }]],
          others: [{ thing_sid: 't-2', name: 'b' }],
        },
      },
    );
    expect(planInWords(planned)).toEqual(['refuse name']);
  });
});
