import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { HttpError } from '../../src/http';
import { newClient, toNewClient } from '../../src/resources/clients/clientRules';
import type { SipClient } from '../../src/types';
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

const stored = (sql: string, ...params: string[]) =>
  (bench.platform.db.get(sql, ...params) ?? {}) as Record<string, unknown>;
const accountOf = (name: string) =>
  String(stored('SELECT account_sid FROM accounts WHERE name = ?', name).account_sid);
const rowOf = (username: string, account = 'Sunrise Clinic') =>
  stored(
    'SELECT * FROM clients WHERE username = ? AND account_sid = ?',
    username,
    accountOf(account),
  );
const asked = () => bench.calls.map(({ method, path }) => `${method} ${path}`);
const failure = (work: Promise<unknown>): Promise<HttpError | undefined> =>
  work.then(
    () => undefined,
    (error: HttpError) => error,
  );
const create = (username: string, account = 'Sunrise Clinic') =>
  dataProvider.create<SipClient>('clients', {
    data: toNewClient({
      ...newClient,
      username,
      password: ' secret ',
      account_sid: accountOf(account),
    }) as SipClient,
  });

describe('a new client', () => {
  beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));

  it('may do everything, and keeps its password as typed and out of the answer', async () => {
    const { data } = await create(' lobby ');
    expect(data).not.toHaveProperty('password');
    expect(rowOf('lobby')).toMatchObject({
      is_active: 1,
      allow_direct_app_calling: 1,
      allow_direct_queue_calling: 1,
      allow_direct_user_calling: 1,
    });
    expect(bench.calls.at(-1)?.body).toMatchObject({ username: 'lobby', password: ' secret ' });
  });
  it.each([
    ['nurse-1', 'Sunrise Clinic', true],
    ['Nurse-1', 'Sunrise Clinic', true],
    ['nurse-1', 'Granite Insurance', false],
  ])('%s on %s is taken: %s', async (username, account, isTaken) => {
    const error = await failure(create(username, account));
    expect(error?.message).toBe(isTaken ? 'resources.clients.validation.usernameTaken' : undefined);
    if (isTaken) expect(error?.field).toBe('username');
    expect(asked().some((call) => call.startsWith('POST'))).toBe(!isTaken);
  });
  it('whose name the platform refuses is told so at the name', async () => {
    bench.answerOnce('POST', /^Clients/, () =>
      Response.json({ msg: "the client's username already exists" }, { status: 400 }),
    );
    const error = await failure(create('porch'));
    expect(error?.message).toBe('resources.clients.validation.usernameTaken');
    expect(error?.body.errors).toHaveProperty('username');
  });
  it('of an account user is on the own account', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    await create('cellar', 'Cedar Bank');
    expect(bench.calls.at(-1)?.body).toMatchObject({ account_sid: accountOf('Sunrise Clinic') });
    expect(rowOf('cellar').username).toBe('cellar');
  });
  it('of an account user is compared with the names of the own account', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    expect(await failure(create('nurse-1', 'Cedar Bank'))).toMatchObject({ field: 'username' });
  });
});

it.each([
  ['admin', 'Admin-demo1!'],
  ['nora', 'Provider-demo1!'],
  ['sam', 'Account-demo1!'],
])('a client changed by %s sends its changed flags, and keeps its password', async (user, word) => {
  await bench.signIn(user, word);
  const id = String(rowOf('nurse-2').client_sid);
  const { password } = rowOf('nurse-2');
  const { data: previousData } = await dataProvider.getOne<SipClient>('clients', { id });
  expect(previousData.password).toMatch(/^.X+$/);
  bench.calls.length = 0;
  const allow_direct_queue_calling = !previousData.allow_direct_queue_calling;
  await dataProvider.update('clients', {
    id,
    data: { ...previousData, allow_direct_queue_calling, username: 'x', password: 'y' },
    previousData,
  });
  expect(bench.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    allow_direct_queue_calling,
  });
  expect(rowOf('nurse-2').allow_direct_queue_calling).toBe(Number(allow_direct_queue_calling));
  expect(rowOf('nurse-2').password).toBe(password);
});

it('a client switched in a provider’s list, whose rows lack the flags, keeps them', async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  const { data } = await dataProvider.getList<SipClient>('clients', {
    filter: { q: 'doctor-lee', account_sid: accountOf('Sunrise Clinic') },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'username', order: 'ASC' },
  });
  const [client] = data;
  if (!client) throw new Error('The seed has no doctor-lee');
  expect(client).not.toHaveProperty('allow_direct_app_calling');
  bench.calls.length = 0;
  const { data: saved } = await dataProvider.update<SipClient>('clients', {
    id: client.id,
    data: { ...client, is_active: !client.is_active },
    previousData: client,
  });
  expect(bench.calls[0]?.body).toEqual({ is_active: !client.is_active });
  expect(saved).toMatchObject({ is_active: !client.is_active, allow_direct_app_calling: true });
});
