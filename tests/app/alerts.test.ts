import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAlert, addCall, listPath } from '../support/calls';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { said } from './support/spoken';

const clinic = 'Sunrise Clinic';
const ofAlerts = () => app.requests().filter((call) => call.includes('/Alerts'));
const expectListed = () => waitFor(() => expect(app.rows()[0]).toHaveTextContent('Webhook error'));

beforeEach(() => addAlert(app.db, clinic));

describe('the badge', () => {
  it('is said when its number grows, and not for what is there from the start', async () => {
    app.hurry();
    app.resetConsole({ ALERT_POLL_INTERVAL: '60' });
    app.db.run('DELETE FROM alerts');
    addAlert(app.db, clinic);
    await app.open('/internal/accounts', 'nora');
    await app.link('Alerts 1 unread alert');
    await app.follow('Applications');
    await app.heading('Applications');
    expect(said().join()).not.toMatch(/unread/);
    addAlert(app.db, clinic);
    await waitFor(() => expect(said()).toContain('2 unread alerts'));
  });

  it.each([500, 401])(
    'and a platform that fails with %d: signs nobody out and says nothing',
    async (status) => {
      app.hurry();
      app.resetConsole({ ALERT_POLL_INTERVAL: '60' });
      app.answerAlways('GET', /Alerts\?/, () => new Response('no', { status }));
      await app.open('/internal/accounts', 'nora');
      await waitFor(() => expect(ofAlerts()).toHaveLength(1));
      await app.settle();
      await app.follow('Applications');
      await app.heading('Applications');
      expect(screen.queryAllByRole('alert')).toEqual([]);
      expect(ofAlerts()).toHaveLength(1);
    },
  );
});

it('nothing is looked for where the deployment switched it off', async () => {
  app.ownClock();
  await app.open('/internal/accounts', 'nora');
  await app.heading('Accounts');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(ofAlerts()).toEqual([]);
});

it.each(['admin', 'nora', 'sam', 'vera'] as const)(
  '%s reads alerts with few requests',
  async (operator) => {
    await app.open('/internal/alerts', operator);
    await expectListed();
    // Each account is asked at most once for whose alerts they are.
    const others = app.requests().filter((call) => !/GET Accounts\/.+\/Alerts/.test(call));
    expect(others.length, app.requests().join('\n')).toBeLessThanOrEqual(4);
    expect(ofAlerts().length).toBe(new Set(ofAlerts()).size);
    expect(screen.queryAllByRole('combobox', { name: 'Account' })).toHaveLength(
      operator === 'sam' ? 0 : 1,
    );
    const path =
      operator === 'sam' ? /GET Accounts\/[^/]+\/Alerts/ : /GET ServiceProviders\/[^/]+\/Alerts/;
    expect(ofAlerts().join()).toMatch(path);
    expect(ofAlerts().join()).toMatch(/\?start=.+&page=1&count=500$/);
  },
);

describe('what the platform cannot answer', () => {
  it('for all accounts is asked for one by one', async () => {
    app.answerAlways('GET', 'ServiceProviders/*/Alerts', () => new Response(null, { status: 404 }));
    await app.open('/internal/alerts', 'nora');
    await app.see(/^This platform lists alerts one account/);
    await app.choose('Account', clinic);
    await expectListed();
  });

  it.each([
    ['a refusal', () => app.refusal(500, 'the store is away')],
    [
      'a page of HTML',
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('is told in the place of the list: %s', async (_what, answer) => {
    app.answerAlways('GET', /Alerts\?/, answer);
    await app.open('/internal/alerts', 'sam');
    await app.see('Couldn’t load this');
    app.reconnect();
    app.forgetRequests();
    await app.press('Retry');
    await expectListed();
    expect(ofAlerts()).toHaveLength(1);
  });
});

describe('the list of all accounts', () => {
  const bank = 'Cedar Bank';
  const at = (time: string, day = 4) => new Date(`2025-03-0${day}T${time}`).toISOString();
  const day = { date: 'custom', from: at('00:00:00'), to: at('23:59:59.999', 5) };
  const lost = { message: 'failed to connect to wss://bank.example', detail: 'ECONNREFUSED' };
  const ofAccounts = () => ofAlerts().filter((call) => call.startsWith('GET Accounts/'));
  // What was learned of an alert holds for the session, and so from story to story.
  const call = '7f0f4d1e-7d1c-4c8e-9d1b-0c5f3b1f2a66';

  beforeEach(() => {
    const account = app.accountSid(clinic);
    const sql = 'SELECT application_sid AS sid FROM applications WHERE account_sid = ?';
    const application_sid = String(app.db.get(sql, account)?.sid);
    addCall(app.db, clinic, { call_sid: call, attempted_at: at('11:59:30'), application_sid });
    addAlert(app.db, clinic, { time: at('12:00:10'), target_sid: call });
    for (const time of [at('09:00:00'), at('09:10:00'), at('10:00:00')]) {
      addAlert(app.db, bank, { time, alert_type: 'webhook-connection-failure', ...lost });
    }
    addAlert(app.db, bank, { time: at('09:00:00', 5), ...lost, detail: 'ETIMEDOUT' });
  });

  it('names the account of each alert, and asks for it once', async () => {
    await app.open(listPath('alerts', day), 'nora');
    await app.see('5 total');
    await waitFor(() => expect(app.rowWith('wss://bank')).toHaveTextContent(bank));
    expect(app.rows()).toHaveLength(3);
    await app.see('1-3 of 3 groups');
    expect(app.rowWith('404')).toHaveTextContent(clinic);
    expect(app.rowWith('3 times since 09:00:00')).toHaveTextContent('10:00:00');
    const accounts = ofAccounts().length;
    expect(accounts).toBeGreaterThan(0);
    addAlert(app.db, bank, { time: at('10:30:00'), ...lost });
    app.forgetRequests();
    await app.press('Refresh');
    await waitFor(() => expect(app.rowWith('4 times since')).toHaveTextContent(bank));
    expect(ofAccounts().length).toBeLessThanOrEqual(accounts);
    // Only the time of the new one is asked for.
    const since = encodeURIComponent(at('10:30:00'));
    expect(ofAccounts().every((path) => path.includes(`start=${since}&end=${since}`))).toBe(true);
    await app.answered();
    app.forgetRequests();
    await app.press('Refresh');
    await waitFor(() => expect(ofAlerts()).toHaveLength(1));
    expect(ofAccounts()).toEqual([]);
  });

  it('leads to the application, and to the calls of that minute, from where the alerts are found', async () => {
    await app.open(listPath('alerts', day), 'nora');
    await waitFor(() => expect(app.rowWith('404')).toHaveTextContent(clinic));
    await app.press(/returned 404/);
    const name = String(
      app.db.get(
        'SELECT name FROM applications JOIN recent_calls USING (application_sid) WHERE call_sid = ?',
        call,
      )?.name,
    );
    expect(await screen.findByRole('link', { name })).toBeVisible();
    await app.follow('Calls of this minute');
    await app.heading('Recent calls');
    await app.see('1 total');
    expect(app.filterInUrl()).toEqual({
      account_sid: app.accountSid(clinic),
      date: 'custom',
      from: at('11:59:00'),
      to: at('12:00:59.999'),
    });
    await app.press(/^Details of the call/);
    app.db.run(
      'UPDATE recent_calls SET terminated_at = ? WHERE call_sid = ?',
      at('12:00:40'),
      call,
    );
    await app.press('Refresh');
    await app.answered();
    await app.follow('Alerts during this call');
    await app.heading('Alerts');
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    expect(app.rows()[0]).toHaveTextContent('returned 404');
  });

  it('is narrowed to a kind and searched in the address, and shows when alike ones came', async () => {
    await app.open(listPath('alerts', day), 'nora');
    await app.see('5 total');
    await app.chooseTyped('Type', 'Webhook unreachable');
    await app.see('4 total');
    expect(app.filterInUrl()).toEqual({ ...day, kind: 'webhookUnreachable' });
    await app.open(listPath('alerts', { ...day, q: 'econnrefused' }), 'nora');
    await app.see('3 total');
    await app.press(/bank\.example/);
    const times = await screen.findByRole('heading', { name: '3 occurrences' });
    const list = within(times.parentElement as HTMLElement);
    const told = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(told).toEqual(
      ['10:00:00', '09:10:00', '09:00:00'].map((time) => `${time}ECONNREFUSEDCalls of this minute`),
    );
    // One level below the page title.
    expect(times.tagName).toBe('H2');
    expect(screen.queryByText('alert_type')).toBeNull();
    await app.press('Show raw record');
    expect(screen.getByText('alert_type')).toBeVisible();
    await app.press('Hide raw record');
    expect(screen.queryByText('alert_type')).toBeNull();
  });

  it('is narrowed by the platform to what applications raise, whatever they say', async () => {
    const raised = { alert_type: 'alert-from-application', message: 'the shop returned 500' };
    addAlert(app.db, bank, { time: at('11:00:00'), ...raised });
    await app.open(listPath('alerts', day), 'nora');
    await app.see('6 total');
    await app.answered();
    app.forgetRequests();
    await app.chooseTyped('Type', 'Raised by an application');
    await app.see('1 total');
    await app.see('1-1 of 1');
    expect(ofAlerts()[0]).toContain('&alert_type=alert-from-application&');
    expect(app.rows()).toHaveLength(1);
    expect(app.rows()[0]).toHaveTextContent('Raised by an application');
  });

  it('never takes what applications raise for another kind, by whatever words', async () => {
    const raised = { alert_type: 'alert-from-application' };
    addAlert(app.db, bank, { time: at('11:00:00'), ...raised, message: 'stock is low' });
    addAlert(app.db, bank, { time: at('11:01:00'), ...raised, message: 'the shop returned 500' });
    addAlert(app.db, bank, {
      time: at('11:02:00'),
      alert_type: 'new',
      message: 'the moon is full',
    });
    await app.open(listPath('alerts', { ...day, kind: 'unknown' }), 'nora');
    await app.see('1 total');
    const told = () => app.rows().map((row) => row.textContent);
    expect(told()).toEqual([expect.stringContaining('the moon is full')]);
    await app.chooseTyped('Type', 'Webhook error');
    await waitFor(() => expect(told()).toEqual([expect.stringContaining('apps.example')]));
  });

  it('offers to ask the accounts where there are many, and lives with one that does not answer', async () => {
    const many = 30;
    app.answerAlways('GET', /ServiceProviders\/[^/]+\/Accounts/, () =>
      Response.json(
        [clinic, bank, ...Array.from({ length: many - 2 }, (_, index) => `A${index}`)].map(
          (name) => ({
            ...{
              account_sid: name.startsWith('A') ? crypto.randomUUID() : app.accountSid(name),
              name,
            },
            service_provider_sid: 's',
          }),
        ),
      ),
    );
    app.answerAlways('GET', new RegExp(`Accounts/${app.accountSid(clinic)}/Alerts`), () =>
      app.refusal(500, 'the store is away'),
    );
    const other = { ...day, from: '2025-04-04T00:00:00.000Z', to: '2025-04-05T00:00:00.000Z' };
    addAlert(app.db, clinic, { time: '2025-04-04T12:00:00.000Z' });
    addAlert(app.db, bank, { time: '2025-04-04T12:10:00.000Z', ...lost });
    await app.open(listPath('alerts', other), 'nora');
    await app.see(/come without an account/);
    expect(ofAccounts()).toEqual([]);
    await app.press(`Look up accounts (${many} requests)`);
    await waitFor(() => expect(app.rowWith('wss://bank')).toHaveTextContent(bank));
    expect(app.rowWith('404')).not.toHaveTextContent(clinic);
    expect(screen.queryByText(/come without an account/)).toBeNull();
  });
});
