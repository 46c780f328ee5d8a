// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  connection,
  noteConnection,
  noteConnectionLost,
  subscribeToConnection,
} from '../../src/http/connection';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is lost since the first failure, and each change of it is told once', () => {
  const told: unknown[] = [];
  const stop = subscribeToConnection(() => told.push(connection()));
  const events: [at: number, happen: () => void][] = [
    [1000, noteConnectionLost],
    [2000, noteConnectionLost],
    [3000, () => setOnline(false)],
    // A call that was answered before the network went.
    [4000, noteConnection],
    [5000, noteConnectionLost],
    [6000, () => setOnline(true)],
    [7000, noteConnection],
    [8000, () => setOnline(false)],
  ];
  for (const [at, happen] of events) {
    vi.setSystemTime(at);
    happen();
  }
  stop();
  expect(told).toEqual([
    { lostAt: 1000, isOffline: false },
    { lostAt: 1000, isOffline: true },
    null,
    { lostAt: 8000, isOffline: true },
  ]);
});
