// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'ra-core';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, Carriers, openList, rowsOf, shownRows } from '../../support/listScreen';

const home = '/internal/carriers';

/** What is at the address of the list, as a page of the console. */
const Place = ({ children }: { children: ReactNode }) =>
  useLocation().pathname === home ? children : <p>Elsewhere</p>;

const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /selectNamed/ })
    .map((one) => one.checked);
const names = rowsOf(2).map(({ name }) => name);
/** The names beside the boxes, once they are these. */
const areShown = (wanted: string[]) =>
  waitFor(() => expect(shownRows().map(([, name]) => name)).toEqual(wanted));
let go = async (_to: string) => {};

beforeEach(async () => {
  const rows = rowsOf(2).map((row) => ({ ...row, account_sid: 'a' }));
  const list = (
    <Place>
      <Carriers />
    </Place>
  );
  const { router } = openList(list, { rows, options: { bulk: ['delete'] } });
  go = (to) => act(() => router.navigate(to));
  await areShown(names);
  fireEvent.click(screen.getByRole('checkbox', { name: /selectNamed name 01/ }));
  await waitFor(() => expect(boxes()).toEqual([false, true]));
});
afterEach(cleanup);

it('what is selected stays so from search to search', async () => {
  await go(at({ filter: { q: '01' } }));
  await areShown(['name 01']);
  await go(at({ filter: {} }));
  await areShown(names);
  expect(boxes()).toEqual([false, true]);
});

it('the next visit begins with none selected', async () => {
  await go('/internal/users');
  await screen.findByText('Elsewhere');
  await go(home);
  await areShown(names);
  expect(boxes()).toEqual([false, false]);
});

it('another account begins with none selected', async () => {
  await go(at({ filter: { account_sid: 'a' } }));
  await areShown(names);
  await waitFor(() => expect(boxes()).toEqual([false, false]));
});
