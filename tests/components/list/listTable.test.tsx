// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { GetListParams, RaRecord } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountColumn } from '../../../src/components/list/AccountColumn';
import { ActionsColumn } from '../../../src/components/list/ActionsColumn';
import type { RowAction, RowActionProps } from '../../../src/components/list/column';
import { ListColumn } from '../../../src/components/list/ListColumn';
import { ListPage } from '../../../src/components/list/ListPage';
import { ListTable } from '../../../src/components/list/ListTable';
import { NewestOnly } from '../../../src/components/list/NewestOnly';
import { answerWith, areShown, at, openList, press, rowsOf, says } from '../../support/listScreen';

const Ring = ({ record, anchor, onClose }: RowActionProps) => (
  <button type="button" aria-label={`ring ${record.id} ${anchor.tagName}`} onClick={onClose} />
);
const actions: RowAction[] = [
  { key: 'ring', label: 'Ring', isAllowed: ({ realm }) => realm !== 'r1', dialog: Ring },
];
const AskDelete = ({ record, onClose }: { record: { id: unknown }; onClose: () => void }) => (
  <button type="button" aria-label={`really ${record.id}`} onClick={onClose} />
);

const Table = (props: Partial<Parameters<typeof ListTable>[0]>) => (
  <ListPage>
    <ListTable {...props}>
      <ListColumn source="name" render={({ name }, { link }) => link(name)} />
      <ListColumn source="realm" />
      <AccountColumn />
      <ActionsColumn actions={actions} deleteDialog={AskDelete as never} />
    </ListTable>
  </ListPage>
);
const names = (count: number) => rowsOf(count).map(({ name }) => name);
const menuOf = (id: string) =>
  fireEvent.click(screen.getByRole('button', { name: `app.rowMenu.label ${id}` }));
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const item = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));

afterEach(cleanup);

it('names the column of buttons for screen readers alone', async () => {
  openList(<Table />, { rows: rowsOf(1) });
  const head = await screen.findByRole('columnheader', { name: 'app.list.actions' });
  expect([...head.childNodes].map((node) => (node as Element).className)).toEqual(['hidden-text']);
});

describe('the menu of a row', () => {
  it('offers what can be done with it, where it leads, and its deletion', async () => {
    const rows = rowsOf(2).map((row) => ({ ...row, account_sid: 'a' }));
    const { others } = openList(<Table />, { rows, options: { canDuplicate: true } });
    others.mockImplementation(async (of) => (of === 'accounts' ? [{ id: 'a', name: 'Acme' }] : []));
    await screen.findAllByText('Acme');
    menuOf('name 00');
    expect(items()).toEqual([
      ...['app.list.edit', 'Ring', 'app.labelled app.list.account Acme'],
      ...['resources.recent-calls.name 2', 'resources.phone-numbers.name 2'],
      ...['app.rowMenu.copySid', 'app.rowMenu.duplicate', 'app.list.delete'],
    ]);
    expect(screen.getAllByRole('separator')).toHaveLength(4);
    item('Ring');
    press('ring id-0 BUTTON');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^ring/ })).toBeNull());
    menuOf('name 01');
    expect(items()).not.toContain('Ring');
    item('app.list.delete');
    press('really id-1');
    expect(screen.queryByRole('button', { name: /^really/ })).toBeNull();
    menuOf('name 01');
    item('app.list.edit');
    await waitFor(() => expect(location.pathname).toBe('/internal/carriers/id-1/edit'));
  });

  it('offers no more than the operator may', async () => {
    const isRefused = ({
      action,
      isWrite,
      resource,
    }: {
      action: string;
      isWrite?: boolean;
      resource: string;
    }) =>
      ['delete', 'create'].includes(action) ||
      Boolean(isWrite) ||
      resource === 'accounts' ||
      resource === 'recent-calls';
    openList(<Table />, { rows: rowsOf(1), isRefused, options: { canDuplicate: true } });
    await areShown(names(1));
    expect(screen.queryByText('app.list.account')).toBeNull();
    menuOf('name 00');
    expect(items()).toEqual([
      ...['app.rowMenu.open', 'Ring', 'resources.phone-numbers.name 2', 'app.rowMenu.copySid'],
    ]);
  });

  it('is none of a click on the row of who may not open it', async () => {
    openList(<Table />, { rows: rowsOf(1), isRefused: ({ action }) => action === 'edit' });
    await areShown(names(1));
    expect(screen.queryByRole('link', { name: 'name 00' })).toBeNull();
    fireEvent.click(screen.getByText('r0'));
    expect(location.pathname).toBe('/internal/carriers');
  });
});

describe('rows that can be selected', () => {
  const options = { bulk: ['delete', 'copySids'] as const };
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  const all = () => box('app.list.selectPage');
  const one = (id: number) => box(`app.list.selectNamed name 0${id}`);
  const checked = () => [0, 1].map((id) => one(id).checked);

  it('are so one by one, or a page at once', async () => {
    openList(<Table />, { rows: rowsOf(2), options });
    await areShown(['', '']);
    fireEvent.click(one(1));
    await waitFor(() => expect(checked()).toEqual([false, true]));
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    fireEvent.click(all());
    await waitFor(() => expect(checked()).toEqual([true, true]));
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    fireEvent.click(all());
    await waitFor(() => expect(checked()).toEqual([false, false]));
    expect([all().checked, all().indeterminate]).toEqual([false, false]);
    expect(location.pathname).toBe('/internal/carriers');
  });

  it('are none for who may change none', async () => {
    openList(<Table />, {
      rows: rowsOf(1),
      options,
      isRefused: ({ action }) => action === 'delete',
    });
    await areShown(names(1));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('rows that open in place do so by a click, and lead nowhere', async () => {
  const toggle = vi.fn();
  const opening = {
    ...{ toggle, panelId: 'panel', panel: ({ id }: RaRecord) => <p>{`inside ${id}`}</p> },
    nameOf: ({ name }: RaRecord) => `the ${name}`,
  };
  openList(<Table opening={opening} openId="id-1" />, { rows: rowsOf(2) });
  await says('inside id-1');
  const opener = (name: string) =>
    screen.getByRole('button', { name: `app.list.openNamed the ${name}` });
  expect(opener('name 01').getAttribute('aria-expanded')).toBe('true');
  expect(opener('name 01').getAttribute('aria-controls')).toBe('panel');
  expect(opener('name 00').getAttribute('aria-expanded')).toBe('false');
  expect(opener('name 00').hasAttribute('aria-controls')).toBe(false);
  fireEvent.click(opener('name 00'));
  fireEvent.click(screen.getByText('r1'));
  fireEvent.click(screen.getByText('inside id-1'));
  expect(toggle.mock.calls).toEqual([['id-0'], ['id-1']]);
  expect(location.pathname).toBe('/internal/carriers');
});

it('rows of a group stand below its head', async () => {
  const groupOf = ({ realm }: RaRecord) => (realm === 'r2' ? 'Second' : 'First');
  openList(<Table groupOf={groupOf} />, { rows: rowsOf(3) });
  await areShown(names(3));
  const heads = [...document.querySelectorAll('tr.group')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['First', 'Second']);
});

it('the arrow keys go from row to row, and open the menu from its button', async () => {
  openList(<Table />, { rows: rowsOf(2) });
  await areShown(names(2));
  const link = (name: string) => screen.getByRole('link', { name });
  link('name 00').focus();
  expect(fireEvent.keyDown(link('name 00'), { key: 'ArrowDown' })).toBe(false);
  expect(document.activeElement).toBe(link('name 01'));
  fireEvent.keyDown(link('name 01'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(link('name 00'));
  expect(fireEvent.keyDown(link('name 00'), { key: 'ArrowLeft' })).toBe(true);
  fireEvent.keyDown(screen.getByRole('button', { name: 'app.rowMenu.label name 01' }), {
    key: 'ArrowDown',
  });
  expect(items()).toContain('app.rowMenu.copySid');
});

describe('a list whose newest rows are filtered', () => {
  const List = () => (
    <ListPage notice={<NewestOnly text="newest" />}>
      <ListTable>
        <ListColumn source="name" />
      </ListTable>
    </ListPage>
  );
  const openNewest = (total: number, error?: (pages: number) => unknown) => {
    const answers = (params: GetListParams) => {
      const pages = params.meta?.pages ?? 1;
      const read = Math.min(total, pages * 500);
      const newest = { read, total, matching: 1, pause: 0, error: error?.(pages) };
      return { ...answerWith(rowsOf(1))(params), meta: { newest } };
    };
    return openList(<List />, { answers, path: at({ filter: { kind: 'a' } }) });
  };

  it('says how many were looked at, and looks at the others on demand', async () => {
    const { answer } = openNewest(1200);
    await says('newest.part 500 1,200');
    press('newest.further');
    await says('newest.all 1,200 1,200');
    expect(answer.mock.calls.map(([{ meta }]) => meta?.pages)).toEqual([undefined, 2, 3]);
  });

  it('says nothing where all were looked at', async () => {
    openNewest(400);
    await areShown(names(1));
    expect(screen.queryByText(/^newest/)).toBeNull();
  });

  it('stops where a page fails, and tries that one again', async () => {
    const down = vi.fn((pages: number) =>
      pages === 2 ? new Error('The disk is full') : undefined,
    );
    const { answer } = openNewest(1200, down);
    await says(/^newest.part/);
    press('newest.further');
    await says(/newest.part 1,000 1,200 .*The disk is full/);
    down.mockReturnValue(undefined);
    press('newest.further');
    await says('newest.all 1,200 1,200');
    expect(answer.mock.calls.map(([{ meta }]) => [meta?.pages, meta?.attempt])).toEqual([
      ...[
        [undefined, undefined],
        [2, 0],
        [2, 1],
        [3, 1],
      ],
    ]);
  });
});
