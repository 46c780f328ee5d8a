import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../src/http/HttpError';
import type { AnyRow, Extra, Part } from '../../src/saving/part';
import type { Progress } from '../../src/saving/plan';
import { type PartInput, planRows } from '../../src/saving/planRows';
import { caps, done, doors, inWords, lost, nora } from './support/planning';

const a: AnyRow = { door_sid: 'd-a', address: 'a', port: 1, note: null };
const b: AnyRow = { door_sid: 'd-b', address: 'b', port: 1, note: null };
const fresh: AnyRow = { local_id: 'n', address: 'c', port: 1 };

interface Given {
  opened?: AnyRow[];
  stored?: AnyRow[];
  progress?: Progress;
  keepsMine?: boolean;
  part?: Part;
  owner?: PartInput['owner'];
}

function planOf(rows: AnyRow[] | null, given: Given = {}) {
  const { opened = [a, b], stored = opened, progress = {}, part = doors, owner = 't-1' } = given;
  const key = part.sources[0]?.source ?? '';
  const input = {
    ...{ part, owner, caller: nora, progress, stored },
    ...{ opened: { [key]: opened }, form: { [key]: rows } },
  };
  const first = planRows({ ...input, settled: [] });
  if (given.keepsMine === undefined) return first;
  const { keepsMine } = given;
  return planRows({ ...input, settled: first.conflicts.map((one) => ({ ...one, keepsMine })) });
}

/** What is disputed, else what is sent. */
const wordsOf = ({ stores, removals, conflicts }: ReturnType<typeof planOf>) =>
  conflicts.length > 0
    ? conflicts.map(({ path, row }) => `dispute ${path.join('.')} ${row?.gone ?? ''}`.trim())
    : inWords([...stores, ...removals]);

const add = 'POST Doors {"thing_sid":"t-1","address":"c","port":1}';
const port = (sid: string, value: number) => `PUT Doors/${sid} {"port":${value}}`;
const together: Part = { ...doors, together: ['address', 'port'] };
const trimmed: Part = { ...doors, normalize: (row) => ({ ...row, address: row.address.trim() }) };

describe('rows', () => {
  it.each<[string, AnyRow[] | null, Given, string[]]>([
    ['as they were', [a, b], {}, []],
    ['in another order', [b, a], {}, []],
    ['not held by the form', null, {}, []],
    ['one more', [a, b, fresh], {}, [add]],
    ['one changed', [{ ...a, port: 2 }, b], {}, [port('d-a', 2)]],
    ['one marked as removed', [{ ...a, is_removed: true }, b], {}, ['DELETE Doors/d-a']],
    ['one taken out', [b], {}, ['DELETE Doors/d-a']],
    ['a new one that was removed again', [a, b, { ...fresh, is_removed: true }], {}, []],
    ['one in the place of another', [b, fresh], {}, [add, 'DELETE Doors/d-a after doors:n']],
    [
      'with what goes along',
      [{ ...a, port: 2 }, b],
      { part: together },
      ['PUT Doors/d-a {"address":"a","port":2}'],
    ],
    [
      'with what goes along of another column',
      [{ ...a, note: 'x' }, b],
      { part: together },
      ['PUT Doors/d-a {"note":"x"}'],
    ],
    ['as the platform is to store them', [{ ...a, address: ' a ' }, b], { part: trimmed }, []],
    [
      'like one that nobody knew',
      [a, b, fresh],
      { stored: [a, b, { ...fresh, door_sid: 'd-c' }] },
      [],
    ],
    [
      'two, the second like one that nobody knew',
      [a, b, { ...fresh, note: 'x' }, { ...fresh, local_id: 'm', note: 'y' }],
      { stored: [a, b, { ...fresh, door_sid: 'd-c', note: 'y' }] },
      ['POST Doors {"thing_sid":"t-1","address":"c","port":1,"note":"x"}'],
    ],
    [
      'like one of their own',
      [a, b, { ...a, door_sid: null, local_id: 'n' }],
      {},
      ['POST Doors {"thing_sid":"t-1","address":"a","port":1,"note":null}'],
    ],
    [
      'two alike, and one of them stored',
      [a, b, fresh, { ...fresh, local_id: 'm' }],
      { stored: [a, b, { ...fresh, door_sid: 'd-c' }] },
      [add],
    ],
    [
      'of a new record',
      [fresh],
      { opened: [], owner: { madeBy: 'record' } },
      ['POST Doors {"thing_sid":{"madeBy":"record"},"address":"c","port":1} after record'],
    ],
  ])('%s', (_what, rows, given, words) => {
    expect(wordsOf(planOf(rows, given))).toEqual(words);
  });

  it.each<[string, AnyRow[], Given, string[]]>([
    [
      'another column',
      [{ ...a, port: 2 }, b],
      { stored: [{ ...a, note: 'x' }, b] },
      [port('d-a', 2)],
    ],
    ['the same, alike', [{ ...a, port: 2 }, b], { stored: [{ ...a, port: 2 }, b] }, []],
    [
      'the same column',
      [{ ...a, port: 2 }, b],
      { stored: [{ ...a, port: 3 }, b] },
      ['dispute doors.d-a.port'],
    ],
    [
      'the same column: mine',
      [{ ...a, port: 2 }, b],
      { stored: [{ ...a, port: 3 }, b], keepsMine: true },
      [port('d-a', 2)],
    ],
    [
      'the same column: theirs',
      [{ ...a, port: 2 }, b],
      { stored: [{ ...a, port: 3 }, b], keepsMine: false },
      [],
    ],
    ['another row', [{ ...a, port: 2 }, b], { stored: [a, { ...b, port: 3 }] }, [port('d-a', 2)]],
    ['one that is left as it was', [a, b], { stored: [{ ...a, port: 3 }, b] }, []],
    [
      'one that is removed here',
      [b],
      { stored: [{ ...a, port: 3 }, b] },
      ['dispute doors.d-a mine'],
    ],
    [
      'one that is removed here: mine',
      [b],
      { stored: [{ ...a, port: 3 }, b], keepsMine: true },
      ['DELETE Doors/d-a'],
    ],
    [
      'one that is removed here: theirs',
      [b],
      { stored: [{ ...a, port: 3 }, b], keepsMine: false },
      [],
    ],
  ])('of which others changed %s', (_what, rows, given, words) => {
    expect(wordsOf(planOf(rows, given))).toEqual(words);
  });

  it.each<[string, AnyRow[], Given, string[]]>([
    [
      'added one',
      [{ ...a, port: 2 }, b],
      { stored: [a, b, { ...fresh, door_sid: 'd-c' }] },
      [port('d-a', 2)],
    ],
    ['removed one that is left as it was', [a, b], { stored: [b] }, []],
    [
      'removed one that is left as the platform is to store it',
      [{ ...a, address: ' a ' }, b],
      { stored: [b], part: trimmed },
      [],
    ],
    [
      'removed one that was stored as it is not stored any more',
      [a, b],
      { opened: [{ ...a, address: ' a ' }, b], stored: [b], part: trimmed },
      [],
    ],
    ['removed one that is removed here', [b], { stored: [b] }, []],
    [
      'removed one that is changed',
      [{ ...a, port: 2 }, b],
      { stored: [b] },
      ['dispute doors.d-a theirs'],
    ],
    [
      'removed one that is changed: mine',
      [{ ...a, port: 2 }, b],
      { stored: [b], keepsMine: true },
      ['POST Doors {"thing_sid":"t-1","address":"a","port":2,"note":null}'],
    ],
    [
      'removed one that is changed: theirs',
      [{ ...a, port: 2 }, b],
      { stored: [b], keepsMine: false },
      [],
    ],
  ])('of which others %s', (_what, rows, given, words) => {
    expect(wordsOf(planOf(rows, given))).toEqual(words);
  });

  const c = { ...fresh, door_sid: 'd-c' };
  it.each<[string, AnyRow[], Given, string[]]>([
    [
      'one was made',
      [a, b, fresh],
      { progress: { 'doors:n': done(fresh, 'd-c') }, stored: [a, b, c] },
      [],
    ],
    [
      'one was made, and is changed',
      [a, b, { ...fresh, port: 2 }],
      { progress: { 'doors:n': done(fresh, 'd-c') }, stored: [a, b, c] },
      [port('d-c', 2)],
    ],
    [
      'one was made, and is taken out',
      [a, b],
      { progress: { 'doors:n': done(fresh, 'd-c') }, stored: [a, b, c] },
      ['DELETE Doors/d-c'],
    ],
    [
      'one was made, and others changed it since',
      [a, b, fresh],
      { progress: { 'doors:n': done(fresh, 'd-c') }, stored: [a, b, { ...c, port: 3 }] },
      [],
    ],
    [
      'one was made, and others removed it since',
      [a, b, fresh],
      { progress: { 'doors:n': done(fresh, 'd-c') } },
      [],
    ],
    [
      'one was made, others removed it since, and it is changed',
      [a, b, { ...fresh, port: 2 }],
      { progress: { 'doors:n': done(fresh, 'd-c') } },
      ['dispute doors.n theirs'],
    ],
    [
      'one was changed, and others removed it since',
      [{ ...a, port: 2 }, b],
      { progress: { 'doors:d-a': done({ port: 2 }, 'd-a') }, stored: [b] },
      [],
    ],
    [
      'one was changed, others removed it since, and it is changed again',
      [{ ...a, port: 3 }, b],
      { progress: { 'doors:d-a': done({ port: 2 }, 'd-a') }, stored: [b] },
      ['dispute doors.d-a theirs'],
    ],
    [
      'one was lost, and is there',
      [a, b, fresh],
      { progress: { 'doors:n': lost(fresh) }, stored: [a, b, c] },
      [],
    ],
    [
      'one was lost, and is not there',
      [a, b, fresh],
      { progress: { 'doors:n': lost(fresh) } },
      [add],
    ],
    [
      'one was lost, and is not there, but one just like it that another call made',
      [a, b, fresh, { ...fresh, local_id: 'm' }],
      { progress: { 'doors:n': lost(fresh), 'doors:m': done(fresh, 'd-c') }, stored: [a, b, c] },
      [add],
    ],
    [
      'one was sent twice, both lost, and the second is there',
      [a, b, { ...fresh, port: 2, note: null }],
      {
        progress: {
          'doors:n': lost(
            { address: 'c', port: 1, note: 'y' },
            { earlier: { done: {}, maybe: [{ address: 'c', port: 1, note: null }] } },
          ),
        },
        stored: [a, b, { door_sid: 'd-c', address: 'c', port: 1, note: 'y' }],
      },
      ['PUT Doors/d-c {"port":2,"note":null}'],
    ],
    [
      'a change was lost, and is there',
      [{ ...a, port: 3 }, b],
      {
        progress: { 'doors:d-a': lost({ port: 2 }, { sid: 'd-a' }) },
        stored: [{ ...a, port: 2 }, b],
      },
      [port('d-a', 3)],
    ],
    [
      'a change was lost, and others stored another',
      [{ ...a, port: 2 }, b],
      {
        progress: { 'doors:d-a': lost({ port: 2 }, { sid: 'd-a' }) },
        stored: [{ ...a, port: 3 }, b],
      },
      ['dispute doors.d-a.port'],
    ],
    [
      'a change was stored, and is taken back',
      [a, b],
      { progress: { 'doors:d-a': done({ port: 2 }, 'd-a') }, stored: [{ ...a, port: 2 }, b] },
      [port('d-a', 1)],
    ],
    [
      'one was removed',
      [b],
      { progress: { 'doors:d-a:remove': done({}, 'd-a') }, stored: [b] },
      [],
    ],
    [
      'one was removed, and is taken back',
      [a, b],
      { progress: { 'doors:d-a:remove': done({}, 'd-a') }, stored: [b] },
      ['POST Doors {"thing_sid":"t-1","address":"a","port":1,"note":null}'],
    ],
    [
      'a removal was refused',
      [b],
      { progress: { 'doors:d-a:remove': { ...lost({}), state: 'refused' } } },
      ['DELETE Doors/d-a'],
    ],
    [
      'one was lost, and so was its removal once it was there',
      [a, b],
      {
        progress: { 'doors:n': lost(fresh), 'doors:d-c:remove': lost({}, { sid: 'd-c' }) },
        stored: [a, b, c],
      },
      ['DELETE Doors/d-c'],
    ],
    [
      'one was lost, and so was what belongs to it once it was there',
      [a, b],
      {
        progress: { 'doors:n': lost(fresh), 'doors:n:extra': lost({}, { sid: 'd-c' }) },
        stored: [a, b, c],
      },
      ['DELETE Doors/d-c'],
    ],
    [
      'a lost one is none that the form began with, whatever was noted',
      [a, b, { ...a, door_sid: null, local_id: 'n' }],
      { progress: { 'doors:n': lost({ address: 'a', port: 1, note: null }) } },
      ['POST Doors {"thing_sid":"t-1","address":"a","port":1,"note":null}'],
    ],
  ])('after an earlier try: %s', (_what, rows, given, words) => {
    expect(wordsOf(planOf(rows, given))).toEqual(words);
  });

  it('that a form holds some of lose what is marked there, and nothing that is elsewhere', () => {
    const inner = { source: 'inner', label: 'door', holds: ({ port }: AnyRow) => port === 1 };
    const outer = { source: 'outer', label: 'door', holds: ({ port }: AnyRow) => port !== 1 };
    const part: Part = { ...doors, sources: [inner, outer] };
    const far = { ...b, port: 2 };
    const input = {
      ...{ part, owner: 't-1', caller: nora, progress: {}, settled: [], stored: [a, far] },
      opened: { inner: [a], outer: [far] },
    };
    const marked = { inner: [{ ...a, is_removed: true }] };
    expect(wordsOf(planRows({ ...input, form: marked }))).toEqual(['DELETE Doors/d-a']);
    expect(wordsOf(planRows({ ...input, form: { inner: [] } }))).toEqual([]);
    expect(wordsOf(planRows({ ...input, form: { inner: [], outer: [far] } }))).toEqual([
      'DELETE Doors/d-a',
    ]);
  });

  it('one that may be made yet is told from what there was before its first try', () => {
    const given = { stored: [a, b, { ...fresh, door_sid: 'd-c', port: 7 }] };
    const beforeOf = (progress: Progress) =>
      planOf([a, b, fresh], { ...given, progress }).stores.map(
        ({ recognize }) => recognize && 'made' in recognize && recognize.made.before,
      );
    const first = { before: ['d-a', 'd-b'] };
    expect(beforeOf({ 'doors:n': lost({ address: 'c', port: 1 }, first) })).toEqual([first.before]);
    expect(beforeOf({ 'doors:n': { ...lost({}, first), state: 'refused' } })).toEqual([
      ['d-a', 'd-b', 'd-c'],
    ]);
  });

  it('that look the same, and of which some were lost, are told by all that they hold', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ note: fc.constantFrom(null, 'x', 'y'), isStored: fc.boolean() }), {
          maxLength: 5,
        }),
        fc.boolean(),
        (rows, isReversed) => {
          const made = rows.map(({ note }, nth) => ({ ...fresh, local_id: `n${nth}`, note }));
          const arrived = rows.flatMap(({ isStored, note }, nth) =>
            isStored ? [{ door_sid: `d-${nth}`, address: 'c', port: 1, note }] : [],
          );
          const stored = [a, b, ...(isReversed ? arrived.reverse() : arrived)];
          const progress = Object.fromEntries(
            made.map(({ local_id, ...row }) => [
              `doors:${local_id}`,
              lost(row, { before: ['d-a', 'd-b'] }),
            ]),
          );
          const plan = planOf([a, b, ...made], { stored, progress });
          expect(plan).toMatchObject({ removals: [], conflicts: [] });
          expect(plan.stores.map(({ call }) => call.method)).not.toContain('PUT');
          const notes = [...arrived, ...plan.stores.map(({ call }) => call.body as AnyRow)];
          expect(notes.map(({ note }) => String(note)).sort()).toEqual(
            rows.map(({ note }) => String(note)).sort(),
          );
        },
      ),
    ));

  it('are told at the form, by their names', () => {
    const { stores, removals } = planOf([{ ...a, port: 2 }, { ...b, is_removed: true }, fresh]);
    expect(stores.map(({ id, makes, of, toldAt }) => [id, makes, of, toldAt?.index])).toEqual([
      ['doors:d-a', undefined, 'd-a', 0],
      ['doors:n', true, undefined, 2],
    ]);
    expect(stores[0]).toMatchObject({
      name: { key: 'door', args: { address: 'a' } },
      stores: { port: 2 },
      toldAt: { source: 'doors', errorField: 'address' },
    });
    expect(removals[0]).toMatchObject({
      id: 'doors:d-b:remove',
      name: { key: 'doorRemoved' },
      recognize: { gone: 'told' },
    });
  });
});

it.each<[string, AnyRow[], AnyRow[], object]>([
  [
    'a column that both changed',
    [{ ...a, port: 2 }, b],
    [{ ...a, address: 'z', port: 3 }, b],
    { mine: 2, theirs: 3, row: { name: { key: 'door', args: { address: 'z' } } } },
  ],
  [
    'a column that one emptied',
    [{ ...a, port: null }, b],
    [{ ...a, port: 3 }, b],
    { mine: null, theirs: 3 },
  ],
  [
    'a row that others removed',
    [{ ...a, port: 2 }, b],
    [b],
    { mine: { ...a, port: 2 }, theirs: null, row: { name: { args: { address: 'a' } } } },
  ],
  [
    'a row that others changed',
    [b],
    [{ ...a, address: 'z' }, b],
    { mine: null, theirs: { ...a, address: 'z' }, row: { name: { args: { address: 'z' } } } },
  ],
])('%s is asked with both sides and the name of its row', (_what, rows, stored, asked) => {
  expect(planOf(rows, { stored }).conflicts).toMatchObject([asked]);
});

it('a row that one changed and the other removed tells which columns', () => {
  const changed = { ...a, port: 2 };
  const mine = planOf([changed, b], { stored: [b] }).conflicts;
  const theirs = planOf([b], { stored: [changed, b] }).conflicts;
  expect([...mine, ...theirs].map(({ row }) => row?.changed)).toEqual([['port'], ['port']]);
});

const calls = { kind: 'calls', count: 5 };
const minutes = { kind: 'minutes', count: 60 };

describe('rows that a POST makes or changes', () => {
  it.each<[string, AnyRow[], AnyRow[], string[]]>([
    ['as they were', [calls, minutes], [calls, minutes], []],
    ['one more', [calls, minutes], [calls], ['POST Things/t-1/Caps {"kind":"minutes","count":60}']],
    [
      'one changed',
      [{ ...calls, count: 0 }, minutes],
      [calls, minutes],
      ['POST Things/t-1/Caps {"kind":"calls","count":0}'],
    ],
    ['one less', [calls], [calls, minutes], ['DELETE Things/t-1/Caps?kind=minutes']],
    [
      'one for another',
      [minutes],
      [calls],
      ['POST Things/t-1/Caps {"kind":"minutes","count":60}', 'DELETE Things/t-1/Caps?kind=calls'],
    ],
  ])('%s', (_what, rows, opened, words) => {
    expect(wordsOf(planOf(rows, { opened, part: caps }))).toEqual(words);
  });

  it('one that both added is asked', () => {
    const given = { opened: [], stored: [calls], part: caps };
    expect(wordsOf(planOf([{ ...calls, count: 9 }], given))).toEqual(['dispute caps.calls.count']);
  });
});

const extra: Extra<AnyRow> = {
  valueOf: ({ text }) => text ?? null,
  toCall: (sid, text) => ({
    method: 'POST',
    path: `Doors/${sid}/Key`,
    file: { field: 'f', name: 'n', text },
  }),
  toAnswer: (row) => row,
};
const keyed: Part = { ...doors, extra };

describe('a value with a call of its own', () => {
  const key = 'POST Doors/d-a/Key file k';
  it.each<[string, AnyRow[], Given, string[]]>([
    ['of a stored row', [{ ...a, text: 'k' }, b], {}, [key]],
    [
      'after what changes the row',
      [{ ...a, port: 2, text: 'k' }, b],
      {},
      [port('d-a', 2), `${key} after doors:d-a`],
    ],
    [
      'of a new row',
      [a, b, { ...fresh, text: 'k' }],
      {},
      [add, 'POST Doors/(made!doors:n)/Key file k after doors:n'],
    ],
  ])('%s', (_what, rows, given, words) => {
    expect(wordsOf(planOf(rows, { ...given, part: keyed }))).toEqual(words);
  });

  it.each<[string, unknown, object]>([
    [
      'where it names a field: at the row',
      new HttpError(0, { message: 'tooLong', args: { size: 9 }, field: 'text' }),
      { message: 'tooLong', args: { size: 9 }, field: 'doors.1.text' },
    ],
    ['as it is where it names none', new HttpError(403, { message: 'no' }), { status: 403 }],
    ['as it is where it is no refusal', new TypeError('broken'), { message: 'broken' }],
  ])('that would be refused is told %s', (_what, error, told) => {
    const toCall = () => {
      throw error;
    };
    const part: Part = { ...keyed, extra: { ...extra, toCall } };
    const plan = () => planOf([a, { ...b, text: 'k' }], { part });
    expect(plan).toThrow(expect.objectContaining(told));
  });

  it('is not sent again once it is stored, and is sent when it changed', () => {
    const [step] = planOf([{ ...a, text: 'k' }, b], { part: keyed }).stores;
    const progressOf = (sid: string) => ({ 'doors:d-a:extra': done(step?.stores ?? {}, sid) });
    expect(JSON.stringify(step?.stores)).not.toContain('"k"');
    const again = (text: string, sid: string) =>
      wordsOf(planOf([{ ...a, text }, b], { part: keyed, progress: progressOf(sid) }));
    expect(again('k', 'd-a')).toEqual([]);
    expect(again('l', 'd-a')).toEqual(['POST Doors/d-a/Key file l']);
    // Stored with a row that is gone, in whose place this one was made.
    expect(again('k', 'd-z')).toEqual([key]);
  });
});
