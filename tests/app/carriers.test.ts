import { describe, expect, it } from 'vitest';
import {
  accountSid,
  answerAlways,
  button,
  choose,
  chooseInMenu,
  click,
  type DemoUser,
  db,
  expectUrl,
  fill,
  findField,
  forgetRequests,
  getField,
  offered,
  open,
  press,
  refusal,
  requests,
  resetConsole,
  rows,
  rowWith,
  saved,
  screen,
  see,
  tab,
  user,
  waitFor,
  within,
} from './support';
import { carrierRow, countCarriers, gatewaysOf } from './support/carriers';

/** The row of the carrier with this very name. */
const row = (name: string) => rows().find((one) => within(one).queryByText(name));
const findRow = (name: string) =>
  waitFor(() => {
    const found = row(name);
    if (!found) throw new Error(`No row of ${name}`);
    return found;
  });
const expectRow = (name: string, words: string) =>
  waitFor(() => expect(row(name)).toHaveTextContent(words));
const openList = async (operator: DemoUser) => {
  await open('/internal/carriers', operator);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
};
const editPath = (name: string) => `/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit`;
const openEdit = async (name: string) => {
  await open(editPath(name));
  expect(await findField('Carrier name')).toHaveValue(name);
};
const isCounting = (call: string) => call.startsWith('GET SipGateways');

describe('the list', () => {
  it('tells state, registration and gateways, with few requests before its rows', async () => {
    await openList('nora');
    const first = requests().filter((call) => !isCounting(call));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
    await see('9 total');
    await expectRow('Telnyx', 'All accounts');
    await expectRow('Telnyx', 'Registered');
    await expectRow('Clinic backup line', 'Unregistered');
    await expectRow('Clinic backup line', 'Sunrise Clinic');
    await expectRow('Old Valley Telephone', 'Inactive');
    await expectRow('Voxbone', '3 inbound, 1 outbound');
    const counts = requests().filter(isCounting);
    expect(new Set(counts).size).toBe(counts.length);
  });

  it('is narrowed to what an account uses, to the provider level, and searched', async () => {
    await openList('nora');
    forgetRequests();
    await choose('Used by', 'Cedar Bank');
    await findRow('Bank PBX');
    await findRow('Twilio');
    await waitFor(() => expect(row('Clinic PBX')).toBeUndefined());
    expect(requests().join('\n')).toContain(`account_sid=${accountSid('Cedar Bank')}`);

    await choose('Used by', 'Service provider (all accounts)');
    await waitFor(() => expect(row('Bank PBX')).toBeUndefined());
    await findRow('Twilio');
    await expectUrl(/provider-level/);
    await button('1 filter set');

    const search = await screen.findByRole('searchbox');
    await fill(search, 'trunks');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await fill(search, 'nothing like it');
    await press('Clear filters');
    await see('9 total');
  });

  it('shows an account user what the provider lends, which cannot be opened', async () => {
    await openList('sam');
    expect(within(await findRow('Clinic PBX')).getAllByRole('link')[0]).toBeVisible();
    const lent = await findRow('Twilio');
    expect(within(lent).queryAllByRole('link')).toEqual([]);
    const [offers] = await offered([lent]);
    expect(offers).toEqual(['Recent calls', 'Phone numbers', 'Copy SID']);
    expect(row('Bank PBX')).toBeUndefined();
    await click(within(lent).getByText('Active'));
    await expectUrl('/internal/carriers');
    await click(within(await findRow('Clinic PBX')).getByText('Active'));
    await expectUrl(editPath('Clinic PBX'));
  });
});

describe('whose counting fails', () => {
  it('says so in the row, and keeps the rows', async () => {
    const sid = String(carrierRow('Voxbone').voip_carrier_sid);
    answerAlways('GET', new RegExp(`^SipGateways\\?voip_carrier_sid=${sid}$`), () =>
      refusal(500, 'The disk is full'),
    );
    await openList('nora');
    await expectRow('Voxbone', 'Gateways error');
    await expectRow('Telnyx', '1 outbound');
    await user.hover(screen.getByText('Gateways error'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('The disk is full');
  });
});

describe('who may not', () => {
  it('a view-only user looks at a carrier and changes nothing', async () => {
    await openList('vera');
    expect(screen.queryByRole('link', { name: 'Add carrier' })).toBeNull();
    expect((await offered()).flat()).not.toContain('Delete');
    await openEdit('Voxbone');
    expect(getField('Carrier name')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add SIP gateway' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete carrier' })).toBeNull();
    await saved();
    await click(tab('SMS (SMPP)'));
    expect(await findField('Outbound system ID')).toBeDisabled();
    await open('/internal/carriers/add');
    await see('You have view-only access.');
  });

  describe.each([
    { name: 'Twilio', whose: 'the provider' },
    { name: 'Bank PBX', whose: 'another account' },
  ])('an account user, at $name, a carrier of $whose', ({ name }) => {
    it('is told so and sent to the list', async () => {
      await open(editPath(name), 'sam');
      await see('You do not have permissions to make changes to this Carrier');
      await expectUrl('/internal/carriers');
    });
  });

  describe('where carriers are the provider’s business', () => {
    it('an account user looks at its own and changes nothing', async () => {
      resetConsole({ ADMIN_CARRIER: '1' });
      await openList('sam');
      expect(screen.queryByRole('link', { name: 'Add carrier' })).toBeNull();
      expect((await offered([rowWith('Clinic PBX')])).flat()).not.toContain('Delete');
      await openEdit('Clinic PBX');
      await see('Read-only');
      expect(getField('Carrier name')).toBeDisabled();
      expect(screen.queryByRole('button', { name: 'Delete carrier' })).toBeNull();
      await open('/internal/carriers/add');
      await see('You do not have access.');
    });
  });
});

it('a carrier in use is not deleted, one without use goes with its gateways', async () => {
  await openList('admin');
  await chooseInMenu('Telnyx', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Telnyx is in use' });
  await see(/^Phone numbers \(\d+\)$/, dialog);
  await see('+1 (555) 200-0137', dialog);
  await see('Routing tables (2)', dialog);
  await see('Northwind outbound', dialog);
  // Only its default route goes over this carrier.
  await see('Clinic outbound', dialog);
  await press('Close', dialog);
  expect(countCarriers('Telnyx')).toBe(1);
  expect(gatewaysOf('Telnyx', 'sip_gateways').length).toBeGreaterThan(0);

  await openEdit('Skyline Trunks');
  const sid = String(carrierRow('Skyline Trunks').voip_carrier_sid);
  await press('Delete carrier');
  const unused = await screen.findByRole('dialog');
  await see(/Also deletes its SIP and SMPP gateways/, unused);
  await press('Delete', unused);
  await see('Deleted Carrier Skyline Trunks');
  await expectUrl('/internal/carriers');
  expect(countCarriers('Skyline Trunks')).toBe(0);
  for (const table of ['sip_gateways', 'smpp_gateways']) {
    expect(db.all(`SELECT * FROM ${table} WHERE voip_carrier_sid = ?`, sid)).toEqual([]);
  }
});

describe('a routing table that the provider does not see', () => {
  it('stops the deletion, and the gateways are there again', async () => {
    await open(editPath('Clinic PBX'), 'nora');
    const before = gatewaysOf('Clinic PBX', 'sip_gateways');
    await press('Delete carrier');
    const dialog = await screen.findByRole('dialog');
    await press('Delete', dialog);
    await see(/This is still in use/, dialog);
    const places = (list: typeof before) => list.map(({ ipv4, port }) => [ipv4, port]);
    expect(places(gatewaysOf('Clinic PBX', 'sip_gateways'))).toEqual(places(before));
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('on a platform without any carrier', () => {
  it('the list says so and offers the first step', async () => {
    db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    for (const table of [
      'lcr_carrier_set_entry',
      'phone_numbers',
      'sip_gateways',
      'smpp_gateways',
      'voip_carriers',
    ])
      db.run(`DELETE FROM ${table}`);
    await open('/internal/carriers', 'nora');
    await see('No Carriers.');
    screen.getAllByRole('link', { name: 'Add carrier' }).at(-1)?.click();
    expect(await button('Create')).toBeVisible();
  });
});
