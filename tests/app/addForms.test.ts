import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { numberRow } from './support/numbers';

describe('the keyboard', () => {
  it.each([
    ['carriers', 'Carrier name'],
    ['phone-numbers', 'Account'],
    ['applications', 'Account'],
  ])('starts in the first empty field of a new record: %s', async (area, label) => {
    await app.open(`/internal/${area}/add`, 'nora');
    const field = await app.findField(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('goes to the search of a list with a slash, and writes a slash into it', async () => {
    await app.open('/internal/carriers', 'nora');
    await app.heading('Carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.keyboard('/');
    expect(search).toHaveValue('/');
  });
});

const filtered = (area: string, account: string) =>
  `/internal/${area}?filter=${encodeURIComponent(JSON.stringify({ account_sid: app.accountSid(account) }))}`;

describe('the owner of a new record', () => {
  it('is that of the list whose link was shared, and not the one of an earlier list', async () => {
    await app.open('/internal/phone-numbers', 'nora');
    await app.chooseTyped('Account', 'Metro Taxi');
    await app.open(filtered('phone-numbers', 'Sunrise Clinic'));
    await app.follow('Add phone number');
    await waitFor(() => expect(app.getField('Account')).toHaveValue('Sunrise Clinic'));
    await app.fill('Number', '+1 555 777 0001');
    await app.chooseTyped('Carrier', 'Twilio');
    await app.press('Create');
    await app.see('Phone number created successfully');
    expect(numberRow('15557770001').account_sid).toBe(app.accountSid('Sunrise Clinic'));
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
    await app.open(filtered(area, 'Cedar Bank').replace('?', '/add?'), 'nora');
    await waitFor(() => expect(app.getField(label)).toHaveValue('Cedar Bank'));
  });

  it.each([
    ['clients', 'Account'],
    ['applications', 'Account'],
    ['ms-teams-tenants', 'Account'],
    ['phone-numbers', 'Account'],
  ])('is nobody until somebody is chosen: %s', async (area, label) => {
    await app.open('/internal/accounts', 'nora');
    localStorage.setItem('accountFilter', app.accountSid('Metro Taxi'));
    await app.open(`/internal/${area}/add`);
    expect(await app.findField(label)).toHaveValue('');
    await app.press('Create');
    await waitFor(() => expect(app.getField(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(app.writes()).toEqual([]);
  });

  it('is no account that the operator does not see', async () => {
    const foreign = encodeURIComponent(JSON.stringify({ account_sid: 'someone-else' }));
    await app.open(`/internal/carriers/add?filter=${foreign}`, 'nora');
    expect(await app.findField('Used by')).toHaveValue('');
  });
});

describe('another one', () => {
  const addOne = async (number: string) => {
    await app.fill('Number', number);
    await app.press('Create and add another');
    await app.see('Phone number created successfully');
  };

  it('begins with the owner of the one before, in an empty first field', async () => {
    await app.open('/internal/phone-numbers/add', 'nora');
    await app.chooseTyped('Account', 'Sunrise Clinic');
    await app.chooseTyped('Carrier', 'Telnyx');
    await addOne('15557770011');
    await waitFor(() => expect(app.getField('Number')).toHaveValue(''));
    await waitFor(() => expect(app.getField('Number')).toHaveFocus());
    await waitFor(() => expect(app.getField('Account')).toHaveValue('Sunrise Clinic'));
    expect(app.getField('Carrier')).toHaveValue('Telnyx');
    expect(screen.queryByText(/\d unsaved change/)).toBeNull();
    // A number that is taken stays in the form, with what is said of it.
    await app.fill('Number', '15557770011');
    await app.press('Create and add another');
    await screen.findAllByText('The phone number you have entered is already in use.');
    expect(app.getField('Number')).toHaveValue('15557770011');
    await app.fill('Number', '15557770012');
    await app.press('Create');
    await app.expectUrl(/\/phone-numbers\?/);
    for (const number of ['15557770011', '15557770012']) {
      expect(numberRow(number).account_sid).toBe(app.accountSid('Sunrise Clinic'));
    }
    await app.open('/internal/phone-numbers/add');
    await app.findField('Number');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });
});
