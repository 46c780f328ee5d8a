import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAlert } from '../support/calls';
import {
  answerAlways,
  choose,
  db,
  follow,
  forgetRequests,
  heading,
  open,
  press,
  reconnect,
  refusal,
  requests,
  resetConsole,
  rows,
  screen,
  see,
  settle,
  waitFor,
} from './support';

const clinic = 'Sunrise Clinic';
const ofAlerts = () => requests().filter((call) => call.includes('/Alerts'));
const expectListed = () => waitFor(() => expect(rows()[0]).toHaveTextContent('Webhook error'));

beforeEach(() => addAlert(db, clinic));
afterEach(() => {
  vi.useRealTimers();
});

describe('the badge', () => {
  it.each([500, 401])(
    'and a platform that fails with %d: signs nobody out and says nothing',
    async (status) => {
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
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
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
    expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(4);
    expect(screen.queryAllByRole('combobox', { name: 'Account' })).toHaveLength(
      operator === 'sam' ? 0 : 1,
    );
    const path =
      operator === 'sam' ? /GET Accounts\/[^/]+\/Alerts/ : /GET ServiceProviders\/[^/]+\/Alerts/;
    expect(ofAlerts().join()).toMatch(path);
    expect(ofAlerts().join()).toMatch(/\?start=.+&page=1&count=25$/);
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
