import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type IsLabel, labelledInputs } from './labels';

export { fireEvent, screen, waitFor, within };

/** The operator. Nothing covers anything here, so that no click asks what is in its way. */
export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

type Name = string | RegExp;

/** A label as it is read, without the asterisk of a required input. */
const isLabel = (name: Name): IsLabel => {
  const matches = (label: string) => {
    const text = label.replace(/\s*\*$/, '').trim();
    return typeof name === 'string' ? text === name : name.test(text);
  };
  return Object.assign(matches, { toString: () => String(name) });
};

const typed = 'input:not([type=checkbox]):not([type=radio]), textarea, [role=combobox]';
const ticked = 'input[type=checkbox], input[type=radio]';

const fields = labelledInputs(typed);
const checkboxes = labelledInputs(ticked);

/** The input with a label, which is there already; a checkbox may have the same label. */
export const getField = (label: Name, scope: HTMLElement = document.body) =>
  fields.get(scope, isLabel(label));
/** The same, once it is there. */
export const findField = (label: Name, scope: HTMLElement = document.body) =>
  fields.find(scope, isLabel(label));
export const getCheckbox = (label: Name, scope: HTMLElement = document.body) =>
  checkboxes.get(scope, isLabel(label));
export const findCheckbox = (label: Name, scope: HTMLElement = document.body) =>
  checkboxes.find(scope, isLabel(label));

/** The group of inputs with a name: a fieldset, a row. */
export const getGroup = (name: Name, scope: HTMLElement = document.body) =>
  within(scope).getByRole('group', { name });

/** What `find` finds once it can be used: a form that waits has inputs of its own, which go with it. */
export const usable = (find: () => HTMLElement) =>
  waitFor(() => {
    const found = find();
    expect(found).toBeEnabled();
    expect(found).not.toHaveAttribute('aria-disabled', 'true');
    expect(found).not.toHaveAttribute('readonly');
    return found;
  });

/** Replaces what stands in an input, in one go as pasting would; letters are dear. */
export async function fill(
  label: Name | HTMLElement,
  text: string,
  scope?: HTMLElement,
): Promise<void> {
  const input = await usable(() => (label instanceof HTMLElement ? label : getField(label, scope)));
  input.focus();
  fireEvent.input(input, { target: { value: text } });
  await settle();
}

let changes = 0;
new MutationObserver(() => {
  changes += 1;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

const nextTask = () => new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve)));

/** Waits until what was done shows: an operator, too, looks before going on. */
export async function settle(): Promise<void> {
  for (let quiet = 0, turn = 0; quiet < 3 && turn < 100; turn += 1) {
    const before = changes;
    await nextTask();
    quiet = changes === before ? quiet + 1 : 0;
  }
}

/** Clicks on what is there. */
export async function click(element: Element): Promise<void> {
  await user.click(element);
  await settle();
}

/** The button with a name once it can be pressed. */
export const button = (name: Name, scope: HTMLElement = document.body): Promise<HTMLElement> =>
  usable(() => within(scope).getByRole('button', { name }));
export const press = async (name: Name, scope?: HTMLElement): Promise<void> =>
  click(await button(name, scope));

/** Clicks a button that is at work, and does nothing more until it has done that. */
export const pressBusy = async (name: Name): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

export const tab = (name: Name) => screen.getByRole('tab', { name });
export const link = (name: Name, scope: HTMLElement = document.body) =>
  within(scope).findByRole('link', { name });
export const follow = async (name: Name, scope?: HTMLElement): Promise<void> =>
  click(await link(name, scope));

/** Ticks a checkbox or takes its tick away. */
export async function check(label: Name, scope?: HTMLElement, isChecked = true): Promise<void> {
  const box = await findCheckbox(label, scope);
  if (box.checked !== isChecked) await click(box);
  expect(box.checked).toBe(isChecked);
}

/** Chooses one of the options of a select or of a searchable list. */
export async function choose(label: Name, option: Name, scope?: HTMLElement): Promise<void> {
  await click(await usable(() => getField(label, scope)));
  await click(await screen.findByRole('option', { name: option }));
}

/** Chooses by typing, as an operator does where there are many. */
export async function chooseTyped(label: Name, option: string, scope?: HTMLElement): Promise<void> {
  await fill(label, option, scope);
  await click(await screen.findByRole('option', { name: option }));
}

/** The text, once it can be seen, and where it stands first; a form and a toast may both say it. */
export async function see(text: Name, scope: HTMLElement = document.body): Promise<HTMLElement> {
  const found = (await within(scope).findAllByText(text))[0] as HTMLElement;
  expect(found).toBeVisible();
  return found;
}
export const heading = (name: Name) => screen.findByRole('heading', { name, level: 1 });

/** The message panel of a form whose save was not complete. */
export const alertWith = (text: RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => text.test(textContent));
    if (!found) throw new Error(`No alert says ${text}`);
    return found;
  });

/** Nothing of the form on screen is unsaved, or on its way, any more. */
export const saved = () => waitFor(() => expect(screen.queryByText('Discard')).toBeNull());

/** The rows of the table on screen, without the heads of groups. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr:not(.group)')];
export const rowWith = (text: string) => {
  const found = rows().find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`No row with ${text}`);
  return found;
};

/** Opens the menu of the row of a record. */
export async function openMenu(name: Name): Promise<HTMLElement> {
  await press(typeof name === 'string' ? `Actions for ${name}` : name);
  return screen.findByRole('menu');
}
/** Chooses from that menu. */
export const chooseInMenu = async (name: Name, item: Name): Promise<void> =>
  click(within(await openMenu(name)).getByRole('menuitem', { name: item }));
/** What the menus of some rows offer, row by row; of the first three unless given. */
export async function offered(some = rows().slice(0, 3)): Promise<string[][]> {
  expect(some.length).toBeGreaterThan(0);
  const found: string[][] = [];
  for (const row of some) {
    await click(within(row).getByRole('button', { name: /^Actions for/ }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    found.push(items.map(({ textContent }) => textContent));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  return found;
}
