import { expect, expectGoodInEveryView, test } from './support/fixtures';

test('the list, empty or not, a deletion and the forms look good everywhere', async ({
  page,
  signIn,
  db,
}) => {
  test.slow();
  await signIn('admin');
  await page.goto('/internal/users');
  const row = page.getByRole('row').filter({ hasText: 'omar@' });
  await expect(row).toBeVisible();
  await expectGoodInEveryView(page);

  await row.hover();
  await page.getByRole('button', { name: 'Actions for omar' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodInEveryView(page);

  await page.route('**/api/v1/Users', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No users.')).toBeVisible();
  await expectGoodInEveryView(page);

  await page.unrouteAll();
  await signIn('nora');
  await page.goto('/internal/users/add');
  await expect(page.getByText('Contain at least one number')).toBeVisible();
  await expectGoodInEveryView(page);

  const sidOf = (name: string) =>
    db.get('SELECT user_sid AS sid FROM users WHERE name = ?', name)?.sid;
  await page.goto(`/internal/users/${sidOf('nora')}/edit`);
  await expect(page.getByText('Contain at least one number')).toBeVisible();
  await expectGoodInEveryView(page);

  await signIn('vera');
  await page.goto(`/internal/users/${sidOf('bruno')}/edit`);
  await expect(page.getByText('Read-only')).toBeVisible();
  await expectGoodInEveryView(page);
});
