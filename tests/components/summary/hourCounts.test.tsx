// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type DataProvider, DataProviderContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ConsoleContext,
  type ConsoleInfo,
  TimeZoneContext,
} from '../../../src/components/ConsoleContext';
import type { fillHours } from '../../../src/components/summary/fillHours';
import type { DayFigures } from '../../../src/components/summary/useDayFigures';
import { useHourCounts } from '../../../src/components/summary/useHourCounts';
import type { HourCounts } from '../../../src/engines/summary';

type Filling = Parameters<typeof fillHours>[0];
/** The countings that were begun, each with what ends it. */
const begun: { filling: Filling; end: () => void; fail: (error: Error) => void }[] = [];
vi.mock('../../../src/components/summary/fillHours', () => ({
  fillHours: (filling: Filling) =>
    new Promise<void>((end, fail) => begun.push({ filling, end, fail })),
}));

const now = Date.parse('2026-03-02T02:30:00Z');
const hour = 3_600_000;
const today = (more: Partial<DayFigures> = {}): DayFigures => ({
  ...{ total: 12, answered: 9, stretch: { from: now - 2.5 * hour, to: now }, filter: {}, at: now },
  ...more,
});
const countCalls = vi.fn<(asked: { filter: object; signal: AbortSignal }) => Promise<object>>();
let isHidden: boolean;

beforeEach(() => {
  begun.length = 0;
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  countCalls.mockReset().mockResolvedValue({ count: 3, pause: 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const provider = { callSummary: async () => ({ countCalls }) } as unknown as DataProvider;
const show = (first: DayFigures | undefined) => {
  let accountSid: string | null = 'a-1';
  const Console = ({ children }: { children: ReactNode }) => (
    <DataProviderContext.Provider value={provider}>
      <ConsoleContext.Provider
        value={{ identity: { userSid: 'u-1', accountSid }, providerSid: 'sp-1' } as ConsoleInfo}
      >
        <TimeZoneContext.Provider value={utc}>{children}</TimeZoneContext.Provider>
      </ConsoleContext.Provider>
    </DataProviderContext.Provider>
  );
  const view = renderHook((day: DayFigures | undefined) => useHourCounts(day), {
    wrapper: Console,
    initialProps: first,
  });
  return {
    ...view,
    of: (sid: string | null, day = first) => {
      accountSid = sid;
      view.rerender(day);
    },
  };
};
const utc = { zone: 'UTC', choose: () => undefined };
const last = () => begun.at(-1) as (typeof begun)[number];
const known: HourCounts = { [now - 2.5 * hour]: { total: 4, answered: 3, at: now } };

it('hours are counted once the day is, for the user and those whose calls they are', async () => {
  const { result, rerender, of } = show(undefined);
  expect([begun.length, result.current.hours, result.current.before]).toEqual([0, [], []]);
  rerender(today());
  expect(begun).toHaveLength(1);
  const { owner, total, now: at, hours, before, count } = last().filling;
  expect({ owner, total, at }).toEqual({ owner: 'u-1 a-1', total: 12, at: now });
  expect([hours.length, before.length]).toEqual([24, 24]);
  expect(hours[0]?.from).toBe(Date.parse('2026-03-02T00:00:00Z'));
  expect(before[0]?.from).toBe(Date.parse('2026-03-01T00:00:00Z'));
  expect(result.current).toMatchObject({ hours, before, counts: {} });
  expect(await count({ date: 'today' })).toEqual({ count: 3, pause: 0 });
  expect(countCalls.mock.lastCall?.[0].filter).toEqual({ date: 'today' });
  rerender(today());
  expect(begun).toHaveLength(1);
  rerender(today({ at: now + 1 }));
  rerender(today({ at: now + 1, total: 13 }));
  expect(begun).toHaveLength(3);
  of(null, today());
  expect(last().filling.owner).toBe('u-1 sp-1');
});

it('what is known is shown as it comes, and never of others', async () => {
  const { result, of } = show(today());
  const { show: shows } = last().filling;
  act(() => void shows(known));
  expect(result.current.counts).toEqual(known);
  of('a-2');
  expect(result.current.counts).toEqual({});
  // What was asked for the others comes too late.
  act(() => void shows({}));
  of('a-1');
  expect(result.current.counts).toEqual(known);
});

it.each(['is hidden', 'is left'])('counting ends where the page %s', async (how) => {
  const { result, unmount } = show(today());
  const { filling, fail } = last();
  await filling.count({});
  const { signal } = countCalls.mock.lastCall?.[0] ?? {};
  const waits = filling.wait(60_000);
  if (how === 'is left') unmount();
  else {
    isHidden = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  expect(signal?.aborted).toBe(true);
  await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
  await expect((async () => filling.wait(0))()).rejects.toMatchObject({ name: 'AbortError' });
  await act(async () => fail(new Error('aborted')));
  expect(result.current.error).toBeUndefined();
  if (how === 'is left') return;
  isHidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(begun).toHaveLength(2);
});

it('a page that nobody can see counts nothing', () => {
  isHidden = true;
  const { unmount } = show(today());
  expect(begun).toHaveLength(0);
  unmount();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begun).toHaveLength(0);
});

it('counting waits as long as it is told, and not at all for nothing', async () => {
  show(today());
  const { wait } = last().filling;
  await wait(0);
  vi.useFakeTimers();
  let isOver = false;
  const waits = wait(500).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waits;
  vi.useRealTimers();
});

it('what fails is said until it is tried again, or the day is counted anew', async () => {
  const { result, rerender } = show(today());
  const error = new Error('Too slow');
  await act(async () => last().fail(error));
  expect(result.current.error).toBe(error);
  act(() => result.current.retry());
  expect([begun.length, result.current.error]).toEqual([2, undefined]);
  await act(async () => last().fail(error));
  expect(result.current.error).toBe(error);
  rerender(today({ at: now + 1 }));
  expect([begun.length, result.current.error]).toEqual([3, undefined]);
  await act(async () => last().end());
  expect(result.current.error).toBeUndefined();
});
