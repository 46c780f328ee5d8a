// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { TableColumn } from '../../../src/components/list/column';
import { ColumnsDialog } from '../../../src/components/list/columns/ColumnsDialog';
import { TableColumnsContext } from '../../../src/components/list/columns/tableColumns';
import { ListAddressProvider } from '../../../src/components/list/ListAddress';
import { at, inAddress, openList, press } from '../../support/listScreen';

const column = (key: string, head: ReactNode = key): TableColumn => ({
  key,
  head,
  cell: () => null,
});
const columns = [
  column('selection'),
  column('name', 'Name'),
  column('realm', <b>Realm</b>),
  column('calls', [<i key="now">Now</i>, <span key="max"> of {7} </span>]),
  column('trunk', <svg />),
  column('actions'),
];
const text = (key: string) => `app.columns.${key}`;

/** The dialog of a list, whose columns were chosen. */
function open(chosen?: string) {
  const onClose = vi.fn();
  const { actions } = openList(
    <ListAddressProvider>
      <TableColumnsContext.Provider value={{ current: columns }}>
        <ColumnsDialog onClose={onClose} />
      </TableColumnsContext.Provider>
    </ListAddressProvider>,
    { path: at(chosen === undefined ? {} : { columns: chosen }) },
  );
  return { onClose, stored: actions.storeColumns };
}
/** The columns in the order of the dialog; those that are left out in brackets. */
const order = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => {
      const name = box.closest('label')?.textContent;
      return box.checked ? name : `(${name})`;
    })
    .join(', ');
const is = (words: string) => waitFor(() => expect(order()).toBe(words));
const toggle = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const reset = () => screen.getByRole('button', { name: text('reset') });

it.each([
  ['nobody chose', undefined, 'Realm, Now · of · 7, trunk', true],
  ['some were chosen', 'trunk,realm', 'trunk, Realm, (Now · of · 7)', false],
  [
    'one was chosen that is not there any more',
    'gone,calls',
    'Now · of · 7, (Realm), (trunk)',
    false,
  ],
  ['none was chosen', '', '(Realm), (Now · of · 7), (trunk)', false],
])('where %s, the columns are in their order, by the words of their heads', async (...row) => {
  const [, chosen, words, isOwn] = row;
  open(chosen);
  await is(words);
  expect(reset().hasAttribute('disabled')).toBe(isOwn);
});

it('a column is left out and taken in at once, at its place', async () => {
  const { stored } = open();
  await is('Realm, Now · of · 7, trunk');
  toggle('Realm');
  await is('(Realm), Now · of · 7, trunk');
  expect(stored).toHaveBeenLastCalledWith('carriers', ['calls', 'trunk']);
  await waitFor(() => expect(inAddress().columns).toBe('calls,trunk'));
  toggle('trunk');
  await is('(Realm), Now · of · 7, (trunk)');
  toggle('Realm');
  await is('Realm, Now · of · 7, (trunk)');
  expect(stored).toHaveBeenLastCalledWith('carriers', ['realm', 'calls']);
});

it('a column moves, which is said, and its button keeps the focus', async () => {
  const { stored } = open('realm,calls');
  const down = screen.getByRole('button', { name: `${text('down')} Realm` });
  down.focus();
  fireEvent.click(down);
  await is('Now · of · 7, Realm, (trunk)');
  expect(document.activeElement).toBe(down);
  expect(screen.getByRole('status').textContent).toBe(`${text('moved')} Realm 2 3`);
  expect(stored).toHaveBeenLastCalledWith('carriers', ['calls', 'realm']);
  press(`${text('up')} trunk`);
  await is('Now · of · 7, (trunk), Realm');
  expect(screen.getByRole('status').textContent).toBe(`${text('moved')} trunk 2 3`);
  expect(stored).toHaveBeenLastCalledWith('carriers', ['calls', 'realm']);
  press(`${text('up')} trunk`);
  await is('(trunk), Now · of · 7, Realm');
});

it('the first does not move up, nor the last one down', async () => {
  const { stored } = open();
  await is('Realm, Now · of · 7, trunk');
  const ends = () =>
    screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-disabled') === 'true')
      .map((one) => one.getAttribute('aria-label'));
  expect(ends()).toEqual([`${text('up')} Realm`, `${text('down')} trunk`]);
  for (const name of ends()) press(String(name));
  expect(order()).toBe('Realm, Now · of · 7, trunk');
  expect(stored).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('goes back to the columns of the console, and closes', async () => {
  const { stored, onClose } = open('trunk');
  await is('trunk, (Realm), (Now · of · 7)');
  fireEvent.click(reset());
  await is('Realm, Now · of · 7, trunk');
  expect(stored).toHaveBeenLastCalledWith('carriers', null);
  await waitFor(() => expect(inAddress().columns).toBeUndefined());
  expect(reset()).toBeDisabled();
  press('app.confirm.close');
  expect(onClose).toHaveBeenCalledOnce();
});
