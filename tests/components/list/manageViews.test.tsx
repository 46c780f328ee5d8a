// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ManageViewsDialog } from '../../../src/components/list/views/ManageViewsDialog';
import { listViews, removeView, saveView } from '../../../src/engines/views';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const owner = 'u-1 sp-1';
const viewOf = (name: string, list = 'carriers') => ({ list, name, search: `?q=${name}` });
const stored = async () =>
  (await listViews(owner)).map(({ list, name, search }) => `${list} ${name} ${search}`);
const onClose = vi.fn();
const clear = async () => {
  for (const view of await listViews(owner)) await removeView(owner, view);
};

beforeEach(async () => {
  await clear();
  const views = [viewOf('Down'), viewOf('Up'), viewOf('West'), viewOf('Down', 'accounts')];
  for (const view of views) await saveView(owner, view);
  onClose.mockReset();
  draw(<ManageViewsDialog list="carriers" onClose={onClose} />);
});
afterEach(async () => {
  clearDrawn();
  await clear();
});

/** The field with the name of a view: its words say the whole view. */
const field = (name: string) =>
  ready(
    screen.findByRole('textbox', { name: new RegExp(`^app.views.nameOf .*\\b${name}\\b`) }),
  ) as Promise<HTMLInputElement>;
const others = ['accounts Down ?q=Down', 'carriers Up ?q=Up', 'carriers West ?q=West'];

it.each([
  { typed: 'Broken', ends: 'blur', becomes: 'Broken' },
  { typed: '  Broken ', ends: 'Enter', becomes: 'Broken' },
  { typed: 'DOWN', ends: 'Enter', becomes: 'DOWN' },
  { typed: ' ', ends: 'blur', becomes: 'Down' },
  { typed: 'up', ends: 'blur', becomes: 'Down', isTaken: true },
  { typed: 'Broken', ends: 'a', becomes: 'Down', isOpen: true },
])('a view is called otherwise once its new name is there and free: %j', async (row) => {
  const input = await field('Down');
  fireEvent.change(input, { target: { value: row.typed } });
  const taken = screen.queryByText(`app.errors.duplicate ${row.typed.trim()}`);
  expect(taken !== null).toBe(row.isTaken ?? false);
  if (row.ends === 'blur') fireEvent.focusOut(input);
  else fireEvent.keyDown(input, { key: row.ends });
  await waitFor(async () =>
    expect((await stored()).sort()).toEqual([...others, `carriers ${row.becomes} ?q=Down`].sort()),
  );
  if (row.isOpen) return;
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await waitFor(() => expect(shown().sort()).toEqual([row.becomes, 'Up', 'West'].sort()));
});

it('views of this list alone are there, and one that is deleted is gone', async () => {
  await field('Up');
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  screen.getByRole('button', { name: /^app.list.deleteNamed .*\bUp\b/ }).click();
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  expect(await stored()).not.toContain('carriers Up ?q=Up');
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledTimes(1);
});
