import { describe, expect, it } from 'vitest';
import {
  accountSid,
  answerAlways,
  answerOnce,
  button,
  check,
  choose,
  chooseInMenu,
  click,
  currentUrl,
  db,
  expectUrl,
  fill,
  findCheckbox,
  findField,
  follow,
  forgetRequests,
  getCheckbox,
  getField,
  heading,
  loseAnswerOnce,
  open,
  press,
  refusal,
  requests,
  rows,
  rowWith,
  saved,
  screen,
  see,
  user,
  waitFor,
  writes,
} from './support';
import { mayBeSaved } from './support/faults';

const userRow = (name: string) => db.get('SELECT * FROM users WHERE name = ?', name) ?? {};
const permissionOf = (name: string) =>
  db.get(
    'SELECT permission FROM user_permissions WHERE user_sid = ?',
    userRow(name).user_sid ?? null,
  );
const openUser = async (name: string, operator: 'admin' | 'nora' = 'nora') => {
  await open(`/internal/users/${userRow(name).user_sid}/edit`, operator);
  await heading(name);
};
const openAdd = async (operator: 'admin' | 'nora' | 'sam' = 'nora') => {
  await open('/internal/users/add', operator);
  await findField('Username');
};
const fillNew = async (name: string, password = 'Temporary-1') => {
  await fill('Username', name);
  await fill('Email', `${name}@example.com`);
  await fill(/^Temporary password/, password);
};
const names = () =>
  [...document.querySelectorAll('tbody tr td:first-of-type a')].map(
    ({ textContent }) => textContent,
  );
const expectNames = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted));
const expectScopes = async (...wanted: string[]) => {
  await click(await findField('Scope'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(wanted);
};
const updated = () => see('User updated successfully');
const created = () => see('User created successfully');

describe('the list of users', () => {
  it('is narrowed by text, scope and account, in the address', async () => {
    await open('/internal/users', 'admin');
    await expectScopes('All scopes', 'Admin', 'Service provider', 'Account');
    await click(await screen.findByRole('option', { name: 'Account' }));
    await expectNames('bruno', 'omar', 'sam', 'tara');
    await choose('Account', 'Sunrise Clinic');
    await expectNames('sam', 'tara');
    await fill(await screen.findByRole('searchbox'), 'TARA');
    await expectNames('tara');
    await expectUrl(/TARA/);
    const address = location.pathname + location.search;
    expect(decodeURIComponent(address)).toContain(accountSid('Sunrise Clinic'));
    await open('/internal/accounts');
    await heading('Accounts');
    await open(address);
    await expectNames('tara');
    await fill(await screen.findByRole('searchbox'), 'nobody');
    await see('No results match these filters.');
    await press('Clear filters');
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('shows a provider user no admins, and no scope beyond the own', async () => {
    await open('/internal/users', 'nora');
    await expectNames('bruno', 'fred', 'ines', 'nora', 'omar', 'sam', 'tara', 'vera');
    await expectScopes('Service provider and account', 'Service provider', 'Account');
  });

  it('shows an account user those of the own account, with no account filter', async () => {
    await open('/internal/users', 'sam');
    await expectNames('sam', 'tara');
    expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
    await expectScopes('Account');
  });
});

describe('the whole list', () => {
  it('shows an admin the admins and the users of the current provider, by name', async () => {
    await open('/internal/users', 'admin');
    await expectNames(...'admin anna bruno fred ines nora omar sam tara vera'.split(' '));
    expect(requests()).toHaveLength(3);
    const row = (name: string) => rowWith(`${name}@`);
    expect(row('admin')).toHaveTextContent('Admin');
    expect(row('admin')).toHaveTextContent('You');
    await waitFor(() => expect(row('bruno')).toHaveTextContent('Account: Cedar Bank'));
    expect(row('nora')).toHaveTextContent('Service provider: Northwind Voice');
    expect(row('ines')).toHaveTextContent('Inactive');
    expect(row('fred')).toHaveTextContent('Must change password');
  });
});

describe('a new user', () => {
  it('has a password drawn for it, which the rules beside it tick', async () => {
    await open('/internal/users/add', 'nora');
    const rule = async () => (await see(/^Be at least \d+ characters long$/)).closest('li');
    expect(await rule()).toHaveTextContent(/Not met$/);
    await fill('Temporary password', 'long enough by far');
    expect(await rule()).toHaveTextContent(/[^t] ?Met$/);
    await fill('Temporary password', '');
    await press('Generate password');
    expect(await rule()).toHaveTextContent(/Met$/);
    expect(screen.queryByText('Not met')).toBeNull();
    expect(getField('Temporary password').value).toHaveLength(16);
    await press('Copy password');
    expect(screen.queryByText(getField('Temporary password').value)).toBeNull();
  });

  it('of an account belongs to it and to the provider, and its list opens', async () => {
    await openAdd();
    await see('Contain at least one number');
    await press('Create');
    await waitFor(() => expect(getField('Username')).toHaveFocus());
    await fillNew('zoe', 'short');
    await fill('Email', 'zoe');
    await expectScopes('Service provider', 'Account');
    await click(await screen.findByRole('option', { name: 'Account' }));
    await press('Create');
    await see('Invalid password.');
    await see('Must be a valid email');
    expect(writes()).toEqual([]);

    await fill(/^Temporary password/, 'Temporary-1');
    await fill('Email', 'zoe@example.com');
    await choose('Account', 'Cedar Bank');
    await press('Create');
    await created();
    await expectNames('bruno', 'zoe');
    await waitFor(() => expect(getField('Account')).toHaveValue('Cedar Bank'));
    const { service_provider_sid } = userRow('nora');
    const account_sid = accountSid('Cedar Bank');
    expect(writes()).toEqual([
      {
        call: 'POST Users',
        body: {
          name: 'zoe',
          email: 'zoe@example.com',
          initial_password: 'Temporary-1',
          force_change: true,
          is_active: true,
          service_provider_sid,
          account_sid,
        },
      },
    ]);
    expect(userRow('zoe')).toMatchObject({
      account_sid,
      service_provider_sid,
      force_change: 1,
      is_active: 1,
    });
  });

  it('of admin scope has no sids; only an admin can make one', async () => {
    await openAdd('admin');
    await fillNew('root');
    await choose('Scope', 'Admin');
    await check('View only');
    await press('Create');
    await created();
    expect(userRow('root')).toMatchObject({ account_sid: null, service_provider_sid: null });
    expect(permissionOf('root')).toMatchObject({ permission: 'VIEW_ONLY' });
    await waitFor(() => expect(names()).toContain('root'));
  });

  it('made by an account user stays in its account', async () => {
    await openAdd('sam');
    await fillNew('sue');
    expect(screen.queryByRole('combobox', { name: /^Scope/ })).toBeNull();
    await press('Create');
    await created();
    const { account_sid, service_provider_sid } = userRow('sam');
    expect(userRow('sue')).toMatchObject({ account_sid, service_provider_sid });
  });

  it('cannot have the name or e-mail of another, which is said at the field', async () => {
    await openAdd();
    await fillNew('Sam');
    await press('Create');
    await waitFor(() =>
      expect(getField('Username')).toHaveAccessibleDescription('This username is already in use.'),
    );
    await waitFor(() => expect(getField('Username')).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(getField('Username')).toHaveFocus());
    await fill('Username', 'samuel');
    await fill('Email', 'sam@northwind-voice.example');
    await press('Create');
    await waitFor(() =>
      expect(getField('Email')).toHaveAccessibleDescription('This email is already in use.'),
    );
    expect(writes()).toEqual([]);
  });

  it('of an account is impossible where the provider has none', async () => {
    const { service_provider_sid } = userRow('hugo');
    db.run('DELETE FROM users WHERE name = ?', 'dana');
    answerAlways('GET', `ServiceProviders/${service_provider_sid}/Accounts`, () =>
      Response.json([]),
    );
    await open('/internal/users', 'admin');
    await choose('Service provider', 'Quayside Telecom');
    await waitFor(() => expect(getField('Service provider')).toHaveValue('Quayside Telecom'));
    await follow('Users');
    await follow('Add user');
    await fillNew('zoe');
    await choose('Scope', 'Account');
    await see('Cannot create an account. Service Provider has no accounts.');
    await press('Create');
    await waitFor(() => expect(getField('Account')).toHaveAttribute('aria-invalid', 'true'));
    expect(writes()).toEqual([]);
  });

  it('that is refused for a reason that no field shows can be saved again', async () => {
    answerOnce('POST', 'Users', () => refusal(422, "Duplicate entry 'zoe' for key 'root_domain'"));
    await openAdd();
    await fillNew('zoe');
    await press('Create');
    expect((await screen.findAllByText('“zoe” is already in use.'))[0]).toBeVisible();
    // Enter presses the button, which does nothing as long as it is disabled.
    await button('Create');
    await user.type(getField('Username'), '{Enter}');
    await created();
    expect(userRow('zoe')).not.toEqual({});
  });

  it('that is refused leaves everything typed in place', async () => {
    await openAdd();
    // The name of a user whom only other providers see.
    await fillNew('hugo');
    await press('Create');
    expect((await screen.findAllByText('invalid username or email'))[0]).toBeVisible();
    await waitFor(() => expect(getField('Username')).toHaveValue('hugo'));
    await fill('Username', 'hugh');
    await fill('Email', 'hugh@example.com');
    await press('Create');
    await created();
    expect(userRow('hugh').service_provider_sid).toBe(userRow('nora').service_provider_sid);
  });
});

describe('a stored user', () => {
  it('opened from the list keeps its view-only state', async () => {
    await open('/internal/users', 'nora');
    await follow('vera');
    await findField('Email');
    await waitFor(() => expect(getCheckbox('View only')).toBeChecked());
    await fill('Email', 'vera@example.com');
    await press('Save');
    await updated();
    expect(permissionOf('vera')).toMatchObject({ permission: 'VIEW_ONLY' });
    await check('View only', undefined, false);
    await press('Save');
    await waitFor(() => expect(permissionOf('vera')).toBeUndefined());
  });

  it('cannot shut itself out by its own switches', async () => {
    await openUser('nora');
    const help = 'Only another user can change this for you.';
    for (const label of ['Active', 'View only']) {
      await waitFor(() => expect(getCheckbox(label)).toBeDisabled());
    }
    expect(screen.getAllByText(help)).toHaveLength(2);
    await openUser('tara');
    await waitFor(() => expect(getCheckbox('Active')).toBeEnabled());
  });

  it('gets a new password only when one is typed, and a good one', async () => {
    await openUser('tara');
    const before = userRow('tara').hashed_password;
    await fill(/^Temporary password/, 'short');
    await press('Save');
    await see('Invalid password.');
    await fill(/^Temporary password/, 'Temporary-1');
    await press('Save');
    await updated();
    await waitFor(() => expect(getField(/^Temporary password/)).toHaveValue(''));
    const changed = userRow('tara').hashed_password;
    expect(changed).not.toBe(before);
    await check('Active', undefined, false);
    await press('Save');
    await waitFor(() => expect(userRow('tara').is_active).toBe(0));
    expect(userRow('tara').hashed_password).toBe(changed);
  });

  it('moves to another account, never to a wider scope', async () => {
    await openUser('bruno');
    await see(/Create a new user instead/);
    await click(await findField('Scope'));
    expect(await screen.findByRole('option', { name: 'Service provider' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await choose('Account', 'Metro Taxi');
    await see('Saving logs this user out.');
    await press('Save');
    await updated();
    const account_sid = accountSid('Metro Taxi');
    expect(writes().map(({ body }) => body)).toEqual([
      { name: 'bruno', account_sid, is_view_only: false },
    ]);
    expect(userRow('bruno').account_sid).toBe(account_sid);
  });

  it('of admin scope moves to an account in two steps', async () => {
    await openUser('anna', 'admin');
    await choose('Scope', 'Account');
    await choose('Account', 'Cedar Bank');
    await press('Save');
    await updated();
    expect(userRow('anna')).toMatchObject({
      account_sid: accountSid('Cedar Bank'),
      service_provider_sid: userRow('nora').service_provider_sid,
    });
  });

  it('whose first step was stored and not answered goes on with the second', async () => {
    await openUser('anna', 'admin');
    await choose('Scope', 'Account');
    await choose('Account', 'Cedar Bank');
    loseAnswerOnce('PUT', 'Users/*');
    await press('Save');
    await see(mayBeSaved);
    expect(userRow('anna')).toMatchObject({ account_sid: null });
    await press('Save');
    // Nobody else has changed the scope: nothing is asked.
    await updated();
    expect(writes().map(({ body }) => body)).toMatchObject([
      { service_provider_sid: userRow('nora').service_provider_sid },
      { account_sid: accountSid('Cedar Bank') },
    ]);
    expect(userRow('anna').account_sid).toBe(accountSid('Cedar Bank'));
  });

  it('of another provider keeps its scope and account', async () => {
    await openUser('dana', 'admin');
    await see(/belongs to another service provider/);
    expect(screen.queryByRole('combobox', { name: /^Scope/ })).toBeNull();
    const { account_sid } = userRow('dana');
    await fill('Email', 'dana@example.com');
    await press('Save');
    await updated();
    expect(userRow('dana')).toMatchObject({ account_sid, email: 'dana@example.com' });
  });
});

it('the own user is changed with what changed, and stays signed in', async () => {
  await open('/internal/accounts', 'nora');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  forgetRequests();
  await follow(/^Your user: ?nora/);
  await waitFor(() => expect(screen.getByTitle(String(userRow('nora').user_sid))).toBeVisible());
  await see(/Contain at least one number/);
  expect(requests().length).toBeLessThanOrEqual(8);
  await fill('Email', 'nora@example.com');
  await press('Save');
  await updated();
  expect(writes().map(({ body }) => body)).toEqual([
    { name: 'nora', email: 'nora@example.com', is_view_only: false },
  ]);
  expect(userRow('nora').email).toBe('nora@example.com');
  await open(currentUrl());
  expect(await findField('Email')).toHaveValue('nora@example.com');
  // And back again: the second save starts from what the first one stored.
  for (const email of ['first@example.com', 'nora@example.com']) {
    await fill('Email', email);
    await press('Save');
    await waitFor(() => expect(userRow('nora').email).toBe(email));
    await saved();
  }
});

describe('deleting', () => {
  const confirm = async () => press('Delete', await screen.findByRole('dialog'));

  it('from the list and from the page asks, and says who is gone', async () => {
    await open('/internal/users', 'nora');
    await chooseInMenu('omar', 'Delete');
    await press('Cancel', await screen.findByRole('dialog'));
    expect(userRow('omar')).toHaveProperty('name');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseInMenu('omar', 'Delete');
    await confirm();
    await see('Deleted user omar');
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(userRow('omar')).toEqual({});

    await openUser('ines');
    // A form with unsaved changes does not stand in the way: nothing is left to save.
    await fill('Email', 'ines@example.com');
    await press('Delete user');
    await confirm();
    await see('Deleted user ines');
    await expectUrl(/\/internal\/users(\?|$)/);
    await waitFor(() => expect(names()).toHaveLength(6));
  });

  it('the own user signs out', async () => {
    await open('/', 'sam');
    await follow(/^Your user: ?sam/);
    await press('Delete user');
    expect(await screen.findByRole('dialog')).toHaveTextContent('This is your own user');
    await confirm();
    await see("You've successfully logged out.");
    expect(userRow('sam')).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('the last active admin is refused in words', async () => {
    db.run("DELETE FROM users WHERE name = 'anna'");
    await openUser('admin', 'admin');
    await press('Delete user');
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('The last active admin'),
    );
    expect(userRow('admin')).toHaveProperty('name');
  });
});

describe('who may not', () => {
  it('a view-only user looks but changes nothing', async () => {
    await open('/internal/users', 'vera');
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(screen.queryByRole('link', { name: 'Add user' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([]);
    await open(`/internal/users/${userRow('bruno').user_sid}/edit`);
    await see('Read-only');
    for (const label of ['Username', 'Scope', 'Account']) {
      // MUI says of its select that it is disabled to readers alone.
      const input = await findField(label);
      expect(input.disabled || input.getAttribute('aria-disabled') === 'true', label).toBe(true);
    }
    expect(await findCheckbox('Active')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('an account user does not reach users of other accounts', async () => {
    await open(`/internal/users/${userRow('bruno').user_sid}/edit`, 'sam');
    await see('You do not have access.');
    await expectUrl(/\/internal\/users(\?|$)/);
  });
});
