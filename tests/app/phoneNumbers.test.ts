import { describe, expect, it } from 'vitest';
import {
  accountSid,
  answerAlways,
  answered,
  chooseInMenu,
  chooseTyped,
  db,
  expectUrl,
  fill,
  findField,
  fireEvent,
  follow,
  forgetRequests,
  getField,
  heading,
  hold,
  link,
  offered,
  open,
  press,
  reconnect,
  refusal,
  requests,
  resetConsole,
  rows,
  rowWith,
  saved,
  screen,
  see,
  waitFor,
} from './support';
import { applicationSid, numberRow, text } from './support/numbers';

/** The list without a search: shown at once when the search is cleared, and asked for anew if it is old. */
const whole = 'GET PhoneNumbers?page=1&page_size=25';
const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const expectFirst = (words: string) => waitFor(() => expect(rows()[0]).toHaveTextContent(words));
const openList = async (operator: 'admin' | 'nora' | 'sam' | 'vera') => {
  await open('/internal/phone-numbers', operator);
  await filled();
};
const editPath = (number: string) =>
  `/internal/phone-numbers/${numberRow(number).phone_number_sid}/edit`;
const chooseAccount = async (name: string) => {
  await chooseTyped('Account', name);
  await waitFor(() =>
    expect(rows().every(({ textContent }) => textContent.includes(name))).toBe(true),
  );
};
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(getField(label)).toHaveValue(value));
const updated = () => see('Phone number updated successfully');

describe('the list', () => {
  it('is one page of the platform, and finds a number in any spelling with one request', async () => {
    await openList('nora');
    await see('45 total');
    await expectFirst('+1 (555) 200-0000');
    await expectFirst('Sunrise Clinic');
    await expectFirst('Twilio');
    const own = requests().filter((call) => call !== 'GET ServiceProviders');
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(4);
    expect(own).toContain(whole);

    const search = await screen.findByRole('searchbox');
    for (const spelling of ['+1 (555) 200-0137', '555.200.0137', '200 0137']) {
      await fill(search, '');
      await see('45 total');
      await answered();
      forgetRequests();
      for (let end = 1; end <= spelling.length; end += 1) {
        fireEvent.input(search, { target: { value: spelling.slice(0, end) } });
      }
      await waitFor(() => expect(rows()).toHaveLength(1));
      await expectFirst('+1 (555) 200-0137');
      // Without the country code, which other spellings leave out.
      const digits = spelling.replace(/^\+1|\D/g, '');
      expect(requests().filter((call) => call !== whole)).toEqual([
        `GET PhoneNumbers?filter=${digits}&page=1&page_size=25`,
      ]);
    }
  });

  it('turns a page with one request', async () => {
    await openList('nora');
    await expectFirst('Twilio');
    await expectFirst('Appointments Children');
    await answered();
    forgetRequests();
    await press(/next page/i);
    await waitFor(() => expect(rows()).toHaveLength(20));
    // Names come after their rows: the last one of each column is there.
    await waitFor(() => expect(rows().at(-1)).toHaveTextContent(/Twilio|Telnyx|Voxbone/));
    expect(document.querySelector('tbody')).toHaveTextContent('Pineapple Retail');
    expect(requests()).toEqual(['GET PhoneNumbers?page=2&page_size=25']);
  });

  it('forgets its account where the next area begins', async () => {
    await open('/internal/accounts', 'nora');
    const go = async (name: string, title: string) => {
      await follow(name);
      await heading(title);
      await filled();
    };
    await go('Clients', 'SIP clients');
    await go('Phone numbers', 'Phone numbers');
    await chooseAccount('Sunrise Clinic');
    await go('Clients', 'SIP clients');
    await expectValue('Account', '');
  });

  it('offers nothing that writes to a view-only user', async () => {
    await openList('vera');
    await chooseAccount('Sunrise Clinic');
    expect(document.querySelectorAll('[type=checkbox]')).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Add phone number' })).toBeNull();
    expect((await offered()).flat()).not.toContain('Delete');
    await open(editPath('15552000137'));
    expect(await findField('Application')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete phone number' })).toBeNull();
  });
});

it.each([
  ['admin', 'Metro Taxi'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
] as const)(
  '%s adds a number, changes where it goes, and deletes it',
  async (operator, account) => {
    await open('/internal/phone-numbers/add', operator);
    await fill('Number', '+1 (555) 200-0137');
    if (operator !== 'sam') await chooseTyped('Account', account);
    await expectValue('Account', account);
    await press('Create');
    await waitFor(() => expect(getField('Carrier')).toHaveAttribute('aria-invalid', 'true'));
    await chooseTyped('Carrier', 'Telnyx');
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);
    await answered();
    forgetRequests();
    await press('Create');
    const taken = 'The phone number you have entered is already in use.';
    expect((await screen.findAllByText(taken))[0]).toBeVisible();
    await waitFor(() => expect(getField('Number')).toHaveAttribute('aria-invalid', 'true'));
    expect(requests()).toEqual(['GET PhoneNumbers?filter=15552000137&page=1&page_size=1000']);
    await fill('Number', 'front desk');
    await press('Create');
    await see('Use digits only, with or without a leading +.');
    await fill('Number', '+44 20 7946-0018');
    await press('Create');
    await see('Phone number created successfully');
    expect(numberRow('442079460018')).toMatchObject({
      account_sid: accountSid(account),
      voip_carrier_sid: text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Telnyx'"),
      application_sid: null,
    });
    await expectUrl(/\/internal\/phone-numbers\?/);

    await follow('+44 20 7946 0018');
    expect(await findField('Number')).toHaveValue('442079460018');
    expect(getField('Number')).toBeDisabled();
    expect(await findField('Carrier')).toBeDisabled();
    await expectValue('Carrier', 'Telnyx');
    const application = text(
      'SELECT name FROM applications WHERE account_sid = ? ORDER BY name',
      accountSid(account),
    );
    await chooseTyped('Application', application);
    await press('Save');
    await updated();
    expect(numberRow('442079460018').application_sid).toBe(applicationSid(application, account));

    await press('Delete phone number');
    await press('Delete', await screen.findByRole('dialog'));
    await see('Deleted phone number +44 20 7946 0018');
    await expectUrl(/\/internal\/phone-numbers(\?.*)?$/);
    expect(numberRow('442079460018')).toEqual({});
  },
);

it('a number that moves to another account leaves its application behind', async () => {
  const row = numberRow('15552000274');
  expect(row.application_sid).not.toBeNull();
  await open(editPath('15552000274'), 'nora');
  await findField('Carrier');
  await expectValue('Carrier', 'Voxbone');
  await waitFor(() => expect(getField('Application')).not.toHaveValue(''));
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);
  await saved();
  await chooseTyped('Account', 'Cedar Bank');
  await expectValue('Application', 'None');
  await press('Save');
  await updated();
  expect(numberRow('15552000274')).toMatchObject({
    account_sid: accountSid('Cedar Bank'),
    application_sid: null,
    voip_carrier_sid: row.voip_carrier_sid,
  });
});

it('a number is deleted from the list, and one on a carrier of its account stays there', async () => {
  db.run(
    'UPDATE phone_numbers SET voip_carrier_sid = ? WHERE number = ?',
    text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Clinic PBX'"),
    '15552000411',
  );
  await openList('nora');
  await chooseInMenu('+1 (555) 200-0137', 'Delete');
  await see('Calls to this number will no longer be handled. This can’t be undone.');
  await press('Delete', screen.getByRole('dialog'));
  await see('Deleted phone number +1 (555) 200-0137');
  await see('44 total');
  expect(numberRow('15552000137')).toEqual({});

  await follow('+1 (555) 200-0411');
  await see('The carrier of this number belongs to this account.');
  await waitFor(() => expect(getField('Account')).toBeDisabled());
});

describe('a number whose names come late', () => {
  it('takes nothing that is typed before, and loses nothing after', async () => {
    const answer = hold('GET', /(^|\/)(Accounts|VoipCarriers)$/);
    await open(editPath('15552000137'), 'nora');
    await findField('Number');
    await expectValue('Number', '15552000137');
    await findField('Account');
    await waitFor(() => {
      const { readOnly, disabled } = getField('Account');
      expect(readOnly || disabled).toBe(true);
    });
    answer();
    await expectValue('Account', 'Sunrise Clinic');
    await waitFor(() => expect(getField('Account')).not.toHaveAttribute('readonly'));
    await chooseTyped('Account', 'Cedar Bank');
    await press('Save');
    await updated();
    expect(numberRow('15552000137').account_sid).toBe(accountSid('Cedar Bank'));
  });
});

describe('a number whose names cannot be had', () => {
  it('says so where they would have been, and is saved as it is', async () => {
    answerAlways('GET', /(^|\/)(Accounts|VoipCarriers)$/, () => refusal(500, 'No names'));
    const before = numberRow('15552000137');
    await open(editPath('15552000137'), 'nora');
    await waitFor(() => expect(screen.getAllByText('No names')).toHaveLength(2));
    expect(screen.queryByLabelText(/^Account/)).toBeNull();
    await chooseTyped('Application', 'Callbacks North');
    await press('Save');
    await updated();
    expect(numberRow('15552000137')).toEqual({
      ...before,
      application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
    });
    reconnect();
    screen.getAllByRole('button', { name: 'Retry' })[0]?.click();
    await findField('Account');
    await expectValue('Account', 'Sunrise Clinic');
  });
});

describe('a number that somebody else has deleted', () => {
  it('is told to be gone, by a save and by a deletion', async () => {
    await open(editPath('15552000137'), 'admin');
    await findField('Account');
    await expectValue('Account', 'Sunrise Clinic');
    db.run("DELETE FROM phone_numbers WHERE number = '15552000137'");
    await chooseTyped('Application', 'Callbacks North');
    await press('Save');
    expect(
      (await screen.findAllByText(/Someone deleted this while you were editing/))[0],
    ).toBeVisible();

    await follow('Phone numbers', screen.getByRole('navigation', { name: 'Main navigation' }));
    await press('Leave');
    await filled();
    expect(rowWith('200-0274')).toBeVisible();
    db.run("DELETE FROM phone_numbers WHERE number = '15552000274'");
    await chooseInMenu('+1 (555) 200-0274', 'Delete');
    await press('Delete', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(rows().filter(({ textContent }) => textContent.includes('200-0274'))).toEqual([]),
    );
  });
});

describe('without what a number needs', () => {
  const noCarrier = 'You must create a SIP trunk before you can create a phone number.';

  it('a provider without carriers is led to its first one', async () => {
    db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    for (const table of [
      'phone_numbers',
      'sip_gateways',
      'smpp_gateways',
      'lcr_carrier_set_entry',
      'voip_carriers',
    ])
      db.run(`DELETE FROM ${table}`);
    await open('/internal/phone-numbers', 'nora');
    await see(noCarrier);
    expect(await link('Add carrier')).toHaveAttribute('href', '/internal/carriers/add');
    await open('/internal/phone-numbers/add');
    await see(noCarrier);
    await expectUrl('/internal/carriers');
  });

  it('the first number is one step away', async () => {
    db.run('DELETE FROM phone_numbers');
    await open('/internal/phone-numbers', 'sam');
    await see('No phone numbers.');
    screen.getAllByRole('link', { name: 'Add phone number' }).at(-1)?.click();
    expect(await findField('Number')).toBeVisible();
  });
});

describe('a number of somebody else', () => {
  const foreignTo = (account: string) =>
    text('SELECT phone_number_sid FROM phone_numbers WHERE account_sid = ?', accountSid(account));

  it('is refused to another provider, and does not exist for another account', async () => {
    await open(`/internal/phone-numbers/${foreignTo('Dockside Logistics')}/edit`, 'nora');
    await see('You do not have access.');
    await expectUrl(/\/internal\/phone-numbers(\?.*)?$/);
    await open(`/internal/phone-numbers/${foreignTo('Cedar Bank')}/edit`, 'sam');
    await see('Phone number not found');
  });
});

describe('where numbers are left to the provider', () => {
  it('an account user neither adds nor deletes them', async () => {
    resetConsole({ ADMIN_CARRIER: '1' });
    await openList('sam');
    expect(screen.queryByRole('link', { name: 'Add phone number' })).toBeNull();
    expect((await offered()).flat()).not.toContain('Delete');
    await open('/internal/phone-numbers/add');
    await see('You do not have access.');
    await open(editPath('15552000137'));
    await waitFor(() => expect(getField('Application')).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Delete phone number' })).toBeNull();
  });
});
