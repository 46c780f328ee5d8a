import type { Page } from '@playwright/test';
import { bucketOf, field, openAccount, pick, section } from './support/accounts';
import { accountSid, save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
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
    await pick(page, 'Bucket vendor', 'Google Cloud Storage');
    await expect(page.getByText('Google Cloud Storage tags')).toBeVisible();
    await expect(page.getByText('2 unsaved changes')).toBeVisible();
    await field(page, 'Bucket name').fill('taxi-calls');
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
    await field(page, 'Bucket name').fill('taxi-calls-2');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0);
    expect(bucketOf(server.platform, 'Metro Taxi')).toEqual({
      vendor: 'google',
      name: 'taxi-calls-2',
      service_key: JSON.stringify(serviceKey),
    });
  });
});

test('the TTS cache is cleared after a question, once', async ({ page, signIn, db }) => {
  await signIn('nora');
  const writes = recordWrites(page);
  await openAccount(page, db, 'Cedar Bank');
  await expect(page.getByText(/^[1-9]\d* cached prompts?\.$/)).toBeVisible();
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
  await expect(page.getByText('0 cached prompts.')).toBeVisible();
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
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(keys(page).getByText('No API keys yet.')).toBeVisible();
    const writes = recordWrites(page);
    await keys(page).getByRole('button', { name: 'Add API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
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
    const named = `the API key ending in ${token.slice(-4)}`;
    await row.getByRole('button', { name: `Show ${named}` }).click();
    await expect(keys(page).getByText(token)).toBeVisible();
    await keys(page)
      .getByRole('button', { name: `Delete ${named}` })
      .click();
    const question = page.getByRole('dialog', { name: `Delete ${named}?` });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('API key deleted')).toBeVisible();
    await expect(keys(page).getByText('No API keys yet.')).toBeVisible();
    expect(db.all('SELECT * FROM api_keys WHERE account_sid = ?', sid)).toEqual([]);
  });
});
