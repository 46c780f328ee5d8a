import { expect, it } from 'vitest';
import { accountSid, db, fill, getField, open, press, see, user, waitFor } from './support';
import { numberRow } from './support/numbers';

it('a name that is typed in full is chosen; a part of one, and one of two, is not', async () => {
  await open('/internal/phone-numbers/add', 'nora');
  await fill('Number', '15550109999');
  await fill('Account', 'sunrise clinic');
  await fill('Carrier', 'Twil');
  await user.tab();
  expect(getField('Account')).toHaveValue('Sunrise Clinic');
  await waitFor(() => expect(getField('Carrier')).toHaveValue(''));
  await fill('Carrier', 'Twilio');
  await press('Create');
  await see('Phone number created successfully');
  expect(numberRow('15550109999')).toMatchObject({ account_sid: accountSid('Sunrise Clinic') });

  db.run('UPDATE accounts SET name = ? WHERE name = ?', 'Metro Taxi', 'Cedar Bank');
  await open('/internal/phone-numbers/add', 'nora');
  await fill('Account', 'Metro Taxi');
  await press('Create');
  await waitFor(() => expect(getField('Account')).toBeInvalid());
  expect(getField('Account')).toHaveValue('');
});
