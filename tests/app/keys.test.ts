import { beforeAll, describe, expect, it } from 'vitest';
import { shortcutGroups, singleKeys } from '../../src/layout/shortcutTable';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { arrived } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';

beforeAll(prepareEveryScreen);

const openList = async (area: string) => {
  await app.open(`/internal/${area}`, 'nora');
  await arrived();
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(2));
};
/** The row whose own link, or button that opens it, has the focus. */
const place = () => {
  const { activeElement } = document;
  if (!activeElement?.matches('.row-link, .open-button')) return null;
  return app.rows().findIndex((row) => row.contains(activeElement));
};
const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the rows of a list', () => {
  it.each([
    ['j and k', 'j', 'k'],
    ['the arrows', '{ArrowDown}', '{ArrowUp}'],
  ])('are gone through by %s, and Enter opens one', async (_how, down, up) => {
    await openList('carriers');
    await user.keyboard('j');
    expect(place()).toBe(0);
    await user.keyboard(down + down);
    expect(place()).toBe(2);
    await user.keyboard(up);
    expect(place()).toBe(1);
    await user.keyboard(up + up + up);
    expect(place()).toBe(0);
    const name = document.activeElement?.textContent ?? '';
    await user.keyboard('{Enter}');
    await app.heading(name);
  });

  it('are begun at the end by k', async () => {
    await openList('carriers');
    await user.keyboard('k');
    expect(place()).toBe(app.rows().length - 1);
  });

  it('open in place, and the next one follows what has opened', async () => {
    await openList('recent-calls');
    await user.keyboard('j{Enter}');
    await app.expectUrl(/open=/);
    const panel = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('tr.opened');
      if (!found) throw new Error('Nothing has opened');
      return found;
    });
    (await within(panel).findByRole('button', { name: 'Copy link' })).focus();
    await user.keyboard('j');
    expect(document.activeElement?.closest('tr')).toBe(
      [...document.querySelectorAll('tbody tr[data-id]')][1],
    );
  });

  it('are selected by x, where they can be, from anywhere in them', async () => {
    await openList('phone-numbers');
    await app.choose('Account', 'Sunrise Clinic');
    await screen.findByRole('checkbox', { name: 'Select this page' });
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody .row-checkbox')];
    await waitFor(() => expect(boxes().length).toBeGreaterThan(2));
    (document.querySelector('main h1') as HTMLElement).focus();
    await user.keyboard('jxjx');
    await waitFor(() =>
      expect(
        boxes()
          .map(({ checked }) => checked)
          .slice(0, 3),
      ).toEqual([true, true, false]),
    );
    boxes()[1]?.focus();
    await user.keyboard('x');
    await waitFor(() => expect(boxes()[1]).not.toBeChecked());
    // From box to box.
    await user.keyboard('{ArrowDown}');
    expect(boxes()[2]).toHaveFocus();
  });
});

describe('a key alone', () => {
  it('is a letter where text is typed, and nothing over a dialog', async () => {
    await openList('carriers');
    await user.keyboard('/');
    await user.keyboard('jkx?/');
    expect(screen.getByRole('searchbox')).toHaveValue('jkx?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('combobox', { name: 'Search and commands' });
    await user.type(palette, '?j');
    expect(palette).toHaveValue('?j');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is listed by the question mark, with all others', async () => {
    await openList('carriers');
    await user.keyboard('j');
    const before = document.activeElement;
    await user.keyboard('?');
    const dialog = await sheet();
    const keys = [...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toHaveLength(
      shortcutGroups.flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys: some }) => some)).length,
    );
    for (const key of [...singleKeys, 'Ctrl+K', 'Ctrl+S', 'Enter', 'Esc'])
      expect(keys).toContain(key);
    expect(dialog.textContent).not.toMatch(/app\.keys/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(before).toHaveFocus();
  });

  it('can be switched off for good, and on again', async () => {
    await openList('carriers');
    await user.keyboard('?');
    await app.click(within(await sheet()).getByRole('switch', { name: 'Single-key shortcuts' }));
    await app.press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const nothing = async () => {
      (document.querySelector('main h1') as HTMLElement).focus();
      await user.keyboard('jx?/');
      expect(document.querySelector('main h1')).toHaveFocus();
      expect(screen.queryByRole('dialog')).toBeNull();
    };
    await nothing();
    await openList('carriers');
    await nothing();
    // What is left is Ctrl+K.
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Search and commands' }),
      'shortcuts',
    );
    await app.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }));
    await app.click(within(await sheet()).getByRole('switch', { name: 'Single-key shortcuts' }));
    await app.press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('j');
    expect(place()).toBe(0);
  });
});
