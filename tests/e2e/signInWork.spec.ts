import type { Page } from '@playwright/test';
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import { expect, test } from './support/fixtures';

/** The first of them takes a browser 20 to 30 ms at full speed, whichever it is. */
const dear = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'RelativeTimeFormat',
] as const;

/**
 * Counts what a browser takes longest to make its first one of, until the first row of a list is drawn:
 * once the page is idle, the console makes them ahead.
 */
const countDear = (page: Page) =>
  page.addInitScript((names) => {
    const made: Record<string, number> = {};
    for (const name of names) {
      made[name] = 0;
      const counted = new Proxy(Intl[name], {
        construct: (target, args, newTarget) => {
          made[name] = (made[name] ?? 0) + 1;
          return Reflect.construct(target, args, newTarget);
        },
      });
      Object.defineProperty(Intl, name, { value: counted });
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr')) return;
      Reflect.set(window, 'made', { ...made });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    const write = Number.prototype.toLocaleString;
    made.written = 0;
    Number.prototype.toLocaleString = function (this: number, ...args) {
      made.written = (made.written ?? 0) + 1;
      return write.apply(this, args);
    };
  }, dear);

/** Counts what is thrown, caught or not: for whoever listens to the page, the browser reads scripts again. */
async function countThrown(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  devtools.on('Debugger.paused', ({ data }) => {
    thrown.push(String(data?.description));
    void devtools.send('Debugger.resume');
  });
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.setPauseOnExceptions', { state: 'all' });
  return thrown;
}

test('until the first list nothing dear is made, and reading the scripts throws nothing', async ({
  page,
}) => {
  await countDear(page);
  const thrown = await countThrown(page);
  const { username, password } = demoUsers.find((user) => user.username === 'admin') ?? {};
  const fetched = page.waitForResponse('**/assets/console-*.js');
  await page.goto('/');
  await page.getByLabel(/^Username/).fill(String(username));
  await page.getByLabel(/^Password/).fill(String(password));
  const address = (await fetched).url();
  // Once it has been read and has run.
  await page.evaluate((script) => import(script), address);
  expect(thrown).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual({
    ...Object.fromEntries(dear.map((name) => [name, 0])),
    written: 0,
  });
});
