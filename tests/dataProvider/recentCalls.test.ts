import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { RecentCall } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

it('a time that never came is none, not the beginning of 1970', async () => {
  await bench.signIn('sam', 'Account-demo1!');
  const times = {
    attempted_at: '2026-11-21T07:46:55.092Z',
    answered_at: '1970-01-01T00:00:00.000Z',
    terminated_at: '2026-11-21T07:47:43.092Z',
  };
  const body = { total: 1, page: '1', page_size: '25', data: [{ call_sid: 'c', ...times }] };
  bench.answerOnce('GET', /RecentCalls/, () => new Response(JSON.stringify(body)));
  const { data } = await dataProvider.getList<RecentCall>('recent-calls', {});
  expect(data).toEqual([expect.objectContaining({ ...times, answered_at: null })]);
});
