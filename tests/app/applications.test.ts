import { describe, expect, it } from 'vitest';
import { listPath } from '../support/calls';
import {
  accountSid,
  check,
  choose,
  chooseInMenu,
  chooseTyped,
  click,
  db,
  expectUrl,
  fill,
  findField,
  follow,
  forgetRequests,
  getField,
  getGroup,
  heading,
  hold,
  link,
  offered,
  open,
  press,
  requests,
  rows,
  saved,
  screen,
  see,
  user,
  waitFor,
  within,
  writes,
} from './support';

const rowOf = (name: string) => db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
const webhookOf = (sid: unknown) =>
  db.get('SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?', String(sid));

const calling = () => getGroup('Calling webhook');
const status = () => getGroup('Call status webhook');
const basicAuth = 'Use HTTP basic authentication';
const overrides = 'Run this JSON instead of calling the webhook';
const json = () => findField('Application JSON');

type Operator = 'admin' | 'nora' | 'sam' | 'vera';
const openList = async (operator: Operator) => {
  await open('/internal/applications', operator);
  await heading('Applications');
  await filled();
};
const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const openEdit = async (name: string, operator: Operator) => {
  await open(`/internal/applications/${rowOf(name).application_sid}/edit`, operator);
  expect(await findField('Application name')).toHaveValue(name);
};
const created = () => see('Application created successfully');
const updated = () => see('Application updated successfully');
const expectTold = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text))[0]).toBeVisible();

describe('the list', () => {
  /** Whatever else grew old meanwhile may be asked for anew. */
  const expectAsked = (call: string) => waitFor(() => expect(requests()).toContain(call));
  const nextPage = () => click(screen.getByRole('button', { name: /next page/i }));

  it('is paged, searched and filtered by the platform', async () => {
    await openList('nora');
    await see('37 total');
    expect(rows()).toHaveLength(25);
    await expectAsked('GET Applications?page=1&page_size=25');
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(4);

    forgetRequests();
    await nextPage();
    await waitFor(() => expect(rows()).toHaveLength(12));
    await expectAsked('GET Applications?page=2&page_size=25');

    forgetRequests();
    await fill(screen.getByRole('searchbox'), 'menu');
    await waitFor(() => expect(rows()).toHaveLength(9));
    await expectAsked('GET Applications?name=menu&page=1&page_size=25');

    forgetRequests();
    await chooseTyped('Account', 'Metro Taxi');
    await waitFor(() => expect(rows()).toHaveLength(1));
    const sid = accountSid('Metro Taxi');
    await expectAsked(`GET Accounts/${sid}/Applications?name=menu&page=1&page_size=25`);

    await fill(screen.getByRole('searchbox'), 'nothing like it');
    await see('No results match these filters.');
    await press('Clear filters');
    await see('37 total');
  });

  it('holds the current provider alone for an admin, and can be sorted', async () => {
    await openList('admin');
    expect(db.all('SELECT * FROM applications')).toHaveLength(40);
    await see('37 total');
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(4);
    forgetRequests();
    await nextPage();
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(1);
    await click(screen.getByRole('button', { name: /sort by name/i }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Voicemail South'));
  });

  it('holds the own account alone for an account user', async () => {
    await openList('sam');
    await see('30 total');
    expect(screen.queryByRole('columnheader', { name: 'Account' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(4);
  });

  it('offers nothing that writes to a view-only user', async () => {
    await openList('vera');
    expect(screen.queryByRole('link', { name: 'Add application' })).toBeNull();
    expect((await offered()).flat()).not.toContain('Delete');
    await openEdit('Telephone banking', 'vera');
    expect(getField('Application name')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete application' })).toBeNull();
    await saved();
  });

  it('has its account filter typed into once the account has its name', async () => {
    const release = hold('GET', /(^|\/)Accounts(\?|$)/);
    await open(listPath('applications', { account_sid: accountSid('Cedar Bank') }), 'nora');
    await filled();
    const filter = await findField('Account');
    // The name that comes would undo what is typed.
    expect(filter).toHaveAttribute('readonly');
    release();
    await waitFor(() => expect(filter).toHaveValue('Cedar Bank'));
    await fill('Account', 'Metro');
    await click(await screen.findByRole('option', { name: 'Metro Taxi' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

it.each([
  ['admin', 'Granite Insurance'],
  ['nora', 'Cedar Bank'],
  ['sam', 'Sunrise Clinic'],
] as const)(
  '%s adds an application, whose state goes where it asks what to do',
  async (operator, account) => {
    await openList(operator);
    forgetRequests();
    await follow('Add application');
    await fill('Application name', 'Night service');
    if (operator !== 'sam') await choose('Account', account);
    await waitFor(() => expect(getField('Account')).toHaveValue(account));
    await fill('URL', 'https://night.example/call', calling());
    await check(basicAuth, calling());
    await press('Create');
    const both = 'Enter both a username and a password.';
    await waitFor(() => expect(within(calling()).getAllByText(both)).toHaveLength(2));
    await fill('Username', 'night', calling());
    await fill('Password', 'owl', calling());
    await see(/If empty/, status());
    await press('Create');

    await created();
    const row = rowOf('Night service');
    expect(row.account_sid).toBe(accountSid(account));
    expect(webhookOf(row.call_hook_sid)).toEqual({
      url: 'https://night.example/call',
      method: 'POST',
      username: 'night',
      password: 'owl',
    });
    expect(webhookOf(row.call_status_hook_sid)).toEqual({
      url: 'https://night.example/call',
      method: 'POST',
      username: null,
      password: null,
    });
    expect(row.speech_synthesis_voice).toBe('en-US-Standard-C');
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);

    await expectUrl(/\/internal\/applications\?/);
    expect(await link('Night service')).toBeVisible();
    if (operator !== 'sam') await waitFor(() => expect(getField('Account')).toHaveValue(account));
  },
);

it('a websocket uses GET, and an untyped status webhook follows it', async () => {
  await open('/internal/applications/add', 'nora');
  await findField('Application name');
  const [call, told] = [calling(), status()];
  await user.type(getField('URL', call), 'wss://a.example/x');
  await waitFor(() => expect(getField('Method', call)).toHaveTextContent('GET'));
  expect(getField('Method', call)).toHaveAttribute('aria-disabled', 'true');
  expect(getField('URL', told)).toHaveValue('wss://a.example/x');
  expect(getField('Method', told)).toHaveTextContent('GET');

  await fill('URL', 'https://a.example/x', call);
  expect(getField('URL', told)).toHaveValue('');

  await fill('URL', 'wss://mine.example/state', told);
  await fill('URL', 'wss://a.example/y', call);
  expect(getField('URL', told)).toHaveValue('wss://mine.example/state');

  await fill('Application name', 'Stream');
  await chooseTyped('Account', 'Metro Taxi');
  await press('Create');
  await created();
  const row = rowOf('Stream');
  expect(webhookOf(row.call_hook_sid)).toMatchObject({ url: 'wss://a.example/y', method: 'GET' });
  expect(webhookOf(row.call_status_hook_sid)).toMatchObject({
    url: 'wss://mine.example/state',
    method: 'GET',
  });
});

it('a method that a websocket forced goes with it, one that was chosen stays', async () => {
  await open('/internal/applications/add', 'nora');
  await fill('Application name', 'Turned back');
  await chooseTyped('Account', 'Metro Taxi');
  const [call, told] = [calling(), status()];
  await choose('Method', 'GET', call);
  await fill('URL', 'wss://a.example/x', call);
  await fill('URL', 'https://mine.example/state', told);
  expect(getField('Method', told)).toHaveTextContent('POST');
  expect(getField('Method', told)).not.toHaveAttribute('aria-disabled', 'true');
  await fill('URL', 'https://a.example/x', call);
  expect(getField('Method', call)).toHaveTextContent('GET');
  expect(getField('URL', told)).toHaveValue('https://mine.example/state');

  await press('Create');
  await created();
  const row = rowOf('Turned back');
  expect(webhookOf(row.call_hook_sid)).toMatchObject({ method: 'GET' });
  expect(webhookOf(row.call_status_hook_sid)).toMatchObject({
    url: 'https://mine.example/state',
    method: 'POST',
  });
});

it('without any account one has to be created first', async () => {
  db.run(
    "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
  );
  const words = 'You must create an account before you can create an application.';
  await open('/internal/accounts', 'admin');
  await follow('Applications');
  await see(words);
  expect(await link('Add account')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add application' })).toBeNull();
  await open('/internal/applications/add');
  await expectUrl(/\/internal\/accounts$/);
  await see(words);
});

it('a stored status webhook can be changed but not removed', async () => {
  await openEdit('Surveys North', 'sam');
  const { call_status_hook_sid } = rowOf('Surveys North');
  await fill('URL', '', status());
  await press('Save');
  await see(/can be changed, but not removed/, status());
  await waitFor(() => expect(getField('URL', status())).toHaveFocus());
  await fill('URL', 'https://surveys.example/state', status());
  await press('Save');
  await updated();
  expect(rowOf('Surveys North').call_status_hook_sid).toBe(call_status_hook_sid);
  expect(webhookOf(call_status_hook_sid)?.url).toBe('https://surveys.example/state');
});

describe('what only the platform knows', () => {
  it('is told at its field, and nothing is lost', async () => {
    await openEdit('Telephone banking', 'nora');
    await check(overrides);
    await fill(await json(), '[{"verb": "dance"}]');
    await press('Save');
    await waitFor(() =>
      expect(getField('Application JSON')).toHaveAttribute('aria-invalid', 'true'),
    );
    await expectTold(/invalid instruction: dance/);
    expect(await json()).toHaveValue('[{"verb": "dance"}]');

    await press('Discard');
    await fill('Application name', 'Main menu');
    await press('Save');
    await waitFor(() => expect(getField('Application name')).toHaveFocus());
    await expectTold(
      'The name you have entered is already in use on another one of your applications.',
    );
    expect(rowOf('Telephone banking').name).toBe('Telephone banking');
  });

  it('an application that went to another account cannot be saved', async () => {
    await openEdit('Surveys South', 'sam');
    const bank = accountSid('Cedar Bank');
    db.run("UPDATE applications SET account_sid = ? WHERE name = 'Surveys South'", bank);
    await fill('Application name', 'Still mine');
    await press('Save');
    await expectTold('You do not have permissions to make changes to these Speech Credentials');
    await press('Delete application');
    await press('Delete', await screen.findByRole('dialog'));
    await expectTold('You do not have permissions to make changes to this Application');
    expect(rowOf('Surveys South').account_sid).toBe(bank);
  });

  it('an application of another account is not there for an account user', async () => {
    const sid = rowOf('Telephone banking').application_sid;
    await open(`/internal/applications/${sid}/edit`, 'sam');
    await see('Application not found');
  });
});

const askToDelete = async (name: string) => {
  await fill(await screen.findByRole('searchbox'), name);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseInMenu(name, 'Delete');
  return screen.findByRole('dialog');
};

it('an application in use is not deleted, one without use is', async () => {
  await openList('nora');
  await askToDelete('Telephone banking');
  const used = await screen.findByRole('dialog', { name: 'Telephone banking is in use' });
  await see('Cedar Bank', used);
  await see('cedar-bank.teams.northwind-voice.example', used);
  await see(/Phone numbers/i, used);
  expect(used).toHaveTextContent(/\+1 \(\d{3}\) \d{3}-\d{4}/);
  await press('Close', used);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rowOf('Telephone banking').name).toBe('Telephone banking');

  const users = [
    'SELECT application_sid FROM phone_numbers WHERE application_sid IS NOT NULL',
    'SELECT application_sid FROM ms_teams_tenants WHERE application_sid IS NOT NULL',
    'SELECT application_sid FROM voip_carriers WHERE application_sid IS NOT NULL',
  ].join(' UNION ');
  const free = db.get(
    `SELECT name, call_hook_sid FROM applications WHERE application_sid NOT IN (${users})
        AND account_sid = ? ORDER BY name LIMIT 1`,
    accountSid('Sunrise Clinic'),
  );
  const name = String(free?.name);
  await press('Delete', await askToDelete(name));
  await see(`Deleted application ${name}`);
  expect(rowOf(name)).toEqual({});
  expect(webhookOf(free?.call_hook_sid)).toBeUndefined();
});

it('a changed application keeps its speech, and its webhooks in place', async () => {
  const before = rowOf('Reception North');
  const countWebhooks = () => db.get('SELECT count(*) AS n FROM webhooks')?.n;
  const webhooks = countWebhooks();
  await openEdit('Reception North', 'nora');
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);
  await fill('Application name', 'Front desk');
  await fill('URL', 'https://desk.example/call', calling());
  await click(within(calling()).getByRole('combobox'));
  await click(await screen.findByRole('option', { name: 'GET' }));
  await see('3 unsaved changes');
  await press('Save');
  await updated();
  await heading('Front desk');
  await saved();
  expect(rowOf('Front desk')).toEqual({ ...before, name: 'Front desk' });
  expect(countWebhooks()).toBe(webhooks);
  expect(webhookOf(before.call_hook_sid)).toMatchObject({
    url: 'https://desk.example/call',
    method: 'GET',
    username: 'sunrise-clinic',
  });
});

describe('the webhook of incoming SMS', () => {
  const sms = () => getGroup('SMS webhook');
  const smsOf = (name: string) => webhookOf(rowOf(name).messaging_hook_sid);
  const noWebhook =
    "SELECT name FROM applications WHERE messaging_hook_sid IS NULL AND name = 'Surveys North'";

  it.each(['admin', 'nora', 'sam'] as const)(
    'is folded where there is none, and %s adds one',
    async (operator) => {
      expect(db.get(noWebhook)).toBeDefined();
      await openEdit('Surveys North', operator);
      expect(screen.queryByRole('group', { name: 'SMS webhook' })).toBeNull();
      await press('Add SMS webhook');
      await waitFor(() => expect(getField('URL', sms())).toHaveFocus());
      await fill('URL', 'https://sms.example/in', sms());
      await choose('Method', 'GET', sms());
      await check(basicAuth, sms());
      await fill('Username', 'clerk', sms());
      await fill('Password', 'canary-sms', sms());
      await press('Save');
      await updated();
      expect(smsOf('Surveys North')).toEqual({
        url: 'https://sms.example/in',
        method: 'GET',
        username: 'clerk',
        password: 'canary-sms',
      });
    },
  );

  it('is never sent where there is none, opened or not', async () => {
    await openEdit('Surveys North', 'sam');
    await press('Add SMS webhook');
    await fill('Application name', 'Polls');
    await press('Save');
    await updated();
    expect(JSON.stringify(writes())).not.toContain('messaging_hook');
    expect(rowOf('Polls').messaging_hook_sid).toBeNull();
  });

  it('is shown and changed in its place, and can’t be removed', async () => {
    const row = db.get(
      `SELECT applications.* FROM applications JOIN webhooks ON webhook_sid = messaging_hook_sid
        WHERE username IS NOT NULL AND account_sid = ?`,
      accountSid('Sunrise Clinic'),
    );
    const name = String(row?.name);
    const before = smsOf(name);
    await openEdit(name, 'sam');
    expect(getField('URL', sms())).toHaveValue(before?.url);
    expect(getField('Username', sms())).toHaveValue(before?.username);
    await fill('URL', '', sms());
    await press('Save');
    await see('The SMS webhook can be changed, but not removed.', sms());
    await fill('URL', 'https://sms.example/in', sms());
    await press('Save');
    await updated();
    expect(rowOf(name).messaging_hook_sid).toBe(row?.messaging_hook_sid);
    expect(smsOf(name)).toEqual({ ...before, url: 'https://sms.example/in' });
  });
});

it('initial JSON is checked where it stands, laid out, kept and removed', async () => {
  await openEdit('Telephone banking', 'nora');
  await check(overrides);
  await fill(await json(), '[\n  {"verb": "say" "text": "Hello"}\n]');
  await press('Save');
  await see('Line 2, column 18: expected a comma or }.');
  await waitFor(async () => expect(await json()).toHaveFocus());
  await user.keyboard(',');
  await waitFor(() => expect(screen.queryByText(/Line 2/)).toBeNull());
  await press('Format');
  const laidOut = JSON.stringify([{ verb: 'say', text: 'Hello' }], null, 2);
  expect(await json()).toHaveValue(laidOut);
  await press('Save');
  await updated();
  await saved();
  expect(rowOf('Telephone banking').app_json).toBe(laidOut);

  await fill(await json(), '{}');
  await press('Format');
  await see(/^Enter a JSON array/);
  await check(overrides, undefined, false);
  await check(overrides);
  expect(await json()).toHaveValue('{}');
  await check(overrides, undefined, false);
  await press('Save');
  await saved();
  await waitFor(() => expect(rowOf('Telephone banking').app_json).toBeNull());
});
