import type { CDPSession, Page } from '@playwright/test';
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
async function countThrown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  devtools.on('Debugger.paused', ({ data }) => {
    // React is told so what something waits for; no stack is made of it.
    if (data?.subtype !== 'promise') thrown.push(String(data?.description));
    // Where the debugger has gone meanwhile, the page goes on by itself.
    devtools.send('Debugger.resume').catch(() => undefined);
  });
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.setPauseOnExceptions', { state: 'all' });
  // A page that is held where something is thrown takes no keys.
  return { thrown, stop: () => devtools.send('Debugger.disable') };
}

test('until the first list nothing dear is made, and reading the scripts throws nothing', async ({
  page,
}) => {
  await countDear(page);
  const { thrown, stop } = await countThrown(page);
  const { username, password } = demoUsers.find((user) => user.username === 'admin') ?? {};
  const fetched = page.waitForResponse('**/assets/console-*.js');
  await page.goto('/');
  await page.getByLabel(/^Username/).fill(String(username));
  await page.getByLabel(/^Password/).fill(String(password));
  const address = (await fetched).url();
  // Once it has been read and has run.
  await page.evaluate((script) => import(script), address);
  expect(thrown).toEqual([]);
  await stop();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual({
    ...Object.fromEntries(dear.map((name) => [name, 0])),
    written: 0,
  });
});

/** The functions of the console's scripts that have run since the last look, each once. */
async function ranSince(devtools: CDPSession): Promise<Set<string>> {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => /\/assets\/(console|index)-/.test(url));
  const ran = scripts.flatMap(({ url, functions }) =>
    functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ count }) => count > 0)
      .map(({ startOffset, endOffset }) => `${url} ${startOffset} ${endOffset}`),
  );
  return new Set(ran);
}

test('most of what draws the first list has run before the sign-in is sent', async ({ page }) => {
  await page.addInitScript(() => {
    const make = Document.prototype.createElement;
    let rowsMade = 0;
    Document.prototype.createElement = function (name: string, ...rest: [ElementCreationOptions?]) {
      if (name === 'tr') rowsMade += 1;
      Reflect.set(window, 'rowsMade', rowsMade);
      return make.call(this, name, ...rest);
    };
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true });
  const { username, password } = demoUsers.find((user) => user.username === 'admin') ?? {};
  await page.goto('/');
  await page.getByLabel(/^Username/).fill(String(username));
  await page.getByLabel(/^Password/).fill(String(password));
  // The rows of the rehearsal, and one for their heads.
  await page.waitForFunction(() => Number(Reflect.get(window, 'rowsMade')) >= 17);
  const before = await ranSince(devtools);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const ran = await ranSince(devtools);
  const first = [...ran].filter((what) => !before.has(what));
  expect(first.length / ran.size).toBeLessThan(0.45);
});
