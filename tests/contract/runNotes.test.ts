import { expect, test } from 'vitest';
import type { Answer } from './client';
import { rowsLeftBy } from './leftRows';
import { listSkips } from './skipReporter';

const hook = { url: 'https://example.com/call' };
const answer = (status: number): Answer => ({
  ...{
    status,
    text: status === 400 ? 'missing field name' : '',
    type: null,
    headers: {},
    json: { pristine: true },
  },
});

test.each([
  ['an application goes with its webhooks', 'POST', '/Applications', { call_hook: hook }, 201, {}],
  [
    'a refused one leaves them behind',
    'POST',
    '/Applications',
    { call_hook: hook, call_status_hook: hook },
    422,
    { webhooks: 2 },
  ],
  ['one without a name has none yet', 'POST', '/Applications', { call_hook: hook }, 400, {}],
  [
    'one that is changed in place',
    'PUT',
    '/Applications/x',
    { call_hook: { ...hook, webhook_sid: 'y' } },
    204,
    { webhooks: 0 },
  ],
  ['one that is replaced', 'PUT', '/Applications/x', { call_hook: hook }, 204, { webhooks: 1 }],
  ["an account's", 'PUT', '/Accounts/x', { registration_hook: hook }, 204, { webhooks: 1 }],
  ['none', 'PUT', '/Accounts/x', { registration_hook: null, name: 'y' }, 204, { webhooks: 0 }],
  ["a provider's", 'POST', '/ServiceProviders', { registration_hook: hook }, 201, { webhooks: 1 }],
  ['another record', 'POST', '/Clients', { username: 'x' }, 201, {}],
  ['a sign-up', 'POST', '/register', { email: 'x@example.com' }, 200, { signup_history: 1 }],
  ['a refused one', 'POST', '/register', { email: 'x@example.com' }, 422, {}],
])('%s', (_title, method, path, body, status, left) => {
  expect(rowsLeftBy({ method, path, body }, answer(status))).toEqual(left);
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
