import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { HttpError } from '../../src/http';
import * as session from '../../src/session';
import type { User } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const row = (name: string) =>
  bench.platform.db.get('select * from users where name = ?', name) as Record<string, string>;
const accountOf = (name: string) =>
  String(
    bench.platform.db.get('select account_sid from accounts where name = ?', name)?.account_sid,
  );
const isViewOnly = (name: string) =>
  bench.platform.db.get(
    "select 1 from user_permissions where user_sid = ? and permission = 'VIEW_ONLY'",
    String(row(name).user_sid),
  ) !== undefined;
const open = async (name: string) =>
  (await dataProvider.getOne<User>('users', { id: String(row(name).user_sid) })).data;
const save = (user: User, changes: Partial<User>) =>
  dataProvider.update<User>('users', {
    id: user.id,
    data: { ...user, ...changes },
    previousData: user,
  });
const puts = () => bench.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const failure = (work: Promise<unknown>): Promise<HttpError> =>
  work.then(
    () => Promise.reject(new Error('This should have failed')),
    (error) => error as HttpError,
  );
const typed = (name: string): Partial<User> => ({
  name,
  email: `${name}@example.com`,
  initial_password: 'Temporary-1',
  force_change: true,
  is_active: true,
});

describe('a service provider user', () => {
  beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));

  it('sees the users of its provider only, each with its role', async () => {
    const { data } = await dataProvider.getList<User>('users', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'name', order: 'ASC' },
    });
    const names = data.map(({ name }) => name);
    expect(names).toContain('sam');
    expect(names).not.toContain('admin');
    expect(names).not.toContain('hugo');
    expect(data.find(({ name }) => name === 'sam')?.scope).toBe('account');
  });

  it('sends no sid for a change of the own user, which stays signed in', async () => {
    const nora = await open('nora');
    await save(nora, { email: 'nora@example.com' });
    expect(puts()).toEqual([{ email: 'nora@example.com', name: 'nora', is_view_only: false }]);
    expect(session.token()).not.toBeNull();
    expect((await open('nora')).email).toBe('nora@example.com');
  });

  it('keeps view-only through a change, also when all it has is a row of the list', async () => {
    const { is_view_only: _, ...listed } = await open('vera');
    await save(listed as User, { email: 'vera@example.com' });
    expect(isViewOnly('vera')).toBe(true);
    const vera = await open('vera');
    await save(vera, { is_view_only: false });
    expect(isViewOnly('vera')).toBe(false);
    await save(await open('vera'), { is_view_only: true });
    expect(isViewOnly('vera')).toBe(true);
  });

  it('deactivates with the name beside it, as the platform wants more than that', async () => {
    await save(await open('tara'), { is_active: false });
    expect(puts()).toEqual([{ is_active: false, name: 'tara', is_view_only: false }]);
    expect(row('tara').is_active).toBe(0);
  });

  it('moves a user to another account with that sid alone', async () => {
    await save(await open('bruno'), { account_sid: accountOf('Metro Taxi') });
    expect(puts()).toEqual([
      { account_sid: accountOf('Metro Taxi'), name: 'bruno', is_view_only: false },
    ]);
    expect(row('bruno').account_sid).toBe(accountOf('Metro Taxi'));
  });

  it('cannot take a name or an e-mail that another visible user has', async () => {
    const tara = await open('tara');
    for (const [field, value] of [
      ['name', 'SAM'],
      ['email', 'sam@northwind-voice.example'],
    ] as const) {
      const error = await failure(save(tara, { [field]: value }));
      expect(error.body.errors).toHaveProperty(field);
    }
    expect(puts()).toEqual([]);
    const error = await failure(dataProvider.create<User>('users', { data: typed('sam') }));
    expect(error.body.errors).toHaveProperty('name');
  });
});

describe('a new user', () => {
  it.each<[string, string, string, Partial<User>, [boolean, boolean]]>([
    ['an admin makes an admin', 'admin', 'Admin-demo1!', { scope: 'admin' }, [false, false]],
    [
      'an admin makes a provider user, whatever account was typed before',
      'admin',
      'Admin-demo1!',
      { scope: 'service_provider', account_sid: 'left over' },
      [true, false],
    ],
    ['an account user makes one of its account', 'sam', 'Account-demo1!', {}, [true, true]],
  ])('%s', async (what, who, password, more, [hasProvider, hasAccount]) => {
    await bench.signIn(who, password);
    const name = `new ${what}`;
    const { data } = await dataProvider.create<User>('users', {
      data: { ...typed(name), email: `${what.length}@example.com`, ...more },
    });
    expect(JSON.stringify(data)).not.toContain('Temporary-1');
    expect(Boolean(row(name).service_provider_sid)).toBe(hasProvider);
    expect(Boolean(row(name).account_sid)).toBe(hasAccount);
  });
});

describe('an admin', () => {
  beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));

  it('moves an admin to an account in two steps', async () => {
    const { service_provider_sid } = row('sam');
    session.chooseServiceProvider(String(service_provider_sid));
    await save(await open('anna'), {
      scope: 'account',
      account_sid: accountOf('Cedar Bank'),
      email: 'anna@example.com',
    });
    expect(puts()).toEqual([
      { service_provider_sid, email: 'anna@example.com', name: 'anna', is_view_only: false },
      { account_sid: accountOf('Cedar Bank'), name: 'anna', is_view_only: false },
    ]);
    expect(row('anna')).toMatchObject({
      service_provider_sid,
      account_sid: accountOf('Cedar Bank'),
    });
  });

  it('is told when only the first step was taken', async () => {
    const { data } = await dataProvider.create<User>('users', {
      data: { ...typed('half'), scope: 'admin' },
    });
    session.chooseServiceProvider(String(row('sam').service_provider_sid));
    const half = await open('half');
    // The first PUT goes through, the second does not.
    let count = 0;
    bench.answerOnce('PUT', /^Users/, () => {
      count += 1;
      bench.platform.db.run(
        'update users set service_provider_sid = ? where user_sid = ?',
        String(row('sam').service_provider_sid),
        String(data.id),
      );
      return new Response(null, { status: 204 });
    });
    bench.answerOnce('PUT', /^Users/, () => new Response('{"msg":"no"}', { status: 500 }));
    const moved = { scope: 'account', account_sid: accountOf('Cedar Bank') } as const;
    const error = await failure(save(half, moved));
    expect(count).toBe(1);
    expect(error).toMatchObject({
      message: 'app.errors.partialSave',
      saved: ['resources.users.name'],
    });
    await save(half, moved);
    expect(row('half').account_sid).toBe(accountOf('Cedar Bank'));
  });

  it('is refused both steps for the own user, before anything is sent', async () => {
    session.chooseServiceProvider(String(row('sam').service_provider_sid));
    const error = await failure(
      save(await open('admin'), { scope: 'account', account_sid: accountOf('Cedar Bank') }),
    );
    expect(error.body.errors).toHaveProperty('scope');
    expect(puts()).toEqual([]);
  });

  it('never asks for a promotion', async () => {
    await save(await open('sam'), { scope: 'admin', email: 'sam@example.com' });
    expect(puts()).toEqual([{ email: 'sam@example.com', name: 'sam', is_view_only: false }]);
  });

  it('is told in words why the last active admin stays', async () => {
    bench.platform.db.run(
      "delete from users where service_provider_sid is null and name <> 'admin'",
    );
    const admin = await open('admin');
    const error = await failure(
      dataProvider.delete<User>('users', { id: admin.id, previousData: admin }),
    );
    expect(error).toBeInstanceOf(HttpError);
    expect(error.message).toBe('resources.users.validation.lastAdmin');
  });
});
