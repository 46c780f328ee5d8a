import { describe, expect, it, vi } from 'vitest';
import { formatMoment } from '../../src/components/fields/format';
import * as session from '../../src/session';
import { sessionEnd } from '../../src/session/sessionEnd';
import * as app from './support';
import { fireEvent, screen, user, waitFor } from './support';
import {
  enterPassword,
  fillSignIn,
  NOTHING_STORED,
  password,
  signInByForm,
  stored,
  username,
} from './support/signIn';

describe('signing in', () => {
  it.each<app.DemoUser>(['admin', 'nora', 'vera'])('takes %s to the accounts', async (name) => {
    await signInByForm(name);
    await app.expectUrl('/internal/accounts');
    await app.open('/');
    await app.expectUrl('/internal/accounts');
  });

  it('takes an account user to its own account', async () => {
    await signInByForm('sam');
    await app.expectUrl(`/internal/accounts/${app.accountSid('Sunrise Clinic')}/edit`);
  });

  it('asks for both, at the field', async () => {
    await app.open('/');
    await waitFor(() => expect(username()).toHaveFocus());
    expect(document.title).toBe('Log in · Trunkline');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(username()).toHaveAccessibleDescription('Required'));
    expect(username()).toHaveFocus();
    await app.fill(username(), 'admin');
    expect(username()).toHaveAccessibleDescription('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription('Required');
    expect(app.requests()).toEqual([]);
  });

  it('happens once, however often it is asked for', async () => {
    const release = app.hold('POST', 'login');
    await app.open('/');
    await app.fill(await app.findField('Username'), 'admin');
    await app.fill(password(), 'Admin-demo1!');
    await user.dblClick(await app.button('Log in'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Logging in…' })).toHaveFocus();
    release();
    await app.expectUrl(/internal/);
    expect(app.requests().filter((call) => call === 'POST login')).toHaveLength(1);
  });

  it('warns of caps lock in both fields, and shows what was typed when asked', async () => {
    await app.open('/');
    await app.findField('Username');
    for (const field of [username(), password()]) {
      field.focus();
      fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
      await app.see('CAPSLOCK is enabled!');
      fireEvent.keyUp(field, { key: 'CapsLock' });
      await waitFor(() => expect(screen.queryByText('CAPSLOCK is enabled!')).toBeNull());
    }
    await app.fill(password(), 'secret');
    await app.press('Show password');
    expect(password()).toHaveAttribute('type', 'text');
    await app.press('Hide password');
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('a refused sign-in', () => {
  const tryIt = async (text: string) => {
    await app.open('/');
    await fillSignIn('nora', text);
  };

  it('says the platform’s own words about a lock-out as well', async () => {
    await tryIt('wrong');
    for (let tries = 2; tries <= 6; tries += 1) {
      await screen.findByRole('alert');
      await enterPassword(`wrong ${tries}`);
    }
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /Login credentials are incorrect.*Maximum login attempts reached\. Please try again in 1800 seconds\./,
      ),
    );
  });

  const unreachable = 'The server cannot be reached';
  const wrong = 'Something went wrong, please try again';
  it.each([
    { name: 'without an answer', status: null, text: unreachable },
    { name: 'on 500', status: 500, text: unreachable },
    { name: 'on 400', status: 400, text: wrong },
    { name: 'on 502', status: 502, text: wrong },
    { name: 'on an answer without a token', status: 200, text: wrong },
  ])("$name says '$text'", async ({ status, text }) => {
    if (status === null) app.cut('POST', 'login');
    else app.answerAlways('POST', 'login', () => new Response('{}', { status }));
    await tryIt('Provider-demo1!');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(password()).toHaveValue('Provider-demo1!');
  });

  it('for its rate limit says how long it waits, and goes on by itself', async () => {
    const headers = { 'Retry-After': '1' };
    app.answerOnce('POST', 'login', () => new Response('', { status: 429, headers }));
    await tryIt('Provider-demo1!');
    await app.see(/^Rate limit reached. Resuming in/);
    await app.expectUrl(/internal/);
  });
});

describe('the end of a session', () => {
  it('by signing out leaves nothing in the browser and says so once', async () => {
    await app.open('/internal/accounts', 'admin');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await app.press('Log out');
    await app.see("You've successfully logged out.");
    expect(stored()).toBe(NOTHING_STORED);
    await app.open('/');
    await app.button('Log in');
    expect(screen.queryByText(/successfully logged out/)).toBeNull();
  });

  it('by signing out waits for the platform, once, with nothing left in the browser', async () => {
    await app.open('/internal/accounts', 'admin');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    const asked = app.requests().length;
    const release = app.hold('POST', 'logout');
    await app.press('Log out');
    expect(stored()).toBe(NOTHING_STORED);
    await app.see('Logging out…');
    const busy = screen.getByRole('button', { name: 'Logging out…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await app.click(busy);
    await app.follow('Applications');
    release();
    await app.see("You've successfully logged out.");
    // Nothing is asked in between: nobody could be answered.
    expect(app.requests().slice(asked)).toEqual(['POST logout']);
  });

  it('off line says until when it may be good on the platform, and ends it there later', async () => {
    const isGood = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const url = '/api/v1/Users/me';
      return (await app.platform.app.inject({ method: 'GET', url, headers })).statusCode !== 401;
    };
    await app.open('/internal/accounts', 'admin');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    const token = session.token();
    const end = formatMoment(Number(sessionEnd()), 'en');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    app.cut('POST', 'logout');
    await app.press('Log out');
    await app.see(/^You’re logged out of this browser, but the platform hasn’t confirmed it/);
    await app.see(new RegExp(`until ${end}. Keep this page open`));
    expect(screen.queryByText(/successfully logged out|You must log in/)).toBeNull();
    expect([stored(), await isGood()]).toEqual([NOTHING_STORED, true]);

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await app.press('Try again');
    await app.see(/the platform hasn’t confirmed it/);
    app.reconnect();
    await app.press('Try again');
    await app.see("You've successfully logged out.");
    expect([stored(), await isGood()]).toEqual([NOTHING_STORED, false]);
    expect(screen.queryByText(/hasn’t confirmed it/)).toBeNull();
  });

  it('is where a page without one leads', async () => {
    await app.open('/internal/users');
    await app.see('You must log in to view that page');
    expect(username()).toHaveAccessibleDescription('You must log in to view that page');
    await app.expectUrl('/');
  });
});
