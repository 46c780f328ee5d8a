import { expect, expectGoodInEveryView, signInByForm, test } from './support/fixtures';
import { hold } from './support/hold';

test.describe('every signed-out page reads well in both themes and widths', () => {
  test.use({ expectedErrors: [/status of (400|403)/] });

  test('sign-in, empty, with a message and refused', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expectGoodInEveryView(page);
    await page.goto('/internal/accounts');
    await expect(page.getByText('You must log in to view that page')).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByLabel('Username').fill('nora');
    await page.getByLabel(/^Password/).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel(/^Password/).fill('');
    await page
      .getByLabel(/^Password/)
      .dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expectGoodInEveryView(page);
  });

  test('forgotten password and forced change', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('stranger@northwind-voice.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodInEveryView(page);

    await signInByForm(page, 'fred');
    await page.reload();
    await page.getByLabel(/^New password/).fill('12345678');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Required').first()).toBeVisible();
    await expectGoodInEveryView(page);
  });

  test('a page that is none, and a configuration with problems', async ({ page, signIn }) => {
    await page.goto('/nowhere');
    await expect(page.getByText("That page doesn't exist.")).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveTitle('Log in · Trunkline');
    await signIn('nora');
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Back to the console' }).click();
    await expect(page).toHaveURL(/\/internal\/accounts$/);

    await page.route('**/config.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.TRUNKLINE = { ENABLE_LCR: "maybe", API_BASE_URL: "localhost:3000/v1" };',
      }),
    );
    await page.goto('/');
    await expect(page.getByRole('listitem')).toHaveText([
      'ENABLE_LCR is “maybe”: it must be true or false.',
      /^API_BASE_URL is “localhost:3000\/v1”: it must be an absolute URL/,
    ]);
    await expectGoodInEveryView(page);
  });
});

test.describe('a console that cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('says so, and comes after a reload', async ({ page }) => {
    await page.route('**/console-*.js', (route) => route.abort());
    await signInByForm(page, 'nora');
    await expect(page.getByRole('heading', { name: 'Couldn’t load this page.' })).toBeVisible();
    await expectGoodInEveryView(page);
    await page.unroute('**/console-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });
});

test('the console’s frame stands in for it while it is slow to come', async ({ page }) => {
  const go = await hold(page, '**/console-*.js');
  await signInByForm(page, 'nora');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expectGoodInEveryView(page);
  go();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
});

test('theme and language are chosen on the sign-in page, and the console follows', async ({
  page,
}) => {
  await page.goto('/');
  const theme = page.getByRole('group', { name: 'Theme' });
  await expect(theme.getByRole('button', { name: 'System' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await theme.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('Connexion · Trunkline');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Nom d’utilisateur').fill('nora');
  await page.getByLabel(/^Mot de passe/).fill('Provider-demo1!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
