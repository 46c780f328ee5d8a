import { expect, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
/** The heads with words: the box that selects a page has none. */
const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .flatMap(({ textContent }) => textContent || []);
const item = (name: string) => screen.findByRole('menuitem', { name });
const openColumns = async () => {
  await app.press('More');
  await app.click(await item('Columns…'));
  return screen.findByRole('dialog', { name: 'Columns' });
};
const pageSize = () => screen.getByRole('combobox', { name: /^Rows per page/ });
const box = (name: string) => screen.getByRole('checkbox', { name });

it('columns are left out and moved with the keyboard, kept for the next visit, and put back', async () => {
  await app.open('/internal/carriers', 'nora');
  await filled();
  const all = heads();
  const dialog = await openColumns();
  const names = within(dialog)
    .getAllByRole('checkbox')
    .map((one) => one.closest('label')?.textContent ?? '');
  // The first column and the menu of a row stay.
  expect(names).toEqual(all.slice(1, -1));
  const [first = '', second = ''] = names;

  box(second).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(heads()).not.toContain(second));
  const down = screen.getByRole('button', { name: `Move ${first} down` });
  down.focus();
  await user.keyboard('{Enter}{Enter}');
  await app.see(`${first}: 3 of ${names.length}`, dialog);
  expect(down).toHaveFocus();
  await app.press('Close', dialog);
  const chosen = [all[0], names[2], first, ...names.slice(3), all.at(-1)];
  await waitFor(() => expect(heads()).toEqual(chosen));
  expect(within(app.rows()[0] ?? document.body).getAllByRole('cell')).toHaveLength(
    chosen.length + 1,
  );

  await app.follow('Accounts');
  await app.heading('Accounts');
  await filled();
  expect(heads()).not.toEqual(chosen);
  // As a new tab opens it.
  await app.open('/internal/carriers', 'nora');
  await filled();
  expect(heads()).toEqual(chosen);

  const again = await openColumns();
  expect(box(second)).not.toBeChecked();
  await app.press('Reset', again);
  await waitFor(() => expect(heads()).toEqual(all));
  expect(within(again).getByRole('button', { name: 'Reset' })).toBeDisabled();
});

it('a view keeps the columns, the height of rows and the size of pages', async () => {
  await app.open('/internal/phone-numbers', 'nora');
  await filled();
  const all = heads();
  await user.selectOptions(pageSize(), '50');
  await app.press('Compact rows');
  const dialog = await openColumns();
  await user.click(box('Account'));
  await app.press('Close', dialog);
  const chosen = all.filter((head) => head !== 'Account');
  await waitFor(() => expect(heads()).toEqual(chosen));
  await app.press('Views');
  await app.click(await item('Save view…'));
  await app.fill('Name', 'Numbers alone');
  await app.press('Save', await screen.findByRole('dialog'));
  await app.see('View saved: Numbers alone');

  const other = await openColumns();
  await app.press('Reset', other);
  await app.press('Close', other);
  await app.press('Compact rows');
  await user.selectOptions(pageSize(), '25');
  await waitFor(() => expect(heads()).toEqual(all));
  expect(screen.getByRole('table')).not.toHaveClass('compact');

  await app.press('Views');
  expect(await item('Numbers alone')).not.toHaveAttribute('aria-current');
  await app.click(await item('Numbers alone'));
  await waitFor(() => expect(heads()).toEqual(chosen));
  expect(screen.getByRole('table')).toHaveClass('compact');
  await app.expectUrl(/perPage=50/);
  await app.press('Views');
  expect(await item('Numbers alone')).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{Escape}');

  // The button speaks of what is shown, whichever said so.
  expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await app.press('Compact rows');
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveClass('compact'));
});

it('a link may name columns that there are not', async () => {
  await app.open('/internal/accounts?columns=gone,sip_realm&density=tiny', 'nora');
  await filled();
  expect(heads()).toEqual(['Name', 'SIP realm', 'Actions']);
});

it.each(resources.filter(({ list }) => list).map(({ name }) => name))(
  'each column of the list of %s has a name of its own, and is left out by itself',
  async (name) => {
    await app.open(`/internal/${name}`, 'admin');
    await filled();
    const count = heads().length;
    const dialog = await openColumns();
    const boxes = within(dialog).getAllByRole('checkbox');
    const names = boxes.map((one) => one.closest('label')?.textContent ?? '');
    expect(new Set(names).size).toBe(boxes.length);
    expect(names.filter((one) => !one.trim() || /\[object/.test(one))).toEqual([]);
    for (const one of boxes) {
      await app.click(one);
      await waitFor(() => expect(heads()).toHaveLength(count - 1));
      await app.click(one);
      await waitFor(() => expect(heads()).toHaveLength(count));
    }
  },
);
