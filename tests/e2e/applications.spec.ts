import type { Page } from '@playwright/test';
import { openEdit } from './support/applicationSpeech';
import { rows, save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

const openList = async (page: Page) => {
  await page.goto('/internal/applications');
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};

test('the list and the form look good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openList(page);
  await expectGoodInEveryView(page);
  await openEdit(page, db, 'Reception North');
  await page.getByLabel('Run this JSON instead of calling the webhook').check();
  await page.getByLabel('Application JSON').fill('[}');
  await save(page).click();
  await expect(page.getByText(/Line 1, column 2/)).toBeVisible();
  await expectGoodInEveryView(page);
});
