import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformContext } from '../../platform/api/context';
import { pageOf } from '../../platform/api/lists';
import { type Caller, guardAccount, guardProvider } from '../../platform/api/scope';
import { createPlatform, type Platform } from '../../platform/createPlatform';

let moment = Date.UTC(2030, 0, 1);
let platform: Platform;
beforeAll(async () => {
  platform = await createPlatform({ seed: 'small', now: () => new Date(moment) });
});
afterAll(() => platform.close());

/** What a rule answers: the status of its refusal, or `passes`. */
const told = (rule: () => unknown): unknown => {
  try {
    return rule() ?? 'passes';
  } catch (error) {
    return (error as { status: number }).status;
  }
};

describe('a page of a list', () => {
  type Asked = Parameters<typeof pageOf>[0];
  const part = (query: object, strictZero?: boolean) =>
    told(() => {
      const page = pageOf({ query } as Asked, strictZero);
      return page && [page.limit, page.offset, page.wrap(9, [])];
    });
  const wrap = (page: number, page_size: number | null) => ({
    total: 9,
    page,
    page_size,
    data: [],
  });

  it.each<[string, object, boolean, unknown]>([
    ['not asked for', {}, false, 'passes'],
    ['not asked for by its size', { page_size: '5' }, false, 'passes'],
    ['of no size', { page: '2' }, false, [50, 50, wrap(2, null)]],
    ['of a size', { page: '3', page_size: '5' }, false, [5, 10, wrap(3, 5)]],
    ['0', { page: '0', page_size: '5' }, false, [5, 0, wrap(0, 5)]],
    ['0 of a strict list', { page: '0', page_size: '5' }, true, 500],
    ['1 of a strict list', { page: '1', page_size: '5' }, true, [5, 0, wrap(1, 5)]],
    ['below', { page: '-1' }, false, 500],
    ['that is no number', { page: 'x' }, false, 500],
    ['of a size below', { page: '1', page_size: '-5' }, false, 500],
  ])('%s', (_what, query, isStrict, expected) => {
    expect(part(query, isStrict)).toEqual(expected);
  });
});

describe('what lies below an account or a provider is refused', () => {
  const gone = '00000000-0000-4000-8000-000000000000';
  const sidsOf = () => {
    const { account_sid, service_provider_sid } = platform.db.get('SELECT * FROM accounts') ?? {};
    return { account: String(account_sid), provider: String(service_provider_sid) };
  };
  const caller = (scope: Caller['scope'], of: 'own' | 'other' | 'gone'): Caller => {
    const { account, provider } = sidsOf();
    const accountSid = { own: account, other: 'a-2', gone }[of];
    const providerSid = of === 'own' ? provider : 'sp-2';
    return { scope, accountSid, providerSid, isViewOnly: false };
  };

  it.each<[Caller['scope'], 'own' | 'other' | 'gone', 'it' | 'gone' | 'bad', unknown, unknown]>([
    ['admin', 'other', 'it', 'passes', 'passes'],
    ['admin', 'other', 'bad', 'passes', 'passes'],
    ['service_provider', 'own', 'it', 'passes', 'passes'],
    ['service_provider', 'own', 'bad', 400, 500],
    ['service_provider', 'own', 'gone', 403, 403],
    ['service_provider', 'other', 'it', 403, 403],
    ['account', 'own', 'it', 'passes', 403],
    ['account', 'other', 'it', 403, 403],
    ['account', 'gone', 'gone', 403, 403],
    ['account', 'own', 'bad', 400, 403],
  ])('to %s of %s for %s: %s, %s', (scope, of, asked, ofAccount, ofProvider) => {
    const { account, provider } = sidsOf();
    const sidOf = (it: string) => ({ it, gone, bad: 'x' })[asked];
    const ctx = { db: platform.db } as PlatformContext;
    expect([
      told(() => guardAccount(ctx, caller(scope, of), sidOf(account))),
      told(() => guardProvider(caller(scope, of), sidOf(provider))),
    ]).toEqual([ofAccount, ofProvider]);
  });
});

it('a key says when it was last used: of an account, on its paths, once a minute', async () => {
  const { account_sid: account } = platform.db.get('SELECT * FROM accounts') ?? {};
  const key = (sid: string, account_sid: unknown) =>
    platform.db.run(
      'INSERT INTO api_keys (api_key_sid, token, account_sid) VALUES (?, ?, ?)',
      ...[sid, sid, account_sid as string | null],
    );
  key('of-account', account);
  key('of-all', null);
  const use = async (token: string, path: string, later: number) => {
    moment += later;
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await platform.app.inject({ url: `/api/v1/${path}`, headers });
    expect(statusCode).toBe(200);
    const row = platform.db.get('SELECT last_used FROM api_keys WHERE token = ?', token);
    return row?.last_used ? Date.parse(String(row.last_used)) - moment : null;
  };
  expect(await use('of-all', 'Accounts', 0)).toBeNull();
  expect(await use('of-account', 'Applications', 0)).toBeNull();
  expect(await use('of-account', 'Accounts', 0)).toBe(0);
  expect(await use('of-account', 'Accounts', 59_000)).toBe(-59_000);
  expect(await use('of-account', 'Accounts', 1000)).toBe(0);
});
