import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { movesOf, watchMoves } from './support/moves';

/** Lists whose rows name other records, and are there before those. */
const lists = ['phone-numbers', 'carriers', 'ms-teams-tenants'];

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
