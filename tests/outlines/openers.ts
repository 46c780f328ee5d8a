import * as app from '../app/support';
import { fireEvent } from '../app/support';
import { complete } from './album';

const over = '[role=dialog], [role=menu], [role=listbox]';
/** Only of the first of many rows. */
const ofOthers = 'tbody tr:not(:first-child) *';

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
