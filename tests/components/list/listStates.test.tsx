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

const kind = { filter: { kind: 'a' } };
const page = (from: number, to: number) =>
  rowsOf(to + 1)
    .slice(from)
    .map(({ name }) => name);

afterEach(cleanup);

describe('in the place of rows', () => {
  const refused = () => {
    throw Object.assign(new Error('The disk is full'), { status: 500 });
  };

  it('stands why they cannot be had, and they come once they can', async () => {
    const { answer } = openList(<Carriers />, { answers: refused, path: at(kind) });
    await says('app.errors.loadTitle');
    expect(screen.queryByRole('table')).toBeNull();
    answer.mockImplementation(answerWith(rowsOf(1)));
    press('app.errors.retry');
    await are(page(0, 0));
    answer.mockImplementationOnce(refused);
    press('app.list.refresh');
    await says(/app.list.refreshFailed/);
    await are(page(0, 0));
    press('app.errors.retry');
    await waitFor(() => expect(screen.queryByText(/app.list.refreshFailed/)).toBeNull());
  });

  it('stands what a failure means in this list', async () => {
    const explain = (error: unknown, filter: object) =>
      `${(error as Error).message} ${JSON.stringify(filter)}`;
    openList(<Carriers explain={explain} />, { answers: refused, path: at(kind) });
    await says('The disk is full {"kind":"a"}');
  });

  it('stands something else where there can be no list', async () => {
    openList(<Carriers instead="Not here" />, { rows: rowsOf(1) });
    await says('Not here');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('stands the first step where there is nothing, which has nothing to search', async () => {
    openList(<Carriers />, {});
    await says('resources.carriers.empty.title');
    expect(screen.getAllByRole('link', { name: /action.create/ })).toHaveLength(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    openList(<Carriers empty="Nothing yet" />, { isRefused: ({ action }) => action === 'create' });
    await says('Nothing yet');
    expect(screen.queryByRole('link', { name: /action/ })).toBeNull();
  });

  it.each([
    [[], 'resources.carriers.empty.noAccount'],
    [[{ id: 'a', name: 'A' }], 'resources.carriers.empty.text'],
  ])('stands what is needed before, where the accounts are %j', async (accounts, text) => {
    const { others } = openList(<Carriers needs={['account']} />, {});
    others.mockResolvedValue(accounts);
    await says(text);
  });

  it.each<[count: number, of: number, text: string]>([
    [0, 2, 'app.list.unreadable.none 2'],
    [1, 2, 'app.list.unreadable.more 2'],
  ])('stands that some cannot be read, beside %i that can', async (count, unreadable, text) => {
    const answers = (params: GetListParams) => {
      const all = answerWith(rowsOf(count))(params);
      return { ...all, meta: { ...all.meta, unreadable } };
    };
    openList(<Carriers />, { answers, path: at(kind) });
    await says(text);
    await are(count ? page(0, 0) : []);
    await says(`app.list.count ${count} ${count} · app.list.unreadable.count 2 2`);
  });

  it('stands the way to search and to add where no row can be read: it is not empty', async () => {
    const answers = (params: GetListParams) => {
      const all = answerWith([])(params);
      return { ...all, meta: { ...all.meta, unreadable: 2 } };
    };
    openList(<Carriers />, { answers });
    await says('app.list.unreadable.none 2');
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /action.create/ })).toHaveLength(1);
  });

  it('stands what it costs to read all of them, which is asked first', async () => {
    const meta = { cost: { rows: 9000, requests: 2, bytes: 1_000_001 } };
    const answers = (params: GetListParams) =>
      params.meta?.readsAll || params.sort?.field === 'name'
        ? answerWith(rowsOf(1))(params)
        : { data: [], total: 0, meta };
    const { answer } = openList(<Carriers />, { answers, path: at({ ...kind, sort: 'realm' }) });
    await says('app.list.readAll.title 9,000');
    await says('app.list.readAll.cost 2 2 2');
    expect(screen.queryByText(/app.list.count/)).toBeNull();
    press('app.list.readAll.confirm');
    await are(page(0, 0));
    expect(answer.mock.lastCall?.[0].meta).toMatchObject({ readsAll: true });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'name' } });
    await says(/readAll.title/);
    press('app.list.readAll.cancel');
    await are(page(0, 0));
    await waitFor(() => expect(inAddress().filter).toEqual({}));
    expect(inAddress().sort).toBe('name');
  });
});

it('the page of another view of the area is none of the list’s', async () => {
  openList(<Carriers />, { rows: rowsOf(1), path: '/internal/carriers/x/y' });
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  cleanup();
  openList(<Carriers />, { rows: rowsOf(1), isRefused: ({ action }) => action === 'list' });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(screen.queryByRole('table')).toBeNull();
});
