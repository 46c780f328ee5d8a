import { describe, expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, waitFor, within } from './support';

/** The webhook that a column of an account points at. */
const hookOf = (name: string, column: 'registration_hook' | 'queue_event_hook') =>
  app.db.get(
    'SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?',
    app.accountRow(name)[`${column}_sid`] ?? null,
  ) ?? null;
const limitsOf = (name: string) =>
  app.db.all(
    'SELECT category, quantity FROM account_limits WHERE account_sid = ?',
    app.accountSid(name),
  );

const openAdd = async () => {
  await app.open('/internal/accounts/add', 'nora');
  await app.findField('Account name');
};
const openAccount = async (name: string) => {
  await app.open(`/internal/accounts/${app.accountSid(name)}/edit`, 'nora');
  await app.heading(name);
};
const registration = () => app.getGroup('Registration webhook');
const queue = () => app.getGroup('Queue event webhook');
const basicAuth = 'Use HTTP basic authentication';
const names = () =>
  [...document.querySelectorAll('tbody .row-link')].map(({ textContent }) => textContent);
const expectTold = (label: string, words: string | RegExp, scope?: HTMLElement) =>
  waitFor(() => expect(app.getField(label, scope)).toHaveAccessibleDescription(words));

describe('a new account', () => {
  it('needs a name, good addresses and both halves of a basic authentication', async () => {
    await openAdd();
    await app.fill('Account name', '  ');
    await app.fill('SIP realm', 'a realm');
    await app.fill('URL', 'ftp://museum.example', queue());
    await app.check(basicAuth, queue());
    await app.press('Create');
    await waitFor(() => expect(app.getField('Account name')).toHaveFocus());
    await expectTold('SIP realm', 'SIP realm can’t contain spaces.');
    await expectTold('URL', /starting with http:\/\//, queue());
    const both = 'Enter both a username and a password.';
    await expectTold('Username', both, queue());
    await expectTold('Password', both, queue());
    await waitFor(() => expect(app.getField('Method', queue())).toHaveTextContent('POST'));
    await waitFor(() =>
      expect(app.getField('Method', queue())).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(app.writes()).toEqual([]);
  });

  it('cannot have the name or the realm of another, which is said at the field', async () => {
    await openAdd();
    await app.fill('Account name', 'cedar bank');
    await app.press('Create');
    await expectTold(
      'Account name',
      'The name you have entered is already in use on another one of your accounts.',
    );
    await waitFor(() => expect(app.getField('Account name')).toHaveFocus());
    await app.fill('Account name', 'Cedar Bank II');
    await app.fill('SIP realm', 'Cedar-Bank.sip.northwind-voice.example');
    await app.press('Create');
    await expectTold(
      'SIP realm',
      'The SIP Realm you have entered is already in use on another one of your accounts.',
    );
    expect(app.writes()).toEqual([]);
  });

  it('of which a part is refused goes on where saving again makes no second one', async () => {
    await app.open('/internal/accounts/add', 'admin');
    app.answerOnce('POST', 'Accounts/*/Limits', () => app.refusal(500, 'limits are down'));
    await app.fill('Account name', 'Half Made');
    await app.check('Enable call recording');
    await app.fill(/^Max calls/, '7');
    await app.press('Create');
    await app.see('Not saved: Max calls – limits are down');
    await app.expectUrl(/\/accounts\/[0-9a-f-]{36}\/edit/);
    await waitFor(() => expect(app.getField(/^Max calls/)).toHaveValue(7));
    expect(limitsOf('Half Made')).toEqual([]);
    await app.press('Save');
    await app.see('Account updated successfully');
    expect(limitsOf('Half Made')).toEqual([{ category: 'voice_call_session', quantity: 7 }]);
    expect(app.db.all("SELECT 1 FROM accounts WHERE name = 'Half Made'")).toHaveLength(1);
  });

  it('is made once, however often Create is pressed', async () => {
    await openAdd();
    await app.fill('Account name', 'Twice');
    const create = await app.button('Create');
    create.click();
    create.click();
    await app.see('Account created successfully');
    expect(app.writes().map(({ call }) => call)).toEqual(['POST Accounts']);
    expect(app.db.all("SELECT 1 FROM accounts WHERE name = 'Twice'")).toHaveLength(1);
  });
});

describe('a stored account', () => {
  it('keeps what is typed while a save is on its way', async () => {
    await openAccount('Cedar Bank');
    const release = app.hold('PUT', 'Accounts/*');
    await app.fill('Account name', ' Cedar Savings Bank ');
    await app.press('Save');
    await screen.findByRole('button', { name: 'Saving…' });
    await app.fill('SIP realm', 'cedar.example');
    await app.fill('URL', 'https://queue.example/later', queue());
    release();
    await app.see('Account updated successfully');
    await app.see('2 unsaved changes');
    await waitFor(() => expect(app.getField('Account name')).toHaveValue('Cedar Savings Bank'));
    await waitFor(() => expect(app.getField('SIP realm')).toHaveValue('cedar.example'));
    await waitFor(() =>
      expect(app.getField('URL', queue())).toHaveValue('https://queue.example/later'),
    );
    await app.press('Save');
    await app.saved();
    expect(app.accountRow('Cedar Savings Bank').sip_realm).toBe('cedar.example');
    expect(hookOf('Cedar Savings Bank', 'queue_event_hook')).toMatchObject({
      url: 'https://queue.example/later',
    });
  });

  it('remembers a basic authentication that is unticked and ticked again', async () => {
    await openAccount('Cedar Bank');
    await app.fill('Username', 'someone', registration());
    await app.check(basicAuth, registration(), false);
    expect(within(registration()).queryByLabelText('Username')).toBeNull();
    await app.check(basicAuth, registration());
    await waitFor(() => expect(app.getField('Username', registration())).toHaveValue('someone'));
    await app.press('Discard');
    await waitFor(() => expect(app.getField('Username', registration())).toHaveValue('cedar-bank'));
    await app.saved();
  });

  it('asks before what was typed is left, and saves by Ctrl+S', async () => {
    await openAccount('Cedar Bank');
    await app.fill('Account name', 'Cedar Bank & Sons');
    await app.follow('Users');
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await app.press('Keep editing', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(app.getField('Account name')).toHaveValue('Cedar Bank & Sons'));
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await app.see('Account updated successfully');
    expect(app.accountRow('Cedar Bank & Sons')).not.toEqual({});
    await app.follow('Users');
    await app.heading('Users');
  });
});

describe('a save that fails', () => {
  const html = { status: 502, headers: { 'content-type': 'text/html' } };
  const broken = { status: 500, headers: { 'content-type': 'application/json' } };
  const wrong = 'Something went wrong, please try again';
  const lost = /^Connection lost while saving/;

  it.each([
    ['a refusal', () => app.refusal(422, 'the moon is full'), 'the moon is full'],
    ['an error', () => app.refusal(500, 'disk full'), 'disk full'],
    ['a page of HTML', () => new Response('<html><h1>Bad Gateway</h1></html>', html), lost],
    ['a body cut off', () => new Response('{"msg": "half a mess', broken), wrong],
  ])('with %s keeps what was typed', async (_name, answer, text) => {
    await openAccount('Metro Taxi');
    app.answerOnce('PUT', 'Accounts/*', answer);
    await app.fill('Account name', 'Metro Taxis');
    await app.fill('SIP realm', 'taxis.example');
    await app.press('Save');
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(app.getField('Account name')).toHaveValue('Metro Taxis'));
    await waitFor(() => expect(app.getField('SIP realm')).toHaveValue('taxis.example'));
    await app.press('Save');
    await app.see('Account updated successfully');
    expect(app.accountRow('Metro Taxis').sip_realm).toBe('taxis.example');
  });

  it('without a network keeps what was typed and signs nobody out', async () => {
    await openAccount('Metro Taxi');
    app.cut('PUT', 'Accounts/*');
    await app.fill('Account name', 'Metro Taxis');
    await app.press('Save');
    expect((await screen.findAllByText(/Some changes may have been saved/))[0]).toBeVisible();
    await waitFor(() => expect(app.getField('Account name')).toHaveValue('Metro Taxis'));
    app.reconnect();
    await app.press('Save');
    await app.see('Account updated successfully');
    expect(app.accountRow('Metro Taxis')).not.toEqual({});
  });
});

describe('a deletion', () => {
  it('of an unused account asks first, from its own page', async () => {
    await openAdd();
    await app.fill('Account name', 'Short Lived');
    await app.press('Create');
    await app.press('Delete account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Short Lived?' });
    expect(dialog).toHaveTextContent('Delete Short Lived?Also deletes its users, carriers');
    await app.press('Cancel', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.accountRow('Short Lived')).not.toEqual({});
    await app.press('Delete account');
    await app.press('Delete', await screen.findByRole('dialog'));
    await app.see('Deleted account Short Lived');
    await waitFor(() => expect(app.rows()).toHaveLength(8));
    expect(names()).not.toContain('Short Lived');
    expect(app.accountRow('Short Lived')).toEqual({});
  });
});

it('a name and a realm that are both taken are told together', async () => {
  await openAdd();
  await app.fill('Account name', 'Metro Taxi');
  await app.fill('SIP realm', String(app.accountRow('Sunrise Clinic').sip_realm));
  await app.press('Create');
  await waitFor(() => expect(app.getField('Account name')).toHaveAttribute('aria-invalid', 'true'));
  expect(app.getField('SIP realm')).toHaveAttribute('aria-invalid', 'true');
  const alert = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  const taken = [/name you have entered is already in use/i, /realm you have entered is already/i];
  for (const text of taken) expect(alert.some((said) => text.test(said ?? ''))).toBe(true);
  expect(app.writes()).toEqual([]);
});
