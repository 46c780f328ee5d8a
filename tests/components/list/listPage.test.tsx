// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerWith,
  areShown as are,
  at,
  Carriers,
  inAddress,
  openList,
  press,
  rowsOf,
  says,
} from '../../support/listScreen';

const search = () => screen.getByRole('searchbox') as HTMLInputElement;
const type = (value: string) => fireEvent.change(search(), { target: { value } });
const page = (from: number, to: number) =>
  rowsOf(to + 1)
    .slice(from)
    .map(({ name }) => name);

afterEach(cleanup);

describe('a list', () => {
  it('shows its rows and how many they are, and leads to each', async () => {
    openList(<Carriers />, { rows: rowsOf(3) });
    await are(page(0, 2));
    await says('app.list.count 3 3');
    const link = screen.getByRole('link', { name: 'name 01' });
    expect(link.getAttribute('href')).toBe('/internal/carriers/id-1/edit');
    expect(screen.queryByText(/page_rows_per_page/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /next/ })).toBeNull();
    fireEvent.click(screen.getByText('r1'));
    await waitFor(() => expect(location.pathname).toBe('/internal/carriers/id-1/edit'));
  });

  it('goes from page to page, and to the last one where its address leads beyond', async () => {
    openList(<Carriers />, { rows: rowsOf(30), path: at({ page: 3 }) });
    await are(page(25, 29));
    expect(inAddress()).toEqual({ filter: {}, page: '2' });
    await says('ra.navigation.page_range_info 26 30 30 30');
    expect(screen.getByRole('button', { name: /next/ })).toHaveProperty('disabled', true);
    press('ra.navigation.previous');
    await are(page(0, 24));
    expect(screen.getByRole('button', { name: /previous/ })).toHaveProperty('disabled', true);
    expect(inAddress()).toMatchObject({ page: '1' });
    fireEvent.change(screen.getByRole('combobox', { name: /rows_per_page/ }), {
      target: { value: '50' },
    });
    await are(page(0, 29));
    expect(inAddress()).toEqual({ filter: {}, perPage: '50' });
  });

  it('is sorted by its heads, and by no other', async () => {
    openList(<Carriers />, { rows: rowsOf(3) });
    await are(page(0, 2));
    press(
      'ra.sort.sort_by resources.carriers.fields.name resources.carriers.fields.name ra.sort.DESC',
    );
    await are(page(0, 2).reverse());
    expect(inAddress()).toEqual({ filter: {}, sort: 'name', order: 'DESC' });
    const [name, realm] = screen.getAllByRole('columnheader');
    expect(name?.ariaSort ?? name?.getAttribute('aria-sort')).toBe('descending');
    expect(realm?.title).toBe('app.sorting.never');
    press(
      'ra.sort.sort_by resources.carriers.fields.name resources.carriers.fields.name ra.sort.ASC',
    );
    await are(page(0, 2));
  });

  it('that is too long to be sorted says so', async () => {
    const answers = (params: GetListParams) => ({ ...answerWith(rowsOf(3))(params), meta: {} });
    openList(<Carriers />, { answers });
    await are(page(0, 2));
    const [name, realm] = screen.getAllByRole('columnheader');
    expect([name?.title, realm?.title]).toEqual(['app.sorting.tooLong', '']);
  });

  it('is searched by what is typed, from its first page on, and shows all again', async () => {
    openList(<Carriers />, { rows: rowsOf(30), path: at({ page: 2 }) });
    await are(page(25, 29));
    type('name 0');
    await are(page(0, 9));
    expect(inAddress()).toEqual({ filter: { q: 'name 0' } });
    press('app.list.clearSearch');
    await are(page(0, 24));
    expect(inAddress()).toEqual({ filter: {} });
    expect(search().value).toBe('');
    type('none');
    fireEvent.keyDown(search(), { key: 'Enter' });
    await says('app.list.noMatch');
    press('app.list.clearFilters');
    await are(page(0, 24));
    expect(search().value).toBe('');
    window.history.back();
    await waitFor(() => expect(search().value).toBe('none'));
  });

  it('is searched from anywhere by its key', async () => {
    openList(<Carriers />, { rows: rowsOf(1) });
    await are(page(0, 0));
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(document.activeElement).toBe(search());
    expect(fireEvent.keyDown(document.body, { key: '.' })).toBe(true);
  });

  it('takes two changes of one moment as one step', async () => {
    openList(<Carriers />, { rows: rowsOf(30), path: at({ filter: {} }) });
    await are(page(0, 24));
    fireEvent.change(screen.getByRole('combobox', { name: /rows_per_page/ }), {
      target: { value: '50' },
    });
    press(
      'ra.sort.sort_by resources.carriers.fields.name resources.carriers.fields.name ra.sort.DESC',
    );
    await are(page(0, 29).reverse());
    expect(inAddress()).toMatchObject({ perPage: '50', sort: 'name', order: 'DESC' });
    window.history.back();
    await waitFor(() => expect(inAddress()).toEqual({ filter: {} }));
    await are(page(0, 24));
  });

  it('counts the filters behind its button, and clears them', async () => {
    openList(<Carriers />, { rows: rowsOf(2), path: at({ filter: { kind: 'a', q: 'name' } }) });
    await are(page(0, 1));
    const button = screen.getByRole('button', { name: 'app.list.filtersSet 1' });
    expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    press('app.list.clearFilters');
    // The address changes first, and what it shows after it.
    const clear = () => screen.queryByRole('button', { name: 'app.list.clearFilters' });
    await waitFor(() => expect(clear()).toBeNull());
    expect(inAddress()).toEqual({ filter: {} });
    screen.getByRole('button', { name: 'app.list.filters 0' });
  });
});
