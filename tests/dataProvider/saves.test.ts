// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { AnyRecord } from '../../src/dataProvider/endpoints';
import type { SaveMeta } from '../../src/dataProvider/saves';
import { clearHistory, listHistory } from '../../src/engines/history';
import { request } from '../../src/http';
import type { HistoryEntry } from '../../src/saving/history';
import { isStopped } from '../../src/saving/plan';
import * as session from '../../src/session';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
const user = () => session.identity()?.userSid ?? '';
beforeEach(async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  await clearHistory(user());
});
afterAll(async () => {
  await clearHistory(user());
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const writes = () => bench.calls.filter(({ method }) => method !== 'GET');
const sidOf = (table: string, key: string, where = '1') =>
  String(bench.platform.db.get(`SELECT ${key} AS sid FROM ${table} WHERE ${where}`)?.sid);
const open = async (resource: string, id: string) => {
  const { data } = await dataProvider.getOne<AnyRecord>(resource, { id });
  bench.calls.length = 0;
  return data;
};
const account = () => sidOf('accounts', 'account_sid', "name = 'Sunrise Clinic'");
const anAccount = () => open('accounts', account());

describe('a save that looks at its record first', () => {
  it.each<[status: number, body: string, told: string]>([
    [404, '', 'app.errors.deletedMeanwhile'],
    [404, '{"msg":"no such account"}', 'app.errors.deletedMeanwhile'],
    [500, '{"msg":"database is away"}', 'database is away'],
    [403, '{"msg":"not for you"}', 'not for you'],
    [422, '{"msg":"no sid"}', 'no sid'],
  ])('and is answered %i %s says %s, and sends nothing', async (status, body, told) => {
    const record = await anAccount();
    bench.answerOnce('GET', /^Accounts\/[\w-]+$/, () => new Response(body, { status }));
    const save = dataProvider.update('accounts', {
      id: record.id,
      data: { ...record, name: 'Renamed' },
      previousData: record,
      meta: { decide: async () => null },
    });
    await expect(save).rejects.toThrow(told);
    expect(writes()).toEqual([]);
  });
});

describe('a save that is only shown', () => {
  const shown = async (work: (meta: object) => Promise<unknown>) => {
    const show = vi.fn<NonNullable<SaveMeta['show']>>();
    const ended = await work({ show }).catch((error: unknown) => error);
    expect(isStopped(ended)).toBe(true);
    expect(writes()).toEqual([]);
    expect(await listHistory(user())).toEqual([]);
    const [prepared, address] = show.mock.calls[0] ?? [];
    expect(address).toMatch(/\/api\/v1$/);
    return prepared?.planned.steps.map(({ call }) => call.method);
  };

  it('as a new record sends nothing', async () => {
    const data = { name: 'Never made' };
    const steps = await shown((meta) => dataProvider.create('accounts', { data, meta }));
    expect(steps).toEqual(['POST']);
    expect(sidOf('accounts', 'COUNT(*)', "name = 'Never made'")).toBe('0');
  });

  it('as a change sends nothing', async () => {
    const record = await anAccount();
    const change = { id: record.id, data: { ...record, name: 'New' }, previousData: record };
    const steps = await shown((meta) => dataProvider.update('accounts', { ...change, meta }));
    expect(steps).toEqual(['PUT']);
  });
});

describe('the history of this browser', () => {
  it('says of one record whether it was made, changed or deleted, and what it stores', async () => {
    const carrier = sidOf('voip_carriers', 'voip_carrier_sid', "name = 'Twilio'");
    const application_sid = sidOf(
      ...(['applications', 'application_sid', `account_sid = '${account()}'`] as const),
    );
    const resource = 'phone-numbers';
    const number = { number: '15550009907', voip_carrier_sid: carrier, account_sid: account() };
    const { data: made } = await dataProvider.create(resource, { data: number });
    const previousData = await open(resource, String(made.id));
    const data = { ...previousData, application_sid };
    await dataProvider.update(resource, { id: made.id, data, previousData });
    await dataProvider.delete(resource, { id: made.id, previousData: { ...data, id: made.id } });
    // It is written down beside the saves, which do not wait for that.
    const entries = await waitFor(async () => {
      const kept = await listHistory<HistoryEntry>(user());
      expect(kept.map(({ ending }) => ending)).toEqual(['stored', 'stored', 'stored']);
      return kept;
    });
    const noted = entries.map(({ kind, sid, changes }) => [
      ...[kind, sid, Object.fromEntries(changes.map(({ path, to }) => [path.join('.'), to]))],
    ]);
    expect(noted.reverse()).toMatchObject([
      ['made', made.id, number],
      ['changed', made.id, { application_sid }],
      ['deleted', made.id, {}],
    ]);
    expect(entries.map(({ who, resource: of }) => [who, of])).toEqual(
      Array(3).fill(['nora', resource]),
    );
  });
});

describe('a change is answered as it is stored', () => {
  it('with what others changed meanwhile', async () => {
    const record = await anAccount();
    const { id } = record;
    const { sip_realm } = record;
    await request({ method: 'PUT', path: `Accounts/${id}`, body: { queue_event_hook: null } });
    bench.platform.db.run(
      "UPDATE accounts SET sip_realm = 'new.example' WHERE account_sid = ?",
      id,
    );
    const { data } = await dataProvider.update('accounts', {
      ...{ id, data: { ...record, name: 'Sunrise Clinic 2' }, previousData: record },
    });
    expect(data).toMatchObject({ id, name: 'Sunrise Clinic 2', sip_realm: 'new.example' });
    bench.platform.db.run(
      "UPDATE accounts SET sip_realm = ?, name = 'Sunrise Clinic' WHERE account_sid = ?",
      ...[String(sip_realm), id],
    );
  });

  it('as it was sent where that cannot be read', async () => {
    const record = await anAccount();
    const { id } = record;
    bench.answerOnce('PUT', /^Accounts/, () => {
      bench.answerOnce('GET', /^Accounts/, () => new Response('', { status: 500 }));
      return new Response(null, { status: 204 });
    });
    const { data } = await dataProvider.update('accounts', {
      ...{ id, data: { ...record, name: 'As sent' }, previousData: record },
    });
    expect(data).toMatchObject({ id, name: 'As sent', sip_realm: record.sip_realm });
  });
});
