import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { address, carrierRow, gateway, gatewaysOf, placesOf } from './support/carriers';

const openAdd = async (operator: app.DemoUser) => {
  await app.open('/internal/carriers/add', operator);
  // The templates and the accounts come with the addresses to be whitelisted.
  await app.see(/must allow \(\d+\)$/);
};
const openEdit = async (name: string, operator: app.DemoUser) => {
  await app.open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit`, operator);
  expect(await app.findField('Carrier name')).toHaveValue(name);
};
const created = () => app.see('Carrier created successfully');
const updated = () => app.see('Carrier updated successfully');

const owners: { user: app.DemoUser; account: string | null }[] = [
  { user: 'admin', account: null },
  { user: 'nora', account: 'Cedar Bank' },
  { user: 'sam', account: 'Sunrise Clinic' },
];

describe.each(owners)('$user builds', ({ user, account }) => {
  it('an IP trunk from nothing', async () => {
    await openAdd(user);
    await app.click(await app.see('SIP addresses your carrier must allow (2)'));
    await app.see(/203\.0\.113\.10:5060/);
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);

    await app.fill('Carrier name', 'Harbour Voice');
    if (user === 'nora') {
      await app.chooseTyped(/^Used by/, 'Cedar Bank');
      await app.choose('Default application', 'Telephone banking');
    }
    await app.check(/^Leading \+ \(E\.164\)/);
    await app.choose('DTMF type', 'Tones');
    await app.check('Tech prefix');
    await app.fill('Tech prefix', '7431');
    await app.check('SIP Diversion header');
    await app.fill('SIP Diversion header', '15550100');
    await app.check('Outbound SIP proxy');
    await app.fill('Outbound SIP proxy', 'sip: proxy.example.com');

    expect(app.getCheckbox('Inbound', gateway(1))).toBeChecked();
    expect(app.getCheckbox('Outbound', gateway(1))).not.toBeChecked();
    await app.fill(address(1), '198.51.100.200');
    await app.choose('Netmask', /^29\b|\/29\b/, gateway(1));
    await app.press('Add SIP gateway');
    await waitFor(() => expect(address(2)).toHaveFocus());
    await app.fill(address(2), 'sip.harbour.example');
    await app.check('Outbound', gateway(2));
    await app.check('Inbound', gateway(2), false);
    await app.fill('Port', '', gateway(2));
    await app.see(/Leave port empty/, gateway(2));
    expect(screen.getAllByRole('combobox', { name: 'Netmask' })).toHaveLength(1);
    await app.choose('Protocol', 'TLS/SRTP', gateway(2));
    await app.check('Use SIPS scheme', gateway(2));
    await app.check('Send OPTIONS ping', gateway(2));
    await app.check('Pad SRTP keys', gateway(2));

    await app.click(app.tab('SMS (SMPP)'));
    await app.expectUrl(/tab=smpp/);
    await app.see('SMPP addresses your carrier must allow (2)');
    await app.fill('Outbound system ID', 'harbour');
    await app.fill('Outbound password', 's3cret');
    await app.press('Add outbound gateway');
    expect(app.getCheckbox('Also inbound', gateway(1, 'Outbound'))).not.toBeChecked();
    await app.fill(address(1, 'Outbound'), 'smpp.harbour.example');
    await app.check('Use TLS', gateway(1, 'Outbound'));
    await app.fill('Inbound password', '1nbound');
    await app.press('Add inbound gateway');
    await app.fill(address(1, 'Inbound'), '198.51.100.201');
    expect(app.getCheckbox('Also outbound', gateway(1, 'Inbound'))).not.toBeChecked();
    await app.check('Also outbound', gateway(1, 'Inbound'));
    await app.press('Add inbound gateway');
    await app.fill(address(2, 'Inbound'), '198.51.100.202');
    await app.press('Create');

    await created();
    await app.expectUrl(/\/internal\/carriers\?/);
    expect(await screen.findByRole('link', { name: 'Harbour Voice' })).toBeVisible();
    const stored = carrierRow('Harbour Voice');
    expect(stored).toMatchObject({
      account_sid: account && app.accountSid(account),
      service_provider_sid: carrierRow('Twilio').service_provider_sid,
      is_active: 1,
      e164_leading_plus: 1,
      dtmf_type: 'tones',
      requires_register: 0,
      register_username: null,
      tech_prefix: '7431',
      diversion: '15550100',
      outbound_sip_proxy: 'sip:proxy.example.com',
      smpp_system_id: 'harbour',
      smpp_password: 's3cret',
      smpp_inbound_password: '1nbound',
      trunk_type: 'static_ip',
    });
    expect(Boolean(stored.application_sid)).toBe(user === 'nora');
    expect(gatewaysOf('Harbour Voice', 'sip_gateways')).toMatchObject([
      { ipv4: '198.51.100.200', port: 5060, netmask: 29, inbound: 1, outbound: 0, is_active: 1 },
      {
        ipv4: 'sip.harbour.example',
        port: null,
        netmask: 32,
        inbound: 0,
        outbound: 1,
        protocol: 'tls/srtp',
        use_sips_scheme: 1,
        send_options_ping: 1,
        pad_crypto: 1,
      },
    ]);
    const shared = { port: 2775, is_primary: 0 };
    expect(gatewaysOf('Harbour Voice', 'smpp_gateways')).toMatchObject([
      { ...shared, ipv4: '198.51.100.201', inbound: 1, outbound: 1, use_tls: 0 },
      { ...shared, ipv4: '198.51.100.202', inbound: 1, outbound: 0, use_tls: 0 },
      { ...shared, ipv4: 'smpp.harbour.example', inbound: 0, outbound: 1, use_tls: 1 },
    ]);
  });

  it('a registration trunk from nothing', async () => {
    await openAdd(user);
    await app.fill('Carrier name', 'Lighthouse');
    await app.choose('Trunk type', 'Registration trunk');
    // What it needs is there at once, and its gateway turns to outbound.
    expect(app.getCheckbox('Register with the carrier')).toBeChecked();
    expect(app.getCheckbox('Outbound', gateway(1))).toBeChecked();
    expect(gateway(1)).not.toHaveTextContent('Inbound');
    await app.fill(address(1), 'sip.lighthouse.example');
    await app.press('Create');
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
    await waitFor(() => expect(app.getField('Auth username')).toHaveFocus());
    await app.fill('Auth username', 'light');
    await app.fill('Password', 's3cret');
    await app.fill('SIP realm', 'lighthouse.example');
    await app.fill('SIP From user', '15550111');
    await app.fill('SIP From domain', 'from.lighthouse.example');
    await app.check('Use public IP in Contact');
    // Whoever only sends needs no password for what comes in.
    await app.click(app.tab('SMS (SMPP)'));
    await app.press('Add outbound gateway');
    await app.fill(address(1, 'Outbound'), '198.51.100.203');
    await app.press('Create');
    await created();
    expect(carrierRow('Lighthouse')).toMatchObject({
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'light',
      register_password: 's3cret',
      register_sip_realm: 'lighthouse.example',
      register_from_user: '15550111',
      register_from_domain: 'from.lighthouse.example',
      register_public_ip_in_contact: 1,
    });
    expect(gatewaysOf('Lighthouse', 'sip_gateways')).toMatchObject([
      { ipv4: 'sip.lighthouse.example', port: 5060, netmask: 32, inbound: 0, outbound: 1 },
    ]);
    expect(gatewaysOf('Lighthouse', 'smpp_gateways')).toMatchObject([
      { ipv4: '198.51.100.203', port: 2775, netmask: 32, is_primary: 0, inbound: 0, outbound: 1 },
    ]);
  });
});

it('an auth trunk needs its credentials, and no gateway', async () => {
  await openAdd('nora');
  await app.fill('Carrier name', 'Callers');
  await app.choose('Trunk type', 'Credentials trunk');
  await app.press('Delete SIP gateway 1');
  await app.press('Create');
  const message = 'An auth trunk requires a username and a password.';
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  await app.fill('Inbound auth username', 'pbx');
  await app.fill('Inbound auth password', 's3cret');
  await app.press('Create');
  await created();
  expect(carrierRow('Callers')).toMatchObject({
    trunk_type: 'auth',
    inbound_auth_username: 'pbx',
    inbound_auth_password: 's3cret',
  });
  expect(gatewaysOf('Callers', 'sip_gateways')).toEqual([]);

  // Leaving the type takes its credentials along.
  await openEdit('Callers', 'nora');
  await app.choose('Trunk type', 'IP trunk');
  await app.press('Save');
  await app.see('You must provide at least one SIP Gateway.');
  await app.press('Add SIP gateway');
  await app.fill(address(1), '198.51.100.210');
  await app.press('Save');
  await updated();
  expect(carrierRow('Callers')).toMatchObject({
    trunk_type: 'static_ip',
    inbound_auth_username: null,
    inbound_auth_password: null,
  });
});

it('gateways go on Save, and not before', async () => {
  const name = 'Skyline Trunks';
  await app.open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit?tab=smpp`, 'nora');
  await app.findField('Carrier name');
  expect(app.tab('SMS (SMPP)')).toHaveAttribute('aria-selected', 'true');
  await app.see('SMPP addresses your carrier must allow (2)');
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);
  const before = placesOf(name, 'smpp_gateways');
  const changes = () => app.requests().filter((call) => !call.startsWith('GET '));

  await app.press('Delete Inbound gateway 1');
  await app.see('198.51.100.60:2776 will be deleted when you save.');
  // The keyboard stays with the row: at what takes the deletion back, and at what repeats it.
  expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address(1, 'Inbound')).toHaveValue('198.51.100.60');
  expect(screen.getByRole('button', { name: 'Delete Inbound gateway 1' })).toHaveFocus();
  await app.press('Add inbound gateway');
  await app.press('Delete Inbound gateway 2');
  expect(screen.getByRole('button', { name: 'Add inbound gateway' })).toHaveFocus();
  await app.saved();

  await app.press('Delete Inbound gateway 1');
  await app.press('Delete Outbound gateway 1');
  await app.press('Add outbound gateway');
  await app.fill(address(2, 'Outbound'), '198.51.100.61');
  await app.click(app.tab('Voice (SIP)'));
  await app.press('Add SIP gateway');
  await app.fill(address(2), 'sip2.skyline-trunks.example');
  await app.press('Delete SIP gateway 1');
  await app.see('5 unsaved changes');
  expect(changes()).toEqual([]);
  expect(placesOf(name, 'smpp_gateways')).toEqual(before);

  await app.press('Save');
  await updated();
  await app.see('SIP gateway successfully deleted');
  await app.see('SMPP outbound gateway successfully deleted');
  await app.see('SMPP inbound gateway successfully deleted');
  await app.saved();
  expect(changes().map((call) => call.replace(/\/.*/, ''))).toEqual([
    'POST SipGateways',
    'POST SmppGateways',
    'DELETE SipGateways',
    'DELETE SmppGateways',
    'DELETE SmppGateways',
  ]);
  expect(placesOf(name, 'sip_gateways')).toEqual(['sip2.skyline-trunks.example:5060']);
  expect(placesOf(name, 'smpp_gateways')).toEqual(['198.51.100.61:2775']);
  await waitFor(() => expect(address(1)).toHaveValue('sip2.skyline-trunks.example'));
});

it('the default application belongs to the account, and leaves with it', async () => {
  await openEdit('Bank PBX', 'nora');
  // Until the account and its applications are there it opens for nobody.
  await waitFor(() => expect(app.getField(/^Used by/)).toHaveValue('Cedar Bank'));
  await app.choose('Default application', 'Telephone banking');
  await app.press('Save');
  await updated();
  expect(carrierRow('Bank PBX').application_sid).not.toBeNull();
  await app.chooseTyped(/^Used by/, 'All accounts');
  await waitFor(() => expect(screen.queryByLabelText(/^Default application/)).toBeNull());
  await app.press('Save');
  await app.saved();
  expect(carrierRow('Bank PBX')).toMatchObject({ application_sid: null, account_sid: null });
});
