import { accountRow, field, openAccount, section } from './support/accounts';
import { accountSid, save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { recordWrites } from './support/writes';

test.describe('an account user', () => {
  test('has the own account alone: no list, no way back, no deletion', async ({
    page,
    signIn,
    db,
  }) => {
    test.slow();
    await signIn('sam');
    await page.goto('/');
    const own = `/internal/accounts/${accountSid(db, 'Sunrise Clinic')}/edit`;
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { name: 'Sunrise Clinic', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
    await expect(section(page, 'Debug log')).toHaveCount(0);
    await expect(field(page, 'SIP realm')).not.toBeEditable();
    await expect(section(page, 'API keys').getByRole('row').nth(1)).toBeVisible();
    await expectGoodInEveryView(page);

    const writes = recordWrites(page);
    await field(page, 'Account name').fill('Sunset Clinic');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    await expect(page).toHaveURL(own);
    expect(writes.map(({ body }) => body)).toEqual([{ name: 'Sunset Clinic' }]);
    expect(accountRow(db, 'Sunset Clinic').sip_realm).toContain('sunrise-clinic');
  });
});

test('a view-only user sees everything and can change nothing', async ({ page, signIn, db }) => {
  test.slow();
  await signIn('vera');
  await page.goto('/internal/accounts');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Cedar Bank' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openAccount(page, db, 'Cedar Bank');
  await expect(page.getByText('Read-only')).toBeVisible();
  await expect(field(page, 'Account name')).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Bucket vendor' })).toBeDisabled();
  for (const name of ['Generate new secret', 'Clear TTS cache', 'Replace', 'Add tag', 'Test']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: 'Add API key' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy Account SID' })).toBeEnabled();
  await expectGoodInEveryView(page);
});
