import { accountRow, field, hook, limitsOf, openAccount, section } from './support/accounts';
import { accountSid, save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import { recordWrites } from './support/writes';

test.describe('an account user', () => {
  test('has the own account alone: no list, no way back, no deletion', async ({
    page,
    signIn,
    db,
  }) => {
    test.slow();
    await signIn('sam');
    await page.goto('/');
    const own = `/internal/accounts/${accountSid(db, 'Sunrise Clinic')}/edit`;
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { name: 'Sunrise Clinic', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
    await expect(section(page, 'Debug log')).toHaveCount(0);
    await expect(field(page, 'SIP realm')).not.toBeEditable();
    await expect(section(page, 'API keys').getByRole('row').nth(1)).toBeVisible();
    await expectGoodInEveryView(page);

    const writes = recordWrites(page);
    await field(page, 'Account name').fill('Sunset Clinic');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    await expect(page).toHaveURL(own);
    expect(writes.map(({ body }) => body)).toEqual([{ name: 'Sunset Clinic' }]);
    expect(accountRow(db, 'Sunset Clinic').sip_realm).toContain('sunrise-clinic');
  });

  test('is led home from the list and from adding', async ({ page, signIn }) => {
    await signIn('sam');
    for (const path of ['/internal/accounts', '/internal/accounts/add']) {
      await page.goto(path);
      await expect(
        page.getByText('You do not have permissions to manage all accounts'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/edit$/);
    }
  });

  test.describe('who opens another account', () => {
    test.use({ expectedErrors: [/status of 403/] });

    test('is told that there is no access', async ({ page, signIn, db }) => {
      await signIn('sam');
      await page.goto(`/internal/accounts/${accountSid(db, 'Cedar Bank')}/edit`);
      await expect(page.getByText('You do not have access.')).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(accountSid(db, 'Cedar Bank')));
    });
  });
});

test.describe('a provider user', () => {
  test('edits its accounts without debug logging', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openAccount(page, db, 'Metro Taxi');
    await expect(section(page, 'Call recording')).toBeVisible();
    await expect(section(page, 'Debug log')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Accounts' }).first()).toBeVisible();
    const writes = recordWrites(page);
    await field(page, 'SIP realm').fill('taxi.example');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ sip_realm: 'taxi.example' }]);
    expect(accountRow(db, 'Metro Taxi').enable_debug_log).toBe(1);
  });

  test.describe('who opens an account of another provider', () => {
    test.use({ expectedErrors: [/status of 403/] });

    test('is led back to the list', async ({ page, signIn, db }) => {
      await signIn('nora');
      await page.goto(`/internal/accounts/${accountSid(db, 'Gull Marine')}/edit`);
      await expect(page.getByText('You do not have access.')).toBeVisible();
      await expect(page).toHaveURL(/\/internal\/accounts$/);
    });
  });
});

test('a view-only user sees everything and can change nothing', async ({ page, signIn, db }) => {
  test.slow();
  await signIn('vera');
  await page.goto('/internal/accounts');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add account' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await openAccount(page, db, 'Cedar Bank');
  await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
  await expect(field(page, 'Account name')).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Bucket Vendor' })).toBeDisabled();
  for (const name of ['Generate a new secret', 'Clear TTS cache', 'Replace', 'Add a tag', 'Test']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: 'Add API key' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy Account SID' })).toBeEnabled();
  await expectGoodInEveryView(page);
});

test.describe('with all limits', () => {
  test('an admin chooses the unit, and the other unit’s limits go', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('admin');
    await openAccount(page, db, 'Sunrise Clinic');
    const limits = section(page, 'Limits');
    await expect(limits.getByLabel('Max calls')).toHaveValue('25');
    await expect(limits.getByLabel('Licensed calls')).toHaveValue('');
    await limits.getByRole('combobox', { name: 'Unit' }).click();
    await page.getByRole('option', { name: 'Minute' }).click();
    await limits.getByLabel('Max minutes').fill('-1');
    await limits.getByLabel('Licensed minutes').fill('0');
    await save(page).click();
    await expect(limits.getByLabel('Max minutes')).toHaveAccessibleDescription(
      'Enter a whole number of 0 or more.',
    );
    await limits.getByLabel('Max minutes').fill('900');
    const writes = recordWrites(page);
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(limitsOf(db, 'Sunrise Clinic')).toEqual({
      device: 100,
      voice_call_minutes: 900,
      voice_call_minutes_license: 0,
    });
    expect(writes.map(({ call }) => call.replace(/[0-9a-f-]{36}/, 'X')).sort()).toEqual([
      'DELETE Accounts/X/Limits?category=voice_call_session',
      'POST Accounts/X/Limits',
      'POST Accounts/X/Limits',
    ]);
    await expect(limits.getByRole('combobox', { name: 'Unit' })).toHaveText('Minute');
    await page.reload();
    await expect(limits.getByRole('combobox', { name: 'Unit' })).toHaveText('Minute');
    await limits.getByLabel('Max minutes').fill('');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(limitsOf(db, 'Sunrise Clinic')).toEqual({ device: 100, voice_call_minutes_license: 0 });
  });

  test('others see the licensed ones alone, and cannot change them', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openAccount(page, db, 'Sunrise Clinic');
    const limits = section(page, 'Limits');
    await expect(limits.getByLabel('Licensed calls')).not.toBeEditable();
    await expect(limits.getByLabel('Max calls')).toHaveCount(0);
    await expect(limits.getByRole('combobox', { name: 'Unit' })).toBeDisabled();
  });
});

test.describe('without all limits', () => {
  test.use({ serverOptions: { config: { ENABLE_ACCOUNT_LIMITS_ALL: false } } });

  test('there is one limit, which a provider user sets and removes', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openAccount(page, db, 'Sunrise Clinic');
    const limits = section(page, 'Limits');
    await expect(limits.getByRole('combobox')).toHaveCount(0);
    await expect(limits.getByRole('spinbutton')).toHaveCount(1);
    const max = limits.getByLabel('Max calls');
    await expect(max).toHaveAttribute('placeholder', 'Enter quantity (0=unlimited)');
    await max.fill('0');
    await save(page).click();
    await expectSaved(page);
    expect(limitsOf(db, 'Sunrise Clinic').voice_call_session).toBe(0);
    await max.fill('');
    await save(page).click();
    await expectSaved(page);
    expect(limitsOf(db, 'Sunrise Clinic')).toEqual({ device: 100 });
  });

  test('an account user sees it and cannot change it', async ({ page, signIn }) => {
    await signIn('sam');
    await page.goto('/');
    await expect(page.getByLabel('Max calls')).toHaveValue('25');
    await expect(page.getByLabel('Max calls')).not.toBeEditable();
  });
});

test.describe('without call recording', () => {
  test.use({ serverOptions: { config: { ENABLE_CALL_RECORDING: false } } });

  test('a save leaves the stored bucket alone', async ({ page, signIn, db }) => {
    await signIn('nora');
    const before = accountRow(db, 'Cedar Bank').bucket_credential;
    await openAccount(page, db, 'Cedar Bank');
    await expect(section(page, 'Call recording')).toHaveCount(0);
    await hook(page, 'Registration webhook').getByLabel('URL').fill('https://x.example');
    await save(page).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    expect(accountRow(db, 'Cedar Bank')).toMatchObject({
      bucket_credential: before,
      record_all_calls: 1,
      record_format: 'wav',
    });
  });
});
