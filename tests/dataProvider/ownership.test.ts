import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { isOwned } from '../../src/dataProvider/ownership';
import * as session from '../../src/session';
import type { Account } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

it.each<[string, Record<string, unknown>, boolean]>([
  ['an account of the provider', { account_sid: 'a-1' }, true],
  ['an account of another one', { account_sid: 'a-9' }, false],
  [
    'such an account, though it names the provider',
    { account_sid: 'a-9', service_provider_sid: 'p-1' },
    false,
  ],
  ['the provider itself', { account_sid: null, service_provider_sid: 'p-1' }, true],
  ['another provider itself', { account_sid: null, service_provider_sid: 'p-9' }, false],
  ['nobody', {}, false],
])('a row of %s is of the current provider, or not', (_whose, row, isOwn) => {
  expect(isOwned(row, new Set(['a-1', 'a-2']), 'p-1')).toBe(isOwn);
});

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

describe('an admin, on a platform with several providers', () => {
  const all = {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  } as const;
  let own: Account;

  beforeEach(async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    const { data } = await dataProvider.getList<Account>('accounts', all);
    own = data[0] as Account;
  });

  /** Gives a name to an application of the current provider's accounts, or of another one's. */
  const nameOne = (whose: 'own' | 'foreign', name: string) => {
    const { db } = bench.platform;
    const is = whose === 'own' ? '=' : '<>';
    const account = db.get(
      `SELECT account_sid FROM accounts WHERE service_provider_sid ${is} ? LIMIT 1`,
      own.service_provider_sid,
    );
    db.run(
      `UPDATE applications SET name = ?, account_sid = ?
        WHERE application_sid = (SELECT application_sid FROM applications ORDER BY name LIMIT 1)`,
      name,
      String(account?.account_sid),
    );
  };
  const hook = { url: 'https://app.example/', method: 'POST' };
  const create = (name: string) =>
    dataProvider.create('applications', {
      data: { name, account_sid: own.id, call_hook: hook, call_status_hook: hook },
    });

  it('may give a name that only another provider’s record has', async () => {
    nameOne('foreign', 'Reception');
    expect(session.currentServiceProvider()).toBe(own.service_provider_sid);
    expect((await create('Reception')).data.name).toBe('Reception');
  });

  it('may not give one that a record of the provider has', async () => {
    nameOne('own', 'Front desk');
    await expect(create('Front desk')).rejects.toMatchObject({
      message: 'resources.applications.validation.nameTaken',
    });
  });
});

describe('a row whose owner cannot be read is counted, and one of others is not', () => {
  const list = async (resource: string) => {
    const { data, meta } = await dataProvider.getList(resource, {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    return [data.map(({ id }) => id), meta?.unreadable];
  };
  const own = (key: string) => {
    const sids = 'SELECT account_sid, service_provider_sid FROM accounts WHERE name = ?';
    return String(bench.platform.db.get(sids, 'Sunrise Clinic')?.[key]);
  };

  it.each<[what: string, row: object, shown: string[], unreadable: number]>([
    ['of an own account', { account_sid: 'own' }, ['c'], 0],
    ['of a foreign account', { account_sid: 'foreign' }, [], 0],
    ['of a foreign account, the name unreadable', { account_sid: 'foreign', username: {} }, [], 0],
    ['of an own account, the name unreadable', { account_sid: 'own', username: {} }, ['c'], 0],
    ['of an account that is none', { account_sid: { a: 1 } }, [], 1],
  ])('to an admin a SIP client %s', async (_what, row, shown, unreadable) => {
    await bench.signIn('admin', 'Admin-demo1!');
    session.chooseServiceProvider(own('service_provider_sid'));
    const text = JSON.stringify([{ client_sid: 'c', username: 'ann', ...row }]);
    const body = text.replace('"own"', `"${own('account_sid')}"`);
    bench.answerOnce('GET', /^Clients/, () => new Response(body));
    expect(await list('clients')).toEqual([shown, unreadable]);
  });

  it.each<[what: string, row: object, shown: string[], unreadable: number]>([
    ['of the own provider', { service_provider_sid: 'own' }, ['u'], 0],
    ['of another one', { service_provider_sid: 'foreign' }, [], 0],
    ['of another one, the name unreadable', { service_provider_sid: 'foreign', name: {} }, [], 0],
    ['of a provider that is none', { service_provider_sid: [] }, [], 1],
    ['of no provider', { service_provider_sid: null }, [], 0],
  ])('to a provider’s user a user %s', async (_what, row, shown, unreadable) => {
    await bench.signIn('nora', 'Provider-demo1!');
    const text = JSON.stringify([{ user_sid: 'u', name: 'ann', ...row }]);
    const body = text.replace('"own"', `"${own('service_provider_sid')}"`);
    bench.answerOnce('GET', /^Users/, () => new Response(body));
    expect(await list('users')).toEqual([shown, unreadable]);
  });
});
