import { describe, expect, it } from 'vitest';
import { githubUser } from '../../platform/demo/seed/hostedUsers';
import { beginVisit } from '../../src/hosted/oauth';
import * as session from '../../src/session';
import * as app from './support';
import { screen, waitFor } from './support';

const hosted = app.hostedStories();
let count = 0;
/** A code that stands for the agreement of somebody at the stand-in of the identity providers. */
const agreed = (email: string) => {
  count += 1;
  return encodeURIComponent(`${email}~${count}`);
};
const begin = (provider: 'google' | 'github', from: '/sign-in' | '/register' = '/sign-in') =>
  String(new URL(beginVisit(provider, from)).searchParams.get('state'));
const comeBack = (provider: string, query: string) =>
  hosted.open(`/oauth-callback/${provider}?${query}`);
const alert = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

describe('somebody who comes back from an identity provider', () => {
  it('and has signed up before is in the console', async () => {
    await comeBack('github', `code=${agreed(githubUser)}&state=${begin('github')}`);
    await app.expectUrl(`/internal/accounts/${hosted.accountSid('github')}/edit`);
    expect(app.writes()[0]).toMatchObject({
      call: 'POST register',
      body: { provider: 'github', locationBeforeAuth: '/sign-in' },
    });
    expect(JSON.stringify([history.state, location.href])).not.toMatch(/code|state=/);
  });

  it('while that is found out, has neither code nor state in the address', async () => {
    const release = app.hold('POST', 'register');
    const state = begin('github');
    await comeBack('github', `code=${agreed(githubUser)}&state=${state}`);
    await app.heading('Logging in with GitHub');
    expect(app.currentUrl()).toBe('/oauth-callback/github');
    expect(JSON.stringify(history.state)).not.toContain(state);
    release();
    await app.expectUrl(/^\/internal/);
  });

  it('and signs up chooses a subdomain', async () => {
    const email = 'olga@newcomer.example';
    await comeBack('google', `code=${agreed(email)}&state=${begin('google', '/register')}`);
    await app.heading('Choose a subdomain');
    await app.expectUrl('/register/choose-a-subdomain');
    await app.fill('Subdomain', 'olgas');
    await app.see('Available');
    await app.press('Complete registration');
    await app.expectUrl(/^\/internal\/accounts\/[^/]+\/edit/);
    const row = hosted
      .platform()
      .db.get('SELECT provider, email_validated FROM users WHERE email = ?', email);
    expect(row).toEqual({ provider: 'google', email_validated: 1 });
  });

  it('from the log-in without having signed up is led to the terms', async () => {
    const code = agreed('olga@newcomer.example');
    await comeBack('google', `code=${code}&state=${begin('google')}`);
    await alert(
      'No user is registered with this Google account.Choose Register to sign up, or log in with your password.',
    );
    await app.follow('Register');
    await app.heading('Register');
  });
});

describe('a return that is no good', () => {
  const strangers = [
    ['google', 'code=c&state=s', 'Invalid state'],
    ['google', '', 'Invalid state'],
    ['github', 'error=access_denied', 'You didn’t allow GitHub to log you in.'],
    ['twitter', 'code=c&state=s', 'twitter is not a valid OAuth provider'],
    ['Your%20bank%20says:%20call%20us', 'code=c', 'Not a valid OAuth provider'],
    ['%3Cimg%20src=x%3E', 'code=c', 'Not a valid OAuth provider'],
  ];
  it.each(strangers)(
    'to %s as %s makes no call and says so: %s',
    async (provider, query, words) => {
      await comeBack(provider, query);
      await alert(words);
      await app.expectUrl('/');
      expect(app.requests()).toEqual([]);
      expect(session.token()).toBeNull();
    },
  );

  it('because it came before makes no second call', async () => {
    const query = `code=${agreed(githubUser)}&state=${begin('github')}`;
    await comeBack('github', query);
    await app.expectUrl(/^\/internal/);
    session.end('signedOut');
    session.takeFlash();
    app.forgetRequests();
    await comeBack('github', query);
    await alert(/^Invalid state/);
    expect(app.requests()).not.toContain('POST register');
  });

  it('leaves whoever is signed in signed in', async () => {
    await hosted.open('/oauth-callback/google?code=c&state=s', 'trial');
    await app.expectUrl(/^\/internal/);
    expect(session.identity()?.accountSid).toBe(hosted.accountSid('trial'));
    expect(app.writes()).toEqual([]);
  });

  it('is told once, and goes when somebody logs in with a password', async () => {
    await comeBack('google', 'error=access_denied');
    await alert(/You didn’t allow Google to log you in\./);
    await app.press('Log in');
    expect(screen.queryByText(/You did not let Google/)).toBeNull();
    await hosted.open('/');
    await app.heading('Log in');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told in the language of the page', async () => {
    await comeBack('google', 'error=access_denied');
    await alert(/You didn’t allow Google to log you in\./);
    await app.press('Français');
    await alert(/Vous n’avez pas autorisé Google à vous connecter\./);
    await app.press('English');
  });
});

describe('an exchange that fails', () => {
  it.each([
    ['without words', () => app.refusal(500, ''), 'Something went wrong, please try again'],
    ['in words of its own', () => app.refusal(500, 'The disk is full'), 'The disk is full'],
  ])('%s leads to the log-in, which says so', async (_where, answer, words) => {
    app.answerOnce('POST', 'register', answer);
    await comeBack('google', `code=c&state=${begin('google')}`);
    await alert(`Couldn’t log in with Google.${words}`);
    await app.expectUrl('/');
    expect(session.token()).toBeNull();
  });
  // What the platform passes on is no sentence for visitors.
  it.each([
    [
      403,
      'bad verification code',
      'Google didn’t log you in.Try again, or choose another way to log in.',
    ],
    [
      403,
      '{ "error": "invalid_grant" }',
      'Google didn’t log you in.Try again, or choose another way to log in.',
    ],
    [
      400,
      'user already exists with email a@b.example',
      'An account with this email already exists.Log in the way you signed up.',
    ],
    [
      500,
      'Bind parameters must not contain undefined. To pass SQL NULL specify JS null',
      'Google gave no email address.Allow it there, or sign up with your email.',
    ],
    [
      500,
      "Column 'name' cannot be null",
      'Google gave no email address.Allow it there, or sign up with your email.',
    ],
  ])('with %i %j says what to do', async (status, msg, words) => {
    app.answerOnce('POST', 'register', () => app.refusal(status, msg));
    await comeBack('google', `code=c&state=${begin('google')}`);
    await alert(words);
    expect(session.token()).toBeNull();
  });
  it('for want of a network says so', async () => {
    app.cut('POST', 'register');
    await comeBack('github', `code=c&state=${begin('github')}`);
    await alert('Couldn’t log in with GitHub.The server cannot be reached');
  });
});

it.each([
  [{ GOOGLE_CLIENT_ID: '' }, ['Log in with GitHub']],
  [{ GITHUB_CLIENT_ID: '' }, ['Log in with Google']],
  [{ GOOGLE_CLIENT_ID: '', GITHUB_CLIENT_ID: '' }, []],
  [{}, ['Log in with Google', 'Log in with GitHub']],
])('with %j the log-in offers %j', async (settings, names) => {
  app.resetConsole(settings, { hosted: true });
  await hosted.open('/');
  await app.heading('Log in');
  expect(
    screen.queryAllByRole('button', { name: /^Log in with/ }).map((one) => one.textContent),
  ).toEqual(names);
});
