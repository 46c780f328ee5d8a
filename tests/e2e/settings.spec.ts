import type { Page } from '@playwright/test';
import { type Db, save } from './support/common';
import { expect, expectGoodInEveryView, expectLanded, expectSaved, test } from './support/fixtures';
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
    await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(8);
    expect(new Set(requests.all()).size).toBe(requests.all().length);
    await expectGoodInEveryView(page);

    await page.getByLabel('Private Network CIDR').fill('10.0.0.0/8, 10.1.0.0/40');
    await page.getByLabel('Sip Domain Name', { exact: true }).fill('');
    await save(page).click();
    await expect(page.getByText('Invalid private network CIDR "10.1.0.0/40"')).toBeVisible();
    await expect(page.getByLabel('Private Network CIDR')).toBeFocused();
    expect(writes).toEqual([]);
    await page.getByLabel('Private Network CIDR').fill('10.0.0.0/8, 10.1.0.0/16');
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
    await page.getByRole('combobox', { name: 'Min password length' }).click();
    await expect(page.getByRole('option')).toHaveText(
      Array.from({ length: 13 }, (_, index) => String(index + 8)),
    );
    await page.getByRole('option', { name: '12' }).click();
    await page.getByLabel('Password require special character').click();
    await save(page).click();
    await expect(page.getByText('2 unsaved changes')).toHaveCount(0);
    await expect
      .poll(() => db.get('SELECT * FROM password_settings'))
      .toMatchObject({ min_password_length: 12, require_digit: 1, require_special_character: 1 });
    expect(writes.map(({ call }) => call)).toEqual(['POST PasswordSettings']);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Min password length' })).toHaveText('12');
  });

  test.describe('of which one half fails', () => {
    test.use({ expectedErrors: [/status of 500/] });

    test('tell which, and send only that when saved again', async ({ page, signIn, db }) => {
      await signIn('admin');
      const writes = recordWrites(page);
      await page.goto('/internal/settings');
      await page.route('**/PasswordSettings', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { msg: 'out of order' } })
          : route.continue(),
      );
      await page.getByLabel('Domain Name', { exact: true }).fill('voice.example');
      await page.getByLabel('Password require special character').click();
      await save(page).click();
      await expect(page.getByText('Saved: System information.')).toBeVisible();
      await expect(page.getByText('Not saved: Password policy – out of order')).toBeVisible();
      expect(db.get('SELECT * FROM system_information')).toMatchObject({
        domain_name: 'voice.example',
      });
      await expect(page.getByLabel('Password require special character')).toBeChecked();
      await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
      writes.length = 0;
      await page.unroute('**/PasswordSettings');
      await save(page).click();
      await expect(page.getByText('Admin settings updated successfully')).toBeVisible();
      expect(writes.map(({ call }) => call)).toEqual(['POST PasswordSettings']);
      expect(db.get('SELECT * FROM password_settings')).toMatchObject({
        require_special_character: 1,
      });
    });
  });

  test('ask before unsaved changes are left for the other tab', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/internal/settings');
    await page.getByLabel('Domain Name', { exact: true }).fill('voice.example');
    await page.getByRole('tab', { name: 'Service provider' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Domain Name', { exact: true })).toHaveValue('voice.example');
    await page.getByRole('tab', { name: 'Service provider' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/tab=service-provider/);
    await page.getByRole('textbox', { name: 'Service provider name' }).fill('Renamed');
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByLabel('Domain Name', { exact: true })).toHaveValue(
      'northwind-voice.example',
    );
  });

  test('begin with what is stored now, each time they are opened', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.goto('/internal/settings');
    const domain = page.getByLabel('Domain Name', { exact: true });
    await expect(domain).toHaveValue('northwind-voice.example');
    await page.getByRole('tab', { name: 'Service provider' }).click();
    await expect(page.getByRole('textbox', { name: 'Service provider name' })).toBeVisible();
    db.run("UPDATE system_information SET domain_name = 'elsewhere.example'");
    await page.getByRole('tab', { name: 'Admin' }).click();
    await expect(domain).toHaveValue('elsewhere.example');
    await expectSaved(page);
  });

  test('clear the TTS cache of the platform', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.goto('/internal/settings');
    await page.getByRole('button', { name: 'Clear TTS cache' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear TTS cache' }).click();
    await expect(page.getByText('Tts Cache successfully cleaned')).toBeVisible();
    await expect(page.getByText('There are 0 cached TTS prompts.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear TTS cache' })).toBeDisabled();
    expect(db.get('SELECT sum(size) AS size FROM tts_cache')?.size ?? 0).toBe(0);
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

  test('has a domain for MS Teams while the tick is set', async ({ page, signIn, db }) => {
    await signIn('admin');
    await openProviderTab(page);
    const teamsItem = page.getByRole('link', { name: 'MS Teams Tenants' });
    await expect(teamsItem).toBeVisible();
    await page.getByLabel(teams).click();
    await expect(page.getByLabel('SBC domain name')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText('Settings updated')).toBeVisible();
    expect(providerRow(db, 'Northwind Voice').ms_teams_fqdn).toBeNull();
    await expect(teamsItem).toHaveCount(0);

    await page.getByLabel(teams).click();
    await page.getByRole('textbox', { name: 'SBC domain name' }).fill('');
    await save(page).click();
    await expect(page.getByLabel('SBC domain name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'SBC domain name' }).fill('sbc.example');
    await save(page).click();
    await expect.poll(() => providerRow(db, 'Northwind Voice').ms_teams_fqdn).toBe('sbc.example');
    await expect(teamsItem).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(teams)).toBeChecked();
  });

  test('cannot take the name of another, or none', async ({ page, signIn }) => {
    await signIn('admin');
    const writes = recordWrites(page);
    await openProviderTab(page);
    const name = page.getByRole('textbox', { name: 'Service provider name' });
    await name.fill('quayside telecom');
    await save(page).click();
    await expect(name).toHaveAccessibleDescription('Another service provider has this name.');
    await name.fill('  ');
    await save(page).click();
    await expect(name).toHaveAccessibleDescription('Required');
    expect(writes).toEqual([]);
  });

  test.describe('and its limits', () => {
    test.use({ serverOptions: { config: { ENABLE_ACCOUNT_LIMITS_ALL: false } } });

    test('are set and removed by a provider user', async ({ page, signIn, db }) => {
      const { service_provider_sid } = providerRow(db, 'Northwind Voice');
      const stored = () =>
        db.get(
          `SELECT quantity FROM service_provider_limits
            WHERE category = 'voice_call_session' AND service_provider_sid = ?`,
          service_provider_sid ?? '',
        )?.quantity;
      await signIn('nora');
      const writes = recordWrites(page);
      await page.goto('/internal/settings');
      await expect(page.getByLabel('Max calls')).toHaveValue('1000');
      await page.getByLabel('Max calls').fill('0');
      await save(page).click();
      await expect(page.getByText('Settings updated')).toBeVisible();
      expect(stored()).toBe(0);
      expect(writes.map(({ call }) => call)).toEqual([
        `POST ServiceProviders/${service_provider_sid}/Limits`,
      ]);
      await page.getByLabel('Max calls').fill('');
      await save(page).click();
      await expect.poll(stored).toBeUndefined();
    });
  });

  test('shows no limits to a provider user where all of them are the admin’s', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await page.goto('/internal/settings');
    await expect(page.getByLabel(teams)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Limits' })).toHaveCount(0);
    await expectLanded(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await signIn('admin');
    await openProviderTab(page);
    await expect(page.getByRole('heading', { name: 'Limits' })).toBeVisible();
    await expect(page.getByLabel('Unit')).toBeVisible();
  });

  test('gets an API key, from both tabs', async ({ page, signIn, db }) => {
    const { service_provider_sid } = providerRow(db, 'Northwind Voice');
    const count = () =>
      db.get(
        'SELECT count(*) AS count FROM api_keys WHERE service_provider_sid = ?',
        service_provider_sid ?? '',
      )?.count;
    const before = Number(count());
    await signIn('admin');
    for (const [index, tab] of ['admin', 'service-provider'].entries()) {
      await page.goto(`/internal/settings?tab=${tab}`);
      await page.getByRole('button', { name: 'Add API key' }).click();
      await expect(page.getByText('API key created')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      expect(count()).toBe(before + index + 1);
    }
  });
});

test.describe('deleting a service provider', () => {
  test('names what it still has, and deletes nothing', async ({ page, signIn, db }) => {
    await signIn('admin');
    const writes = recordWrites(page);
    await openProviderTab(page);
    await page.getByRole('button', { name: 'Delete service provider' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('is not empty');
    await expect(dialog).toContainText('Sunrise Clinic');
    await expect(dialog).toContainText('nora');
    await expectGoodInEveryView(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(writes).toEqual([]);
    expect(providerRow(db, 'Northwind Voice')).toBeDefined();
  });

  test('makes the first of the others the current one', async ({ page, signIn, db }) => {
    const sid = '0f0f0f0f-0000-4000-8000-00000000000a';
    db.run("INSERT INTO service_providers (service_provider_sid, name) VALUES (?, 'Aerial')", sid);
    await signIn('admin');
    // Another screen reads its accounts first: it has none.
    await page.goto('/internal/users');
    const filter = page.getByRole('combobox', { name: 'Account', exact: true });
    await filter.click();
    await expect(page.getByText('No options')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Service provider' }).click();
    await expect(page.getByRole('textbox', { name: 'Service provider name' })).toHaveValue(
      'Aerial',
    );
    await page.getByRole('button', { name: 'Delete service provider' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted service provider')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Service provider' })).toHaveValue(
      'Northwind Voice',
    );
    await expect(page.getByRole('textbox', { name: 'Service provider name' })).toHaveValue(
      'Northwind Voice',
    );
    expect(providerRow(db, 'Aerial')).toBeUndefined();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await filter.click();
    await expect(page.getByRole('option', { name: 'Sunrise Clinic' })).toBeVisible();
  });

  test.describe('that the platform refuses', () => {
    test.use({ expectedErrors: [/status of 403/] });

    test('is explained in words', async ({ page, signIn, db }) => {
      await signIn('admin');
      await openProviderTab(page);
      for (const path of ['**/Accounts', '**/Users', '**/PhoneNumbers*', '**/MicrosoftTeams*']) {
        await page.route(path, (route) => route.fulfill({ json: [] }));
      }
      await page.getByRole('button', { name: 'Delete service provider' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'This service provider still has accounts or users. Delete those first.',
      );
      expect(providerRow(db, 'Northwind Voice')).toBeDefined();
    });
  });

  test('is not offered for the only one', async ({ page, signIn, db }) => {
    const other = providerRow(db, 'Quayside Telecom').service_provider_sid ?? '';
    await signIn('admin');
    await page.route('**/ServiceProviders', async (route) => {
      const rows = (await (await route.fetch()).json()) as { service_provider_sid: string }[];
      const json = rows.filter(({ service_provider_sid }) => service_provider_sid !== other);
      await route.fulfill({ json });
    });
    await openProviderTab(page);
    await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible();
    // Only now it is known how many there are.
    await expect(page.getByRole('combobox', { name: 'Service provider' })).toHaveValue(
      'Northwind Voice',
    );
    await expect(page.getByRole('button', { name: 'Delete service provider' })).toHaveCount(0);
  });
});

test.describe('who may not', () => {
  test('an account user is told so and sent home', async ({ page, signIn }) => {
    await signIn('sam');
    await page.goto('/internal/settings?tab=service-provider');
    await expect(page.getByText('You do not have permissions to manage Settings')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/accounts\/[^/]+\/edit/);
  });

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
