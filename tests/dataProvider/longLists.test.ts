import { describe, expect, it, vi } from 'vitest';
import { invalidateLists } from '../../src/dataProvider/cachedList';
import { getList } from '../../src/dataProvider/lists';
import { pauseAfter } from '../../src/dataProvider/newestRows';
import { readEverything, requestsOf } from '../../src/dataProvider/readEverything';
import * as session from '../../src/session';
import { outcome } from '../support/fetchMock';
import { limitOf, pageOf, rowsWith, servedLists } from '../support/servedLists';
import { adminClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();
const named = (count: number) =>
  rowsWith('application_sid', count, (index) => ({ name: `n${String(index).padStart(5, '0')}` }));
const ids = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);
const first = { page: 1, perPage: 25 };
const paths = () => asked.map((path) => path.replace(/^.*?\?/, ''));
const list = (params: object) =>
  outcome(getList('applications', { filter: {}, pagination: first, ...params })) as Promise<{
    data: unknown[];
    total: number;
    meta: Record<string, unknown>;
  }>;
const backwards = { field: 'name', order: 'DESC' } as const;
const byUrl = { field: 'application_sid', order: 'ASC' } as const;

describe('a list that the platform pages', () => {
  it('in its order is asked for a page; beyond the end for the last one', async () => {
    serve({ Applications: pageOf(named(60)) });
    const page = await list({ pagination: { page: 2, perPage: 25 } });
    expect(ids(page.data)).toEqual(
      ids(named(60).map((row) => ({ id: row.application_sid }))).slice(25, 50),
    );
    expect(page).toMatchObject({
      total: 60,
      meta: { isWhole: false, canSort: true, order: { field: 'name' } },
    });
    const last = await list({ pagination: { page: 9, perPage: 25 } });
    expect(last.data).toHaveLength(10);
    expect(paths()).toEqual(['page=2&page_size=25', 'page=9&page_size=25', 'page=3&page_size=25']);
  });

  it('of one page is sorted and filtered here', async () => {
    serve({ Applications: pageOf(named(3)) });
    const { data, meta } = await list({ sort: backwards });
    expect([ids(data), meta.isWhole, meta.order]).toEqual([
      ['id-2', 'id-1', 'id-0'],
      true,
      backwards,
    ]);
    expect(paths()).toEqual(['page=1&page_size=25']);
    expect(ids((await list({ sort: byUrl, filter: { name: 'n00001' } })).data)).toEqual(['id-1']);
  });

  it('whose answer holds more rows than were asked for says so, and shows a page', async () => {
    serve({ Applications: () => ({ total: 40, data: named(40) }) });
    const { data, total, meta } = await list({ pagination: { page: 2, perPage: 25 } });
    expect([ids(data)[0], data.length, total]).toEqual(['id-25', 15, 40]);
    expect(meta.tooMany).toEqual({ answered: 40, asked: 25 });
    serve({ Applications: () => ({ total: 90, data: named(40) }) });
    const part = await list({ pagination: { page: 2, perPage: 25 } });
    expect([part.data.length, part.total, part.meta.isWhole]).toEqual([25, 90, false]);
  });

  it('in another order is read as a whole, and kept', async () => {
    serve({ Applications: pageOf(named(60)) });
    const { data, total } = await list({ sort: byUrl, pagination: { page: 3, perPage: 25 } });
    expect([data.length, total]).toEqual([10, 60]);
    const sizes = ['page=1&page_size=25', 'page=1&page_size=5000'];
    expect(paths()).toEqual(sizes);
    await list({ sort: byUrl });
    expect(paths()).toEqual(sizes);
    // How many there are is known.
    vi.advanceTimersByTime(60_000);
    await list({ sort: byUrl });
    expect(paths()).toEqual([...sizes, 'page=1&page_size=5000']);
  });

  it.each<[what: string, forget: () => void, asked: string[]]>([
    ['is known after a write', () => invalidateLists('Users/u'), ['page=1&page_size=5000']],
    [
      'is asked for again after a refresh',
      () => invalidateLists(),
      ['page=1&page_size=25', 'page=1&page_size=5000'],
    ],
  ])('whose rows are old is read again; how many there are %s', async (_what, forget, expected) => {
    serve({ Applications: pageOf(named(60)) });
    await list({ sort: byUrl });
    forget();
    asked.length = 0;
    expect(await list({ sort: byUrl })).toMatchObject({ total: 60 });
    expect(paths()).toEqual(expected);
  });

  it('that is very long says what it costs, until that is confirmed', async () => {
    serve({ Applications: pageOf(named(5001)) });
    const { data, total, meta } = await list({ sort: byUrl });
    expect([data, total, meta.canSort]).toEqual([[], 5001, true]);
    const bytes = (JSON.stringify(named(25)).length / 25) * 5001;
    expect(meta.cost).toEqual({ rows: 5001, requests: 2, bytes });
    expect((await list({ sort: byUrl, meta: { readsAll: true } })).data).toHaveLength(25);
    expect(paths()).toEqual([
      ...['page=1&page_size=25', 'page=1&page_size=5000', 'page=2&page_size=5000'],
    ]);
    vi.advanceTimersByTime(14 * 60_000);
    await list({ sort: byUrl, meta: { readsAll: true } });
    expect(asked).toHaveLength(3);
  });

  it.each<[what: string, params: object]>([
    ['another column, the other way round', { sort: { field: 'application_sid', order: 'DESC' } }],
    ['its own order the other way round, filtered', { sort: backwards, filter: { name: 'n1' } }],
    ['another column, once its length is known', { sort: byUrl }],
  ])('that is very long shows no row of its own order: %s', async (_what, params) => {
    serve({ Applications: pageOf(named(5001)) });
    await list({ pagination: { page: 2, perPage: 25 } });
    asked.length = 0;
    const { data, meta } = await list(params);
    expect([data, meta.cost]).toEqual([[], expect.objectContaining({ rows: 5001, requests: 2 })]);
    expect(paths()).toEqual(['page=1&page_size=25']);
  });

  it.each([
    [1, 25, 5025, [201], 5024, 5000],
    [1, 25, 5010, [200, 201], 5009, 4985],
    [2, 50, 5010, [99, 100], 4959, 4910],
    [201, 25, 5010, [1], 9, 0],
    [1, 30, 5011, [167, 168], 5010, 4981],
  ])(
    'page %i of %i from its end is one or two of the platform',
    async (page, perPage, count, pages, from, to) => {
      serve({ Applications: pageOf(named(count)) });
      const { data, meta } = await list({ sort: backwards, pagination: { page, perPage } });
      expect([ids(data)[0], ids(data).at(-1)]).toEqual([`id-${from}`, `id-${to}`]);
      expect(data).toHaveLength(from - to + 1);
      expect(meta).toMatchObject({ order: backwards, canSort: true, isWhole: false });
      expect(paths()).toEqual([
        'page=1&page_size=25',
        ...pages.map((number) => `page=${number}&page_size=${perPage}`),
      ]);
    },
  );
});

describe('to an admin a list', () => {
  const rows = rowsWith('application_sid', 60, (index) => ({
    ...{ name: `n${String(index).padStart(2, '0')}`, account_sid: index % 3 ? 'other' : 'own' },
  }));
  const whole = ['Applications', 'ServiceProviders/sp-1/Accounts'];
  it.each<[what: string, providers: number, total: number, asked: string[]]>([
    ['of the only provider is a page', 1, 60, ['Applications?page=1&page_size=25']],
    ['among several providers is what its accounts have of all', 2, 20, whole],
  ])('%s', async (_what, providers, total, expected) => {
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider('sp-1');
    serve({
      ServiceProviders: () => rowsWith('service_provider_sid', providers),
      'ServiceProviders/sp-1/Accounts': () => [{ account_sid: 'own', name: 'Own' }],
      Applications: (query) => (query.page ? pageOf(rows)(query) : rows),
    });
    const found = await list({ sort: { field: 'name', order: 'ASC' } });
    expect([found.total, found.data.length]).toEqual([total, Math.min(total, 25)]);
    expect(asked.filter((path) => path !== 'ServiceProviders').sort()).toEqual(expected);
  });
});

describe('everything that a list shows', () => {
  const numbers = (count: number) =>
    rowsWith('phone_number_sid', count, (index) => ({ number: `${index}` }));
  const read = (resource: string, shown: object = {}, reading: object = {}) =>
    outcome(readEverything(resource, { filter: {}, ...shown }, reading)) as Promise<
      { id: string }[]
    >;

  it('is read page by page, each row once, with how far it is', async () => {
    const rows = numbers(2500);
    const moved = [{ phone_number_sid: 'new', number: '9' }, ...rows];
    serve(
      { PhoneNumbers: (query) => pageOf(query.page === '1' ? rows : moved)(query) },
      limitOf(500),
    );
    const onProgress = vi.fn();
    const all = await read('phone-numbers', {}, { onProgress });
    expect(ids(all)).toEqual(rows.map((row) => row.phone_number_sid));
    expect(onProgress.mock.calls.flat()).toEqual([
      { done: 1000, total: 2500, remaining: 500 },
      { done: 1999, total: 2501, remaining: 500 },
      { done: 2500, total: 2501, remaining: 500 },
    ]);
    expect(paths()).toEqual([1, 2, 3].map((page) => `page=${page}&page_size=1000`));
  });

  it('ends where a page has nothing new, and where it is stopped', async () => {
    serve({ PhoneNumbers: () => ({ total: 5000, data: numbers(3) }) });
    expect(await read('phone-numbers')).toHaveLength(3);
    expect(asked).toHaveLength(2);
    expect(await read('phone-numbers', {}, { signal: AbortSignal.abort() })).toHaveProperty(
      'name',
      'AbortError',
    );
    expect(asked).toHaveLength(2);
  });

  it('of an array is one answer, and of an order that the platform does not know sorted here', async () => {
    const onProgress = vi.fn();
    serve({
      ServiceProviders: () => rowsWith('service_provider_sid', 3),
      Applications: pageOf(named(1500)),
    });
    expect(await read('service-providers', {}, { onProgress })).toHaveLength(3);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({ done: 3, total: 3 });
    const all = await read('applications', { sort: backwards });
    expect([all.length, all[0]?.id]).toEqual([1500, 'id-1499']);
    expect(asked.slice(1)).toEqual(
      [1, 2].map((page) => `Applications?page=${page}&page_size=1000`),
    );
  });

  const calls = rowsWith('call_sid', 1200, (index) => ({
    sip_status: index % 2 ? 486 : 200,
    account_sid: 'a',
  }));
  const path = 'ServiceProviders/sp-1/RecentCalls';
  const busy = { filter: { date: 'today', sip_status: '486' } };

  it('of what is filtered here is read to its end, or until a page fails', async () => {
    const onProgress = vi.fn();
    serve({ [path]: pageOf(calls) });
    expect(await read('recent-calls', busy, { onProgress })).toHaveLength(600);
    expect(onProgress.mock.calls.map(([{ done, total }]) => [done, total])).toEqual([
      ...[
        [500, 1200],
        [1000, 1200],
        [1200, 1200],
      ],
    ]);
    // Some that cannot be read are at its end as well.
    serve({ [path]: pageOf([...calls.slice(0, 1100), ...Array(100).fill('no call')]) });
    const broken = { filter: { ...busy.filter, date: 'yesterday' } };
    const onPart = vi.fn();
    expect(await read('recent-calls', broken, { onProgress: onPart })).toHaveLength(550);
    expect(onPart.mock.calls.at(-1)?.[0]).toMatchObject({ done: 1200, total: 1200 });
    serve({
      [path]: (query) =>
        query.page === '1' ? pageOf(calls)(query) : new Response('', { status: 500 }),
    });
    const other = { filter: { ...busy.filter, date: 'last7Days' } };
    expect(await read('recent-calls', other)).toMatchObject({ name: 'HttpError', status: 500 });
  });

  it.each([
    ['service-providers', {}, 9000, 1],
    ['phone-numbers', {}, 2001, 3],
    ['phone-numbers', {}, 0, 1],
    ['recent-calls', busy.filter, 1001, 3],
  ])('of %s takes %j, so many rows, so many requests', async (resource, filter, rows, requests) => {
    expect(await requestsOf(resource, { filter }, rows)).toBe(requests);
  });
});

it.each([
  [600, 600, 0],
  [301, 600, 0],
  [300, 600, 800],
  [60, 600, 4000],
  [0, 600, 60_000],
])('with %i of %i requests left the next page waits for %i ms', (left, limit, wait) => {
  expect(pauseAfter(new Headers(limitOf(left, limit)))).toBe(wait);
});
it('without a rate limit that is told a page waits for what all leave to it', () => {
  expect(pauseAfter(new Headers())).toBe(2000);
  expect(pauseAfter(new Headers({ ...limitOf(600), 'RateLimit-Reset': 'soon' }))).toBe(2000);
});
