import { describe, expect, it } from 'vitest';
import {
  accountSid,
  chooseTyped,
  expectUrl,
  fill,
  findField,
  follow,
  getField,
  heading,
  open,
  press,
  rows,
  screen,
  see,
  user,
  waitFor,
  writes,
} from './support';
import { numberRow } from './support/numbers';

describe('the keyboard', () => {
  it.each([
    ['carriers', 'Carrier name'],
    ['phone-numbers', 'Number'],
    ['applications', 'Application name'],
  ])('starts in the first field of a new record: %s', async (area, label) => {
    await open(`/internal/${area}/add`, 'nora');
    const field = await findField(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('goes to the search of a list with a slash, and writes a slash into it', async () => {
    await open('/internal/carriers', 'nora');
    await heading('Carriers');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.keyboard('/');
    expect(search).toHaveValue('/');
  });
});

const filtered = (area: string, account: string) =>
  `/internal/${area}?filter=${encodeURIComponent(JSON.stringify({ account_sid: accountSid(account) }))}`;

describe('the owner of a new record', () => {
  it('is that of the list whose link was shared, and not the one of an earlier list', async () => {
    await open('/internal/phone-numbers', 'nora');
    await chooseTyped('Account', 'Metro Taxi');
    await open(filtered('phone-numbers', 'Sunrise Clinic'));
    await follow('Add phone number');
    await waitFor(() => expect(getField('Account')).toHaveValue('Sunrise Clinic'));
    await fill('Number', '+1 555 777 0001');
    await chooseTyped('Carrier', 'Twilio');
    await press('Create');
    await see('Phone number created successfully');
    expect(numberRow('15557770001').account_sid).toBe(accountSid('Sunrise Clinic'));
  });

  it.each([
    ['clients', 'Account'],
    ['applications', 'Account'],
    ['ms-teams-tenants', 'Account'],
    ['phone-numbers', 'Account'],
    ['speech-services', 'Used by'],
    ['carriers', 'Used by'],
    ['users', 'Account'],
  ])('is taken from the filter of the address: %s', async (area, label) => {
    await open(filtered(area, 'Cedar Bank').replace('?', '/add?'), 'nora');
    await waitFor(() => expect(getField(label)).toHaveValue('Cedar Bank'));
  });

  it.each([
    ['clients', 'Account'],
    ['applications', 'Account'],
    ['ms-teams-tenants', 'Account'],
    ['phone-numbers', 'Account'],
  ])('is nobody until somebody is chosen: %s', async (area, label) => {
    await open('/internal/accounts', 'nora');
    localStorage.setItem('accountFilter', accountSid('Metro Taxi'));
    await open(`/internal/${area}/add`);
    expect(await findField(label)).toHaveValue('');
    await press('Create');
    await waitFor(() => expect(getField(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(writes()).toEqual([]);
  });

  it('is no account that the operator does not see', async () => {
    const foreign = encodeURIComponent(JSON.stringify({ account_sid: 'someone-else' }));
    await open(`/internal/carriers/add?filter=${foreign}`, 'nora');
    expect(await findField('Used by')).toHaveValue('');
  });
});

describe('another one', () => {
  const addOne = async (number: string) => {
    await fill('Number', number);
    await press('Create and add another');
    await see('Phone number created successfully');
  };

  it('begins with the owner of the one before, in an empty first field', async () => {
    await open('/internal/phone-numbers/add', 'nora');
    await chooseTyped('Account', 'Sunrise Clinic');
    await chooseTyped('Carrier', 'Telnyx');
    await addOne('15557770011');
    await waitFor(() => expect(getField('Number')).toHaveValue(''));
    await waitFor(() => expect(getField('Number')).toHaveFocus());
    await waitFor(() => expect(getField('Account')).toHaveValue('Sunrise Clinic'));
    expect(getField('Carrier')).toHaveValue('Telnyx');
    expect(screen.queryByText(/\d unsaved change/)).toBeNull();
    // A number that is taken stays in the form, with what is said of it.
    await fill('Number', '15557770011');
    await press('Create and add another');
    await screen.findAllByText('The phone number you have entered is already in use.');
    expect(getField('Number')).toHaveValue('15557770011');
    await fill('Number', '15557770012');
    await press('Create');
    await expectUrl(/\/phone-numbers\?/);
    for (const number of ['15557770011', '15557770012']) {
      expect(numberRow(number).account_sid).toBe(accountSid('Sunrise Clinic'));
    }
    await open('/internal/phone-numbers/add');
    await findField('Number');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });
});
