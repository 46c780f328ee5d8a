import { describe, expect, it } from 'vitest';
import {
  answerAlways,
  check,
  choose,
  click,
  db,
  expectUrl,
  fill,
  findField,
  follow,
  forgetRequests,
  getCheckbox,
  getField,
  open,
  press,
  reconnect,
  refusal,
  resetConsole,
  saved,
  screen,
  see,
  tab,
  user,
  waitFor,
  within,
  writes,
} from './support';

const providerRow = (name: string) =>
  db.get('SELECT * FROM service_providers WHERE name = ?', name);
const sidOf = (name: string) => String(providerRow(name)?.service_provider_sid);
const system = () => db.get('SELECT * FROM system_information');
const openProviderTab = async () => {
  await open('/internal/settings?tab=service-provider', 'admin');
  await findField('Service provider name');
};
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(getField(label)).toHaveValue(value));
const calls = () => writes().map(({ call }) => call);
const teams = 'Enable MS Teams Direct Routing';
const special = 'Require a special character';

describe('the admin settings', () => {
  it('tell of documents that those who sign up accept and cannot read', async () => {
    const hosted = { ENABLE_HOSTED_SYSTEM: 'true', DEFAULT_SERVICE_PROVIDER_SID: 'sid' };
    resetConsole({ ...hosted, PRIVACY_URL: '/privacy' });
    await open('/internal/settings', 'admin');
    await see(/Set TERMS_URL in config\.js\.$/);
    await open('/internal/settings', 'nora');
    await findField('Service provider name');
    expect(screen.queryByText(/TERMS_URL/)).toBeNull();
  });
  it('of which one half fails tell which, and send only that when saved again', async () => {
    await open('/internal/settings', 'admin');
    answerAlways('POST', 'PasswordSettings', () => refusal(500, 'out of order'));
    await fill('Domain name', 'voice.example');
    await check(special);
    await press('Save');
    await see('Saved: System information.');
    await see('Not saved: Password policy – out of order');
    expect(system()).toMatchObject({ domain_name: 'voice.example' });
    expect(getCheckbox(special)).toBeChecked();
    await see('1 unsaved change');
    forgetRequests();
    reconnect();
    await press('Save');
    await see('Admin settings updated successfully');
    expect(calls()).toEqual(['POST PasswordSettings']);
    expect(db.get('SELECT * FROM password_settings')).toMatchObject({
      require_special_character: 1,
    });
  });

  it('are saved from a field of several lines by Ctrl+Enter, and not under a dialog', async () => {
    await open('/internal/settings', 'admin');
    await fill('Domain name', 'voice.example');
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+S',
    );
    await click(tab('Service provider'));
    await question();
    await user.keyboard('{Control>}s{/Control}');
    expect(calls()).toEqual([]);
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    getField('Domain name').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(calls()).toEqual([]);
    getField('Private network CIDR').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await see('Admin settings updated successfully');
    expect(system()).toMatchObject({ domain_name: 'voice.example' });
  });

  it('ask before unsaved changes are left for the other tab', async () => {
    await open('/internal/settings', 'admin');
    await fill('Domain name', 'voice.example');
    await click(tab('Service provider'));
    await press('Keep editing', await question());
    await expectValue('Domain name', 'voice.example');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click(tab('Service provider'));
    await press('Leave', await question());
    await expectUrl(/tab=service-provider/);
    await fill('Service provider name', 'Renamed');
    history.back();
    await press('Leave', await question());
    await expectValue('Domain name', 'northwind-voice.example');
  });

  it('begin with what is stored now, each time they are opened', async () => {
    await open('/internal/settings', 'admin');
    expect(await findField('Domain name')).toHaveValue('northwind-voice.example');
    await click(tab('Service provider'));
    await findField('Service provider name');
    db.run("UPDATE system_information SET domain_name = 'elsewhere.example'");
    await click(tab('Admin'));
    await expectValue('Domain name', 'elsewhere.example');
    await saved();
  });

  it('clear the TTS cache of the platform', async () => {
    await open('/internal/settings', 'admin');
    await press('Clear TTS cache');
    await press('Clear TTS cache', await screen.findByRole('dialog'));
    await see('Tts Cache successfully cleaned');
    await see(/0 cached prompts\./);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Clear TTS cache' })).toBeDisabled(),
    );
    expect(db.get('SELECT sum(size) AS size FROM tts_cache')?.size ?? 0).toBe(0);
  });
});

describe('the service provider', () => {
  it('has a domain for MS Teams while the tick is set', async () => {
    await openProviderTab();
    await screen.findByText('MS Teams tenants');
    await check(teams, undefined, false);
    expect(screen.queryByLabelText(/^SBC domain name/)).toBeNull();
    await press('Save');
    await see('Settings updated');
    expect(providerRow('Northwind Voice')?.ms_teams_fqdn).toBeNull();
    await waitFor(() => expect(screen.queryByText('MS Teams tenants')).toBeNull());

    await check(teams);
    await fill('SBC domain name', '');
    await press('Save');
    await waitFor(() =>
      expect(getField('SBC domain name')).toHaveAttribute('aria-invalid', 'true'),
    );
    await fill('SBC domain name', 'sbc.example');
    await press('Save');
    await waitFor(() => expect(providerRow('Northwind Voice')?.ms_teams_fqdn).toBe('sbc.example'));
    await see('MS Teams tenants');
    await openProviderTab();
    expect(getCheckbox(teams)).toBeChecked();
  });

  it('cannot take the name of another, or none', async () => {
    await openProviderTab();
    await fill('Service provider name', 'quayside telecom');
    await press('Save');
    await waitFor(() =>
      expect(getField('Service provider name')).toHaveAccessibleDescription(
        'This name is already in use.',
      ),
    );
    await fill('Service provider name', '  ');
    await press('Save');
    await waitFor(() =>
      expect(getField('Service provider name')).toHaveAccessibleDescription('Required'),
    );
    expect(writes()).toEqual([]);
  });

  it('and its limits are set and removed by a provider user', async () => {
    resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    const sid = sidOf('Northwind Voice');
    const stored = () =>
      db.get(
        `SELECT quantity FROM service_provider_limits
          WHERE category = 'voice_call_session' AND service_provider_sid = ?`,
        sid,
      )?.quantity;
    await open('/internal/settings', 'nora');
    expect(await findField(/^Max calls/)).toHaveValue(1000);
    expect(await findField(/^Max calls/)).toHaveAccessibleDescription(
      'Concurrent calls; further calls are rejected. Leave blank to remove the limit; 0 stores it as unlimited.',
    );
    await fill(/^Max calls/, '0');
    await press('Save');
    await see('Settings updated');
    expect(stored()).toBe(0);
    expect(calls()).toEqual([`POST ServiceProviders/${sid}/Limits`]);
    await fill(/^Max calls/, '');
    await press('Save');
    await waitFor(() => expect(stored()).toBeUndefined());
  });

  it('shows no limits to a provider user where all of them are the admin’s', async () => {
    await open('/internal/settings', 'nora');
    await screen.findByLabelText(teams);
    expect(screen.queryByRole('heading', { name: 'Limits' })).toBeNull();
    await openProviderTab();
    expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
    expect(await findField('Limit by')).toBeVisible();
  });

  it('gets an API key, from both tabs', async () => {
    const count = () =>
      db.get(
        'SELECT count(*) AS count FROM api_keys WHERE service_provider_sid = ?',
        sidOf('Northwind Voice'),
      )?.count;
    const before = Number(count());
    for (const [index, name] of ['admin', 'service-provider'].entries()) {
      await open(`/internal/settings?tab=${name}`, 'admin');
      await press('Add API key');
      await see('API key created');
      await press('Close', await screen.findByRole('dialog'));
      expect(count()).toBe(before + index + 1);
    }
  });
});

describe('deleting a service provider', () => {
  it('makes the first of the others the current one', async () => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('0f0f0f0f-0000-4000-8000-00000000000a', 'Aerial')",
    );
    // Another screen reads its accounts first: it has none.
    await open('/internal/users', 'admin');
    await click(await findField('Account'));
    await see('No options');
    await user.keyboard('{Escape}');
    await follow('Settings');
    await screen.findByRole('tab', { name: 'Service provider' });
    await click(tab('Service provider'));
    expect(await findField('Service provider name')).toHaveValue('Aerial');
    await press('Delete service provider');
    await press('Delete', await screen.findByRole('dialog'));
    await see('Deleted service provider');
    await expectValue('Service provider', 'Northwind Voice');
    await expectValue('Service provider name', 'Northwind Voice');
    expect(providerRow('Aerial')).toBeUndefined();
    await follow('Users');
    await choose('Account', 'Sunrise Clinic');
  });

  it('is refused while it has what the platform would stop at, half-way', async () => {
    const sid = '0f0f0f0f-0000-4000-8000-00000000000a';
    const provider = `'${sid}'`;
    db.run(
      `INSERT INTO service_providers (service_provider_sid, name) VALUES (${provider}, 'Aerial')`,
    );
    db.run(
      `INSERT INTO smpp_addresses (smpp_address_sid, ipv4, port, service_provider_sid)
       VALUES ('smpp', '192.0.2.7', 2775, ${provider})`,
    );
    db.run(
      `INSERT INTO lcr (lcr_sid, name, service_provider_sid) VALUES ('table', 'By night', ${provider})`,
    );
    await openProviderTab();
    await choose('Service provider', 'Aerial');
    await follow('Settings');
    await screen.findByRole('tab', { name: 'Service provider' });
    await click(tab('Service provider'));
    await press('Delete service provider');
    const dialog = await screen.findByRole('dialog', { name: 'Aerial is in use' });
    expect(dialog).toHaveTextContent('SMPP addresses, which only the API can remove (1)');
    expect(within(dialog).getByText('192.0.2.7:2775')).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: /192\.0\.2\.7|SMPP/ })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'By night' })).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('that the platform refuses is explained in words', async () => {
    answerAlways('GET', /(^|\/)(Accounts|Users)$/, () => Response.json([]));
    answerAlways('GET', /(^|\/)(PhoneNumbers|MicrosoftTeams|Applications)/, () =>
      Response.json([]),
    );
    answerAlways('GET', /(^|\/)(VoipCarriers|Lcrs|Sbcs|Smpps)/, () => Response.json([]));
    await openProviderTab();
    await press('Delete service provider');
    await press('Delete', await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'This service provider still has accounts or users. Delete those first.',
      ),
    );
    expect(providerRow('Northwind Voice')).toBeDefined();
  });

  it('is not offered for the only one', async () => {
    const other = sidOf('Quayside Telecom');
    answerAlways('GET', 'ServiceProviders', async (pass) => {
      const rows = (await (await pass()).json()) as { service_provider_sid: string }[];
      return Response.json(
        rows.filter(({ service_provider_sid }) => service_provider_sid !== other),
      );
    });
    await openProviderTab();
    expect(await screen.findByRole('heading', { name: 'API keys' })).toBeVisible();
    // Only now it is known how many there are.
    await expectValue('Service provider', 'Northwind Voice');
    expect(screen.queryByRole('button', { name: 'Delete service provider' })).toBeNull();
  });
});

it('an account user is told so and sent home', async () => {
  await open('/internal/settings?tab=service-provider', 'sam');
  await see('You do not have permissions to manage Settings');
  await expectUrl(/\/internal\/accounts\/[^/]+\/edit/);
});
