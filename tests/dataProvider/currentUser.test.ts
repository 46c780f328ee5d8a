// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getCurrentUser } from '../../src/dataProvider/hosted/account';
import * as session from '../../src/session';
import { json, mockPlatform, outcome } from '../support/fetchMock';
import { accountClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
const user = { user_sid: 'u-sam' };
const account = { account_sid: 'a-1', service_provider_sid: 'sp-1', is_active: 1 };
const elsewhere: Record<string, unknown> = {
  'Users/u-sam': user,
  'Accounts/a-1': account,
  'ServiceProviders/sp-1': { root_domain: 'voice.example' },
};
const serve = (status: number, me: unknown) =>
  fetchMock.mockImplementation((url) => {
    const path = url.slice(api.length + 1);
    return path === 'Users/me' ? json(status, me) : json(200, elsewhere[path]);
  });
const asked = () => fetchMock.mock.calls.map(([url]) => url.slice(api.length + 1));

beforeEach(() => session.start(tokenOf(accountClaims)));
afterEach(() => window.trunklineAsked?.clear());

it('while no plan counts, the user and the account are read from where each stands', async () => {
  serve(403, { msg: 'account is missing a subscription' });
  expect(await outcome(getCurrentUser())).toEqual({
    user,
    account: { ...account, root_domain: 'voice.example', is_active: true },
    subscription: null,
  });
  expect(asked()).toEqual(['Users/me', ...Object.keys(elsewhere)]);
});

it.each([
  ['a failure', 500, { msg: 'no database' }, 'no database'],
  ['a refusal', 403, { msg: 'insufficient permissions' }, 'insufficient permissions'],
  ['nothing', 200, {}, 'app.errors.unreadable'],
  ['no user', 200, { account }, 'app.errors.unreadable'],
  ['no account', 200, { user }, 'app.errors.unreadable'],
  ['an account without a name', 200, { user, account: {} }, 'app.errors.unreadable'],
])(
  '%s in place of the user is told, and nothing else is asked',
  async (_what, status, me, words) => {
    serve(status, me);
    expect(await outcome(getCurrentUser())).toMatchObject({ status, message: words });
    expect(asked()).toEqual(['Users/me']);
  },
);

it.each([
  ['answer the list that is asked for next', [{ token: 'secret' }], 1],
  ['that are no list are left alone', 'secret', 0],
  ['that do not come are asked for', undefined, 0],
])('keys that come with the user %s', async (_what, api_keys, kept) => {
  serve(200, { user, account, api_keys });
  const current = await getCurrentUser();
  expect(current).toEqual({ user, account: { ...account, is_active: true }, subscription: null });
  const left = [...(window.trunklineAsked?.keys() ?? [])];
  expect(left).toEqual(kept ? [`${api}/Accounts/a-1/ApiKeys`] : []);
});
