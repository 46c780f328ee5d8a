import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from '../app/support';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';
import { close, findOpener, firstRecords, nameOf, open, questions, show } from './openers';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const openers =
  '[role=tab][aria-selected=false], [aria-expanded=false]:not([role=combobox]), ' +
  '[aria-haspopup=menu], [aria-haspopup=dialog], [role=combobox][aria-haspopup=listbox]';
/** Opens each thing that opens in a part of the page, and each dialog that a menu leads to. */
async function openAll(part: string, take: (title: string) => void): Promise<void> {
  const known = new Set<string>();
  const unknown = () => findOpener(part, openers, known);
  for (let next = unknown(); next; next = unknown()) {
    const name = nameOf(next);
    known.add(name);
    await open(next);
    take(name);
    const count = questions().length;
    await close();
    for (let at = 0; at < count && next.isConnected; at += 1) {
      await open(next);
      const question = questions()[at];
      if (!question) continue;
      const asked = `${name}: ${question.textContent}`;
      await app.click(question);
      await complete();
      if (document.querySelector('[role=dialog]')) take(asked);
      await close();
    }
  }
}

describe('what opens on a screen is as it was', () => {
  it.each([
    ...resources.map(({ name }) => [name, name]),
    ...firstRecords,
    ...['home', 'health', 'settings', 'configuration', 'calls-now'].map((path) => [path, path]),
  ])('%s', async (name = '', path = '') => {
    const { takeOpened, expectSame } = album(`opened/${name}`);
    await show(path);
    await openAll('main', takeOpened);
    await expectSame();
  });

  it.each(['admin', 'sam'] as const)('the frame, for %s', async (operator) => {
    const { takeOpened, expectSame } = album(`opened/frame.${operator}`);
    await app.open('/internal/call-tools', operator);
    await complete();
    await openAll('aside', takeOpened);
    await expectSame();
  });
});
