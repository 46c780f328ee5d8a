import { toast } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { chooseAccount, openList, rowOf } from './support/numbers';

test.describe('the list', () => {
  test('looks good everywhere', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await expectGoodInEveryView(page);
  });

  test('looks good everywhere with a selection', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await chooseAccount(page, 'Sunrise Clinic');
    await page.getByRole('checkbox', { name: 'Select +1 (555) 200-0000' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test('the form of a number looks good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await page.goto(`/internal/phone-numbers/${rowOf(db, '15552000137').phone_number_sid}/edit`);
  await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Sunrise Clinic');
  await expectGoodInEveryView(page);
});

test.describe('without what a number needs', () => {
  const noAccount = 'You must create an account before you can create a phone number.';

  test('a provider without accounts is led to its first one', async ({ page, signIn, db }) => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
    );
    await signIn('admin');
    await page.goto('/internal/phone-numbers');
    await expect(page.getByText(noAccount)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' })).toHaveAttribute(
      'href',
      '/internal/accounts/add',
    );
    await expectGoodInEveryView(page);
    await page.goto('/internal/phone-numbers/add');
    await expect(toast(page, noAccount)).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });
});
