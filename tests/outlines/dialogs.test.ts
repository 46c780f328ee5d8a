import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from '../app/support';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { restorePlatform } from '../app/support/platform';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';
import { close, findOpener, firstRecords, nameOf, open, questions, show } from './openers';
import { operateAll } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

/** What leads to a dialog: a button, or an entry of its menu. */
type Way = [opener: string, entry: string | undefined];

const isDialog = () => document.querySelector('[role=dialog]') !== null;

/** Opens a page and ticks the first row of a list, so that there is something to do with it. */
async function showChosen(path: string): Promise<void> {
  await show(path);
  const box = document.querySelector('main tbody tr:first-child input[type=checkbox]');
  if (box) await app.click(box);
  await complete();
}

/** What may lead to a dialog. */
const openers = /…$|^(Add|Clear TTS|Delete|Generate|Replace|Test) /;

/** What all lists have in common is operated on one. */
const common = /^(Views|More|More actions): /;

/** Each way to a dialog of a page. */
async function waysOf(): Promise<Way[]> {
  const ways: Way[] = [];
  const known = new Set<string>();
  const next = () => findOpener('main', 'button, [aria-haspopup]', known);
  for (let opener = next(); opener; opener = next()) {
    const name = nameOf(opener);
    known.add(name);
    if (!opener.matches('[aria-haspopup=menu], [aria-haspopup=dialog]') && !openers.test(name))
      continue;
    await open(opener);
    if (isDialog()) ways.push([name, undefined]);
    const entries = questions().map(({ textContent }) => textContent);
    ways.push(...entries.map((entry): Way => [name, entry]));
    await close();
  }
  return ways;
}

describe('what each dialog takes, and what it sends, is as it was', () => {
  it.each([...resources.map(({ name }): [string, string] => [name, name]), ...firstRecords])(
    '%s',
    async (name, path) => {
      const { write, expectSame } = album(`dialogs/${name}`);
      await showChosen(path);
      for (const [opener, entry] of await waysOf()) {
        const title = [opener, entry].filter(Boolean).join(': ');
        if (common.test(title) && name !== 'phone-numbers') continue;
        app.resetConsole();
        restorePlatform();
        await showChosen(path);
        const button = buttonOf(opener);
        if (button) await open(button);
        const item = questions().find(({ textContent }) => textContent === entry);
        if (item) await app.click(item);
        await complete();
        if (!isDialog()) continue;
        app.forgetRequests();
        write(title, await operateAll('[role=dialog]'));
        await close();
      }
      await expectSame();
    },
  );
});

const buttonOf = (name: string) =>
  [...document.querySelectorAll('main button, main [role=button]')].find(
    (one) => nameOf(one) === name,
  );
