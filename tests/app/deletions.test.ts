import { expect, it } from 'vitest';
import {
  accountRow,
  chooseInMenu,
  db,
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
  [
    'carriers',
    'Short Lived Trunks',
    () =>
      db.run(
        "INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES (?, 'Short Lived Trunks', ?)",
        SID,
        providerSid(),
      ),
  ],
])('what is deleted from the list of %s is asked for no more', async (area, name, make) => {
  make();
  await open(`/internal/${area}`, 'nora');
  await waitFor(() => expect(rowWith(name)).not.toHaveTextContent(/Checking gateways/));
  const before = rows().length;
  await chooseInMenu(name, 'Delete');
  await press('Delete', await screen.findByRole('dialog'));
  await see(new RegExp(`^Deleted .*${name}`));
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  const calls = requests();
  const later = calls.slice(calls.findIndex((call) => call.startsWith('DELETE')) + 1);
  expect(later.filter((call) => call.includes(SID))).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
});
