import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAlert, addCall, listPath } from '../support/calls';
import {
  accountSid,
  answerAlways,
  answered,
  choose,
  chooseTyped,
  db,
  filterInUrl,
  follow,
  forgetRequests,
  heading,
  hurry,
  open,
  ownClock,
  press,
  reconnect,
  refusal,
  requests,
  resetConsole,
  rows,
  rowWith,
  screen,
  see,
  settle,
  waitFor,
  within,
} from './support';

const clinic = 'Sunrise Clinic';
const ofAlerts = () => requests().filter((call) => call.includes('/Alerts'));
const expectListed = () => waitFor(() => expect(rows()[0]).toHaveTextContent('Webhook error'));

beforeEach(() => addAlert(db, clinic));

describe('the badge', () => {
  it.each([500, 401])(
    'and a platform that fails with %d: signs nobody out and says nothing',
    async (status) => {
      hurry();
      resetConsole({ ALERT_POLL_INTERVAL: '60' });
      answerAlways('GET', /Alerts\?/, () => new Response('no', { status }));
      await open('/internal/accounts', 'nora');
      await waitFor(() => expect(ofAlerts()).toHaveLength(1));
      await settle();
      await follow('Applications');
      await heading('Applications');
      expect(screen.queryAllByRole('alert')).toEqual([]);
      expect(ofAlerts()).toHaveLength(1);
    },
  );
});

it('nothing is looked for where the deployment switched it off', async () => {
  ownClock();
  await open('/internal/accounts', 'nora');
  await heading('Accounts');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(ofAlerts()).toEqual([]);
});

it.each(['admin', 'nora', 'sam', 'vera'] as const)(
  '%s reads alerts with few requests',
  async (operator) => {
    await open('/internal/alerts', operator);
    await expectListed();
    // Each account is asked at most once for whose alerts they are.
    const others = requests().filter((call) => !/GET Accounts\/.+\/Alerts/.test(call));
    expect(others.length, requests().join('\n')).toBeLessThanOrEqual(4);
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
    answerAlways('GET', 'ServiceProviders/*/Alerts', () => new Response(null, { status: 404 }));
    await open('/internal/alerts', 'nora');
    await see(/^This platform lists alerts one account/);
    await choose('Account', clinic);
    await expectListed();
  });

  it.each([
    ['a refusal', () => refusal(500, 'the store is away')],
    [
      'a page of HTML',
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('is told in the place of the list: %s', async (_what, answer) => {
    answerAlways('GET', /Alerts\?/, answer);
    await open('/internal/alerts', 'sam');
    await see('Couldn’t load this');
    reconnect();
    forgetRequests();
    await press('Retry');
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
    const account = accountSid(clinic);
    const sql = 'SELECT application_sid AS sid FROM applications WHERE account_sid = ?';
    const application_sid = String(db.get(sql, account)?.sid);
    addCall(db, clinic, { call_sid: call, attempted_at: at('11:59:30'), application_sid });
    addAlert(db, clinic, { time: at('12:00:10'), target_sid: call });
    for (const time of [at('09:00:00'), at('09:10:00'), at('10:00:00')]) {
      addAlert(db, bank, { time, alert_type: 'webhook-connection-failure', ...lost });
    }
    addAlert(db, bank, { time: at('09:00:00', 5), ...lost, detail: 'ETIMEDOUT' });
  });

  it('names the account of each alert, and asks for it once', async () => {
    await open(listPath('alerts', day), 'nora');
    await see('5 total');
    await waitFor(() => expect(rowWith('wss://bank')).toHaveTextContent(bank));
    expect(rows()).toHaveLength(3);
    await see('1-3 of 3 groups');
    expect(rowWith('404')).toHaveTextContent(clinic);
    expect(rowWith('3 times since 09:00:00')).toHaveTextContent('10:00:00');
    const accounts = ofAccounts().length;
    expect(accounts).toBeGreaterThan(0);
    addAlert(db, bank, { time: at('10:30:00'), ...lost });
    forgetRequests();
    await press('Refresh');
    await waitFor(() => expect(rowWith('4 times since')).toHaveTextContent(bank));
    expect(ofAccounts().length).toBeLessThanOrEqual(accounts);
    // Only the time of the new one is asked for.
    const since = encodeURIComponent(at('10:30:00'));
    expect(ofAccounts().every((path) => path.includes(`start=${since}&end=${since}`))).toBe(true);
    await answered();
    forgetRequests();
    await press('Refresh');
    await waitFor(() => expect(ofAlerts()).toHaveLength(1));
    expect(ofAccounts()).toEqual([]);
  });

  it('leads to the application, and to the calls of that minute, from where the alerts are found', async () => {
    await open(listPath('alerts', day), 'nora');
    await waitFor(() => expect(rowWith('404')).toHaveTextContent(clinic));
    await press(/returned 404/);
    const name = String(
      db.get(
        'SELECT name FROM applications JOIN recent_calls USING (application_sid) WHERE call_sid = ?',
        call,
      )?.name,
    );
    expect(await screen.findByRole('link', { name })).toBeVisible();
    await follow('Calls of this minute');
    await heading('Recent calls');
    await see('1 total');
    expect(filterInUrl()).toEqual({
      account_sid: accountSid(clinic),
      date: 'custom',
      from: at('11:59:00'),
      to: at('12:00:59.999'),
    });
    await press(/^Details of the call/);
    db.run('UPDATE recent_calls SET terminated_at = ? WHERE call_sid = ?', at('12:00:40'), call);
    await press('Refresh');
    await answered();
    await follow('Alerts during this call');
    await heading('Alerts');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('returned 404');
  });

  it('is narrowed to a kind and searched in the address, and shows when alike ones came', async () => {
    await open(listPath('alerts', day), 'nora');
    await see('5 total');
    await chooseTyped('Type', 'Webhook unreachable');
    await see('4 total');
    expect(filterInUrl()).toEqual({ ...day, kind: 'webhookUnreachable' });
    await open(listPath('alerts', { ...day, q: 'econnrefused' }), 'nora');
    await see('3 total');
    await press(/bank\.example/);
    const times = await screen.findByRole('heading', { name: '3 times on this day' });
    const list = within(times.parentElement as HTMLElement);
    expect(list.getAllByRole('link', { name: 'Calls of this minute' })).toHaveLength(3);
  });

  it('is narrowed by the platform to what applications raise, whatever they say', async () => {
    const raised = { alert_type: 'alert-from-application', message: 'the shop returned 500' };
    addAlert(db, bank, { time: at('11:00:00'), ...raised });
    await open(listPath('alerts', day), 'nora');
    await see('6 total');
    await answered();
    forgetRequests();
    await chooseTyped('Type', 'Raised by an application');
    await see('1 total');
    await see('1-1 of 1');
    expect(ofAlerts()[0]).toContain('&alert_type=alert-from-application&');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('Raised by an application');
  });

  it('never takes what applications raise for another kind, by whatever words', async () => {
    const raised = { alert_type: 'alert-from-application' };
    addAlert(db, bank, { time: at('11:00:00'), ...raised, message: 'stock is low' });
    addAlert(db, bank, { time: at('11:01:00'), ...raised, message: 'the shop returned 500' });
    addAlert(db, bank, { time: at('11:02:00'), alert_type: 'new', message: 'the moon is full' });
    await open(listPath('alerts', { ...day, kind: 'unknown' }), 'nora');
    await see('1 total');
    const told = () => rows().map((row) => row.textContent);
    expect(told()).toEqual([expect.stringContaining('the moon is full')]);
    await chooseTyped('Type', 'Webhook error');
    await waitFor(() => expect(told()).toEqual([expect.stringContaining('apps.example')]));
  });

  it('offers to ask the accounts where there are many, and lives with one that does not answer', async () => {
    const many = 30;
    answerAlways('GET', /ServiceProviders\/[^/]+\/Accounts/, () =>
      Response.json(
        [clinic, bank, ...Array.from({ length: many - 2 }, (_, index) => `A${index}`)].map(
          (name) => ({
            ...{ account_sid: name.startsWith('A') ? crypto.randomUUID() : accountSid(name), name },
            service_provider_sid: 's',
          }),
        ),
      ),
    );
    answerAlways('GET', new RegExp(`Accounts/${accountSid(clinic)}/Alerts`), () =>
      refusal(500, 'the store is away'),
    );
    const other = { ...day, from: '2025-04-04T00:00:00.000Z', to: '2025-04-05T00:00:00.000Z' };
    addAlert(db, clinic, { time: '2025-04-04T12:00:00.000Z' });
    addAlert(db, bank, { time: '2025-04-04T12:10:00.000Z', ...lost });
    await open(listPath('alerts', other), 'nora');
    await see(/say which account/);
    expect(ofAccounts()).toEqual([]);
    await press(`Ask all ${many} accounts`);
    await waitFor(() => expect(rowWith('wss://bank')).toHaveTextContent(bank));
    expect(rowWith('404')).not.toHaveTextContent(clinic);
    expect(screen.queryByText(/say which account/)).toBeNull();
  });
});
