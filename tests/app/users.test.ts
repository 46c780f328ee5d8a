import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { mayBeSaved } from './support/faults';

const userRow = (name: string) => app.db.get('SELECT * FROM users WHERE name = ?', name) ?? {};
const permissionOf = (name: string) =>
  app.db.get(
    'SELECT permission FROM user_permissions WHERE user_sid = ?',
    userRow(name).user_sid ?? null,
  );
const openUser = async (name: string, operator: 'admin' | 'nora' = 'nora') => {
  await app.open(`/internal/users/${userRow(name).user_sid}/edit`, operator);
  await app.heading(name);
};
const openAdd = async (operator: 'admin' | 'nora' | 'sam' = 'nora') => {
  await app.open('/internal/users/add', operator);
  await app.findField('Username');
};
const fillNew = async (name: string, password = 'Temporary-1') => {
  await app.fill('Username', name);
  await app.fill('Email', `${name}@example.com`);
  await app.fill(/^Temporary password/, password);
};
const names = () =>
  [...document.querySelectorAll('tbody .row-link')].map(({ textContent }) => textContent);
const expectNames = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted));
const expectScopes = async (...wanted: string[]) => {
  await app.click(await app.findField('Scope'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(wanted);
};
const updated = () => app.see('User updated successfully');
const created = () => app.see('User created successfully');

describe('the list of users', () => {
  it('is narrowed by text, scope and account, in the address', async () => {
    await app.open('/internal/users', 'admin');
    await expectScopes('All scopes', 'Admin', 'Service provider', 'Account');
    await app.click(await screen.findByRole('option', { name: 'Account' }));
    await expectNames('bruno', 'omar', 'sam', 'tara');
    await app.choose('Account', 'Sunrise Clinic');
    await expectNames('sam', 'tara');
    await app.fill(await screen.findByRole('searchbox'), 'TARA');
    await expectNames('tara');
    await app.expectUrl(/TARA/);
    const address = location.pathname + location.search;
    expect(decodeURIComponent(address)).toContain(app.accountSid('Sunrise Clinic'));
    await app.open('/internal/accounts');
    await app.heading('Accounts');
    await app.open(address);
    await expectNames('tara');
    await app.fill(await screen.findByRole('searchbox'), 'nobody');
    await app.see('No results match these filters.');
    await app.press('Clear filters');
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('shows a provider user no admins, and no scope beyond the own', async () => {
    await app.open('/internal/users', 'nora');
    await expectNames('bruno', 'fred', 'ines', 'nora', 'omar', 'sam', 'tara', 'vera');
    await expectScopes('Service provider and account', 'Service provider', 'Account');
  });

  it('shows an account user those of the own account, with no account filter', async () => {
    await app.open('/internal/users', 'sam');
    await expectNames('sam', 'tara');
    expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
    await expectScopes('Account');
  });
});

describe('the whole list', () => {
  it('shows an admin the admins and the users of the current provider, by name', async () => {
    await app.open('/internal/users', 'admin');
    await expectNames(...'admin anna bruno fred ines nora omar sam tara vera'.split(' '));
    expect(app.requests()).toHaveLength(3);
    const row = (name: string) => app.rowWith(`${name}@`);
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
    await app.open('/internal/users/add', 'nora');
    const rule = async () => (await app.see(/^Be at least \d+ characters long$/)).closest('li');
    expect(await rule()).toHaveTextContent(/Not met$/);
    await app.fill('Temporary password', 'long enough by far');
    expect(await rule()).toHaveTextContent(/[^t] ?Met$/);
    await app.fill('Temporary password', '');
    await app.press('Generate password');
    expect(await rule()).toHaveTextContent(/Met$/);
    expect(screen.queryByText('Not met')).toBeNull();
    expect(app.getField('Temporary password').value).toHaveLength(16);
    await app.press('Copy password');
    expect(screen.queryByText(app.getField('Temporary password').value)).toBeNull();
  });

  it('of an account belongs to it and to the provider, and its list opens', async () => {
    await openAdd();
    await app.see('Contain at least one number');
    await app.press('Create');
    await waitFor(() => expect(app.getField('Username')).toHaveFocus());
    await fillNew('zoe', 'short');
    await app.fill('Email', 'zoe');
    await expectScopes('Service provider', 'Account');
    await app.click(await screen.findByRole('option', { name: 'Account' }));
    await app.press('Create');
    await app.see('Invalid password.');
    await app.see('Must be a valid email');
    expect(app.writes()).toEqual([]);

    await app.fill(/^Temporary password/, 'Temporary-1');
    await app.fill('Email', 'zoe@example.com');
    await app.choose('Account', 'Cedar Bank');
    await app.press('Create');
    await created();
    await expectNames('bruno', 'zoe');
    await waitFor(() => expect(app.getField('Account')).toHaveValue('Cedar Bank'));
    const { service_provider_sid } = userRow('nora');
    const account_sid = app.accountSid('Cedar Bank');
    expect(app.writes()).toEqual([
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
    await app.choose('Scope', 'Admin');
    await app.check('View only');
    await app.press('Create');
    await created();
    expect(userRow('root')).toMatchObject({ account_sid: null, service_provider_sid: null });
    expect(permissionOf('root')).toMatchObject({ permission: 'VIEW_ONLY' });
    await waitFor(() => expect(names()).toContain('root'));
  });

  it('made by an account user stays in its account', async () => {
    await openAdd('sam');
    await fillNew('sue');
    expect(screen.queryByRole('combobox', { name: /^Scope/ })).toBeNull();
    await app.press('Create');
    await created();
    const { account_sid, service_provider_sid } = userRow('sam');
    expect(userRow('sue')).toMatchObject({ account_sid, service_provider_sid });
  });

  it('cannot have the name or e-mail of another, which is said at the field', async () => {
    await openAdd();
    await fillNew('Sam');
    await app.press('Create');
    await waitFor(() =>
      expect(app.getField('Username')).toHaveAccessibleDescription(
        'This username is already in use.',
      ),
    );
    await waitFor(() => expect(app.getField('Username')).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(app.getField('Username')).toHaveFocus());
    await app.fill('Username', 'samuel');
    await app.fill('Email', 'sam@northwind-voice.example');
    await app.press('Create');
    await waitFor(() =>
      expect(app.getField('Email')).toHaveAccessibleDescription('This email is already in use.'),
    );
    expect(app.writes()).toEqual([]);
  });

  it('of an account is impossible where the provider has none', async () => {
    const { service_provider_sid } = userRow('hugo');
    app.db.run('DELETE FROM users WHERE name = ?', 'dana');
    app.answerAlways('GET', `ServiceProviders/${service_provider_sid}/Accounts`, () =>
      Response.json([]),
    );
    await app.open('/internal/users', 'admin');
    await app.choose('Service provider', 'Quayside Telecom');
    await waitFor(() => expect(app.getField('Service provider')).toHaveValue('Quayside Telecom'));
    await app.follow('Users');
    await app.follow('Add user');
    await fillNew('zoe');
    await app.choose('Scope', 'Account');
    await app.see('Cannot create an account. Service Provider has no accounts.');
    await app.press('Create');
    await waitFor(() => expect(app.getField('Account')).toHaveAttribute('aria-invalid', 'true'));
    expect(app.writes()).toEqual([]);
  });

  it('that is refused for a reason that no field shows can be saved again', async () => {
    app.answerOnce('POST', 'Users', () =>
      app.refusal(422, "Duplicate entry 'zoe' for key 'root_domain'"),
    );
    await openAdd();
    await fillNew('zoe');
    await app.press('Create');
    expect((await screen.findAllByText('“zoe” is already in use.'))[0]).toBeVisible();
    // Enter presses the button, which does nothing as long as it is disabled.
    await app.button('Create');
    await user.type(app.getField('Username'), '{Enter}');
    await created();
    expect(userRow('zoe')).not.toEqual({});
  });

  it('that is refused leaves everything typed in place', async () => {
    await openAdd();
    // The name of a user whom only other providers see.
    await fillNew('hugo');
    await app.press('Create');
    expect((await screen.findAllByText('invalid username or email'))[0]).toBeVisible();
    await waitFor(() => expect(app.getField('Username')).toHaveValue('hugo'));
    await app.fill('Username', 'hugh');
    await app.fill('Email', 'hugh@example.com');
    await app.press('Create');
    await created();
    expect(userRow('hugh').service_provider_sid).toBe(userRow('nora').service_provider_sid);
  });
});

describe('a stored user', () => {
  it('opened from the list keeps its view-only state', async () => {
    await app.open('/internal/users', 'nora');
    await app.follow('vera');
    await app.findField('Email');
    await waitFor(() => expect(app.getCheckbox('View only')).toBeChecked());
    await app.fill('Email', 'vera@example.com');
    await app.press('Save');
    await updated();
    expect(permissionOf('vera')).toMatchObject({ permission: 'VIEW_ONLY' });
    await app.check('View only', undefined, false);
    await app.press('Save');
    await waitFor(() => expect(permissionOf('vera')).toBeUndefined());
  });

  it('cannot shut itself out by its own switches', async () => {
    await openUser('nora');
    const help = 'Only another user can change this for you.';
    for (const label of ['Active', 'View only']) {
      await waitFor(() => expect(app.getCheckbox(label)).toBeDisabled());
    }
    expect(screen.getAllByText(help)).toHaveLength(2);
    await openUser('tara');
    await waitFor(() => expect(app.getCheckbox('Active')).toBeEnabled());
  });

  it('gets a new password only when one is typed, and a good one', async () => {
    await openUser('tara');
    const before = userRow('tara').hashed_password;
    await app.fill(/^Temporary password/, 'short');
    await app.press('Save');
    await app.see('Invalid password.');
    await app.fill(/^Temporary password/, 'Temporary-1');
    await app.press('Save');
    await updated();
    await waitFor(() => expect(app.getField(/^Temporary password/)).toHaveValue(''));
    const changed = userRow('tara').hashed_password;
    expect(changed).not.toBe(before);
    await app.check('Active', undefined, false);
    await app.press('Save');
    await waitFor(() => expect(userRow('tara').is_active).toBe(0));
    expect(userRow('tara').hashed_password).toBe(changed);
  });

  it('moves to another account, never to a wider scope', async () => {
    await openUser('bruno');
    await app.see(/Create a new user instead/);
    await app.click(await app.findField('Scope'));
    expect(await screen.findByRole('option', { name: 'Service provider' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await app.choose('Account', 'Metro Taxi');
    await app.see('Saving logs this user out.');
    await app.press('Save');
    await updated();
    const account_sid = app.accountSid('Metro Taxi');
    expect(app.writes().map(({ body }) => body)).toEqual([
      { name: 'bruno', account_sid, is_view_only: false },
    ]);
    expect(userRow('bruno').account_sid).toBe(account_sid);
  });

  it('of admin scope moves to an account in two steps', async () => {
    await openUser('anna', 'admin');
    await app.choose('Scope', 'Account');
    await app.choose('Account', 'Cedar Bank');
    await app.press('Save');
    await updated();
    expect(userRow('anna')).toMatchObject({
      account_sid: app.accountSid('Cedar Bank'),
      service_provider_sid: userRow('nora').service_provider_sid,
    });
  });

  it('whose first step was stored and not answered goes on with the second', async () => {
    await openUser('anna', 'admin');
    await app.choose('Scope', 'Account');
    await app.choose('Account', 'Cedar Bank');
    app.loseAnswerOnce('PUT', 'Users/*');
    await app.press('Save');
    await app.see(mayBeSaved);
    expect(userRow('anna')).toMatchObject({ account_sid: null });
    await app.press('Save');
    // Nobody else has changed the scope: nothing is asked.
    await updated();
    expect(app.writes().map(({ body }) => body)).toMatchObject([
      { service_provider_sid: userRow('nora').service_provider_sid },
      { account_sid: app.accountSid('Cedar Bank') },
    ]);
    expect(userRow('anna').account_sid).toBe(app.accountSid('Cedar Bank'));
  });

  it('of another provider keeps its scope and account', async () => {
    await openUser('dana', 'admin');
    await app.see(/belongs to another service provider/);
    expect(screen.queryByRole('combobox', { name: /^Scope/ })).toBeNull();
    const { account_sid } = userRow('dana');
    await app.fill('Email', 'dana@example.com');
    await app.press('Save');
    await updated();
    expect(userRow('dana')).toMatchObject({ account_sid, email: 'dana@example.com' });
  });
});

it('the own user is changed with what changed, and stays signed in', async () => {
  await app.open('/internal/accounts', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  app.forgetRequests();
  await app.follow(/^Logged in as ?nora/);
  await waitFor(() => expect(screen.getByTitle(String(userRow('nora').user_sid))).toBeVisible());
  await app.see(/Contain at least one number/);
  expect(app.requests().length).toBeLessThanOrEqual(8);
  await app.fill('Email', 'nora@example.com');
  await app.press('Save');
  await updated();
  expect(app.writes().map(({ body }) => body)).toEqual([
    { name: 'nora', email: 'nora@example.com', is_view_only: false },
  ]);
  expect(userRow('nora').email).toBe('nora@example.com');
  await app.open(app.currentUrl());
  expect(await app.findField('Email')).toHaveValue('nora@example.com');
  // And back again: the second save starts from what the first one stored.
  for (const email of ['first@example.com', 'nora@example.com']) {
    await app.fill('Email', email);
    await app.press('Save');
    await waitFor(() => expect(userRow('nora').email).toBe(email));
    await app.saved();
  }
});

describe('deleting', () => {
  const confirm = async () => app.press('Delete', await screen.findByRole('dialog'));

  it('from the list and from the page asks, and says who is gone', async () => {
    await app.open('/internal/users', 'nora');
    await app.chooseInMenu('omar', 'Delete');
    await app.press('Cancel', await screen.findByRole('dialog'));
    expect(userRow('omar')).toHaveProperty('name');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.chooseInMenu('omar', 'Delete');
    await confirm();
    await app.see('Deleted user omar');
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(userRow('omar')).toEqual({});

    await openUser('ines');
    // A form with unsaved changes does not stand in the way: nothing is left to save.
    await app.fill('Email', 'ines@example.com');
    await app.press('Delete user');
    await confirm();
    await app.see('Deleted user ines');
    await app.expectUrl(/\/internal\/users(\?|$)/);
    await waitFor(() => expect(names()).toHaveLength(6));
  });

  it('the own user signs out', async () => {
    await app.open('/', 'sam');
    await app.follow(/^Logged in as ?sam/);
    await app.press('Delete user');
    expect(await screen.findByRole('dialog')).toHaveTextContent('This is your own user');
    await confirm();
    await app.see("You've successfully logged out.");
    expect(userRow('sam')).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('the last active admin is refused in words', async () => {
    app.db.run("DELETE FROM users WHERE name = 'anna'");
    await openUser('admin', 'admin');
    await app.press('Delete user');
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('The last active admin'),
    );
    expect(userRow('admin')).toHaveProperty('name');
  });
});

describe('who may not', () => {
  it('a view-only user looks but changes nothing', async () => {
    await app.open('/internal/users', 'vera');
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(screen.queryByRole('link', { name: 'Add user' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([]);
    await app.open(`/internal/users/${userRow('bruno').user_sid}/edit`);
    await app.see('Read-only');
    for (const label of ['Username', 'Scope', 'Account']) {
      // MUI says of its select that it is disabled to readers alone.
      const input = await app.findField(label);
      expect(input.disabled || input.getAttribute('aria-disabled') === 'true', label).toBe(true);
    }
    expect(await app.findCheckbox('Active')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull();
    expect(app.writes()).toEqual([]);
  });

  it('an account user does not reach users of other accounts', async () => {
    await app.open(`/internal/users/${userRow('bruno').user_sid}/edit`, 'sam');
    await app.see('You do not have access.');
    await app.expectUrl(/\/internal\/users(\?|$)/);
  });
});
