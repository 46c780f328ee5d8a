import type { Page } from '@playwright/test';
import { accountSid, type Db, save } from './support/common';
import { expect, expectGoodInEveryView, expectLanded, test } from './support/fixtures';
import { recordWrites } from './support/writes';

const userRow = (db: Db, name: string) =>
  db.get('SELECT * FROM users WHERE name = ?', name) as Record<string, string | number | null>;
const sidOf = (db: Db, name: string) => String(userRow(db, name).user_sid);
const openUser = async (page: Page, db: Db, name: string) => {
  await page.goto(`/internal/users/${sidOf(db, name)}/edit`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};
const names = (page: Page) => page.locator('tbody tr td:first-of-type a');
const pick = async (page: Page, field: string, choice: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};
const fillNewUser = async (page: Page, name: string, password = 'Temporary-1') => {
  await page.getByRole('textbox', { name: 'User name' }).fill(name);
  await page.getByRole('textbox', { name: 'User email' }).fill(`${name}@example.com`);
  await page.getByLabel('Temporary password').fill(password);
};

test.describe('the list', () => {
  test('shows an admin the admins and the users of the current provider, by name', async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('admin');
    await page.goto('/internal/users');
    await expect(names(page)).toHaveText([
      'admin',
      'anna',
      'bruno',
      'fred',
      'ines',
      'nora',
      'omar',
      'sam',
      'tara',
      'vera',
    ]);
    expect(requests.all().sort()).toHaveLength(3);
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${name}@` });
    await expect(row('admin')).toContainText('All');
    await expect(row('admin')).toContainText('You');
    await expect(row('nora')).toContainText('Service Provider: Northwind Voice');
    await expect(row('bruno')).toContainText('Account: Cedar Bank');
    await expect(row('ines')).toContainText('Inactive');
    await expect(row('fred')).toContainText('Must change password');
    await expectGoodInEveryView(page);
  });

  test('says what it is for when it is empty, and what to do when it fails', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    await page.route('**/api/v1/Users', (route) => route.fulfill({ json: [] }));
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByText('No users.')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test.describe('a new user', () => {
  test('of an account belongs to it and to the provider, and its list opens', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('nora');
    const writes = recordWrites(page);
    await page.goto('/internal/users/add');
    await expect(page.getByText('Fields marked with an asterisk are required.')).toBeVisible();
    await expect(page.getByText('Contain at least one number')).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeFocused();
    await fillNewUser(page, 'zoe', 'short');
    await page.getByRole('textbox', { name: 'User email' }).fill('zoe');
    await page.getByRole('combobox', { name: 'Scope' }).click();
    await expect(page.getByRole('option')).toHaveText(['Service provider', 'Account']);
    await page.getByRole('option', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Invalid password.')).toBeVisible();
    await expect(page.getByText('Must be a valid email')).toBeVisible();
    expect(writes).toEqual([]);

    await page.getByLabel('Temporary password').fill('Temporary-1');
    await page.getByRole('textbox', { name: 'User email' }).fill('zoe@example.com');
    await pick(page, 'Account', 'Cedar Bank');
    expect(requests.all().length).toBeLessThanOrEqual(8);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('User created successfully')).toBeVisible();
    await expect(names(page)).toHaveText(['bruno', 'zoe']);
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue('Cedar Bank');
    expect(writes).toEqual([
      {
        call: 'POST Users',
        body: {
          name: 'zoe',
          email: 'zoe@example.com',
          initial_password: 'Temporary-1',
          force_change: true,
          is_active: true,
          service_provider_sid: userRow(db, 'nora').service_provider_sid,
          account_sid: accountSid(db, 'Cedar Bank'),
        },
      },
    ]);
    expect(userRow(db, 'zoe')).toMatchObject({
      account_sid: accountSid(db, 'Cedar Bank'),
      service_provider_sid: userRow(db, 'nora').service_provider_sid,
      force_change: 1,
      is_active: 1,
    });
  });
});

test.describe('a stored user', () => {
  test('is changed with what changed, and the own one stays signed in', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    const writes = recordWrites(page);
    await expectLanded(page);
    requests.forget();
    await page.getByRole('link', { name: 'Your user: nora' }).click();
    await expect(page.getByRole('textbox', { name: 'User SID' })).toHaveValue(sidOf(db, 'nora'));
    await expect(page.getByText('Contain at least one number')).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(8);
    await expectGoodInEveryView(page);
    await page.getByRole('textbox', { name: 'User email' }).fill('nora@example.com');
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { name: 'nora', email: 'nora@example.com', is_view_only: false },
    ]);
    expect(userRow(db, 'nora').email).toBe('nora@example.com');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'User email' })).toHaveValue('nora@example.com');
    // And back again: the second save starts from what the first one stored.
    await page.getByRole('textbox', { name: 'User email' }).fill('first@example.com');
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await page.getByRole('textbox', { name: 'User email' }).fill('nora@example.com');
    await save(page).click();
    await expect.poll(() => userRow(db, 'nora').email).toBe('nora@example.com');
  });
});

test.describe('deleting', () => {
  test('from the list and from the page asks, and says who is gone', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await page.goto('/internal/users');
    await page.getByRole('row').filter({ hasText: 'omar@' }).hover();
    await page.getByRole('button', { name: 'Delete omar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(userRow(db, 'omar')).toBeDefined();
    await page.getByRole('button', { name: 'Delete omar' }).click();
    await expectGoodInEveryView(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted user omar')).toBeVisible();
    await expect(names(page)).toHaveCount(7);
    expect(userRow(db, 'omar')).toBeUndefined();

    await names(page).filter({ hasText: 'ines' }).click();
    // A form with unsaved changes does not stand in the way: nothing is left to save.
    await page.getByRole('textbox', { name: 'User email' }).fill('ines@example.com');
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted user ines')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/users(\?|$)/);
    await expect(names(page)).toHaveCount(6);
  });

  test.describe('the own user', () => {
    // The session is gone with the user, so that the call that ends it is refused.
    test.use({ expectedErrors: [/status of 401/] });

    test('signs out', async ({ page, signIn, db }) => {
      await signIn('sam');
      await page.goto('/');
      await page.getByRole('link', { name: 'Your user: sam' }).click();
      await page.getByRole('button', { name: 'Delete user' }).click();
      await expect(page.getByRole('dialog')).toContainText('This is your own user');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText("You've successfully logged out.")).toBeVisible();
      expect(userRow(db, 'sam')).toBeUndefined();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });

  test.describe('the last active admin', () => {
    test.use({ expectedErrors: [/status of 400/] });

    test('is refused in words', async ({ page, signIn, db }) => {
      db.run("DELETE FROM users WHERE name = 'anna'");
      await signIn('admin');
      await openUser(page, db, 'admin');
      await page.getByRole('button', { name: 'Delete user' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toContainText('the last active admin');
      expect(userRow(db, 'admin')).toBeDefined();
    });
  });
});

test.describe('who may not', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a view-only user looks but changes nothing', async ({ page, signIn, db }) => {
    await signIn('vera');
    const writes = recordWrites(page);
    await page.goto('/internal/users');
    await expect(names(page)).toHaveCount(8);
    await expect(page.getByRole('link', { name: 'Add user' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await openUser(page, db, 'bruno');
    await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Scope' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Account' })).toBeDisabled();
    await expect(page.getByLabel('User is active')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete user' })).toHaveCount(0);
    await expectGoodInEveryView(page);
    expect(writes).toEqual([]);
  });

  test('an account user does not reach users of other accounts', async ({ page, signIn, db }) => {
    await signIn('sam');
    await page.goto(`/internal/users/${sidOf(db, 'bruno')}/edit`);
    await expect(page.getByText('You do not have access.')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/users(\?|$)/);
  });
});
