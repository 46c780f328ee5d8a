import { beforeEach, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { carrierRow } from './support/carriers';
import { numberRow } from './support/numbers';

/** The whole list of carriers, which a large provider's forms do not read. */
const wholeLists = () =>
  app
    .requests()
    .filter((call) => /VoipCarriers/.test(call) && !/page=|VoipCarriers\/[^/?]+$/.test(call));
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(app.getField(label)).toHaveValue(value));

/** Carriers of the provider of nora, or of one of its accounts, behind those of the seed. */
const addCarriers = (count: number, name: string, account: string | null = null) =>
  app.db.run(
    `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid, account_sid)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      SELECT printf('9%07x-0000-4000-8000-%012x', length(?), i), ? || ' ' || i, ?, ? FROM n`,
    count,
    name,
    name,
    String(carrierRow('Twilio').service_provider_sid),
    account && app.accountSid(account),
  );

describe('where a provider has more than 500 carriers', () => {
  beforeEach(() => {
    addCarriers(600, 'Trunk');
    addCarriers(1, 'Bank line', 'Cedar Bank');
  });

  it.each(['nora', 'admin'] as const)(
    '%s finds the one of a new number by its name, and reads no others',
    async (operator) => {
      await app.open('/internal/phone-numbers/add', operator);
      await app.fill('Number', '+44 20 7946-0018');
      await app.chooseTyped('Account', 'Sunrise Clinic');
      await app.see(/^Only some of the carriers are listed\./);
      await app.chooseTyped('Carrier', 'Trunk 537');
      await expectValue('Carrier', 'Trunk 537');
      await app.answered();
      await expectValue('Carrier', 'Trunk 537');
      await app.press('Create');
      await app.see('Phone number created successfully');
      expect(numberRow('442079460018')).toMatchObject({
        voip_carrier_sid: carrierRow('Trunk 537').voip_carrier_sid,
        account_sid: app.accountSid('Sunrise Clinic'),
      });
      expect(wholeLists()).toEqual([]);
    },
  );

  describe('what was typed before the platform answers', () => {
    const isSearch = /VoipCarriers\?.*name=/;
    const leaveTyped = async (typed: string) => {
      await app.open('/internal/phone-numbers/add', 'nora');
      await app.fill('Number', '442079460018');
      await app.chooseTyped('Account', 'Sunrise Clinic');
      await app.see(/^Only some of the carriers are listed\./);
      await app.chooseTyped('Carrier', 'Trunk 12');
      const release = app.hold('GET', isSearch);
      await app.fill('Carrier', typed);
      await user.tab();
      await app.see('Searching…');
      return release;
    };

    it('is chosen once it is found', async () => {
      const release = await leaveTyped('trunk 53');
      expect(screen.queryByText(/wasn’t chosen/)).toBeNull();
      release();
      await expectValue('Carrier', 'Trunk 53');
      expect(screen.queryByText('Searching…')).toBeNull();
    });

    it('is told where it means several, and what was chosen before stays', async () => {
      const release = await leaveTyped('trunk 5');
      app.db.run("UPDATE voip_carriers SET name = 'Trunk 500' WHERE name = 'Trunk 5'");
      release();
      await app.see('“trunk 5” wasn’t chosen: pick one from the list.');
      await expectValue('Carrier', 'Trunk 12');
    });

    it('is found before a number is stored', async () => {
      const release = await leaveTyped('Trunk 537');
      await app.press('Create');
      expect(app.writes()).toEqual([]);
      release();
      await app.see('Phone number created successfully');
      expect(numberRow('442079460018')).toMatchObject({
        voip_carrier_sid: carrierRow('Trunk 537').voip_carrier_sid,
      });
    });
  });

  it('the carrier of another account is not offered, and goes with a change of the account', async () => {
    await app.open('/internal/phone-numbers/add', 'nora');
    await app.chooseTyped('Account', 'Cedar Bank');
    await app.chooseTyped('Carrier', 'Bank line 1');
    await expectValue('Carrier', 'Bank line 1');
    await app.chooseTyped('Account', 'Sunrise Clinic');
    await expectValue('Carrier', '');
    await app.chooseTyped('Carrier', 'Trunk 1');
    await app.chooseTyped('Account', 'Cedar Bank');
    await app.answered();
    await expectValue('Carrier', 'Trunk 1');
  });

  it('it is found before the account is chosen, too, with two questions', async () => {
    await app.open('/internal/phone-numbers/add', 'nora');
    await app.see(/^Only some of the carriers are listed\./);
    const isOfChoices = (call: string) => /VoipCarriers\?/.test(call);
    expect(app.requests().filter(isOfChoices)).toHaveLength(1);
    await app.chooseTyped('Carrier', 'Trunk 537');
    await expectValue('Carrier', 'Trunk 537');
    await app.answered();
    expect(app.requests().filter(isOfChoices)).toHaveLength(2);
  });

  it('one that the address names is chosen from the start, though it is not among the first', async () => {
    const sid = String(carrierRow('Trunk 588').voip_carrier_sid);
    const filter = JSON.stringify({ voip_carrier_sid: sid });
    await app.open(`/internal/phone-numbers/add?filter=${encodeURIComponent(filter)}`, 'nora');
    await app.findField('Carrier');
    await expectValue('Carrier', 'Trunk 588');
    expect(wholeLists()).toEqual([]);
  });
});

it('up to 500 carriers are read once, and searched without the platform', async () => {
  addCarriers(400, 'Trunk');
  await app.open('/internal/phone-numbers/add', 'nora');
  await app.chooseTyped('Account', 'Sunrise Clinic');
  await app.answered();
  app.forgetRequests();
  await app.chooseTyped('Carrier', 'Trunk 399');
  await expectValue('Carrier', 'Trunk 399');
  expect(app.requests()).toEqual([]);
});
