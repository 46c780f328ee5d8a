import { describe, expect, it } from 'vitest';
import {
  accountSid,
  check,
  choose,
  chooseTyped,
  click,
  type DemoUser,
  expectUrl,
  fill,
  findField,
  getCheckbox,
  getField,
  open,
  press,
  requests,
  saved,
  screen,
  see,
  tab,
  user,
  waitFor,
} from './support';
import { address, carrierRow, gateway, gatewaysOf, placesOf } from './support/carriers';

const openAdd = async (operator: DemoUser) => {
  await open('/internal/carriers/add', operator);
  // The templates and the accounts come with the addresses to be whitelisted.
  await see(/^Ask your carrier to allow/);
};
const openEdit = async (name: string, operator: DemoUser) => {
  await open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit`, operator);
  expect(await findField('Carrier name')).toHaveValue(name);
};
const created = () => see('Carrier created successfully');
const updated = () => see('Carrier updated successfully');

const owners: { user: DemoUser; account: string | null }[] = [
  { user: 'admin', account: null },
  { user: 'nora', account: 'Cedar Bank' },
  { user: 'sam', account: 'Sunrise Clinic' },
];

describe.each(owners)('$user builds', ({ user, account }) => {
  it('an IP trunk from nothing', async () => {
    await openAdd(user);
    await click(await see('Ask your carrier to allow 2 SIP signaling addresses'));
    await see(/203\.0\.113\.10:5060/);
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);

    await fill('Carrier name', 'Harbour Voice');
    if (user === 'nora') {
      await chooseTyped(/^Used by/, 'Cedar Bank');
      await choose('Default application', 'Telephone banking');
    }
    await check(/^E\.164 syntax/);
    await choose('DTMF type', 'Tones');
    await check('Tech prefix');
    await fill('Tech prefix', '7431');
    await check('SIP Diversion header');
    await fill('SIP Diversion header', '15550100');
    await check('Outbound SIP proxy');
    await fill('Outbound SIP proxy', 'sip: proxy.example.com');

    expect(getCheckbox('Inbound', gateway(1))).toBeChecked();
    expect(getCheckbox('Outbound', gateway(1))).not.toBeChecked();
    await fill(address(1), '198.51.100.200');
    await choose('Netmask', /^29\b|\/29\b/, gateway(1));
    await press('Add SIP gateway');
    await waitFor(() => expect(address(2)).toHaveFocus());
    await fill(address(2), 'sip.harbour.example');
    await check('Outbound', gateway(2));
    await check('Inbound', gateway(2), false);
    await fill('Port', '', gateway(2));
    await see(/Leave port empty/, gateway(2));
    expect(screen.getAllByRole('combobox', { name: 'Netmask' })).toHaveLength(1);
    await choose('Protocol', 'TLS/SRTP', gateway(2));
    await check('Use SIPS scheme', gateway(2));
    await check('Send OPTIONS ping', gateway(2));
    await check('Pad crypto', gateway(2));

    await click(tab('SMS (SMPP)'));
    await expectUrl(/tab=smpp/);
    await see('Ask your carrier to allow 2 SMPP addresses');
    await fill('Outbound system ID', 'harbour');
    await fill('Outbound password', 's3cret');
    await press('Add outbound gateway');
    expect(getCheckbox('Also inbound', gateway(1, 'Outbound'))).not.toBeChecked();
    await fill(address(1, 'Outbound'), 'smpp.harbour.example');
    await check('Use TLS', gateway(1, 'Outbound'));
    await fill('Inbound password', '1nbound');
    await press('Add inbound gateway');
    await fill(address(1, 'Inbound'), '198.51.100.201');
    expect(getCheckbox('Also outbound', gateway(1, 'Inbound'))).not.toBeChecked();
    await check('Also outbound', gateway(1, 'Inbound'));
    await press('Add inbound gateway');
    await fill(address(2, 'Inbound'), '198.51.100.202');
    await press('Create');

    await created();
    await expectUrl(/\/internal\/carriers\?/);
    expect(await screen.findByRole('link', { name: 'Harbour Voice' })).toBeVisible();
    const stored = carrierRow('Harbour Voice');
    expect(stored).toMatchObject({
      account_sid: account && accountSid(account),
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
    await fill('Carrier name', 'Lighthouse');
    await choose('Trunk type', 'Registration trunk');
    // What it needs is there at once, and its gateway turns to outbound.
    expect(getCheckbox('Require SIP REGISTER')).toBeChecked();
    expect(getCheckbox('Outbound', gateway(1))).toBeChecked();
    expect(gateway(1)).not.toHaveTextContent('Inbound');
    await fill(address(1), 'sip.lighthouse.example');
    await press('Create');
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
    await waitFor(() => expect(getField('Auth username')).toHaveFocus());
    await fill('Auth username', 'light');
    await fill('Password', 's3cret');
    await fill('SIP realm', 'lighthouse.example');
    await fill('SIP From user', '15550111');
    await fill('SIP From domain', 'from.lighthouse.example');
    await check('Use public IP in Contact');
    // Whoever only sends needs no password for what comes in.
    await click(tab('SMS (SMPP)'));
    await press('Add outbound gateway');
    await fill(address(1, 'Outbound'), '198.51.100.203');
    await press('Create');
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
  await fill('Carrier name', 'Callers');
  await choose('Trunk type', 'Auth trunk');
  await press('Delete SIP gateway 1');
  await press('Create');
  const message = 'An auth trunk requires a username and a password.';
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  await fill('Inbound auth username', 'pbx');
  await fill('Inbound auth password', 's3cret');
  await press('Create');
  await created();
  expect(carrierRow('Callers')).toMatchObject({
    trunk_type: 'auth',
    inbound_auth_username: 'pbx',
    inbound_auth_password: 's3cret',
  });
  expect(gatewaysOf('Callers', 'sip_gateways')).toEqual([]);

  // Leaving the type takes its credentials along.
  await openEdit('Callers', 'nora');
  await choose('Trunk type', 'IP trunk');
  await press('Save');
  await see('You must provide at least one SIP Gateway.');
  await press('Add SIP gateway');
  await fill(address(1), '198.51.100.210');
  await press('Save');
  await updated();
  expect(carrierRow('Callers')).toMatchObject({
    trunk_type: 'static_ip',
    inbound_auth_username: null,
    inbound_auth_password: null,
  });
});

it('gateways go on Save, and not before', async () => {
  const name = 'Skyline Trunks';
  await open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit?tab=smpp`, 'nora');
  await findField('Carrier name');
  expect(tab('SMS (SMPP)')).toHaveAttribute('aria-selected', 'true');
  await see('Ask your carrier to allow 2 SMPP addresses');
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);
  const before = placesOf(name, 'smpp_gateways');
  const changes = () => requests().filter((call) => !call.startsWith('GET '));

  await press('Delete Inbound gateway 1');
  await see('198.51.100.60:2776 will be deleted when you save.');
  // The keyboard stays with the row: at what takes the deletion back, and at what repeats it.
  expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address(1, 'Inbound')).toHaveValue('198.51.100.60');
  expect(screen.getByRole('button', { name: 'Delete Inbound gateway 1' })).toHaveFocus();
  await press('Add inbound gateway');
  await press('Delete Inbound gateway 2');
  expect(screen.getByRole('button', { name: 'Add inbound gateway' })).toHaveFocus();
  await saved();

  await press('Delete Inbound gateway 1');
  await press('Delete Outbound gateway 1');
  await press('Add outbound gateway');
  await fill(address(2, 'Outbound'), '198.51.100.61');
  await click(tab('Voice (SIP)'));
  await press('Add SIP gateway');
  await fill(address(2), 'sip2.skyline-trunks.example');
  await press('Delete SIP gateway 1');
  await see('5 unsaved changes');
  expect(changes()).toEqual([]);
  expect(placesOf(name, 'smpp_gateways')).toEqual(before);

  await press('Save');
  await updated();
  await see('SIP gateway successfully deleted');
  await see('SMPP outbound gateway successfully deleted');
  await see('SMPP inbound gateway successfully deleted');
  await saved();
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
  await waitFor(() => expect(getField(/^Used by/)).toHaveValue('Cedar Bank'));
  await choose('Default application', 'Telephone banking');
  await press('Save');
  await updated();
  expect(carrierRow('Bank PBX').application_sid).not.toBeNull();
  await chooseTyped(/^Used by/, 'All accounts');
  await waitFor(() => expect(screen.queryByLabelText(/^Default application/)).toBeNull());
  await press('Save');
  await saved();
  expect(carrierRow('Bank PBX')).toMatchObject({ application_sid: null, account_sid: null });
});
