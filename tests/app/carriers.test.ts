import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { carrierRow, countCarriers, gatewaysOf } from './support/carriers';

/** The row of the carrier with this very name. */
const row = (name: string) => app.rows().find((one) => within(one).queryByText(name));
const findRow = (name: string) =>
  waitFor(() => {
    const found = row(name);
    if (!found) throw new Error(`No row of ${name}`);
    return found;
  });
const expectRow = (name: string, words: string) =>
  waitFor(() => expect(row(name)).toHaveTextContent(words));
const openList = async (operator: app.DemoUser) => {
  await app.open('/internal/carriers', operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
};
const editPath = (name: string) => `/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit`;
const openEdit = async (name: string) => {
  await app.open(editPath(name));
  expect(await app.findField('Carrier name')).toHaveValue(name);
};
const isCounting = (call: string) => call.startsWith('GET SipGateways');

describe('the list', () => {
  it('tells state, registration and gateways, with few requests before its rows', async () => {
    await openList('nora');
    const first = app.requests().filter((call) => !isCounting(call));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
    await app.see('9 total');
    await expectRow('Telnyx', 'All accounts');
    await expectRow('Telnyx', 'Registered');
    await expectRow('Clinic backup line', 'Unregistered');
    await expectRow('Clinic backup line', 'Sunrise Clinic');
    await expectRow('Old Valley Telephone', 'Inactive');
    await expectRow('Voxbone', '3 inbound, 1 outbound');
    const counts = app.requests().filter(isCounting);
    expect(new Set(counts).size).toBe(counts.length);
  });

  it('is narrowed to what an account uses, to the provider level, and searched', async () => {
    await openList('nora');
    app.forgetRequests();
    await app.choose('Used by', 'Cedar Bank');
    await findRow('Bank PBX');
    await findRow('Twilio');
    await waitFor(() => expect(row('Clinic PBX')).toBeUndefined());
    expect(app.requests().join('\n')).toContain(`account_sid=${app.accountSid('Cedar Bank')}`);

    await app.choose('Used by', 'Shared by all accounts');
    await waitFor(() => expect(row('Bank PBX')).toBeUndefined());
    await findRow('Twilio');
    await app.expectUrl(/provider-level/);
    await app.button('1 filter set');

    const search = await screen.findByRole('searchbox');
    await app.fill(search, 'trunks');
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    await app.fill(search, 'nothing like it');
    await app.press('Clear filters');
    await app.see('9 total');
  });

  it('shows an account user what the provider lends, which cannot be opened', async () => {
    await openList('sam');
    expect(within(await findRow('Clinic PBX')).getAllByRole('link')[0]).toBeVisible();
    const lent = await findRow('Twilio');
    expect(within(lent).queryAllByRole('link')).toEqual([]);
    const [offers] = await app.offered([lent]);
    expect(offers).toEqual(['Recent calls', 'Phone numbers', 'Copy SID']);
    expect(row('Bank PBX')).toBeUndefined();
    await app.click(within(lent).getByText('Active'));
    await app.expectUrl('/internal/carriers');
    await app.click(within(await findRow('Clinic PBX')).getByText('Active'));
    await app.expectUrl(editPath('Clinic PBX'));
  });
});

it.each(['that failed in part', 'that was left'] as const)(
  'the gateways of a row are counted anew after a save %s',
  async (how) => {
    await openList('nora');
    await expectRow('Voxbone', '3 inbound, 1 outbound');
    await app.click(within(await findRow('Voxbone')).getAllByRole('link')[0] as HTMLElement);
    await app.findField('Carrier name');
    for (const button of await screen.findAllByRole('button', { name: /^Delete SIP gateway/ })) {
      await app.click(button);
    }
    const [restore] = await screen.findAllByRole('button', { name: 'Restore' });
    if (restore) await app.click(restore);
    let release: () => void = () => undefined;
    const refuse = () => app.refusal(500, 'The disk is full');
    if (how === 'that was left') release = app.hold('DELETE', /^SipGateways/);
    else app.answerOnce('DELETE', /^SipGateways/, refuse);
    await app.press('Save');
    await waitFor(() => expect(app.writes()).not.toEqual([]));
    if (how === 'that failed in part') await app.see(/The disk is full/);
    await app.follow('Applications');
    await app.press('Leave', await screen.findByRole('dialog'));
    await app.heading('Applications');
    release();
    if (how === 'that was left') await app.see(/Carrier updated/);
    await app.follow('Carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    const inDatabase = app.db.all(
      'SELECT inbound, outbound FROM sip_gateways WHERE voip_carrier_sid = ?',
      String(carrierRow('Voxbone').voip_carrier_sid),
    );
    const count = (way: string) => inDatabase.filter((gateway) => gateway[way]).length;
    expect(count('inbound')).toBeLessThan(3);
    await expectRow('Voxbone', `${count('inbound')} inbound, ${count('outbound')} outbound`);
  },
);

describe('whose counting fails', () => {
  it('says so in the row, and keeps the rows', async () => {
    const sid = String(carrierRow('Voxbone').voip_carrier_sid);
    app.answerAlways('GET', new RegExp(`^SipGateways\\?voip_carrier_sid=${sid}$`), () =>
      app.refusal(500, 'The disk is full'),
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
    expect((await app.offered()).flat()).not.toContain('Delete');
    await openEdit('Voxbone');
    expect(app.getField('Carrier name')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add SIP gateway' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete carrier' })).toBeNull();
    await app.saved();
    await app.click(app.tab('SMS (SMPP)'));
    expect(await app.findField('Outbound system ID')).toBeDisabled();
    await app.open('/internal/carriers/add');
    await app.see('You have view-only access.');
  });

  describe.each([
    { name: 'Twilio', whose: 'the provider' },
    { name: 'Bank PBX', whose: 'another account' },
  ])('an account user, at $name, a carrier of $whose', ({ name }) => {
    it('is told so and sent to the list', async () => {
      await app.open(editPath(name), 'sam');
      await app.see('You do not have permissions to make changes to this Carrier');
      await app.expectUrl('/internal/carriers');
    });
  });

  describe('where carriers are the provider’s business', () => {
    it('an account user looks at its own and changes nothing', async () => {
      app.resetConsole({ ADMIN_CARRIER: '1' });
      await openList('sam');
      expect(screen.queryByRole('link', { name: 'Add carrier' })).toBeNull();
      expect((await app.offered([app.rowWith('Clinic PBX')])).flat()).not.toContain('Delete');
      await openEdit('Clinic PBX');
      await app.see('Read-only');
      expect(app.getField('Carrier name')).toBeDisabled();
      expect(screen.queryByRole('button', { name: 'Delete carrier' })).toBeNull();
      await app.open('/internal/carriers/add');
      await app.see('You do not have access.');
    });
  });
});

it('a carrier in use is not deleted, one without use goes with its gateways', async () => {
  await openList('admin');
  await app.chooseInMenu('Telnyx', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Telnyx is in use' });
  await app.see(/^Phone numbers \(\d+\)$/, dialog);
  await app.see('+1 (555) 200-0137', dialog);
  await app.see('Routing tables (2)', dialog);
  await app.see('Northwind outbound', dialog);
  // Only its default route goes over this carrier.
  await app.see('Clinic outbound', dialog);
  await app.press('Close', dialog);
  expect(countCarriers('Telnyx')).toBe(1);
  expect(gatewaysOf('Telnyx', 'sip_gateways').length).toBeGreaterThan(0);

  await openEdit('Skyline Trunks');
  const sid = String(carrierRow('Skyline Trunks').voip_carrier_sid);
  await app.press('Delete carrier');
  const unused = await screen.findByRole('dialog');
  await app.see(/Also deletes its SIP and SMPP gateways/, unused);
  await app.press('Delete', unused);
  await app.see('Deleted Carrier Skyline Trunks');
  await app.expectUrl('/internal/carriers');
  expect(countCarriers('Skyline Trunks')).toBe(0);
  for (const table of ['sip_gateways', 'smpp_gateways']) {
    expect(app.db.all(`SELECT * FROM ${table} WHERE voip_carrier_sid = ?`, sid)).toEqual([]);
  }
});

describe('a routing table that the provider does not see', () => {
  it('stops the deletion, and the gateways are there again', async () => {
    await app.open(editPath('Clinic PBX'), 'nora');
    const before = gatewaysOf('Clinic PBX', 'sip_gateways');
    await app.press('Delete carrier');
    const dialog = await screen.findByRole('dialog');
    await app.press('Delete', dialog);
    await app.see(/This is still in use/, dialog);
    const places = (list: typeof before) => list.map(({ ipv4, port }) => [ipv4, port]);
    expect(places(gatewaysOf('Clinic PBX', 'sip_gateways'))).toEqual(places(before));
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('on a platform without any carrier', () => {
  it('the list says so and offers the first step', async () => {
    app.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    for (const table of [
      'lcr_carrier_set_entry',
      'phone_numbers',
      'sip_gateways',
      'smpp_gateways',
      'voip_carriers',
    ])
      app.db.run(`DELETE FROM ${table}`);
    await app.open('/internal/carriers', 'nora');
    await app.see('No Carriers.');
    screen.getAllByRole('link', { name: 'Add carrier' }).at(-1)?.click();
    expect(await app.button('Create')).toBeVisible();
  });
});
