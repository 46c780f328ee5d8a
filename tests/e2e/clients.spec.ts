import type { Page } from '@playwright/test';
import { accountSid, button, type Db, rows, toast } from './support/common';
import {
  type DemoUser,
  expect,
  expectGoodInEveryView,
  expectSaved,
  test,
} from './support/fixtures';

const rowOf = (db: Db, username: string, account = 'Sunrise Clinic') =>
  db.get(
    'SELECT * FROM clients WHERE username = ? AND account_sid = ?',
    username,
    accountSid(db, account),
  ) ?? {};
const forgetRealm = (db: Db, name: string) =>
  db.run('UPDATE accounts SET sip_realm = NULL WHERE name = ?', name);

const belongsTo = (page: Page) => page.getByRole('combobox', { name: /^Belongs to/ });
const noRealm = 'Sip realm is not set for the account.';
const flags = [
  'Allow direct calling to applications',
  'Allow direct calling to queues',
  'Allow direct calling to other users',
];

const openList = async (page: Page) => {
  await page.goto('/internal/clients');
  await expect(rows(page).first()).toBeVisible();
};

const owners: [DemoUser, string][] = [
  ['admin', 'Metro Taxi'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
];
for (const [user, account] of owners) {
  test(`${user} adds a client, changes and deletes it`, async ({ page, signIn, requests, db }) => {
    await signIn(user);
    await page.goto('about:blank');
    requests.forget();
    await page.goto('/internal/clients/add');
    await expect(page.getByLabel(/^User Name/)).toBeVisible();
    for (const flag of flags) await expect(page.getByLabel(flag)).toBeChecked();
    if (user === 'sam') {
      await expect(belongsTo(page)).toHaveCount(0);
    } else {
      await belongsTo(page).fill(account);
      await page.getByRole('option', { name: account }).click();
    }
    const realm = String(
      db.get('SELECT sip_realm FROM accounts WHERE name = ?', account)?.sip_realm,
    );
    await expect(page.getByText(realm)).toBeVisible();
    await button(page, 'Create').click();
    await expect(page.getByLabel(/^User Name/)).toBeFocused();
    await expect(page.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true');

    await page.getByLabel(/^User Name/).fill('RECEPTION');
    await page.getByLabel(/^Password/).fill('correct horse');
    await page.getByLabel('Allow direct calling to queues').uncheck();
    await button(page, 'Create').click();
    await expect(
      page.getByText('The user name you have entered is already in use on this account.').first(),
    ).toBeVisible();
    await page.getByLabel(/^User Name/).fill('lobby');
    await button(page, 'Create').click();
    await expect(toast(page, 'Client created successfully')).toBeVisible();
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(10);
    expect(rowOf(db, 'lobby', account)).toMatchObject({
      is_active: 1,
      allow_direct_app_calling: 1,
      allow_direct_queue_calling: 0,
      allow_direct_user_calling: 1,
    });
    await expect(page).toHaveURL(/\/internal\/clients\?/);

    const { password } = rowOf(db, 'lobby', account);
    await page.getByRole('link', { name: 'lobby', exact: true }).click();
    await expect(page.getByLabel(/^User Name/)).toBeDisabled();
    await expect(page.getByLabel('Password')).toBeDisabled();
    await expect(page.getByLabel('Password')).toHaveValue('Stored: c…');
    if (user !== 'sam') await expect(belongsTo(page)).toBeDisabled();
    await expect(page.getByLabel('Allow direct calling to queues')).not.toBeChecked();
    await expectSaved(page);
    await page.getByLabel('Allow direct calling to queues').check();
    await page.getByLabel('Active', { exact: true }).uncheck();
    requests.forget();
    await button(page, 'Save').click();
    await expect(toast(page, 'Client updated successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/clients(\?.*)?$/);
    expect(rowOf(db, 'lobby', account)).toMatchObject({
      is_active: 0,
      allow_direct_queue_calling: 1,
      password,
    });

    await page.getByRole('link', { name: 'lobby', exact: true }).click();
    await button(page, 'Delete client').click();
    await button(page, 'Delete').click();
    await expect(toast(page, 'Client deleted successfully')).toBeVisible();
    expect(rowOf(db, 'lobby', account)).toEqual({});
  });
}

test.describe('an account without a SIP realm', () => {
  test('takes no client: Save is disabled, and enabled for another account', async ({
    page,
    signIn,
    db,
  }) => {
    forgetRealm(db, 'City Library');
    await signIn('nora');
    await page.goto('/internal/clients/add');
    await page.getByLabel(/^User Name/).fill('lobby');
    await page.getByLabel(/^Password/).fill('correct horse');
    await expect(button(page, 'Create')).toBeEnabled();
    await belongsTo(page).fill('City Library');
    await page.getByRole('option', { name: 'City Library' }).click();
    await expect(page.getByText(noRealm)).toBeVisible();
    await expect(button(page, 'Create')).toBeDisabled();
    await page.getByLabel(/^User Name/).press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/add$/);
    expect(rowOf(db, 'lobby', 'City Library')).toEqual({});
    await expect(page.getByRole('link', { name: 'Set a SIP realm' })).toHaveAttribute(
      'href',
      `/internal/accounts/${accountSid(db, 'City Library')}/edit`,
    );
    await expectGoodInEveryView(page);
    await belongsTo(page).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await expect(page.getByText(noRealm)).toHaveCount(0);
    await expect(button(page, 'Create')).toBeEnabled();
  });

  test('of an account user takes none either, and says so in the list', async ({
    page,
    signIn,
    db,
  }) => {
    forgetRealm(db, 'Sunrise Clinic');
    await signIn('sam');
    await openList(page);
    await expect(
      page.getByText('This account has no SIP realm, so no device can register.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Add client' }).click();
    await expect(page.getByText(noRealm)).toBeVisible();
    await expect(button(page, 'Create')).toBeDisabled();
  });
});

test.describe('the list', () => {
  test('shows the SIP realm of the chosen account, with few requests', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await openList(page);
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(4);
    await expect(page.getByText('Devices register with the SIP realm')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Metro');
    await page.getByRole('option', { name: 'Metro Taxi' }).click();
    await expect(page.getByText('Devices register with the SIP realm')).toBeVisible();
    await expect(
      page.getByText(
        String(db.get("SELECT sip_realm FROM accounts WHERE name = 'Metro Taxi'")?.sip_realm),
      ),
    ).toBeVisible();
    await expectGoodInEveryView(page);
  });

  test('deletes a client by name', async ({ page, signIn, db }) => {
    await signIn('sam');
    await openList(page);
    await button(page, 'Delete nurse-1').click();
    await button(page, 'Delete').click();
    await expect(toast(page, 'Deleted sip client nurse-1')).toBeVisible();
    await expect(page.getByText('4 in all')).toBeVisible();
    expect(rowOf(db, 'nurse-1')).toEqual({});
  });

  test('leads a provider without accounts to its first one', async ({ page, signIn, db }) => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
    );
    await signIn('admin');
    const words = 'You must create an account before you can create a client.';
    await page.goto('/internal/clients');
    await expect(page.getByText(words)).toBeVisible();
    await page.goto('/internal/clients/add');
    await expect(toast(page, words)).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });

  test('offers nothing that writes to a view-only user', async ({ page, signIn, db }) => {
    await signIn('vera');
    await openList(page);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add client' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await page.goto(`/internal/clients/${rowOf(db, 'nurse-1').client_sid}/edit`);
    await expect(page.getByLabel('Active', { exact: true })).toBeDisabled();
    await expect(button(page, 'Delete client')).toHaveCount(0);
  });
});

for (const user of ['admin', 'nora', 'sam'] as const) {
  test(`${user} switches a client where it is listed`, async ({ page, signIn, requests, db }) => {
    await signIn(user);
    await openList(page);
    if (user !== 'sam') {
      await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Sunrise');
      await page.getByRole('option', { name: 'Sunrise Clinic' }).click();
      await expect(rows(page)).toHaveCount(5);
    }
    const before = rowOf(db, 'nurse-2');
    requests.forget();
    const lever = page.getByRole('switch', { name: 'nurse-2 is active' });
    await expect(lever).toBeChecked();
    await lever.click();
    await expect(toast(page, 'Client updated successfully')).toBeVisible();
    await expect(lever).not.toBeChecked();
    await expect(page).toHaveURL(/\/internal\/clients(\?.*)?$/);
    expect(rowOf(db, 'nurse-2')).toEqual({ ...before, is_active: 0 });
    expect(requests.all()[0]).toBe(`PUT Clients/${before.client_sid}`);
  });
}

test.describe('a switch that the platform refuses', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('stays as it was, and says why', async ({ page, signIn, db }) => {
    await page.route('**/Clients/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { msg: 'The registrar is asleep' } })
        : route.continue(),
    );
    await signIn('sam');
    await openList(page);
    const lever = page.getByRole('switch', { name: 'nurse-2 is active' });
    await lever.click();
    await expect(page.getByText('The registrar is asleep')).toBeVisible();
    await expect(lever).toBeChecked();
    expect(rowOf(db, 'nurse-2').is_active).toBe(1);
  });
});

test.describe('a client that cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is told with the reason, in the list', async ({ page, signIn, db }) => {
    await signIn('nora');
    const sid = rowOf(db, 'nurse-1').client_sid;
    await page.route(`**/Clients/${sid}`, (route) =>
      route.fulfill({ status: 500, json: { msg: 'The disk is full' } }),
    );
    await page.goto(`/internal/clients/${sid}/edit`);
    await expect(toast(page, 'The disk is full')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/clients$/);
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('a client of somebody else', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('does not exist, for another provider and another account, and leads to the list', async ({
    page,
    signIn,
    db,
    browser,
    baseURL,
  }) => {
    db.run(
      'UPDATE clients SET account_sid = ? WHERE client_sid = ?',
      accountSid(db, 'Dockside Logistics'),
      String(rowOf(db, 'nurse-1').client_sid),
    );
    const foreign = rowOf(db, 'nurse-1', 'Dockside Logistics').client_sid;
    await signIn('nora');
    await page.goto(`/internal/clients/${foreign}/edit`);
    await expect(page.getByText('This record does not exist')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/clients$/);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn('sam', other);
    await other.goto(`/internal/clients/${rowOf(db, 'reception', 'Cedar Bank').client_sid}/edit`);
    await expect(other.getByText('This record does not exist')).toBeVisible();
    await expect(other).toHaveURL(/\/internal\/clients$/);
    await other.context().close();
  });
});

test('the form of a client looks good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await page.goto(`/internal/clients/${rowOf(db, 'nurse-2').client_sid}/edit`);
  await expect(page.getByLabel(/^User Name/)).toHaveValue('nurse-2');
  await expectGoodInEveryView(page);
});
