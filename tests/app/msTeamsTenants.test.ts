import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const northwind = () =>
  app.db.get("SELECT * FROM service_providers WHERE name = 'Northwind Voice'");
const rowOf = (fqdn: string) =>
  app.db.get('SELECT * FROM ms_teams_tenants WHERE tenant_fqdn = ?', fqdn) ?? {};
const editOf = (fqdn: string) =>
  `/internal/ms-teams-tenants/${rowOf(fqdn).ms_teams_tenant_sid}/edit`;
const forgetDomain = () =>
  app.db.run("UPDATE service_providers SET ms_teams_fqdn = NULL WHERE name = 'Northwind Voice'");
const clinic = 'sunrise-clinic.teams.northwind-voice.example';
const bank = 'cedar-bank.teams.northwind-voice.example';
const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const domain = /^Domain name/;
const listUrl = /\/internal\/ms-teams-tenants(\?.*)?$/;

it.each([
  ['admin', 'Metro Taxi'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
] as const)('%s adds a tenant, changes and deletes it', async (operator, account) => {
  await app.open('/', operator);
  await app.follow('MS Teams tenants');
  await app.heading('MS Teams tenants');
  await filled();
  const banks = app.rows().filter(({ textContent }) => textContent.includes('cedar-bank'));
  expect(banks).toHaveLength(operator === 'sam' ? 0 : 1);
  app.forgetRequests();
  await app.follow('Add MS Teams tenant');
  await app.press('Create');
  const first = operator === 'sam' ? domain : /^Account/;
  await waitFor(() => expect(app.getField(first)).toHaveFocus());
  await app.fill(domain, 'not a domain');
  await app.press('Create');
  await app.see(/^Enter a fully qualified domain name/);
  await app.fill(domain, bank.toUpperCase());
  if (operator !== 'sam') await app.choose(/^Account/, account);
  await waitFor(() => expect(app.getField(/^Account/)).toHaveValue(account));
  await app.press('Create');
  const told = await screen.findAllByText('The domain name you have entered is already in use.');
  expect(told[0]).toBeVisible();
  await waitFor(() => expect(app.getField(domain)).toHaveAttribute('aria-invalid', 'true'));
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);
  await app.fill(domain, 'new.teams.example.com');
  await app.press('Create');
  await app.see('Microsoft Teams tenant created successfully');
  expect(rowOf('new.teams.example.com')).toMatchObject({
    account_sid: app.accountSid(account),
    application_sid: null,
    service_provider_sid: northwind()?.service_provider_sid,
  });
  await app.expectUrl(editOf('new.teams.example.com'));
  // The address changes before the page does.
  await app.heading('new.teams.example.com');

  const application = app.db.get(
    'SELECT name, application_sid FROM applications WHERE account_sid = ? ORDER BY name',
    app.accountSid(account),
  );
  await app.choose(/^Application/, String(application?.name));
  await app.fill(domain, 'newer.teams.example.com');
  await app.press('Save');
  await app.see('Microsoft Teams tenant updated successfully');
  expect(rowOf('newer.teams.example.com').application_sid).toBe(application?.application_sid);
  await app.heading('newer.teams.example.com');

  await app.press('Delete tenant');
  await app.press('Delete', await screen.findByRole('dialog'));
  await app.see('Deleted Microsoft Teams tenant newer.teams.example.com');
  await app.expectUrl(listUrl);
  expect(rowOf('newer.teams.example.com')).toEqual({});
});

describe('where the provider has no domain for MS Teams', () => {
  const words = /Northwind Voice does not have a fully qualified domain name for MS Teams/;

  it.each([
    ['admin', /\/internal\/settings/],
    ['nora', /\/internal\/settings/],
    ['sam', /\/internal\/accounts\/[^/]+\/edit/],
  ] as const)(
    'tenants are hidden from %s, who is told so at every address of theirs',
    async (operator, landing) => {
      forgetDomain();
      await app.open('/', operator);
      await app.see('Phone numbers');
      expect(screen.queryByText('MS Teams tenants')).toBeNull();
      for (const path of [
        '/internal/ms-teams-tenants',
        '/internal/ms-teams-tenants/add',
        editOf(clinic),
      ]) {
        app.forgetRequests();
        await app.open(path);
        await app.alertWith(words);
        await app.expectUrl(landing);
        expect(app.requests().filter((call) => call.includes('MicrosoftTeams'))).toEqual([]);
      }
    },
  );

  it('tenants appear with the domain', async () => {
    forgetDomain();
    await app.open('/internal/settings', 'nora');
    await app.check(/Teams/);
    await app.fill(/domain/i, 'teams.northwind.example');
    await app.press('Save');
    await app.follow('MS Teams tenants');
    await app.see('3 total');
  });
});

it('a tenant that moves to another account leaves its application behind', async () => {
  expect(rowOf(clinic).application_sid).not.toBeNull();
  await app.open(editOf(clinic), 'nora');
  await app.findField(/^Application/);
  await waitFor(() => expect(app.getField(/^Application/)).not.toHaveValue(''));
  await app.choose(/^Account/, 'Cedar Bank');
  await app.press('Save');
  await app.see('Microsoft Teams tenant updated successfully');
  expect(rowOf(clinic)).toMatchObject({
    account_sid: app.accountSid('Cedar Bank'),
    application_sid: null,
  });
});

it('tenants of others are refused, although the platform would show and change them', async () => {
  app.db.run(
    "UPDATE ms_teams_tenants SET service_provider_sid = (SELECT service_provider_sid FROM service_providers WHERE name <> 'Northwind Voice') WHERE tenant_fqdn = ?",
    bank,
  );
  await app.open('/internal/ms-teams-tenants', 'nora');
  await app.see('2 total');
  await app.open(editOf(bank));
  await app.see('You do not have access.');
  await app.expectUrl(listUrl);
  await app.open('/internal/ms-teams-tenants', 'sam');
  await app.see('1 total');
  await app.open(editOf(bank));
  await app.see('You do not have access.');
});

it('without an account there is no tenant', async () => {
  app.db.run(
    "INSERT INTO service_providers (service_provider_sid, name, ms_teams_fqdn) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice', 'teams.aardvark.example')",
  );
  const words = 'You must create an account before you can create an Microsoft Teams Tenant.';
  await app.open('/internal/accounts', 'admin');
  await app.follow('MS Teams tenants');
  await app.see('No Microsoft Teams tenants.');
  await app.see(words);
  await app.open('/internal/ms-teams-tenants/add');
  const told = await app.alertWith(/You must create an account/);
  expect(within(told).getByText(words)).toBeVisible();
  await app.expectUrl('/internal/accounts');
});

it('the list takes few requests, and offers nothing that writes to a view-only user', async () => {
  await app.open('/internal/ms-teams-tenants', 'vera');
  await filled();
  await waitFor(() => expect(app.rowWith('Cedar Bank')).toHaveTextContent('Telephone banking'));
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(4);
  expect(screen.queryByRole('link', { name: 'Add MS Teams tenant' })).toBeNull();
  expect((await app.offered()).flat()).not.toContain('Delete');
  await app.follow(bank);
  expect(await app.findField(domain)).toBeDisabled();
});
