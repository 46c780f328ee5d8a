import { describe, expect, it } from 'vitest';
import {
  accountSid,
  alertWith,
  check,
  choose,
  db,
  expectUrl,
  fill,
  findField,
  follow,
  forgetRequests,
  getField,
  heading,
  offered,
  open,
  press,
  requests,
  rows,
  rowWith,
  screen,
  see,
  waitFor,
  within,
} from './support';

const northwind = () => db.get("SELECT * FROM service_providers WHERE name = 'Northwind Voice'");
const rowOf = (fqdn: string) =>
  db.get('SELECT * FROM ms_teams_tenants WHERE tenant_fqdn = ?', fqdn) ?? {};
const editOf = (fqdn: string) =>
  `/internal/ms-teams-tenants/${rowOf(fqdn).ms_teams_tenant_sid}/edit`;
const forgetDomain = () =>
  db.run("UPDATE service_providers SET ms_teams_fqdn = NULL WHERE name = 'Northwind Voice'");
const clinic = 'sunrise-clinic.teams.northwind-voice.example';
const bank = 'cedar-bank.teams.northwind-voice.example';
const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const domain = /^Domain name/;
const listUrl = /\/internal\/ms-teams-tenants(\?.*)?$/;

it.each([
  ['admin', 'Metro Taxi'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
] as const)('%s adds a tenant, changes and deletes it', async (operator, account) => {
  await open('/', operator);
  await follow('MS Teams tenants');
  await heading('MS Teams tenants');
  await filled();
  const banks = rows().filter(({ textContent }) => textContent.includes('cedar-bank'));
  expect(banks).toHaveLength(operator === 'sam' ? 0 : 1);
  forgetRequests();
  await follow('Add MS Teams tenant');
  await press('Create');
  await waitFor(() => expect(getField(domain)).toHaveFocus());
  await fill(domain, 'not a domain');
  await press('Create');
  await see(/^Enter a fully qualified domain name/);
  await fill(domain, bank.toUpperCase());
  if (operator !== 'sam') await choose(/^Account/, account);
  await waitFor(() => expect(getField(/^Account/)).toHaveValue(account));
  await press('Create');
  const told = await screen.findAllByText('The domain name you have entered is already in use.');
  expect(told[0]).toBeVisible();
  await waitFor(() => expect(getField(domain)).toHaveAttribute('aria-invalid', 'true'));
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);
  await fill(domain, 'new.teams.example.com');
  await press('Create');
  await see('Microsoft Teams tenant created successfully');
  expect(rowOf('new.teams.example.com')).toMatchObject({
    account_sid: accountSid(account),
    application_sid: null,
    service_provider_sid: northwind()?.service_provider_sid,
  });
  await expectUrl(editOf('new.teams.example.com'));
  // The address changes before the page does.
  await heading('new.teams.example.com');

  const application = db.get(
    'SELECT name, application_sid FROM applications WHERE account_sid = ? ORDER BY name',
    accountSid(account),
  );
  await choose(/^Application/, String(application?.name));
  await fill(domain, 'newer.teams.example.com');
  await press('Save');
  await see('Microsoft Teams tenant updated successfully');
  expect(rowOf('newer.teams.example.com').application_sid).toBe(application?.application_sid);
  await heading('newer.teams.example.com');

  await press('Delete tenant');
  await press('Delete', await screen.findByRole('dialog'));
  await see('Deleted Microsoft Teams tenant newer.teams.example.com');
  await expectUrl(listUrl);
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
      await open('/', operator);
      await see('Phone numbers');
      expect(screen.queryByText('MS Teams tenants')).toBeNull();
      for (const path of [
        '/internal/ms-teams-tenants',
        '/internal/ms-teams-tenants/add',
        editOf(clinic),
      ]) {
        forgetRequests();
        await open(path);
        await alertWith(words);
        await expectUrl(landing);
        expect(requests().filter((call) => call.includes('MicrosoftTeams'))).toEqual([]);
      }
    },
  );

  it('tenants appear with the domain', async () => {
    forgetDomain();
    await open('/internal/settings', 'nora');
    await check(/Teams/);
    await fill(/domain/i, 'teams.northwind.example');
    await press('Save');
    await follow('MS Teams tenants');
    await see('3 total');
  });
});

it('a tenant that moves to another account leaves its application behind', async () => {
  expect(rowOf(clinic).application_sid).not.toBeNull();
  await open(editOf(clinic), 'nora');
  await findField(/^Application/);
  await waitFor(() => expect(getField(/^Application/)).not.toHaveValue(''));
  await choose(/^Account/, 'Cedar Bank');
  await press('Save');
  await see('Microsoft Teams tenant updated successfully');
  expect(rowOf(clinic)).toMatchObject({
    account_sid: accountSid('Cedar Bank'),
    application_sid: null,
  });
});

it('tenants of others are refused, although the platform would show and change them', async () => {
  db.run(
    "UPDATE ms_teams_tenants SET service_provider_sid = (SELECT service_provider_sid FROM service_providers WHERE name <> 'Northwind Voice') WHERE tenant_fqdn = ?",
    bank,
  );
  await open('/internal/ms-teams-tenants', 'nora');
  await see('2 total');
  await open(editOf(bank));
  await see('You do not have access.');
  await expectUrl(listUrl);
  await open('/internal/ms-teams-tenants', 'sam');
  await see('1 total');
  await open(editOf(bank));
  await see('You do not have access.');
});

it('without an account there is no tenant', async () => {
  db.run(
    "INSERT INTO service_providers (service_provider_sid, name, ms_teams_fqdn) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice', 'teams.aardvark.example')",
  );
  const words = 'You must create an account before you can create an Microsoft Teams Tenant.';
  await open('/internal/accounts', 'admin');
  await follow('MS Teams tenants');
  await see('No Microsoft Teams tenants.');
  await see(words);
  await open('/internal/ms-teams-tenants/add');
  const told = await alertWith(/You must create an account/);
  expect(within(told).getByText(words)).toBeVisible();
  await expectUrl('/internal/accounts');
});

it('the list takes few requests, and offers nothing that writes to a view-only user', async () => {
  await open('/internal/ms-teams-tenants', 'vera');
  await filled();
  await waitFor(() => expect(rowWith('Cedar Bank')).toHaveTextContent('Telephone banking'));
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(4);
  expect(screen.queryByRole('link', { name: 'Add MS Teams tenant' })).toBeNull();
  expect((await offered()).flat()).not.toContain('Delete');
  await follow(bank);
  expect(await findField(domain)).toBeDisabled();
});
