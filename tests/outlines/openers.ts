import * as app from '../app/support';
import { fireEvent } from '../app/support';
import { arrived, go } from '../app/support/arrivals';
import { recordTables } from '../support/mutations';
import { complete } from './album';

const over = '[role=dialog], [role=menu], [role=listbox]';
/** Rows alike of a list, of which the first is opened and operated. */
export const ofOthers = 'tbody tr:not(:first-child) *';

export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent;

/** The first thing in a part of the page that opens something and that nobody knows yet. */
export const findOpener = (part: string, openers: string, known: Set<string>) =>
  [...document.querySelectorAll(`${part} :is(${openers})`)].find(
    (one) => !one.matches(ofOthers) && !known.has(nameOf(one)),
  );

/** Something lies over the page. */
export const isOpen = () => document.querySelector(over) !== null;

export async function close(): Promise<void> {
  for (let left = 3; left > 0 && isOpen(); left -= 1) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await complete();
  }
}

export async function open(opener: Element): Promise<void> {
  if (opener.getAttribute('aria-haspopup') === 'listbox') fireEvent.mouseDown(opener);
  else await app.click(opener);
  await complete();
}

/** What of a menu asks before it does anything. */
export const questions = () =>
  [...document.querySelectorAll('[role=menu] [role=menuitem]')].filter(({ textContent }) =>
    /…$|^Delete/.test(textContent),
  );

/** The page of the first record of each area that has one, and what its outline is called. */
export const firstRecords = recordTables.map(([area, table, key]): [name: string, path: string] => [
  `${area}/first`,
  `${area}/${app.db.get(`SELECT ${key} AS sid FROM ${table} ORDER BY rowid`)?.sid}/edit`,
]);

/** Opens a page of the console as an administrator, complete. */
export async function show(path: string): Promise<void> {
  await app.open('/internal/call-tools', 'admin');
  await complete();
  go(`/internal/${path}`);
  await arrived();
  await complete();
}
