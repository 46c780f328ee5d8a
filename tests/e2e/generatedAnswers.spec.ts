import type { Page, Route } from '@playwright/test';
import { mutate, randomFor, recordTables } from '../support/mutations';
import { accountSid, type Db } from './support/common';
import { expect, test } from './support/fixtures';
import { follow, isShown } from './support/follow';

/** How many wrong answers are given at least; thousands are without a browser (tests/app). */
const wanted = 100;

/** Every screen but those of calls' files, which read no JSON. */
const screensOf = (db: Db): string[] => {
  const filter = JSON.stringify({ account_sid: accountSid(db, 'Cedar Bank'), date: '30' });
  const days = `filter=${encodeURIComponent(filter)}`;
  return [
    ...recordTables.flatMap(([area, table, key]) => {
      const row = db.get(`SELECT ${key} AS sid FROM ${table} LIMIT 1`);
      return [area, `${area}/${row?.sid}/edit`, `${area}/add`];
    }),
    `recent-calls?${days}`,
    `alerts?${days}`,
    'settings',
    'settings?tab=service-provider',
  ].map((path) => `/internal/${path}`);
};

/** Answers what the console reads with what is wrong with it: each answer of a path is another. */
async function answerWrongly(page: Page) {
  const stored = new Map<string, Promise<string>>();
  const counts = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let given = 0;
  const answer = async (route: Route): Promise<void> => {
    const { href, pathname } = new URL(route.request().url());
    const text = stored.get(href) ?? route.fetch().then((real) => real.text());
    stored.set(href, text);
    const count = (counts.get(pathname) ?? 0) + 1;
    counts.set(pathname, count);
    const body = await text;
    const isData = body.startsWith('{"') || body.startsWith('[');
    if (isData) given += 1;
    const wrong = isData ? mutate(body, randomFor(`${pathname} ${count}`)) : body;
    await route.fulfill({ contentType: 'application/json', body: wrong });
  };
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answered = answer(route);
    open.add(answered);
    await answered.finally(() => open.delete(answered));
  });
  return {
    given: () => given,
    /** When each question that was asked has its answer. */
    allGiven: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}

test(`${wanted} wrong answers take no screen down`, async ({ page, signIn, db }) => {
  await signIn('admin');
  const answers = await answerWrongly(page);
  await page.goto('/internal/accounts');
  const screens = screensOf(db);
  // What asks at every visit; lists that were just shown, and what adds a record, ask for little.
  const asking = screens.filter((path) => /\/edit$|settings/.test(path));
  for (let round = screens; answers.given() < wanted; round = asking) {
    for (const path of round) {
      await follow(page, path);
      await answers.allGiven();
      await page.waitForFunction(isShown);
      await expect(page.getByText('Something went wrong on this page'), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Alerts' }).first(), path).toBeVisible();
    }
  }
  // What the last screen still asks is answered before the page is closed.
  await page.unrouteAll({ behavior: 'wait' });
});
