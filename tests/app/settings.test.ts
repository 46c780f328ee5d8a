import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const providerRow = (name: string) =>
  app.db.get('SELECT * FROM service_providers WHERE name = ?', name);
const sidOf = (name: string) => String(providerRow(name)?.service_provider_sid);
const system = () => app.db.get('SELECT * FROM system_information');
const openProviderTab = async () => {
  await app.open('/internal/settings?tab=service-provider', 'admin');
  await app.findField('Service provider name');
};
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(app.getField(label)).toHaveValue(value));
const calls = () => app.writes().map(({ call }) => call);
const teams = 'Enable MS Teams Direct Routing';
const special = 'Require a special character';

describe('the admin settings', () => {
  it('tell of documents that those who sign up accept and cannot read', async () => {
    const hosted = { ENABLE_HOSTED_SYSTEM: 'true', DEFAULT_SERVICE_PROVIDER_SID: 'sid' };
    app.resetConsole({ ...hosted, PRIVACY_URL: '/privacy' });
    await app.open('/internal/settings', 'admin');
    await app.see(/Set TERMS_URL in config\.js\.$/);
    await app.open('/internal/settings', 'nora');
    await app.findField('Service provider name');
    expect(screen.queryByText(/TERMS_URL/)).toBeNull();
  });
  it('of which one half fails tell which, and send only that when saved again', async () => {
    await app.open('/internal/settings', 'admin');
    app.answerAlways('POST', 'PasswordSettings', () => app.refusal(500, 'out of order'));
    await app.fill('Domain name', 'voice.example');
    await app.check(special);
    await app.press('Save');
    await app.see('Saved: System information.');
    await app.see('Not saved: Password policy – out of order');
    expect(system()).toMatchObject({ domain_name: 'voice.example' });
    expect(app.getCheckbox(special)).toBeChecked();
    await app.see('1 unsaved change');
    app.forgetRequests();
    app.reconnect();
    await app.press('Save');
    await app.see('Admin settings updated successfully');
    expect(calls()).toEqual(['POST PasswordSettings']);
    expect(app.db.get('SELECT * FROM password_settings')).toMatchObject({
      require_special_character: 1,
    });
  });

  it('are saved from a field of several lines by Ctrl+Enter, and not under a dialog', async () => {
    await app.open('/internal/settings', 'admin');
    await app.fill('Domain name', 'voice.example');
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+S',
    );
    await app.click(app.tab('Service provider'));
    await question();
    await user.keyboard('{Control>}s{/Control}');
    expect(calls()).toEqual([]);
    await app.press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    app.getField('Domain name').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(calls()).toEqual([]);
    app.getField('Private network CIDR').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await app.see('Admin settings updated successfully');
    expect(system()).toMatchObject({ domain_name: 'voice.example' });
  });

  it('ask before unsaved changes are left for the other tab', async () => {
    await app.open('/internal/settings', 'admin');
    await app.fill('Domain name', 'voice.example');
    await app.click(app.tab('Service provider'));
    await app.press('Keep editing', await question());
    await expectValue('Domain name', 'voice.example');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.click(app.tab('Service provider'));
    await app.press('Leave', await question());
    await app.expectUrl(/tab=service-provider/);
    await app.fill('Service provider name', 'Renamed');
    history.back();
    await app.press('Leave', await question());
    await expectValue('Domain name', 'northwind-voice.example');
  });

  it('begin with what is stored now, each time they are opened', async () => {
    await app.open('/internal/settings', 'admin');
    expect(await app.findField('Domain name')).toHaveValue('northwind-voice.example');
    await app.click(app.tab('Service provider'));
    await app.findField('Service provider name');
    app.db.run("UPDATE system_information SET domain_name = 'elsewhere.example'");
    await app.click(app.tab('Admin'));
    await expectValue('Domain name', 'elsewhere.example');
    await app.saved();
  });

  it('clear the TTS cache of the platform', async () => {
    await app.open('/internal/settings', 'admin');
    await app.press('Clear TTS cache');
    await app.press('Clear TTS cache', await screen.findByRole('dialog'));
    await app.see('Tts Cache successfully cleaned');
    await app.see(/0 cached prompts\./);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Clear TTS cache' })).toBeDisabled(),
    );
    expect(app.db.get('SELECT sum(size) AS size FROM tts_cache')?.size ?? 0).toBe(0);
  });
});

describe('the service provider', () => {
  it('has a domain for MS Teams while the tick is set', async () => {
    await openProviderTab();
    await screen.findByText('MS Teams tenants');
    await app.check(teams, undefined, false);
    expect(screen.queryByLabelText(/^SBC domain name/)).toBeNull();
    await app.press('Save');
    await app.see('Settings updated');
    expect(providerRow('Northwind Voice')?.ms_teams_fqdn).toBeNull();
    await waitFor(() => expect(screen.queryByText('MS Teams tenants')).toBeNull());

    await app.check(teams);
    await app.fill('SBC domain name', '');
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField('SBC domain name')).toHaveAttribute('aria-invalid', 'true'),
    );
    await app.fill('SBC domain name', 'sbc.example');
    await app.press('Save');
    await waitFor(() => expect(providerRow('Northwind Voice')?.ms_teams_fqdn).toBe('sbc.example'));
    await app.see('MS Teams tenants');
    await openProviderTab();
    expect(app.getCheckbox(teams)).toBeChecked();
  });

  it('cannot take the name of another, or none', async () => {
    await openProviderTab();
    await app.fill('Service provider name', 'quayside telecom');
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField('Service provider name')).toHaveAccessibleDescription(
        'This name is already in use.',
      ),
    );
    await app.fill('Service provider name', '  ');
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField('Service provider name')).toHaveAccessibleDescription('Required'),
    );
    expect(app.writes()).toEqual([]);
  });

  it('and its limits are set and removed by a provider user', async () => {
    app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    const sid = sidOf('Northwind Voice');
    const stored = () =>
      app.db.get(
        `SELECT quantity FROM service_provider_limits
          WHERE category = 'voice_call_session' AND service_provider_sid = ?`,
        sid,
      )?.quantity;
    await app.open('/internal/settings', 'nora');
    expect(await app.findField(/^Max calls/)).toHaveValue(1000);
    expect(await app.findField(/^Max calls/)).toHaveAccessibleDescription(
      'Concurrent calls. Further calls are rejected. Blank or 0 means no limit.',
    );
    await app.fill(/^Max calls/, '0');
    await app.press('Save');
    await app.see('Settings updated');
    expect(stored()).toBe(0);
    expect(calls()).toEqual([`POST ServiceProviders/${sid}/Limits`]);
    await app.fill(/^Max calls/, '');
    await app.press('Save');
    await waitFor(() => expect(stored()).toBeUndefined());
  });

  it('shows no limits to a provider user where all of them are the admin’s', async () => {
    await app.open('/internal/settings', 'nora');
    await screen.findByLabelText(teams);
    expect(screen.queryByRole('heading', { name: 'Limits' })).toBeNull();
    await openProviderTab();
    expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
    expect(await app.findField('Limit by')).toBeVisible();
  });

  it('gets an API key, from both tabs', async () => {
    const count = () =>
      app.db.get(
        'SELECT count(*) AS count FROM api_keys WHERE service_provider_sid = ?',
        sidOf('Northwind Voice'),
      )?.count;
    const before = Number(count());
    for (const [index, name] of ['admin', 'service-provider'].entries()) {
      await app.open(`/internal/settings?tab=${name}`, 'admin');
      await app.press('Add API key');
      await app.see('API key created');
      await app.press('Close', await screen.findByRole('dialog'));
      expect(count()).toBe(before + index + 1);
    }
  });
});

describe('deleting a service provider', () => {
  it('makes the first of the others the current one', async () => {
    app.db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('0f0f0f0f-0000-4000-8000-00000000000a', 'Aerial')",
    );
    // Another screen reads its accounts first: it has none.
    await app.open('/internal/users', 'admin');
    await app.click(await app.findField('Account'));
    await app.see('No options');
    await user.keyboard('{Escape}');
    await app.follow('Settings');
    await screen.findByRole('tab', { name: 'Service provider' });
    await app.click(app.tab('Service provider'));
    expect(await app.findField('Service provider name')).toHaveValue('Aerial');
    await app.press('Delete service provider');
    await app.press('Delete', await screen.findByRole('dialog'));
    await app.see('Deleted service provider');
    await expectValue('Service provider', 'Northwind Voice');
    await expectValue('Service provider name', 'Northwind Voice');
    expect(providerRow('Aerial')).toBeUndefined();
    await app.follow('Users');
    await app.choose('Account', 'Sunrise Clinic');
  });

  it('is refused while it has what the platform would stop at, half-way', async () => {
    const sid = '0f0f0f0f-0000-4000-8000-00000000000a';
    const provider = `'${sid}'`;
    app.db.run(
      `INSERT INTO service_providers (service_provider_sid, name) VALUES (${provider}, 'Aerial')`,
    );
    app.db.run(
      `INSERT INTO smpp_addresses (smpp_address_sid, ipv4, port, service_provider_sid)
       VALUES ('smpp', '192.0.2.7', 2775, ${provider})`,
    );
    app.db.run(
      `INSERT INTO lcr (lcr_sid, name, service_provider_sid) VALUES ('table', 'By night', ${provider})`,
    );
    await openProviderTab();
    await app.choose('Service provider', 'Aerial');
    await app.follow('Settings');
    await screen.findByRole('tab', { name: 'Service provider' });
    await app.click(app.tab('Service provider'));
    await app.press('Delete service provider');
    const dialog = await screen.findByRole('dialog', { name: 'Aerial is in use' });
    expect(dialog).toHaveTextContent('SMPP addresses, which only the API can remove (1)');
    expect(within(dialog).getByText('192.0.2.7:2775')).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: /192\.0\.2\.7|SMPP/ })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'By night' })).toBeVisible();
    expect(app.writes()).toEqual([]);
  });

  it('that the platform refuses is explained in words', async () => {
    app.answerAlways('GET', /(^|\/)(Accounts|Users)$/, () => Response.json([]));
    app.answerAlways('GET', /(^|\/)(PhoneNumbers|Applications)\?/, () =>
      Response.json({ total: 0, data: [] }),
    );
    app.answerAlways('GET', /(^|\/)(VoipCarriers|MicrosoftTeams|Lcrs|Sbcs|Smpps)/, () =>
      Response.json([]),
    );
    await openProviderTab();
    await app.press('Delete service provider');
    await app.press('Delete', await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'This service provider still has accounts or users. Delete those first.',
      ),
    );
    expect(providerRow('Northwind Voice')).toBeDefined();
  });

  it('is not offered for the only one', async () => {
    const other = sidOf('Quayside Telecom');
    app.answerAlways('GET', 'ServiceProviders', async (pass) => {
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
  await app.open('/internal/settings?tab=service-provider', 'sam');
  await app.see('You do not have permissions to manage Settings');
  await app.expectUrl(/\/internal\/accounts\/[^/]+\/edit/);
});
