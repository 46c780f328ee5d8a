import { describe, expect, it } from 'vitest';
import { listPath } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const rowOf = (name: string) => app.db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
const webhookOf = (sid: unknown) =>
  app.db.get(
    'SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?',
    String(sid),
  );

const calling = () => app.getGroup('Calling webhook');
const status = () => app.getGroup('Call status webhook');
const basicAuth = 'Use HTTP basic authentication';
const overrides = 'Run this JSON instead of calling the webhook';
const json = () => app.findField('Application JSON');

type Operator = 'admin' | 'nora' | 'sam' | 'vera';
const openList = async (operator: Operator) => {
  await app.open('/internal/applications', operator);
  await app.heading('Applications');
  await filled();
};
const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const openEdit = async (name: string, operator: Operator) => {
  await app.open(`/internal/applications/${rowOf(name).application_sid}/edit`, operator);
  expect(await app.findField('Application name')).toHaveValue(name);
};
const created = () => app.see('Application created successfully');
const updated = () => app.see('Application updated successfully');
const expectTold = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text))[0]).toBeVisible();

describe('the list', () => {
  /** Whatever else grew old meanwhile may be asked for anew. */
  const expectAsked = (call: string) => waitFor(() => expect(app.requests()).toContain(call));
  const nextPage = () => app.click(screen.getByRole('button', { name: /next page/i }));

  it('is paged, searched and filtered by the platform', async () => {
    await openList('nora');
    await app.see('37 total');
    expect(app.rows()).toHaveLength(25);
    await expectAsked('GET Applications?page=1&page_size=25');
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(4);

    app.forgetRequests();
    await nextPage();
    await waitFor(() => expect(app.rows()).toHaveLength(12));
    await expectAsked('GET Applications?page=2&page_size=25');

    app.forgetRequests();
    await app.fill(screen.getByRole('searchbox'), 'menu');
    await waitFor(() => expect(app.rows()).toHaveLength(9));
    await expectAsked('GET Applications?name=menu&page=1&page_size=25');

    app.forgetRequests();
    await app.chooseTyped('Account', 'Metro Taxi');
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    const sid = app.accountSid('Metro Taxi');
    await expectAsked(`GET Accounts/${sid}/Applications?name=menu&page=1&page_size=25`);

    await app.fill(screen.getByRole('searchbox'), 'nothing like it');
    await app.see('No results match these filters.');
    await app.press('Clear filters');
    await app.see('37 total');
  });

  it('holds the current provider alone for an admin, and can be sorted', async () => {
    await openList('admin');
    expect(app.db.all('SELECT * FROM applications')).toHaveLength(40);
    await app.see('37 total');
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(4);
    app.forgetRequests();
    await nextPage();
    await waitFor(() => expect(app.rows()).toHaveLength(12));
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(1);
    await app.click(screen.getByRole('button', { name: /sort by name/i }));
    await waitFor(() => expect(app.rows()[0]).toHaveTextContent('Voicemail South'));
  });

  it('holds the own account alone for an account user', async () => {
    await openList('sam');
    await app.see('30 total');
    expect(screen.queryByRole('columnheader', { name: 'Account' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(4);
  });

  it('offers nothing that writes to a view-only user', async () => {
    await openList('vera');
    expect(screen.queryByRole('link', { name: 'Add application' })).toBeNull();
    expect((await app.offered()).flat()).not.toContain('Delete');
    await openEdit('Telephone banking', 'vera');
    expect(app.getField('Application name')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete application' })).toBeNull();
    await app.saved();
  });

  it('has its account filter typed into once the account has its name', async () => {
    const release = app.hold('GET', /(^|\/)Accounts(\?|$)/);
    await app.open(listPath('applications', { account_sid: app.accountSid('Cedar Bank') }), 'nora');
    await filled();
    const filter = await app.findField('Account');
    // The name that comes would undo what is typed.
    expect(filter).toHaveAttribute('readonly');
    release();
    await waitFor(() => expect(filter).toHaveValue('Cedar Bank'));
    await app.fill('Account', 'Metro');
    await app.click(await screen.findByRole('option', { name: 'Metro Taxi' }));
    await waitFor(() => expect(app.rows()).toHaveLength(1));
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
    app.forgetRequests();
    await app.follow('Add application');
    await app.fill('Application name', 'Night service');
    if (operator !== 'sam') await app.choose('Account', account);
    await waitFor(() => expect(app.getField('Account')).toHaveValue(account));
    await app.fill('URL', 'https://night.example/call', calling());
    await app.check(basicAuth, calling());
    await app.press('Create');
    const both = 'Enter both a username and a password.';
    await waitFor(() => expect(within(calling()).getAllByText(both)).toHaveLength(2));
    await app.fill('Username', 'night', calling());
    await app.fill('Password', 'owl', calling());
    await app.see(/If empty/, status());
    await app.press('Create');

    await created();
    const row = rowOf('Night service');
    expect(row.account_sid).toBe(app.accountSid(account));
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
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);

    await app.expectUrl(/\/internal\/applications\?/);
    expect(await app.link('Night service')).toBeVisible();
    if (operator !== 'sam')
      await waitFor(() => expect(app.getField('Account')).toHaveValue(account));
  },
);

it('a websocket uses GET, and an untyped status webhook follows it', async () => {
  await app.open('/internal/applications/add', 'nora');
  await app.findField('Application name');
  const [call, told] = [calling(), status()];
  await user.type(app.getField('URL', call), 'wss://a.example/x');
  await waitFor(() => expect(app.getField('Method', call)).toHaveTextContent('GET'));
  expect(app.getField('Method', call)).toHaveAttribute('aria-disabled', 'true');
  expect(app.getField('URL', told)).toHaveValue('wss://a.example/x');
  expect(app.getField('Method', told)).toHaveTextContent('GET');

  await app.fill('URL', 'https://a.example/x', call);
  expect(app.getField('URL', told)).toHaveValue('');

  await app.fill('URL', 'wss://mine.example/state', told);
  await app.fill('URL', 'wss://a.example/y', call);
  expect(app.getField('URL', told)).toHaveValue('wss://mine.example/state');

  await app.fill('Application name', 'Stream');
  await app.chooseTyped('Account', 'Metro Taxi');
  await app.press('Create');
  await created();
  const row = rowOf('Stream');
  expect(webhookOf(row.call_hook_sid)).toMatchObject({ url: 'wss://a.example/y', method: 'GET' });
  expect(webhookOf(row.call_status_hook_sid)).toMatchObject({
    url: 'wss://mine.example/state',
    method: 'GET',
  });
});

it('a method that a websocket forced goes with it, one that was chosen stays', async () => {
  await app.open('/internal/applications/add', 'nora');
  await app.fill('Application name', 'Turned back');
  await app.chooseTyped('Account', 'Metro Taxi');
  const [call, told] = [calling(), status()];
  await app.choose('Method', 'GET', call);
  await app.fill('URL', 'wss://a.example/x', call);
  await app.fill('URL', 'https://mine.example/state', told);
  expect(app.getField('Method', told)).toHaveTextContent('POST');
  expect(app.getField('Method', told)).not.toHaveAttribute('aria-disabled', 'true');
  await app.fill('URL', 'https://a.example/x', call);
  expect(app.getField('Method', call)).toHaveTextContent('GET');
  expect(app.getField('URL', told)).toHaveValue('https://mine.example/state');

  await app.press('Create');
  await created();
  const row = rowOf('Turned back');
  expect(webhookOf(row.call_hook_sid)).toMatchObject({ method: 'GET' });
  expect(webhookOf(row.call_status_hook_sid)).toMatchObject({
    url: 'https://mine.example/state',
    method: 'POST',
  });
});

it('without any account one has to be created first', async () => {
  app.db.run(
    "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
  );
  const words = 'You must create an account before you can create an application.';
  await app.open('/internal/accounts', 'admin');
  await app.follow('Applications');
  await app.see(words);
  expect(await app.link('Add account')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add application' })).toBeNull();
  await app.open('/internal/applications/add');
  await app.expectUrl(/\/internal\/accounts$/);
  await app.see(words);
});

it('a stored status webhook can be changed but not removed', async () => {
  await openEdit('Surveys North', 'sam');
  const { call_status_hook_sid } = rowOf('Surveys North');
  await app.fill('URL', '', status());
  await app.press('Save');
  await app.see(/can be changed, but not removed/, status());
  await waitFor(() => expect(app.getField('URL', status())).toHaveFocus());
  await app.fill('URL', 'https://surveys.example/state', status());
  await app.press('Save');
  await updated();
  expect(rowOf('Surveys North').call_status_hook_sid).toBe(call_status_hook_sid);
  expect(webhookOf(call_status_hook_sid)?.url).toBe('https://surveys.example/state');
});

describe('what only the platform knows', () => {
  it('is told at its field, and nothing is lost', async () => {
    await openEdit('Telephone banking', 'nora');
    await app.check(overrides);
    await app.fill(await json(), '[{"verb": "dance"}]');
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField('Application JSON')).toHaveAttribute('aria-invalid', 'true'),
    );
    await expectTold(/invalid instruction: dance/);
    expect(await json()).toHaveValue('[{"verb": "dance"}]');

    await app.press('Discard');
    await app.fill('Application name', 'Main menu');
    await app.press('Save');
    await waitFor(() => expect(app.getField('Application name')).toHaveFocus());
    await expectTold(
      'The name you have entered is already in use on another one of your applications.',
    );
    expect(rowOf('Telephone banking').name).toBe('Telephone banking');
  });

  it('an application that went to another account cannot be saved', async () => {
    await openEdit('Surveys South', 'sam');
    const bank = app.accountSid('Cedar Bank');
    app.db.run("UPDATE applications SET account_sid = ? WHERE name = 'Surveys South'", bank);
    await app.fill('Application name', 'Still mine');
    await app.press('Save');
    await expectTold('You do not have permissions to make changes to these Speech Credentials');
    await app.press('Delete application');
    await app.press('Delete', await screen.findByRole('dialog'));
    await expectTold('You do not have permissions to make changes to this Application');
    expect(rowOf('Surveys South').account_sid).toBe(bank);
  });

  it('an application of another account is not there for an account user', async () => {
    const sid = rowOf('Telephone banking').application_sid;
    await app.open(`/internal/applications/${sid}/edit`, 'sam');
    await app.see('Application not found');
  });
});

const askToDelete = async (name: string) => {
  await app.fill(await screen.findByRole('searchbox'), name);
  await waitFor(() => expect(app.rows()).toHaveLength(1));
  await app.chooseInMenu(name, 'Delete');
  return screen.findByRole('dialog');
};

it('an application in use is not deleted, one without use is', async () => {
  await openList('nora');
  await askToDelete('Telephone banking');
  const used = await screen.findByRole('dialog', { name: 'Telephone banking is in use' });
  await app.see('Cedar Bank', used);
  await app.see('cedar-bank.teams.northwind-voice.example', used);
  await app.see(/Phone numbers/i, used);
  expect(used).toHaveTextContent(/\+1 \(\d{3}\) \d{3}-\d{4}/);
  await app.press('Close', used);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rowOf('Telephone banking').name).toBe('Telephone banking');

  const users = [
    'SELECT application_sid FROM phone_numbers WHERE application_sid IS NOT NULL',
    'SELECT application_sid FROM ms_teams_tenants WHERE application_sid IS NOT NULL',
    'SELECT application_sid FROM voip_carriers WHERE application_sid IS NOT NULL',
  ].join(' UNION ');
  const free = app.db.get(
    `SELECT name, call_hook_sid FROM applications WHERE application_sid NOT IN (${users})
        AND account_sid = ? ORDER BY name LIMIT 1`,
    app.accountSid('Sunrise Clinic'),
  );
  const name = String(free?.name);
  await app.press('Delete', await askToDelete(name));
  await app.see(`Deleted application ${name}`);
  expect(rowOf(name)).toEqual({});
  expect(webhookOf(free?.call_hook_sid)).toBeUndefined();
});

it('a changed application keeps its speech, and its webhooks in place', async () => {
  const before = rowOf('Reception North');
  const countWebhooks = () => app.db.get('SELECT count(*) AS n FROM webhooks')?.n;
  const webhooks = countWebhooks();
  await openEdit('Reception North', 'nora');
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);
  await app.fill('Application name', 'Front desk');
  await app.fill('URL', 'https://desk.example/call', calling());
  await app.click(within(calling()).getByRole('combobox'));
  await app.click(await screen.findByRole('option', { name: 'GET' }));
  await app.see('3 unsaved changes');
  await app.press('Save');
  await updated();
  await app.heading('Front desk');
  await app.saved();
  expect(rowOf('Front desk')).toEqual({ ...before, name: 'Front desk' });
  expect(countWebhooks()).toBe(webhooks);
  expect(webhookOf(before.call_hook_sid)).toMatchObject({
    url: 'https://desk.example/call',
    method: 'GET',
    username: 'sunrise-clinic',
  });
});

describe('the webhook of incoming SMS', () => {
  const sms = () => app.getGroup('SMS webhook');
  const smsOf = (name: string) => webhookOf(rowOf(name).messaging_hook_sid);
  const noWebhook =
    "SELECT name FROM applications WHERE messaging_hook_sid IS NULL AND name = 'Surveys North'";

  it.each(['admin', 'nora', 'sam'] as const)(
    'is folded where there is none, and %s adds one',
    async (operator) => {
      expect(app.db.get(noWebhook)).toBeDefined();
      await openEdit('Surveys North', operator);
      expect(screen.queryByRole('group', { name: 'SMS webhook' })).toBeNull();
      await app.press('Add SMS webhook');
      await waitFor(() => expect(app.getField('URL', sms())).toHaveFocus());
      await app.fill('URL', 'https://sms.example/in', sms());
      await app.choose('Method', 'GET', sms());
      await app.check(basicAuth, sms());
      await app.fill('Username', 'clerk', sms());
      await app.fill('Password', 'canary-sms', sms());
      await app.press('Save');
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
    await app.press('Add SMS webhook');
    await app.fill('Application name', 'Polls');
    await app.press('Save');
    await updated();
    expect(JSON.stringify(app.writes())).not.toContain('messaging_hook');
    expect(rowOf('Polls').messaging_hook_sid).toBeNull();
  });

  it('is shown and changed in its place, and can’t be removed', async () => {
    const row = app.db.get(
      `SELECT applications.* FROM applications JOIN webhooks ON webhook_sid = messaging_hook_sid
        WHERE username IS NOT NULL AND account_sid = ?`,
      app.accountSid('Sunrise Clinic'),
    );
    const name = String(row?.name);
    const before = smsOf(name);
    await openEdit(name, 'sam');
    expect(app.getField('URL', sms())).toHaveValue(before?.url);
    expect(app.getField('Username', sms())).toHaveValue(before?.username);
    await app.fill('URL', '', sms());
    await app.press('Save');
    await app.see('The SMS webhook can be changed, but not removed.', sms());
    await app.fill('URL', 'https://sms.example/in', sms());
    await app.press('Save');
    await updated();
    expect(rowOf(name).messaging_hook_sid).toBe(row?.messaging_hook_sid);
    expect(smsOf(name)).toEqual({ ...before, url: 'https://sms.example/in' });
  });
});

it('initial JSON is checked where it stands, laid out, kept and removed', async () => {
  await openEdit('Telephone banking', 'nora');
  await app.check(overrides);
  await app.fill(await json(), '[\n  {"verb": "say" "text": "Hello"}\n]');
  await app.press('Save');
  await app.see('Line 2, column 18: expected a comma or }.');
  await waitFor(async () => expect(await json()).toHaveFocus());
  await user.keyboard(',');
  await waitFor(() => expect(screen.queryByText(/Line 2/)).toBeNull());
  await app.press('Format');
  const laidOut = JSON.stringify([{ verb: 'say', text: 'Hello' }], null, 2);
  expect(await json()).toHaveValue(laidOut);
  await app.press('Save');
  await updated();
  await app.saved();
  expect(rowOf('Telephone banking').app_json).toBe(laidOut);

  await app.fill(await json(), '{}');
  await app.press('Format');
  await app.see(/^Enter a JSON array/);
  await app.check(overrides, undefined, false);
  await app.check(overrides);
  expect(await json()).toHaveValue('{}');
  await app.check(overrides, undefined, false);
  await app.press('Save');
  await app.saved();
  await waitFor(() => expect(rowOf('Telephone banking').app_json).toBeNull());
});
