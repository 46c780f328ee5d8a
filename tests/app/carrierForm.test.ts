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
  getField,
  open,
  press,
  saved,
  screen,
  see,
  tab,
  user,
  waitFor,
  within,
  writes,
} from './support';
import { address, carrierRow, gateway, gatewaysOf, placesOf } from './support/carriers';

const openAdd = async () => {
  await open('/internal/carriers/add', 'nora');
  await findField('Carrier name');
};
const openEdit = async (name: string, query = '') => {
  await open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit${query}`, 'nora');
  expect(await findField('Carrier name')).toHaveValue(name);
};
const updated = () => see('Carrier updated successfully');

describe('on a platform without trunk types', () => {
  it('nothing of them shows, and nothing of them is sent', async () => {
    answerAlways('GET', 'PredefinedCarriers', async (pass) => {
      const rows = (await (await pass()).json()) as Record<string, unknown>[];
      return Response.json(rows.map(({ trunk_type: _newer, ...row }) => row));
    });
    await openAdd();
    await fill('Carrier name', 'Old style');
    await fill(address(1), '198.51.100.220');
    expect(screen.queryByLabelText(/^Trunk type/)).toBeNull();
    await press('Create');
    await see('Carrier created successfully');
    const post = writes().find(({ call }) => call.includes('VoipCarriers'));
    const sent = Object.keys(post?.body as object);
    expect(sent.filter((key) => /trunk|inbound_auth/.test(key))).toEqual([]);
  });
});

it('a change sends itself alone, and secrets are shown on demand', async () => {
  await openEdit('Telnyx');
  await see('Registered');
  await see('Status ok');
  await see('200 OK');
  const secret = getField('Password');
  expect(secret).toHaveAttribute('type', 'password');
  await press('Show', secret.parentElement ?? undefined);
  await waitFor(() => expect(getField('Password')).toHaveValue('trunk-secret'));
  expect(getField('Password')).toHaveAttribute('type', 'text');
  await check('SIP Diversion header');
  await fill('SIP Diversion header', '15550123');
  await press('Save');
  await updated();
  expect(writes().map(({ body }) => body)).toEqual([{ diversion: '15550123' }]);
  await check('SIP Diversion header', undefined, false);
  await press('Save');
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ diversion: null }));
  await saved();
});

describe('the registration', () => {
  it('that has not begun says so', async () => {
    await openEdit('Skyline Trunks');
    await see('Not Started');
    expect(screen.queryByText('Reason:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download pcap' })).toBeNull();
    await openEdit('Voxbone');
    expect(screen.queryByText('Registration status')).toBeNull();
  });
});

it('a template is renamed before its placeholders are filled in, which a change of them asks for', async () => {
  await openAdd();
  const template = 'Select a predefined carrier';
  await waitFor(() => expect(getField(template)).not.toHaveAttribute('aria-disabled'));
  await choose(template, 'Twilio');
  await waitFor(() => expect(location.pathname).toMatch(/\/edit$/));
  await waitFor(() => expect(address(1)).toHaveValue('<your-domain>.pstn.twilio.com'));
  const created = getField('Carrier name').value;
  await fill('Carrier name', 'Twilio East');
  await press('Save');
  await updated();
  expect(writes().at(-1)?.body).toEqual({ name: 'Twilio East' });
  expect(carrierRow(created)).toEqual({});

  await fill(getField('Port', gateway(1)), '5061');
  await press('Save');
  await waitFor(() => expect(address(1)).toHaveAttribute('aria-invalid', 'true'));
  await fill(address(1), 'east.pstn.twilio.com');
  await press('Save');
  await updated();
});

it('a gateway that others deleted is asked about by what was changed of it, and made anew', async () => {
  await openEdit('Voxbone');
  const ipv4 = address(1).value;
  const stored = gatewaysOf('Voxbone', 'sip_gateways').find((row) => row.ipv4 === ipv4);
  await fill(getField('Port', gateway(1)), '5888');
  db.run('DELETE FROM sip_gateways WHERE sip_gateway_sid = ?', String(stored?.sip_gateway_sid));
  await press('Save');
  const asked = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  within(asked).getByRole('radio', { name: 'Keep yours: Port: 5888' });
  within(asked).getByRole('radio', { name: 'Use theirs: Deleted' });
  await press('Save', asked);
  await updated();
  expect(placesOf('Voxbone', 'sip_gateways')).toContain(`${ipv4}:5888`);
});

it('a platform without SMPP addresses says so where they would be', async () => {
  db.run('DELETE FROM smpp_addresses');
  await openEdit('Voxbone', '?tab=smpp');
  await see('This platform has no SMPP addresses.');
});

it('the tab is a link, and unsaved work is asked about on the way out only', async () => {
  await openEdit('Voxbone', '?tab=smpp');
  await fill('Outbound system ID', 'vox');
  tab('SMS (SMPP)').focus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Voice (SIP)')).toHaveFocus();
  await user.keyboard('{Enter}');
  await expectUrl(/tab=sip/);
  await see('1 unsaved change');
  const [inMenu] = await screen.findAllByRole('link', { name: 'Carriers' });
  if (inMenu) await click(inMenu);
  await see('Leave without saving?');
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click(tab('SMS (SMPP)'));
  expect(await findField('Outbound system ID')).toHaveValue('vox');
});
