import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cachedList, invalidateLists } from '../../src/dataProvider/cachedList';
import * as session from '../../src/session';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
});
beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const accounts = (maxAge?: number) => cachedList<{ name: string }>('Accounts', undefined, maxAge);
const reads = () => bench.calls.filter(({ path }) => /Accounts$/.test(path)).length;

it('a list that was read is shared, and never with the next user', async () => {
  await bench.signIn('sam', 'Account-demo1!');
  const next = session.token() ?? '';
  await bench.signIn('admin', 'Admin-demo1!');
  const [all] = await Promise.all([accounts(60_000), accounts(60_000)]);
  expect(reads()).toBe(1);
  session.end('signedOut');
  session.start(next);
  const own = await accounts(60_000);
  expect(own).toHaveLength(1);
  expect(all.length).toBeGreaterThan(1);
});

it.each([
  ['within three seconds', 2900, undefined, 1],
  ['after three seconds', 3100, undefined, 2],
  ['after a minute, where an older one will do', 59_000, 60_000, 1],
  ['after that', 61_000, 60_000, 2],
])('a list that is asked for again %s', async (_when, passed, maxAge, requests) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await accounts();
  vi.setSystemTime(Date.now() + passed);
  await accounts(maxAge);
  expect(reads()).toBe(requests);
});

it('a failed answer is thrown to all who asked, and not kept', async () => {
  bench.answerOnce('GET', /^Accounts$/, () => new Response('', { status: 404 }));
  const asked = await Promise.allSettled([accounts(), accounts()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads()).toBe(1);
  await expect(accounts()).resolves.not.toHaveLength(0);
});

it('a list that was on its way when something was written is asked for anew', async () => {
  const before = accounts();
  bench.platform.db.run("UPDATE accounts SET name = 'Renamed' WHERE name = 'Cedar Bank'");
  invalidateLists();
  const after = (await accounts()).map(({ name }) => name);
  expect(after).toContain('Renamed');
  expect(await before).toHaveLength(after.length);
  expect(reads()).toBe(2);
});

it('a failed answer that comes late does not drop the list that was asked for since', async () => {
  let fail = () => {};
  const reach = globalThis.fetch;
  const late = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('', { status: 404 }));
  });
  vi.stubGlobal('fetch', () => late);
  const first = accounts().catch(() => 'failed');
  vi.stubGlobal('fetch', reach);
  invalidateLists();
  await accounts();
  fail();
  expect(await first).toBe('failed');
  await accounts();
  expect(reads()).toBe(1);
});
