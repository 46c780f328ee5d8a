import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectGoodInEveryView,
  show,
  test,
  views,
} from './support/fixtures';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Service provider' });
const choose = async (page: Page, name: string) => {
  await selector(page).click();
  await page.getByRole('option', { name, exact: true }).click();
};

test('another tab’s choice stays in that tab', async ({ page, signIn, db, context }) => {
  await signIn('admin');
  await page.goto('/internal/accounts/add');
  await page.getByLabel('Account name').fill('Made in the first tab');
  // A tab that has no provider yet begins with the one that was chosen last, wherever that was.
  await expect(selector(page)).toHaveValue('Northwind Voice');
  const other = await context.newPage();
  await other.goto('/internal/users');
  await choose(other, 'Quayside Telecom');
  await expect(other.getByRole('link', { name: 'Gull Marine', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Account created successfully')).toBeVisible();
  await expect(selector(page)).toHaveValue('Northwind Voice');
  const [owner] = db.all(
    `SELECT p.name FROM accounts JOIN service_providers p USING (service_provider_sid)
      WHERE accounts.name = 'Made in the first tab'`,
  );
  expect(owner).toEqual({ name: 'Northwind Voice' });
});

test('a narrow navigation keeps it behind one button', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/internal/users');
  await test.step('the question for a new one looks good in both themes', async () => {
    await page.getByRole('button', { name: 'Add a service provider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a service provider' });
    await expect(dialog.getByRole('textbox', { name: 'Service provider name' })).toBeFocused();
    for (const view of views.filter(({ size }) => size.width > 900)) {
      await show(page, view);
      await expectAccessible(page);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: 'Service provider: Northwind Voice' }).click();
  await expectGoodInEveryView(page);
  await page.reload();
  await page.getByRole('button', { name: 'Service provider: Northwind Voice' }).click();
  await choose(page, 'Quayside Telecom');
  await expect(page).toHaveURL(/\/internal\/accounts/);
  await expect(
    page.getByRole('button', { name: 'Service provider: Quayside Telecom' }),
  ).toBeVisible();
});

test('on a phone it is at the top of the menu', async ({ page, signIn }) => {
  const phone = views.find(({ size }) => size.width === 390) as (typeof views)[number];
  await signIn('admin');
  await page.goto('/internal/users');
  await show(page, phone);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Add a service provider' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Quayside Telecom');
  await expect(page).toHaveURL(/\/internal\/accounts/);
  await expect(selector(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gull Marine', exact: true })).toBeVisible();
});
