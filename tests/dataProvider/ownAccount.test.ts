import { expect, it } from 'vitest';
import { isShutOut } from '../../src/dataProvider/hosted/deletion';
import * as session from '../../src/session';
import { json, mockPlatform } from '../support/fetchMock';
import { adminClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
const now = Date.now() / 1000;

it.each([
  ['is there', 200, now + 600, 'no'],
  ['is found no more', 404, now + 600, 'yes'],
  ['refuses its former user', 403, now + 600, 'yes'],
  ['does not know the session that should last', 401, now + 600, 'yes'],
  ['does not know a session whose end nobody knows', 401, null, 'yes'],
  ['is asked for after the session', 401, now - 600, '401'],
  ['is not told of', 500, now + 600, '500'],
])('the own account that %s', async (_what, status, exp, wanted) => {
  session.start(tokenOf({ ...adminClaims, ...(exp && { exp: Math.floor(exp) }) }));
  fetchMock.mockImplementation(async () => json(status, { sid: 'x' }));
  const found = await isShutOut('x').then(
    (isGone) => (isGone ? 'yes' : 'no'),
    (error) => String(error.status),
  );
  expect(found).toBe(wanted);
});

it.each([
  ['is there', 200, {}, 'no'],
  ['is gone, as the platform says it', 500, { msg: 'failure retrieving user' }, 'yes'],
  ['is gone', 404, {}, 'yes'],
  ['is not told of', 500, { msg: 'Connection lost' }, '500'],
])('the own user of an account that is there, who %s', async (_what, status, body, wanted) => {
  session.start(tokenOf({ ...adminClaims, exp: Math.floor(now + 600) }));
  fetchMock
    .mockImplementationOnce(async () => json(200, { sid: 'x' }))
    .mockImplementation(async () => json(status, body));
  const found = await isShutOut('x').then(
    (isGone) => (isGone ? 'yes' : 'no'),
    (error) => String(error.status),
  );
  expect(found).toBe(wanted);
  expect(fetchMock.mock.calls.map(([url]) => url.slice(api.length))).toEqual([
    '/Accounts/x',
    '/Users/u-admin',
  ]);
});
