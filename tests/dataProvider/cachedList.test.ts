import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cachedList } from '../../src/dataProvider/cachedList';
import * as session from '../../src/session';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const accounts = () => cachedList<{ name: string }>('Accounts', undefined, 60_000);
const reads = () => bench.calls.filter(({ path }) => /Accounts$/.test(path)).length;

it('a list that was read is shared, and never with the next user', async () => {
  await bench.signIn('sam', 'Account-demo1!');
  const next = session.token() ?? '';
  await bench.signIn('admin', 'Admin-demo1!');
  const [all] = await Promise.all([accounts(), accounts()]);
  expect(reads()).toBe(1);
  session.end('signedOut');
  session.start(next);
  const own = await accounts();
  expect(own).toHaveLength(1);
  expect(all.length).toBeGreaterThan(1);
});
