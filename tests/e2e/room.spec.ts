import type { Page } from '@playwright/test';
import { listPath } from '../support/calls';
import { rowOf } from './support/carriers';
import { accountSid } from './support/common';
import { expect, show, test, views } from './support/fixtures';
import { smallTargets } from './support/targets';

const lists = [
  'accounts',
  'users',
  'applications',
  'carriers',
  'speech-services',
  'phone-numbers',
  'ms-teams-tenants',
  'least-cost-routing',
  'clients',
];
const calls = listPath('recent-calls', { date: '30' });
const alerts = listPath('alerts', { date: '30' });

const openList = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('.list-table > tbody > tr').first()).toBeVisible();
};

/** Resizes the window; zooming to 200 % halves its width and height. */
const resize = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
};

test('what is pressed in lists and forms is 24 px large, or has that room', async ({
  page,
  signIn,
  db,
}) => {
  test.slow();
  await signIn('admin');
  const [wide, narrow] = views.filter(({ theme }) => theme === 'light');
  if (!wide || !narrow) throw new Error('There are two sizes');
  const measure = async (what: string) => {
    for (const view of [wide, narrow]) {
      await show(page, view);
      expect(await smallTargets(page), `${what}, ${view.name}`).toEqual([]);
    }
  };
  for (const path of [...lists.map((area) => `/internal/${area}`), calls, alerts]) {
    await openList(page, path);
    await measure(path);
  }
  // With selectable rows.
  await openList(page, listPath('phone-numbers', { account_sid: accountSid(db, 'Cedar Bank') }));
  await measure('numbers that can be selected');
  await page.goto('/internal/applications/add');
  await expect(page.getByRole('heading', { name: 'Add an application' })).toBeVisible();
  await measure('a new application');
  await page.goto(`/internal/carriers/${rowOf(db, 'Twilio').voip_carrier_sid}/edit`);
  await expect(page.getByRole('button', { name: 'Add SIP gateway' })).toBeVisible();
  await measure('a carrier');
});

test.describe('the list of calls', () => {
  for (const [locale, width] of [
    ['en', 1280],
    ['fr', 1366],
    ['de', 1366],
    ['es', 1366],
    ['ja', 1366],
    ['ar', 1366],
  ] as const) {
    test(`shows every column at ${width} px, ${locale}, below a short head`, async ({
      page,
      signIn,
      context,
      baseURL,
      db,
    }) => {
      // Whichever calls are the latest: the longest of what calls have is among them.
      db.run(
        `UPDATE recent_calls SET trunk = 'Taxi radio bridge, north', sip_status = 480, duration = 0,
          answered = 0, "from" = 'sip:front.desk@clinic.sip.example.com',
          "to" = 'sip:dispatcher.of.the.night@radio.sip.example.com' WHERE trunk = 'Twilio'`,
      );
      db.run("UPDATE recent_calls SET duration = 2868 WHERE trunk = 'Voxbone'");
      await context.addCookies([{ name: 'trunkline-locale', value: locale, url: String(baseURL) }]);
      await signIn('nora');
      await page.setViewportSize({ width, height: 850 });
      await openList(page, calls);
      await expect(page.locator('tbody a[href*="/accounts/"]').first()).toBeVisible();
      const { beyond, lines, top, filterRows } = await page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
        const box = document.querySelector('.table-box');
        const rowTops = all('.filters > *, .list-tools').map((part) =>
          Math.round(part.getBoundingClientRect().top + part.getBoundingClientRect().height / 2),
        );
        return {
          beyond: (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
          lines: Math.max(
            ...all('td > .call-status').map(
              (cell) => cell.clientHeight / Number.parseFloat(getComputedStyle(cell).lineHeight),
            ),
          ),
          top: document.querySelector('tbody tr:not(.group)')?.getBoundingClientRect().top,
          filterRows: new Set(rowTops).size,
        };
      });
      expect(beyond).toBeLessThanOrEqual(0);
      expect(lines).toBeLessThanOrEqual(2.1);
      expect(filterRows).toBe(1);
      expect(top).toBeLessThanOrEqual(200);
    });
  }
});

test('a window that is enlarged leaves the page to its content', async ({ page, signIn }) => {
  await signIn('nora');
  await resize(page, 683, 425);
  for (const path of [calls, '/internal/carriers', '/internal/phone-numbers']) {
    await openList(page, path);
    const seen = await page
      .locator('.list-table > tbody > tr:not(.group)')
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
    expect(seen, path).toBeGreaterThanOrEqual(5);
  }
  await resize(page, 341, 212);
  await page.goto('/internal/applications/add');
  await page.getByLabel('Application name').fill('Lobby');
  const staying = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
        .map(({ element }) => element.outerHTML.slice(0, 80)),
    );
  for (const place of [0, 300, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    expect(await staying(), `scrolled to ${place}`).toEqual([]);
  }
});

test('in the dark no icon is brighter than the words', async ({ page, signIn }) => {
  await signIn('nora');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [calls, '/internal/users']) {
    await openList(page, path);
    const white = await page.evaluate(() =>
      [...document.querySelectorAll('svg')]
        .filter((icon) => icon.checkVisibility())
        .filter((icon) => getComputedStyle(icon).color === 'rgb(255, 255, 255)')
        .map((icon) => icon.parentElement?.outerHTML.slice(0, 80)),
    );
    expect(white, path).toEqual([]);
  }
});

test('lists fit a window of 1,024 px in languages with long words', async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1024, height: 850 });
  await signIn('admin');
  const wide: string[] = [];
  for (const locale of ['de', 'es', 'fr']) {
    await context.addCookies([{ name: 'trunkline-locale', value: locale, url: String(baseURL) }]);
    for (const list of ['users', 'speech-services', 'applications']) {
      await page.goto(`/internal/${list}`);
      await expect(page.locator('.list-table .row-link').first()).toBeVisible();
      await expect(page.locator('.list-table .other-name [dir]:empty')).toHaveCount(0);
      const hidden = await page
        .locator('.table-box')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (hidden > 0) wide.push(`${locale} ${list} ${hidden}`);
    }
  }
  expect(wide).toEqual([]);
});
