import { diffLines } from 'diff';
import { keys } from 'idb-keyval';
import { expect, vi } from 'vitest';
import { database } from '../../src/engines/database';
import * as app from '../app/support';
import { waitFor } from '../app/support';
import { passTime } from './freeze';
import { outlineOf } from './outline';

/** What lies over the page: menus, dialogs, messages. Not what is said of a button while the pointer rests on it. */
export const above = () =>
  [...document.body.children].filter(
    (one) => one.textContent && !one.matches('[role=tooltip]') && !one.querySelector('main'),
  );

const isWaiting = () =>
  document.querySelector('main') === null ||
  document.querySelector(
    '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, .skeleton-row',
  ) !== null;

/** Longer than anything waits before it asks (ms). */
const patience = 600;

/** What no page says: a value that was never put into words, or a key in the place of its text. */
const nonsense =
  /[^\n]*(\bundefined\b|\bNaN\b|\[object |Invalid Date|“(app|pages|ra|resources)\.\w)[^\n]*/g;

/** Waits until the page has everything that it asked for. */
export async function complete(): Promise<void> {
  // What was in sight for a while asks in its turn.
  for (let before = ''; before !== document.body.innerHTML; ) {
    await waitFor(() => expect(isWaiting()).toBe(false));
    await vi.dynamicImportSettled();
    before = document.body.innerHTML;
    passTime(patience);
    // What was drawn has its effects first: they read what the browser keeps, which may lead to a question.
    for (let turns = 0; turns < 2; turns += 1) await new Promise(setImmediate);
    await keys(database());
    await app.answered();
  }
}

/** How a page differs from one that is written down already, line by line. */
const differenceOf = (outline: string, written: string): string =>
  diffLines(`${written}\n`, `${outline}\n`)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => value.replace(/^(?=.)/gm, added ? '+ ' : '- '))
    .join('');

/** The outlines of one screen, in the order in which they were taken, and in one file. */
export function album(name: string) {
  const taken: [title: string, outline: string, written: string][] = [];
  const add = (title: string, outline: string) => {
    const same = taken.find(([, whole]) => whole === outline);
    const differences = taken.map(
      ([other, whole]) => `as ${other}, but\n${differenceOf(outline, whole)}`,
    );
    const [shortest = outline] = [outline, ...differences].sort(
      (one, other) => one.length - other.length,
    );
    taken.push([title, outline, same ? `as ${same[0]}` : shortest.trimEnd()]);
  };
  return {
    /** Takes the page without the frame around it, or what lies over it. */
    take(title: string, part?: Element | null): void {
      const parts = part ? [part] : [document.querySelector('main') ?? document.body, ...above()];
      add(title, parts.map(outlineOf).join('\n'));
    },
    /** Takes what was opened: what lies over the page, or else the page. */
    takeOpened(title: string): void {
      const opened = above();
      const parts = opened.length > 0 ? opened : [document.querySelector('main') as Element];
      add(title, parts.map(outlineOf).join('\n'));
    },
    /** Takes what was written down elsewhere. */
    write(title: string, text: string): void {
      taken.push([title, text, text.trimEnd()]);
    },
    /** All of them are as they were. */
    async expectSame(): Promise<void> {
      const all = taken.map(([title, , text]) => `── ${title} ──\n${text}\n`).join('\n');
      expect(all.match(nonsense), 'values without words').toBeNull();
      await expect(all).toMatchFileSnapshot(`outlines/${name.replaceAll('/', '.')}.txt`);
    },
  };
}
