import { expect, it } from 'vitest';
import type { CheckedRow } from '../../../src/components/exchange/importing/checkRows';
import { knownRows, outcomeOf, rowId } from '../../../src/pages/import/importOutcome';

type State = CheckedRow['state'];
const row = (number: number, state: State): CheckedRow => ({
  ...{ row: number, cells: [], state, faults: [], record: {} },
});
const failed = new Error('no');
/** Rows of a file, those that were tried, and what was answered. */
const rows = [row(2, 'new'), row(3, 'new'), row(4, 'new'), row(5, 'exists'), row(6, 'duplicate')];
const results = new Map([
  ['2', { id: '2' }],
  ['3', { id: '3', error: failed }],
  ['5', { id: '5', error: failed }],
  ['6', { id: '6' }],
]);
const tried = new Set(['2', '3', '4', '5']);

it.each<[what: string, isCompared: boolean, states: State[]]>([
  [
    'what was answered holds until they are compared',
    false,
    ['exists', 'new', 'new', 'exists', 'duplicate'],
  ],
  ['what is there decides', true, ['new', 'new', 'new', 'exists', 'duplicate']],
])('of rows %s', (_what, isCompared, states) => {
  const known = knownRows(rows, { tried, results, isCompared });
  expect(known.map(({ state }) => state)).toEqual(states);
  const { done, refused, notTried } = outcomeOf(known, { tried, results, isCompared });
  const ids = (some: CheckedRow[]) => some.map(rowId);
  // One that was refused and is there all the same is done; one that was not tried is none of them.
  expect(ids(done)).toEqual(isCompared ? ['5'] : ['2', '5']);
  expect(refused).toEqual([{ row: rows[1], error: failed }]);
  expect(ids(notTried)).toEqual(isCompared ? ['2', '4'] : ['4']);
});
