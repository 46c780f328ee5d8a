import type { Page } from '@playwright/test';
import { listPath } from './support/calls';
import { accountSid, create, type Db, rows, save } from './support/common';
import {
  type DemoUser,
  expect,
  expectGoodInEveryView,
  expectSaved,
  test,
} from './support/fixtures';
import { hold } from './support/hold';
import { typeWithoutPause } from './support/typing';

const rowOf = (db: Db, name: string) =>
  db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
const webhookOf = (db: Db, sid: unknown) =>
  db.get('SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?', String(sid));
const count = (db: Db, table: string) => Number(db.get(`SELECT count(*) AS n FROM ${table}`)?.n);

const calling = (page: Page) => page.getByRole('group', { name: 'Calling webhook' });
const status = (page: Page) => page.getByRole('group', { name: 'Call status webhook' });

const openList = async (page: Page) => {
  await page.goto('/internal/applications');
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};
/** Leaves the page, so that what is asked from now on is asked by the next one. */
const startCounting = async (page: Page, requests: { forget: () => void }) => {
  await page.goto('about:blank');
  requests.forget();
};
const openEdit = async (page: Page, db: Db, name: string) => {
  await page.goto(`/internal/applications/${rowOf(db, name).application_sid}/edit`);
  await expect(page.getByLabel('Application name')).toHaveValue(name);
};
const openAdd = async (page: Page) => {
  await page.goto('/internal/applications/add');
  await expect(page.getByLabel('Application name')).toBeVisible();
};

test.describe('the list', () => {
  test('is paged, searched and filtered by the platform', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await startCounting(page, requests);
    await openList(page);
    await expect(page.getByText('37 in all')).toBeVisible();
    await expect(rows(page)).toHaveCount(25);
    expect(requests.all().filter((call) => call.includes('Applications'))).toEqual([
      'GET Applications?page=1&page_size=25',
    ]);
    expect(requests.all().length).toBeLessThanOrEqual(4);

    requests.forget();
    await page.getByRole('button', { name: /next page/i }).click();
    await expect(rows(page)).toHaveCount(12);
    expect(requests.all()).toEqual(['GET Applications?page=2&page_size=25']);

    requests.forget();
    await typeWithoutPause(page.getByRole('searchbox'), 'menu');
    await expect(rows(page)).toHaveCount(9);
    expect(requests.all()).toEqual(['GET Applications?name=menu&page=1&page_size=25']);

    requests.forget();
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Metro');
    await page.getByRole('option', { name: 'Metro Taxi' }).click();
    await expect(rows(page)).toHaveCount(1);
    const sid = accountSid(db, 'Metro Taxi');
    expect(requests.all()).toEqual([
      `GET Accounts/${sid}/Applications?name=menu&page=1&page_size=25`,
    ]);

    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByText('37 in all')).toBeVisible();
  });

  test('holds the current provider alone for an admin, and can be sorted', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('admin');
    await startCounting(page, requests);
    await openList(page);
    expect(count(db, 'applications')).toBe(40);
    await expect(page.getByText('37 in all')).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(4);
    requests.forget();
    await page.getByRole('button', { name: /next page/i }).click();
    await expect(rows(page)).toHaveCount(12);
    expect(requests.all().length).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: /sort by name/i }).click();
    await expect(rows(page).first()).toContainText('Voicemail South');
  });

  test('holds the own account alone for an account user', async ({ page, signIn, requests }) => {
    await signIn('sam');
    await startCounting(page, requests);
    await openList(page);
    await expect(page.getByText('30 in all')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Account' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveCount(0);
    expect(requests.all().length).toBeLessThanOrEqual(4);
  });

  test('offers nothing that writes to a view-only user', async ({ page, signIn, db }) => {
    await signIn('vera');
    await openList(page);
    await expect(page.getByRole('link', { name: 'Add application' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await openEdit(page, db, 'Telephone banking');
    await expect(page.getByLabel('Application name')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete application' })).toHaveCount(0);
    await expectSaved(page);
  });

  test('has its account filter typed into once the account has its name', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    const release = await hold(page, /\/Accounts(\?|$)/);
    await page.goto(listPath('applications', { account_sid: accountSid(db, 'Cedar Bank') }));
    await expect(rows(page).first()).toBeVisible();
    const filter = page.getByRole('combobox', { name: 'Account', exact: true });
    // The name that comes would undo what is typed.
    await expect(filter).not.toBeEditable();
    release();
    await expect(filter).toHaveValue('Cedar Bank');
    await filter.fill('Metro');
    await page.getByRole('option', { name: 'Metro Taxi' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('looks good everywhere', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await expectGoodInEveryView(page);
  });
});

const owners: [DemoUser, string][] = [
  ['admin', 'Granite Insurance'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
];
for (const [user, account] of owners) {
  test(`${user} adds an application, whose state goes where it asks what to do`, async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn(user);
    await openList(page);
    requests.forget();
    await page.getByRole('link', { name: 'Add application' }).click();
    await page.getByLabel('Application name').fill('Night service');
    const accounts = page.getByRole('combobox', { name: /^Account/ });
    if (user !== 'sam') {
      await accounts.fill(account);
      await page.getByRole('option', { name: account }).click();
    }
    await expect(accounts).toHaveValue(account);
    await calling(page).getByLabel('URL').fill('https://night.example/call');
    await calling(page).getByLabel('Use HTTP basic authentication').check();
    await create(page).click();
    await expect(calling(page).getByText('Username and password are both required.')).toHaveCount(
      2,
    );
    await calling(page).getByLabel('Username').fill('night');
    await calling(page).getByRole('textbox', { name: 'Password' }).fill('owl');
    await expect(status(page).getByText(/When this stays empty/)).toBeVisible();
    await create(page).click();

    await expect(page.getByText('Application created successfully')).toBeVisible();
    const row = rowOf(db, 'Night service');
    expect(row.account_sid).toBe(accountSid(db, account));
    expect(webhookOf(db, row.call_hook_sid)).toEqual({
      url: 'https://night.example/call',
      method: 'POST',
      username: 'night',
      password: 'owl',
    });
    expect(webhookOf(db, row.call_status_hook_sid)).toEqual({
      url: 'https://night.example/call',
      method: 'POST',
      username: null,
      password: null,
    });
    expect(row.speech_synthesis_voice).toBe('en-US-Standard-C');
    expect(requests.all().length).toBeLessThanOrEqual(8);

    await expect(page).toHaveURL(/\/internal\/applications\?/);
    await expect(page.getByRole('link', { name: 'Night service', exact: true })).toBeVisible();
    if (user !== 'sam') {
      await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveValue(
        account,
      );
    }
  });
}

test('a changed application keeps its speech, and its webhooks in place', async ({
  page,
  signIn,
  requests,
  db,
}) => {
  await signIn('nora');
  await startCounting(page, requests);
  await openEdit(page, db, 'Reception North');
  expect(requests.all().length).toBeLessThanOrEqual(8);
  const before = rowOf(db, 'Reception North');
  const webhooks = count(db, 'webhooks');
  await page.getByLabel('Application name').fill('Front desk');
  await calling(page).getByLabel('URL').fill('https://desk.example/call');
  await calling(page).getByRole('combobox').click();
  await page.getByRole('option', { name: 'GET' }).click();
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await save(page).click();

  await expect(page.getByText('Application updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Front desk' })).toBeVisible();
  await expectSaved(page);
  expect(rowOf(db, 'Front desk')).toEqual({ ...before, name: 'Front desk' });
  expect(count(db, 'webhooks')).toBe(webhooks);
  expect(webhookOf(db, before.call_hook_sid)).toMatchObject({
    url: 'https://desk.example/call',
    method: 'GET',
    username: 'sunrise-clinic',
  });
});

test('a stored status webhook can be changed but not removed', async ({ page, signIn, db }) => {
  await signIn('sam');
  await openEdit(page, db, 'Surveys North');
  const { call_status_hook_sid } = rowOf(db, 'Surveys North');
  const url = status(page).getByLabel('URL');
  await url.fill('');
  await save(page).click();
  await expect(status(page).getByText(/can be changed, but not removed/)).toBeVisible();
  await expect(url).toBeFocused();
  await url.fill('https://surveys.example/state');
  await save(page).click();
  await expect(page.getByText('Application updated successfully')).toBeVisible();
  expect(rowOf(db, 'Surveys North').call_status_hook_sid).toBe(call_status_hook_sid);
  expect(webhookOf(db, call_status_hook_sid)?.url).toBe('https://surveys.example/state');
});

test('a websocket uses GET, and an untyped status webhook follows it', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openAdd(page);
  const [call, told] = [calling(page), status(page)];
  await call.getByLabel('URL').pressSequentially('wss://a.example/x');
  await expect(call.getByRole('combobox')).toHaveText('GET');
  await expect(call.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  await expect(told.getByLabel('URL')).toHaveValue('wss://a.example/x');
  await expect(told.getByRole('combobox')).toHaveText('GET');

  await call.getByLabel('URL').fill('https://a.example/x');
  await expect(told.getByLabel('URL')).toHaveValue('');

  await told.getByLabel('URL').fill('wss://mine.example/state');
  await call.getByLabel('URL').fill('wss://a.example/y');
  await expect(told.getByLabel('URL')).toHaveValue('wss://mine.example/state');

  await page.getByLabel('Application name').fill('Stream');
  await create(page).click();
  await expect(page.getByText('Application created successfully')).toBeVisible();
  const row = rowOf(db, 'Stream');
  expect(webhookOf(db, row.call_hook_sid)).toMatchObject({
    url: 'wss://a.example/y',
    method: 'GET',
  });
  expect(webhookOf(db, row.call_status_hook_sid)).toMatchObject({
    url: 'wss://mine.example/state',
    method: 'GET',
  });
});

test('initial JSON is checked where it stands, laid out, kept and removed', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openEdit(page, db, 'Telephone banking');
  const tick = page.getByLabel('Override webhook for initial application');
  const json = page.getByLabel('Application JSON');
  await tick.check();
  await json.fill('[\n  {"verb": "say" "text": "Hello"}\n]');
  await save(page).click();
  await expect(page.getByText('Line 2, column 18: a comma or } is missing.')).toBeVisible();
  await expect(json).toBeFocused();
  await page.keyboard.type(',');
  await expect(page.getByText(/Line 2/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Format' }).click();
  const laidOut = JSON.stringify([{ verb: 'say', text: 'Hello' }], null, 2);
  await expect(json).toHaveValue(laidOut);
  await save(page).click();
  await expect(page.getByText('Application updated successfully')).toBeVisible();
  expect(rowOf(db, 'Telephone banking').app_json).toBe(laidOut);

  await json.fill('{}');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.getByText(/must be a JSON array/)).toBeVisible();
  await tick.uncheck();
  await tick.check();
  await expect(json).toHaveValue('{}');
  await tick.uncheck();
  await save(page).click();
  await expectSaved(page);
  expect(rowOf(db, 'Telephone banking').app_json).toBeNull();
});

test.describe('what only the platform knows', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('is told at its field, and nothing is lost', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openEdit(page, db, 'Telephone banking');
    await page.getByLabel('Override webhook for initial application').check();
    const json = page.getByLabel('Application JSON');
    await json.fill('[{"verb": "dance"}]');
    await save(page).click();
    await expect(json).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/invalid instruction: dance/).first()).toBeVisible();
    await expect(json).toHaveValue('[{"verb": "dance"}]');

    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByLabel('Application name').fill('Main menu');
    await save(page).click();
    const taken =
      'The name you have entered is already in use on another one of your applications.';
    await expect(page.getByLabel('Application name')).toBeFocused();
    await expect(page.getByText(taken).first()).toBeVisible();
    expect(rowOf(db, 'Telephone banking').name).toBe('Telephone banking');
  });

  test('an application that went to another account cannot be saved', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('sam');
    await openEdit(page, db, 'Surveys South');
    const bank = accountSid(db, 'Cedar Bank');
    db.run("UPDATE applications SET account_sid = ? WHERE name = 'Surveys South'", bank);
    await page.getByLabel('Application name').fill('Still mine');
    await save(page).click();
    const refusal = 'You do not have permissions to make changes to these Speech Credentials';
    await expect(page.getByText(refusal).first()).toBeVisible();
    await page.getByRole('button', { name: 'Delete application' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText('You do not have permissions to make changes to this Application').first(),
    ).toBeVisible();
    expect(rowOf(db, 'Surveys South').account_sid).toBe(bank);
  });

  test('an application of another account is not there for an account user', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('sam');
    await page.goto(
      `/internal/applications/${rowOf(db, 'Telephone banking').application_sid}/edit`,
    );
    await expect(page.getByText('This record does not exist')).toBeVisible();
  });
});

test('an application in use is not deleted, one without use is', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openList(page);
  await page.getByRole('searchbox').fill('banking');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).hover();
  await page.getByRole('button', { name: 'Delete Telephone banking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Telephone banking is in use')).toBeVisible();
  await expect(dialog.getByText('Cedar Bank', { exact: true })).toBeVisible();
  await expect(dialog.getByText('cedar-bank.teams.northwind-voice.example')).toBeVisible();
  await expect(dialog.getByText('Phone numbers', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(rowOf(db, 'Telephone banking').name).toBe('Telephone banking');

  const used = [
    'SELECT application_sid FROM phone_numbers WHERE application_sid IS NOT NULL',
    'SELECT application_sid FROM ms_teams_tenants WHERE application_sid IS NOT NULL',
    'SELECT application_sid FROM voip_carriers WHERE application_sid IS NOT NULL',
  ].join(' UNION ');
  const free = db.get(
    `SELECT name, call_hook_sid FROM applications WHERE application_sid NOT IN (${used})
      AND account_sid = ? ORDER BY name LIMIT 1`,
    accountSid(db, 'Sunrise Clinic'),
  );
  const name = String(free?.name);
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).hover();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Deleted application ${name}`)).toBeVisible();
  expect(rowOf(db, name)).toEqual({});
  expect(webhookOf(db, free?.call_hook_sid)).toBeUndefined();
});

test.describe('without any account', () => {
  test.use({ serverOptions: { seed: 'empty' } });

  test('one has to be created first', async ({ page, signIn, db }) => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES (?, 'Fresh Voice')",
      '11111111-1111-4111-8111-111111111111',
    );
    await signIn('admin');
    await page.goto('/internal/accounts');
    const message = 'You must create an account before you can create an application.';
    await page.getByRole('link', { name: 'Applications' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add application' })).toHaveCount(0);
    await page.goto('/internal/applications/add');
    await expect(page).toHaveURL(/\/internal\/accounts$/);
    await expect(page.getByText(message)).toBeVisible();
  });
});

test('the form looks good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openEdit(page, db, 'Reception North');
  await page.getByLabel('Override webhook for initial application').check();
  await page.getByLabel('Application JSON').fill('[}');
  await save(page).click();
  await expect(page.getByText(/Line 1, column 2/)).toBeVisible();
  await expectGoodInEveryView(page);
});
