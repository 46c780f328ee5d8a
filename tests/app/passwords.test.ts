import { describe, expect, it } from 'vitest';
import {
  answerAlways,
  button,
  db,
  expectUrl,
  fill,
  findField,
  fireEvent,
  follow,
  forgetRequests,
  getField,
  open,
  press,
  requests,
  resetConsole,
  rows,
  screen,
  see,
  waitFor,
} from './support';
import { signInByForm, stored } from './support/signIn';

const next = () => getField(/^New password/);
const again = () => getField(/^Confirm new password/);
const rule = (text: string) => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent.includes(text));
  if (!found) throw new Error(`No rule says ${text}`);
  return found;
};
const change = async (password: string, confirmation = password) => {
  await fill(await findField(/^New password/), password);
  await fill(again(), confirmation);
  await press('Save');
};
const userRow = (name: string) => db.get('SELECT * FROM users WHERE name = ?', name);

describe('a forced change of password', () => {
  it('comes before everything else and shows what the policy asks for', async () => {
    await signInByForm('fred');
    await expectUrl('/create-password');
    await waitFor(() => expect(document.title).toBe('Create a new password · Trunkline'));
    for (const path of ['/internal/users', '/']) {
      await open(path);
      await expectUrl('/create-password');
    }
    await screen.findAllByRole('listitem');
    expect(rule('Be at least 8 characters long')).toHaveTextContent('Not met');
    await fill(next(), 'abcdefgh');
    expect(rule('Be at least 8 characters long')).toHaveTextContent('Met');
    expect(rule('Contain at least one number')).toHaveTextContent('Not met');
    fireEvent.keyDown(again(), { key: 'A', modifierCapsLock: true });
    await see('CAPSLOCK is enabled!');
  });

  it('is made once the password is good and confirmed', async () => {
    db.run('UPDATE password_settings SET require_special_character = 1');
    await signInByForm('fred');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    forgetRequests();
    await change('abc', 'abd');
    await waitFor(() =>
      expect(next()).toHaveAccessibleDescription(
        /^Password must: Be at least 8 characters long; Contain at least one number; Contain at least one special character/,
      ),
    );
    expect(again()).toHaveAccessibleDescription('Passwords do not match');
    expect(next()).toHaveFocus();
    await change('');
    await waitFor(() => expect(again()).toHaveAccessibleDescription('Required'));
    expect(requests()).toEqual([]);

    await change('Brand-new1!');
    await expectUrl('/internal/accounts');
    expect(userRow('fred')?.force_change).toBe(0);
    expect(stored()).not.toContain('SESS_USER_SID');
    await open('/');
    await expectUrl('/internal/accounts');
  });

  it('never writes the old password down', async () => {
    await signInByForm('fred');
    await button('Save');
    expect(stored()).toContain('SESS_USER_SID');
    expect(stored()).not.toContain('Change-me1!');
  });

  it('takes an account user to the applications, and leaves its rights alone', async () => {
    db.run("UPDATE users SET force_change = 1 WHERE name IN ('sam', 'vera')");
    await signInByForm('sam');
    await change('Brand-new1!');
    await expectUrl('/internal/applications');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await press('Log out');
    await signInByForm('vera');
    await change('Brand-new1!');
    await expectUrl('/internal/accounts');
    const permissions = db.get(
      "SELECT permission FROM user_permissions JOIN users USING (user_sid) WHERE name = 'vera'",
    );
    expect(permissions?.permission).toBe('VIEW_ONLY');
  });

  it('can be left', async () => {
    await signInByForm('fred');
    await findField(/^New password/);
    await press('Log out');
    await see("You've successfully logged out.");
  });

  it('asks for nothing when the policy cannot be read, but 6 characters', async () => {
    answerAlways('GET', 'PasswordSettings', () => new Response(null, { status: 204 }));
    await signInByForm('fred');
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Be at least 6 characters long'),
    ]);
  });

  describe('that the platform refuses', () => {
    it('says why in the platform’s words', async () => {
      await signInByForm('fred');
      await change('Change-me1!');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('new password cannot be your old password');
      expect(alert).toHaveFocus();
      expect(next()).toHaveValue('Change-me1!');
    });
  });
});

it('nobody comes to the password page without a reason', async () => {
  await open('/create-password');
  await expectUrl('/');
  expect(requests()).toEqual([]);
  await open('/create-password', 'nora');
  await expectUrl('/internal/accounts');
});

describe('a forgotten password', () => {
  it('brings a link by e-mail', async () => {
    await open('/');
    await follow('Forgot Password');
    await waitFor(() => expect(document.title).toBe('Forgot password · Trunkline'));
    expect(getField('Email')).toHaveFocus();
    const email = await findField('Email');
    const send = () => press('Send reset link');
    await send();
    expect(email).toHaveAccessibleDescription('Required');
    await fill(email, 'nora@');
    await send();
    expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    expect(email).toHaveFocus();
    await fill(email, 'stranger@northwind-voice.example');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('failed to reset your password');
    expect(email).toHaveValue('stranger@northwind-voice.example');
    await fill(email, ' nora@northwind-voice.example ');
    await send();
    await see('A password reset email has been sent to your email address.');
    await expectUrl('/');
    expect(db.all('SELECT * FROM reset_links')).toHaveLength(1);
  });

  it('is told on the page to whoever is signed in, and not again at the next login', async () => {
    await open('/forgot-password', 'nora');
    await fill(await findField('Email'), 'nora@northwind-voice.example');
    await press('Send reset link');
    await see('A password reset email has been sent to your email address.');
    await expectUrl('/forgot-password');
    expect(stored()).not.toContain('passwordEmailSent');
  });

  describe('where the deployment has it off', () => {
    it('has no link and no page', async () => {
      resetConsole({ ENABLE_FORGOT_PASSWORD: 'false' });
      await open('/');
      await button('Log in');
      expect(screen.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
      await open('/forgot-password');
      await see("That page doesn't exist.");
    });
  });
});
