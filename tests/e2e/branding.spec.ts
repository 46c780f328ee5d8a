import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { expectAccessible } from './support/views';

const picture = (fill: string, width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><rect width="${width}" height="40" rx="8" fill="${fill}"/></svg>`)}`;

const config = {
  BRAND_NAME: 'Oxbow Voice',
  BRAND_LOGO: picture('#0B6E4F', 160),
  BRAND_LOGO_DARK: picture('#7ADBB3', 160),
  BRAND_ICON: picture('#0B6E4F', 40),
  BRAND_COLOR: '#0B6E4F',
  SUPPORT_URL: 'mailto:help@oxbow.example',
  DOCS_URL: 'https://docs.oxbow.example/',
  STATUS_URL: 'https://status.oxbow.example/',
  LOGIN_NOTICE: `For staff of Oxbow.\n\n${'Calls and sign-ins are recorded and kept for 90 days. '.repeat(6)}`,
  MENU: JSON.stringify([
    { label: 'Wiki', url: 'https://wiki.oxbow.example' },
    { label: 'A very long name of a page of ours', url: '/billing' },
  ]),
};
test.use({ serverOptions: { config } });

const primary = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
  );
/** Nothing is wider than the page. */
const expectRoom = async (page: Page) => {
  const over = page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await over).toBeLessThanOrEqual(0);
};
const look = async (page: Page, name: string) => {
  await expectAccessible(page);
  await expectRoom(page);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
};

test('a deployment has its own face, from the first drawing on', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const go = await hold(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const logo = page.getByRole('banner').getByRole('img', { name: 'Oxbow Voice' });
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(logo).toBeVisible();
  expect(await primary(page)).toBe('#0b6e4f');
  await expect(page).toHaveTitle('Log in · Oxbow Voice');
  await expect(page.locator('body')).not.toContainText('Trunkline');
  const stood = await page.locator('#root').evaluate((root) => {
    Reflect.set(window, 'stood', [...root.querySelectorAll('*')]);
    return root.innerHTML.length;
  });
  expect(stood).toBeGreaterThan(0);
  go();
  await expect(page.locator('link[data-form]')).toHaveCount(0);
  const gone = () =>
    page.evaluate(
      () =>
        (Reflect.get(window, 'stood') as Element[]).filter(({ isConnected }) => !isConnected)
          .length,
    );
  expect(await gone()).toBe(0);
  expect(await primary(page)).toBe('#0b6e4f');
  // The variables that follow from the colour are made by the page: the file has those of the console's own.
  const made = page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .some(({ cssText }) => cssText.includes('--mui-spacing:')),
  );
  expect(await made).toBe(true);
  await look(page, 'sign-in-light');
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'sign-in-narrow');
  await page.setViewportSize({ width: 1366, height: 850 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).toHaveAttribute('src', config.BRAND_LOGO_DARK);
  await look(page, 'sign-in-dark');

  await signIn('admin');
  await page.goto('/internal/accounts');
  const menu = page.getByRole('list', { name: 'More links' });
  await expect(menu.getByRole('link')).toHaveCount(2);
  await expect(page).toHaveTitle('Accounts · Oxbow Voice');
  await look(page, 'console-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page, 'console-light');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await look(page, 'console-collapsed');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByRole('img', { name: 'Oxbow Voice' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await look(page, 'console-narrow');
});
