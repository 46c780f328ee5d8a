import { afterAll, expect, it, vi } from 'vitest';
import { dataProvider, invalidateLists } from '../../src/dataProvider';
import { endpointOf } from '../../src/dataProvider/endpoints';
import type { ResourceName } from '../../src/types';
import { randomOf } from '../support/mutations';
import { createBench } from '../support/platformFetch';

const bench = await createBench();
const platformFetch = globalThis.fetch;
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

type Row = Record<string, unknown>;
const resources: ResourceName[] = [
  'accounts',
  'users',
  'applications',
  'api-keys',
  'service-providers',
  'carriers',
  'speech-services',
  'phone-numbers',
  'ms-teams-tenants',
  'least-cost-routing',
  'clients',
  'recent-calls',
  'alerts',
];
const operators = [
  ['admin', 'Admin-demo1!'],
  ['nora', 'Provider-demo1!'],
  ['sam', 'Account-demo1!'],
] as const;
const noRows = [null, 5, 'row', true, 0, ''];

/** Changes the rows of the answers that hold records of a resource, wherever those are. */
function change(resource: ResourceName, rowsOf: (rows: Row[]) => unknown[]): void {
  const { idKey } = endpointOf(resource);
  const isList = (rows: unknown): rows is Row[] =>
    Array.isArray(rows) && (rows.length === 0 || idKey in rows[0]);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await platformFetch(url, init);
    const body = await answer.json();
    if (isList(body)) return Response.json(rowsOf(body));
    if (isList(body?.data)) return Response.json({ ...body, data: rowsOf(body.data) });
    return Response.json(body, { status: answer.status });
  });
}

const list = async (resource: ResourceName, perPage = 10_000) => {
  invalidateLists();
  const { data, total, meta } = await dataProvider.getList(resource, {
    pagination: { page: 1, perPage },
    sort: { field: 'name', order: 'ASC' },
    filter: { date: '30' },
  });
  return { data, total, unreadable: meta?.unreadable ?? 0 };
};

for (const [name, password] of operators) {
  it.each(resources)(`${name}: no row of %s is lost without being counted`, async (resource) => {
    await bench.signIn(name, password);
    vi.stubGlobal('fetch', platformFetch);
    const whole = await list(resource).catch(() => null);
    // An account user is refused some of them.
    if (!whole) return;
    expect(whole.unreadable).toBe(0);
    const random = randomOf(resources.indexOf(resource));
    for (const share of [0.2, 0.6, 1]) {
      let broken = 0;
      change(resource, (rows) => {
        const next = rows.map((row) =>
          random() < share ? noRows[Math.floor(random() * noRows.length)] : row,
        );
        broken = next.filter((row) => typeof row !== 'object' || row === null).length;
        return next;
      });
      const { data, unreadable } = await list(resource);
      expect(unreadable, `${share}`).toBe(broken);
      expect(data.length + unreadable, `${share}`).toBeGreaterThanOrEqual(
        Math.min(whole.data.length, broken + data.length),
      );
      if (share === 1) expect(data).toEqual([]);
    }
  });

  it.each(resources)(
    `${name}: a row of %s whose owner cannot be read is shown or counted`,
    async (resource) => {
      await bench.signIn(name, password);
      vi.stubGlobal('fetch', platformFetch);
      const whole = await list(resource).catch(() => null);
      if (!whole || resource === 'alerts' || resource === 'recent-calls') return;
      change(resource, (rows) =>
        rows.map((row) => ({ ...row, account_sid: { a: 1 }, service_provider_sid: [] })),
      );
      const { data, unreadable } = await list(resource);
      expect(data.length + unreadable).toBeGreaterThanOrEqual(whole.data.length);
    },
  );
}

it('a client of an account that cannot be read is counted', async () => {
  await bench.signIn('admin', 'Admin-demo1!');
  vi.stubGlobal('fetch', platformFetch);
  const whole = await list('clients');
  change('accounts', (rows) => rows.map(() => null));
  const { data, unreadable } = await list('clients');
  expect(data.length + unreadable).toBeGreaterThanOrEqual(whole.data.length);
  expect(unreadable).toBeGreaterThan(0);
});
