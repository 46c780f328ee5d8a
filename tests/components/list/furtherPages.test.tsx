// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FurtherPages,
  useFurtherPages,
  useReadAll,
} from '../../../src/components/list/furtherPages';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ filter: {} as object }));
vi.mock('../../../src/components/list/ListAddress', () => ({
  useListAddress: () => ({ filter: given.filter }),
}));

type Meta = { pages: number; attempt: number; readsAll: boolean } | undefined;
/** With what the list was asked, each time that was another. */
let asked: Meta[] = [];
/** How many rows there are, of which each page has 500; at which page it fails, at first. */
let total = 0;
let failsAt: number | null = null;
let isNewest = true;
/** A page that is on its way: what is shown is still the one before it. */
let waitsFor: number | null = null;

const Shown = () => {
  const further = useFurtherPages();
  const readAll = useReadAll();
  const state = further
    ? `${further.newest.read} of ${further.newest.total}${further.isOn ? ' on' : ''}${further.hasMore ? ' more' : ''}`
    : 'nothing';
  return (
    <>
      <p>{`said: ${state}`}</p>
      <button type="button" onClick={further?.goOn}>
        go on
      </button>
      <button type="button" onClick={further?.stop}>
        stop
      </button>
      <button type="button" onClick={readAll}>
        all
      </button>
    </>
  );
};
const List = ({ meta, children }: { meta: Meta; children: ReactNode }) => {
  const isOther = asked.length === 0 || JSON.stringify(asked.at(-1)) !== JSON.stringify(meta);
  if (isOther) asked.push(meta);
  const { pages = 1, attempt = 0 } = meta ?? {};
  const isWaiting = pages === waitsFor;
  const hasFailed = failsAt !== null && pages >= failsAt && attempt === 0;
  const read = Math.min(total, 500 * (hasFailed || isWaiting ? pages - 1 : pages));
  const newest = { read, total, ...(hasFailed && { error: new Error('away') }) };
  const value = {
    ...{ isFetching: isWaiting, isPlaceholderData: isWaiting },
    ...(isNewest && { meta: { newest } }),
  };
  return (
    <ListContextProvider value={value as object as ListControllerResult}>
      {children}
    </ListContextProvider>
  );
};
const Page = () => {
  const [, setTurn] = useState(0);
  const search = () => {
    given.filter = { q: 'other' };
    setTurn((turn) => turn + 1);
  };
  return (
    <>
      <button type="button" onClick={search}>
        search
      </button>
      <FurtherPages>
        {(meta) => (
          <List meta={meta}>
            <Shown />
          </List>
        )}
      </FurtherPages>
    </>
  );
};
async function open(rows: number) {
  total = rows;
  draw(<Page />);
  await ready(screen.findByText(/^said/));
}
const shows = (text: string) => ready(screen.findByText(`said: ${text}`));
const pages = () => asked.map((meta) => meta?.pages ?? 1);

beforeEach(() => {
  given.filter = { q: 'acme' };
  asked = [];
  [failsAt, isNewest, waitsFor] = [null, true, null];
});
afterEach(clearDrawn);

it.each<[what: string, rows: number, isOfNewest: boolean, says: string]>([
  ['there are no others', 500, true, 'nothing'],
  ['the list is no list of the newest', 900, false, 'nothing'],
  ['there are others', 501, true, '500 of 501 more'],
])('how much was looked at is said where %s', async (_what, rows, isOfNewest, says) => {
  isNewest = isOfNewest;
  await open(rows);
  await shows(says);
  expect(asked).toEqual([undefined]);
});

it('the rest is read page by page, to its end', async () => {
  await open(1800);
  await press('go on');
  await shows('1800 of 1800');
  expect(pages()).toEqual([1, 2, 3, 4]);
});

it('no more than forty pages are read without being asked again', async () => {
  await open(50_000);
  await press('go on');
  await shows(`${41 * 500} of 50000 more`);
  expect(pages()).toHaveLength(41);
  await press('go on');
  await shows(`${81 * 500} of 50000 more`);
});

it('a page that failed ends the reading, and is read again where that is wished', async () => {
  failsAt = 3;
  await open(2500);
  await press('go on');
  await shows('1000 of 2500 more');
  expect(asked.at(-1)).toEqual({ pages: 3, attempt: 0, readsAll: false });
  await press('go on');
  await shows('2500 of 2500');
  expect(asked.slice(3)).toEqual([
    { pages: 3, attempt: 1, readsAll: false },
    { pages: 4, attempt: 1, readsAll: false },
    { pages: 5, attempt: 1, readsAll: false },
  ]);
});

it('what was read stays where it is stopped, and what is on its way is not waited for', async () => {
  waitsFor = 3;
  await open(2500);
  await press('go on');
  await shows('1000 of 2500 on more');
  await press('stop');
  await shows('1000 of 2500 more');
  expect(pages()).toEqual([1, 2, 3, 2]);
});

it('another search begins with the newest rows again', async () => {
  await open(1200);
  await press('go on');
  await shows('1200 of 1200');
  await press('search');
  await shows('500 of 1200 more');
  expect(asked.at(-1)).toBeUndefined();
});

it('all rows are asked for at once where that is wished', async () => {
  await open(1200);
  await press('all');
  await waitFor(() => expect(asked.at(-1)).toEqual({ pages: 1, attempt: 0, readsAll: true }));
});
