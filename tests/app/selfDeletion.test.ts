import { describe, expect, it } from 'vitest';
import { passwordOf } from '../support/hosted';
import * as app from './support';
import { screen, waitFor } from './support';

const hosted = app.hostedStories();
type Key = Parameters<typeof hosted.accountSid>[0];
const words = 'delete my account';
const submit = 'Permanently delete my account';
const mismatch = 'You must type the delete message correctly in order to delete your account.';

const openDialog = async (user: Key) => {
  await hosted.open(`/internal/accounts/${hosted.accountSid(user)}/edit`, user);
  await app.press('Delete account');
  return screen.findByRole('dialog', { name: /^(Delete your account\?|Your account can’t)/ });
};
const isThere = (user: Key) => hosted.account(user).account_sid !== undefined;
const deletions = () => app.writes().filter(({ call }) => call.startsWith('DELETE'));
/** Adds a SIP client to the account of who is signed in. */
const addClient = async (username: string) => {
  const answer = await hosted.platform().app.inject({
    method: 'POST',
    url: '/api/v1/Clients',
    headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    payload: { account_sid: hosted.accountSid('trial'), username, password: 'Secret-1' },
  });
  expect(answer.statusCode).toBe(201);
};

describe('an account user', () => {
  it('deletes the account with the words and the password, and is signed out', async () => {
    const dialog = await openDialog('trial');
    await app.see(/^Applications \(3\): /, dialog);
    const sid = hosted.accountSid('trial');
    await app.fill('Password', passwordOf('trial'));
    await app.fill('Delete message', words);
    const release = app.hold('DELETE', /^Accounts/);
    await app.press(submit, dialog);
    await screen.findByRole('dialog', { name: 'Your account is being deleted' });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    release();
    await app.see("You've successfully logged out.");
    await app.expectUrl('/');
    expect(isThere('trial')).toBe(false);
    expect(localStorage.length).toBe(0);
    expect(deletions()).toEqual([
      { call: `DELETE Accounts/${sid}`, body: { password: passwordOf('trial') } },
    ]);
  });

  it.each(['Delete my account', 'delete my account ', 'delete', 'yes'])(
    'who types "%s" is told so, and nothing is sent',
    async (typed) => {
      const dialog = await openDialog('trial');
      await app.fill('Password', passwordOf('trial'));
      await app.fill('Delete message', typed);
      await app.press(submit, dialog);
      await waitFor(() => expect(screen.getAllByText(mismatch).length).toBeGreaterThan(0));
      await waitFor(() => expect(app.getField('Delete message')).toHaveFocus());
      expect(app.writes()).toEqual([]);
    },
  );

  it('with a wrong password deletes nothing, and may try again', async () => {
    const dialog = await openDialog('trial');
    await app.fill('Password', 'wrong');
    await app.fill('Delete message', words);
    await app.press(submit, dialog);
    await app.see('Incorrect password.');
    await waitFor(() => expect(app.getField('Password')).toHaveFocus());
    expect(deletions()).toEqual([]);
    await app.fill('Password', passwordOf('trial'));
    await app.press(submit, dialog);
    await app.expectUrl('/');
    expect(isThere('trial')).toBe(false);
  });

  it('who signs in elsewhere is asked for no password', async () => {
    const dialog = await openDialog('github');
    await app.findField('Delete message');
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await app.fill('Delete message', words);
    await app.press(submit, dialog);
    await app.expectUrl('/');
    expect(isThere('github')).toBe(false);
  });
});

describe('what the platform would stop half-way at', () => {
  it('is named, and nothing is deleted while it is there', async () => {
    await hosted.open('/internal/clients', 'trial');
    await addClient('frontdesk');
    await openDialog('trial');
    const dialog = await screen.findByRole('dialog', {
      name: 'Your account can’t be deleted yet',
    });
    await app.see('SIP clients (1)', dialog);
    await app.see('frontdesk', dialog);
    expect(screen.queryByRole('button', { name: submit })).toBeNull();
    await app.press('Close', dialog);
    expect(app.writes()).toEqual([]);
    expect(isThere('trial')).toBe(true);
  });

  it.each(['device_calling_application_sid', 'siprec_hook_sid'])(
    'as %s of the account’s own is let go first',
    async (column) => {
      const { db } = hosted.platform();
      const account_sid = hosted.accountSid('trial');
      const found = db.get(
        'SELECT application_sid FROM applications WHERE account_sid = ?',
        account_sid,
      );
      db.run(
        `UPDATE accounts SET ${column} = ? WHERE account_sid = ?`,
        String(found?.application_sid),
        account_sid,
      );
      const dialog = await openDialog('trial');
      await app.fill('Password', passwordOf('trial'));
      await app.fill('Delete message', words);
      await app.press(submit, dialog);
      await app.expectUrl('/');
      expect(isThere('trial')).toBe(false);
      await app.answered();
    },
  );

  it('is looked for again before anything is deleted', async () => {
    const dialog = await openDialog('trial');
    await app.fill('Password', passwordOf('trial'));
    await app.fill('Delete message', words);
    await addClient('latecomer');
    await app.press(submit, dialog);
    const blocked = await screen.findByRole('dialog', {
      name: 'Your account can’t be deleted yet',
    });
    await app.see('latecomer', blocked);
    expect(deletions()).toEqual([]);
  });

  it('and takes the users with it leaves nothing to try again', async () => {
    const dialog = await openDialog('trial');
    await app.fill('Password', passwordOf('trial'));
    await app.fill('Delete message', words);
    const release = app.hold('DELETE', /^Accounts/);
    await app.press(submit, dialog);
    await screen.findByRole('dialog', { name: 'Your account is being deleted' });
    await addClient('latecomer');
    release();
    const partly = await screen.findByRole('dialog', {
      name: 'Your account was only partly deleted',
    });
    await app.see(/^Your user is gone too, so you can’t log in again\./, partly);
    expect(isThere('trial')).toBe(true);
    await app.press('Log out', partly);
    await app.expectUrl('/');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('and was not seen is told honestly', async () => {
    const dialog = await openDialog('trial');
    await app.fill('Password', passwordOf('trial'));
    await app.fill('Delete message', words);
    app.answerOnce('DELETE', /^Accounts/, () => app.refusal(500, 'a foreign key constraint fails'));
    await app.press(submit, dialog);
    await app.see(/^Your account was only partly deleted/);
    expect(isThere('trial')).toBe(true);
    expect(app.getField('Delete message')).toHaveValue(words);
  });

  it('cannot be looked up: nothing is deleted', async () => {
    app.answerOnce('GET', /^Clients/, () => app.refusal(500, 'the list is down'));
    const dialog = await openDialog('trial');
    await app.see(/the list is down/, dialog);
    expect(screen.getByRole('button', { name: submit })).toBeDisabled();
  });
});
