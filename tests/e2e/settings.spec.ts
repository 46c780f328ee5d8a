import type { Page } from '@playwright/test';
import { type Db, save } from './support/common';
import { expect, expectGoodInEveryView, expectLanded, test } from './support/fixtures';
import { recordWrites } from './support/writes';

const providerRow = (db: Db, name: string) =>
  db.get('SELECT * FROM service_providers WHERE name = ?', name) as Record<string, string | null>;
const openProviderTab = async (page: Page) => {
  await page.goto('/internal/settings?tab=service-provider');
  await expect(page.getByRole('textbox', { name: 'Service provider name' })).toBeVisible();
};
const teams = 'Enable MS Teams Direct Routing';

test.describe('the admin settings', () => {
  test('are saved with what changed, and stay in the address', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    const writes = recordWrites(page);
    await expectLanded(page);
    requests.forget();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'API keys: Northwind Voice' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(8);
    expect(new Set(requests.all()).size).toBe(requests.all().length);
    await expectGoodInEveryView(page);

    await page.getByLabel('Private network CIDR').fill('10.0.0.0/8, 10.1.0.0/40');
    await page.getByLabel('SIP domain name', { exact: true }).fill('');
    await save(page).click();
    await expect(page.getByText('Invalid private network CIDR "10.1.0.0/40"')).toBeVisible();
    await expect(page.getByLabel('Private network CIDR')).toBeFocused();
    expect(writes).toEqual([]);
    await page.getByLabel('Private network CIDR').fill('10.0.0.0/8, 10.1.0.0/16');
    await save(page).click();
    await expect(page.getByText('Admin settings updated successfully')).toBeVisible();
    expect(writes).toEqual([
      {
        call: 'POST SystemInformation',
        body: {
          domain_name: 'northwind-voice.example',
          sip_domain_name: null,
          monitoring_domain_name: 'monitoring.northwind-voice.example',
          private_network_cidr: '10.0.0.0/8,10.1.0.0/16',
          log_level: 'info',
        },
      },
    ]);
    expect(db.get('SELECT * FROM system_information')).toMatchObject({
      private_network_cidr: '10.0.0.0/8,10.1.0.0/16',
    });

    writes.length = 0;
    await page.getByRole('combobox', { name: 'Minimum password length' }).click();
    await expect(page.getByRole('option')).toHaveText(
      Array.from({ length: 13 }, (_, index) => String(index + 8)),
    );
    await page.getByRole('option', { name: '12' }).click();
    await page.getByLabel('Require a special character').click();
    await save(page).click();
    await expect(page.getByText('2 unsaved changes')).toHaveCount(0);
    await expect
      .poll(() => db.get('SELECT * FROM password_settings'))
      .toMatchObject({ min_password_length: 12, require_digit: 1, require_special_character: 1 });
    expect(writes.map(({ call }) => call)).toEqual(['POST PasswordSettings']);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Minimum password length' })).toHaveText('12');
  });
});

test.describe('the service provider', () => {
  test('is renamed, with its hook kept and its name everywhere', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    const { registration_hook_sid } = providerRow(db, 'Northwind Voice');
    expect(registration_hook_sid).not.toBeNull();
    await signIn('nora');
    await page.goto('/internal/accounts');
    const writes = recordWrites(page);
    await expectLanded(page);
    requests.forget();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('textbox', { name: 'Service provider name' })).toHaveValue(
      'Northwind Voice',
    );
    await expect(page.getByRole('table')).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(8);
    expect(new Set(requests.all()).size).toBe(requests.all().length);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete service provider' })).toHaveCount(0);
    await expectGoodInEveryView(page);

    await page.getByRole('textbox', { name: 'Service provider name' }).fill('');
    await save(page).click();
    await expect(page.getByRole('textbox', { name: 'Service provider name' })).toBeFocused();
    expect(writes).toEqual([]);
    await page.getByRole('textbox', { name: 'Service provider name' }).fill('Northwind Calls');
    await save(page).click();
    await expect(page.getByText('Settings updated')).toBeVisible();
    const { registration_hook_sid: kept } = providerRow(db, 'Northwind Calls');
    const hook = (sid: string | null | undefined) =>
      db.get(
        'SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?',
        sid ?? '',
      );
    expect(hook(kept)).toMatchObject({ url: 'https://auth.northwind-voice.example/devices' });
    await expect(page.getByRole('combobox', { name: 'Service provider' })).toHaveValue(
      'Northwind Calls',
    );
  });
});

test.describe('deleting a service provider', () => {
  test('names what it still has, and deletes nothing', async ({ page, signIn, db }) => {
    await signIn('admin');
    const writes = recordWrites(page);
    await openProviderTab(page);
    await page.getByRole('button', { name: 'Delete service provider' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('can’t be deleted');
    await expect(dialog).toContainText('Sunrise Clinic');
    await expect(dialog).toContainText('nora');
    await expectGoodInEveryView(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(writes).toEqual([]);
    expect(providerRow(db, 'Northwind Voice')).toBeDefined();
  });
});

test.describe('who may not', () => {
  test('a view-only user looks but changes nothing', async ({ page, signIn }) => {
    await signIn('vera');
    const writes = recordWrites(page);
    await page.goto('/internal/settings');
    await expect(page.getByRole('textbox', { name: 'Service provider name' })).toBeDisabled();
    await expect(page.getByLabel(teams)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add API key' })).toHaveCount(0);
    await expectGoodInEveryView(page);
    expect(writes).toEqual([]);
  });
});
