import { beforeEach, describe, expect, it } from 'vitest';
import { unconfirmedCode } from '../../platform/demo/seed/hostedUsers';
import * as session from '../../src/session';
import { emailOf, passwordOf } from '../support/hosted';
import * as app from './support';
import { fireEvent, screen, waitFor } from './support';

const hosted = app.hostedStories({
  TERMS_URL: 'https://voice.example/terms',
  PRIVACY_URL: '/privacy.html',
});
const stranger = 'nia@newcomer.example';
const secret = 'Newcomer-1';
const terms = /^I accept the terms of service and the privacy policy\.$/;

const db = () => hosted.platform().db;
const userRows = (email = stranger) => db().all('SELECT * FROM users WHERE email = ?', email);
const accountOf = (email = stranger) =>
  db().get(
    'SELECT accounts.* FROM accounts JOIN users USING (account_sid) WHERE users.email = ?',
    email,
  );
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
const calls = (call: string) => app.requests().filter((one) => one === call).length;
const back = async () => {
  history.back();
  await app.settle();
};

/** The titles of all pages that are shown from now on, however briefly. */
const watchHeadings = () => {
  const titles = new Set<string>();
  const look = () => {
    for (const { textContent } of document.querySelectorAll('h1')) titles.add(textContent ?? '');
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    look();
    return titles;
  };
};

const openEmailForm = async () => {
  await hosted.open('/register');
  await app.check(terms);
  await app.press('Sign up with email');
  await app.heading('Sign up with email');
};
const signUp = async (email = stranger, password = secret) => {
  await openEmailForm();
  await app.fill('Email', email);
  await app.fill('Password', password);
  await app.press('Send code');
  await app.heading('Verify your email');
};
const verify = async (code = hosted.code(stranger)) => {
  await app.fill('Code', String(code));
  await app.press('Verify');
};
const chooseSubdomain = async (name: string) => {
  await app.fill('Subdomain', name);
  await app.see('Available');
  await app.press('Complete registration');
};
const logIn = async (user: 'unconfirmed' | 'noRealm' | 'trial') => {
  await hosted.open('/');
  await app.fill('Username', emailOf(user));
  await app.fill('Password', passwordOf(user));
  await app.press('Log in');
};

describe('a stranger', () => {
  it('signs up by e-mail, confirms it, chooses a subdomain, and is in the console', async () => {
    await hosted.open('/');
    await app.follow('Register');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Register' })).toHaveFocus());
    await app.check(terms);
    await app.press('Sign up with email');
    await app.fill('Email', ` ${stranger} `);
    fireEvent.keyDown(app.getField('Password'), { key: 'A', modifierCapsLock: true });
    await app.see('CAPSLOCK is enabled!');
    fireEvent.keyUp(app.getField('Password'), { key: 'CapsLock' });
    await app.fill('Password', secret);
    await app.press('Send code');
    await app.see(new RegExp(`We sent a code to ${stranger}`));
    await app.expectUrl('/register/email/verify-your-email');
    const code = String(hosted.code(stranger));
    expect(accountOf()).toMatchObject({ is_active: 0, plan_type: 'trial', sip_realm: null });
    expect(stored()).not.toContain(secret);
    expect(stored()).not.toContain(code);

    await verify(`${code.slice(0, 3)} ${code.slice(3)}`);
    await app.heading('Choose a subdomain');
    await app.expectUrl('/register/choose-a-subdomain');
    expect(userRows()).toMatchObject([{ email_validated: 1 }]);
    expect(accountOf()).toMatchObject({ is_active: 1 });
    expect(localStorage.getItem('root-domain')).toBeTruthy();

    await chooseSubdomain('Newcomer');
    await app.expectUrl(`/internal/accounts/${accountOf()?.account_sid}/edit`);
    const root = localStorage.getItem('root-domain');
    expect(accountOf()?.sip_realm).toBe(`newcomer.${root}`);
    expect(stored()).not.toContain(secret);
  });

  it('accepts the terms first, whose documents are those of the deployment', async () => {
    await hosted.open('/register');
    await app.press('Sign up with email');
    const box = await app.findCheckbox(terms);
    expect(box).toHaveAccessibleDescription(
      'Accept the terms of service and the privacy policy first.',
    );
    expect(box).toHaveFocus();
    await app.press('Sign up with Google');
    await app.press('Sign up with GitHub');
    expect(sessionStorage.getItem('oauth-state')).toBeNull();
    await app.expectUrl('/register');
    expect(await app.link('terms of service')).toHaveAttribute(
      'href',
      'https://voice.example/terms',
    );
    expect(await app.link('privacy policy')).toHaveAttribute('href', '/privacy.html');
    await app.check(terms);
    expect(box).not.toHaveAccessibleDescription();
    await hosted.open('/register');
    expect(await app.findCheckbox(terms)).toBeChecked();
  });

  it('comes to no later page by its address alone', async () => {
    await hosted.open('/register/email');
    await app.expectUrl('/register');
    for (const path of ['/register/email/verify-your-email', '/register/choose-a-subdomain']) {
      await hosted.open(path);
      await app.see('You must log in to view that page');
      await app.expectUrl('/');
    }
    expect(app.requests()).toEqual([]);
  });

  it.each([
    ['', '', 'Required', 'Required'],
    ['nia', secret, 'Enter a valid email address.', ''],
    ['nia@newcomer', secret, 'Enter a valid email address.', ''],
    [stranger, '', '', 'Required'],
    [stranger, '        ', '', 'Required'],
    [stranger, '12345', '', 'The password must be at least 6 characters long.'],
  ])('who types %j and %j is told at the fields', async (email, password, first, second) => {
    await openEmailForm();
    await app.fill('Email', email);
    await app.fill('Password', password);
    await app.press('Send code');
    expect(app.getField('Email')).toHaveAccessibleDescription(first);
    expect(app.getField('Password').getAttribute('aria-describedby')).toBeTruthy();
    expect(app.getField('Password')).toHaveAccessibleDescription(
      [second, 'At least 6 characters'].filter(Boolean).join(' '),
    );
    expect(app.getField(first ? 'Email' : 'Password')).toHaveFocus();
    expect(app.requests()).toEqual([]);
  });

  it.each([
    [
      422,
      'account already exists for this email',
      'Email',
      'An account with this email already exists',
    ],
    [400, 'invalid email', 'Email', 'Enter a valid email address.'],
    [400, 'password must be at least 6 characters', 'Password', 'The password must be'],
  ])('whom the platform refuses with %i %j is told at the field', async (...row) => {
    const [status, msg, field, words] = row;
    await openEmailForm();
    await app.fill('Email', stranger);
    await app.fill('Password', secret);
    app.answerOnce('POST', 'register', () => app.refusal(status, msg));
    await app.press('Send code');
    await waitFor(() =>
      expect(app.getField(field)).toHaveAccessibleDescription(expect.stringMatching(`^${words}`)),
    );
    expect(app.getField('Email')).toHaveValue(stranger);
    expect(app.getField('Password')).toHaveValue(secret);
    await app.press('Send code');
    await app.heading('Verify your email');
  });

  it('whose e-mail has an account is told so, and can log in', async () => {
    await openEmailForm();
    await app.fill('Email', emailOf('trial'));
    await app.fill('Password', secret);
    await app.press('Send code');
    await app.see(/An account with this email already exists./);
    expect(session.token()).toBeNull();
    await app.follow('Log in');
    await app.heading('Log in');
  });

  it('signs up once, however often the code is asked for', async () => {
    await openEmailForm();
    await app.fill('Email', stranger);
    await app.fill('Password', secret);
    const release = app.hold('POST', 'register');
    await app.press('Send code');
    await app.pressBusy('Sending…');
    release();
    await app.heading('Verify your email');
    expect(calls('POST register')).toBe(1);
    expect(userRows()).toHaveLength(1);
  });

  it('keeps what was typed when the network fails, and goes on after logging in', async () => {
    await openEmailForm();
    await app.fill('Email', stranger);
    await app.fill('Password', secret);
    app.loseAnswerOnce('POST', 'register');
    await app.press('Send code');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No answer came. Your account may exist already',
    );
    expect(app.getField('Password')).toHaveValue(secret);
    await app.press('Send code');
    await app.see(/If it’s yours, log in to continue\./);
    await hosted.open('/');
    await app.fill('Username', stranger);
    await app.fill('Password', secret);
    await app.press('Log in');
    await app.heading('Verify your email');
    await verify();
    await app.heading('Choose a subdomain');
  });
});

describe('a sign-up without an answer', () => {
  const notice = /Your account may exist already/;
  const send = async () => {
    await openEmailForm();
    await app.fill('Email', stranger);
    await app.fill('Password', secret);
    await app.press('Send code');
  };

  it('is told of by the next page, with its address and without its password', async () => {
    app.loseAnswerOnce('POST', 'register');
    await send();
    await app.see(notice);
    await hosted.open('/register/email');
    await app.see(notice);
    expect(app.getField('Email')).toHaveValue(stranger);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
    await app.fill('Password', secret);
    await app.press('Send code');
    await app.see(/If it’s yours, log in to continue\./);
    await hosted.open('/register/email');
    await app.findField('Email');
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('that was on its way when the page was loaded anew is told of as well', async () => {
    const release = app.hold('POST', 'register');
    await send();
    await hosted.open('/register/email');
    await app.see(notice);
    release();
  });

  it('is none where it was refused', async () => {
    app.answerOnce('POST', 'register', () => app.refusal(422, 'invalid email'));
    await send();
    await app.see('Enter a valid email address.');
    await hosted.open('/register/email');
    expect(await app.findField('Email')).toHaveValue('');
    expect(screen.queryByText(notice)).toBeNull();
  });
});

describe('the code', () => {
  it.each([
    ['', 'Required'],
    ['12345', 'Enter the 6 digits of the code.'],
    ['1234567', 'Enter the 6 digits of the code.'],
    ['12345a', 'Enter the 6 digits of the code.'],
  ])('%j is told at its field without asking', async (typed, words) => {
    await signUp();
    app.forgetRequests();
    await verify(typed);
    expect(app.getField('Code')).toHaveAccessibleDescription(`${words} 6 digits`);
    expect(app.getField('Code')).toHaveFocus();
    expect(app.requests()).toEqual([]);
  });

  it('that is wrong is told at its field, and the right one still counts', async () => {
    await signUp();
    const right = String(hosted.code(stranger));
    await verify(right === '000000' ? '000001' : '000000');
    await waitFor(() =>
      expect(app.getField('Code')).toHaveAccessibleDescription(
        'This isn’t the last code we sent. 6 digits',
      ),
    );
    await verify(right);
    await app.heading('Choose a subdomain');
  });

  it('counts when the answer to it was lost', async () => {
    await signUp();
    app.loseAnswerOnce('PUT', 'ActivationCode/*');
    await verify();
    await app.heading('Choose a subdomain');
  });

  it('comes again on request: the new one counts, the old one does not', async () => {
    await signUp();
    const first = String(hosted.code(stranger));
    await app.press('Send a new code');
    await app.see(`We sent a new code to ${stranger}. The previous one no longer works.`);
    expect(hosted.mails(stranger)).toHaveLength(2);
    const second = String(hosted.code(stranger));
    expect(userRows()).toHaveLength(1);
    if (second !== first) {
      await verify(first);
      await app.see('This isn’t the last code we sent.');
    }
    await verify(second);
    await app.heading('Choose a subdomain');
    expect(accountOf()).toMatchObject({ is_active: 1 });
    expect(stored()).not.toContain(secret);
  });

  it('comes again without an answer: the first one counts, and the account is active', async () => {
    await signUp();
    const first = String(hosted.code(stranger));
    app.loseAnswerOnce('POST', 'register');
    await app.press('Send a new code');
    await app.see('No answer came. Use the code of the earlier email, or send a new one.');
    expect(userRows()).toHaveLength(2);
    await verify(first);
    await app.heading('Choose a subdomain');
    expect(userRows()).toHaveLength(1);
    expect(accountOf()).toMatchObject({ is_active: 1 });
  });

  it('comes again once for two clicks, and says so when it fails', async () => {
    await signUp();
    const release = app.hold('POST', 'register');
    app.forgetRequests();
    await app.press('Send a new code');
    await app.pressBusy('Sending a new code…');
    release();
    await app.see(/We sent a new code/);
    expect(calls('POST register')).toBe(1);
    app.cut('POST', 'register');
    await app.press('Send a new code');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No answer came. Use the code of the earlier email, or send a new one.',
    );
    app.reconnect();
    await verify();
    await app.heading('Choose a subdomain');
  });

  it('goes to another address when the first was wrong', async () => {
    await signUp('nia@newcomer.exmaple');
    await app.follow('Use another address');
    await app.heading('Send a new code');
    expect(await app.findField('Email')).toHaveValue('nia@newcomer.exmaple');
    await app.fill('Email', stranger);
    await app.fill('Password', 'Another-1');
    await app.press('Send code');
    await app.see(new RegExp(`We sent a code to ${stranger}`));
    expect(userRows('nia@newcomer.exmaple')).toEqual([]);
    await verify();
    await app.heading('Choose a subdomain');
    expect(accountOf()).toMatchObject({ is_active: 1 });
    expect(db().all('SELECT * FROM accounts WHERE name LIKE ?', 'nia@%')).toHaveLength(1);
  });
});

describe('a sign-up that was left half-way', () => {
  it('goes on at the code at the next log-in, from any page', async () => {
    await logIn('unconfirmed');
    await app.heading('Verify your email');
    await hosted.open('/internal/applications');
    await app.expectUrl('/register/email/verify-your-email');
    await app.heading('Verify your email');
    await hosted.open('/register/choose-a-subdomain');
    await app.expectUrl('/register/email/verify-your-email');
    await app.heading('Verify your email');
    await verify(unconfirmedCode);
    await app.heading('Choose a subdomain');
  });

  it('asks for the password before it sends a new code', async () => {
    await logIn('unconfirmed');
    await app.heading('Verify your email');
    await app.press('Send a new code');
    await app.heading('Send a new code');
    expect(await app.findField('Email')).toHaveValue(emailOf('unconfirmed'));
    await app.fill('Password', 'Changed-1');
    await app.press('Send code');
    await app.heading('Verify your email');
    await verify(hosted.code(emailOf('unconfirmed')));
    await app.heading('Choose a subdomain');
    expect(accountOf(emailOf('unconfirmed'))).toMatchObject({ is_active: 1 });
  });

  it.each(['/internal/applications', '/internal/recent-calls', '/', '/register'])(
    'leads from %s to the subdomain until there is one',
    async (path) => {
      await hosted.open(path, 'noRealm');
      await app.expectUrl('/register/choose-a-subdomain');
      await app.heading('Choose a subdomain');
      await chooseSubdomain('riverside');
      await app.expectUrl(`/internal/accounts/${hosted.accountSid('noRealm')}/edit`);
      await hosted.open('/internal/applications');
      await app.expectUrl(/^\/internal\/applications/);
    },
  );

  it('can be left by logging out', async () => {
    await hosted.open('/internal/applications', 'noRealm');
    await app.press('Log out');
    await app.see("You've successfully logged out.");
    await app.expectUrl('/');
  });

  it('that cannot be read says so on its own pages, and holds nobody back from the console', async () => {
    app.answerOnce('GET', 'Users/me', () => app.refusal(500, 'account is missing a subscription'));
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    await app.heading('Couldn’t load your account');
    await app.see('account is missing a subscription');
    await app.press('Try again');
    await app.heading('Choose a subdomain');
  });
});

describe('a complete sign-up', () => {
  it('is asked for once in a tab', async () => {
    await logIn('trial');
    await app.expectUrl(`/internal/accounts/${hosted.accountSid('trial')}/edit`);
    await waitFor(() => expect(sessionStorage.getItem('signed-up')).toBeTruthy());
    for (const path of ['/register', '/register/email', '/register/choose-a-subdomain']) {
      await hosted.open(path);
      await app.expectUrl(`/internal/accounts/${hosted.accountSid('trial')}/edit`);
    }
  });
  it('is no question for those who have no account of their own', async () => {
    await hosted.open('/internal/accounts', 'admin');
    await app.heading('Accounts');
    expect(calls('GET Users/me')).toBe(0);
  });
  it('comes after a password that must be changed', async () => {
    db().run('UPDATE users SET force_change = 1 WHERE email = ?', emailOf('noRealm'));
    await logIn('noRealm');
    await app.heading('Create a new password');
    await app.fill('New password', 'Brand-new1!');
    await app.fill('Confirm new password', 'Brand-new1!');
    await app.press('Save');
    await app.heading('Choose a subdomain');
  });
});

describe('the subdomain', () => {
  beforeEach(app.hurry);
  const submit = () => screen.getByRole('button', { name: 'Complete registration' });

  it.each([
    ['', 'At least 3 characters: letters, digits and hyphens'],
    ['ab', 'At least 3 characters'],
    ['a b', 'Letters, digits and hyphens only, with no hyphen at either end'],
    ['-abc', 'Letters, digits and hyphens only, with no hyphen at either end'],
    ['abc-', 'Letters, digits and hyphens only, with no hyphen at either end'],
    ['a.bc', 'Letters, digits and hyphens only, with no hyphen at either end'],
    ['bücher', 'Letters, digits and hyphens only, with no hyphen at either end'],
    ['a'.repeat(64), 'At most 63 characters'],
  ])('%j is not asked for, and says why', async (name, words) => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    await app.findField('Subdomain');
    app.forgetRequests();
    await app.fill('Subdomain', name);
    expect(app.getField('Subdomain')).toHaveAccessibleDescription(words);
    expect(submit()).toBeDisabled();
    expect(app.requests()).toEqual([]);
  });

  it('that is taken cannot be had, whatever its case', async () => {
    const [taken = ''] = String(hosted.account('trial').sip_realm).split('.');
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    await app.fill('Subdomain', taken.toUpperCase());
    await app.see('Checking…');
    expect(submit()).toBeDisabled();
    await app.see('Already taken');
    expect(submit()).toBeDisabled();
  });

  it('is asked for when typing has paused, with the whole name, once', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    await app.findField('Subdomain');
    app.forgetRequests();
    for (const name of ['riv', 'rive', 'river']) await app.fill('Subdomain', name);
    await app.see('Available');
    const root = localStorage.getItem('root-domain');
    expect(app.requests()).toEqual([`GET Availability?type=subdomain&value=river.${root}`]);
  });

  it('is judged by the answer about it, not by a late one about another', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    const release = app.hold('GET', /^Availability\?.*value=first\./);
    await app.fill('Subdomain', 'first');
    await waitFor(() => expect(app.requests().join()).toContain('value=first.'));
    await app.fill('Subdomain', 'ab');
    release();
    await app.settle();
    expect(app.getField('Subdomain')).toHaveAccessibleDescription('At least 3 characters');
    expect(submit()).toBeDisabled();
  });

  it('is no longer available as soon as another letter is typed', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    await app.fill('Subdomain', 'riverside');
    await app.see('Available');
    expect(submit()).toBeEnabled();
    const release = app.hold('GET', 'Availability');
    await app.fill('Subdomain', 'riverside2');
    await app.see('Checking…');
    expect(submit()).toBeDisabled();
    release();
    await app.see('Available');
  });

  it('whose check fails can be checked again', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    app.answerOnce('GET', 'Availability', () => app.refusal(500, 'out of order'));
    await app.fill('Subdomain', 'riverside');
    await app.see('Couldn’t check availability');
    expect(submit()).toBeDisabled();
    await app.press('Check again');
    await app.see('Available');
  });

  it('that somebody else took meanwhile says so at the field', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    app.answerOnce('POST', 'Accounts/*/SipRealms/*', () =>
      app.refusal(422, "Duplicate entry 'x' for key 'sip_realm'"),
    );
    await chooseSubdomain('riverside');
    await waitFor(() =>
      expect(app.getField('Subdomain')).toHaveAccessibleDescription(
        expect.stringMatching(/^Already taken/),
      ),
    );
    expect(app.getField('Subdomain')).toHaveValue('riverside');
    // Whether it is free is asked again: it was, a moment ago.
    expect(submit()).toBeDisabled();
    expect(screen.queryByText('Available')).toBeNull();
  });

  it('is given once for two clicks', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    const release = app.hold('POST', 'Accounts/*/SipRealms/*');
    await chooseSubdomain('riverside');
    await app.pressBusy('Completing…');
    release();
    await app.expectUrl(/^\/internal/);
    expect(app.writes()).toHaveLength(1);
  });

  it('is told as it is when the platform stored it and failed after', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    app.answerOnce('POST', 'Accounts/*/SipRealms/*', async (pass) => {
      await pass();
      return app.refusal(500, 'DNS provider is down');
    });
    await chooseSubdomain('riverside');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The subdomain is yours, but its DNS records couldn’t be created',
    );
    expect(alert).toHaveTextContent('DNS provider is down');
    await app.press('Continue to your account');
    await app.expectUrl(/^\/internal\/accounts\//);
  });

  it('that the platform refused keeps what was typed', async () => {
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    app.answerOnce('POST', 'Accounts/*/SipRealms/*', () => app.refusal(500, 'no SBC address'));
    await chooseSubdomain('riverside');
    expect(await screen.findByRole('alert')).toHaveTextContent('no SBC address');
    expect(app.getField('Subdomain')).toHaveValue('riverside');
    await app.press('Complete registration');
    await app.expectUrl(/^\/internal/);
  });

  it('cannot be chosen where the platform has no domain', async () => {
    app.answerOnce('GET', 'Users/me', () =>
      Response.json({ user: { provider: 'local', email_validated: true }, account: {} }),
    );
    await hosted.open('/register/choose-a-subdomain', 'noRealm');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The platform has no domain for new accounts yet.',
    );
  });
});

describe('Back', () => {
  it('from the code leads to the address, which can be corrected', async () => {
    await signUp();
    await back();
    await app.heading('Send a new code');
    expect(await app.findField('Email')).toHaveValue(stranger);
    await app.follow('Back to the code');
    await verify();
    await app.heading('Choose a subdomain');
  });
  it('from the subdomain leads to no step that is done', async () => {
    await signUp();
    await verify();
    await app.heading('Choose a subdomain');
    const shown = watchHeadings();
    const left = new Promise<string>((resolve) =>
      addEventListener('popstate', () => resolve(location.pathname), { once: true }),
    );
    history.back();
    expect(await left).not.toBe('/register/choose-a-subdomain');
    await app.expectUrl('/register/choose-a-subdomain');
    await app.settle();
    await app.heading('Choose a subdomain');
    expect(shown()).toEqual(new Set(['Choose a subdomain']));
  });
});

describe('a deployment', () => {
  it('that has no service provider for new accounts says so', async () => {
    app.resetConsole({ DEFAULT_SERVICE_PROVIDER_SID: '' }, { hosted: true });
    await hosted.open('/register');
    await app.heading('Sign-up isn’t open yet');
  });
  const here = '/document.html';
  it.each<[Record<'TERMS_URL' | 'PRIVACY_URL', string>, RegExp | null]>([
    [{ TERMS_URL: here, PRIVACY_URL: here }, null],
    [{ TERMS_URL: here, PRIVACY_URL: '' }, /^The privacy policy isn’t linked here\. Ask /],
    [{ TERMS_URL: '', PRIVACY_URL: here }, /^The terms of service aren’t linked here\. Ask /],
    [{ TERMS_URL: '', PRIVACY_URL: '' }, /^Neither is linked here\. Ask /],
  ])('with the documents %o links those, and says which it does not', async (links, told) => {
    app.resetConsole(links, { hosted: true });
    await hosted.open('/register');
    expect(await app.findCheckbox(terms)).not.toBeChecked();
    const isLinked = (name: string) => screen.queryByRole('link', { name }) !== null;
    expect(isLinked('terms of service')).toBe(links.TERMS_URL !== '');
    expect(isLinked('privacy policy')).toBe(links.PRIVACY_URL !== '');
    expect(screen.queryByText(/linked here/)?.textContent ?? '').toMatch(told ?? /^$/);
    if (told) expect(app.getCheckbox(terms)).toHaveAccessibleDescription(told);
  });
  it.each(['/register', '/register/email', '/oauth-callback/google?code=c&state=s'])(
    'that is not hosted does not know %s',
    async (path) => {
      app.resetConsole({});
      await hosted.open(path);
      await app.see("That page doesn't exist.");
      expect(app.requests()).toEqual([]);
    },
  );
  it('that is not hosted offers nothing of it on the sign-in page', async () => {
    app.resetConsole({ GOOGLE_CLIENT_ID: 'g', GITHUB_CLIENT_ID: 'h' });
    await hosted.open('/');
    await app.heading('Log in');
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Google|GitHub/ })).toBeNull();
  });
  it('that is hosted does not know a page below /register that is none', async () => {
    await hosted.open('/register/nowhere');
    await app.see("That page doesn't exist.");
  });
});
