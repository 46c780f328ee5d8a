import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { address, carrierRow, gateway, gatewaysOf, placesOf } from './support/carriers';

const openAdd = async () => {
  await app.open('/internal/carriers/add', 'nora');
  await app.findField('Carrier name');
};
const openEdit = async (name: string, query = '') => {
  await app.open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit${query}`, 'nora');
  expect(await app.findField('Carrier name')).toHaveValue(name);
};
const updated = () => app.see('Carrier updated successfully');

describe('on a platform without trunk types', () => {
  it('nothing of them shows, and nothing of them is sent', async () => {
    app.answerAlways('GET', 'PredefinedCarriers', async (pass) => {
      const rows = (await (await pass()).json()) as Record<string, unknown>[];
      return Response.json(rows.map(({ trunk_type: _newer, ...row }) => row));
    });
    await openAdd();
    await app.fill('Carrier name', 'Old style');
    await app.fill(address(1), '198.51.100.220');
    expect(screen.queryByLabelText(/^Trunk type/)).toBeNull();
    await app.press('Create');
    await app.see('Carrier created successfully');
    const post = app.writes().find(({ call }) => call.includes('VoipCarriers'));
    const sent = Object.keys(post?.body as object);
    expect(sent.filter((key) => /trunk|inbound_auth/.test(key))).toEqual([]);
  });
});

it('a change sends itself alone, and secrets are shown on demand', async () => {
  await openEdit('Telnyx');
  await app.see('Registered');
  await app.see('Status ok');
  await app.see('200 OK');
  const secret = app.getField('Password');
  expect(secret).toHaveAttribute('type', 'password');
  await app.press('Show', secret.parentElement ?? undefined);
  await waitFor(() => expect(app.getField('Password')).toHaveValue('trunk-secret'));
  expect(app.getField('Password')).toHaveAttribute('type', 'text');
  await app.check('SIP Diversion header');
  await app.fill('SIP Diversion header', '15550123');
  await app.press('Save');
  await updated();
  expect(app.writes().map(({ body }) => body)).toEqual([{ diversion: '15550123' }]);
  await app.check('SIP Diversion header', undefined, false);
  await app.press('Save');
  await waitFor(() => expect(app.writes().at(-1)?.body).toEqual({ diversion: null }));
  await app.saved();
});

describe('the registration', () => {
  it('that has not begun says so', async () => {
    await openEdit('Skyline Trunks');
    await app.see('Not Started');
    expect(screen.queryByText('Reason:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download pcap' })).toBeNull();
    await openEdit('Voxbone');
    expect(screen.queryByText('Registration status')).toBeNull();
  });
});

it('a template is renamed before its placeholders are filled in, which a change of them asks for', async () => {
  await openAdd();
  const template = 'Select a predefined carrier';
  await waitFor(() => expect(app.getField(template)).not.toHaveAttribute('aria-disabled'));
  await app.choose(template, 'Twilio');
  await waitFor(() => expect(location.pathname).toMatch(/\/edit$/));
  await waitFor(() => expect(address(1)).toHaveValue('<your-domain>.pstn.twilio.com'));
  const created = app.getField('Carrier name').value;
  await app.fill('Carrier name', 'Twilio East');
  await app.press('Save');
  await updated();
  expect(app.writes().at(-1)?.body).toEqual({ name: 'Twilio East' });
  expect(carrierRow(created)).toEqual({});

  await app.fill(app.getField('Port', gateway(1)), '5061');
  await app.press('Save');
  await waitFor(() => expect(address(1)).toHaveAttribute('aria-invalid', 'true'));
  await app.fill(address(1), 'east.pstn.twilio.com');
  await app.press('Save');
  await updated();
});

it('an address that is pasted with its port and netmask is taken apart once it is left', async () => {
  await openEdit('Voxbone');
  const port = () => app.getField('Port', gateway(1));
  await app.check('Inbound', gateway(1));
  await app.check('Outbound', gateway(1), false);
  await app.fill(address(1), ' 198.51.100.72:5072/29');
  await user.tab();
  expect(address(1)).toHaveValue('198.51.100.72');
  expect(port()).toHaveValue('5072');
  // Of calls out there is no netmask to set.
  await app.check('Outbound', gateway(1));
  await app.check('Inbound', gateway(1), false);
  await app.fill(address(1), '198.51.100.64/28');
  await user.tab();
  expect(address(1)).toHaveValue('198.51.100.64/28');
  await app.fill(address(1), 'sip:east.voxbone.example:5073');
  await user.tab();
  expect(address(1)).toHaveValue('east.voxbone.example');
  await app.press('Save');
  await updated();
  expect(placesOf('Voxbone', 'sip_gateways')).toContain('east.voxbone.example:5073');
});

it('an address of messages is taken apart as well, where the row has an input for it', async () => {
  await openEdit('Voxbone', '?tab=smpp');
  await app.press('Add outbound gateway');
  await app.fill(address(1, 'Outbound'), '198.51.100.80:2776');
  await user.tab();
  expect(address(1, 'Outbound')).toHaveValue('198.51.100.80');
  expect(app.getField('Port', gateway(1, 'Outbound'))).toHaveValue('2776');
  // It only receives: there is no port to set.
  await app.press('Add inbound gateway');
  await app.fill(address(1, 'Inbound'), '198.51.100.96:2777');
  await user.tab();
  expect(address(1, 'Inbound')).toHaveValue('198.51.100.96:2777');
});

it('a gateway that others deleted is asked about by what was changed of it, and made anew', async () => {
  await openEdit('Voxbone');
  const ipv4 = address(1).value;
  const stored = gatewaysOf('Voxbone', 'sip_gateways').find((row) => row.ipv4 === ipv4);
  await app.fill(app.getField('Port', gateway(1)), '5888');
  app.db.run('DELETE FROM sip_gateways WHERE sip_gateway_sid = ?', String(stored?.sip_gateway_sid));
  await app.press('Save');
  const asked = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  within(asked).getByRole('radio', { name: 'Keep yours: Port: 5888' });
  within(asked).getByRole('radio', { name: 'Use theirs: Deleted' });
  await app.press('Save', asked);
  await updated();
  expect(placesOf('Voxbone', 'sip_gateways')).toContain(`${ipv4}:5888`);
});

it('a platform without SMPP addresses says so where they would be', async () => {
  app.db.run('DELETE FROM smpp_addresses');
  await openEdit('Voxbone', '?tab=smpp');
  await app.see('This platform has no SMPP addresses.');
});

it('the tab is a link, and unsaved work is asked about on the way out only', async () => {
  await openEdit('Voxbone', '?tab=smpp');
  await app.fill('Outbound system ID', 'vox');
  app.tab('SMS (SMPP)').focus();
  await user.keyboard('{ArrowLeft}');
  expect(app.tab('Voice (SIP)')).toHaveFocus();
  await user.keyboard('{Enter}');
  await app.expectUrl(/tab=sip/);
  await app.see('1 unsaved change');
  const [inMenu] = await screen.findAllByRole('link', { name: 'Carriers' });
  if (inMenu) await app.click(inMenu);
  await app.see('Leave without saving?');
  await app.press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.click(app.tab('SMS (SMPP)'));
  expect(await app.findField('Outbound system ID')).toHaveValue('vox');
});
