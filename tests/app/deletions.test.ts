import { expect, it } from 'vitest';
import {
  accountRow,
  accountSid,
  chooseInMenu,
  db,
  follow,
  forgetRequests,
  heading,
  open,
  press,
  requests,
  rows,
  rowWith,
  screen,
  see,
  waitFor,
} from './support';

const SID = '10000000-0000-4000-8000-00000000dead';
const providerSid = () => String(accountRow('Sunrise Clinic').service_provider_sid);

/** Deletes a record from the list on screen. */
const remove = async (name: string) => {
  await chooseInMenu(name, 'Delete');
  await press('Delete', await screen.findByRole('dialog'));
  await see(new RegExp(`^Deleted .*${name}`));
};
const makeCarrier = () =>
  db.run(
    "INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES (?, 'Short Lived Trunks', ?)",
    SID,
    providerSid(),
  );

it.each([
  [
    'accounts',
    'Short Lived',
    () =>
      db.run(
        "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Short Lived', ?, 'wh_x')",
        SID,
        providerSid(),
      ),
  ],
  ['carriers', 'Short Lived Trunks', makeCarrier],
])('what is deleted from the list of %s is asked for no more', async (area, name, make) => {
  make();
  await open(`/internal/${area}`, 'nora');
  await waitFor(() => expect(rowWith(name)).not.toHaveTextContent(/Checking gateways/));
  const before = rows().length;
  await remove(name);
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  const calls = requests();
  const later = calls.slice(calls.findIndex((call) => call.startsWith('DELETE')) + 1);
  expect(later.filter((call) => call.includes(SID))).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
});

it('the gateways of a carrier are not counted anew for the deletion of anything else', async () => {
  makeCarrier();
  db.run(
    "INSERT INTO applications (application_sid, name, account_sid) VALUES (?, 'A Short Life', ?)",
    SID,
    accountSid('Sunrise Clinic'),
  );
  const expectCounted = () =>
    waitFor(() => {
      expect(rows().length).toBeGreaterThan(2);
      for (const row of rows()) expect(row).toHaveTextContent(/\d+ inbound, \d+ outbound/);
    });
  const goTo = async (area: string) => {
    await follow(area);
    await heading(area);
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  };
  await open('/internal/carriers', 'nora');
  await expectCounted();
  await remove('Short Lived Trunks');
  await goTo('Applications');
  forgetRequests();
  await goTo('Carriers');
  await expectCounted();
  await goTo('Applications');
  await remove('A Short Life');
  await goTo('Carriers');
  await expectCounted();
  expect(requests().filter((call) => call.startsWith('GET SipGateways'))).toEqual([]);
});
