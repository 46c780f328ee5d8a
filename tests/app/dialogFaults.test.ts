import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import * as session from '../../src/session';
import { passwordOf } from '../support/hosted';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { faults, mayBeSaved, unquoted } from './support/faults';
import { signInByForm } from './support/signIn';

interface Dialog {
  name: string;
  /** Opens it and fills it in, so that it can be sent. */
  begin: () => Promise<unknown>;
  /** Whose password signs in again on the spot, where the session ends while it is open. */
  password?: string;
  /** Sends it, again too. */
  send: () => Promise<void>;
  /** The write that goes wrong. */
  call: [method: string, path: RegExp];
  /** What stands in it after a fault. */
  expectKept: () => void;
  /** Faults with words of their own here. */
  told?: Record<string, RegExp>;
  /** What is said where nobody can tell whether it was stored. */
  unclear?: RegExp;
  /** What is said of an answer that was lost, where it is known at once that it was stored. */
  lost?: RegExp;
  /** What else goes wrong with an answer that was lost. */
  worse?: () => void;
  /** What is done after an answer that was lost; it is sent again unless given. */
  goOn?: () => Promise<void>;
  /** How often it is stored. */
  stored: () => number;
  /** What is seen when it is done, after an answer that was lost. */
  done: () => Promise<unknown>;
}

const count = (sql: string, ...values: string[]) => Number(app.db.get(sql, ...values)?.count);
const dialog = () => screen.findByRole('dialog');
const keysBefore = count('SELECT COUNT(*) count FROM api_keys');
const newPassword = 'Brand-new1!';
const unreached = /The server cannot be reached|Something went wrong|invalid response/;

const hashOf = (name: string) =>
  String(app.db.get('SELECT hashed_password FROM users WHERE name = ?', name)?.hashed_password);
/** Whether a user has another password by now; trying it too often would lock the user out. */
const changed = (name: string) => {
  const before = hashOf(name);
  return () => (hashOf(name) === before ? 0 : 1);
};
/** What the platform says of its own connections is not for strangers, who would look at theirs. */
const ownTrouble = { 'trouble of the platform’s own': /Something went wrong(?!.*Connection lost)/ };
/** The signed-out pages have few words, as they are the first thing that is loaded. */
const fewWords = { 'a long rate limit': /Something went wrong/, ...ownTrouble };
/** A sign-in says first what the rules want of a 500 (rule 3.2). */
const signInWords = {
  'trouble of the platform’s own': /The server cannot be reached(?!.*Connection lost)/,
};

const dialogs: Dialog[] = [
  {
    name: 'signing in',
    begin: async () => {
      await app.open('/');
      await app.fill(await app.findField('Username'), 'nora');
      await app.fill('Password', 'Provider-demo1!');
    },
    send: () => app.press('Log in'),
    call: ['POST', /^login$/],
    expectKept: () => expect(app.getField('Password')).toHaveValue('Provider-demo1!'),
    told: { 'a long rate limit': /rate limit is reached.*Try again in 5 min/, ...signInWords },
    unclear: unreached,
    stored: () => Number(session.token() !== null),
    done: () => waitFor(() => expect(location.pathname).toMatch(/^\/internal/)),
  },
  {
    name: 'a forced change of password',
    begin: async () => {
      await signInByForm('fred');
      await app.fill(await app.findField(/^New password/), newPassword);
      await app.fill(/^Confirm new password/, newPassword);
    },
    send: async () => {
      // Asked for once the platform said that the one of the sign-in was wrong.
      const [current] = screen.queryAllByLabelText(/^Current password/);
      if (current) await app.fill(current, 'Change-me1!');
      await app.press('Save');
    },
    call: ['PUT', /^Users\//],
    expectKept: () => expect(app.getField(/^New password/)).toHaveValue(newPassword),
    told: { ...fewWords, 'no permission': /Current password/ },
    unclear: unreached,
    stored: changed('fred'),
    done: () => waitFor(() => expect(location.pathname).toBe('/internal/accounts')),
  },
  {
    name: 'a password by a mailed link',
    begin: async () => {
      const email = String(app.db.get("SELECT email FROM users WHERE name = 'sam'")?.email);
      const url = '/api/v1/forgot-password';
      await app.platform.app.inject({ method: 'POST', url, payload: { email } });
      await app.open(`/reset-password/${app.db.get('SELECT link FROM reset_links')?.link}`);
      await app.fill(await app.findField('New password'), newPassword);
      await app.fill('Confirm new password', newPassword);
    },
    send: () => app.press('Save'),
    call: ['POST', /^change-password$/],
    expectKept: () => expect(app.getField('New password')).toHaveValue(newPassword),
    told: { ...fewWords, 'no permission': /Not yours/ },
    unclear: unreached,
    stored: changed('sam'),
    done: () => app.see(/If you’ve just set a new password, log in with it\./),
  },
  {
    name: 'a mail for a forgotten password',
    begin: async () => {
      await app.open('/forgot-password');
      await app.fill(await app.findField('Email'), 'nora@northwind-voice.example');
    },
    send: () => app.press('Send reset link'),
    call: ['POST', /^forgot-password$/],
    expectKept: () => expect(app.getField('Email')).toHaveValue('nora@northwind-voice.example'),
    told: fewWords,
    unclear: unreached,
    // Another mail does no harm.
    stored: () => Math.min(1, count('SELECT COUNT(*) count FROM reset_links')),
    done: () => app.see('A password reset email has been sent to your email address.'),
  },
  {
    name: 'another service provider',
    password: 'Admin-demo1!',
    begin: async () => {
      await app.open('/internal/accounts', 'admin');
      await app.press('Add a service provider');
      await app.fill('Service provider name', 'Faulty days', await dialog());
    },
    send: () => app.press('Create'),
    call: ['POST', /^ServiceProviders$/],
    expectKept: () => expect(app.getField('Service provider name')).toHaveValue('Faulty days'),
    stored: () => count("SELECT COUNT(*) count FROM service_providers WHERE name = 'Faulty days'"),
    done: () => app.see('Added new service provider'),
  },
  {
    name: 'many numbers',
    password: 'Provider-demo1!',
    begin: async () => {
      await app.open('/internal/phone-numbers', 'nora');
      await app.press('Add many');
      const scope = await dialog();
      await app.fill('Numbers', '15550100001', scope);
      await app.chooseTyped('Account', 'Sunrise Clinic', scope);
      await app.chooseTyped('Carrier', 'Twilio', scope);
    },
    send: () => app.press(/^(Add|Retry) 1 number/),
    call: ['POST', /^PhoneNumbers$/],
    unclear: /It may have been stored\. Trying again does nothing twice\./,
    expectKept: () => expect(document.body).toHaveTextContent('15550100001'),
    stored: () => count("SELECT COUNT(*) count FROM phone_numbers WHERE number = '15550100001'"),
    done: () => app.see(/^1 number added/),
  },
  {
    name: 'a number routed from the list',
    password: 'Account-demo1!',
    begin: async () => {
      await app.open('/internal/phone-numbers', 'sam');
      await waitFor(() => app.rowWith('200-0137'));
      await app.click(within(app.rowWith('200-0137')).getByRole('checkbox'));
      await app.choose('Application', 'Opening hours South');
    },
    send: () => app.press(/^(Apply|Retry failed number)$/),
    call: ['PUT', /^PhoneNumbers\//],
    expectKept: () => expect(document.body).toHaveTextContent('1 number failed'),
    unclear: /This may have been done already\./,
    stored: () =>
      count(
        "SELECT COUNT(*) count FROM phone_numbers JOIN applications a USING (application_sid) WHERE number = '15552000137' AND a.name = 'Opening hours South'",
      ),
    done: () => app.see('Number routing updated successfully'),
  },
  {
    name: 'signing in again on the spot',
    begin: async () => {
      const user = app.db.get("SELECT user_sid FROM users WHERE name = 'tara'");
      await app.open(`/internal/users/${user?.user_sid}/edit`, 'nora');
      await app.fill(await app.findField('Email'), 'again@example.com');
      app.answerOnce('PUT', /^Users/, () => app.refusal(401, 'Unauthorized'));
      await app.press('Save');
      await app.fill('Password', 'Provider-demo1!', await dialog());
    },
    send: async () => app.press('Log in', await dialog()),
    call: ['POST', /^login$/],
    expectKept: () => {
      expect(app.getField('Email')).toHaveValue('again@example.com');
      expect(app.getField('Password')).toHaveValue('Provider-demo1!');
    },
    unclear: unreached,
    told: signInWords,
    // The save goes on by itself.
    stored: () => count("SELECT COUNT(*) count FROM users WHERE email = 'again@example.com'"),
    done: () => app.see('User updated successfully'),
  },
  {
    name: 'a new API key',
    begin: async () => {
      await app.open(`/internal/accounts/${app.accountSid('Cedar Bank')}/edit`, 'nora');
      await screen.findByRole('heading', { name: 'API keys' });
    },
    send: async () => {
      // It is made as soon as it is asked for: there is nothing to type.
      if (screen.queryByRole('dialog')) await app.press('Close', await dialog());
      await app.press('Add API key');
    },
    call: ['POST', /^ApiKeys$/],
    expectKept: () => undefined,
    unclear: /The key may have been created\./,
    lost: /A key was created, but no answer came with it\./,
    stored: () => count('SELECT COUNT(*) count FROM api_keys') - keysBefore,
    goOn: async () => app.press('Close', await dialog()),
    done: () =>
      waitFor(() =>
        expect(
          document.querySelectorAll('tbody tr'),
          'the key is listed for whoever closes the dialog',
        ).toHaveLength(
          count(
            'SELECT COUNT(*) count FROM api_keys WHERE account_sid = ?',
            app.accountSid('Cedar Bank'),
          ),
        ),
      ),
  },
];

const isThrough = async (story: Dialog) => {
  const { begin, send, call, expectKept, told: own, unclear = mayBeSaved, stored } = story;
  await begin();
  for (const [name, answer, usual] of faults) {
    let isAsked = false;
    app.answerOnce(...call, () => {
      isAsked = true;
      return answer();
    });
    await send();
    await waitFor(() => expect(isAsked, name).toBe(true));
    const words = own?.[name] ?? (usual === mayBeSaved ? unclear : usual);
    await waitFor(() => expect(document.body.textContent, name).toMatch(words));
    await app.settle();
    expect(document.body.textContent, name).not.toMatch(unquoted);
    expectKept();
    app.reconnect();
    expect(stored(), name).toBe(0);
  }
  let isLost = false;
  app.answerOnce(...call, async (pass) => {
    await pass();
    story.worse?.();
    isLost = true;
    throw new TypeError('Failed to fetch');
  });
  if (story.password) {
    app.answerOnce(...call, () => app.refusal(401, 'Unauthorized'));
    await send();
    const again = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await app.fill('Password', story.password, again);
    await app.press('Log in', again);
  } else await send();
  await waitFor(() => expect(isLost).toBe(true));
  await waitFor(() => expect(document.body.textContent).toMatch(story.lost ?? unclear));
  await (story.goOn ?? send)();
  await story.done();
  expect(stored()).toBe(1);
};

const title = '$name: whatever goes wrong is told, loses nothing, and is stored once';
it.each(dialogs)(title, isThrough);

describe('an API key', () => {
  const page = () => `/internal/accounts/${app.accountSid('Cedar Bank')}/edit`;
  const newest = () => app.db.get('SELECT * FROM api_keys ORDER BY rowid DESC LIMIT 1');
  const made = /A key was created, but no answer came with it\./;

  it('of an answer without it is found, and the dialog is no trap', async () => {
    await app.open(page(), 'nora');
    app.answerOnce('POST', /^ApiKeys$/, async (pass) => {
      const answer = await pass();
      const { sid } = (await answer.json()) as { sid: string };
      return Response.json({ sid }, { status: 201 });
    });
    await app.press('Add API key');
    await app.see(made);
    expect(app.getField('API key')).toHaveValue(String(newest()?.token));
    await app.press('Close', await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('whose answer was lost, and the list with it, is found by the next try', async () => {
    await app.open(page(), 'nora');
    await screen.findByRole('button', { name: 'Add API key' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add API key' })).toBeEnabled());
    app.answerOnce('POST', /^ApiKeys$/, async (pass) => {
      await pass();
      app.answerAlways('GET', /ApiKeys/, () => app.refusal(500, 'The disk is full'));
      throw new TypeError('Failed to fetch');
    });
    await app.press('Add API key');
    await app.see(/The key may have been created\./);
    app.reconnect();
    // Another page, as the first one was closed.
    await app.open(page());
    await app.press('Add API key');
    await app.see(made);
    expect(app.getField('API key')).toHaveValue(String(newest()?.token));
    expect(count('SELECT COUNT(*) count FROM api_keys') - keysBefore).toBe(1);
  });

  it('whose deletion is not answered is not spoken of as a form', async () => {
    await app.open(page(), 'nora');
    const [first] = await screen.findAllByRole('button', { name: /^Delete the API key/ });
    if (first) await app.click(first);
    app.answerOnce('DELETE', /^ApiKeys/, () => Promise.reject(new TypeError('Failed to fetch')));
    await app.press('Delete', await dialog());
    await app.see(/This may have been done already\. Try again to be sure\./);
    expect(document.body).not.toHaveTextContent('Your edits');
  });
});

describe('a service provider', () => {
  const made = () => count("SELECT COUNT(*) count FROM service_providers WHERE name = 'Late Days'");
  const add = async () => {
    await app.press('Add a service provider');
    await app.fill('Service provider name', 'Late Days', await dialog());
    await app.press('Create');
  };

  it('whose answer was lost with its page is not made twice', async () => {
    await app.open('/internal/accounts', 'admin');
    app.answerOnce('POST', /^ServiceProviders$/, async (pass) => {
      await pass();
      throw new TypeError('Failed to fetch');
    });
    await add();
    await app.see(mayBeSaved);
    await app.open('/internal/accounts');
    await add();
    await app.see('Added new service provider');
    expect(made()).toBe(1);
    await waitFor(async () => expect(await entries()).toEqual([]));
  });
});

describe('in hosted mode', () => {
  const hosted = app.hostedStories();
  const stranger = 'nia@newcomer.example';
  it.each<Dialog>([
    {
      name: 'the deletion of the own account',
      begin: async () => {
        await hosted.open(`/internal/accounts/${hosted.accountSid('trial')}/edit`, 'trial');
        await app.press('Delete account');
        await app.fill(await app.findField('Password'), passwordOf('trial'));
        await app.fill('Delete message', 'delete my account');
      },
      send: () => app.press('Permanently delete my account'),
      call: ['DELETE', /^Accounts/],
      expectKept: () => expect(app.getField('Delete message')).toHaveValue('delete my account'),
      // Nobody can tell at once; the next try looks first, as there is no password to check any more.
      worse: () => app.cut('GET', /^Accounts/),
      goOn: async () => {
        app.reconnect();
        await app.press('Permanently delete my account');
      },
      stored: () => (hosted.account('trial').account_sid === undefined ? 1 : 0),
      done: () => waitFor(() => expect(location.pathname).toBe('/')),
    },
    {
      name: 'a sign-up by e-mail',
      begin: async () => {
        await hosted.open('/register');
        await app.check(/^I accept/);
        await app.press('Sign up with email');
        await app.fill(await app.findField('Email'), stranger);
        await app.fill('Password', newPassword);
      },
      send: () => app.press('Send code'),
      call: ['POST', /^register$/],
      expectKept: () => {
        expect(app.getField('Email')).toHaveValue(stranger);
        expect(app.getField('Password')).toHaveValue(newPassword);
      },
      told: fewWords,
      unclear: /Your account may exist already: log in/,
      stored: () =>
        hosted.platform().db.all('SELECT 1 FROM users WHERE email = ?', stranger).length,
      // The account is there by then.
      done: () => app.see(/If it’s yours, log in to continue\./),
    },
    {
      name: 'the subdomain of a new account',
      begin: async () => {
        await hosted.open('/register/choose-a-subdomain', 'noRealm');
        await app.fill(await app.findField('Subdomain'), 'riverside');
        await app.see('Available');
      },
      send: () => app.press('Complete registration'),
      call: ['POST', /SipRealms/],
      expectKept: () => expect(app.getField('Subdomain')).toHaveValue('riverside'),
      told: { ...fewWords, 'a refused value': /Already taken/ },
      unclear: unreached,
      lost: /The subdomain is yours/,
      goOn: () => app.press('Continue to your account'),
      stored: () => Number(/^riverside\./.test(String(hosted.account('noRealm').sip_realm))),
      done: () => waitFor(() => expect(location.pathname).toMatch(/^\/internal/)),
    },
    {
      name: 'another SIP realm',
      begin: async () => {
        await hosted.open(
          `/internal/accounts/${hosted.accountSid('trial')}/sip-realm/edit`,
          'trial',
        );
        await app.fill(await app.findField('Subdomain'), 'lagoon-2');
        await app.see(/^lagoon-2\..* is available\.$/);
      },
      send: () => app.press('Change Sip Realm'),
      call: ['POST', /SipRealms/],
      expectKept: () => expect(app.getField('Subdomain')).toHaveValue('lagoon-2'),
      lost: /SIP realm changed to lagoon-2\./,
      goOn: () => app.expectUrl(/^\/internal\/accounts\/[^/]+\/edit/),
      stored: () => Number(/^lagoon-2\./.test(String(hosted.account('trial').sip_realm))),
      done: () => waitFor(() => expect(app.getField('SIP realm').value).toMatch(/^lagoon-2\./)),
    },
  ])(title, isThrough);
});
