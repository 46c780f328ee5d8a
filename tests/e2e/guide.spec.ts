import { guideNames } from '../../scripts/vite/guide/pages';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures';

test('a screen leads to its page of the guide, beside it, by keyboard too', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('nora');
  await page.goto('/internal/carriers/add');
  const link = page.getByRole('link', { name: 'Guide to this page' });
  await page.getByLabel('Carrier name').fill('Skyline');
  await link.focus();
  const [guide] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(guide).toHaveURL(/\/guide\/carriers\.html$/);
  await expect(guide.getByRole('heading', { level: 1, name: 'Carriers' })).toBeVisible();
  await expect(guide.getByRole('img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByLabel('Carrier name')).toHaveValue('Skyline');
  await guide.getByRole('link', { name: 'Speech services' }).first().click();
  await expect(guide.getByRole('heading', { level: 1, name: 'Speech services' })).toBeVisible();
  await guide.close();
});

/** Pages that have between them all that a page can hold. */
const kinds = ['index', 'deploying', 'outbound-call-routing', 'troubleshooting'];

test('no page of the guide is wider than a phone, and each kind is good to read', async ({
  page,
}) => {
  for (const name of guideNames()) {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(`/guide/${name}.html`);
    expect(answer?.headers()['cache-control']).toBe('no-cache');
    await expectNoSidewaysScroll(page);
    if (!kinds.includes(name)) continue;
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1366, height: 850 });
    await expectAccessible(page, { type: 'rule', values: ['color-contrast'] });
  }
});
