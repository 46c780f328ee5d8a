import type { Page } from '@playwright/test';
import { accountRow, bucketOf, field, openAccount, pick, section } from './support/accounts';
import { accountSid, save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import { recordWrites } from './support/writes';

const serviceKey = {
  type: 'service_account',
  client_email: 'calls@museum.example',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkq\n-----END PRIVATE KEY-----\n',
};
const giveFile = (page: Page, content: string) =>
  page.getByLabel(/^Service key/).setInputFiles({
    name: 'key.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
const test_ = (page: Page) => page.getByRole('button', { name: 'Test', exact: true });

test.describe('a stored bucket', () => {
  test('is never sent while nothing of it changed, and is tested as it is stored', async ({
    page,
    signIn,
    server,
    db,
  }) => {
    await signIn('nora');
    const before = bucketOf(server.platform, 'Sunrise Clinic');
    await openAccount(page, db, 'Sunrise Clinic');
    await expect(page.getByText('Stored: demoSe…')).toBeVisible();
    const writes = recordWrites(page);
    await test_(page).click();
    await expect(page.getByText('Bucket Credential is valid.')).toBeVisible();
    writes.length = 0;
    await page.getByLabel('Record all calls for this account').uncheck();
    await pick(page, 'Audio Format', 'wav');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ record_all_calls: 0, record_format: 'wav' }]);
    expect(bucketOf(server.platform, 'Sunrise Clinic')).toEqual(before);
  });

  test('asks for its secret again when anything else of it changes', async ({
    page,
    signIn,
    server,
    db,
  }) => {
    await signIn('nora');
    await openAccount(page, db, 'Sunrise Clinic');
    await field(page, 'Bucket Name').fill('denied-recordings');
    await expect(page.getByText('Stored: demoSe…')).toHaveCount(0);
    const secret = page.getByLabel(/^Secret access key/);
    await expect(secret).toHaveAccessibleDescription(/its secret is needed again/);
    await expect(test_(page)).toBeDisabled();
    const writes = recordWrites(page);
    await save(page).click();
    await expect(secret).toBeFocused();
    expect(writes).toEqual([]);

    await secret.fill('brand-new-secret');
    await test_(page).click();
    await expect(page.getByText('Access Denied')).toBeVisible();
    await field(page, 'Bucket Name').fill('other-recordings');
    await test_(page).click();
    await expect(page.getByText('Bucket Credential is valid.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove tag 1' }).click();
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(bucketOf(server.platform, 'Sunrise Clinic')).toEqual({
      vendor: 'aws_s3',
      region: 'us-east-1',
      name: 'other-recordings',
      access_key_id: 'AKIADEMODEMODEMO',
      secret_access_key: 'brand-new-secret',
      tags: [{ Key: 'retention', Value: '90 days' }],
    });
    await expect(page.getByText('Stored: brand-…')).toBeVisible();
    await expect(page.getByText('brand-new-secret')).toHaveCount(0);
  });

  test('can have its secret alone replaced, or kept after all', async ({
    page,
    signIn,
    server,
    db,
  }) => {
    await signIn('nora');
    await openAccount(page, db, 'Cedar Bank');
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByRole('button', { name: 'Keep the stored one' }).click();
    await expect(page.getByText('Stored: Defaul…')).toBeVisible();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Replace' }).click();
    await field(page, 'Connection String').fill('AccountKey=second');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(bucketOf(server.platform, 'Cedar Bank')).toEqual({
      vendor: 'azure',
      name: 'recordings',
      connection_string: 'AccountKey=second',
    });
  });

  test('goes with the tick, or with the vendor NONE', async ({ page, signIn, server, db }) => {
    await signIn('nora');
    await openAccount(page, db, 'Sunrise Clinic');
    const writes = recordWrites(page);
    await page.getByLabel('Enable call recording').uncheck();
    await expect(field(page, 'Bucket Name')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { record_all_calls: 0, bucket_credential: { vendor: 'none' } },
    ]);
    expect(bucketOf(server.platform, 'Sunrise Clinic')).toBeNull();

    await openAccount(page, db, 'Cedar Bank');
    await pick(page, 'Bucket Vendor', 'NONE');
    await save(page).click();
    await expect(page.getByRole('combobox', { name: 'Bucket Vendor' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByLabel('Record all calls for this account').uncheck();
    await save(page).click();
    await expectSaved(page);
    expect(bucketOf(server.platform, 'Cedar Bank')).toBeNull();
  });
});

test.describe('a new bucket', () => {
  test('of Google takes its key from a file, and shows it masked', async ({
    page,
    signIn,
    server,
    db,
  }) => {
    test.slow();
    await signIn('nora');
    await openAccount(page, db, 'Metro Taxi');
    await page.getByLabel('Enable call recording').check();
    await pick(page, 'Bucket Vendor', 'Google Cloud Storage');
    await expect(page.getByText('Google Cloud Storage tags')).toBeVisible();
    await expect(page.getByText('2 unsaved changes')).toBeVisible();
    await field(page, 'Bucket Name').fill('taxi-calls');
    await giveFile(page, '{"client_email": "a"');
    await expect(
      page.getByText('Invalid service key file, could not parse as JSON.'),
    ).toBeVisible();
    await giveFile(page, JSON.stringify({ client_email: 'a' }));
    await expect(test_(page)).toBeEnabled();
    await save(page).click();
    await expect(page.getByLabel(/^Service key/)).toBeFocused();
    await giveFile(page, JSON.stringify(serviceKey));
    await expect(page.getByText('MIIEvQXXXX')).toBeVisible();
    await expect(page.getByText('IBADANBgkq')).toHaveCount(0);
    await expectGoodInEveryView(page);
    await test_(page).click();
    await expect(page.getByText('Bucket Credential is valid.')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(bucketOf(server.platform, 'Metro Taxi')).toEqual({
      vendor: 'google',
      name: 'taxi-calls',
      service_key: JSON.stringify(serviceKey),
    });
    await field(page, 'Bucket Name').fill('taxi-calls-2');
    await expect(page.getByText('MIIEvQXXXX')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByLabel(/^Service key/)).toBeFocused();
  });

  test('asks for what its vendor needs, and sends nothing of another vendor', async ({
    page,
    signIn,
    server,
    db,
  }) => {
    await signIn('nora');
    await openAccount(page, db, 'Metro Taxi');
    await page.getByLabel('Enable call recording').check();
    await page.getByLabel('Record all calls for this account').check();
    await pick(page, 'Bucket Vendor', 'AWS S3');
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue(
      'US East (N. Virginia) (us-east-1)',
    );
    await pick(page, 'Bucket Vendor', 'AWS S3 Compatible');
    await save(page).click();
    await expect(field(page, 'Endpoint URI')).toBeFocused();
    for (const name of ['Endpoint URI', 'Bucket Name', 'Access key ID']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await field(page, 'Endpoint URI').fill('https://store.example');
    await field(page, 'Region').fill('');
    await field(page, 'Bucket Name').fill('calls');
    await field(page, 'Access key ID').fill('key');
    await expect(test_(page)).toBeDisabled();
    await page.getByLabel(/^Secret access key/).fill('secret-of-the-store');
    await expect(test_(page)).toBeEnabled();
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(bucketOf(server.platform, 'Metro Taxi')).toEqual({
      vendor: 's3_compatible',
      endpoint: 'https://store.example',
      name: 'calls',
      access_key_id: 'key',
      secret_access_key: 'secret-of-the-store',
    });
  });
});

test('a new webhook secret leaves what was typed, and no save undoes it', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('sam');
  await page.goto('/');
  const before = accountRow(db, 'Sunrise Clinic').webhook_secret;
  await field(page, 'Account name').fill('Sunset Clinic');
  await page.getByRole('button', { name: 'Generate a new secret' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate a new webhook secret?' });
  await dialog.getByRole('button', { name: 'Generate a new secret' }).click();
  await expect(page.getByText('Webhook signing secret was successfully generated')).toBeVisible();
  const secret = String(accountRow(db, 'Sunrise Clinic').webhook_secret);
  expect(secret).not.toBe(before);
  await expect(field(page, 'Account name')).toHaveValue('Sunset Clinic');
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(field(page, 'Webhook secret')).toHaveValue(secret);
  const writes = recordWrites(page);
  await save(page).click();
  await expect(page.getByText('Account updated successfully')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ name: 'Sunset Clinic' }]);
  expect(accountRow(db, 'Sunset Clinic').webhook_secret).toBe(secret);
});

test('the TTS cache is cleared after a question, once', async ({ page, signIn, db }) => {
  await signIn('nora');
  const writes = recordWrites(page);
  await openAccount(page, db, 'Cedar Bank');
  await expect(page.getByText(/There are [1-9]\d* cached TTS prompts/)).toBeVisible();
  const clear = section(page, 'TTS cache').getByRole('button', { name: 'Clear TTS cache' });
  await clear.click();
  const dialog = page.getByRole('dialog', { name: 'Clear the TTS cache?' });
  const confirm = await dialog.getByRole('button', { name: 'Clear TTS cache' }).elementHandle();
  // The page's timers stand still: the dialog goes on fading when it is clicked once more.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await confirm?.click();
  await expect(page.getByText('Tts Cache successfully cleaned')).toBeVisible();
  await confirm?.evaluate((again: HTMLElement) => again.click());
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('There are 0 cached TTS prompts')).toBeVisible();
  await expect(clear).toBeDisabled();
  expect(writes.map(({ call }) => call.split(' ')[0])).toEqual(['DELETE']);
  const sid = accountSid(db, 'Cedar Bank');
  expect(db.get('SELECT size FROM tts_cache WHERE account_sid = ?', sid)?.size).toBe(0);
});

test.describe('API keys', () => {
  const keys = (page: Page) => section(page, 'API keys');

  test('are added, shown once asked, copied and deleted', async ({ page, signIn, db, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('nora');
    await page.goto('/internal/accounts/add');
    await field(page, 'Account name').fill('Keyless');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(keys(page).getByText('No API keys yet.')).toBeVisible();
    const writes = recordWrites(page);
    await keys(page).getByRole('button', { name: 'Add API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Here is your new API key' });
    await expect(page.getByText('API key created')).toBeVisible();
    const sid = accountSid(db, 'Keyless');
    const stored = db.get('SELECT * FROM api_keys WHERE account_sid = ?', sid);
    const token = String(stored?.token);
    await expect(dialog.getByRole('textbox', { name: 'API key' })).toHaveValue(token);
    await dialog.getByRole('button', { name: 'Copy API key' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await expectGoodInEveryView(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(writes).toEqual([{ call: 'POST ApiKeys', body: { account_sid: sid } }]);

    const masked = `********-****-****-****-********${token.slice(-4)}`;
    const row = keys(page).getByRole('row').filter({ hasText: masked });
    await expect(row).toContainText('Never used');
    await row.getByRole('button', { name: `Show ${masked}` }).click();
    await expect(keys(page).getByText(token)).toBeVisible();
    await keys(page)
      .getByRole('button', { name: `Delete ${masked}` })
      .click();
    const question = page.getByRole('dialog', { name: `Delete ${masked}?` });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('API key deleted')).toBeVisible();
    await expect(keys(page).getByText('No API keys yet.')).toBeVisible();
    expect(db.all('SELECT * FROM api_keys WHERE account_sid = ?', sid)).toEqual([]);
  });

  test.describe('that cannot be read or made', () => {
    test.use({ expectedErrors: [/status of 500/] });

    test('say so in their place, and the form goes on', async ({ page, signIn, db }) => {
      await signIn('nora');
      await page.route('**/ApiKeys', (route) =>
        route.fulfill({ status: 500, json: { msg: 'keys are down' } }),
      );
      await openAccount(page, db, 'Cedar Bank');
      await expect(keys(page).getByText('keys are down')).toBeVisible();
      await expect(keys(page).getByRole('button', { name: 'Add API key' })).toBeDisabled();
      await page.unroute('**/ApiKeys');
      await keys(page).getByRole('button', { name: 'Retry' }).click();
      await expect(keys(page).getByRole('row').nth(1)).toBeVisible();
      await page.route('**/api/v1/ApiKeys', (route) =>
        route.fulfill({ status: 500, json: { msg: 'keys are down' } }),
      );
      await keys(page).getByRole('button', { name: 'Add API key' }).click();
      const dialog = page.getByRole('dialog', { name: 'The API key could not be created' });
      await expect(dialog).toContainText('keys are down');
      await dialog.getByRole('button', { name: 'Close' }).click();
    });
  });
});
