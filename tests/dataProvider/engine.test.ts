import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { endpoints } from '../../src/dataProvider/endpoints';
import { HttpError } from '../../src/http';
import { memoryLog } from '../../src/saving/runPlan';
import * as session from '../../src/session';
import type { Account, User } from '../../src/types';
import { answerOf, type Bench, createBench } from '../support/platformFetch';

const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
} as const;
let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const stored = (sql: string, ...params: unknown[]) =>
  bench.platform.db.get(sql, ...(params as never[])) as Record<string, unknown>;
const paths = () => bench.calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
const first = <T>(rows: T[]): T => {
  if (rows[0] === undefined) throw new Error('There is no row');
  return rows[0];
};
const failure = async (work: Promise<unknown>): Promise<HttpError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
};

describe('an admin', () => {
  beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));

  it('gets the first provider by name, once, before anything needs its sid', async () => {
    const [a, b] = await Promise.all([
      dataProvider.getList<Account>('accounts', all),
      dataProvider.getList('service-providers', all),
    ]);
    expect(b.total).toBeGreaterThan(1);
    expect(session.currentServiceProvider()).toBe(b.data[0]?.id);
    expect(a.data.every((row) => row.service_provider_sid === b.data[0]?.id)).toBe(true);
    expect(paths().filter((path) => path === 'GET ServiceProviders')).toHaveLength(1);
    expect(paths().join()).not.toMatch(/undefined|null|ServiceProviders\/\//);
  });

  it('asks for one list once, however many questions a screen has', async () => {
    await dataProvider.getList('accounts', all);
    const { data } = await dataProvider.getList<Account>('accounts', all);
    bench.calls.length = 0;
    await Promise.all([
      dataProvider.getMany('accounts', { ids: data.slice(0, 3).map(({ id }) => id) }),
      dataProvider.getList('accounts', { ...all, filter: { q: 'a' } }),
    ]);
    expect(bench.calls).toHaveLength(0);
  });

  it('asks anew for a record that a kept list lacks, whichever others it has', async () => {
    const { data } = await dataProvider.getList<Account>('accounts', all);
    const known = first(data).id;
    await dataProvider.getMany('accounts', { ids: [known] });
    const id = '11111111-2222-4333-8444-555555555555';
    bench.platform.db.run(
      `INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret)
        VALUES (?, 'New at another browser', ?, 's')`,
      id,
      String(session.currentServiceProvider()),
    );
    bench.calls.length = 0;
    // Within three seconds the kept list answers, whatever it lacks.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    const found = await dataProvider.getMany('accounts', { ids: [known, id] });
    expect(found.data.map((one) => one.id).sort()).toEqual([known, id].sort());
    expect(bench.calls).toHaveLength(1);
    await dataProvider.getMany('accounts', { ids: [known, known, id] });
    vi.useRealTimers();
    expect(bench.calls).toHaveLength(1);
  });

  it('creates an account under the current provider and reads it back', async () => {
    const { data } = await dataProvider.create('accounts', {
      data: { name: 'Fresh', sip_realm: '' },
    });
    expect(stored('select * from accounts where account_sid = ?', data.id)).toMatchObject({
      name: 'Fresh',
      sip_realm: null,
      service_provider_sid: session.currentServiceProvider(),
    });
  });

  it('refuses a name that another account has, at the field, without a write', async () => {
    const { data } = await dataProvider.getList<Account>('accounts', all);
    bench.calls.length = 0;
    const error = await failure(
      dataProvider.create('accounts', { data: { name: data[0]?.name.toUpperCase() } }),
    );
    expect(error.message).toBe('resources.accounts.validation.nameTaken');
    expect(error.body.errors).toHaveProperty('name');
    expect(paths()).not.toContain('POST Accounts');
  });

  it('sends only what changed, and answers the record as it is stored now', async () => {
    const { data } = await dataProvider.getList<Account>('accounts', all);
    const { data: account } = await dataProvider.getOne<Account>('accounts', {
      id: first(data).id,
    });
    bench.calls.length = 0;
    const updated = await dataProvider.update<Account>('accounts', {
      id: account.id,
      data: { ...account, enable_debug_log: !account.enable_debug_log },
      previousData: account,
    });
    const [put] = bench.calls.filter(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ enable_debug_log: !account.enable_debug_log });
    expect(updated.data.enable_debug_log).toBe(!account.enable_debug_log);
  });

  it.each([
    ['another record', { account_sid: 'other', name: 'Other' }],
    ['a record without a sid', { name: 'Other' }],
    ['a list', [{ account_sid: 'asked' }]],
  ])('takes %s for none of what it asked for', async (_what, body) => {
    bench.answerOnce('GET', /^Accounts\/asked$/, () => Response.json(body));
    const error = await failure(dataProvider.getOne('accounts', { id: 'asked' }));
    expect(error.message).toBe('app.errors.unreadable');
  });

  it('answers no secret that was typed, also when the record cannot be read back', async () => {
    const { data } = await dataProvider.getList<User>('users', all);
    const { id } = first(data.filter(({ name }) => name === 'vera'));
    const { data: user } = await dataProvider.getOne<User>('users', { id });
    bench.answerOnce('GET', /^Users\/[^/]+$/, () => new Response('', { status: 404 }));
    const { data: saved } = await dataProvider.update<User>('users', {
      id: user.id,
      data: { ...user, email: 'renamed@example.com', initial_password: 'Temporary-1' },
      previousData: user,
    });
    expect(saved).toMatchObject({ id, email: 'renamed@example.com' });
    expect(saved).not.toHaveProperty('initial_password');
  });

  it.each([
    ['service-providers', 'ServiceProviders', { name: 'Late' }],
    ['carriers', 'VoipCarriers', { name: 'Late', is_active: true }],
  ] as const)(
    'makes no second one of %s whose POST was lost and arrives late, whatever was read before that',
    async (resource, path, data) => {
      const log = memoryLog();
      bench.answerOnce('POST', new RegExp(path), () => new Response('', { status: 502 }));
      await failure(dataProvider.create(resource, { data, meta: { log } }));
      const [post] = bench.calls.filter(({ method }) => method === 'POST');
      await dataProvider.getList(resource, all);
      await answerOf(bench.platform, post?.path ?? '', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${session.token()}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(post?.body),
      });
      bench.calls.length = 0;
      const { data: saved } = await dataProvider.create(resource, { data, meta: { log } });
      expect(paths().filter((one) => one.startsWith('POST'))).toEqual([]);
      expect(saved.name).toBe('Late');
    },
  );

  it('makes no call at all for a save that changes nothing', async () => {
    const { data } = await dataProvider.getList<User>('users', all);
    const { data: user } = await dataProvider.getOne<User>('users', { id: first(data).id });
    bench.calls.length = 0;
    await dataProvider.update('users', { id: user.id, data: user, previousData: user });
    expect(bench.calls).toHaveLength(0);
  });

  it('calls an answer that is no list unreadable', async () => {
    for (const body of ['<html>proxy</html>', '{"data":[]}', '[{"name":', '']) {
      bench.answerOnce('GET', /^Users/, () => new Response(body, { status: 200 }));
      const error = await failure(dataProvider.getList('users', all));
      expect(error.message).toBe('app.errors.unreadable');
    }
  });
});

describe('a record that does not exist', () => {
  beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));
  const readable = Object.entries(endpoints).filter(([, { one }]) => one);

  it.each(readable.map(([resource]) => resource))('is missing in %s', async (resource) => {
    const id = '00000000-0000-4000-8000-000000000000';
    const error = await failure(dataProvider.getOne(resource, { id, meta: { plain: true } }));
    expect(error).toMatchObject({ status: 404 });
  });
  it.each(['accounts', 'users', 'applications', 'carriers', 'speech-services', 'phone-numbers'])(
    'is missing in %s when its sid is none at all',
    async (resource) => {
      const params = { id: 'nope', meta: { plain: true } };
      expect(await failure(dataProvider.getOne(resource, params))).toMatchObject({ status: 404 });
    },
  );
});

describe('a service provider user', () => {
  beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));

  it('never sends what only an admin may set', async () => {
    const { data } = await dataProvider.getList<Account>('accounts', all);
    const { data: account } = await dataProvider.getOne<Account>('accounts', {
      id: first(data).id,
    });
    bench.calls.length = 0;
    await dataProvider.update('accounts', {
      id: account.id,
      data: { ...account, name: `${account.name} 2`, enable_debug_log: !account.enable_debug_log },
      previousData: account,
    });
    const [put] = bench.calls.filter(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ name: `${account.name} 2` });
  });

  it('sees no admin among the users, and none of another provider, even when the platform answers them', async () => {
    const own = session.currentServiceProvider();
    const rows = [
      { user_sid: '1', name: 'an admin', scope: 'admin' },
      { user_sid: '2', name: 'a stranger', service_provider_sid: 'another' },
      { user_sid: '3', name: 'a colleague', service_provider_sid: own },
    ];
    bench.answerOnce('GET', /^Users$/, () => new Response(JSON.stringify(rows), { status: 200 }));
    const { data } = await dataProvider.getList<User>('users', all);
    expect(data.map(({ name }) => name)).toEqual(['a colleague']);
  });
});

describe('an account user', () => {
  beforeEach(() => bench.signIn('sam', 'Account-demo1!'));

  it('lists and edits its own account, and never sends the SIP realm', async () => {
    const { data } = await dataProvider.getList<Account>('accounts', all);
    expect(data.map(({ id }) => id)).toEqual([session.identity()?.accountSid]);
    const { data: account } = await dataProvider.getOne<Account>('accounts', {
      id: first(data).id,
    });
    bench.calls.length = 0;
    await dataProvider.update('accounts', {
      id: account.id,
      data: { ...account, name: 'Own', sip_realm: 'other.example.com' },
      previousData: account,
    });
    const [put] = bench.calls.filter(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ name: 'Own' });
  });

  it('gives a new user of its account both sids, so that no admin is made by accident', async () => {
    const own = session.identity();
    const { data } = await dataProvider.create<User>('users', {
      data: { name: 'newcomer', email: 'newcomer@example.com', initial_password: 'Newcomer-1!' },
    });
    expect(stored('select * from users where user_sid = ?', data.id)).toMatchObject({
      account_sid: own?.accountSid,
      service_provider_sid: own?.serviceProviderSid,
    });
  });
});

describe('a record that somebody else deleted', () => {
  beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));
  const gone = '00000000-0000-4000-8000-000000000000';

  it.each(['applications', 'clients', 'ms-teams-tenants', 'phone-numbers', 'speech-services'])(
    'is deleted all the same: %s',
    async (resource) => {
      const { data } = await dataProvider.delete(resource, {
        id: gone,
        previousData: { id: gone, name: 'before' },
      });
      expect(data).toEqual({ id: gone, name: 'before' });
    },
  );

  it('is not taken for deleted when the platform cannot say so', async () => {
    bench.answerOnce('GET', /SpeechCredentials/, () => new Response('', { status: 502 }));
    const previousData = { id: gone, use_for_tts: true, use_for_stt: true };
    const work = dataProvider.delete('speech-services', { id: gone, previousData });
    expect((await failure(work)).status).toBe(500);
  });

  it('is said to be gone when it is saved', async () => {
    const save = (resource: string) =>
      dataProvider.update(resource, {
        id: gone,
        data: { is_active: true, use_for_tts: true },
        previousData: { id: gone, is_active: false, use_for_tts: false },
      });
    // Of what is looked at first it is known that it was there.
    expect((await failure(save('speech-services'))).message).toBe('app.errors.deletedMeanwhile');
    expect((await failure(save('clients'))).message).toBe('app.errors.notFoundTitle');
  });
});
