import { expect, test } from 'vitest';
import { createLedger } from './leftRows';
import { listSkips } from './skipReporter';

const hook = { url: 'https://example.com/call' };
const stored = { ...hook, webhook_sid: 'y' };
const app = '/Applications';
const account = '/Accounts';
type Step = [method: string, path: string, body: unknown, status: number, text?: string];

const hooks = { call_hook: hook, call_status_hook: hook };
const made: Step = ['POST', app, hooks, 201];
const madeAccount: Step = ['POST', account, { registration_hook: hook }, 201];
const signUp: Step = ['POST', '/register', { email: 'x@example.com' }, 200];

test.each<[string, number, Step[]]>([
  ['an application takes them along', 0, [made, ['DELETE', '/Applications/x', undefined, 204]]],
  ['one that goes with its account does not', 2, [made]],
  ['a refused one leaves them behind', 2, [['POST', app, hooks, 422]]],
  [
    'one without a name as well',
    1,
    [['POST', app, { call_hook: hook }, 400, 'missing field name']],
  ],
  ['one with a bad address has none', 0, [['POST', app, hooks, 400, 'call_hook URL is invalid']]],
  ['one of somebody else has none yet', 0, [['POST', app, { call_hook: hook }, 403]]],
  ['a webhook that cannot be stored', 0, [['POST', app, { call_hook: { x: 1 } }, 500]]],
  [
    'one that is changed in place',
    0,
    [
      made,
      ['PUT', '/Applications/x', { call_hook: stored }, 204],
      ['DELETE', `${app}/x`, null, 204],
    ],
  ],
  [
    'one that is replaced',
    1,
    [made, ['PUT', '/Applications/x', { call_hook: hook }, 204], ['DELETE', `${app}/x`, null, 204]],
  ],
  [
    'one that there was not before',
    0,
    [
      made,
      ['PUT', '/Applications/x', { messaging_hook: hook }, 204],
      ['DELETE', `${app}/x`, null, 204],
    ],
  ],
  [
    'that of registrations goes with the account',
    0,
    [madeAccount, ['DELETE', `${account}/x`, null, 204]],
  ],
  [
    'one that is cleared stays',
    1,
    [madeAccount, ['PUT', '/Accounts/x', { registration_hook: null }, 204]],
  ],
  ["a provider's stays", 1, [['POST', '/ServiceProviders', { registration_hook: hook }, 201]]],
  ['another record has none', 0, [['POST', '/Clients', { username: 'x' }, 201]]],
  ['those of the sample applications', 4, [signUp, ['DELETE', `${account}/a`, null, 204]]],
])('webhooks: %s', (_title, count, steps) => {
  const ledger = createLedger();
  for (const [method, path, body, status, text = ''] of steps) {
    const json = { sid: 'x', pristine: status === 200, account_sid: 'a' };
    ledger.note({ method, path, body }, { status, text, type: null, headers: {}, json });
  }
  expect(ledger.settle().webhooks).toBe(count);
});

test.each([
  ['a sign-up', 200, { pristine: true }, 1],
  ['a sign-in', 200, { pristine: false }, 0],
  ['a refused one', 422, {}, 0],
])('the history of sign-ups: %s, even twice', (_title, status, facts, count) => {
  const ledger = createLedger();
  const json = { ...facts, email: 'x@example.com', account_sid: 'a' };
  for (const _ of [1, 2]) {
    ledger.note(
      { method: 'POST', path: '/register' },
      { status, text: '', type: null, headers: {}, json },
    );
  }
  expect(ledger.settle().signup_history).toBe(count);
});

test('skips are listed by reason, with their number and their files', () => {
  const skips = [
    { reason: 'needs mail', file: 'login.test.ts' },
    { reason: 'asks vendors', file: 'speechTests.test.ts' },
    { reason: 'needs mail', file: 'users.test.ts' },
  ];
  expect(listSkips(skips)).toEqual([
    'Skipped: 3',
    '     1  asks vendors (speechTests.test.ts)',
    '     2  needs mail (login.test.ts, users.test.ts)',
  ]);
});
