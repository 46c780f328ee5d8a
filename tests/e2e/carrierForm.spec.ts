import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  address,
  choose,
  countNamed,
  gateway,
  gatewaysOf,
  openAdd,
  openEdit,
  placesOf,
  rowOf,
  tab,
} from './support/carriers';
import { accountSid, create, save } from './support/common';
import {
  type DemoUser,
  expect,
  expectGoodInEveryView,
  expectSaved,
  test,
} from './support/fixtures';
import { recordWrites } from './support/writes';

const usedBy = (page: Page) => page.getByRole('combobox', { name: /^Used by/ });
const name = (page: Page) => page.getByLabel('Carrier name');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });

const owners: [DemoUser, string | null][] = [
  ['admin', null],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
];

for (const [user, account] of owners) {
  test(`${user} builds an IP trunk from nothing`, async ({ page, signIn, requests, db }) => {
    await signIn(user);
    await page.goto('about:blank');
    requests.forget();
    await openAdd(page);
    await expect(
      page.getByText('Have your carrier whitelist 2 SIP signaling addresses'),
    ).toBeVisible();
    await page.getByText('Have your carrier whitelist 2 SIP signaling addresses').click();
    await expect(page.getByText('203.0.113.10:5060')).toBeVisible();
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(8);

    await name(page).fill('Harbour Voice');
    if (user === 'nora') {
      await usedBy(page).fill('Cedar');
      await page.getByRole('option', { name: 'Cedar Bank' }).click();
      const application = page.getByRole('combobox', { name: 'Default Application' });
      await expect(application).toBeEditable();
      await application.click();
      await page.getByRole('option', { name: 'Telephone banking' }).click();
    }
    await page.getByLabel('E.164 syntax').check();
    await choose(page, 'DTMF type', 'Tones');
    await page.getByLabel('Tech prefix').check();
    await page.getByRole('textbox', { name: 'Tech prefix' }).fill('7431');
    await page.getByLabel('SIP Diversion Header').check();
    await page.getByRole('textbox', { name: 'SIP Diversion Header' }).fill('15550100');
    await page.getByLabel('Outbound SIP Proxy').check();
    await page.getByRole('textbox', { name: 'Outbound SIP Proxy' }).fill('sip: proxy.example.com');

    await expect(gateway(page, 1).getByLabel('Inbound')).toBeChecked();
    await expect(gateway(page, 1).getByLabel('Outbound')).not.toBeChecked();
    await address(page, 1).fill('198.51.100.200');
    await choose(page, 'Netmask', '29');
    await page.getByRole('button', { name: 'Add SIP gateway' }).click();
    await expect(address(page, 2)).toBeFocused();
    await address(page, 2).fill('sip.harbour.example');
    await gateway(page, 2).getByLabel('Outbound').check();
    await gateway(page, 2).getByLabel('Inbound').uncheck();
    await gateway(page, 2).getByLabel('Port').fill('');
    await expect(gateway(page, 2).getByText(/Without a port/)).toBeVisible();
    await expect(gateway(page, 2).getByLabel('Netmask')).toHaveCount(0);
    await gateway(page, 2).getByRole('combobox', { name: 'Protocol' }).click();
    await page.getByRole('option', { name: 'TLS/SRTP' }).click();
    await gateway(page, 2).getByLabel('Use sips scheme').check();
    await gateway(page, 2).getByLabel('Send OPTIONS ping').check();
    await gateway(page, 2).getByLabel('Pad crypto').check();

    await tab(page, 'SMS (SMPP)').click();
    await expect(page).toHaveURL(/tab=smpp/);
    await expect(page.getByText('Have your carrier whitelist 2 SMPP addresses')).toBeVisible();
    await page.getByLabel('Outbound System ID').fill('harbour');
    await page.getByRole('textbox', { name: 'Outbound Password' }).fill('s3cret');
    await page.getByRole('button', { name: 'Add outbound gateway' }).click();
    await address(page, 1, 'Outbound').fill('smpp.harbour.example');
    await gateway(page, 1, 'Outbound').getByLabel('Use TLS').check();
    await page.getByRole('textbox', { name: 'Inbound Password' }).fill('1nbound');
    await page.getByRole('button', { name: 'Add inbound gateway' }).click();
    await address(page, 1, 'Inbound').fill('198.51.100.201');
    await create(page).click();

    await expect(page.getByText('Carrier created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/carriers\?/);
    await expect(page.getByRole('link', { name: 'Harbour Voice', exact: true })).toBeVisible();
    const stored = rowOf(db, 'Harbour Voice');
    expect(stored).toMatchObject({
      account_sid: account && accountSid(db, account),
      service_provider_sid: rowOf(db, 'Twilio').service_provider_sid,
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
    expect(gatewaysOf(db, 'Harbour Voice', 'sip_gateways')).toMatchObject([
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
    expect(gatewaysOf(db, 'Harbour Voice', 'smpp_gateways')).toMatchObject([
      { ipv4: '198.51.100.201', port: 2775, inbound: 1, outbound: 0, is_primary: 0, use_tls: 0 },
      {
        ipv4: 'smpp.harbour.example',
        port: 2775,
        inbound: 0,
        outbound: 1,
        is_primary: 0,
        use_tls: 1,
      },
    ]);
  });

  test(`${user} builds a registration trunk from nothing`, async ({ page, signIn, db }) => {
    await signIn(user);
    await openAdd(page);
    await name(page).fill('Lighthouse');
    await choose(page, 'Trunk Type', 'Registration Trunk');
    // What it needs is there at once, and its gateway turns to outbound.
    await expect(page.getByLabel('Require SIP Register')).toBeChecked();
    await expect(gateway(page, 1).getByLabel('Outbound')).toBeChecked();
    await expect(gateway(page, 1).getByLabel('Inbound')).toHaveCount(0);
    await address(page, 1).fill('sip.lighthouse.example');
    await create(page).click();
    await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
    await expect(page.getByLabel('Auth username')).toBeFocused();
    await page.getByLabel('Auth username').fill('light');
    await password(page).fill('s3cret');
    await page.getByLabel('SIP realm').fill('lighthouse.example');
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('15550111');
    await page.getByLabel('SIP from domain').fill('from.lighthouse.example');
    await page.getByLabel('Use public IP in contact').check();
    await create(page).click();
    await expect(page.getByText('Carrier created successfully')).toBeVisible();
    expect(rowOf(db, 'Lighthouse')).toMatchObject({
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'light',
      register_password: 's3cret',
      register_sip_realm: 'lighthouse.example',
      register_from_user: '15550111',
      register_from_domain: 'from.lighthouse.example',
      register_public_ip_in_contact: 1,
    });
    expect(gatewaysOf(db, 'Lighthouse', 'sip_gateways')).toMatchObject([
      { ipv4: 'sip.lighthouse.example', port: 5060, netmask: 32, inbound: 0, outbound: 1 },
    ]);
  });
}

test('an auth trunk needs its credentials, and no gateway', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openAdd(page);
  await name(page).fill('Callers');
  await choose(page, 'Trunk Type', 'Auth Trunk');
  await page.getByRole('button', { name: 'Delete SIP gateway 1' }).click();
  await create(page).click();
  const message = 'Auth Trunk requires both username and password credentials.';
  await expect(page.getByText(message)).toHaveCount(2);
  await page.getByLabel('Inbound auth username').fill('pbx');
  await page.getByRole('textbox', { name: 'Inbound auth password' }).fill('s3cret');
  await create(page).click();
  await expect(page.getByText('Carrier created successfully')).toBeVisible();
  expect(rowOf(db, 'Callers')).toMatchObject({
    trunk_type: 'auth',
    inbound_auth_username: 'pbx',
    inbound_auth_password: 's3cret',
  });
  expect(gatewaysOf(db, 'Callers', 'sip_gateways')).toEqual([]);

  // Leaving the type takes its credentials along.
  await openEdit(page, db, 'Callers');
  await choose(page, 'Trunk Type', 'IP Trunk');
  await save(page).click();
  await expect(page.getByText('You must provide at least one SIP Gateway.')).toBeVisible();
  await page.getByRole('button', { name: 'Add SIP gateway' }).click();
  await address(page, 1).fill('198.51.100.210');
  await save(page).click();
  await expect(page.getByText('Carrier updated successfully')).toBeVisible();
  expect(rowOf(db, 'Callers')).toMatchObject({
    trunk_type: 'static_ip',
    inbound_auth_username: null,
    inbound_auth_password: null,
  });
});

test('every rule of voice says what is wrong, at its field', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openAdd(page);
  const fails = async (message: string | RegExp) => {
    await create(page).click();
    await expect(page.getByText(message).first()).toBeVisible();
    expect(countNamed(db, 'Rules')).toBe(0);
  };
  await fails(/^Required$/);
  await expect(name(page)).toBeFocused();
  await name(page).fill('Rules');

  await page.getByRole('button', { name: 'Delete SIP gateway 1' }).click();
  await fails('You must provide at least one SIP Gateway.');
  await page.getByRole('button', { name: 'Add SIP gateway' }).click();
  await expect(page.getByText('You must provide at least one SIP Gateway.')).toHaveCount(0);

  const outboundOnly = 'A fully qualified domain name may only be used for outbound calls.';
  for (const inbound of ['sip.example.com', 'example.com']) {
    await address(page, 1).fill(inbound);
    await fails(outboundOnly);
    await expect(address(page, 1)).toBeFocused();
  }
  // Mended at another input than the one that complains.
  await gateway(page, 1).getByLabel('Outbound').check();
  await gateway(page, 1).getByLabel('Inbound').uncheck();
  await expect(page.getByText(outboundOnly)).toHaveCount(0);
  await gateway(page, 1).getByLabel('Outbound').uncheck();
  await address(page, 1).fill('198.51.100.1');
  await fails('A gateway is inbound, outbound or both.');
  await gateway(page, 1).getByLabel('Inbound').check();
  await expect(page.getByText('A gateway is inbound, outbound or both.')).toHaveCount(0);

  for (const invalid of [
    '256.1.1.1',
    '2001:db8::1',
    'localhost',
    'sip.example.com.',
    'a b.example.com',
  ]) {
    await address(page, 1).fill(invalid);
    await fails('Please provide a valid IP address or fully qualified domain name.');
  }
  await address(page, 1).fill('198.51.100.1');
  await page.getByRole('button', { name: 'Add SIP gateway' }).click();
  await address(page, 2).fill('198.51.100.1');
  await fails('Each SIP gateway must have a unique IP address.');
  await gateway(page, 2).getByLabel('Port').fill('65536');
  await fails('From 0 to 65535.');
  await gateway(page, 2).getByLabel('Port').fill('5061');

  await page.getByLabel('Outbound authentication').check();
  await page.getByLabel('Auth username').fill('me');
  await fails('Auth username and password must be given together.');
  await page.getByLabel('Auth username').fill('');
  await password(page).fill('s3cret');
  await fails('Auth username and password must be given together.');
  await page.getByLabel('Require SIP Register').check();
  await fails(/^Required$/);
  await page.getByLabel('Auth username').fill('m e');
  await page.getByLabel('SIP realm').fill('sip:example.com');
  await fails('Blanks are not allowed here.');
  await fails('Enter a domain or an IP address, without sip: before it.');
  await page.getByLabel('Auth username').fill('me');
  await page.getByLabel('SIP realm').fill('example.com');

  await page.getByLabel('Tech prefix').check();
  await page.getByRole('textbox', { name: 'Tech prefix' }).fill('12');
  await fails('Must be 3 characters at least');
  await page.getByRole('textbox', { name: 'Tech prefix' }).fill('123');
  await page.getByLabel('Outbound SIP Proxy').check();
  const proxy = page.getByRole('textbox', { name: 'Outbound SIP Proxy' });
  await proxy.fill('no where');
  await expect(proxy).toHaveValue('nowhere');
  await fails('Please provide a valid SIP Proxy domain or IP address.');
  await proxy.fill('198.51.100.9:5080');
  await create(page).click();
  await expect(page.getByText('Carrier created successfully')).toBeVisible();
  expect(placesOf(db, 'Rules', 'sip_gateways')).toEqual(['198.51.100.1:5060', '198.51.100.1:5061']);
});

test('every rule of text messages says what is wrong, and opens its tab', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openAdd(page);
  await name(page).fill('Texts');
  await address(page, 1).fill('198.51.100.1');
  await tab(page, 'SMS (SMPP)').click();
  await page.getByLabel('Outbound System ID').fill('texts');
  await tab(page, 'Voice (SIP)').click();
  await create(page).click();
  // The error is on the other tab: it opens, counts on its label, and the complaint has the focus.
  await expect(page).toHaveURL(/tab=smpp/);
  await expect(tab(page, 'SMS (SMPP)')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab').getByLabel('1 error')).toBeVisible();
  await expect(page.getByText('You must provide at least one Outbound Gateway.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Outbound Gateway' })).toBeFocused();

  const fails = async (message: string) => {
    await create(page).click();
    await expect(page.getByText(message).first()).toBeVisible();
    expect(countNamed(db, 'Texts')).toBe(0);
  };
  await page.getByRole('button', { name: 'Add outbound gateway' }).click();
  await fails('You must provide at least one Outbound Gateway.');
  await address(page, 1, 'Outbound').fill('example.com');
  await fails('When using an FQDN, you must use a subdomain (e.g. sip.example.com).');
  await address(page, 1, 'Outbound').fill('256.1.1.1');
  await fails('Please provide a valid outbound IP address or fully qualified domain name.');
  await address(page, 1, 'Outbound').fill('smpp.example.com');
  await page.getByRole('button', { name: 'Add outbound gateway' }).click();
  await address(page, 2, 'Outbound').fill('smpp.example.com');
  await fails('Each outbound SMPP gateway must have a unique IP address.');
  await gateway(page, 2, 'Outbound').getByLabel('Port').fill('99999');
  await fails('From 0 to 65535.');
  await gateway(page, 2, 'Outbound').getByLabel('Port').fill('2776');

  await page.getByRole('button', { name: 'Add inbound gateway' }).click();
  await address(page, 1, 'Inbound').fill('smpp.example.com');
  await fails('A fully qualified domain name may only be used for outbound calls.');
  await address(page, 1, 'Inbound').fill('2001:db8::1');
  await fails('Please provide a valid inbound IP address or fully qualified domain name.');
  await address(page, 1, 'Inbound').fill('198.51.100.2');
  await page.getByRole('button', { name: 'Add inbound gateway' }).click();
  await address(page, 2, 'Inbound').fill('198.51.100.2');
  await fails('Each inbound SMPP gateway must have a unique IP address.');
  await page.getByRole('button', { name: 'Delete Inbound gateway 2' }).click();
  await fails('An inbound password is required when inbound addresses are whitelisted.');

  // Errors on both tabs count on both labels.
  await tab(page, 'Voice (SIP)').click();
  await address(page, 1).fill('nowhere');
  await gateway(page, 1).getByLabel('Port').fill('1e9');
  // Saved at once, before the URL says which tab is open.
  const quick = [tab(page, 'SMS (SMPP)'), create(page)].map((one) => one.elementHandle());
  await page.evaluate(
    (all) => {
      for (const one of all) (one as HTMLElement | null)?.click();
    },
    await Promise.all(quick),
  );
  await expect(tab(page, 'Voice (SIP)').getByLabel('2 errors')).toBeVisible();
  await expect(tab(page, 'SMS (SMPP)').getByLabel('1 error')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Inbound Password' })).toBeFocused();
  await expectGoodInEveryView(page);
  await page.getByRole('textbox', { name: 'Inbound Password' }).fill('s3cret');
  await create(page).click();
  await expect(page).toHaveURL(/tab=sip/);
  await expect(address(page, 1)).toBeFocused();
  await address(page, 1).fill('198.51.100.1');
  await gateway(page, 1).getByLabel('Port').fill('5060');
  await create(page).click();
  await expect(page.getByText('Carrier created successfully')).toBeVisible();
  expect(placesOf(db, 'Texts', 'smpp_gateways')).toEqual([
    '198.51.100.2:2775',
    'smpp.example.com:2775',
    'smpp.example.com:2776',
  ]);
});

test('gateways go on Save, and not before', async ({ page, signIn, requests, db }) => {
  await signIn('nora');
  await page.goto('about:blank');
  requests.forget();
  await openEdit(page, db, 'Skyline Trunks', '?tab=smpp');
  await expect(tab(page, 'SMS (SMPP)')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Have your carrier whitelist 2 SMPP addresses')).toBeVisible();
  expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(8);
  const writes = recordWrites(page);
  const before = placesOf(db, 'Skyline Trunks', 'smpp_gateways');

  await page.getByRole('button', { name: 'Delete Inbound gateway 1' }).click();
  await expect(page.getByText('198.51.100.60:2776 is deleted when you save.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(address(page, 1, 'Inbound')).toHaveValue('198.51.100.60');
  await expectSaved(page);

  await page.getByRole('button', { name: 'Delete Inbound gateway 1' }).click();
  await page.getByRole('button', { name: 'Delete Outbound gateway 1' }).click();
  await page.getByRole('button', { name: 'Add outbound gateway' }).click();
  await address(page, 2, 'Outbound').fill('198.51.100.61');
  await tab(page, 'Voice (SIP)').click();
  await page.getByRole('button', { name: 'Add SIP gateway' }).click();
  await address(page, 2).fill('sip2.skyline-trunks.example');
  await page.getByRole('button', { name: 'Delete SIP gateway 1' }).click();
  await expect(page.getByText('5 unsaved changes')).toBeVisible();
  expect(writes).toEqual([]);
  expect(placesOf(db, 'Skyline Trunks', 'smpp_gateways')).toEqual(before);

  await save(page).click();
  await expect(page.getByText('Carrier updated successfully')).toBeVisible();
  await expect(page.getByText('SIP gateway successfully deleted')).toBeVisible();
  await expect(page.getByText('SMPP outbound gateway successfully deleted')).toBeVisible();
  await expect(page.getByText('SMPP inbound gateway successfully deleted')).toBeVisible();
  await expectSaved(page);
  expect(writes.map(({ call }) => call.replace(/\/.*/, ''))).toEqual([
    'POST SipGateways',
    'POST SmppGateways',
    'DELETE SipGateways',
    'DELETE SmppGateways',
    'DELETE SmppGateways',
  ]);
  expect(placesOf(db, 'Skyline Trunks', 'sip_gateways')).toEqual([
    'sip2.skyline-trunks.example:5060',
  ]);
  expect(placesOf(db, 'Skyline Trunks', 'smpp_gateways')).toEqual(['198.51.100.61:2775']);
  await expect(address(page, 1)).toHaveValue('sip2.skyline-trunks.example');
});

test('the tab is a link, and unsaved work is asked about on the way out only', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openEdit(page, db, 'Voxbone', '?tab=smpp');
  await expect(page.getByLabel('Outbound System ID')).toBeVisible();
  await page.getByLabel('Outbound System ID').fill('vox');
  await tab(page, 'SMS (SMPP)').press('ArrowLeft');
  await expect(tab(page, 'Voice (SIP)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=sip/);
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Carriers' }).first().click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await tab(page, 'SMS (SMPP)').click();
  await expect(page.getByLabel('Outbound System ID')).toHaveValue('vox');
});

test.describe('the registration', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('tells its reason, and its capture is a file', async ({ page, signIn, requests, db }) => {
    await signIn('sam');
    await openEdit(page, db, 'Clinic backup line');
    await expect(page.getByText('Unregistered')).toBeVisible();
    await expect(page.getByText('Status fail')).toBeVisible();
    await expect(page.getByText('403 Forbidden')).toBeVisible();
    expect(requests.all().filter((call) => call.includes('RecentCalls'))).toEqual([]);

    // What the capture server answers is put in its place, so that none can be had at first.
    const base = `**/Accounts/${accountSid(db, 'Sunrise Clinic')}/RecentCalls/clinic-backup-line-register`;
    await page.route(base, (route) => route.fulfill({ json: { total: 0 } }));
    await page.getByRole('button', { name: 'Download pcap' }).click();
    await expect(page.getByText('The platform has no capture of this registration.')).toBeVisible();

    await page.route(base, (route) => route.fulfill({ json: { total: 2 } }));
    await page.route(`${base}/register/pcap`, (route) =>
      route.fulfill({ body: 'packets', contentType: 'application/octet-stream' }),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download pcap' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('callid-clinic-backup-line-register.pcap');
    expect(await readFile(await file.path(), 'utf8')).toBe('packets');
  });
});

test('the default application belongs to the account, and leaves with it', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openEdit(page, db, 'Bank PBX');
  const application = page.getByRole('combobox', { name: 'Default Application' });
  // Until the choices are there it opens for nobody.
  await expect(application).toBeEditable();
  await application.click();
  await page.getByRole('option', { name: 'Telephone banking' }).click();
  await save(page).click();
  await expect(page.getByText('Carrier updated successfully')).toBeVisible();
  expect(rowOf(db, 'Bank PBX').application_sid).not.toBeNull();
  await usedBy(page).fill('All acc');
  await page.getByRole('option', { name: 'All accounts' }).click();
  await expect(application).toHaveCount(0);
  await save(page).click();
  await expectSaved(page);
  expect(rowOf(db, 'Bank PBX')).toMatchObject({ application_sid: null, account_sid: null });
});

test('the forms look good everywhere', async ({ page, signIn, db }) => {
  test.setTimeout(180_000);
  await signIn('nora');
  await openAdd(page);
  await expectGoodInEveryView(page);
  await openEdit(page, db, 'Skyline Trunks');
  await page.getByRole('button', { name: 'Delete SIP gateway 1' }).click();
  await page.getByText('Have your carrier whitelist').first().click();
  await expectGoodInEveryView(page);
  await tab(page, 'SMS (SMPP)').click();
  await expectGoodInEveryView(page);
});
