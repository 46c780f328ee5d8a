import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { type AnyRecord, endpoints } from '../../src/dataProvider/endpoints';
import { type HttpError, request } from '../../src/http';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(async () => {
  expect(bench.platform.poison).toEqual([]);
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const hook = { url: 'https://x.example/a', method: 'POST', username: 'ann', password: 'pass' };
const bucket = {
  vendor: 'aws_s3',
  name: 'calls',
  region: 'eu-west-1',
  access_key_id: 'AKIA',
  secret_access_key: 'secret-key',
  tags: [
    { Key: 'team', Value: 'a' },
    { Key: 'cost', Value: 'b' },
  ],
};

interface Owner {
  resource: keyof typeof endpoints;
  table: string;
  path: string;
}
interface Group extends Owner {
  column: string;
  /** What is stored of it at first. */
  whole: object;
  /** The part that comes in a wrong shape. */
  part: string;
  /** What an operator enters in its place. */
  typed: object;
  /** Another part that an operator changes. */
  other: object;
  /** A PUT without the group clears it: nothing else of the record can be saved either. */
  isRepeated?: boolean;
}

const account: Owner = { resource: 'accounts', table: 'accounts', path: 'Accounts' };
const application: Owner = {
  resource: 'applications',
  table: 'applications',
  path: 'Applications',
};
const provider: Owner = {
  resource: 'service-providers',
  table: 'service_providers',
  path: 'ServiceProviders',
};
const ofHook = (owner: Owner, column: string): Group => ({
  ...owner,
  column,
  whole: hook,
  part: 'url',
  typed: { url: 'https://y.example/b' },
  other: { username: 'bob' },
});
const ofBucket = (part: string, typed: object): Group => ({
  ...account,
  column: 'bucket_credential',
  whole: bucket,
  part,
  typed,
  other: { name: 'other' },
});
const groups: Group[] = [
  ofHook(account, 'registration_hook'),
  ofHook(account, 'queue_event_hook'),
  { ...ofHook(account, 'queue_event_hook'), part: 'method', typed: { method: 'GET' } },
  { ...ofHook(account, 'registration_hook'), part: 'password', typed: { password: 'new' } },
  ofHook(application, 'call_hook'),
  {
    ...ofHook(application, 'call_hook'),
    part: 'username',
    typed: { username: 'eve' },
    other: { password: 'new' },
  },
  ofHook(application, 'call_status_hook'),
  ofBucket('region', { region: 'eu-west-2' }),
  ofBucket('secret_access_key', { secret_access_key: 'another-secret' }),
  ofBucket('tags', { tags: [{ Key: 'team', Value: 'c' }] }),
  { ...ofHook(provider, 'registration_hook'), isRepeated: true },
];

type Fields = Record<string, unknown>;

/** A record whose group holds a part of a wrong shape, as the data provider reads it. */
async function readWrong({ resource, table, path, column, whole, part }: Group) {
  const { idKey } = endpoints[resource];
  const id = String(bench.platform.db.get(`SELECT ${idKey} id FROM ${table} LIMIT 1`)?.id);
  const ask = async () => (await request({ path: `${path}/${id}` })).body as Fields;
  const name = String((await ask()).name);
  const needed = resource === 'applications' ? { call_hook: hook } : {};
  const body = { name, ...needed, [column]: whole };
  await request({ method: 'PUT', path: `${path}/${id}`, body });
  const stored = await ask();
  const wrong = { ...(stored[column] as Fields), [part]: { wrong: true } };
  const answerWrong = () =>
    bench.answerOnce('GET', new RegExp(`^${path}/${id}$`), () =>
      Response.json({ ...stored, [column]: wrong }),
    );
  answerWrong();
  const { data: record } = await dataProvider.getOne<AnyRecord>(resource, { id });
  const save = (changes: Fields) =>
    dataProvider.update(resource, {
      id,
      data: { ...record, ...changes },
      previousData: record,
    });
  return { record, stored, save, ask, answerWrong };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused')),
    (error) => error as HttpError,
  );
const writes = () => bench.calls.filter(({ method }) => method !== 'GET');
const erased = expect.stringContaining('app.errors.unreadableErased');

describe.each(groups)('$part of $column of $resource in a wrong shape', (group) => {
  const { resource, column, part, other, isRepeated = false } = group;
  const path = `${column}.${part}`;
  const refused = { body: { errors: { [path]: erased } } };
  beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));

  it('is named, and stays as it is when something else is saved', async () => {
    const { record, stored, save, ask } = await readWrong(group);
    expect(record).toMatchObject({ unreadable: [path], [column]: { [part]: null } });
    const change = resource === 'service-providers' ? 'ms_teams_fqdn' : 'name';
    const done = save({ [change]: 'changed.example' });
    if (isRepeated) {
      bench.calls.length = 0;
      expect(await failure(done)).toMatchObject(refused);
      expect(await ask()).toEqual(stored);
      return;
    }
    await done;
    expect(await ask()).toEqual({ ...stored, [change]: 'changed.example' });
  });

  it('is asked for when another part is saved, and nothing is sent', async () => {
    const { record, stored, save, ask, answerWrong } = await readWrong(group);
    // What is checked afterwards is looked at before as well.
    if ('verified' in endpoints[resource]) answerWrong();
    bench.calls.length = 0;
    const done = save({ name: `${record.name}!`, [column]: { ...record[column], ...other } });
    expect(await failure(done)).toMatchObject(refused);
    expect(writes()).toEqual([]);
    expect(await ask()).toEqual(stored);
  });
});

// No form holds a provider's webhook: whoever set it by other means has to do so again.
it.each(groups.filter(({ isRepeated }) => !isRepeated))(
  '$part of $column of $resource is saved with the rest once it is entered again',
  async (group) => {
    const { column, typed, other } = group;
    await bench.signIn('admin', 'Admin-demo1!');
    const { record, save, ask } = await readWrong(group);
    await save({ [column]: { ...record[column], ...typed, ...other } });
    const { secret_access_key: _masked, ...seen } = typed as Fields;
    expect((await ask())[column]).toMatchObject({ ...seen, ...other });
  },
);

describe('a value of a wrong shape that the platform needs with every save', () => {
  it.each([true, false])('is asked for, and taken as %s', async (typed) => {
    await bench.signIn('admin', 'Admin-demo1!');
    const row = bench.platform.db.get("SELECT user_sid id FROM users WHERE name = 'vera'");
    const id = String(row?.id);
    const { body } = await request({ path: `Users/${id}` });
    bench.answerOnce('GET', new RegExp(`^Users/${id}$`), () =>
      Response.json({ ...(body as object), is_view_only: {} }),
    );
    const { data: record } = await dataProvider.getOne<AnyRecord>('users', { id });
    const email = `${typed}@new.example`;
    const save = (changes: Fields) =>
      dataProvider.update('users', { id, data: { ...record, ...changes }, previousData: record });
    expect(await failure(save({ email }))).toMatchObject({
      body: { errors: { is_view_only: erased } },
    });
    await save({ email, is_view_only: typed });
    expect((await request({ path: `Users/${id}` })).body).toMatchObject({
      email,
      is_view_only: typed,
    });
  });
});
