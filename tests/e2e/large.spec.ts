import { expect, test } from './support/fixtures';

test.use({ serverOptions: { seed: 'large' } });

test.describe('on a platform with 200 accounts, 300 applications and 10,000 numbers', () => {
  test('the first account row takes no more requests than on a small one', async ({
    page,
    requests,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(requests.all().filter((call) => !call.startsWith('POST'))).toHaveLength(2);
    await expect(page.locator('tbody tr')).toHaveCount(25);
  });

  test('applications and numbers load one page, and the next one when it is asked for', async ({
    page,
    requests,
    signIn,
  }) => {
    await signIn('nora');
    for (const area of ['applications', 'phone-numbers']) {
      await page.goto('about:blank');
      requests.forget();
      await page.goto(`/internal/${area}`);
      await expect(page.locator('tbody tr')).toHaveCount(25);
      const pages = () => requests.all().filter((call) => call.includes('page_size=25'));
      expect(pages()).toHaveLength(1);
      // The provider's name is the shell's question, once a visit.
      const own = requests.all().filter((call) => call !== 'GET ServiceProviders');
      expect(own.length).toBeLessThanOrEqual(4);
      requests.forget();
      await page.getByRole('button', { name: /next page/i }).click();
      await expect.poll(pages).toHaveLength(1);
      expect(pages()[0]).toContain('page=2');
    }
  });

  test('the filter draws the accounts that can be seen, and reaches all by keyboard', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto('/internal/applications');
    const box = page.getByRole('combobox', { name: 'Account', exact: true });
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await box.click();
    const choices = page.getByRole('listbox').getByRole('option');
    await expect(choices.first()).toBeVisible();
    expect(await choices.count()).toBeLessThan(60);
    await expect(choices.first()).toHaveAttribute('aria-setsize', /^1\d\d$/);
    await box.press('End');
    await expect(choices.last()).toBeInViewport();
    await expect(choices.last()).toHaveClass(/Mui-focused/);
    await box.press('ArrowUp');
    const name = await page.locator('[role=option].Mui-focused').textContent();
    await box.press('Enter');
    await expect(box).toHaveValue(name ?? '');
  });
});
