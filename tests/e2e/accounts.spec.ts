import {
  accountRow,
  applicationOf,
  bucketOf,
  field,
  hook,
  hookOf,
  limitsOf,
  openAccount,
  pick,
  section,
} from './support/accounts';
import { accountSid, create, save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import { recordWrites } from './support/writes';

const names = (page: import('@playwright/test').Page) => page.locator('tbody .row-link');
const northwind = [
  'Bluebird Airways',
  'Cedar Bank',
  'City Library',
  'Granite Insurance',
  'Lakeside Hotel',
  'Metro Taxi',
  'Pineapple Retail',
  'Sunrise Clinic',
];

test.describe('the list of accounts', () => {
  test('shows those of the current provider by name, and what is on in each', async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await expect(names(page)).toHaveText(northwind);
    expect(requests.all().length).toBeLessThanOrEqual(4);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Sunrise Clinic')).toContainText('sunrise-clinic.sip.northwind-voice.example');
    await expect(row('Sunrise Clinic')).toContainText('Recording');
    await expect(row('Metro Taxi')).toContainText('Debug log');
    await expectGoodInEveryView(page);
    await pick(page, 'Service provider', 'Quayside Telecom');
    await expect(names(page)).toHaveCount(4);
    await expect(row('Saltwater Brewing')).toContainText('Inactive');
  });

  test('is searched by name and realm, and copies a sid', async ({ page, signIn, db, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('nora');
    await page.goto('/internal/accounts');
    await page.getByRole('searchbox').fill('TAXI');
    await expect(names(page)).toHaveText(['Metro Taxi']);
    await page.getByRole('button', { name: 'Copy Account SID of Metro Taxi' }).click();
    const sid = accountSid(db, 'Metro Taxi');
    await expect(page.getByText(`${sid} copied to clipboard`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sid);
    await expect(page).toHaveURL(/\/internal\/accounts(\?|$)/);

    // And where the browser does not let it, how to copy by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy Account SID of Metro Taxi' }).click();
    const text = `Unable to copy ${sid}, please select the text and right click to copy`;
    await expect(page.getByText(text)).toBeVisible();
  });

  test('is searched while the operator types, and no letter is lost', async ({ page, signIn }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('sunrise clinic', { delay: 50 });
    await expect(page).toHaveURL(/%22sunrise\+clinic%22/);
    await expect(search).toHaveValue('sunrise clinic');
    await expect(names(page)).toHaveText(['Sunrise Clinic']);
    await page.getByRole('link', { name: 'Sunrise Clinic', exact: true }).click();
    await expect(page.getByLabel('Account name')).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue('sunrise clinic');
    await search.fill('');
    await expect(names(page)).toHaveText(northwind);
  });

  test('says what an account is when there is none', async ({ page, signIn }) => {
    await signIn('nora');
    await page.route('**/ServiceProviders/*/Accounts', (route) => route.fulfill({ json: [] }));
    await page.goto('/internal/accounts');
    await expect(page.getByText('No accounts.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' }).last()).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test.describe('a new account', () => {
  test('is made with its limits and its bucket, and opens', async ({
    page,
    signIn,
    server,
    db,
    requests,
  }) => {
    test.slow();
    await signIn('admin');
    await page.goto('/internal/accounts');
    const writes = recordWrites(page);
    await page.getByRole('link', { name: 'Add account' }).click();
    await expect(page.getByText('Fields marked with an asterisk are required.')).toBeVisible();
    await page.getByLabel('Enable call recording').check();
    await pick(page, 'Bucket vendor', 'Azure Blob Storage');
    await expectGoodInEveryView(page);
    expect(requests.all().length).toBeLessThanOrEqual(8);

    await field(page, 'Account name').fill('  Harbour Museum ');
    await field(page, 'SIP realm').fill('Museum.sip.example');
    await page.getByLabel('Max calls').fill('40');
    const registration = hook(page, 'Registration webhook');
    await registration.getByLabel('URL').fill('https://museum.example/register');
    await registration.getByLabel('Use HTTP basic authentication').check();
    await registration.getByLabel('Username').fill('museum');
    await registration.getByLabel(/^Password/).fill('hook-secret');
    await page.getByLabel('Enable debug log').check();
    await page.getByLabel('Record all calls for this account').check();
    await pick(page, 'Audio format', 'wav');
    await field(page, 'Container name').fill('recordings');
    await field(page, 'Connection string').fill('AccountName=m;AccountKey=topsecret');
    await page.getByRole('button', { name: 'Add tag' }).click();
    await field(page, 'Key').fill('team');
    await field(page, 'Value').fill('night');
    await expect(page.getByRole('button', { name: 'Test' })).toBeDisabled();
    await create(page).click();

    await expect(page.getByText('Account created successfully')).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp(`/internal/accounts/${accountSid(db, 'Harbour Museum')}/edit`),
    );
    await expect(page.getByRole('heading', { name: 'Harbour Museum', level: 1 })).toBeVisible();
    expect(writes.map(({ call }) => call.replace(/[0-9a-f-]{36}/, 'X'))).toEqual([
      'POST Accounts',
      'PUT Accounts/X',
      'POST Accounts/X/Limits',
    ]);
    expect(accountRow(db, 'Harbour Museum')).toMatchObject({
      sip_realm: 'museum.sip.example',
      enable_debug_log: 1,
      record_all_calls: 1,
      record_format: 'wav',
      service_provider_sid: accountRow(db, 'Sunrise Clinic').service_provider_sid ?? '',
    });
    expect(hookOf(db, 'Harbour Museum', 'registration_hook')).toEqual({
      url: 'https://museum.example/register',
      method: 'POST',
      username: 'museum',
      password: 'hook-secret',
    });
    expect(hookOf(db, 'Harbour Museum', 'queue_event_hook')).toBeNull();
    expect(limitsOf(db, 'Harbour Museum')).toEqual({ voice_call_session: 40 });
    expect(bucketOf(server.platform, 'Harbour Museum')).toEqual({
      vendor: 'azure',
      name: 'recordings',
      connection_string: 'AccountName=m;AccountKey=topsecret',
      tags: [{ Key: 'team', Value: 'night' }],
    });
  });
});

test.describe('a stored account', () => {
  test('is changed with what changed, and stays open', async ({ page, signIn, db, requests }) => {
    test.slow();
    await signIn('admin');
    const writes = recordWrites(page);
    const application = applicationOf(db, 'Sunrise Clinic');
    await openAccount(page, db, 'Sunrise Clinic');
    await expect(page.getByText(/^\d+ cached prompts?\.$/)).toBeVisible();
    await expect(section(page, 'API keys').getByRole('row').nth(1)).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(8);
    await expectGoodInEveryView(page);

    const registration = hook(page, 'Registration webhook');
    await registration.getByLabel('Use HTTP basic authentication').uncheck();
    await pick(page, 'Application for SIP device calls', String(application.name));
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
    expect(writes).toEqual([
      {
        call: `PUT Accounts/${accountSid(db, 'Sunrise Clinic')}`,
        body: {
          device_calling_application_sid: application.application_sid,
          registration_hook: {
            url: 'https://hooks.sunrise-clinic.example/registration',
            method: 'POST',
            username: null,
            password: null,
          },
        },
      },
    ]);
    await expectSaved(page);
    await expect(registration.getByLabel('Use HTTP basic authentication')).not.toBeChecked();
    // A second save starts from what the first one stored.
    await pick(page, 'Application for SIP device calls', 'None');
    await hook(page, 'Queue event webhook').getByLabel('URL').fill('');
    await save(page).click();
    await expectSaved(page);
    expect(hookOf(db, 'Sunrise Clinic', 'queue_event_hook')).toBeNull();
    expect(accountRow(db, 'Sunrise Clinic').device_calling_application_sid).toBeNull();
  });
});

test.describe('a deletion', () => {
  test('is refused for an account in use, and says by what', async ({ page, signIn, db }) => {
    await signIn('admin');
    const writes = recordWrites(page);
    await page.goto('/internal/accounts');
    await page.getByRole('button', { name: 'Actions for Sunrise Clinic' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sunrise Clinic is in use' });
    await expect(dialog).toContainText(/Applications \(\d+\)/);
    await expect(dialog).toContainText(String(applicationOf(db, 'Sunrise Clinic').name));
    await expect(dialog).toContainText(/SIP clients \(\d+\)/);
    await expect(dialog).toContainText(/Phone numbers \(\d+\)/);
    await expect(dialog).toContainText(/API keys \(\d+\)/);
    const token = String(
      db.get('SELECT token FROM api_keys WHERE account_sid = ?', accountSid(db, 'Sunrise Clinic'))
        ?.token,
    );
    await expect(dialog).not.toContainText(token);
    await expectGoodInEveryView(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(writes).toEqual([]);
  });
});
