import { expect, expectAccessible, expectGoodInEveryView, test } from './support/fixtures';

test('the keyboard alone: through a list, into a record and back, and what terms mean', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await page.goto('/internal/carriers');
  await expect(page.getByRole('table')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('tbody tr').nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add SIP gateway' })).toBeVisible();
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(title).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectGoodInEveryView(page);
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();

  await page.getByRole('link', { name: 'Add carrier' }).press('Enter');
  await expect(page.getByLabel('Carrier name')).toBeFocused();
  // From the tick to its mark.
  await page.getByRole('checkbox', { name: 'Tech prefix' }).focus();
  await page.keyboard.press('Tab');
  const card = page.getByText(/^Digits a carrier wants/);
  await expect(card).toBeVisible();
  await expect(card).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'More in the guide' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What does “Tech prefix” mean?' })).toBeFocused();
  await page.getByRole('button', { name: 'What does “Pad SRTP keys” mean?' }).hover();
  const other = page.getByText(/^Keys for encrypted audio/);
  await expect(other).toBeVisible();
  await other.hover();
  await expect(other).toBeInViewport({ ratio: 1 });
});
