import { describe, expect, it } from 'vitest';
import {
  accountRow,
  accountSid,
  answerOnce,
  button,
  check,
  cut,
  db,
  expectUrl,
  fill,
  findField,
  fireEvent,
  follow,
  getField,
  getGroup,
  heading,
  hold,
  open,
  press,
  reconnect,
  refusal,
  rows,
  saved,
  screen,
  see,
  waitFor,
  within,
  writes,
} from './support';

/** The webhook that a column of an account points at. */
const hookOf = (name: string, column: 'registration_hook' | 'queue_event_hook') =>
  db.get(
    'SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?',
    accountRow(name)[`${column}_sid`] ?? null,
  ) ?? null;
const limitsOf = (name: string) =>
  db.all('SELECT category, quantity FROM account_limits WHERE account_sid = ?', accountSid(name));

const openAdd = async () => {
  await open('/internal/accounts/add', 'nora');
  await findField('Account name');
};
const openAccount = async (name: string) => {
  await open(`/internal/accounts/${accountSid(name)}/edit`, 'nora');
  await heading(name);
};
const registration = () => getGroup('Registration webhook');
const queue = () => getGroup('Queue event webhook');
const basicAuth = 'Use HTTP basic authentication';
const names = () =>
  [...document.querySelectorAll('tbody tr td:first-of-type a')].map(
    ({ textContent }) => textContent,
  );
const expectTold = (label: string, words: string | RegExp, scope?: HTMLElement) =>
  waitFor(() => expect(getField(label, scope)).toHaveAccessibleDescription(words));

describe('a new account', () => {
  it('needs a name, good addresses and both halves of a basic authentication', async () => {
    await openAdd();
    await fill('Account name', '  ');
    await fill('SIP realm', 'a realm');
    await fill('URL', 'ftp://museum.example', queue());
    await check(basicAuth, queue());
    await press('Create');
    await waitFor(() => expect(getField('Account name')).toHaveFocus());
    await expectTold('SIP realm', 'SIP realm can’t contain spaces.');
    await expectTold('URL', /starting with http:\/\//, queue());
    const both = 'Enter both a username and a password.';
    await expectTold('Username', both, queue());
    await expectTold('Password', both, queue());
    await waitFor(() => expect(getField('Method', queue())).toHaveTextContent('POST'));
    await waitFor(() =>
      expect(getField('Method', queue())).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(writes()).toEqual([]);
  });

  it('cannot have the name or the realm of another, which is said at the field', async () => {
    await openAdd();
    await fill('Account name', 'cedar bank');
    await press('Create');
    await expectTold(
      'Account name',
      'The name you have entered is already in use on another one of your accounts.',
    );
    await waitFor(() => expect(getField('Account name')).toHaveFocus());
    await fill('Account name', 'Cedar Bank II');
    await fill('SIP realm', 'Cedar-Bank.sip.northwind-voice.example');
    await press('Create');
    await expectTold(
      'SIP realm',
      'The SIP Realm you have entered is already in use on another one of your accounts.',
    );
    expect(writes()).toEqual([]);
  });

  it('of which a part is refused goes on where saving again makes no second one', async () => {
    await open('/internal/accounts/add', 'admin');
    answerOnce('POST', 'Accounts/*/Limits', () => refusal(500, 'limits are down'));
    await fill('Account name', 'Half Made');
    await check('Enable call recording');
    await fill(/^Max calls/, '7');
    await press('Create');
    await see('Not saved: Max calls – limits are down');
    await expectUrl(/\/accounts\/[0-9a-f-]{36}\/edit/);
    await waitFor(() => expect(getField(/^Max calls/)).toHaveValue(7));
    expect(limitsOf('Half Made')).toEqual([]);
    await press('Save');
    await see('Account updated successfully');
    expect(limitsOf('Half Made')).toEqual([{ category: 'voice_call_session', quantity: 7 }]);
    expect(db.all("SELECT 1 FROM accounts WHERE name = 'Half Made'")).toHaveLength(1);
  });

  it('is made once, however often Create is pressed', async () => {
    await openAdd();
    await fill('Account name', 'Twice');
    const create = await button('Create');
    create.click();
    create.click();
    await see('Account created successfully');
    expect(writes().map(({ call }) => call)).toEqual(['POST Accounts']);
    expect(db.all("SELECT 1 FROM accounts WHERE name = 'Twice'")).toHaveLength(1);
  });
});

describe('a stored account', () => {
  it('keeps what is typed while a save is on its way', async () => {
    await openAccount('Cedar Bank');
    const release = hold('PUT', 'Accounts/*');
    await fill('Account name', ' Cedar Savings Bank ');
    await press('Save');
    await screen.findByRole('button', { name: 'Saving…' });
    await fill('SIP realm', 'cedar.example');
    await fill('URL', 'https://queue.example/later', queue());
    release();
    await see('Account updated successfully');
    await see('2 unsaved changes');
    await waitFor(() => expect(getField('Account name')).toHaveValue('Cedar Savings Bank'));
    await waitFor(() => expect(getField('SIP realm')).toHaveValue('cedar.example'));
    await waitFor(() =>
      expect(getField('URL', queue())).toHaveValue('https://queue.example/later'),
    );
    await press('Save');
    await saved();
    expect(accountRow('Cedar Savings Bank').sip_realm).toBe('cedar.example');
    expect(hookOf('Cedar Savings Bank', 'queue_event_hook')).toMatchObject({
      url: 'https://queue.example/later',
    });
  });

  it('remembers a basic authentication that is unticked and ticked again', async () => {
    await openAccount('Cedar Bank');
    await fill('Username', 'someone', registration());
    await check(basicAuth, registration(), false);
    expect(within(registration()).queryByLabelText('Username')).toBeNull();
    await check(basicAuth, registration());
    await waitFor(() => expect(getField('Username', registration())).toHaveValue('someone'));
    await press('Discard');
    await waitFor(() => expect(getField('Username', registration())).toHaveValue('cedar-bank'));
    await saved();
  });

  it('asks before what was typed is left, and saves by Ctrl+S', async () => {
    await openAccount('Cedar Bank');
    await fill('Account name', 'Cedar Bank & Sons');
    await follow('Users');
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Keep editing', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getField('Account name')).toHaveValue('Cedar Bank & Sons'));
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await see('Account updated successfully');
    expect(accountRow('Cedar Bank & Sons')).not.toEqual({});
    await follow('Users');
    await heading('Users');
  });
});

describe('a save that fails', () => {
  const html = { status: 502, headers: { 'content-type': 'text/html' } };
  const broken = { status: 500, headers: { 'content-type': 'application/json' } };
  const wrong = 'Something went wrong, please try again';
  const lost = /^Connection lost while saving/;

  it.each([
    ['a refusal', () => refusal(422, 'the moon is full'), 'the moon is full'],
    ['an error', () => refusal(500, 'disk full'), 'disk full'],
    ['a page of HTML', () => new Response('<html><h1>Bad Gateway</h1></html>', html), lost],
    ['a body cut off', () => new Response('{"msg": "half a mess', broken), wrong],
  ])('with %s keeps what was typed', async (_name, answer, text) => {
    await openAccount('Metro Taxi');
    answerOnce('PUT', 'Accounts/*', answer);
    await fill('Account name', 'Metro Taxis');
    await fill('SIP realm', 'taxis.example');
    await press('Save');
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(getField('Account name')).toHaveValue('Metro Taxis'));
    await waitFor(() => expect(getField('SIP realm')).toHaveValue('taxis.example'));
    await press('Save');
    await see('Account updated successfully');
    expect(accountRow('Metro Taxis').sip_realm).toBe('taxis.example');
  });

  it('without a network keeps what was typed and signs nobody out', async () => {
    await openAccount('Metro Taxi');
    cut('PUT', 'Accounts/*');
    await fill('Account name', 'Metro Taxis');
    await press('Save');
    expect((await screen.findAllByText(/Some changes may have been saved/))[0]).toBeVisible();
    await waitFor(() => expect(getField('Account name')).toHaveValue('Metro Taxis'));
    reconnect();
    await press('Save');
    await see('Account updated successfully');
    expect(accountRow('Metro Taxis')).not.toEqual({});
  });
});

describe('a deletion', () => {
  it('of an unused account asks first, from its own page', async () => {
    await openAdd();
    await fill('Account name', 'Short Lived');
    await press('Create');
    await press('Delete account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Short Lived?' });
    expect(dialog).toHaveTextContent('Delete Short Lived?Also deletes its users, carriers');
    await press('Cancel', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(accountRow('Short Lived')).not.toEqual({});
    await press('Delete account');
    await press('Delete', await screen.findByRole('dialog'));
    await see('Deleted account Short Lived');
    await waitFor(() => expect(rows()).toHaveLength(8));
    expect(names()).not.toContain('Short Lived');
    expect(accountRow('Short Lived')).toEqual({});
  });
});

it('a name and a realm that are both taken are told together', async () => {
  await openAdd();
  await fill('Account name', 'Metro Taxi');
  await fill('SIP realm', String(accountRow('Sunrise Clinic').sip_realm));
  await press('Create');
  await waitFor(() => expect(getField('Account name')).toHaveAttribute('aria-invalid', 'true'));
  expect(getField('SIP realm')).toHaveAttribute('aria-invalid', 'true');
  const alert = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  const taken = [/name you have entered is already in use/i, /realm you have entered is already/i];
  for (const text of taken) expect(alert.some((said) => text.test(said ?? ''))).toBe(true);
  expect(writes()).toEqual([]);
});
