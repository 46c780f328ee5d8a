import { describe, expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, user, waitFor } from './support';

const rowOf = (username: string, account = 'Sunrise Clinic') =>
  app.db.get(
    'SELECT * FROM clients WHERE username = ? AND account_sid = ?',
    username,
    app.accountSid(account),
  ) ?? {};
const realmOf = (account: string) =>
  String(app.db.get('SELECT sip_realm FROM accounts WHERE name = ?', account)?.sip_realm);
const forgetRealm = (name: string) =>
  app.db.run('UPDATE accounts SET sip_realm = NULL WHERE name = ?', name);
const noRealm = 'Sip realm is not set for the account.';
const lever = () => screen.findByRole('switch', { name: 'nurse-2 is active' });
const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const queues = 'Allow direct calling to queues';
const flags = [
  'Allow direct calling to applications',
  queues,
  'Allow direct calling to other users',
];

describe('a client', () => {
  it.each([
    ['admin', 'Metro Taxi'],
    ['nora', 'Cedar Bank'],
    ['sam', 'Sunrise Clinic'],
  ] as const)('is added, changed and deleted by %s', async (operator, account) => {
    await app.open('/internal/clients/add', operator);
    await app.findField('Username');
    for (const flag of flags) expect(app.getCheckbox(flag)).toBeChecked();
    if (operator === 'sam') expect(screen.queryByLabelText(/^Account/)).toBeNull();
    else await app.choose('Account', account);
    await app.see(realmOf(account));
    await app.press('Create');
    await waitFor(() => expect(app.getField('Username')).toHaveFocus());
    await waitFor(() => expect(app.getField('Password')).toHaveAttribute('aria-invalid', 'true'));

    await app.fill('Username', 'RECEPTION');
    await app.fill('Password', 'correct horse');
    await app.check(queues, undefined, false);
    await app.press('Create');
    expect(
      (
        await screen.findAllByText(
          'The username you have entered is already in use on this account.',
        )
      )[0],
    ).toBeVisible();
    await app.fill('Username', 'lobby');
    await app.press('Create');
    await app.see('SIP client created successfully');
    expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(10);
    expect(rowOf('lobby', account)).toMatchObject({
      is_active: 1,
      allow_direct_app_calling: 1,
      allow_direct_queue_calling: 0,
      allow_direct_user_calling: 1,
    });
    await app.expectUrl(/\/internal\/clients\?/);

    const { password } = rowOf('lobby', account);
    await app.follow('lobby');
    expect(await app.findField('Username')).toBeDisabled();
    await waitFor(() => expect(app.getGroup('Password')).toHaveTextContent('Current: c…'));
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    if (operator !== 'sam') await waitFor(() => expect(app.getField('Account')).toBeDisabled());
    await waitFor(() => expect(app.getCheckbox(queues)).not.toBeChecked());
    await app.saved();
    await app.check(queues);
    await app.check('Active', undefined, false);
    await app.press('Save');
    await app.see('SIP client updated successfully');
    await app.expectUrl(/\/internal\/clients(\?.*)?$/);
    expect(rowOf('lobby', account)).toMatchObject({
      is_active: 0,
      allow_direct_queue_calling: 1,
      password,
    });

    await app.follow('lobby');
    await app.press('Delete SIP client');
    await app.press('Delete', await screen.findByRole('dialog'));
    await app.see('Deleted SIP client lobby');
    expect(rowOf('lobby', account)).toEqual({});
  });

  it('that cannot be loaded is told with the reason, in the list', async () => {
    const sid = rowOf('nurse-1').client_sid;
    app.answerAlways('GET', `Clients/${sid}`, () => app.refusal(500, 'The disk is full'));
    await app.open(`/internal/clients/${sid}/edit`, 'nora');
    await app.see('The disk is full');
    await app.expectUrl(/\/internal\/clients$/);
    await filled();
  });

  it('of somebody else does not exist, and leads to the list', async () => {
    app.db.run(
      'UPDATE clients SET account_sid = ? WHERE client_sid = ?',
      app.accountSid('Dockside Logistics'),
      String(rowOf('nurse-1').client_sid),
    );
    const foreign = rowOf('nurse-1', 'Dockside Logistics').client_sid;
    await app.open(`/internal/clients/${foreign}/edit`, 'nora');
    await app.see('SIP client not found');
    await app.expectUrl(/\/internal\/clients$/);
    await app.open(`/internal/clients/${rowOf('reception', 'Cedar Bank').client_sid}/edit`, 'sam');
    await app.see('SIP client not found');
    await app.expectUrl(/\/internal\/clients$/);
  });
});

describe('an account without a SIP realm', () => {
  it('takes no client: Save is disabled, and enabled for another account', async () => {
    forgetRealm('City Library');
    await app.open('/internal/clients/add', 'nora');
    await app.fill('Username', 'lobby');
    await app.fill('Password', 'correct horse');
    expect(await app.button('Create')).toBeEnabled();
    await app.choose('Account', 'City Library');
    await app.see(noRealm);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled());
    await user.type(app.getField('Username'), '{Enter}');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await app.expectUrl(/\/add$/);
    expect(rowOf('lobby', 'City Library')).toEqual({});
    expect(await app.link('Set a SIP realm')).toHaveAttribute(
      'href',
      `/internal/accounts/${app.accountSid('City Library')}/edit`,
    );
    await app.choose('Account', 'Cedar Bank');
    await waitFor(() => expect(screen.queryByText(noRealm)).toBeNull());
    expect(await app.button('Create')).toBeEnabled();
  });

  it('of an account user takes none either, and says so in the list', async () => {
    forgetRealm('Sunrise Clinic');
    await app.open('/internal/clients', 'sam');
    await app.see('This account has no SIP realm, so its devices can’t register.');
    await app.follow('Add SIP client');
    await app.see(noRealm);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled());
  });
});

describe('the list of clients', () => {
  it('deletes a client by name', async () => {
    await app.open('/internal/clients', 'sam');
    await app.chooseInMenu('nurse-1', 'Delete');
    await app.press('Delete', await screen.findByRole('dialog'));
    await app.see('Deleted SIP client nurse-1');
    await app.see('4 total');
    expect(rowOf('nurse-1')).toEqual({});
  });

  it('leads a provider without accounts to its first one', async () => {
    app.db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
    );
    const words = 'You must create an account before you can create a SIP client.';
    await app.open('/internal/clients', 'admin');
    await app.see(words);
    await app.open('/internal/clients/add');
    await app.see(words);
    await app.expectUrl('/internal/accounts');
  });

  it('offers nothing that writes to a view-only user', async () => {
    await app.open('/internal/clients', 'vera');
    await filled();
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add SIP client' })).toBeNull();
    expect((await app.offered()).flat()).not.toContain('Delete');
    await app.open(`/internal/clients/${rowOf('nurse-1').client_sid}/edit`);
    await app.findField('Username');
    await waitFor(() => expect(app.getCheckbox('Active')).toBeDisabled());
    expect(screen.queryByRole('button', { name: 'Delete SIP client' })).toBeNull();
  });

  it.each(['admin', 'nora', 'sam'] as const)('switches a client for %s', async (operator) => {
    await app.open('/internal/clients', operator);
    await filled();
    if (operator !== 'sam') {
      await app.choose('Account', 'Sunrise Clinic');
      await waitFor(() => expect(app.rows()).toHaveLength(5));
    }
    const before = rowOf('nurse-2');
    app.forgetRequests();
    expect(await lever()).toBeChecked();
    await app.click(await lever());
    await app.see('SIP client updated successfully');
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'nurse-2 is active' })).not.toBeChecked(),
    );
    await app.expectUrl(/\/internal\/clients(\?.*)?$/);
    expect(rowOf('nurse-2')).toEqual({ ...before, is_active: 0 });
    expect(app.writes().map(({ call }) => call)).toEqual([`PUT Clients/${before.client_sid}`]);
  });

  it('leaves a switch that the platform refuses as it was, and says whose and why', async () => {
    app.answerOnce('PUT', 'Clients/*', () => app.refusal(500, 'The registrar is asleep'));
    await app.open('/internal/clients', 'sam');
    await app.click(await lever());
    await app.see('Couldn’t change nurse-2. The registrar is asleep');
    expect(await lever()).toBeChecked();
    expect(rowOf('nurse-2').is_active).toBe(1);
  });
});
