import type { Page } from '@playwright/test';
import { accountSid, button, type Db, rows, toast } from './support/common';
import { type DemoUser, expect, expectGoodInEveryView, test } from './support/fixtures';

const text = (db: Db, sql: string, ...params: string[]) =>
  String(Object.values(db.get(sql, ...params) ?? {})[0] ?? '');
const rowOf = (db: Db, fqdn: string) =>
  db.get('SELECT * FROM ms_teams_tenants WHERE tenant_fqdn = ?', fqdn) ?? {};
const clinic = 'sunrise-clinic.teams.northwind-voice.example';
const bank = 'cedar-bank.teams.northwind-voice.example';

const domain = (page: Page) => page.getByLabel(/^Domain Name/);
const item = (page: Page) => page.getByRole('link', { name: 'MS Teams Tenants' });

const openList = async (page: Page) => {
  await page.goto('/internal/ms-teams-tenants');
  await expect(rows(page).first()).toBeVisible();
};
const choose = async (page: Page, input: RegExp, option: string) => {
  await page.getByRole('combobox', { name: input }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};

const owners: [DemoUser, string][] = [
  ['admin', 'Metro Taxi'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
];
for (const [user, account] of owners) {
  test(`${user} adds a tenant, changes and deletes it`, async ({ page, signIn, requests, db }) => {
    await signIn(user);
    await page.goto('/');
    await item(page).click();
    await expect(page.getByRole('heading', { name: 'MS Teams Tenants' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('tbody').getByText('cedar-bank')).toHaveCount(user === 'sam' ? 0 : 1);
    requests.forget();
    await page.getByRole('link', { name: 'Add MS Teams Tenant' }).click();
    await button(page, 'Create').click();
    await expect(domain(page)).toBeFocused();
    await domain(page).fill('not a domain');
    await button(page, 'Create').click();
    await expect(page.getByText(/^Enter a fully qualified domain name/)).toBeVisible();
    await domain(page).fill(bank.toUpperCase());
    if (user !== 'sam') await choose(page, /^Account/, account);
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue(account);
    await button(page, 'Create').click();
    await expect(
      page.getByText('The domain name you have entered is already in use.').first(),
    ).toBeVisible();
    await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(8);
    await domain(page).fill('new.teams.example.com');
    await button(page, 'Create').click();
    await expect(toast(page, 'Microsoft Teams Tenant created successfully')).toBeVisible();
    const row = rowOf(db, 'new.teams.example.com');
    expect(row).toMatchObject({
      account_sid: accountSid(db, account),
      application_sid: null,
      service_provider_sid: text(
        db,
        "SELECT service_provider_sid FROM service_providers WHERE name = 'Northwind Voice'",
      ),
    });
    await expect(page).toHaveURL(
      new RegExp(`/internal/ms-teams-tenants/${row.ms_teams_tenant_sid}/edit$`),
    );
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: 'new.teams.example.com' })).toBeVisible();

    const application = text(
      db,
      'SELECT name FROM applications WHERE account_sid = ? ORDER BY name',
      accountSid(db, account),
    );
    await choose(page, /^Application/, application);
    await domain(page).fill('newer.teams.example.com');
    await button(page, 'Save').click();
    await expect(toast(page, 'Microsoft Teams Tenant updated successfully')).toBeVisible();
    expect(rowOf(db, 'newer.teams.example.com').application_sid).toBe(
      text(
        db,
        'SELECT application_sid FROM applications WHERE name = ? AND account_sid = ?',
        application,
        accountSid(db, account),
      ),
    );
    await expect(page.getByRole('heading', { name: 'newer.teams.example.com' })).toBeVisible();
    await expectGoodInEveryView(page);

    await button(page, 'Delete tenant').click();
    await button(page, 'Delete').click();
    await expect(
      toast(page, 'Deleted Microsoft Teams Tenant newer.teams.example.com'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/ms-teams-tenants(\?.*)?$/);
    expect(rowOf(db, 'newer.teams.example.com')).toEqual({});
  });
}

test.describe('where the provider has no domain for MS Teams', () => {
  const words = 'Northwind Voice does not have a fully qualified domain name for MS Teams';
  const landings: [DemoUser, RegExp][] = [
    ['admin', /\/internal\/settings/],
    ['nora', /\/internal\/settings/],
    ['sam', /\/internal\/accounts\/[^/]+\/edit/],
  ];
  for (const [user, landing] of landings) {
    test(`tenants are hidden from ${user}, who is told so at every address of theirs`, async ({
      page,
      signIn,
      requests,
      db,
    }) => {
      db.run("UPDATE service_providers SET ms_teams_fqdn = NULL WHERE name = 'Northwind Voice'");
      await signIn(user);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Phone Numbers' })).toBeVisible();
      await expect(item(page)).toHaveCount(0);
      for (const path of ['', '/add', `/${rowOf(db, clinic).ms_teams_tenant_sid}/edit`]) {
        await page.goto('about:blank');
        requests.forget();
        await page.goto(`/internal/ms-teams-tenants${path}`);
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(page).toHaveURL(landing);
        expect(requests.all().filter((call) => call.includes('MicrosoftTeams'))).toEqual([]);
      }
    });
  }

  test('tenants appear with the domain', async ({ page, signIn, db }) => {
    db.run("UPDATE service_providers SET ms_teams_fqdn = NULL WHERE name = 'Northwind Voice'");
    await signIn('nora');
    await page.goto('/internal/accounts');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /Teams/ }).check();
    await page.getByRole('textbox', { name: /domain/i }).fill('teams.northwind.example');
    await button(page, 'Save').click();
    await item(page).click();
    await expect(page.getByText('3 in all')).toBeVisible();
  });
});

test('a tenant that moves to another account leaves its application behind', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  expect(rowOf(db, clinic).application_sid).not.toBeNull();
  await page.goto(`/internal/ms-teams-tenants/${rowOf(db, clinic).ms_teams_tenant_sid}/edit`);
  await expect(page.getByRole('combobox', { name: /^Application/ })).not.toHaveValue('');
  await choose(page, /^Account/, 'Cedar Bank');
  await button(page, 'Save').click();
  await expect(toast(page, 'Microsoft Teams Tenant updated successfully')).toBeVisible();
  expect(rowOf(db, clinic)).toMatchObject({
    account_sid: accountSid(db, 'Cedar Bank'),
    application_sid: null,
  });
});

test('tenants of others are refused, although the platform would show and change them', async ({
  page,
  signIn,
  db,
  browser,
  baseURL,
}) => {
  db.run(
    "UPDATE ms_teams_tenants SET service_provider_sid = (SELECT service_provider_sid FROM service_providers WHERE name <> 'Northwind Voice') WHERE tenant_fqdn = ?",
    bank,
  );
  const edit = `/internal/ms-teams-tenants/${rowOf(db, bank).ms_teams_tenant_sid}/edit`;
  await signIn('nora');
  await openList(page);
  await expect(page.getByText('2 in all')).toBeVisible();
  await page.goto(edit);
  await expect(toast(page, 'You do not have access.')).toBeVisible();
  await expect(page).toHaveURL(/\/internal\/ms-teams-tenants(\?.*)?$/);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn('sam', other);
  await openList(other);
  await expect(other.getByText('1 in all')).toBeVisible();
  await other.goto(edit);
  await expect(other.getByText('You do not have access.', { exact: true })).toBeVisible();
  await other.context().close();
});

test('without an account there is no tenant', async ({ page, signIn, db }) => {
  db.run(
    "INSERT INTO service_providers (service_provider_sid, name, ms_teams_fqdn) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice', 'teams.aardvark.example')",
  );
  const words = 'You must create an account before you can create an Microsoft Teams Tenant.';
  await signIn('admin');
  await page.goto('/internal/accounts');
  await item(page).click();
  await expect(page.getByText('No Microsoft Teams Tenant.')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await page.goto('/internal/ms-teams-tenants/add');
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(page).toHaveURL(/\/internal\/accounts$/);
});

test('the list takes few requests, and offers nothing that writes to a view-only user', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('vera');
  await page.goto('about:blank');
  requests.forget();
  await openList(page);
  await expect(rows(page).filter({ hasText: 'Cedar Bank' })).toContainText('Telephone banking');
  expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(4);
  await expect(page.getByRole('link', { name: 'Add MS Teams Tenant' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await page.getByRole('link', { name: bank, exact: true }).click();
  await expect(domain(page)).toBeDisabled();
});
