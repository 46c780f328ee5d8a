import { entries } from 'idb-keyval';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { exportList, openListMenu, watchSavedFiles } from './support/files';
import { chooseFile, numbersFile, prepareImports, stopAfterFour } from './support/importing';
import { applicationSid, numberRow } from './support/numbers';
import { northwind } from './support/routing';
import { enterPassword } from './support/signIn';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));

beforeEach(prepareImports);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const count = (table: string, where = '1') =>
  Number(app.db.get(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)?.n);

describe('a file of phone numbers', () => {
  const file = [
    'Rufnummer;Konto;Carrier;Anwendung;Bemerkung',
    '+1 555 010 0001;Sunrise Clinic;Twilio;Callbacks North;neu',
    '15550100002;sunrise clinic;twilio;;',
    '15552000137;Sunrise Clinic;Twilio;;',
    '1.5550100003E+10;Sunrise Clinic;Twilio;;',
    '15550100004;Nobody;Twilio;;',
    '15550100005;Sunrise Clinic;Twilio;Main menu;',
    '15550100002;Sunrise Clinic;Twilio;;',
    'no number;Sunrise Clinic;Twilio;;',
    ';Sunrise Clinic;Twilio;;',
  ].join('\n');

  it('is compared without writing, imported, and its skipped rows are a file to import again', async () => {
    const files = watchSavedFiles();
    const before = count('phone_numbers');
    await app.open('/internal/phone-numbers', 'nora');
    await app.see(/\d total/);
    await openListMenu('Import…');
    await app.heading('Import: Phone numbers');
    await chooseFile(file);
    await app.see('rows.csv: 9 rows');
    await app.see('Not imported: Bemerkung.');
    await app.see('2 new · 1 already there · 1 twice in the file · 5 with errors');
    for (const said of [
      'A spreadsheet shortened this number. Enter all of its digits.',
      'Nothing has this name or SID.',
      'It belongs to another account.',
      /digits/,
      'Required',
    ]) {
      await app.see(said);
    }
    expect(app.writes()).toEqual([]);
    expect(count('phone_numbers')).toBe(before);
    await app.press('Import 2 rows');
    await app.see('2 rows imported.');
    expect(count('phone_numbers')).toBe(before + 2);
    expect(numberRow('15550100001')).toMatchObject({
      account_sid: app.accountSid('Sunrise Clinic'),
      application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
    });
    await app.press('Save 5 skipped rows as a file');
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [skipped] = await files();
    expect(skipped?.name).toMatch(/^phone-numbers_skipped_/);
    expect(skipped?.text).toContain('Rufnummer,Konto,Carrier,Anwendung,Bemerkung,import_problem');
    expect(skipped?.text).toContain('A spreadsheet shortened this number');

    // The same file again.
    app.forgetRequests();
    await app.open('/internal/import?of=phone-numbers', 'nora');
    await chooseFile(file);
    await app.see('4 already there · 5 with errors');
    expect(app.writes()).toEqual([]);
    await app.open('/internal/history', 'nora');
    await app.button(/Phone numbers: 2 created Done$/);
  });

  it('of skipped rows is imported once it is corrected, whatever the reasons in it', async () => {
    await app.open('/internal/import?of=phone-numbers', 'nora');
    await chooseFile(
      [
        '\ufeffRufnummer,Konto,Carrier,import_problem',
        "15550100003,Sunrise Clinic,Twilio,'=A spreadsheet shortened this number.",
        '15552000137,Sunrise Clinic,Twilio,Not tried',
      ].join('\r\n'),
    );
    await app.see('1 new · 1 already there');
    expect(screen.queryByText(/^Not imported: /)).toBeNull();
    await app.press('Import 1 row');
    await app.see('1 row imported.');
    expect(numberRow('15550100003')).toMatchObject({
      account_sid: app.accountSid('Sunrise Clinic'),
    });
  });

  it('is never imported twice where an answer got lost, and goes on with what was refused', async () => {
    const before = count('phone_numbers');
    await app.open('/internal/import?of=phone-numbers', 'nora');
    const numbers = Array.from({ length: 8 }, (_none, index) => `1555010000${index}`);
    await chooseFile(
      `number,account,carrier\n${numbers.map((one) => `${one},Sunrise Clinic,Twilio`).join('\n')}`,
    );
    let refused = 1;
    app.answerAlways('POST', 'PhoneNumbers', (pass) =>
      refused-- > 0 ? app.refusal(500, 'The database is away') : pass(),
    );
    app.loseAnswerOnce('POST', 'PhoneNumbers');
    await app.press('Import 8 rows');
    await app.see(/7 rows imported\. 1 not imported\./);
    await app.see(/The database is away/);
    await app.press('Continue with 1 row');
    await app.see('8 rows imported.');
    expect(count('phone_numbers')).toBe(before + 8);
    expect(app.writes()).toHaveLength(9);
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('goes on after the page was gone, from the same file', async () => {
    await app.open('/internal/import?of=phone-numbers', 'nora');
    await chooseFile(numbersFile(9), 'nine.csv');
    await stopAfterFour();
    await app.open('/internal/applications', 'nora');
    await app.press('Unsaved changes (1)');
    await app.click(await screen.findByRole('link', { name: /Import of nine\.csv/ }));
    await app.see(/An import of nine\.csv ended on .* after 4 of 9 rows/);
    await chooseFile(numbersFile(9), 'nine.csv');
    await app.see('5 new · 4 already there');
    await app.press('Import 5 rows');
    await app.see('5 rows imported.');
    expect(count('phone_numbers', "number LIKE '1555010000%'")).toBe(9);
  });

  it('waits while the session has ended, and continues with the next one', async () => {
    await app.open('/internal/import?of=phone-numbers', 'nora');
    await chooseFile(numbersFile(9));
    let asked = 0;
    app.answerAlways('POST', 'PhoneNumbers', (pass) => {
      asked += 1;
      return asked === 3 ? app.refusal(401, 'jwt expired') : pass();
    });
    await app.press('Import 9 rows');
    await app.findField(/^Password/, await screen.findByRole('dialog'));
    const secret = demoUsers.find(({ username }) => username === 'nora')?.password;
    await enterPassword(String(secret));
    await app.see('9 rows imported.');
    expect(count('phone_numbers', "number LIKE '1555010000%'")).toBe(9);
  });

  it('is offered to those who may add numbers alone', async () => {
    await app.open('/internal/phone-numbers', 'vera');
    await app.see(/\d total/);
    await app.press('More');
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByText('Import…')).toBeNull();
    await app.open('/internal/import?of=phone-numbers', 'vera');
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

describe('the rows of a file become', () => {
  it('SIP clients, with the passwords of the file', async () => {
    const kept = count('clients');
    await app.open('/internal/import?of=clients', 'nora');
    await chooseFile(
      'Username\tAccount\tPassword\tActive\nfront-desk\tSunrise Clinic\t se cret \tno\n',
    );
    await app.press('Import 1 row');
    await app.see('1 row imported.');
    expect(count('clients')).toBe(kept + 1);
    expect(app.writes()[0]?.body).toMatchObject({
      username: 'front-desk',
      account_sid: app.accountSid('Sunrise Clinic'),
      password: ' se cret ',
      is_active: false,
      allow_direct_user_calling: true,
    });
    expect(document.body).not.toHaveTextContent('se cret');
  });

  it('users and applications, as their forms would make them', async () => {
    await app.open('/internal/import?of=users', 'nora');
    await chooseFile('Name,E-Mail,Kennwort\nzoe,zoe@example.com,Long-enough-77\n');
    await app.press('Import 1 row');
    await app.see('1 row imported.');
    expect(app.db.get("SELECT * FROM users WHERE name = 'zoe'")).toMatchObject({
      email: 'zoe@example.com',
      account_sid: null,
      force_change: 1,
    });
    await app.open('/internal/import?of=applications', 'nora');
    await chooseFile(
      'name,account,call_hook.url,call_hook.method\nImported,Sunrise Clinic,https://example.com/hook,get\n',
    );
    await app.press('Import 1 row');
    await app.see('1 row imported.');
    const sid = applicationSid('Imported', 'Sunrise Clinic');
    const { call_hook_sid } =
      app.db.get('SELECT * FROM applications WHERE application_sid = ?', sid) ?? {};
    expect(
      app.db.get('SELECT * FROM webhooks WHERE webhook_sid = ?', String(call_hook_sid)),
    ).toMatchObject({ url: 'https://example.com/hook', method: 'GET' });
  });

  it('routes behind those of a table, in their order, and no route twice', async () => {
    const file = 'Prefix,Carrier,Description\n4420,Twilio,London\n49,Voxbone,\n33,Twilio,\n';
    const before = northwind();
    await app.open('/internal/import?of=least-cost-routing', 'nora');
    await chooseFile(file);
    await app.press('Import 3 rows');
    await app.see('3 rows imported.');
    const after = northwind();
    expect(after).toHaveLength(before.length + 3);
    expect(after.join()).toMatch(/\^4420 .*\^49 .*\^33 /);
    await app.open('/internal/import?of=least-cost-routing', 'nora');
    await chooseFile(file);
    await app.see('3 already there');
    expect(northwind()).toEqual(after);
  });
});

it('5,000 rows with 7 % faults are compared, imported four at a time, and none is made twice', async () => {
  const faults = 350;
  const first = 4_930_000_000_000;
  const lines = Array.from({ length: 5000 }, (_none, index) =>
    index % 14 === 0 && index < 14 * faults
      ? `bad ${index},Sunrise Clinic,Twilio`
      : `${first + index},Sunrise Clinic,Twilio`,
  );
  let underWay = 0;
  let most = 0;
  // The platform stores them at once: this is about the console.
  app.answerAlways('POST', 'PhoneNumbers', async (_pass, body) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const { number, account_sid, voip_carrier_sid } = body as Record<string, string>;
    const sid = crypto.randomUUID();
    app.db.run(
      'INSERT INTO phone_numbers (phone_number_sid, number, account_sid, voip_carrier_sid, service_provider_sid) SELECT ?, ?, ?, ?, service_provider_sid FROM accounts WHERE account_sid = ?',
      ...[sid, String(number), String(account_sid), String(voip_carrier_sid), String(account_sid)],
    );
    await null;
    underWay -= 1;
    return Response.json({ sid }, { status: 201 });
  });
  await app.open('/internal/import?of=phone-numbers', 'nora');
  await chooseFile(`number,account,carrier\n${lines.join('\n')}\n`);
  await app.see('4,650 new · 350 with errors');
  await app.see('100 of 5,000 rows, those with errors first.');
  expect(app.writes()).toEqual([]);
  const begun = performance.now();
  await app.press('Import 4,650 rows');
  await waitFor(() => expect(screen.getByText('4,650 rows imported.')).toBeVisible(), {
    timeout: 100_000,
  });
  expect(performance.now() - begun).toBeLessThan(100_000);
  expect(most).toBeLessThanOrEqual(4);
  expect(count('phone_numbers', "number LIKE '4930000%'")).toBe(4650);
});

describe('what is exported is there already when it is imported', () => {
  it.each([
    ['phone-numbers', 'phone_numbers'],
    ['clients', 'clients'],
    ['applications', 'applications'],
    ['users', 'users'],
  ])('%s', async (list, table) => {
    const files = watchSavedFiles();
    await app.open(`/internal/${list}`, 'nora');
    await app.see(/\d total/);
    await exportList();
    const [file] = await files();
    const stored = count(table);
    await app.open(`/internal/import?of=${list}`, 'nora');
    await chooseFile(file?.text ?? '');
    await app.see(/^[\d,]+ already there$/);
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    expect(app.writes()).toEqual([]);
    expect(count(table)).toBe(stored);
  });
});
