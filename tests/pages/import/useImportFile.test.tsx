// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ignoredHeads,
  type OpenFile,
  useImportFile,
} from '../../../src/pages/import/useImportFile';
import type { Importing } from '../../../src/types/importing';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ readTable: vi.fn() }));
vi.mock('../../../src/engines/tables', async (original) => ({
  ...(await original<typeof import('../../../src/engines/tables')>()),
  readTable: given.readTable,
}));

const importing = {
  columns: [
    { key: 'number', label: 'Number' },
    { key: 'name', label: 'Name' },
  ],
} as object as Importing;
const tableOf = (...rows: string[][]) => ({
  ...{ format: 'csv', encoding: 'utf-8', delimiter: ',', nulls: 0 },
  rows: rows.map((cells, index) => ({ row: index + 1, cells })),
});

let use: ReturnType<typeof useImportFile>;
const Reading = () => {
  use = useImportFile(importing);
  const { state } = use;
  const open = (name: string, isTyped: boolean) => () => use.open(new Blob(['x']), name, isTyped);
  return (
    <>
      <p>{`file: ${state.at}${state.at === 'problem' ? ` ${Object.values(state.problem).join(' ')}` : ''}`}</p>
      <button type="button" onClick={open('a.csv', false)}>
        open
      </button>
      <button type="button" onClick={open('pasted', true)}>
        paste
      </button>
      <button type="button" onClick={() => use.setHasHead(false)}>
        no head
      </button>
      <button type="button" onClick={() => use.setKey(2, 'number')}>
        third is the number
      </button>
      <button type="button" onClick={() => use.setKey(0, null)}>
        first is nothing
      </button>
    </>
  );
};
const file = (): OpenFile | undefined => (use.state.at === 'open' ? use.state.file : undefined);
const shows = (text: string) => ready(screen.findByText(`file: ${text}`));

beforeEach(() => {
  given.readTable.mockReset();
  draw(<Reading />);
});
afterEach(clearDrawn);

const withHead = tableOf(
  [' Number ', 'colour', 'Name', 'import_problem', ''],
  ['1', 'red', 'A', '', ''],
);

it('a file with a head names its columns', async () => {
  given.readTable.mockResolvedValue(withHead);
  await press('open');
  await shows('open');
  expect(file()).toMatchObject({
    ...{ name: 'a.csv', hasHead: true, head: ['Number', 'colour', 'Name', 'import_problem', ''] },
    keys: ['number', null, 'name', null, null],
    rows: [{ row: 2, cells: ['1', 'red', 'A', '', ''] }],
  });
  expect(file()?.isTyped).toBeUndefined();
  expect(ignoredHeads(file() as OpenFile)).toEqual(['colour']);
});

it('a file without a head has as many columns as its widest row', async () => {
  given.readTable.mockResolvedValue(tableOf(['1'], ['2', 'B', 'x'], ['3', 'C']));
  await press('paste');
  await shows('open');
  expect(file()).toMatchObject({
    ...{ name: 'pasted', hasHead: false, head: ['', '', ''], keys: [null, null, null] },
    isTyped: true,
  });
  expect(file()?.rows).toHaveLength(3);
});

it('what is corrected is typed, and no two columns stand for the same', async () => {
  given.readTable.mockResolvedValue(withHead);
  await press('open');
  await shows('open');
  await press('third is the number');
  await vi.waitUntil(() => file()?.isTyped);
  expect(file()?.keys).toEqual([null, null, 'number', null, null]);
  await press('first is nothing');
  expect(file()?.keys).toEqual([null, null, 'number', null, null]);
  await press('no head');
  await vi.waitUntil(() => file()?.hasHead === false);
  expect(file()).toMatchObject({ isTyped: true, keys: [null, null, null, null, null] });
  expect(file()?.rows).toHaveLength(2);
});

it.each<[what: string, answer: object, says: string]>([
  ['a fault of the table', { fault: 'openQuote', line: 7 }, 'problem a.csv openQuote 7'],
  ['a head and nothing else', tableOf(['Number', 'Name']), 'problem a.csv onlyHead'],
])('a file is not imported for %s', async (_what, answer, says) => {
  given.readTable.mockResolvedValue(answer);
  await press('open');
  await shows(says);
});

it('what cannot be read has failed', async () => {
  given.readTable.mockRejectedValue(new Error('no'));
  await press('open');
  await shows('failed');
});

it.each([
  ['is not shown', tableOf(['late'])],
  ['is not said to fail', new Error('aborted')],
])('a file that another one has replaced %s', async (_what, late) => {
  let answer: () => void = () => undefined;
  given.readTable.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        answer = () => (late instanceof Error ? reject(late) : resolve(late));
      }),
  );
  given.readTable.mockResolvedValueOnce(withHead);
  await press('open');
  await shows('reading');
  await press('paste');
  await shows('open');
  expect(given.readTable.mock.calls[0]?.[1].aborted).toBe(true);
  answer();
  await new Promise((resolve) => setImmediate(resolve));
  await shows('open');
  expect(file()?.name).toBe('pasted');
});
