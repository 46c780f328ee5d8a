import { describe, expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, waitFor } from './support';
import { applicationSid, numberRow, text } from './support/numbers';

/** The list without a search: shown at once when the search is cleared, and asked for anew if it is old. */
const whole = 'GET PhoneNumbers?page=1&page_size=25';
const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const expectFirst = (words: string) =>
  waitFor(() => expect(app.rows()[0]).toHaveTextContent(words));
const openList = async (operator: 'admin' | 'nora' | 'sam' | 'vera') => {
  await app.open('/internal/phone-numbers', operator);
  await filled();
};
const editPath = (number: string) =>
  `/internal/phone-numbers/${numberRow(number).phone_number_sid}/edit`;
const chooseAccount = async (name: string) => {
  await app.chooseTyped('Account', name);
  await waitFor(() =>
    expect(app.rows().every(({ textContent }) => textContent.includes(name))).toBe(true),
  );
};
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(app.getField(label)).toHaveValue(value));
const updated = () => app.see('Phone number updated successfully');

describe('the list', () => {
  it('is one page of the platform, and finds a number in any spelling with one request', async () => {
    await openList('nora');
    await app.see('45 total');
    await expectFirst('+1 (555) 200-0000');
    await expectFirst('Sunrise Clinic');
    await expectFirst('Twilio');
    const own = app.requests().filter((call) => call !== 'GET ServiceProviders');
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(4);
    expect(own).toContain(whole);

    const search = await screen.findByRole('searchbox');
    for (const spelling of ['+1 (555) 200-0137', '555.200.0137', '200 0137']) {
      await app.fill(search, '');
      await app.see('45 total');
      await app.answered();
      app.forgetRequests();
      for (let end = 1; end <= spelling.length; end += 1) {
        fireEvent.input(search, { target: { value: spelling.slice(0, end) } });
      }
      await waitFor(() => expect(app.rows()).toHaveLength(1));
      await expectFirst('+1 (555) 200-0137');
      // Without the country code, which other spellings leave out.
      const digits = spelling.replace(/^\+1|\D/g, '');
      expect(app.requests().filter((call) => call !== whole)).toEqual([
        `GET PhoneNumbers?filter=${digits}&page=1&page_size=25`,
      ]);
    }
  });

  it('turns a page with one request', async () => {
    await openList('nora');
    await expectFirst('Twilio');
    await expectFirst('Appointments Children');
    await app.answered();
    app.forgetRequests();
    await app.press(/next page/i);
    await waitFor(() => expect(app.rows()).toHaveLength(20));
    // Names come after their rows: the last one of each column is there.
    await waitFor(() => expect(app.rows().at(-1)).toHaveTextContent(/Twilio|Telnyx|Voxbone/));
    expect(document.querySelector('tbody')).toHaveTextContent('Pineapple Retail');
    expect(app.requests()).toEqual(['GET PhoneNumbers?page=2&page_size=25']);
  });

  it('forgets its account where the next area begins', async () => {
    await app.open('/internal/accounts', 'nora');
    const go = async (name: string, title: string) => {
      await app.follow(name);
      await app.heading(title);
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
    expect((await app.offered()).flat()).not.toContain('Delete');
    await app.open(editPath('15552000137'));
    expect(await app.findField('Application')).toBeDisabled();
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
    await app.open('/internal/phone-numbers/add', operator);
    await app.fill('Number', '+1 (555) 200-0137');
    if (operator !== 'sam') await app.chooseTyped('Account', account);
    await expectValue('Account', account);
    await app.press('Create');
    await waitFor(() => expect(app.getField('Carrier')).toHaveAttribute('aria-invalid', 'true'));
    await app.chooseTyped('Carrier', 'Telnyx');
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);
    await app.answered();
    app.forgetRequests();
    await app.press('Create');
    const taken = 'The phone number you have entered is already in use.';
    expect((await screen.findAllByText(taken))[0]).toBeVisible();
    await waitFor(() => expect(app.getField('Number')).toHaveAttribute('aria-invalid', 'true'));
    expect(app.requests()).toEqual(['GET PhoneNumbers?filter=15552000137&page=1&page_size=1000']);
    await app.fill('Number', 'front desk');
    await app.press('Create');
    await app.see('Use digits only, with or without a leading +.');
    await app.fill('Number', '+44 20 7946-0018');
    await app.press('Create');
    await app.see('Phone number created successfully');
    expect(numberRow('442079460018')).toMatchObject({
      account_sid: app.accountSid(account),
      voip_carrier_sid: text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Telnyx'"),
      application_sid: null,
    });
    await app.expectUrl(/\/internal\/phone-numbers\?/);

    await app.follow('+44 20 7946 0018');
    expect(await app.findField('Number')).toHaveValue('442079460018');
    expect(app.getField('Number')).toBeDisabled();
    expect(await app.findField('Carrier')).toBeDisabled();
    await expectValue('Carrier', 'Telnyx');
    const application = text(
      'SELECT name FROM applications WHERE account_sid = ? ORDER BY name',
      app.accountSid(account),
    );
    await app.chooseTyped('Application', application);
    await app.press('Save');
    await updated();
    expect(numberRow('442079460018').application_sid).toBe(applicationSid(application, account));

    await app.press('Delete phone number');
    await app.press('Delete', await screen.findByRole('dialog'));
    await app.see('Deleted phone number +44 20 7946 0018');
    await app.expectUrl(/\/internal\/phone-numbers(\?.*)?$/);
    expect(numberRow('442079460018')).toEqual({});
  },
);

it('a number that moves to another account leaves its application behind', async () => {
  const row = numberRow('15552000274');
  expect(row.application_sid).not.toBeNull();
  await app.open(editPath('15552000274'), 'nora');
  await app.findField('Carrier');
  await expectValue('Carrier', 'Voxbone');
  await waitFor(() => expect(app.getField('Application')).not.toHaveValue(''));
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);
  await app.saved();
  await app.chooseTyped('Account', 'Cedar Bank');
  await expectValue('Application', 'None');
  await app.press('Save');
  await updated();
  expect(numberRow('15552000274')).toMatchObject({
    account_sid: app.accountSid('Cedar Bank'),
    application_sid: null,
    voip_carrier_sid: row.voip_carrier_sid,
  });
});

it('a number is deleted from the list, and one on a carrier of its account stays there', async () => {
  app.db.run(
    'UPDATE phone_numbers SET voip_carrier_sid = ? WHERE number = ?',
    text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Clinic PBX'"),
    '15552000411',
  );
  await openList('nora');
  await app.chooseInMenu('+1 (555) 200-0137', 'Delete');
  await app.see('Calls to this number will no longer be handled.');
  await app.press('Delete', screen.getByRole('dialog'));
  await app.see('Deleted phone number +1 (555) 200-0137');
  await app.see('44 total');
  expect(numberRow('15552000137')).toEqual({});

  await app.follow('+1 (555) 200-0411');
  await app.see('The carrier of this number belongs to this account.');
  await waitFor(() => expect(app.getField('Account')).toBeDisabled());
});

describe('a number whose names come late', () => {
  it('takes nothing that is typed before, and loses nothing after', async () => {
    const answer = app.hold('GET', /(^|\/)(Accounts$|VoipCarriers)/);
    await app.open(editPath('15552000137'), 'nora');
    await app.findField('Number');
    await expectValue('Number', '15552000137');
    await app.findField('Account');
    await waitFor(() => {
      const { readOnly, disabled } = app.getField('Account');
      expect(readOnly || disabled).toBe(true);
    });
    answer();
    await expectValue('Account', 'Sunrise Clinic');
    await waitFor(() => expect(app.getField('Account')).not.toHaveAttribute('readonly'));
    await app.chooseTyped('Account', 'Cedar Bank');
    await app.press('Save');
    await updated();
    expect(numberRow('15552000137').account_sid).toBe(app.accountSid('Cedar Bank'));
  });
});

describe('a number whose names cannot be had', () => {
  it('says so where they would have been, and is saved as it is', async () => {
    app.answerAlways('GET', /(^|\/)(Accounts$|VoipCarriers)/, () => app.refusal(500, 'No names'));
    const before = numberRow('15552000137');
    await app.open(editPath('15552000137'), 'nora');
    await waitFor(() => expect(screen.getAllByText('No names')).toHaveLength(2));
    expect(screen.queryByLabelText(/^Account/)).toBeNull();
    await app.chooseTyped('Application', 'Callbacks North');
    await app.press('Save');
    await updated();
    expect(numberRow('15552000137')).toEqual({
      ...before,
      application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
    });
    app.reconnect();
    screen.getAllByRole('button', { name: 'Retry' })[0]?.click();
    await app.findField('Account');
    await expectValue('Account', 'Sunrise Clinic');
  });
});

describe('a number that somebody else has deleted', () => {
  it('is told to be gone, by a save and by a deletion', async () => {
    await app.open(editPath('15552000137'), 'admin');
    await app.findField('Account');
    await expectValue('Account', 'Sunrise Clinic');
    app.db.run("DELETE FROM phone_numbers WHERE number = '15552000137'");
    await app.chooseTyped('Application', 'Callbacks North');
    await app.press('Save');
    expect(
      (await screen.findAllByText(/Someone deleted this while you were editing/))[0],
    ).toBeVisible();

    await app.follow('Phone numbers', screen.getByRole('navigation', { name: 'Main navigation' }));
    await app.press('Leave');
    await filled();
    expect(app.rowWith('200-0274')).toBeVisible();
    app.db.run("DELETE FROM phone_numbers WHERE number = '15552000274'");
    await app.chooseInMenu('+1 (555) 200-0274', 'Delete');
    await app.press('Delete', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(app.rows().filter(({ textContent }) => textContent.includes('200-0274'))).toEqual([]),
    );
  });
});

describe('without what a number needs', () => {
  const noCarrier = 'You must create a SIP trunk before you can create a phone number.';

  it('a provider without carriers is led to its first one', async () => {
    app.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
    for (const table of [
      'phone_numbers',
      'sip_gateways',
      'smpp_gateways',
      'lcr_carrier_set_entry',
      'voip_carriers',
    ])
      app.db.run(`DELETE FROM ${table}`);
    await app.open('/internal/phone-numbers', 'nora');
    await app.see(noCarrier);
    expect(await app.link('Add carrier')).toHaveAttribute('href', '/internal/carriers/add');
    await app.open('/internal/phone-numbers/add');
    await app.see(noCarrier);
    await app.expectUrl('/internal/carriers');
  });

  it('the first number is one step away', async () => {
    app.db.run('DELETE FROM phone_numbers');
    await app.open('/internal/phone-numbers', 'sam');
    await app.see('No phone numbers.');
    screen.getAllByRole('link', { name: 'Add phone number' }).at(-1)?.click();
    expect(await app.findField('Number')).toBeVisible();
  });
});

describe('a number of somebody else', () => {
  const foreignTo = (account: string) =>
    text(
      'SELECT phone_number_sid FROM phone_numbers WHERE account_sid = ?',
      app.accountSid(account),
    );

  it('is refused to another provider, and does not exist for another account', async () => {
    await app.open(`/internal/phone-numbers/${foreignTo('Dockside Logistics')}/edit`, 'nora');
    await app.see('You do not have access.');
    await app.expectUrl(/\/internal\/phone-numbers(\?.*)?$/);
    await app.open(`/internal/phone-numbers/${foreignTo('Cedar Bank')}/edit`, 'sam');
    await app.see('Phone number not found');
  });
});

describe('where numbers are left to the provider', () => {
  it('an account user neither adds nor deletes them', async () => {
    app.resetConsole({ ADMIN_CARRIER: '1' });
    await openList('sam');
    expect(screen.queryByRole('link', { name: 'Add phone number' })).toBeNull();
    expect((await app.offered()).flat()).not.toContain('Delete');
    await app.open('/internal/phone-numbers/add');
    await app.see('You do not have access.');
    await app.open(editPath('15552000137'));
    await waitFor(() => expect(app.getField('Application')).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Delete phone number' })).toBeNull();
  });
});
