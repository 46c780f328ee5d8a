import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { findChromium } from '../lib/chromium.mjs';
import { inRoot } from '../lib/paths.mjs';
import type { Work } from './limits';

interface Commit {
  mounted: number;
  updated: number;
  names: Record<string, number>;
  title: string;
  /** When the list was complete with it, in milliseconds since 1970; NaN where it was not. */
  listAt: number;
  isNested: boolean;
}

const operator = { user: 'admin', password: 'Admin-demo1!' };
/** Longer than answers stay fresh, and than the look for unread alerts waits (ms). */
const longQuiet = 2600;
/** How long nothing has to move before a journey has ended (ms). */
const shortQuiet = 600;

/** Opens a browser that counts what the console does, on a machine so many times slower than this one. */
async function openCounted(slower: number) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 850 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript({ path: inRoot('scripts/journeys/counting.js') });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const asked = { requests: 0, counts: 0 };
  const scripts: Request[] = [];
  page.on('request', (request) => {
    const kind = request.resourceType();
    // Those of the forms are only fetched.
    if (kind === 'script' || /\/assets\/[^/]+\.js$/.test(request.url())) scripts.push(request);
    else if (kind === 'fetch' || kind === 'xhr') {
      asked[request.url().includes('/SipGateways') ? 'counts' : 'requests'] += 1;
    }
  });
  const forget = async () => {
    Object.assign(asked, { requests: 0, counts: 0 });
    scripts.length = 0;
    await page.evaluate(
      'if (window.commits) { commits.length = longTasks.length = 0; takeRules(); }',
    );
  };

  await devtools.send('Performance.enable');
  /** How often the browser has laid out the page that began at a moment, and worked out its styles. */
  const drawn = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      layouts: of('LayoutCount'),
      styles: of('RecalcStyleCount'),
      at: of('NavigationStart'),
    };
  };
  const drawnSince = async (before: Awaited<ReturnType<typeof drawn>>) => {
    const { layouts, styles, at } = await drawn();
    if (at !== before.at) return { layouts, styles };
    return { layouts: layouts - before.layouts, styles: styles - before.styles };
  };

  /** Does something and counts until what it leads to is there and nothing moves any more. */
  const count = async (
    journey: string,
    act: () => Promise<unknown>,
    quiet = shortQuiet,
    arrival: (page: Page) => Promise<unknown> = rowsOf,
  ): Promise<Work> => {
    await forget();
    const before = await drawn();
    await act();
    await arrival(page);
    await stillness(page, quiet);
    const draws = await drawnSince(before);
    const commits = await page.evaluate<Commit[]>('window.commits.splice(0)');
    const rules = await page.evaluate<number>('takeRules()');
    const longest = await page.evaluate<number>('Math.max(0, ...longTasks)');
    const listAt = commits.find((commit) => commit.listAt > 0)?.listAt ?? Number.POSITIVE_INFINITY;
    const early = scripts.filter((script) => script.timing().startTime <= listAt).length;
    const ahead = scripts.length - early;
    const nodes = await page.evaluate<number>(`document.querySelectorAll('body *').length`);
    return {
      journey,
      scripts: early,
      ahead,
      nodes,
      ...draws,
      ...asked,
      rules,
      longest,
      ...summary(commits),
    };
  };
  return { browser, page, count };
}

/** Does what opens the console, and waits until the last of the usual lists is asked for ahead (`isAskedAhead`). */
export async function untilAskedAhead(page: Page, act: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().includes('/PhoneNumbers?'));
  await act();
  await asked;
}

/** The rows of the list are there, and no skeleton is. */
const rowsOf = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { isListThere(): boolean }).isListThere());

/** The form has its values. */
const formOf = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLInputElement>('main form input')?.value);

/** Neither the network nor the page has moved for a while. */
async function stillness(page: Page, quiet: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let before = -1; ; ) {
    const now = await page.evaluate<number>('window.commits.length');
    if (now === before) return;
    before = now;
    await page.waitForTimeout(quiet);
  }
}

function summary(
  commits: Commit[],
): Pick<Work, 'fibers' | 'commits' | 'nested' | 'firstFrame' | 'names'> {
  const names: Record<string, number> = {};
  for (const commit of commits) {
    for (const [name, times] of Object.entries(commit.names)) {
      names[name] = (names[name] ?? 0) + times;
    }
  }
  // Commits in which no component was drawn are what refs and effects leave behind.
  const drawn = commits.filter(({ mounted, updated }) => mounted + updated > 0);
  const title = commits.at(-1)?.title;
  return {
    fibers: drawn.reduce((sum, { mounted, updated }) => sum + mounted + updated, 0),
    commits: drawn.length,
    nested: commits.filter(({ isNested }) => isNested).length,
    firstFrame: 1 + drawn.findIndex((commit) => commit.title === title),
    names,
  };
}

/**
 * The JS heap in MB after a tour of five lists. The page is worked by keys and expressions alone: what
 * the driver puts into a page to find elements, and what counts the commits, weighs a megabyte itself.
 */
async function heapAfterLists(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 850 }, locale: 'en-GB' });
  const until = async (condition: string) => {
    while (!(await page.evaluate(condition))) await page.waitForTimeout(50);
  };
  await page.goto(url);
  await until(`document.activeElement.name === 'username'`);
  await page.keyboard.type(operator.user);
  await page.keyboard.press('Tab');
  await page.keyboard.type(operator.password);
  await page.keyboard.press('Enter');
  for (const name of ['Accounts', 'Carriers', 'Applications', 'Phone numbers', 'Users']) {
    await until(`document.querySelectorAll('main tbody tr').length > 1`);
    await page.evaluate(
      `[...document.querySelectorAll('nav a')].find((a) => a.textContent.trim() === '${name}').click()`,
    );
    await until(`document.querySelector('main h1')?.textContent === '${name}'`);
    await until(`!document.querySelector('main [class*=Skeleton]')`);
    await page.waitForTimeout(longQuiet);
  }
  const devtools = await page.context().newCDPSession(page);
  // What the first collection sets free may hold what only the next ones can take.
  for (let times = 0; times < 4; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/**
 * Walks through the console like an operator and returns what each way took. `slower` simulates a
 * machine that is slower by this factor.
 */
export async function walk(url: string, slower = 1) {
  const { browser, page, count } = await openCounted(slower);
  const link = (name: string) =>
    page.locator('nav a').filter({ hasText: new RegExp(`^${name}$`, 'i') });
  const to = (name: string) => () => link(name).first().click();
  const firstRow = page.locator('main tbody .row-link').first();
  try {
    await page.goto(url);
    await page.locator('input[name=username]').fill(operator.user);
    await page.locator('input[name=password]').fill(operator.password);
    await page.waitForTimeout(1500);
    const submit = page.locator('button[type=submit]').first();
    const signIn = () =>
      untilAskedAhead(page, async () => {
        await submit.click();
        await page.waitForURL(/internal/);
      });
    const works = [
      await count('sign in', signIn, longQuiet),
      await count('to Carriers', to('Carriers')),
      await count('to Applications', to('Applications')),
      await count('to Phone numbers', to('Phone numbers')),
      await count('nothing while nothing changes', () => page.waitForTimeout(longQuiet)),
      await count('back to Accounts', to('Accounts')),
      await count('back to Carriers', to('Carriers')),
      await count('edit a carrier', () => firstRow.click(), longQuiet, formOf),
    ];
    const open = (path: string) => () => page.goto(`${url}/internal/${path}`);
    works.push(await count('deep link', () => untilAskedAhead(page, open('accounts')), longQuiet));
    // Of accounts, whose rows are complete with one answer: names that come later draw rows once more.
    const sized = 'accounts?page=1&sort=name&order=ASC&filter=%7B%7D&perPage=';
    // Answers that come one by one on a busy machine may draw rows once more: what is least is the rows' own.
    const least = async (rows: number) => {
      const counted: Work[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        counted.push(await count(`${rows} rows`, open(`${sized}${rows}`)));
      }
      const of = (figure: 'fibers' | 'nodes') => Math.min(...counted.map((work) => work[figure]));
      return { fibers: of('fibers'), nodes: of('nodes') };
    };
    const few = await least(25);
    const many = await least(100);
    const heap = await heapAfterLists(browser, url);
    return { works, heap, few, many };
  } finally {
    await browser.close();
  }
}
