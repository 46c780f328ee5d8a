import { describe, expect, it } from 'vitest';
import {
  accountSid,
  db,
  expectUrl,
  fill,
  findField,
  getField,
  open,
  press,
  screen,
  see,
  user,
  waitFor,
} from './support';
import { numberRow } from './support/numbers';

/** Every kind of field that is searched by typing: one of a form, of a vendor's table, of a list. */
const kinds = [
  ['/internal/phone-numbers/add', 'Account', 'clin', 'Sunrise Clinic', 'e'],
  ['/internal/speech-services/add', 'Vendor', 'elev', 'ElevenLabs', 'a'],
  ['/internal/clients', 'Account', 'clin', 'Sunrise Clinic', 'e'],
] as const;

describe.each(kinds)('on %s, in %s', (path, label, part, name, ofMany) => {
  it.each(['{Enter}', '{Tab}'])('%s takes the only match', async (key) => {
    await open(path, 'nora');
    await user.clear(await findField(label));
    await user.type(getField(label), part);
    await screen.findByRole('option', { name });
    await user.keyboard(key);
    await waitFor(() => expect(getField(label)).toHaveValue(name));
  });
  it('what matches none, or several, is told and not taken', async () => {
    await open(path, 'nora');
    for (const typed of ['zzz', ofMany]) {
      const before = (await findField(label)).getAttribute('value');
      await user.clear(getField(label));
      await user.type(getField(label), typed);
      await user.tab();
      await see(`“${typed}” wasn’t chosen: pick one from the list.`);
      await waitFor(() => expect(getField(label)).toHaveValue(before));
    }
  });
});

it('Enter takes the first of several applications, which is stored', async () => {
  await open('/internal/phone-numbers/add', 'nora');
  await fill('Number', '15550109999');
  await fill('Account', 'sunrise clinic');
  await user.tab();
  await fill('Carrier', 'Twil');
  await user.tab();
  await fill('Application', 'opening hours');
  await user.keyboard('{Enter}');
  await press('Create');
  await see('Phone number created successfully');
  expect(numberRow('15550109999')).toMatchObject({ account_sid: accountSid('Sunrise Clinic') });
  expect(numberRow('15550109999')?.application_sid).toBeTruthy();
});

it('of two of one name neither is taken', async () => {
  db.run('UPDATE accounts SET name = ? WHERE name = ?', 'Metro Taxi', 'Cedar Bank');
  await open('/internal/phone-numbers/add', 'nora');
  await fill('Account', 'Metro Taxi');
  await press('Create');
  await see('“Metro Taxi” wasn’t chosen: pick one from the list.');
  await waitFor(() => expect(getField('Account')).toBeInvalid());
  expect(getField('Account')).toHaveValue('');
  await expectUrl('/internal/phone-numbers/add');
});
