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

  test('is narrowed by text, scope and account, in the address', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.goto('/internal/users');
    await page.getByRole('combobox', { name: 'Scope' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'All scopes',
      'Admin',
      'Service provider',
      'Account',
    ]);
    await page.getByRole('option', { name: 'Account', exact: true }).click();
    await expect(names(page)).toHaveText(['bruno', 'omar', 'sam', 'tara']);
    await pick(page, 'Account', 'Sunrise Clinic');
    await expect(names(page)).toHaveText(['sam', 'tara']);
    await page.getByRole('searchbox').fill('TARA');
    await expect(names(page)).toHaveText(['tara']);
    const address = page.url();
    expect(decodeURIComponent(address)).toContain(accountSid(db, 'Sunrise Clinic'));
    await page.goto('/internal/accounts');
    await page.goto(address);
    await expect(names(page)).toHaveText(['tara']);
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(names(page)).toHaveCount(10);
  });

  test('shows a provider user no admins, and no scope beyond the own', async ({ page, signIn }) => {
    await signIn('nora');
    await page.goto('/internal/users');
    await expect(names(page)).toHaveText([
      'bruno',
      'fred',
      'ines',
      'nora',
      'omar',
      'sam',
      'tara',
      'vera',
    ]);
    await page.getByRole('combobox', { name: 'Scope' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Service provider and account',
      'Service provider',
      'Account',
    ]);
  });

  test('shows an account user those of the own account, with no account filter', async ({
    page,
    signIn,
  }) => {
    await signIn('sam');
    await page.goto('/internal/users');
    await expect(names(page)).toHaveText(['sam', 'tara']);
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Scope' }).click();
    await expect(page.getByRole('option')).toHaveText(['Account']);
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

  test('of admin scope has no sids; only an admin can make one', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.goto('/internal/users/add');
    await fillNewUser(page, 'root');
    await pick(page, 'Scope', 'Admin');
    await page.getByLabel('View-only User').click();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('User created successfully')).toBeVisible();
    expect(userRow(db, 'root')).toMatchObject({ account_sid: null, service_provider_sid: null });
    const permission = db.get(
      'SELECT permission FROM user_permissions WHERE user_sid = ?',
      sidOf(db, 'root'),
    );
    expect(permission).toMatchObject({ permission: 'VIEW_ONLY' });
    await expect(names(page).filter({ hasText: 'root' })).toBeVisible();
  });

  test('made by an account user stays in its account', async ({ page, signIn, db }) => {
    await signIn('sam');
    await page.goto('/internal/users/add');
    await fillNewUser(page, 'sue');
    await expect(page.getByRole('combobox', { name: 'Scope' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('User created successfully')).toBeVisible();
    const { account_sid, service_provider_sid } = userRow(db, 'sam');
    expect(userRow(db, 'sue')).toMatchObject({ account_sid, service_provider_sid });
  });

  test('cannot have the name or e-mail of another, which is said at the field', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    const writes = recordWrites(page);
    await page.goto('/internal/users/add');
    await fillNewUser(page, 'Sam');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(
      'Another user has this name.',
    );
    await page.getByRole('textbox', { name: 'User name' }).fill('samuel');
    await page.getByRole('textbox', { name: 'User email' }).fill('sam@northwind-voice.example');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'User email' })).toHaveAccessibleDescription(
      'Another user has this e-mail address.',
    );
    expect(writes).toEqual([]);
  });

  test('of an account is impossible where the provider has none', async ({ page, signIn, db }) => {
    const { service_provider_sid } = userRow(db, 'hugo');
    db.run('DELETE FROM users WHERE name = ?', 'dana');
    await signIn('admin');
    await page.goto('/internal/accounts');
    const writes = recordWrites(page);
    await page.route(`**/ServiceProviders/${service_provider_sid}/Accounts`, (route) =>
      route.fulfill({ json: [] }),
    );
    await pick(page, 'Service provider', 'Quayside Telecom');
    await expect(page.getByRole('combobox', { name: 'Service provider' })).toHaveValue(
      'Quayside Telecom',
    );
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('link', { name: 'Add user' }).click();
    await fillNewUser(page, 'zoe');
    await pick(page, 'Scope', 'Account');
    const message = 'Cannot create an account. Service Provider has no accounts.';
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(writes).toEqual([]);
  });

  test.describe('that the platform refuses', () => {
    test.use({ expectedErrors: [/status of 422/] });

    test('for a reason that no field shows can be saved again', async ({ page, signIn, db }) => {
      await signIn('nora');
      let refused = 0;
      await page.route('**/Users', (route) => {
        if (route.request().method() !== 'POST' || refused > 0) return route.continue();
        refused += 1;
        const msg = "Duplicate entry 'zoe' for key 'root_domain'";
        return route.fulfill({ status: 422, json: { msg } });
      });
      await page.goto('/internal/users/add');
      await fillNewUser(page, 'zoe');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('“zoe” is already in use.').first()).toBeVisible();
      // Enter presses the button, which does nothing as long as it is disabled.
      await expect(page.getByRole('button', { name: 'Create' })).toBeEnabled();
      await page.getByRole('textbox', { name: 'User name' }).press('Enter');
      await expect(page.getByText('User created successfully')).toBeVisible();
      expect(userRow(db, 'zoe')).toBeDefined();
    });

    test('leaves everything typed in place', async ({ page, signIn, db }) => {
      await signIn('nora');
      await page.goto('/internal/users/add');
      // The name of a user whom only other providers see.
      await fillNewUser(page, 'hugo');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('invalid username or email').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('hugo');
      await page.getByRole('textbox', { name: 'User name' }).fill('hugh');
      await page.getByRole('textbox', { name: 'User email' }).fill('hugh@example.com');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('User created successfully')).toBeVisible();
      expect(userRow(db, 'hugh').service_provider_sid).toBe(
        userRow(db, 'nora').service_provider_sid,
      );
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

  test('opened from the list keeps its view-only state', async ({ page, signIn, db }) => {
    await signIn('nora');
    await page.goto('/internal/users');
    await names(page).filter({ hasText: 'vera' }).click();
    await expect(page.getByLabel('View-only User')).toBeChecked();
    await page.getByRole('textbox', { name: 'User email' }).fill('vera@example.com');
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    const permission = () =>
      db.get('SELECT permission FROM user_permissions WHERE user_sid = ?', sidOf(db, 'vera'));
    expect(permission()).toMatchObject({ permission: 'VIEW_ONLY' });
    await page.getByLabel('View-only User').click();
    await save(page).click();
    await expect.poll(permission).toBeUndefined();
  });

  test('gets a new password only when one is typed, and a good one', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openUser(page, db, 'tara');
    const before = userRow(db, 'tara').hashed_password;
    await page.getByLabel('Temporary password').fill('short');
    await save(page).click();
    await expect(page.getByText('Invalid password.')).toBeVisible();
    await page.getByLabel('Temporary password').fill('Temporary-1');
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await expect(page.getByLabel('Temporary password')).toHaveValue('');
    const changed = userRow(db, 'tara').hashed_password;
    expect(changed).not.toBe(before);
    await page.getByLabel('User is active').click();
    await save(page).click();
    await expect.poll(() => userRow(db, 'tara').is_active).toBe(0);
    expect(userRow(db, 'tara').hashed_password).toBe(changed);
  });

  test('moves to another account, never to a wider scope', async ({ page, signIn, db }) => {
    await signIn('nora');
    const writes = recordWrites(page);
    await openUser(page, db, 'bruno');
    await expect(page.getByText('create a new user for that')).toBeVisible();
    await page.getByRole('combobox', { name: 'Scope' }).click();
    await expect(page.getByRole('option', { name: 'Service provider' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await pick(page, 'Account', 'Metro Taxi');
    await expect(page.getByText('Saving this signs the user out.')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    const account_sid = accountSid(db, 'Metro Taxi');
    expect(writes.map(({ body }) => body)).toEqual([
      { name: 'bruno', account_sid, is_view_only: false },
    ]);
    expect(userRow(db, 'bruno').account_sid).toBe(account_sid);
  });

  test('of admin scope moves to an account in two steps', async ({ page, signIn, db }) => {
    await signIn('admin');
    await openUser(page, db, 'anna');
    await pick(page, 'Scope', 'Account');
    await pick(page, 'Account', 'Cedar Bank');
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    expect(userRow(db, 'anna')).toMatchObject({
      account_sid: accountSid(db, 'Cedar Bank'),
      service_provider_sid: userRow(db, 'nora').service_provider_sid,
    });
  });

  test('of another provider keeps its scope and account', async ({ page, signIn, db }) => {
    await signIn('admin');
    await openUser(page, db, 'dana');
    await expect(page.getByText('belongs to another service provider')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Scope' })).toHaveCount(0);
    const { account_sid } = userRow(db, 'dana');
    await page.getByRole('textbox', { name: 'User email' }).fill('dana@example.com');
    await save(page).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    expect(userRow(db, 'dana')).toMatchObject({ account_sid, email: 'dana@example.com' });
  });

  test('is left only when asked, and Discard brings the stored one back', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openUser(page, db, 'tara');
    await page.getByRole('textbox', { name: 'User name' }).fill('tamara');
    await page.getByRole('link', { name: 'Applications' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('tamara');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('tara');
    expect(userRow(db, 'tara')).toBeDefined();
    // Asked again, and answered twice as with a double click.
    await page.getByRole('textbox', { name: 'User name' }).fill('tamara');
    await page.getByRole('link', { name: 'Applications' }).click();
    await page.getByRole('button', { name: 'Leave' }).evaluate((leave: HTMLElement) => {
      leave.click();
      leave.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
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
