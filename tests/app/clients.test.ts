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
  db,
  expectUrl,
  fill,
  findField,
  fireEvent,
  follow,
  forgetRequests,
  getCheckbox,
  getField,
  getGroup,
  link,
  offered,
  open,
  press,
  refusal,
  requests,
  rows,
  saved,
  screen,
  see,
  user,
  waitFor,
} from './support';

const rowOf = (username: string, account = 'Sunrise Clinic') =>
  db.get(
    'SELECT * FROM clients WHERE username = ? AND account_sid = ?',
    username,
    accountSid(account),
  ) ?? {};
const realmOf = (account: string) =>
  String(db.get('SELECT sip_realm FROM accounts WHERE name = ?', account)?.sip_realm);
const forgetRealm = (name: string) =>
  db.run('UPDATE accounts SET sip_realm = NULL WHERE name = ?', name);
const noRealm = 'Sip realm is not set for the account.';
const lever = () => screen.findByRole('switch', { name: 'nurse-2 is active' });
const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
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
    await open('/internal/clients/add', operator);
    await findField('Username');
    for (const flag of flags) expect(getCheckbox(flag)).toBeChecked();
    if (operator === 'sam') expect(screen.queryByLabelText(/^Account/)).toBeNull();
    else await choose('Account', account);
    await see(realmOf(account));
    await press('Create');
    await waitFor(() => expect(getField('Username')).toHaveFocus());
    await waitFor(() => expect(getField('Password')).toHaveAttribute('aria-invalid', 'true'));

    await fill('Username', 'RECEPTION');
    await fill('Password', 'correct horse');
    await check(queues, undefined, false);
    await press('Create');
    expect(
      (
        await screen.findAllByText(
          'The username you have entered is already in use on this account.',
        )
      )[0],
    ).toBeVisible();
    await fill('Username', 'lobby');
    await press('Create');
    await see('SIP client created successfully');
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(10);
    expect(rowOf('lobby', account)).toMatchObject({
      is_active: 1,
      allow_direct_app_calling: 1,
      allow_direct_queue_calling: 0,
      allow_direct_user_calling: 1,
    });
    await expectUrl(/\/internal\/clients\?/);

    const { password } = rowOf('lobby', account);
    await follow('lobby');
    expect(await findField('Username')).toBeDisabled();
    await waitFor(() => expect(getGroup('Password')).toHaveTextContent('Current: c…'));
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    if (operator !== 'sam') await waitFor(() => expect(getField('Account')).toBeDisabled());
    await waitFor(() => expect(getCheckbox(queues)).not.toBeChecked());
    await saved();
    await check(queues);
    await check('Active', undefined, false);
    await press('Save');
    await see('SIP client updated successfully');
    await expectUrl(/\/internal\/clients(\?.*)?$/);
    expect(rowOf('lobby', account)).toMatchObject({
      is_active: 0,
      allow_direct_queue_calling: 1,
      password,
    });

    await follow('lobby');
    await press('Delete SIP client');
    await press('Delete', await screen.findByRole('dialog'));
    await see('Deleted SIP client lobby');
    expect(rowOf('lobby', account)).toEqual({});
  });

  it('that cannot be loaded is told with the reason, in the list', async () => {
    const sid = rowOf('nurse-1').client_sid;
    answerAlways('GET', `Clients/${sid}`, () => refusal(500, 'The disk is full'));
    await open(`/internal/clients/${sid}/edit`, 'nora');
    await see('The disk is full');
    await expectUrl(/\/internal\/clients$/);
    await filled();
  });

  it('of somebody else does not exist, and leads to the list', async () => {
    db.run(
      'UPDATE clients SET account_sid = ? WHERE client_sid = ?',
      accountSid('Dockside Logistics'),
      String(rowOf('nurse-1').client_sid),
    );
    const foreign = rowOf('nurse-1', 'Dockside Logistics').client_sid;
    await open(`/internal/clients/${foreign}/edit`, 'nora');
    await see('SIP client not found');
    await expectUrl(/\/internal\/clients$/);
    await open(`/internal/clients/${rowOf('reception', 'Cedar Bank').client_sid}/edit`, 'sam');
    await see('SIP client not found');
    await expectUrl(/\/internal\/clients$/);
  });
});

describe('an account without a SIP realm', () => {
  it('takes no client: Save is disabled, and enabled for another account', async () => {
    forgetRealm('City Library');
    await open('/internal/clients/add', 'nora');
    await fill('Username', 'lobby');
    await fill('Password', 'correct horse');
    expect(await button('Create')).toBeEnabled();
    await choose('Account', 'City Library');
    await see(noRealm);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled());
    await user.type(getField('Username'), '{Enter}');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await expectUrl(/\/add$/);
    expect(rowOf('lobby', 'City Library')).toEqual({});
    expect(await link('Set a SIP realm')).toHaveAttribute(
      'href',
      `/internal/accounts/${accountSid('City Library')}/edit`,
    );
    await choose('Account', 'Cedar Bank');
    await waitFor(() => expect(screen.queryByText(noRealm)).toBeNull());
    expect(await button('Create')).toBeEnabled();
  });

  it('of an account user takes none either, and says so in the list', async () => {
    forgetRealm('Sunrise Clinic');
    await open('/internal/clients', 'sam');
    await see('This account has no SIP realm, so its devices can’t register.');
    await follow('Add SIP client');
    await see(noRealm);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled());
  });
});

describe('the list of clients', () => {
  it('deletes a client by name', async () => {
    await open('/internal/clients', 'sam');
    await chooseInMenu('nurse-1', 'Delete');
    await press('Delete', await screen.findByRole('dialog'));
    await see('Deleted SIP client nurse-1');
    await see('4 total');
    expect(rowOf('nurse-1')).toEqual({});
  });

  it('leads a provider without accounts to its first one', async () => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
    );
    const words = 'You must create an account before you can create a SIP client.';
    await open('/internal/clients', 'admin');
    await see(words);
    await open('/internal/clients/add');
    await see(words);
    await expectUrl('/internal/accounts');
  });

  it('offers nothing that writes to a view-only user', async () => {
    await open('/internal/clients', 'vera');
    await filled();
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add SIP client' })).toBeNull();
    expect((await offered()).flat()).not.toContain('Delete');
    await open(`/internal/clients/${rowOf('nurse-1').client_sid}/edit`);
    await findField('Username');
    await waitFor(() => expect(getCheckbox('Active')).toBeDisabled());
    expect(screen.queryByRole('button', { name: 'Delete SIP client' })).toBeNull();
  });

  it.each(['admin', 'nora', 'sam'] as const)('switches a client for %s', async (operator) => {
    await open('/internal/clients', operator);
    await filled();
    if (operator !== 'sam') {
      await choose('Account', 'Sunrise Clinic');
      await waitFor(() => expect(rows()).toHaveLength(5));
    }
    const before = rowOf('nurse-2');
    forgetRequests();
    expect(await lever()).toBeChecked();
    await click(await lever());
    await see('SIP client updated successfully');
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'nurse-2 is active' })).not.toBeChecked(),
    );
    await expectUrl(/\/internal\/clients(\?.*)?$/);
    expect(rowOf('nurse-2')).toEqual({ ...before, is_active: 0 });
    expect(requests()[0]).toBe(`PUT Clients/${before.client_sid}`);
  });

  it('leaves a switch that the platform refuses as it was, and says why', async () => {
    answerOnce('PUT', 'Clients/*', () => refusal(500, 'The registrar is asleep'));
    await open('/internal/clients', 'sam');
    await click(await lever());
    await see('The registrar is asleep');
    expect(await lever()).toBeChecked();
    expect(rowOf('nurse-2').is_active).toBe(1);
  });
});
