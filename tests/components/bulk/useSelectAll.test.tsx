// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { ListContextProvider, type ListControllerResult, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSelectAll } from '../../../src/components/bulk/useSelectAll';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ filter: {} as object }));
vi.mock('../../../src/components/list/ListAddress', () => ({
  useListAddress: () => ({ filter: given.filter }),
}));

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const [remember, onSelect] = [vi.fn(), vi.fn()];
let answer: (records: RaRecord[] | Error) => void;
let signal: AbortSignal | undefined;
const getMatching = vi.fn(
  (_resource: string, _filter: object, given: AbortSignal) =>
    new Promise<RaRecord[]>((resolve, reject) => {
      signal = given;
      answer = (records) => (records instanceof Error ? reject(records) : resolve(records));
    }),
);

const All = () => {
  const { total, hasMore, isSelecting, selectAll, stop } = useSelectAll(remember);
  const [, setTurn] = useState(0);
  const search = () => {
    given.filter = { q: 'other' };
    setTurn((turn) => turn + 1);
  };
  return (
    <>
      <p>{`all ${total}: ${isSelecting ? 'selecting' : hasMore ? 'more' : 'none'}`}</p>
      <button type="button" onClick={selectAll}>
        all
      </button>
      <button type="button" onClick={stop}>
        stop
      </button>
      <button type="button" onClick={search}>
        search
      </button>
    </>
  );
};

type List = Partial<Pick<ListControllerResult, 'selectedIds' | 'total' | 'meta'>> & {
  data?: RaRecord[];
};
async function open({ data = rows('a', 'b'), selectedIds = ['a'], total = 3, meta }: List = {}) {
  const list = { resource: 'carriers', data, selectedIds, total, meta, onSelect };
  draw(
    <ListContextProvider value={list as object as ListControllerResult}>
      <All />
    </ListContextProvider>,
    { provider: { getMatching } as object },
  );
  return (await ready(screen.findByText(/^all \d/))).textContent;
}
const shows = (text: string) => screen.findByText(text);

beforeEach(() => {
  given.filter = { q: 'acme' };
  for (const one of [remember, onSelect, getMatching]) one.mockClear();
});
afterEach(clearDrawn);

it.each<[what: string, list: List, said: string]>([
  ['one of the shown is not selected', {}, 'all 3: more'],
  ['others than the shown match', { selectedIds: ['a', 'b'] }, 'all 3: more'],
  ['all are selected', { selectedIds: ['a', 'b', 'c'] }, 'all 3: none'],
  [
    'as many are, of which one is of another search',
    { selectedIds: ['a', 'x', 'y'] },
    'all 3: more',
  ],
  ['none match', { data: [], selectedIds: [], total: 0 }, 'all 0: none'],
  ['more than all are', { data: rows('a'), selectedIds: ['a', 'x'], total: 1 }, 'all 1: none'],
  ['how many there are costs a question', { meta: { cost: 'much' } }, 'all 3: none'],
])('there are more to select where %s', async (_what, list, said) => {
  expect(await open(list)).toBe(said);
});

it('all that match are selected, beside what was', async () => {
  await open({ selectedIds: ['x', 'a'] });
  await press('all');
  await shows('all 3: selecting');
  answer(rows('a', 'b', 'c'));
  await shows('all 3: more');
  expect(getMatching.mock.calls.map(([of, filter]) => [of, filter])).toEqual([
    ['carriers', { q: 'acme' }],
  ]);
  expect(remember.mock.calls).toEqual([[rows('a', 'b', 'c')]]);
  expect(onSelect.mock.calls).toEqual([[['x', 'a', 'b', 'c']]]);
});

it.each([
  ['it is stopped', 'stop', () => answer(rows('b'))],
  ['another search begins', 'search', () => answer(rows('b'))],
  ['it is stopped, and fails', 'stop', () => answer(new Error('aborted'))],
])('none are selected where %s', async (_what, button, end) => {
  await open();
  await press('all');
  await shows('all 3: selecting');
  await press(button);
  await waitFor(() => expect(signal?.aborted).toBe(true));
  end();
  await shows('all 3: more');
  expect([remember, onSelect].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(messages()).toEqual([]);
});

it('a failure is said, and none are selected', async () => {
  await open();
  await press('all');
  answer(new Error('away'));
  await waitFor(() => expect(messages().join()).toContain('app.bulk.notSelected'));
  await shows('all 3: more');
  expect(onSelect).not.toHaveBeenCalled();
});
