import { beforeEach, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';
import { putBelow } from './support/sight';

const account = 'Sunrise Clinic';
const { engine } = app.platform;

/** Sets the limit of the account; null takes it away. */
const limit = (quantity: number | null) => {
  const sid = app.accountSid(account);
  app.db.run('DELETE FROM account_limits WHERE account_sid = ?', sid);
  if (quantity === null) return;
  app.db.run(
    'INSERT INTO account_limits (account_limits_sid, account_sid, category, quantity) VALUES (?, ?, ?, ?)',
    ...[crypto.randomUUID(), sid, 'voice_call_session', quantity],
  );
};
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const asked = () => app.requests().filter((request) => request.includes('CallCount')).length;
const openAccount = async (user: 'admin' | 'nora' | 'sam' | 'vera' = 'nora') => {
  await app.open(`/internal/accounts/${app.accountSid(account)}/edit`, user);
  await app.findField('Account name');
  await waitFor(() => expect(asked()).toBe(1));
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
  return () => show('visible');
});

it.each([
  ['admin', 10, { inbound: 7, outbound: 7 }, 'Counted now: 7 inbound, 7 outbound, of 10 each.'],
  ['nora', 10, { inbound: 8, outbound: 1 }, 'of 10 each. Near the limit.'],
  ['sam', 10, { inbound: 1, outbound: 9 }, 'of 10 each. Near the limit.'],
  [
    'vera',
    10,
    { inbound: 10, outbound: 0 },
    'of 10 each. The limit is reached: further calls are refused.',
  ],
  ['nora', 0, { inbound: 90, outbound: 2 }, 'Counted now: 90 inbound, 2 outbound.'],
  ['nora', null, { inbound: 3, outbound: 0 }, 'Counted now: 3 inbound, 0 outbound.'],
] as const)(
  '%s sees the calls of now beside a limit of %j: %j',
  async (user, most, counts, text) => {
    limit(most);
    engine.setCount(account, counts);
    await openAccount(user);
    await app.see(new RegExp(text.replaceAll('.', '\\.')));
  },
);

it('says no limit to those who may not see any', async () => {
  app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'true' });
  limit(10);
  engine.setCount(account, { inbound: 9, outbound: 0 });
  await openAccount('sam');
  await app.see('Counted now: 9 inbound, 0 outbound.');
});

it('stands above the calls of now as well', async () => {
  limit(10);
  engine.setCount(account, { inbound: 8, outbound: 0 });
  await app.open('/internal/calls-now', 'sam');
  await app.see(/8 inbound, 0 outbound, of 10 each. Near the limit\./);
});

it('says nothing where nothing is counted', async () => {
  limit(10);
  engine.begin({ account, status: 'in-progress' });
  engine.setCount(account, { inbound: 0, outbound: 0 });
  await openAccount();
  await app.answered();
  expect(screen.queryByText(/^Counted now:/)).toBeNull();
});

it('asks once a minute, while somebody looks', async () => {
  app.ownClock();
  engine.setCount(account, { inbound: 1, outbound: 0 });
  await openAccount();
  await app.see(/Counted now: 1 inbound/);
  engine.setCount(account, { inbound: 2, outbound: 0 });
  await pass(61);
  await app.see(/Counted now: 2 inbound/);
  expect(asked()).toBe(2);
  show('hidden');
  await pass(300);
  expect(asked()).toBe(2);
  show('visible');
  await waitFor(() => expect(asked()).toBe(3));
});

it('asks nothing while it is below what is on screen', async () => {
  putBelow('Limits');
  await app.open(`/internal/accounts/${app.accountSid(account)}/edit`, 'nora');
  await app.findField('Account name');
  await waitFor(() => expect(app.requests().length).toBeGreaterThan(3));
  expect(asked()).toBe(0);
});

it('asks less and less while the platform fails, and not again after a refusal', async () => {
  app.ownClock();
  app.answerAlways('GET', 'Accounts/*/CallCount', () => app.refusal(500, 'broken'));
  await openAccount();
  await pass(110);
  expect(asked()).toBe(1);
  await pass(20);
  await waitFor(() => expect(asked()).toBe(2));
  await pass(200);
  expect(asked()).toBe(2);
  app.answerAlways('GET', 'Accounts/*/CallCount', () =>
    app.refusal(403, 'insufficient permissions'),
  );
  await pass(60);
  await waitFor(() => expect(asked()).toBe(3));
  await pass(900);
  expect(asked()).toBe(3);
});
