import { describe, expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, waitFor } from './support';
import { signInByForm, stored } from './support/signIn';

const next = () => app.getField(/^New password/);
const again = () => app.getField(/^Confirm new password/);
const rule = (text: string) => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent.includes(text));
  if (!found) throw new Error(`No rule says ${text}`);
  return found;
};
const change = async (password: string, confirmation = password) => {
  await app.fill(await app.findField(/^New password/), password);
  await app.fill(again(), confirmation);
  await app.press('Save');
};
const userRow = (name: string) => app.db.get('SELECT * FROM users WHERE name = ?', name);

describe('a forced change of password', () => {
  it('comes before everything else and shows what the policy asks for', async () => {
    await signInByForm('fred');
    await app.expectUrl('/create-password');
    await waitFor(() => expect(document.title).toBe('Create a new password · Trunkline'));
    for (const path of ['/internal/users', '/']) {
      await app.open(path);
      await app.expectUrl('/create-password');
    }
    await screen.findAllByRole('listitem');
    expect(rule('Be at least 8 characters long')).toHaveTextContent('Not met');
    await app.fill(next(), 'abcdefgh');
    expect(rule('Be at least 8 characters long')).toHaveTextContent('Met');
    expect(rule('Contain at least one number')).toHaveTextContent('Not met');
    fireEvent.keyDown(again(), { key: 'A', modifierCapsLock: true });
    await app.see('CAPSLOCK is enabled!');
  });

  it('is made once the password is good and confirmed', async () => {
    app.db.run('UPDATE password_settings SET require_special_character = 1');
    await signInByForm('fred');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    app.forgetRequests();
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
    expect(app.requests()).toEqual([]);

    await change('Brand-new1!');
    await app.expectUrl('/internal/accounts');
    expect(userRow('fred')?.force_change).toBe(0);
    expect(stored()).not.toContain('SESS_USER_SID');
    await app.open('/');
    await app.expectUrl('/internal/accounts');
  });

  it('says to password managers whose password it is', async () => {
    await signInByForm('fred');
    await app.findField(/^New password/);
    const form = next().closest('form');
    expect(form?.querySelector('[autocomplete="username"]')).toHaveValue('fred');
  });

  it('never writes the old password down', async () => {
    await signInByForm('fred');
    await app.button('Save');
    expect(stored()).toContain('SESS_USER_SID');
    expect(stored()).not.toContain('Change-me1!');
  });

  it('takes an account user to the applications, and leaves its rights alone', async () => {
    app.db.run("UPDATE users SET force_change = 1 WHERE name IN ('sam', 'vera')");
    await signInByForm('sam');
    await change('Brand-new1!');
    await app.expectUrl('/internal/applications');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await app.press('Log out');
    await signInByForm('vera');
    await change('Brand-new1!');
    await app.expectUrl('/internal/accounts');
    const permissions = app.db.get(
      "SELECT permission FROM user_permissions JOIN users USING (user_sid) WHERE name = 'vera'",
    );
    expect(permissions?.permission).toBe('VIEW_ONLY');
  });

  it('can be left', async () => {
    await signInByForm('fred');
    await app.findField(/^New password/);
    await app.press('Log out');
    await app.see("You've successfully logged out.");
  });

  it('asks for nothing when the policy cannot be read, but 6 characters', async () => {
    app.answerAlways('GET', 'PasswordSettings', () => new Response(null, { status: 204 }));
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
  await app.open('/create-password');
  await app.expectUrl('/');
  expect(app.requests()).toEqual([]);
  await app.open('/create-password', 'nora');
  await app.expectUrl('/internal/accounts');
});

describe('a forgotten password', () => {
  it('brings a link by e-mail', async () => {
    await app.open('/');
    await app.follow('Forgot Password');
    await waitFor(() => expect(document.title).toBe('Forgot password · Trunkline'));
    expect(app.getField('Email')).toHaveFocus();
    const email = await app.findField('Email');
    const send = () => app.press('Send reset link');
    await send();
    expect(email).toHaveAccessibleDescription('Required');
    await app.fill(email, 'nora@');
    await send();
    expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    expect(email).toHaveFocus();
    await app.fill(email, 'stranger@northwind-voice.example');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('failed to reset your password');
    expect(email).toHaveValue('stranger@northwind-voice.example');
    await app.fill(email, ' nora@northwind-voice.example ');
    await send();
    await app.see('A password reset email has been sent to your email address.');
    await app.expectUrl('/');
    expect(app.db.all('SELECT * FROM reset_links')).toHaveLength(1);
  });

  it('is told on the page to whoever is signed in, and not again at the next login', async () => {
    await app.open('/forgot-password', 'nora');
    await app.fill(await app.findField('Email'), 'nora@northwind-voice.example');
    await app.press('Send reset link');
    await app.see('A password reset email has been sent to your email address.');
    await app.expectUrl('/forgot-password');
    expect(stored()).not.toContain('passwordEmailSent');
  });

  describe('where the deployment has it off', () => {
    it('has no link and no page', async () => {
      app.resetConsole({ ENABLE_FORGOT_PASSWORD: 'false' });
      await app.open('/');
      await app.button('Log in');
      expect(screen.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
      await app.open('/forgot-password');
      await app.see("That page doesn't exist.");
    });
  });
});
