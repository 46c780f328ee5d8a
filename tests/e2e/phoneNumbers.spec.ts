import { accountSid, button, type Db, rows, toast } from './support/common';
import {
  type DemoUser,
  expect,
  expectGoodInEveryView,
  expectSaved,
  test,
} from './support/fixtures';
import { hold } from './support/hold';
import {
  accountFilter,
  applicationSid,
  choose,
  chooseAccount,
  numbersOf,
  openList,
  rowOf,
  text,
} from './support/numbers';

/** The list without a search: shown at once when the search is cleared, and asked for anew if it is old. */
const whole = 'GET PhoneNumbers?page=1&page_size=25';

test.describe('the list', () => {
  test('is one page of the platform, and finds a number in any spelling with one request', async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await openList(page);
    await expect(page.getByText('45 in all')).toBeVisible();
    await expect(rows(page).first()).toContainText('+1 (555) 200-0000');
    await expect(rows(page).first()).toContainText('Sunrise Clinic');
    await expect(rows(page).first()).toContainText('Twilio');
    const own = requests.all().filter((call) => call !== 'GET ServiceProviders');
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(4);
    expect(own).toContain(whole);

    for (const spelling of ['+1 (555) 200-0137', '555.200.0137', '200 0137']) {
      await page.getByRole('searchbox').fill('');
      await expect(page.getByText('45 in all')).toBeVisible();
      requests.forget();
      await page.getByRole('searchbox').pressSequentially(spelling, { delay: 20 });
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('+1 (555) 200-0137');
      const digits = spelling.replace(/\D/g, '');
      expect(requests.all().filter((call) => call !== whole)).toEqual([
        `GET PhoneNumbers?filter=${digits}&page=1&page_size=25`,
      ]);
    }
  });

  test('turns a page with one request', async ({ page, signIn, requests }) => {
    await signIn('nora');
    await openList(page);
    await expect(rows(page).first()).toContainText('Twilio');
    await expect(rows(page).first()).toContainText('Appointments Children');
    requests.forget();
    await button(page, /next page/i).click();
    await expect(rows(page)).toHaveCount(20);
    // Names come after their rows: the last one of each column is there.
    await expect(rows(page).last()).toContainText(/Twilio|Telnyx|Voxbone/);
    await expect(page.locator('tbody').getByText('Pineapple Retail').first()).toBeVisible();
    expect(requests.all()).toEqual(['GET PhoneNumbers?page=2&page_size=25']);
  });

  test('forgets its account where the next area begins', async ({ page, signIn }) => {
    await signIn('nora');
    await page.goto('/internal/accounts');
    const go = async (link: string, title: string) => {
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
    };
    await go('Clients', 'Clients');
    await go('Phone Numbers', 'Phone numbers');
    await chooseAccount(page, 'Sunrise Clinic');
    await go('Clients', 'Clients');
    await expect(accountFilter(page)).toHaveValue('');
  });

  test('offers nothing that writes to a view-only user', async ({ page, signIn, db }) => {
    await signIn('vera');
    await openList(page);
    await chooseAccount(page, 'Sunrise Clinic');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add phone number' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await page.goto(`/internal/phone-numbers/${rowOf(db, '15552000137').phone_number_sid}/edit`);
    await expect(page.getByRole('combobox', { name: /^Application/ })).toBeDisabled();
    await expect(button(page, 'Delete phone number')).toHaveCount(0);
  });

  test('looks good everywhere', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await expectGoodInEveryView(page);
  });

  test('looks good everywhere with a selection', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await chooseAccount(page, 'Sunrise Clinic');
    await page.getByRole('checkbox', { name: 'Select +1 (555) 200-0000' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

const owners: [DemoUser, string][] = [
  ['admin', 'Metro Taxi'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
];
for (const [user, account] of owners) {
  test(`${user} adds a number, changes where it goes, and deletes it`, async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn(user);
    await openList(page);
    await page.goto('about:blank');
    requests.forget();
    await page.goto('/internal/phone-numbers/add');
    await page.getByLabel(/^Number/).fill('+1 (555) 200-0137');
    if (user !== 'sam') await choose(page, /^Account/, account);
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue(account);
    await button(page, 'Create').click();
    await expect(page.getByRole('combobox', { name: /^Carrier/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await choose(page, /^Carrier/, 'Telnyx');
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(8);
    requests.forget();
    await button(page, 'Create').click();
    const taken = 'The phone number you have entered is already in use.';
    await expect(page.getByText(taken).first()).toBeVisible();
    await expect(page.getByLabel(/^Number/)).toHaveAttribute('aria-invalid', 'true');
    expect(requests.all()).toEqual(['GET PhoneNumbers?filter=15552000137&page=1&page_size=1000']);
    await page.getByLabel(/^Number/).fill('front desk');
    await button(page, 'Create').click();
    await expect(page.getByText('Use digits only, with or without a + before them.')).toBeVisible();
    await page.getByLabel(/^Number/).fill('+44 20 7946-0018');
    await button(page, 'Create').click();
    await expect(toast(page, 'Phone number created successfully')).toBeVisible();
    expect(rowOf(db, '442079460018')).toMatchObject({
      account_sid: accountSid(db, account),
      voip_carrier_sid: text(
        db,
        "SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Telnyx'",
      ),
      application_sid: null,
    });
    await expect(page).toHaveURL(/\/internal\/phone-numbers\?/);

    await page.getByRole('link', { name: '+44 20 7946 0018', exact: true }).click();
    await expect(page.getByLabel(/^Number/)).toHaveValue('442079460018');
    await expect(page.getByLabel(/^Number/)).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Carrier' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Carrier' })).toHaveValue('Telnyx');
    const application = text(
      db,
      'SELECT name FROM applications WHERE account_sid = ? ORDER BY name',
      accountSid(db, account),
    );
    await choose(page, /^Application/, application);
    await button(page, 'Save').click();
    await expect(toast(page, 'Phone number updated successfully')).toBeVisible();
    expect(rowOf(db, '442079460018').application_sid).toBe(
      applicationSid(db, application, account),
    );
    await expectGoodInEveryView(page);

    await button(page, 'Delete phone number').click();
    await button(page, 'Delete').click();
    await expect(toast(page, 'Deleted phone number +44 20 7946 0018')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/phone-numbers(\?.*)?$/);
    expect(rowOf(db, '442079460018')).toEqual({});
  });
}

test('a number that moves to another account leaves its application behind', async ({
  page,
  signIn,
  requests,
  db,
}) => {
  await signIn('nora');
  await page.goto('about:blank');
  requests.forget();
  const row = rowOf(db, '15552000274');
  expect(row.application_sid).not.toBeNull();
  await page.goto(`/internal/phone-numbers/${row.phone_number_sid}/edit`);
  await expect(page.getByRole('combobox', { name: 'Carrier' })).toHaveValue('Voxbone');
  await expect(page.getByRole('combobox', { name: /^Application/ })).not.toHaveValue('');
  expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(8);
  await expectSaved(page);
  await choose(page, /^Account/, 'Cedar Bank');
  await expect(page.getByRole('combobox', { name: /^Application/ })).toHaveValue('None');
  await button(page, 'Save').click();
  await expect(toast(page, 'Phone number updated successfully')).toBeVisible();
  expect(rowOf(db, '15552000274')).toMatchObject({
    account_sid: accountSid(db, 'Cedar Bank'),
    application_sid: null,
    voip_carrier_sid: row.voip_carrier_sid,
  });
});

test('a number is deleted from the list, and one on a carrier of its account stays there', async ({
  page,
  signIn,
  db,
}) => {
  db.run(
    'UPDATE phone_numbers SET voip_carrier_sid = ? WHERE number = ?',
    text(db, "SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Clinic PBX'"),
    '15552000411',
  );
  await signIn('nora');
  await openList(page);
  await button(page, 'Delete +1 (555) 200-0137').click();
  await expect(
    page.getByText('Are you sure you want to delete the phone number +1 (555) 200-0137?'),
  ).toBeVisible();
  await button(page, 'Delete').click();
  await expect(toast(page, 'Deleted phone number +1 (555) 200-0137')).toBeVisible();
  await expect(page.getByText('44 in all')).toBeVisible();
  expect(rowOf(db, '15552000137')).toEqual({});

  await page.getByRole('link', { name: '+1 (555) 200-0411', exact: true }).click();
  await expect(page.getByText('The carrier of this number belongs to this account.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Account/ })).toBeDisabled();
});

test.describe('a number whose names come late', () => {
  test('takes nothing that is typed before, and loses nothing after', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    const answer = await hold(page, /\/(Accounts|VoipCarriers)$/);
    const { phone_number_sid } = rowOf(db, '15552000137');
    await page.goto(`/internal/phone-numbers/${phone_number_sid}/edit`);
    const account = page.getByRole('combobox', { name: /^Account/ });
    await expect(page.getByLabel(/^Number/)).toHaveValue('15552000137');
    await expect(account).not.toBeEditable();
    answer();
    await expect(account).toHaveValue('Sunrise Clinic');
    await expect(account).toBeEditable();
    await choose(page, /^Account/, 'Cedar Bank');
    await button(page, 'Save').click();
    await expect(toast(page, 'Phone number updated successfully')).toBeVisible();
    expect(rowOf(db, '15552000137').account_sid).toBe(accountSid(db, 'Cedar Bank'));
  });
});

test.describe('a number whose names cannot be had', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('says so where they would have been, and is saved as it is', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    const path = /\/(Accounts|VoipCarriers)$/;
    await page.route(path, (route) => route.fulfill({ status: 500, json: { msg: 'No names' } }));
    const before = rowOf(db, '15552000137');
    await page.goto(`/internal/phone-numbers/${before.phone_number_sid}/edit`);
    await expect(page.getByText('No names')).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveCount(0);
    await choose(page, /^Application/, 'Callbacks North');
    await button(page, 'Save').click();
    await expect(toast(page, 'Phone number updated successfully')).toBeVisible();
    expect(rowOf(db, '15552000137')).toEqual({
      ...before,
      application_sid: applicationSid(db, 'Callbacks North', 'Sunrise Clinic'),
    });
    await page.unroute(path);
    await button(page, 'Retry').first().click();
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Sunrise Clinic');
  });
});

test.describe('a number that somebody else has deleted', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is told to be gone, by a save and by a deletion', async ({ page, signIn, db }) => {
    await signIn('admin');
    await openList(page);
    await page.goto(`/internal/phone-numbers/${rowOf(db, '15552000137').phone_number_sid}/edit`);
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Sunrise Clinic');
    db.run("DELETE FROM phone_numbers WHERE number = '15552000137'");
    await choose(page, /^Application/, 'Callbacks North');
    await button(page, 'Save').click();
    await expect(page.getByText('This record does not exist').first()).toBeVisible();

    await page.getByRole('link', { name: 'Phone numbers' }).first().click();
    await button(page, 'Leave').click();
    await expect(rows(page).filter({ hasText: '200-0274' })).toHaveCount(1);
    db.run("DELETE FROM phone_numbers WHERE number = '15552000274'");
    await button(page, /^Delete \+1 \(555\) 200-0274/).click();
    await button(page, 'Delete').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows(page).filter({ hasText: '200-0274' })).toHaveCount(0);
  });
});

test.describe('without what a number needs', () => {
  const noAccount = 'You must create an account before you can create a phone number.';
  const noCarrier = 'You must create a SIP trunk before you can create a phone number.';

  test('a provider without accounts is led to its first one', async ({ page, signIn, db }) => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
    );
    await signIn('admin');
    await page.goto('/internal/phone-numbers');
    await expect(page.getByText(noAccount)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' })).toHaveAttribute(
      'href',
      '/internal/accounts/add',
    );
    await expectGoodInEveryView(page);
    await page.goto('/internal/phone-numbers/add');
    await expect(toast(page, noAccount)).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });

  test('a provider without carriers is led to its first one', async ({ page, signIn, db }) => {
    for (const table of [
      'phone_numbers',
      'sip_gateways',
      'smpp_gateways',
      'lcr_carrier_set_entry',
      'voip_carriers',
    ]) {
      if (table === 'lcr_carrier_set_entry') {
        db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
      }
      db.run(`DELETE FROM ${table}`);
    }
    await signIn('nora');
    await page.goto('/internal/phone-numbers');
    await expect(page.getByText(noCarrier)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add carrier' })).toHaveAttribute(
      'href',
      '/internal/carriers/add',
    );
    await page.goto('/internal/phone-numbers/add');
    await expect(toast(page, noCarrier)).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/carriers$/);
  });

  test('the first number is one step away', async ({ page, signIn, db }) => {
    db.run('DELETE FROM phone_numbers');
    await signIn('sam');
    await page.goto('/internal/phone-numbers');
    await expect(page.getByText('No phone numbers.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add phone number' }).last().click();
    await expect(page.getByLabel(/^Number/)).toBeVisible();
  });
});

test.describe('a number of somebody else', () => {
  test.use({ expectedErrors: [/status of (400|404)/] });
  const foreignTo = (db: Db, account: string) =>
    text(
      db,
      'SELECT phone_number_sid FROM phone_numbers WHERE account_sid = ?',
      accountSid(db, account),
    );

  test('is refused to another provider, and does not exist for another account', async ({
    page,
    signIn,
    db,
    browser,
    baseURL,
  }) => {
    await signIn('nora');
    await page.goto(`/internal/phone-numbers/${foreignTo(db, 'Dockside Logistics')}/edit`);
    await expect(toast(page, 'You do not have access.')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/phone-numbers(\?.*)?$/);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn('sam', other);
    await other.goto(`/internal/phone-numbers/${foreignTo(db, 'Cedar Bank')}/edit`);
    await expect(other.getByText('This record does not exist')).toBeVisible();
    await other.context().close();
  });
});

test.describe('where numbers are left to the provider', () => {
  test.use({ serverOptions: { adminCarrier: true, config: { ADMIN_CARRIER: '1' } } });

  test('an account user neither adds nor deletes them', async ({ page, signIn, db }) => {
    await signIn('sam');
    await openList(page);
    await expect(page.getByRole('link', { name: 'Add phone number' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await page.goto('/internal/phone-numbers/add');
    await expect(toast(page, 'You do not have access.')).toBeVisible();
    await page.goto(`/internal/phone-numbers/${rowOf(db, '15552000137').phone_number_sid}/edit`);
    await expect(page.getByRole('combobox', { name: /^Application/ })).toBeEnabled();
    await expect(button(page, 'Delete phone number')).toHaveCount(0);
  });
});

test.describe('on a platform with 10,000 numbers', () => {
  test.use({ serverOptions: { seed: 'large' } });

  test('a page, a search and an account are one request each', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await openList(page);
    await expect(rows(page).first()).toContainText('Twilio');
    await expect(rows(page).first()).toContainText('Appointments Children');
    await expect(rows(page).first()).toContainText('200-0000');
    requests.forget();
    await button(page, /next page/i).click();
    await expect(page.getByText('26-50 of')).toBeVisible();
    // The numbers of the page before stand there until the answer comes.
    await expect(rows(page).first()).not.toContainText('200-0000');
    await expect(rows(page).last()).toContainText(/Twilio|Telnyx|Voxbone|Trunk \d+/);
    expect(requests.all()).toEqual(['GET PhoneNumbers?page=2&page_size=25']);
    requests.forget();
    await page.getByRole('searchbox').fill('+1 777 000-9871');
    await expect(rows(page)).toHaveCount(1);
    expect(requests.all()).toEqual(['GET PhoneNumbers?filter=17770009871&page=1&page_size=25']);
    requests.forget();
    await button(page, 'Clear the search').click();
    await expect(rows(page)).toHaveCount(25);
    requests.forget();
    await accountFilter(page).fill('Cedar Bank');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    const sid = accountSid(db, 'Cedar Bank');
    const total = numbersOf(db, 'Cedar Bank').length;
    await expect(button(page, `Select all ${total} that match`)).toBeVisible();
    expect(requests.all().filter((call) => call !== whole)).toEqual([
      `GET PhoneNumbers?account_sid=${sid}&page=1&page_size=25`,
    ]);
    requests.forget();
    await button(page, `Select all ${total} that match`).click();
    await expect(page.getByText(`${total} selected`)).toBeVisible();
    expect(requests.all().filter((call) => call.includes('PhoneNumbers'))).toEqual([
      `GET PhoneNumbers?account_sid=${sid}&page=1&page_size=1000`,
    ]);
  });

  test('a short number, which stands in most others, is compared with few requests', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await page.goto('/internal/phone-numbers/add');
    await page.getByLabel(/^Number/).fill('1');
    await choose(page, /^Carrier/, 'Telnyx');
    requests.forget();
    await button(page, 'Create').click();
    await expect(toast(page, 'Phone number created successfully')).toBeVisible({ timeout: 30_000 });
    expect(requests.all().filter((call) => call.includes('filter=1&')).length).toBeLessThan(12);
    expect(rowOf(db, '1').voip_carrier_sid).toBeTruthy();
  });
});
