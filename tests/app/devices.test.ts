import { describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';
import { componentsOf, drawingOf } from './support/drawing';

const account = 'Sunrise Clinic';
const { engine } = app.platform;
const listOf = (name = account) =>
  `/internal/clients?filter=${encodeURIComponent(JSON.stringify({ account_sid: app.accountSid(name) }))}`;
const clientPath = (username: string) => {
  const sid = app.db.get(
    'SELECT client_sid FROM clients WHERE username = ? AND account_sid = ?',
    username,
    app.accountSid(account),
  )?.client_sid;
  return `/internal/clients/${sid}/edit`;
};
const asked = () => app.requests().filter((request) => request.includes('RegisteredSipUsers'));
const forgetDevices = () => app.db.run('DELETE FROM registrations');
const hook = { url: 'https://example.org', username: 'hook', password: 'canary-of-the-hook' };

describe('the list of one account', () => {
  it.each(['admin', 'nora', 'sam'] as const)(
    'shows %s who is registered, over what and until when, by one request',
    async (operator) => {
      forgetDevices();
      engine.register(account, { name: 'nurse-1', protocol: 'wss', forMs: 600_000 });
      // The platform finds a client whatever the case of its device's name.
      engine.register(account, { name: 'DOCTOR-LEE', protocol: 'tls' });
      engine.register(account, { name: 'doctor-lee', protocol: 'udp' });
      engine.register(account, { name: 'door', webhooks: { callHook: hook } });
      await app.open(listOf(), operator);
      await app.see('Registered');
      expect(app.rowWith('nurse-1')).toHaveTextContent(/Registered\s*WSS, until \d\d:\d\d:\d\d/);
      expect(app.rowWith('doctor-lee')).toHaveTextContent('Registered (2 devices)');
      expect(app.rowWith('reception')).toHaveTextContent('Not registered');
      await app.see('Also registered, without a SIP client: door.');
      expect(asked()).toHaveLength(1);
      expect(document.body.textContent).not.toContain(hook.password);
    },
  );

  it('shows a view-only user the names that it may know', async () => {
    forgetDevices();
    engine.register(account, { name: 'nurse-1', protocol: 'wss' });
    await app.open(listOf(), 'vera');
    await app.see('Registered');
    expect(app.rowWith('nurse-1')).not.toHaveTextContent('WSS');
    expect(asked()).toEqual([`GET Accounts/${app.accountSid(account)}/RegisteredSipUsers`]);
  });

  it('that has no realm says so, with the way to where one is set', async () => {
    app.db.run('UPDATE accounts SET sip_realm = NULL WHERE name = ?', account);
    await app.open(listOf(), 'nora');
    await app.see('This account has no SIP realm, so its devices can’t register.');
    await waitFor(() => expect(app.rowWith('nurse-1')).toHaveTextContent('Not registered'));
    expect(await app.link('Set a SIP realm')).toHaveAttribute(
      'href',
      `/internal/accounts/${app.accountSid(account)}/edit`,
    );
  });

  it('stays when the registrations cannot be read, and says so', async () => {
    app.answerAlways('POST', 'Accounts/*/RegisteredSipUsers', () =>
      app.refusal(500, 'The disk is full'),
    );
    await app.open(listOf(), 'nora');
    await app.see(/The registrations couldn’t be read. The disk is full/);
    expect(app.rows().length).toBeGreaterThan(2);
    app.reconnect();
    engine.register(account, { name: 'nurse-1' });
    await app.press('Retry');
    await waitFor(() => expect(app.rowWith('nurse-1')).toHaveTextContent(/^nurse-1.*Registered/));
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
  });

  it('draws no row again that has not changed, and few components for each', async () => {
    app.ownClock();
    forgetDevices();
    engine.register(account, { name: 'nurse-1' });
    await app.open(listOf(), 'nora');
    await app.see('Registered');
    await app.answered();
    for (const row of app.rows()) expect(componentsOf(row)).toBeLessThanOrEqual(16);
    const before = drawingOf(app.rows());
    await vi.advanceTimersByTimeAsync(61_000);
    await waitFor(() => expect(asked()).toHaveLength(2));
    await app.answered();
    expect(drawingOf(app.rows()).filter((one, index) => one !== before[index])).toEqual([]);
  });
});

it('the list of all accounts asks for no devices, and an account chosen then does', async () => {
  engine.register(account, { name: 'nurse-1' });
  await app.open('/internal/clients', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(2));
  await app.answered();
  expect(asked()).toEqual([]);
  await app.choose('Account', account);
  await app.see('Registered');
});

it('a client whose account cannot be read asks for no devices, and its form stays', async () => {
  app.answerAlways('GET', 'Clients/*', async (pass) =>
    Response.json({ ...(await (await pass()).json()), account_sid: ['odd'] }),
  );
  await app.open(clientPath('nurse-1'), 'nora');
  await app.findField('Username');
  await app.answered();
  expect(asked()).toEqual([]);
  expect(screen.queryByText('Registration')).toBeNull();
});

describe('the page of a client', () => {
  it('says how its device is reached, and what is known of its time', async () => {
    forgetDevices();
    engine.register(account, {
      name: 'nurse-1',
      protocol: 'wss',
      contact: 'sip:nurse-1@192.0.2.7:50000;transport=ws',
      proxy: 'sip:198.51.100.9:443',
      forMs: 25 * 60_000,
      webhooks: { callHook: hook },
    });
    await app.open(clientPath('nurse-1'), 'sam');
    await app.see('Registered');
    await app.see('WSS');
    await app.see('sip:nurse-1@192.0.2.7:50000;transport=ws');
    await app.see('sip:198.51.100.9:443');
    await app.see(/^in 2[45] minutes$/);
    await app.see('Seen here since');
    expect(document.body.textContent).not.toContain(hook.password);
  });

  it.each([
    ['sam', () => forgetDevices(), 'Not registered'],
    ['vera', () => engine.register(account, { name: 'nurse-1' }), /^View-only users see the names/],
    ['nora', () => engine.register(account, { name: 'NURSE-1' }), 'Registered as NURSE-1'],
    [
      'nora',
      () => app.db.run('UPDATE accounts SET sip_realm = NULL WHERE name = ?', account),
      'This account has no SIP realm, so its devices can’t register.',
    ],
  ] as const)('shows %s each other state: %s %s', async (operator, stage, words) => {
    stage();
    await app.open(clientPath('nurse-1'), operator);
    await app.see(words);
  });
});
