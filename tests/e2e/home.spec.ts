import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { movesOf, watchMoves } from './support/moves';

test('Home looks good everywhere, with its reasons and as a table', async ({ page, signIn }) => {
  test.slow();
  await signIn('nora');
  await page.goto('/internal/home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.getByText('2 not registered')).toBeVisible();
  await page.getByRole('button', { name: 'Show reasons' }).click();
  await expect(page.getByText(/^Of all [\d,]+ calls\.$/)).toBeVisible();
  await expectGoodInEveryView(page);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Calls by hour' })).toBeVisible();
  await expectGoodInEveryView(page);
});

for (const width of [1366, 1024, 390]) {
  test(`nothing on Home moves while its parts arrive, on ${width} px and with many carriers`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await watchMoves(page);
    await signIn('nora');
    await page.route(/VoipCarriers\?page=1&page_size=25$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 1451 } });
    });
    await page.goto('/internal/home');
    await expect(page.getByText('2 not registered')).toBeVisible();
    await expect(page.getByText(/of 1,451 looked at/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^a week ago/ })).toHaveCount(2);
    await expect(page.locator('.hour-bars > a').first()).toBeVisible();
    const moves = await movesOf(page);
    // A line of a figure may stand a little otherwise than its stand-in.
    const far = moves.filter((move) => {
      const [x, y, toX, toY] = move.split(' ').slice(-4).map(Number);
      return Math.abs(Number(toX) - Number(x)) > 3 || Math.abs(Number(toY) - Number(y)) > 3;
    });
    expect(far).toEqual([]);
  });
}

test('what fails looks good everywhere', async ({ page, signIn }) => {
  test.slow();
  await signIn('nora');
  await page.goto('/internal/recent-calls');
  await page.getByRole('button', { name: 'What fails' }).click();
  await expect(page.getByRole('table', { name: 'Calls by carrier' })).toBeVisible();
  await expectGoodInEveryView(page);
});
