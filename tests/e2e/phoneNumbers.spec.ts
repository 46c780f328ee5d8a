import { toast } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { chooseAccount, openList, rowOf } from './support/numbers';

test.describe('the list and a form', () => {
  test('look good everywhere, with and without a selection', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openList(page);
    await expectGoodInEveryView(page);
    await chooseAccount(page, 'Sunrise Clinic');
    await page.getByRole('checkbox', { name: 'Select +1 (555) 200-0000' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectGoodInEveryView(page);

    await page.goto(`/internal/phone-numbers/${rowOf(db, '15552000137').phone_number_sid}/edit`);
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Sunrise Clinic');
    await expectGoodInEveryView(page);
  });
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
