import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInHistory } from '../../src/engines/history';
import { loadConsole } from '../../src/loadConsole';
import type { HistoryEntry } from '../../src/saving/history';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { fillStorage, silenceStorage } from './support/storage';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));

const drafts = /store$/;
const history = /history$/;

describe('where the browser’s storage answers nothing', () => {
  let release: () => void = () => undefined;
  afterEach(() => release());

  const tara = () => app.db.get("SELECT user_sid, email FROM users WHERE name = 'tara'") ?? {};
  const nora = () => String(app.db.get("SELECT user_sid FROM users WHERE name = 'nora'")?.user_sid);
  const before = 'tara@before.example';
  /** The history of a change, open. */
  const openChange = async () => {
    const { user_sid: sid, email: to } = tara();
    await keepInHistory(nora(), {
      ...{
        id: 'e-1',
        at: Date.now(),
        who: 'nora',
        address: '',
        kind: 'changed',
        resource: 'users',
      },
      ...{ sid, name: 'tara', path: `/internal/users/${sid}/edit`, ending: 'stored', calls: [] },
      ...{ changes: [{ path: ['email'], from: before, to }], missing: [] },
    } as HistoryEntry);
    await app.open('/internal/history', 'nora');
    await app.click(await screen.findByRole('button', { name: /User tara · Email Done$/ }));
  };
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('the history says so in the place of its rows', async () => {
    release = silenceStorage(history);
    app.hurry();
    await app.open('/internal/history', 'nora');
    await app.see('This browser keeps no history');
  });

  it('clearing the history ends with words, and its question can be closed', async () => {
    await openChange();
    release = silenceStorage(history);
    app.hurry();
    await user.click(within(await app.openMenu(/^More actions$/)).getByText('Clear history'));
    const question = await screen.findByRole('dialog');
    await app.press('Clear history', question);
    await app.see(/^Not everything may be cleared/, question);
    await app.press('Cancel', question);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['answers nothing', silenceStorage],
    ['has no room', fillStorage],
  ])('going back to an earlier value reaches the form where the storage %s', async (_how, fail) => {
    await openChange();
    release = fail(drafts);
    app.hurry();
    await app.press('Revert Email');
    await app.heading('tara');
    await waitFor(() => expect(app.getField('Email')).toHaveValue(before));
    await app.see(/^1 unsaved change/);
    expect(isHeld()).toBe(true);
    await app.press('Save');
    await app.see('User updated successfully');
    expect(tara().email).toBe(before);
  });

  it('a rotated API key works, and it is told that the list will not remind of the old one', async () => {
    release = silenceStorage(drafts);
    await app.open(`/internal/accounts/${app.accountSid('Cedar Bank')}/edit`, 'nora');
    const [rotate] = await screen.findAllByRole('button', { name: /^Rotate: / });
    app.hurry();
    await app.click(rotate as HTMLElement);
    await screen.findByRole('dialog', { name: 'Your new API key' });
    await app.see('This browser can’t store which keys were replaced.');
    expect(app.writes().map(({ call }) => call)).toEqual(['POST ApiKeys']);
  });

  it('a view that is not kept is told, and its name stays typed', async () => {
    release = silenceStorage(drafts);
    app.hurry();
    await app.open('/internal/carriers', 'nora');
    await app.press('Views');
    await app.click(await screen.findByRole('menuitem', { name: /^Save/ }));
    const asked = await screen.findByRole('dialog');
    await app.fill('Name', 'Mine', asked);
    await app.press('Save', asked);
    await app.see('Couldn’t save in this browser.');
    expect(app.getField('Name', asked)).toHaveValue('Mine');
  });
});

describe('a configuration file', () => {
  const names = ['Trunk one', 'Trunk two', 'Trunk three'];
  const carriers = names.map(
    (name, index) =>
      `  - name: ${name}\n    register_password: $${`{P${index}}`}\n    sip_gateways:\n` +
      `      - { ipv4: 203.0.113.${index + 50}, inbound: false, outbound: true }\n`,
  );
  const stored = () =>
    app.db
      .all(
        `SELECT c.name, register_password, ipv4 FROM voip_carriers c
         LEFT JOIN sip_gateways USING (voip_carrier_sid) WHERE c.name LIKE 'Trunk %' ORDER BY ipv4`,
      )
      .map((row) => Object.values(row).join(' '));
  const wanted = names.map(
    (name, index) => `${name} Canary-trunk-${index} 203.0.113.${index + 50}`,
  );
  const failed = '2 done, 1 failed, 0 not tried';

  const apply = async () => {
    const text = `format: 1\naccount:\n  name: Sunrise Clinic\ncarriers:\n${carriers.join('')}`;
    await app.open('/internal/configuration', 'sam');
    await user.upload(await screen.findByLabelText('Choose a file'), new File([text], 'v.yaml'));
    for (const index of [0, 1, 2]) {
      await app.fill(await app.findField(`P${index}`), `Canary-trunk-${index}`);
    }
    await app.click(await screen.findByRole('checkbox', { name: /Sunrise Clinic$/ }));
    return app.press('Apply 3 changes');
  };
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each([
    [
      'a carrier is refused',
      /VoipCarriers$/,
      () => app.refusal(500, 'The disk is full'),
      /The disk/,
    ],
    ['a gateway is refused', 'SipGateways', () => app.refusal(404, 'Not here'), /Not here/],
  ])('of which %s goes on with what is left and was typed', async (_what, path, answer, why) => {
    app.answerOnce('POST', path, answer);
    await apply();
    await app.see(failed);
    await app.see(why);
    expect(isHeld()).toBe(true);
    // The platform is away for a moment more.
    app.answerOnce('GET', /^Accounts/, () => app.refusal(500, 'Still away'));
    await app.press('Compare again and resume');
    await app.see(/Still away/);
    expect(isHeld()).toBe(true);
    await app.press('Retry');
    await app.press('Apply 1 change');
    await app.see('1 done, 0 failed, 0 not tried');
    expect(stored()).toEqual(wanted);
    expect(isHeld()).toBe(false);
  });

  it('of which an answer is lost has nothing left to do, and holds nothing', async () => {
    app.loseAnswerOnce('POST', 'SipGateways');
    await apply();
    await app.see(failed);
    await app.press('Compare again and resume');
    await app.see('Nothing to do.');
    expect(stored()).toEqual(wanted);
    expect(isHeld()).toBe(false);
  });

  it('waits while the session has ended, and goes on with the next one', async () => {
    app.answerOnce('POST', 'SipGateways', () => app.refusal(401, 'jwt expired'));
    await apply();
    const again = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await app.fill('Password', 'Account-demo1!', again);
    await app.press('Log in', again);
    await app.see('3 done, 0 failed, 0 not tried');
    expect(stored()).toEqual(wanted);
  });
});

describe('where the browser goes offline in the middle', () => {
  let isOffline = false;
  const reconnect = () => {
    isOffline = false;
    window.dispatchEvent(new Event('online'));
  };
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  });
  afterEach(() => {
    reconnect();
    vi.restoreAllMocks();
  });

  /** The third write of a kind and all that follows reach nobody. */
  const disconnect = (method: string, path: RegExp) => {
    let writes = 0;
    app.answerAlways(null, /./, (pass, _body, call) => {
      if (call.startsWith(method) && path.test(call)) writes += 1;
      isOffline ||= writes === 3;
      if (!isOffline) return pass();
      window.dispatchEvent(new Event('offline'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
  };

  it('a deactivation of many and its way back say how to go on, and do nothing twice', async () => {
    const active = () => app.db.all('SELECT name FROM voip_carriers WHERE is_active = 1').length;
    const before = active();
    await app.open('/internal/carriers', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(3));
    await app.click(screen.getByLabelText('Select this page'));
    await app.press('Deactivate…');
    disconnect('PUT', /VoipCarriers/);
    await app.press(/^Deactivate \d+$/, await screen.findByRole('dialog'));
    const result = await screen.findByRole('dialog', { name: 'Deactivation' });
    await app.see('2 done.', result);
    expect(result).toHaveTextContent('Try again once you’re back online.');
    expect(document.body).not.toHaveTextContent(/save/i);
    expect(active()).toBe(before - 2);
    app.reconnect();
    reconnect();
    await app.press(/^Retry \d+ failed$/, result);
    await app.see(/records deactivated/);
    disconnect('PUT', /VoipCarriers/);
    await app.press('Undo');
    await app.see(/^2 restored\. \d+ not restored\. .*Try again once you’re back online\./);
    app.reconnect();
    reconnect();
    await app.press('Try again');
    await app.see(/^\d+ restored\.$/);
    expect(active()).toBe(before);
  });
});
