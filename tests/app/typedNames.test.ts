import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { numberRow } from './support/numbers';

/** Every kind of field that is searched by typing: one of a form, of a vendor's table, of a list. */
const kinds = [
  ['/internal/phone-numbers/add', 'Account', 'clin', 'Sunrise Clinic', 'e'],
  ['/internal/speech-services/add', 'Vendor', 'elev', 'ElevenLabs', 'a'],
  ['/internal/clients', 'Account', 'clin', 'Sunrise Clinic', 'e'],
] as const;

describe.each(kinds)('on %s, in %s', (path, label, part, name, ofMany) => {
  it.each(['{Enter}', '{Tab}'])('%s takes the only match', async (key) => {
    await app.open(path, 'nora');
    await user.clear(await app.findField(label));
    await user.type(app.getField(label), part);
    await screen.findByRole('option', { name });
    await user.keyboard(key);
    await waitFor(() => expect(app.getField(label)).toHaveValue(name));
  });
  it('what matches none, or several, is told and not taken', async () => {
    await app.open(path, 'nora');
    for (const typed of ['zzz', ofMany]) {
      const before = (await app.findField(label)).getAttribute('value');
      await user.clear(app.getField(label));
      await user.type(app.getField(label), typed);
      await user.tab();
      await app.see(`“${typed}” wasn’t chosen: pick one from the list.`);
      await waitFor(() => expect(app.getField(label)).toHaveValue(before));
    }
  });
});

it('Enter takes the first of several applications, which is stored', async () => {
  await app.open('/internal/phone-numbers/add', 'nora');
  await app.fill('Number', '15550109999');
  await app.fill('Account', 'sunrise clinic');
  await user.tab();
  await app.fill('Carrier', 'Twil');
  await user.tab();
  await app.fill('Application', 'opening hours');
  await user.keyboard('{Enter}');
  await app.press('Create');
  await app.see('Phone number created successfully');
  expect(numberRow('15550109999')).toMatchObject({ account_sid: app.accountSid('Sunrise Clinic') });
  expect(numberRow('15550109999')?.application_sid).toBeTruthy();
});

it('of two of one name neither is taken', async () => {
  app.db.run('UPDATE accounts SET name = ? WHERE name = ?', 'Metro Taxi', 'Cedar Bank');
  await app.open('/internal/phone-numbers/add', 'nora');
  await app.fill('Account', 'Metro Taxi');
  await app.press('Create');
  await app.see('“Metro Taxi” wasn’t chosen: pick one from the list.');
  await waitFor(() => expect(app.getField('Account')).toBeInvalid());
  expect(app.getField('Account')).toHaveValue('');
  await app.expectUrl('/internal/phone-numbers/add');
});
