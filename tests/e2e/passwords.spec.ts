import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from './support/fixtures';

const current = (page: Page) => page.getByLabel(/^Current password/);
const next = (page: Page) => page.getByLabel(/^New password/);
const again = (page: Page) => page.getByLabel(/^Confirm new password/);
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const change = async (page: Page, password: string, confirmation = password) => {
  await next(page).fill(password);
  await again(page).fill(confirmation);
  await save(page).click();
};

test.describe('a forced change of password', () => {
  test.describe('that the platform refuses', () => {
    test.use({ expectedErrors: [/status of (403|500)/] });

    test('after a reload asks for the current password, until it is right', async ({ page }) => {
      await signInByForm(page, 'fred');
      await expect(next(page)).toBeVisible();
      await expect(current(page)).toHaveCount(0);
      await page.reload();
      await change(page, 'Brand-new1!');
      await expect(current(page)).toHaveAccessibleDescription('Required');
      await current(page).fill('not it');
      await save(page).click();
      await expect(current(page)).toHaveAccessibleDescription(
        'The current password is not correct.',
      );
      await expect(current(page)).toBeFocused();
      await expect(next(page)).toHaveValue('Brand-new1!');
      await current(page).fill('Change-me1!');
      await save(page).click();
      await expect(page).toHaveURL(/\/internal\/accounts$/);
    });
  });
});
