// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { changeForcedPassword, readPasswordPolicy } from '../../src/authProvider/forcedChange';
import {
  openResetLink,
  requestPasswordReset,
  setPasswordByLink,
} from '../../src/authProvider/passwords';
import * as session from '../../src/session';
import { answer, json, mockPlatform, outcome } from '../support/fetchMock';
import { accountClaims, providerClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
const generic = 'app.errors.generic';
const sent = () =>
  fetchMock.mock.calls
    .filter(([, { mode }]) => mode !== 'no-cors')
    .map(([url, { method, body }]) => [
      `${method} ${String(url).replace(`${api}/`, '')}`,
      typeof body === 'string' ? JSON.parse(body) : undefined,
    ]);

describe('the password policy', () => {
  const lenient = {
    min_password_length: 6,
    require_digit: false,
    require_special_character: false,
  };
  it.each<[what: string, answering: () => Promise<Response>, policy: object]>([
    [
      'as stored',
      () => json(200, { min_password_length: 10, require_digit: 1, require_special_character: 0 }),
      { min_password_length: 10, require_digit: true, require_special_character: false },
    ],
    [
      'with every flag',
      () => json(200, { require_digit: true, require_special_character: true }),
      { min_password_length: 6, require_digit: true, require_special_character: true },
    ],
    ['of a platform that has none', () => json(200, {}), lenient],
    ['of an empty answer', () => answer(204), lenient],
    ['of a refusal', () => json(403, { msg: 'no' }), lenient],
  ])('%s', async (_what, answering, policy) => {
    fetchMock.mockImplementation(answering);
    expect(await outcome(readPasswordPolicy())).toEqual(policy);
  });
});

describe('a forced change of password', () => {
  const put = `PUT Users/${providerClaims.user_sid}`;
  const get = `GET Users/${providerClaims.user_sid}`;
  const change = (password = 'new', { user_sid } = providerClaims) =>
    outcome(changeForcedPassword(String(user_sid), 'old', password));
  const begin = (claims = providerClaims) => {
    session.start(tokenOf(claims));
    session.beginForcedChange(String(claims.user_sid), 'old');
  };

  it.each([
    ['a provider’s user', providerClaims, false, '/internal/accounts'],
    ['an account’s user', accountClaims, false, '/internal/applications'],
    ['who may only look', { ...accountClaims, is_view_only: true }, true, '/internal/applications'],
  ])('leads %s to the first list', async (_who, claims, is_view_only, goTo) => {
    begin(claims);
    fetchMock.mockImplementation(() => answer(204));
    expect(await change('new', claims)).toEqual({ goTo });
    const call = `PUT Users/${claims.user_sid}`;
    expect(sent()).toEqual([[call, { old_password: 'old', new_password: 'new', is_view_only }]]);
    expect(session.forcedChange()).toBeNull();
  });

  it.each([
    ['is refused', () => json(403, { msg: 'wrong' }), { status: 403, message: 'wrong' }],
    ['is answered otherwise', () => json(200, {}), { status: 200, message: generic }],
  ])('that %s is still to be made', async (_what, answering, failure) => {
    begin();
    fetchMock.mockImplementation(answering);
    expect(await change()).toEqual({ failure });
    expect(session.forcedChange()).not.toBeNull();
  });

  it.each<[what: string, force_change: boolean, password: string, calls: string[]]>([
    ['was made all the same', false, 'new', [get]],
    ['was not made', true, 'new', [get, put]],
    ['is tried with another password', false, 'newer', [put]],
  ])('whose answer got lost and that %s', async (_what, force_change, password, calls) => {
    begin();
    fetchMock.mockImplementation(() => answer(200, '{"unread'));
    const maybe = { status: 200, message: 'app.errors.maybeSaved' };
    expect(await change()).toEqual({ failure: maybe });
    expect(session.forcedChange()).not.toBeNull();
    fetchMock.mockReset();
    fetchMock.mockImplementation((_url, { method }) =>
      method === 'GET' ? json(200, { force_change }) : answer(204),
    );
    expect(await change(password)).toEqual({ goTo: '/internal/accounts' });
    expect(sent().map(([call]) => call)).toEqual(calls);
    // What is over is looked for no more.
    fetchMock.mockClear();
    await change(password);
    expect(sent().map(([call]) => call)).toEqual([put]);
  });

  it('is not looked for in the session of another', async () => {
    begin();
    fetchMock.mockImplementation(() => answer(200, '{"unread'));
    await change();
    session.end('expired');
    begin(accountClaims);
    fetchMock.mockReset();
    fetchMock.mockImplementation(() => answer(204));
    await change('new', accountClaims);
    expect(sent().map(([call]) => call)).toEqual([`PUT Users/${accountClaims.user_sid}`]);
  });

  it('cannot be made once the session is over', async () => {
    session.end('expired');
    fetchMock.mockImplementation(() => answer(204));
    expect(await change()).toEqual({ failure: { status: 401, message: 'app.errors.expired' } });
  });
});

describe('a mailed link', () => {
  const jwt = tokenOf(accountClaims);
  it.each<[what: string, status: number, body: unknown, outcome: unknown]>([
    ['is exchanged', 200, { jwt }, { token: jwt }],
    ['is answered without a token', 200, {}, { status: 200, message: generic }],
    ['is answered with no token', 200, { jwt: 'x' }, { status: 200, message: generic }],
    ['is answered with a number', 200, { jwt: 1 }, { status: 200, message: generic }],
    ...[400, 401, 403, 404].map((status): [string, number, unknown, unknown] => [
      `is refused`,
      status,
      {},
      'unusable',
    ]),
    ['meets too many', 405, { msg: 'no' }, { status: 405, message: generic }],
    ['has no account', 500, { msg: 'Unknown account' }, 'withoutAccount'],
    ['meets a database', 500, { msg: 'table is full' }, { status: 500, message: generic }],
    ['is refused about an account', 409, { msg: 'account' }, { status: 409, message: generic }],
  ])('%s: %i %j', async (_what, status, body, wanted) => {
    fetchMock.mockImplementation(() => json(status, body));
    expect(await outcome(openResetLink('link'))).toEqual(wanted);
    expect(sent()[0]).toEqual(['POST signin', { link: 'link' }]);
    expect(session.token()).not.toBe(jwt);
  });

  it.each<[what: string, status: number, body: unknown, outcome: unknown]>([
    ['sets a password', 204, null, 'done'],
    ['is answered otherwise', 200, {}, { status: 200, message: generic }],
    ['is over', 401, {}, 'unusable'],
    ['was used', 403, { msg: 'old_password is incorrect' }, 'unusable'],
    ['breaks the policy', 400, { msg: 'too short' }, { status: 400, message: 'too short' }],
  ])('%s: %i', async (_what, status, body, wanted) => {
    fetchMock.mockImplementation(() => (body ? json(status, body) : answer(status)));
    const end = await outcome(setPasswordByLink({ link: 'link', token: jwt }, 'new'));
    expect(end).toEqual(wanted);
    expect(sent()[0]).toEqual([
      'POST change-password',
      { old_password: 'link', new_password: 'new' },
    ]);
    // Whoever's session it was is over with the password.
    expect(session.token() === null).toBe(wanted === 'done');
  });
});

it.each([
  [204, null, null],
  [200, {}, { status: 200, message: generic }],
  [400, { error: 'no such user' }, { status: 400, message: 'no such user' }],
])('a mail for a forgotten password: %i %j', async (status, body, wanted) => {
  fetchMock.mockImplementation(() => (body ? json(status, body) : answer(status)));
  expect(await outcome(requestPasswordReset('a@b.example'))).toEqual(wanted);
  expect(sent()).toEqual([['POST forgot-password', { email: 'a@b.example' }]]);
});
