// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { manyMethods } from '../../src/dataProvider/methods/many';
import { request } from '../../src/http';
import { lastBudget } from '../../src/http/budget';
import type { BulkResult } from '../../src/saving/runMany';
import { answer, mockPlatform } from '../support/fetchMock';

const { fetchMock } = mockPlatform();
const limit = 600;
const span = 300_000;

/** A platform that takes so many requests in five minutes, from everybody together, and says what is left. */
function limited() {
  const told = { stored: [] as string[], least: limit };
  let used = 0;
  let resets = Date.now() + span;
  fetchMock.mockImplementation((url) => {
    if (Date.now() >= resets) [used, resets] = [0, Date.now() + span];
    const seconds = String(Math.ceil((resets - Date.now()) / 1000));
    if (used >= limit) return answer(429, 'Too many', { 'Retry-After': seconds });
    used += 1;
    told.least = Math.min(told.least, limit - used);
    told.stored.push(url.split('/').at(-1) ?? '');
    return answer(204, null, {
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(limit - used),
      'RateLimit-Reset': seconds,
    });
  });
  return told;
}

const items = (count: number) => Array.from({ length: count }, (_one, at) => ({ id: `t-${at}` }));
const change = async ({ id }: { id: string }) => {
  await request({ method: 'PUT', path: `Things/${id}` });
};

it('a change of 900 records leaves others room, and the platform refuses none of them', async () => {
  const told = limited();
  const results: BulkResult[] = [];
  const all = items(900);
  const run = manyMethods.each(all, change, { onResult: (result) => results.push(result) });
  await vi.runAllTimersAsync();
  await run;
  expect(results.filter(({ error }) => error)).toEqual([]);
  expect([...told.stored].sort()).toEqual(all.map(({ id }) => id).sort());
  expect(told.least).toBeGreaterThan(50);
});

it('one that is stopped while it waits begins none further, and says nothing of those', async () => {
  const told = limited();
  const stopper = new AbortController();
  const results: BulkResult[] = [];
  const { signal } = stopper;
  const run = manyMethods.each(items(900), change, {
    ...{ signal, onResult: (result: BulkResult) => void results.push(result) },
  });
  await vi.advanceTimersByTimeAsync(5000);
  const begun = told.stored.length;
  expect(begun).toBeGreaterThanOrEqual(limit / 2);
  expect(begun).toBeLessThan(limit);
  stopper.abort();
  await run;
  expect(told.stored).toHaveLength(begun);
  expect(results).toHaveLength(begun);
});

it('what is read from elsewhere says nothing of the platform’s limit', async () => {
  limited();
  await change({ id: 't-1' });
  fetchMock.mockImplementation(() => answer(200, ''));
  await request({ path: 'https://files.example/recording.mp3', as: 'blob' });
  expect(lastBudget()).toBeInstanceOf(Headers);
});
