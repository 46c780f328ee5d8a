import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { carrierRow } from './support/carriers';
import { applicationSid, text } from './support/numbers';

const isAccounts = (call: string) => /^GET ServiceProviders\/[^/]+\/Accounts$/.test(call);
const accountReads = () => app.requests().filter(isAccounts);
const goTo = async (area: string) => {
  await app.follow(area);
  await app.heading(area);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  await app.answered();
};

/** Numbers of Sunrise Clinic over Twilio, in front of all others or behind them. */
const addNumbers = (count: number, carrier = 'Twilio', first = 1_999_000_000_000) =>
  app.db.run(
    `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid, service_provider_sid)
      WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
      SELECT printf('%08x-0000-4000-8000-%012x', i, CAST(? AS INTEGER)), CAST(CAST(? AS INTEGER) + i AS TEXT), ?, ?, ?  FROM n`,
    count,
    first,
    first,
    String(carrierRow(carrier).voip_carrier_sid),
    app.accountSid('Sunrise Clinic'),
    String(carrierRow(carrier).service_provider_sid),
  );
/** Requests for so many numbers at once that it takes a while. */
const largeReads = () =>
  app.requests().filter((call) => /^GET PhoneNumbers(\?(?!.*page_size=\d{1,3}$)|$)/.test(call));

describe('accounts, which the platform cannot page,', () => {
  it('are read once for the list, the names and the filters of others', async () => {
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    for (const area of ['Carriers', 'Phone numbers', 'Applications']) await goTo(area);
    await waitFor(() => expect(app.rows()[0]).toHaveTextContent(/\w/));
    expect(accountReads()).toHaveLength(1);
  });

  it('are read anew after the refresh button, and where a name is wanted of a new one', async () => {
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await goTo('Carriers');
    await app.press('Refresh');
    await app.answered();
    app.db.run("UPDATE accounts SET name = 'Cedar Bank Group' WHERE name = 'Cedar Bank'");
    await goTo('Phone numbers');
    await app.see('Cedar Bank Group');
    expect(accountReads()).toHaveLength(2);
  });
});

it('of a thousand accounts and more, a name is compared with those that are known', async () => {
  app.db.run(
    `INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
      SELECT printf('40000000-0000-4000-8000-%012x', i), 'Branch ' || i, ?, 'wh_' || i FROM n`,
    String(carrierRow('Twilio').service_provider_sid),
  );
  await app.open('/internal/accounts', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  await app.follow('Branch 1');
  await app.fill('Account name', 'Branch 2');
  await app.press('Save');
  await app.see('The name you have entered is already in use on another one of your accounts.');
  await app.fill('Account name', 'Branch 1b');
  await app.press('Save');
  await app.saved();
  expect(text('SELECT count(*) FROM accounts WHERE name = ?', 'Branch 1b')).toBe('1');
  expect(app.requests().filter((call) => /^GET (\S*\/)?Accounts$/.test(call))).toHaveLength(1);
});

it('an account that somebody else has made since is named in the next list', async () => {
  await app.open('/internal/accounts', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  await goTo('Carriers');
  const sid = '30000000-0000-4000-8000-00000000beef';
  const provider = String(carrierRow('Twilio').service_provider_sid);
  app.db.run(
    "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Made Elsewhere', ?, 'wh_x')",
    sid,
    provider,
  );
  app.db.run(
    "INSERT INTO phone_numbers (phone_number_sid, number, account_sid) VALUES (?, '1000000000', ?)",
    sid,
    sid,
  );
  await goTo('Phone numbers');
  await app.see('Made Elsewhere');
  expect(accountReads()).toHaveLength(2);
});

describe('gateways of carriers', () => {
  it('are not counted any more once another screen has begun', async () => {
    const isCount = (call: string) => call.startsWith('GET SipGateways');
    const release = app.hold('GET', /^SipGateways/);
    await app.open('/internal/carriers', 'nora');
    await waitFor(() => expect(app.requests().filter(isCount)).toHaveLength(4));
    await app.follow('Applications');
    release();
    await app.heading('Applications');
    await app.answered();
    expect(app.requests().filter(isCount)).toHaveLength(4);
    await goTo('Carriers');
    await waitFor(() => {
      for (const row of app.rows()) expect(row).toHaveTextContent(/\d+ inbound, \d+ outbound/);
    });
  });
});

describe('where a provider has more than 5,000 numbers', () => {
  const dialog = () => screen.findByRole('dialog');

  it('a carrier that is not used is deleted without reading them', async () => {
    addNumbers(5100);
    app.db.run(
      `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid)
        VALUES ('10000000-0000-4000-8000-00000000dead', 'Short Lived Trunks', ?)`,
      String(carrierRow('Twilio').service_provider_sid),
    );
    await app.open('/internal/carriers', 'nora');
    await app.chooseInMenu('Short Lived Trunks', 'Delete');
    await app.press('Delete', await dialog());
    await app.see(/^Deleted .*Short Lived Trunks/);
    expect(largeReads()).toEqual([]);
  });

  it('the platform refuses to delete a carrier, and its numbers are named then', async () => {
    addNumbers(5100, 'Voxbone');
    addNumbers(30, 'Old Valley Telephone', 9_999_000_000_000);
    await app.open('/internal/carriers', 'nora');
    await app.chooseInMenu('Old Valley Telephone', 'Delete');
    await app.press('Delete', await dialog());
    await app.see(/can’t be deleted while these use it/);
    expect(await dialog()).toHaveTextContent(/9999/);
    expect(largeReads().length).toBeLessThanOrEqual(2);
    expect(carrierRow('Old Valley Telephone')).toMatchObject({ name: 'Old Valley Telephone' });
    await app.press('Close', await dialog());
    expect(app.rowWith('Old Valley Telephone')).toBeVisible();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['trouble of the platform', () => app.refusal(500, 'The disk is full')],
    ['no permission', () => app.refusal(403, 'Not yours')],
  ])('nothing further is looked through after %s', async (_name, failure) => {
    addNumbers(5100, 'Voxbone');
    addNumbers(30, 'Old Valley Telephone', 9_999_000_000_000);
    await app.open('/internal/carriers', 'nora');
    await app.chooseInMenu('Old Valley Telephone', 'Delete');
    app.answerAlways('DELETE', /^VoipCarriers/, failure);
    await app.press('Delete', await dialog());
    await screen.findByRole('alert');
    await app.answered();
    expect(largeReads()).toEqual([]);
    expect(carrierRow('Old Valley Telephone')).toMatchObject({ name: 'Old Valley Telephone' });
  });

  it('what stands among the first numbers is named at once, and nothing is sent', async () => {
    addNumbers(5100, 'Twilio', 1_000_000_000_000);
    await app.open('/internal/carriers', 'nora');
    await app.chooseInMenu('Twilio', 'Delete');
    await app.see(/can’t be deleted while these use it/);
    await app.see(/Among the first 100 of 5[,.]?1\d\d/, await dialog());
    expect(app.writes()).toEqual([]);
  });

  it('numbers of an application are looked for in its account first', async () => {
    addNumbers(5100, 'Twilio', 1_000_000_000_000);
    const sid = applicationSid('Opening hours South', 'Sunrise Clinic');
    app.db.run('UPDATE phone_numbers SET application_sid = NULL');
    app.db.run("UPDATE phone_numbers SET application_sid = ? WHERE number = '1000000004000'", sid);
    await app.open(`/internal/applications/${sid}/edit`, 'nora');
    await app.press('Delete application');
    await app.see(/can’t be deleted while these use it/);
    expect(await dialog()).toHaveTextContent(/4000/);
  });

  it('another order says what it costs, and reads them when that is wanted', async () => {
    addNumbers(5100);
    await app.open('/internal/phone-numbers', 'nora');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    app.forgetRequests();
    const sortBy = async (name: string) =>
      app.click(
        within(await screen.findByRole('columnheader', { name: new RegExp(name) })).getByRole(
          'button',
          { name: /^Sort by/ },
        ),
      );
    await sortBy('Carrier');
    await app.see(/^For this, all 5,1\d\d rows have to be read\.$/);
    await app.see(/^That is 2 requests and about \d MB\.$/);
    expect(largeReads()).toEqual([]);
    await app.press('Back to the list');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    await sortBy('Carrier');
    await app.press('Read all');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    expect(largeReads()).toHaveLength(2);
    await sortBy('Account');
    await app.expectUrl(/sort=account_sid/);
    await waitFor(() => expect(app.rows()[0]).toHaveTextContent('Bluebird Airways'));
    expect(largeReads()).toHaveLength(2);
  });

  it('those of a list that are there are looked for, not all of them read', async () => {
    addNumbers(5100);
    await app.open('/internal/phone-numbers', 'nora');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    await app.answered();
    app.forgetRequests();
    await app.press('Add many');
    await app.fill('First number', '1999000005080', await dialog());
    await app.fill('Last number', '1999000005119', await dialog());
    await app.press('Add range', await dialog());
    await app.see('20 numbers to add', await dialog());
    const reads = app.requests().filter((call) => call.startsWith('GET PhoneNumbers'));
    expect(reads).toHaveLength(4);
    for (const call of reads) expect(call).toMatch(/filter=1999000005(08|09|10|11)&/);
  });

  it('the opposite order is read from the end, page by page', async () => {
    addNumbers(5100);
    const numbers = app.db
      .all(
        `SELECT number FROM phone_numbers WHERE account_sid IN
          (SELECT account_sid FROM accounts WHERE service_provider_sid = ?)
          ORDER BY number DESC LIMIT 50`,
        String(carrierRow('Twilio').service_provider_sid),
      )
      .map(({ number }) => String(number).slice(-4));
    const digits = () => app.rows().map((row) => (row.textContent ?? '').replace(/[^\d]/g, ''));
    await app.open('/internal/phone-numbers?sort=number&order=DESC', 'nora');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    for (const [at, row] of digits().entries()) expect(row).toContain(numbers[at]);
    await app.press('Go to page 2');
    await waitFor(() => expect(digits()[0]).toContain(numbers[25]));
    for (const [at, row] of digits().entries()) expect(row).toContain(numbers[25 + at]);
    expect(largeReads()).toEqual([]);
  });

  it('the numbers of a carrier say first what it takes to find them', async () => {
    addNumbers(5100);
    const sid = String(carrierRow('Twilio').voip_carrier_sid);
    await app.open(
      `/internal/phone-numbers?filter=${JSON.stringify({ voip_carrier_sid: sid })}`,
      'nora',
    );
    await app.see(/^For this, all 5,1\d\d rows have to be read\.$/);
    await app.press('Read all');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    expect(
      Number(text('SELECT count(*) FROM phone_numbers WHERE voip_carrier_sid = ?', sid)),
    ).toBeGreaterThan(25);
  });

  it('a reading that fails says so', async () => {
    addNumbers(5100);
    await app.open('/internal/phone-numbers?sort=account_sid&order=ASC', 'nora');
    await app.see(/rows have to be read/);
    app.answerAlways('GET', /^PhoneNumbers/, () => app.refusal(500, 'Too much'));
    await app.press('Read all');
    await app.see('Too much');
  });
});
