import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kindsWithin } from '../../src/engines/configuration';
import { adminOf, type Bench, benchOf, session, type Trouble } from './bench';

let bench: Bench;
let key: string;
let provider: string;
beforeEach(async () => {
  bench = await benchOf();
  key = await bench.token('admin', 'Admin-demo1!');
  const row = bench.platform.db.get(
    "SELECT service_provider_sid AS sid FROM service_providers WHERE name = 'Northwind Voice'",
  );
  provider = String(row?.sid);
  // No list shows numbers of no account, and their carriers cannot be deleted.
  bench.platform.db.run('DELETE FROM phone_numbers WHERE account_sid IS NULL');
});
afterEach(async () => {
  expect(bench.platform.poison).toEqual([]);
  await bench.platform.close();
});

const asAdmin = (trouble?: Trouble) => session(bench, key, { caller: adminOf(provider) }, trouble);

/** A document that says that there is nothing. */
const nothing = `format: 1\nprovider: { name: Northwind Voice }\n${kindsWithin('provider')
  .map((kind) => `${kind}: []\n`)
  .join('')}`;

const told = (
  failed: {
    error?: unknown;
    item: { deed: string; change: { entry: { kind: string; label: string } } };
  }[],
) =>
  failed.map(
    ({ error, item }) =>
      `${item.deed} ${item.change.entry.kind} ${item.change.entry.label}: ${(error as Error).message}`,
  );

describe('a service provider as a document', () => {
  it('applied as it was exported changes nothing', async () => {
    const text = await asAdmin().exported();
    const { work, writes } = await asAdmin().apply(text, { removes: true });
    expect(work.comparison.changes).toEqual([]);
    expect(writes).toBe(0);
  });

  it('is the same after everything was deleted and applied again, and then changes nothing', async () => {
    const text = await asAdmin().exported();
    const wiped = await asAdmin().apply(nothing, { removes: true });
    expect(told(wiped.failed)).toEqual([]);
    expect(await asAdmin().exported()).toMatch(/accounts: \[\]/);
    const made = await asAdmin().apply(text);
    expect(told(made.failed)).toEqual([]);
    expect(await asAdmin().exported()).toBe(text);
    const again = await asAdmin().apply(text, { removes: true });
    expect(again.work.comparison.changes).toEqual([]);
    expect(again.writes).toBe(0);
  });

  it.each([
    ['killed before', 17, 'killed'],
    ['killed before', 103, 'killed'],
    ['killed after', 31, 'killedAfter'],
    ['without the answer of', 12, 'lostAnswer'],
    ['without the answer of', 90, 'lostAnswer'],
  ] as const)(
    'ends the same when it is run again after it was %s write %i',
    async (_how, at, fate) => {
      const text = await asAdmin().exported();
      await asAdmin().apply(nothing, { removes: true });
      let writes = 0;
      const trouble: Trouble = ({ method }) => {
        if (method !== 'GET') writes += 1;
        return method !== 'GET' && writes === at ? fate : 'sent';
      };
      await asAdmin(trouble).apply(text);
      expect(writes).toBeGreaterThanOrEqual(at);
      // What needed the lost one, or what came after the end.
      const rest = await asAdmin().apply(text);
      expect(told(rest.failed)).toEqual([]);
      expect(await asAdmin().exported()).toBe(text);
      expect((await asAdmin().apply(text)).writes).toBe(0);
    },
  );

  it('ends the same when a deletion is killed and run again', async () => {
    const kill: Trouble = ({ method, index }) =>
      method === 'DELETE' && index > 90 ? 'killedAfter' : 'sent';
    await asAdmin(kill).apply(nothing, { removes: true });
    const rest = await asAdmin().apply(nothing, { removes: true });
    expect(told(rest.failed)).toEqual([]);
    expect(rest.writes).toBeGreaterThan(10);
    expect((await asAdmin().apply(nothing, { removes: true })).writes).toBe(0);
  });
});
