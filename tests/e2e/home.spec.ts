import { expect, expectGoodInEveryView, test } from './support/fixtures';

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

test('nothing on Home moves while its parts arrive', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        };
        if (value > 0.01) moved.push(`${value} ${sources.map(({ node }) => node?.className)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn('nora');
  await page.goto('/internal/home');
  await expect(page.getByText('2 not registered')).toBeVisible();
  await expect(page.getByRole('link', { name: /^a week ago/ })).toHaveCount(2);
  await expect(page.locator('.hour-bars > a').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('what fails looks good everywhere', async ({ page, signIn }) => {
  test.slow();
  await signIn('nora');
  await page.goto('/internal/recent-calls');
  await page.getByRole('button', { name: 'What fails' }).click();
  await expect(page.getByRole('table', { name: 'Calls by carrier' })).toBeVisible();
  await expectGoodInEveryView(page);
});
