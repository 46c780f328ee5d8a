// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { handOver } from '../../src/hosted/handOver';
import { request } from '../../src/http';
import * as session from '../../src/session';
import { json, mockPlatform } from '../support/fetchMock';

const { fetchMock } = mockPlatform();
const path = 'Accounts/a-1/ApiKeys';
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** What is left, each after a number of seconds, and what who asks after some more is told. */
it.each<[left: [after: number, body: string][], asksAfter: number, told: string, kept: number]>([
  [[[0, 'first']], 0, 'first', 1],
  [[[0, 'first']], 14, 'first', 1],
  [[[0, 'first']], 16, 'the platform’s', 0],
  [
    [
      [0, 'first'],
      [10, 'second'],
    ],
    10,
    'second',
    1,
  ],
  [
    [
      [0, 'first'],
      [10, 'second'],
    ],
    16,
    'the platform’s',
    0,
  ],
])('of %j, who asks %i s later is told %s', async (left, asksAfter, told, kept) => {
  fetchMock.mockImplementation(() => json(200, 'the platform’s'));
  for (const [after, body] of left) {
    await seconds(after);
    handOver({ path }, String(session.token()), body);
  }
  await seconds(asksAfter);
  // It holds secrets in clear: nobody may find it later.
  expect(window.trunklineAsked?.size).toBe(kept);
  expect((await request({ path })).body).toBe(told);
});
