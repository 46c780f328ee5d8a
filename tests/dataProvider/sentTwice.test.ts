import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dataProvider, invalidateLists } from '../../src/dataProvider';
import { memoryLog } from '../../src/saving/runPlan';
import type { ResourceName } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';
import { serviceKey } from '../support/speechVendors';

type Fields = Record<string, unknown>;
type Send = (url: string, init?: RequestInit) => Promise<Response>;
let bench: Bench;
let account: string;
let carrier: string;

beforeAll(async () => {
  bench = await createBench();
  const sidOf = (table: string, key: string, where: string) =>
    String(bench.platform.db.all(`SELECT ${key} AS sid FROM ${table} WHERE ${where}`)[0]?.sid);
  account = sidOf('accounts', 'account_sid', "name = 'Sunrise Clinic'");
  carrier = sidOf('voip_carriers', 'voip_carrier_sid', 'account_sid IS NULL');
});
beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

let count = 0;
const next = () => {
  count += 1;
  return count;
};
const hook = { url: 'https://example.com/call', method: 'POST', username: null, password: null };

/** What has a value of which there can be one only, with a column of it that somebody else may fill otherwise. */
const records: [ResourceName, table: string, () => Fields, other: Fields][] = [
  [
    'users',
    'users',
    () => ({
      ...{ name: `w${next()}`, email: `w${next()}@example.com`, scope: 'admin' },
      ...{ initial_password: 'Long-enough1!', is_active: true, force_change: false },
    }),
    { is_active: false },
  ],
  [
    'applications',
    'applications',
    () => ({
      ...{ name: `Twin ${next()}`, account_sid: account, call_hook: hook, call_status_hook: hook },
      ...{ speech_synthesis_vendor: 'google', speech_recognizer_vendor: 'google' },
    }),
    { speech_recognizer_vendor: 'aws' },
  ],
  [
    'speech-services',
    'speech_credentials',
    () => ({
      ...{ vendor: 'google', label: `Twin ${next()}`, service_key: serviceKey },
      ...{ use_for_tts: true, use_for_stt: false, account_sid: account },
    }),
    { use_for_stt: true },
  ],
  [
    'phone-numbers',
    'phone_numbers',
    () => ({ number: `1666${next()}`, account_sid: account, voip_carrier_sid: carrier }),
    {},
  ],
  [
    'ms-teams-tenants',
    'ms_teams_tenants',
    () => ({ tenant_fqdn: `w${next()}.example.com`, account_sid: account, application_sid: null }),
    {},
  ],
  [
    'clients',
    'clients',
    () => ({
      ...{ username: `w${next()}`, password: 'Long-enough1!', account_sid: account },
      is_active: true,
    }),
    { is_active: false },
  ],
];

/** Sends the next POST twice, the first time with other values. */
function twice(other: Fields = {}) {
  const reach = globalThis.fetch as Send;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      vi.stubGlobal('fetch', reach);
      const body = JSON.stringify({ ...JSON.parse(String(init.body)), ...other });
      await reach(url, { ...init, body });
    }
    return reach(url, init);
  });
}
const sizeOf = (table: string) => bench.platform.db.all(`SELECT 1 FROM ${table}`).length;

it.each(records)('a POST of %s that a browser sends twice makes one', async (...given) => {
  const [resource, table, data] = given;
  invalidateLists();
  const before = sizeOf(table);
  twice();
  const { data: made } = await dataProvider.create(resource, { data: data() });
  expect(sizeOf(table)).toBe(before + 1);
  expect((await dataProvider.getOne(resource, { id: made.id })).data.id).toBe(made.id);
});

it.each(records.filter(([, , , other]) => Object.keys(other).length > 0))(
  'one of %s that somebody else made meanwhile is not taken for it',
  async (...given) => {
    const [resource, table, data, other] = given;
    invalidateLists();
    const before = sizeOf(table);
    twice(other);
    await expect(dataProvider.create(resource, { data: data() })).rejects.toMatchObject({
      name: 'HttpError',
    });
    expect(sizeOf(table)).toBe(before + 1);
  },
);

/** Loses the next POST on its way; what it answers lets it arrive after all. */
function late(): () => Promise<Response> {
  const reach = globalThis.fetch as Send;
  let arrive = () => Promise.resolve(new Response());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return reach(url, init);
    vi.stubGlobal('fetch', reach);
    arrive = () => reach(url, init);
    throw new TypeError('Failed to fetch');
  });
  return () => arrive();
}

it.each(records)(
  'a POST of %s that arrives late is found by the next save, though its list was read before that',
  async (resource, table, data) => {
    const before = sizeOf(table);
    const save = { data: data(), meta: { log: memoryLog() } };
    const arrive = late();
    await expect(dataProvider.create(resource, save)).rejects.toMatchObject({ status: 0 });
    await dataProvider.getList(resource, {
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'name', order: 'ASC' },
      filter: { account_sid: account },
    });
    expect((await arrive()).status).toBe(201);
    const { data: made } = await dataProvider.create(resource, save);
    expect(sizeOf(table)).toBe(before + 1);
    expect((await dataProvider.getOne(resource, { id: made.id })).data.id).toBe(made.id);
  },
);

it('nothing proves it where what there was before had been read for something else', async () => {
  const [resource, , data] = records[0] as (typeof records)[number];
  await dataProvider.create(resource, { data: data() });
  await dataProvider.getList(resource, {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  twice();
  await expect(dataProvider.create(resource, { data: data() })).rejects.toMatchObject({
    name: 'HttpError',
  });
});

it('costs no question where nothing is refused', async () => {
  const [resource, , data] = records[1] as (typeof records)[number];
  invalidateLists();
  bench.calls.length = 0;
  await dataProvider.create(resource, { data: data() });
  expect(bench.calls.at(-1)?.method).toBe('POST');
});
