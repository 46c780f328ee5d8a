import { expect, expectGoodInEveryView, expectLanded, show, test, views } from './support/fixtures';

const narrow = views.find(({ size }) => size.width === 390);

test.describe('the navigation', () => {
  const services = ['Carriers', 'Speech', 'Phone Numbers'];
  const shared = ['Clients', 'Applications', 'Recent calls', 'Alerts', ...services];
  const teams = 'MS Teams Tenants';
  const routing = 'Outbound Call Routing';

  test('has the items of each scope, in the order of rule 2.3', async ({ page, signIn }) => {
    const items = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
    await signIn('nora');
    await page.goto('/internal/accounts');
    await expect(items).toHaveText(['Users', 'Settings', 'Accounts', ...shared, teams, routing]);
    await expectLanded(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await signIn('sam');
    await page.goto('/');
    await expect(items).toHaveText(['Users', 'Account', ...shared, teams, routing]);
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test.describe('with every optional feature off', () => {
    test.use({ serverOptions: { config: { ENABLE_LCR: false } } });

    test('has no outbound call routing', async ({ page, signIn }) => {
      await signIn('nora');
      await page.goto('/internal/accounts');
      await expect(page.getByRole('link', { name: teams })).toBeVisible();
      await expect(page.getByRole('link', { name: routing })).toHaveCount(0);
    });
  });

  test('collapses, stays so after a reload, and names its icons', async ({ page, signIn }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Alerts' })).toBeVisible();
    await expectGoodInEveryView(page);
  });

  test('is a drawer on a phone, which closes when an item is followed', async ({
    page,
    signIn,
  }) => {
    if (!narrow) throw new Error('There is no narrow view');
    await signIn('nora');
    await page.goto('/internal/accounts');
    await show(page, narrow);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectGoodInEveryView(page);
    await show(page, narrow);
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(/\/internal\/users/);
    await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  });
});

test('the keyboard reaches the page over the navigation', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('theme and language are chosen once and outlive the session', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/accounts');
  await expectLanded(page);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('link', { name: 'Comptes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Applications' }).click();
  await page.getByRole('combobox', { name: 'Compte' }).fill('zzzz');
  await expect(page.getByText('Pas de résultats')).toBeVisible();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes bien déconnecté.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('another language changes the words alone, not what is typed', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/accounts/add');
  await page.getByRole('textbox', { name: 'SIP realm' }).fill('typed.example');
  await page.getByRole('button', { name: 'Create' }).click();
  const name = page.getByRole('textbox', { name: 'Account name' });
  await expect(name).toHaveAccessibleDescription('Required');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Ajouter un compte' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Domaine SIP' })).toHaveValue('typed.example');
  await expect(page.getByRole('textbox', { name: 'Nom du compte' })).toHaveAccessibleDescription(
    'Ce champ est requis',
  );
  await expect(page).toHaveTitle('Ajouter un compte · Trunkline');
});

test('the page title says where one is', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/accounts');
  await expect(page).toHaveTitle('Accounts · Trunkline');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveTitle('Users · Trunkline');
});

test.describe('when the platform asks to wait', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('a countdown is shown, nobody is signed out, and the list comes by itself', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    let refused = 0;
    await page.route('**/api/v1/Users', async (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '2' },
        contentType: 'text/html',
        body: 'Too many requests, please try again later.',
      });
    });
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(
      page.getByText(/The platform asks to wait: going on in [12] second/),
    ).toBeVisible();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByText(/The platform asks to wait/)).toHaveCount(0);
    expect(refused).toBe(1);
  });
});

test.describe('when a list cannot be read', () => {
  test.use({ expectedErrors: [/status of 500/] });

  for (const [name, answer] of [
    ['an error', { status: 500, contentType: 'application/json', body: '{"msg":"no database"}' }],
    ['a page of a proxy', { status: 200, contentType: 'text/html', body: '<html>login</html>' }],
    ['a truncated body', { status: 200, contentType: 'application/json', body: '[{"user_sid":' }],
    ['an object', { status: 200, contentType: 'application/json', body: '{"hello":1}' }],
    ['nothing', { status: 200, contentType: 'application/json', body: '' }],
  ] as const) {
    test(`${name} is told in its place, the rest lives on, and Retry helps`, async ({
      page,
      signIn,
    }) => {
      await signIn('nora');
      await page.goto('/internal/accounts');
      await page.route('**/api/v1/Users', (route) => route.fulfill(answer));
      await page.getByRole('link', { name: 'Users' }).click();
      const panel = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(
        name === 'an error' ? 'no database' : 'an answer that could not be read',
      );
      await expect(page.getByRole('link', { name: 'Accounts' })).toBeVisible();
      await page.unroute('**/api/v1/Users');
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('tbody tr').first()).toBeVisible();
    });
  }
});
