import { describe, expect, it } from 'vitest';
import * as session from '../../src/session';
import * as app from './support';
import { screen, waitFor } from './support';

const emailOf = (name: string) =>
  String(app.db.get('SELECT email FROM users WHERE name = ?', name)?.email);

/** Asks the platform for a mail, as somebody else's browser would, and answers the id of its link. */
const mailLink = async (name = 'sam'): Promise<string> => {
  const payload = { email: emailOf(name) };
  await app.platform.app.inject({ method: 'POST', url: '/api/v1/forgot-password', payload });
  return String(app.db.get('SELECT link FROM reset_links ORDER BY expires_at DESC')?.link);
};
const signsIn = async (password: string) => {
  const payload = { username: 'sam', password };
  return (await app.platform.app.inject({ method: 'POST', url: '/api/v1/login', payload }))
    .statusCode;
};
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
const type = async (password: string, confirmation = password) => {
  await app.fill('New password', password);
  await app.fill('Confirm new password', confirmation);
};
const openLink = async (id: string) => {
  await app.open(`/reset-password/${id}`);
  await app.findField('New password');
};

describe('a mailed link', () => {
  it('sets the new password once, and the sign-in page says so', async () => {
    const id = await mailLink();
    await openLink(id);
    expect(app.currentUrl()).toBe('/reset-password');
    expect(stored()).not.toContain(id);
    await type('Brand-new1!');
    await app.press('Save');
    await app.see('New password was successfully set.');
    await app.expectUrl('/');
    expect(stored()).not.toMatch(/Brand-new1!|"token"/);
    expect([await signsIn('Account-demo1!'), await signsIn('Brand-new1!')]).toEqual([403, 200]);
    expect(app.db.all('SELECT * FROM reset_links')).toEqual([]);
  });

  it('says to password managers whose password it is', async () => {
    await openLink(await mailLink());
    const form = app.getField('New password').closest('form');
    expect(form?.querySelector('[autocomplete="username"]')).toHaveValue('sam');
    expect(stored()).not.toContain('sam');
  });

  it('opens no session: only the one call has its token', async () => {
    const id = await mailLink();
    await openLink(id);
    expect(session.token()).toBeNull();
    await type('Brand-new1!');
    await app.press('Save');
    await app.see('New password was successfully set.');
    expect(app.requests()).toEqual(['POST signin', 'POST change-password']);
    expect(app.writes()[1]?.body).toEqual({ old_password: id, new_password: 'Brand-new1!' });
  });

  it('logs out whoever is signed in here, and says so before', async () => {
    const id = await mailLink();
    await app.open(`/reset-password/${id}`, 'nora');
    await app.see(/Saving logs nora out of this browser\./);
    await type('Brand-new1!');
    await app.press('Save');
    await app.see('New password was successfully set.');
    expect(session.token()).toBeNull();
    expect(app.requests()).toContain('POST logout');
  });

  it('is sent for once, however often Save is asked for', async () => {
    await openLink(await mailLink());
    await type('Brand-new1!');
    const release = app.hold('POST', 'change-password');
    await app.press('Save');
    await app.pressBusy('Saving…');
    release();
    await app.see('New password was successfully set.');
    expect(app.requests().filter((call) => call === 'POST change-password')).toHaveLength(1);
  });
});

describe('the new password', () => {
  const mismatch =
    'The confirmation password does not match the new password. Please ensure both passwords are identical.';
  const short = 'The password must be at least 7 characters long.';
  const safer = 'Accepted, but 7 or more characters is safer.';
  const letter = 'Password must contain a letter.';

  it.each([
    ['', '', 'Required', 'Required'],
    ['', 'abcdefg', 'Required', mismatch],
    ['      ', '      ', `Required ${safer} ${letter}`, ''],
    ['abcde', 'abcde', short, ''],
    ['abcdefg', 'abcdefh', '', mismatch],
    ['abcdefg', '', '', 'Required'],
    ['12345', '1234', short, mismatch],
  ])('%j, confirmed as %j, is refused at its fields', async (next, again, first, second) => {
    await openLink(await mailLink());
    await type(next, again);
    await app.press('Save');
    expect(app.getField('New password')).toHaveAccessibleDescription(first);
    expect(app.getField('Confirm new password')).toHaveAccessibleDescription(second);
    expect(app.getField(first ? 'New password' : 'Confirm new password')).toHaveFocus();
    expect(app.requests()).not.toContain('POST change-password');
  });

  it.each([
    ['abcdef', [safer]],
    ['123456', [safer, letter]],
    ['1234567', [letter]],
    ['пароль1', []],
    ['abcdefg', []],
  ])('%j is accepted with %j as warnings', async (password, warnings) => {
    await openLink(await mailLink());
    await type(password);
    expect(app.getField('New password')).toHaveAccessibleDescription(warnings.join(' '));
    await app.press('Save');
    await app.see('New password was successfully set.');
    expect(await signsIn(password)).toBe(200);
  });
});

describe('a link that cannot be used', () => {
  const unusable = 'This link can’t be used';

  it.each([
    ['that never was one', async () => 'x4Ru7'],
    ['with what is no letter of a link', async () => '%2e%2e%2fUsers%2fme%3Fa=1'],
    ['of great length', async () => 'a'.repeat(4000)],
    [
      'that was used',
      async () => {
        const id = await mailLink();
        app.db.run('DELETE FROM reset_links');
        return id;
      },
    ],
    [
      'that has expired',
      async () => {
        const id = await mailLink();
        app.db.run('UPDATE reset_links SET expires_at = 1');
        return id;
      },
    ],
  ])('%s says so, and offers another mail', async (_what, makeLink) => {
    await app.open(`/reset-password/${await makeLink()}`);
    await app.heading(unusable);
    expect(app.currentUrl()).toBe('/reset-password');
    expect(app.requests()).toEqual(['POST signin']);
    await app.follow('Send a new link');
    await app.heading('Forgot password');
    expect(session.token()).toBeNull();
  });

  it('because it expired while the password was typed says so', async () => {
    await openLink(await mailLink());
    app.db.run('UPDATE reset_links SET expires_at = 1');
    await type('Brand-new1!');
    await app.press('Save');
    await app.heading(unusable);
    expect(await app.link('Send a new link')).toBeVisible();
  });

  it('because the answer to its first use was lost sends to the log-in', async () => {
    await openLink(await mailLink());
    app.loseAnswerOnce('POST', 'change-password');
    await type('Brand-new1!');
    await app.press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    expect(app.getField('New password')).toHaveValue('Brand-new1!');
    await app.press('Save');
    await app.see(/If you’ve just set a new password, log in with it\./);
    await app.follow('Back to login');
    await app.heading('Log in');
    expect(await signsIn('Brand-new1!')).toBe(200);
  });

  it('is gone after a reload, which asks for it again', async () => {
    await openLink(await mailLink());
    await app.open(app.currentUrl());
    await app.heading('Open the link again');
    expect(await app.link('Send a new link')).toBeVisible();
  });
});

describe('the link of a user without an account', () => {
  const usersOfAccountsOnly = 'This link works for users of accounts only';

  it.each(['admin', 'nora'])(
    'of %s leads to an administrator, not to another mail',
    async (name) => {
      await app.open(`/reset-password/${await mailLink(name)}`);
      await app.heading(usersOfAccountsOnly);
      await app.see('Ask an administrator to set a temporary password for you.');
      expect(screen.queryByRole('link', { name: 'Send a new link' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(app.requests()).toEqual(['POST signin']);
      await app.follow('Back to login');
      await app.heading('Log in');
    },
  );

  it.each([
    ["You have an error in your SQL syntax; check the manual near '?' at line 1", true],
    ['database error - account not found for user', true],
    ['connect ECONNREFUSED 10.0.0.4:3306', false],
    ['Too many connections', false],
  ])('is known by the words %j: %s', async (words, isKnown) => {
    app.answerOnce('POST', 'signin', () => app.refusal(500, words));
    await app.open(`/reset-password/${await mailLink()}`);
    await app.heading(isKnown ? usersOfAccountsOnly : 'Couldn’t check the link');
    expect(document.body).not.toHaveTextContent(words);
  });

  it('is told of before a mail is asked for', async () => {
    await app.open('/forgot-password');
    await app.see(/ask an administrator for a temporary password/);
  });
});

describe('a platform that cannot say whether a link is good', () => {
  it.each([
    ['whose database is away', 500, 'connect ECONNREFUSED 10.0.0.4:3306'],
    ['without a reason', 502, ''],
  ])('%s gives nothing of it to read, and can be asked again', async (_what, status, words) => {
    const id = await mailLink();
    app.answerOnce('POST', 'signin', () => app.refusal(status, words));
    await app.open(`/reset-password/${id}`);
    await app.see('Something went wrong, please try again');
    await app.press('Try again');
    await app.findField('New password');
  });

  it.each([{}, { jwt: 7 }, { jwt: 'no token' }, { token: 'a.b.c' }])(
    'answers %j, which opens nothing',
    async (body) => {
      app.answerAlways('POST', 'signin', () => Response.json(body));
      await app.open('/reset-password/abc');
      await app.see('Something went wrong, please try again');
    },
  );

  it('because there is no network is asked again', async () => {
    const id = await mailLink();
    app.cut('POST', 'signin');
    await app.open(`/reset-password/${id}`);
    await app.see('The server cannot be reached');
    app.reconnect();
    await app.press('Try again');
    await app.findField('New password');
  });
});

it('a failed save keeps what was typed', async () => {
  await openLink(await mailLink());
  app.answerOnce('POST', 'change-password', () => app.refusal(500, 'The disk is full'));
  await type('Brand-new1!');
  await app.press('Save');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The disk is full'));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(app.getField('Confirm new password')).toHaveValue('Brand-new1!');
  await app.press('Save');
  await app.see('New password was successfully set.');
});

it.each(['/reset-password/abc', '/forgot-password'])(
  '%s is not found where the feature is off',
  async (path) => {
    app.resetConsole({ ENABLE_FORGOT_PASSWORD: 'false' });
    await app.open(path);
    await app.see("That page doesn't exist.");
    expect(app.requests()).toEqual([]);
  },
);
