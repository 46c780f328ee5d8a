import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import * as session from '../../src/session';
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

const sidOf = (table: string, key: string, name: string) =>
  String(bench.platform.db.get(`SELECT ${key} AS sid FROM ${table} WHERE name = ?`, name)?.sid);
/** The order that the platform has them in. */
const byNumber = { field: 'number', order: 'ASC' } as const;
const list = async (resource: string, filter = {}, pagination = { page: 1, perPage: 100 }) => {
  const { data, total, meta } = await dataProvider.getList(resource, {
    filter,
    pagination,
    sort: resource === 'phone-numbers' ? byNumber : { field: 'id', order: 'ASC' },
  });
  return { data, total, meta };
};
const asked = () => bench.calls.map(({ method, path }) => `${method} ${path}`);
const signedIn = {
  admin: () => bench.signIn('admin', 'Admin-demo1!'),
  nora: () => bench.signIn('nora', 'Provider-demo1!'),
  sam: () => bench.signIn('sam', 'Account-demo1!'),
};

describe('an admin sees the current provider alone', () => {
  it.each(['clients', 'least-cost-routing', 'ms-teams-tenants', 'phone-numbers', 'carriers'])(
    'in %s',
    async (resource) => {
      await signedIn.admin();
      const counts: Record<string, number | undefined> = {};
      for (const name of ['Northwind Voice', 'Quayside Telecom']) {
        session.chooseServiceProvider(sidOf('service_providers', 'service_provider_sid', name));
        const { data, total } = await list(resource);
        counts[name] = total;
        const accounts = bench.platform.db
          .all(
            `SELECT account_sid FROM accounts JOIN service_providers USING (service_provider_sid)
              WHERE service_providers.name = ?`,
            name,
          )
          .map((row) => row.account_sid);
        for (const row of data) {
          expect(
            row.account_sid
              ? accounts.includes(row.account_sid)
              : row.service_provider_sid === session.currentServiceProvider(),
          ).toBe(true);
        }
      }
      expect(counts['Northwind Voice']).toBeGreaterThan(0);
      expect(counts['Quayside Telecom']).not.toBe(counts['Northwind Voice']);
    },
  );
});

describe('an account sees its own alone', () => {
  it.each(['clients', 'least-cost-routing', 'ms-teams-tenants', 'phone-numbers'])(
    'in %s',
    async (resource) => {
      await signedIn.sam();
      const own = sidOf('accounts', 'account_sid', 'Sunrise Clinic');
      const { data } = await list(resource);
      expect(data.length).toBeGreaterThan(0);
      expect(data.every((row) => row.account_sid === own)).toBe(true);
    },
  );
});

describe('phone numbers are found in any spelling', () => {
  it.each(['15552000137', '+1 (555) 200-0137', '555.200.0137', '2000137'])('%s', async (q) => {
    await signedIn.nora();
    const { data } = await list('phone-numbers', { q });
    expect(data.map(({ number }) => number)).toEqual(['15552000137']);
  });
  it('and a search of signs alone is no search', async () => {
    await signedIn.nora();
    await list('phone-numbers', { q: ' + ' });
    expect(asked()).toEqual(['GET PhoneNumbers?page=1&page_size=100']);
  });
});

it('names the carriers and applications of a page with one request each', async () => {
  await signedIn.sam();
  const { data } = await list('phone-numbers');
  bench.calls.length = 0;
  const ids = (key: string) => [...new Set(data.map((row) => row[key]))].filter(Boolean);
  const carriers = await dataProvider.getMany('carriers', { ids: ids('voip_carrier_sid') });
  const applications = await dataProvider.getMany('applications', { ids: ids('application_sid') });
  expect(carriers.data.map(({ id }) => id).sort()).toEqual(ids('voip_carrier_sid').sort());
  expect(applications.data.map(({ id }) => id).sort()).toEqual(ids('application_sid').sort());
  expect(asked()).toEqual(['GET VoipCarriers', 'GET Applications']);
});

it('shows beside the speech services of an account those that its provider lends it', async () => {
  await signedIn.nora();
  const account_sid = sidOf('accounts', 'account_sid', 'Sunrise Clinic');
  const { data } = await list('speech-services', { account_sid });
  const owners = new Set(data.map((row) => row.account_sid));
  expect(owners).toEqual(new Set([null, account_sid]));
  expect((await list('speech-services')).data.every((row) => !row.account_sid)).toBe(true);
});

it('pages calls of the last 30 days, or of today, by the platform', async () => {
  await signedIn.nora();
  const { data, total } = await list('recent-calls', { date: '30' });
  expect(asked()[0]).toMatch(/\?days=30&page=1&count=100$/);
  await list('recent-calls');
  expect(asked()[1]).toMatch(/\?start=[^&]+Z&page=1&count=100$/);
  expect(total).toBeGreaterThanOrEqual(data.length);
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
});

it('looks for a SIP status among the newest calls, and tells how many those are', async () => {
  await signedIn.nora();
  const filter = { date: '30', sip_status: '486' };
  const { data, total, meta } = await list('recent-calls', filter, { page: 1, perPage: 3 });
  expect(asked()).toEqual([expect.stringMatching(/\?days=30&page=1&count=500$/)]);
  expect(data).toHaveLength(3);
  expect(data.every(({ sip_status }) => sip_status === 486)).toBe(true);
  // How many there are depends on the hour; there are several pages of them.
  expect(total).toBeGreaterThan(3);
  const { total: all = 0 } = await list('recent-calls', { date: '30' });
  expect(meta).toMatchObject({
    isWhole: false,
    newest: { read: Math.min(all, 500), total: all, matching: total },
  });
  const second = await list('recent-calls', filter, { page: 2, perPage: 3 });
  expect(asked().at(-1)).toMatch(/&page=1&count=500$/);
  expect(second.data[0]).toBeDefined();
  expect(data.map(({ id }) => id)).not.toContain(second.data[0]?.id);
});

it('reads the newest alerts at once: alike ones of a day are one row', async () => {
  await signedIn.nora();
  const { data, total = 0, meta } = await list('alerts', { date: '30' }, { page: 1, perPage: 5 });
  expect(asked()).toEqual([expect.stringMatching(/\?days=30&page=1&count=500$/)]);
  expect(data).toHaveLength(5);
  expect(meta.newest.read).toBeGreaterThan(total);
  const everything = await list('alerts', { date: '30' });
  expect(everything.data.flatMap(({ alike }) => alike)).toHaveLength(meta.newest.read);
  const tts = await list('alerts', { date: '30', kind: 'ttsFailure', q: 'REQUEST to' });
  expect(tts.data.length).toBeGreaterThan(0);
  expect(tts.data.every(({ message }) => /text to speech request/.test(message))).toBe(true);
});

it('sends the filters of calls as the platform takes them', async () => {
  await signedIn.sam();
  await list('recent-calls', {
    date: '7',
    direction: 'inbound',
    answered: 'false',
    trunk: 'Clinic PBX',
    q: '+1 (508) 5',
  });
  expect(asked()[0]).toMatch(
    /\/RecentCalls\?days=7&direction=inbound&answered=false&trunk=Clinic\+PBX&filter=15085&page=1&count=100$/,
  );
});

it('answers the last page where one beyond the end is asked for', async () => {
  await signedIn.nora();
  const ask = (page: number) =>
    dataProvider.getList('recent-calls', {
      filter: { date: '30' },
      pagination: { page, perPage: 25 },
      sort: { field: 'attempted_at', order: 'DESC' },
    });
  const { total = 0 } = await ask(1);
  const last = Math.ceil(total / 25);
  const beyond = await ask(last + 5);
  expect(beyond.total).toBe(total);
  expect(beyond.data.map(({ id }) => id)).toEqual((await ask(last)).data.map(({ id }) => id));
});

it('counts alerts with one row, and leaves the session alone when that fails', async () => {
  await signedIn.nora();
  const total = await dataProvider.countAlerts({ since: null });
  expect(asked()[0]).toMatch(/^GET ServiceProviders\/[^/]+\/Alerts\?page=1&count=1&days=30$/);
  expect(total).toBeGreaterThan(0);
  await dataProvider.countAlerts({ since: Date.parse('2026-01-02T03:04:05Z') });
  expect(asked()[1]).toContain('&start=2026-01-02T03%3A04%3A05.000Z');
  bench.answerOnce('GET', /Alerts/, () => new Response('Unauthorized', { status: 401 }));
  await expect(dataProvider.countAlerts({ since: null })).rejects.toMatchObject({ status: 401 });
  expect(session.token()).not.toBeNull();
  await signedIn.sam();
  await dataProvider.countAlerts({ since: null });
  expect(asked()[0]).toMatch(/^GET Accounts\/[^/]+\/Alerts\?/);
});

it('tells alike alerts apart by their day, and keeps the id of a row when another one comes', async () => {
  await signedIn.nora();
  const at = (time: string, message = 'm') => ({ time, message, service_provider_sid: 's' });
  const answer = (...data: object[]) =>
    bench.answerOnce('GET', /Alerts/, () =>
      Response.json({ total: data.length, page: '1', page_size: '500', data }),
    );
  const today = '2026-01-02T12:00:00Z';
  answer(at(today), at(today), at(today, 'other'), at('2026-01-01T12:00:00Z'));
  const before = (await list('alerts')).data;
  expect(before.map(({ message, alike }) => [message, alike.length])).toEqual([
    ['m', 2],
    ['other', 1],
    ['m', 1],
  ]);
  expect(new Set(before.map(({ id }) => id)).size).toBe(3);
  answer(at('2026-01-02T12:05:00Z'), at(today), at(today));
  expect((await list('alerts')).data).toMatchObject([
    { id: before[0]?.id, time: '2026-01-02T12:05:00Z', alike: { length: 3 } },
  ]);
});

describe('a page with more rows than were asked for', () => {
  const carriers = (total: number, count: number) => () =>
    Response.json({
      total,
      data: Array.from({ length: count }, (_none, at) => ({
        voip_carrier_sid: `c${at}`,
        name: `Carrier ${String(at).padStart(5, '0')}`,
      })),
    });
  const page = { page: 2, perPage: 25 };
  const paged = (resource: string, pagination: typeof page) =>
    dataProvider.getList(resource, {
      pagination,
      filter: {},
      sort: { field: 'platform', order: 'ASC' },
    });

  it.each([
    ['carriers', 10_000, 'Carrier 00025'],
    // It does not say that it is the whole list.
    ['carriers', 20_000, 'Carrier 00000'],
  ])('of %s answers as many as were asked for, and says so', async (resource, total, first) => {
    await signedIn.nora();
    bench.answerOnce('GET', /VoipCarriers\?/, carriers(total, 10_000));
    const { data, meta, ...rest } = await paged(resource, page);
    expect(data).toHaveLength(25);
    expect(data[0]).toMatchObject({ name: first });
    expect(rest.total).toBe(total);
    expect(meta.tooMany).toEqual({ answered: 10_000, asked: 25 });
  });

  it('says nothing of one that holds what was asked for', async () => {
    await signedIn.nora();
    bench.answerOnce('GET', /VoipCarriers\?/, carriers(25, 25));
    expect((await paged('carriers', { page: 1, perPage: 25 })).meta?.tooMany).toBeUndefined();
  });
});
