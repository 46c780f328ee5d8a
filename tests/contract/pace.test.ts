import { expect, test } from 'vitest';
import { waitAfter } from './pace';

const limits = (remaining: string, reset = '120') => ({
  'ratelimit-limit': '600',
  'ratelimit-remaining': remaining,
  'ratelimit-reset': reset,
});

test.each<[string, number, Record<string, string>, number]>([
  ['without a limit', 200, {}, 0],
  ['with much left', 200, limits('599'), 0],
  ['with a little more than the share of others left', 200, limits('151'), 0],
  ['with the share of others left', 201, limits('150'), 120],
  ['with nothing left', 404, limits('0', '7'), 7],
  ['at the end of a window', 200, limits('0', '0'), 0],
  ['after a refusal, as it asks', 429, { ...limits('0'), 'retry-after': '33' }, 33],
  ['after a refusal that says when the window ends', 429, limits('0', '44'), 44],
  ['after a refusal that says nothing', 429, {}, 10],
])('%s', (_title, status, headers, seconds) => {
  expect(waitAfter({ status, headers })).toBe(seconds);
});
