import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { movesOf, watchMoves } from './support/moves';

/** Lists whose rows name other records, and are there before those. */
const lists = ['phone-numbers', 'carriers', 'ms-teams-tenants', 'users'];

/** Lists, and what of the platform they count. */
const counted = [
  ['accounts', 'Accounts'],
  ['users', 'Users'],
  ['applications', 'Applications'],
  ['carriers', 'VoipCarriers'],
  ['speech-services', 'SpeechCredentials'],
  ['phone-numbers', 'PhoneNumbers'],
  ['ms-teams-tenants', 'MicrosoftTeamsTenants'],
  ['least-cost-routing', 'Lcrs'],
  ['clients', 'Clients'],
] as const;

/** What moves to a side of a page once answers that its rows wait for are there. */
async function movesAfter(page: Page, path: string, late: RegExp[], known: string) {
  const answers = await Promise.all(late.map((one) => hold(page, one)));
  await page.goto(`/internal/${path}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator(known)).toHaveCount(0);
  for (const release of answers) release();
  await expect(page.locator(known).first()).toBeVisible();
  const moves = await movesOf(page);
  await page.unrouteAll();
  return moves.filter((move) => {
    const [from, , to] = move.split(' ').slice(-4);
    return from !== to;
  });
}

test('columns of a wide list stay where they are when the names in its rows arrive', async ({
  page,
  signIn,
}) => {
  await watchMoves(page);
  await signIn('admin');
  const names = [/\/Accounts(\?|$)/, /\/(VoipCarriers|Applications)\?page=1&page_size=50$/];
  for (const list of ['phone-numbers', 'ms-teams-tenants', 'clients']) {
    expect(await movesAfter(page, list, names, '.list-table .cell-link'), list).toEqual([]);
  }
});

test('alerts stay where they are when there turn out to be too many accounts to ask', async ({
  page,
  signIn,
  db,
}) => {
  for (let at = 0; at < 30; at += 1) {
    db.run(
      `INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret)
       SELECT ?, ?, service_provider_sid, 'none' FROM accounts WHERE name = 'Sunrise Clinic'`,
      crypto.randomUUID(),
      `Account ${at}`,
    );
  }
  await watchMoves(page);
  await signIn('nora');
  const accounts = await hold(page, /\/Accounts$/);
  await page.goto('/internal/alerts');
  await expect(page.locator('.list-table .open-button').first()).toBeVisible();
  accounts();
  const offer = page.getByRole('button', { name: /^Look up accounts/ });
  await expect(offer).toBeInViewport();
  expect(await movesOf(page)).toEqual([]);
});

/** Where the heads of the columns and the rows stand, and how large they are. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.list-table > thead th, .list-table > tbody > tr')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      },
    ),
  );

/** How many rows a page of the list has. */
const rowsOf = async (page: Page) =>
  Math.min(25, Number.parseInt(await page.locator('.page-count:not([data-room])').innerText(), 10));

for (const width of [1366, 1024, 768]) {
  test(`heads and rows stay where they are when names arrive at ${width} px, however long`, async ({
    page,
    signIn,
    db,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    for (const [table, name] of [
      ['accounts', 'Sunrise Clinic'],
      ['applications', 'Appointments Children'],
      ['voip_carriers', 'Twilio'],
    ] as const) {
      db.run(
        `UPDATE ${table} SET name = ? WHERE name = ?`,
        `${name} ${name} ${name}`.slice(0, 64),
        name,
      );
    }
    await signIn('admin');
    const found: Record<string, unknown> = {};
    for (const list of lists) {
      const names = await Promise.all([
        hold(page, /\/Accounts(\?|$)/),
        hold(page, /\/(VoipCarriers|Applications)\?page=1&page_size=50$/),
      ]);
      await page.goto(`/internal/${list}`);
      const rows = page.locator('.list-table > tbody > tr');
      await expect(rows).toHaveCount(await rowsOf(page));
      await expect(page.locator('.gateway-count.muted')).toHaveCount(0);
      await expect(page.locator('.list-table .cell-link')).toHaveCount(0);
      const before = await placesOf(page);
      for (const release of names) release();
      await expect(page.locator('.list-table .cell-link').first()).toBeVisible();
      await expect(page.locator('.other-name [dir]:empty')).toHaveCount(0);
      const after = await placesOf(page);
      if (String(after) !== String(before)) found[list] = { before, after };
      await page.unrouteAll();
    }
    expect(found).toEqual({});
  });
}

test.describe('a list on a phone', () => {
  test('stays where it is when the names in its rows arrive, however long', async ({
    page,
    signIn,
    db,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchMoves(page);
    // Some names have room in no line.
    for (const [table, name] of [
      ['accounts', 'Sunrise Clinic'],
      ['applications', 'Appointments Children'],
    ] as const) {
      db.run(`UPDATE ${table} SET name = ? WHERE name = ?`, 'W'.repeat(64), name);
    }
    await signIn('admin');
    const found: Record<string, string[]> = {};
    for (const list of lists) {
      const names = await Promise.all([
        hold(page, /\/Accounts(\?|$)/),
        hold(page, /\/(VoipCarriers|Applications)\?page=1&page_size=50$/),
      ]);
      await page.goto(`/internal/${list}`);
      await expect(page.locator('.list-table .row-link').first()).toBeVisible();
      await expect(page.locator('.list-table .cell-link')).toHaveCount(0);
      for (const release of names) release();
      await expect(page.locator('.list-table .cell-link').first()).toBeVisible();
      await expect(page.locator('.other-name span[dir]:empty')).toHaveCount(0);
      const moves = await movesOf(page);
      if (moves.length > 0) found[list] = moves;
      await page.unrouteAll();
    }
    expect(found).toEqual({});
  });

  test('of 320 px stays where it is when its rows are counted', async ({
    page,
    signIn,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 844 });
    await signIn('admin');
    const found: Record<string, unknown> = {};
    for (const locale of ['en', 'de', 'ar']) {
      await context.addCookies([{ name: 'trunkline-locale', value: locale, url: String(baseURL) }]);
      for (const [list, path] of counted) {
        const release = await hold(page, new RegExp(`/${path}(\\?|$)`));
        await page.goto(`/internal/${list}`);
        const head = page.locator('.page-header');

        await expect(page.locator('.page-count[data-room]')).toBeAttached();
        const before = await head.boundingBox();
        release();
        await expect(page.locator('.page-count:not([data-room])')).toBeVisible();
        const after = await head.boundingBox();
        if (after?.height !== before?.height) found[`${list} ${locale}`] = [before, after];
        await page.unrouteAll();
      }
    }
    expect(found).toEqual({});
  });

  test('has its two buttons beside each other', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('nora');
    for (const [list, names] of [
      ['phone-numbers', ['Add many', 'Add phone number']],
      ['recent-calls', ['Calls now', 'Open a file']],
    ] as const) {
      await page.goto(`/internal/${list}`);
      const tops = names.map(async (name) => {
        const button = page.locator('.page-actions > *', { hasText: name });
        await expect(button).toBeVisible();
        return (await button.boundingBox())?.y;
      });
      const [first, second] = await Promise.all(tops);
      expect(second, list).toBe(first);
    }
  });

  test('of what was changed here stays where it is when it is known', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchMoves(page);
    await signIn('nora');
    await page.goto('/internal/history');
    await expect(page.getByText('No changes yet')).toBeVisible();
    expect(await movesOf(page)).toEqual([]);
  });

  for (const width of [390, 320]) {
    test(`of ${width} px stays where it is when something is typed in its search`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn('admin');
      for (const list of ['phone-numbers', 'recent-calls']) {
        await page.goto(`/internal/${list}`);
        const row = page.locator('.list-table > tbody > tr').first();
        await expect(row).toBeVisible();
        const before = await row.boundingBox();
        await page.getByRole('searchbox').fill('5');
        await expect(page).toHaveURL(/q%22%3A%225|"q":"5/);
        await expect(page.locator('.active-filters')).toBeAttached();
        expect((await row.boundingBox())?.y, list).toBe(before?.y);
      }
    });
  }
});

test('calls fit a tablet: who was called is below who called', async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  await signIn('nora');
  for (const [width, locale] of [
    [1199, 'en'],
    [1024, 'de'],
    [600, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 850 });
    await context.addCookies([{ name: 'trunkline-locale', value: locale, url: String(baseURL) }]);
    await page.goto('/internal/recent-calls');
    const row = page.locator('.list-table > tbody > tr.opens').first();
    await expect(row).toBeVisible();
    const hidden = page
      .locator('.table-box')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await hidden, `${width} ${locale}`).toBe(0);
    const [from, to, duration, marks] = await Promise.all(
      [2, 3, 5, 6].map((place) => row.locator(`td:nth-child(${place})`).boundingBox()),
    );
    expect([to?.x, marks?.x]).toEqual([from?.x, duration?.x]);
    expect(to?.y).toBeGreaterThan(Number(from?.y));
    expect(marks?.y).toBeGreaterThan(Number(duration?.y));
    // All columns of the head stand above theirs.
    const heads = await page
      .locator('.list-table > thead th')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    const cells = await row
      .locator('td')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    expect(cells).toEqual(heads);
  }
});
