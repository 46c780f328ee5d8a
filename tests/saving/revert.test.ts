import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../src/saving/history';
import { canRevert, revertOf } from '../../src/saving/revert';

const entry = (more: Partial<HistoryEntry> = {}) =>
  ({
    ...{ id: 'h', resource: 'carriers', sid: 'c-1', name: 'Acme', kind: 'changed' },
    ...{ changes: [{ path: ['name'], from: 'A', to: 'B' }], ending: 'stored' },
    ...more,
  }) as object as HistoryEntry;

it.each<[what: string, more: Partial<HistoryEntry>, expected: boolean]>([
  ['a change', {}, true],
  ['a change of which a part is stored', { ending: 'part' }, true],
  ['one that was refused', { ending: 'refused' }, false],
  ['one that changed nothing', { changes: [] }, false],
  ['one of no record', { sid: null }, false],
  ['what was made', { kind: 'made' }, false],
  ['what was deleted', { kind: 'deleted' }, false],
])('%s can be put back, or not', (_what, more, expected) => {
  expect(canRevert(entry(more))).toBe(expected);
});

const rows = (...sids: string[]) => sids.map((sid) => ({ sid, port: sid }));

it.each<[what: string, from: unknown, to: unknown, rowKeys: object | undefined, back: unknown]>([
  ['a value', 'A', 'B', undefined, 'A'],
  ['rows that are there', rows('a', 'b'), rows('a', 'b'), { doors: 'sid' }, rows('a', 'b')],
  [
    'rows that are gone, which are made again',
    rows('a', 'b', 'c'),
    rows('b'),
    { doors: 'sid' },
    [{ port: 'a', local_id: 'before-0' }, ...rows('b'), { port: 'c', local_id: 'before-2' }],
  ],
  [
    'rows of which all are gone',
    rows('a'),
    null,
    { doors: 'sid' },
    [{ port: 'a', local_id: 'before-0' }],
  ],
  ['texts', ['a', 'b'], ['a'], { doors: 'sid' }, ['a', 'b']],
  ['a list with a hole', [null, { sid: 'a' }], [], { doors: 'sid' }, [null, { sid: 'a' }]],
  ['rows of a part whose key is not known', rows('a'), [], { others: 'sid' }, rows('a')],
  ['no rows', null, rows('a'), { doors: 'sid' }, null],
])('a form goes back to %s', (_what, from, to, rowKeys, back) => {
  const change = { path: ['doors'], from, to };
  const draft = revertOf(entry({ rowKeys: rowKeys as HistoryEntry['rowKeys'] }), [change], {
    id: 'd',
    path: '/internal/carriers/c-1/edit',
    now: 5,
  });
  expect(draft).toEqual({
    ...{ id: 'd', resource: 'carriers', sid: 'c-1', name: 'Acme', form: 'carriers/c-1' },
    ...{ path: '/internal/carriers/c-1/edit', savedAt: 5, missing: [], version: 1 },
    changes: [{ path: ['doors'], from: to, to: back }],
  });
});
