import { addAlert } from '../support/calls';
import {
  expect,
  expectAccessible,
  expectGoodInEveryView,
  expectLanded,
  show,
  test,
  views,
} from './support/fixtures';

const narrow = views.find(({ size }) => size.width === 390);

test.describe('the navigation', () => {
  test('collapses, stays so after a reload, and names its icons', async ({ page, signIn }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await test.step('and the keyboard reaches the page over it', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });
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
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectGoodInEveryView(page);
    await show(page, narrow);
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(/\/internal\/users/);
    await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await test.step('and filters stand behind a button', async () => {
      await expect(page.getByRole('combobox', { name: 'Account' })).toBeHidden();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();
    });
  });
});

test.describe('alerts that nobody has looked at', () => {
  test.use({ serverOptions: { config: { ALERT_POLL_INTERVAL: '60' } } });

  test('are counted at the menu, whose name is what is seen of it', async ({
    page,
    signIn,
    db,
  }) => {
    for (let count = 0; count < 12; count += 1) addAlert(db, 'Sunrise Clinic');
    await signIn('nora');
    await page.goto('/internal/accounts');
    for (const view of views) {
      await show(page, view);
      await expect(page.getByText('9+')).toBeVisible();
      await expectAccessible(page);
    }
    if (narrow) await show(page, narrow);
    const menu = page.getByRole('button', { name: /^Open menu \d\d unread alerts$/ });
    await menu.click();
    await expect(page.getByRole('link', { name: /^Alerts \d\d unread alerts$/ })).toBeVisible();
  });
});

test('the command palette takes the keyboard, and gives it back', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/carriers');
  await expect(page.getByRole('table')).toBeVisible();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sunrise');
  await expect(page.getByRole('option', { name: /^Sunrise Clinic/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Search calls/ })).toBeVisible();
  await expectGoodInEveryView(page);
  // The last one is in view when the keyboard gets there.
  await field.fill('a');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toBeInViewport();
});

test('theme and language are chosen once and outlive the session', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/accounts');
  await expectLanded(page);
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('link', { name: 'Comptes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Applications' }).click();
  await page.getByRole('combobox', { name: 'Compte' }).fill('zzzz');
  await expect(page.getByText('Pas de résultats')).toBeVisible();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('what is chosen shows in the colours of the system, and paper shows the page alone', async ({
  page,
  db,
  signIn,
}) => {
  await signIn('nora');
  const carrier = db.get('SELECT voip_carrier_sid AS sid FROM voip_carriers LIMIT 1')?.sid;
  await page.goto(`/internal/carriers/${carrier}/edit`);
  await expect(page.getByLabel(/^Carrier name/)).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const backgrounds = (place: string) =>
    page
      .locator(place)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  for (const [chosen, other] of [
    ['nav a[aria-current=page]', 'aside nav a:not([aria-current])'],
    ['main nav a[aria-current]', 'main nav a:not([aria-current])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ] as const) {
    const [its] = await backgrounds(chosen);
    expect(its, chosen).toMatch(/^rgb/);
    expect(await backgrounds(other)).not.toContain(its);
  }
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const place of ['aside', 'main nav', '.page-actions', '[data-save-bar]'])
    await expect(page.locator(place).first()).toBeHidden();
  // It would stand on every sheet, over what is there.
  const fixed = await page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
        .map((one) => one.outerHTML.slice(0, 200)),
    );
  expect(fixed).toEqual([]);
});
