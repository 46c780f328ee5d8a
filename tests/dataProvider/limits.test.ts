import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import type { Account, Limits } from '../../src/types';
import { logOf } from '../support/formLogs';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
let account: Account & { limits: Limits };

const storedLimits = () =>
  Object.fromEntries(
    (
      bench.platform.db.all('select * from account_limits where account_sid = ?', account.id) as {
        category: string;
        quantity: number;
      }[]
    ).map(({ category, quantity }) => [category, quantity]),
  );
const writes = () =>
  bench.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) =>
      `${method} ${path.replace(account.id, 'X')} ${body ? JSON.stringify(body) : ''}`.trim(),
    );
const refuse = () => new Response(JSON.stringify({ msg: 'not today' }), { status: 500 });
const save = (changes: Partial<Account>) =>
  dataProvider.update('accounts', {
    id: account.id,
    data: { ...account, ...changes },
    previousData: account,
    meta: { log: logOf(account) },
  });

beforeAll(async () => {
  bench = await createBench();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});
beforeEach(async () => {
  await bench.signIn('admin', 'Admin-demo1!');
  const { data } = await dataProvider.create<Account>('accounts', {
    data: { name: `Limited ${Math.random()}`, limits: { voice_call_session: 5 } },
  });
  account = (await dataProvider.getOne('accounts', { id: data.id })).data as typeof account;
  bench.calls.length = 0;
});

describe('an account and its limits', () => {
  it('are created and read together', () => {
    expect(account.limits).toEqual({
      voice_call_session: 5,
      voice_call_session_license: null,
      voice_call_minutes: null,
      voice_call_minutes_license: null,
    });
    expect(storedLimits()).toEqual({ voice_call_session: 5 });
  });

  it('send one call for each changed category only: 0 is stored, blank is deleted', async () => {
    await save({ limits: { ...account.limits, voice_call_session: null, voice_call_minutes: 0 } });
    expect(storedLimits()).toEqual({ voice_call_minutes: 0 });
    expect(writes()).toEqual([
      'POST Accounts/X/Limits {"category":"voice_call_minutes","quantity":0}',
      'DELETE Accounts/X/Limits?category=voice_call_session',
    ]);
  });

  it('tell what was saved and what was not, and send only the rest when saved again', async () => {
    const changes = {
      name: `${account.name} changed`,
      limits: { ...account.limits, voice_call_session: 7, voice_call_minutes: 100 },
    };
    bench.answerOnce('POST', /Limits$/, refuse);
    const error = await save(changes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PartialSaveError);
    const { saved, failed } = error as PartialSaveError;
    expect(saved).toEqual(['resources.accounts.name', 'app.limits.voice_call_minutes']);
    expect(failed.map(({ name }) => name)).toEqual(['app.limits.voice_call_session']);
    expect(storedLimits()).toEqual({ voice_call_session: 5, voice_call_minutes: 100 });

    bench.calls.length = 0;
    await save(changes);
    expect(writes()).toEqual([
      'POST Accounts/X/Limits {"category":"voice_call_session","quantity":7}',
    ]);
    expect(storedLimits()).toEqual({ voice_call_session: 7, voice_call_minutes: 100 });
  });

  it('go on with the limits when the account itself is refused', async () => {
    bench.answerOnce('PUT', /^Accounts/, refuse);
    const changes = { name: 'Other', limits: { ...account.limits, voice_call_session: 9 } };
    const error = await save(changes).catch((reason: unknown) => reason);
    expect((error as PartialSaveError).failed.map(({ name }) => name)).toEqual([
      'resources.accounts.name',
    ]);
    bench.calls.length = 0;
    await save(changes);
    expect(writes()).toEqual(['PUT Accounts/X {"name":"Other"}']);
  });
});
