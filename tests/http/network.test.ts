// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection, rateLimit, request, stopWaiting } from '../../src/http';
import { lastBudget } from '../../src/http/budget';
import { noteConnection, noteConnectionLost } from '../../src/http/connection';
import * as session from '../../src/session';
import { answer, failing, mockPlatform, networkDown, outcome } from '../support/fetchMock';

const { api, fetchMock } = mockPlatform();

afterEach(() => {
  vi.restoreAllMocks();
  noteConnection();
});

describe('an answer says of the platform', () => {
  const headers = { 'RateLimit-Remaining': '7' };
  it.each([
    ['nothing where another server gave it', 'https://files.example/a.txt', false],
    ['that it is there, and its rate limit', `${api}/Accounts`, true],
  ])('%s', async (_what, path, isPlatforms) => {
    const before = lastBudget();
    noteConnectionLost();
    fetchMock.mockImplementation(() => answer(200, '[]', headers));
    await request({ path });
    expect(connection() === null).toBe(isPlatforms);
    expect(lastBudget() !== before).toBe(isPlatforms);
  });
});

describe('without a network', () => {
  it('a write asks for a sign of life for two seconds, as nobody may wait longer for bad news', async () => {
    fetchMock.mockImplementation(networkDown);
    const begin = Date.now();
    const write = request({ method: 'PUT', path: 'Accounts/a', body: {} });
    expect(await outcome(write)).toEqual(failing(0, 'app.errors.unreachable'));
    expect(Date.now() - begin).toBe(1600);
    expect(connection()).toBeNull();
  });

  it('a read for which nothing unsaved waits ends the session, though the browser knows why', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockImplementation(networkDown);
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(0, 'app.errors.unreachable'));
    expect([session.token(), session.takeFlash()]).toEqual([null, 'unreachable']);
  });
});

it.each([
  ['7', '20'],
  ['20', '7'],
])('calls that wait %s s and %s s are told to wait until the last continues', async (...waits) => {
  vi.setSystemTime(0);
  for (const wait of waits) {
    fetchMock.mockReturnValueOnce(answer(429, '', { 'Retry-After': wait }));
  }
  const calls = waits.map((path) => request({ path }).catch(() => null));
  await vi.advanceTimersByTimeAsync(0);
  expect(rateLimit()?.resumesAt).toBe(20_000);
  stopWaiting();
  await Promise.all(calls);
});
