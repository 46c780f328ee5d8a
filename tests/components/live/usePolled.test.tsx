// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PollOptions, usePolled } from '../../../src/components/live/usePolled';
import { HttpError } from '../../../src/http/HttpError';

const ask = vi.fn<(options: PollOptions) => Promise<string>>();
/** Whether the element is on screen, as the browser says. */
let see = (_isSeen: boolean) => {};
class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => {
    see = (isIntersecting) => this.tell([{ isIntersecting: !isIntersecting }, { isIntersecting }]);
  };
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Sight);
  ask.mockReset();
  ask.mockImplementation(async () => `answer ${ask.mock.calls.length}`);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Shown = ({ isOn, isThere }: { isOn: boolean; isThere: boolean }) => {
  const polled = usePolled({ key: ['one'], ask, seconds: 10, isOn });
  const { data = 'none', error, isAsking, isStopped } = polled;
  return (
    <>
      {isThere && <span ref={polled.ref} />}
      <p>
        {[data, error ? 'failed' : '', isAsking ? 'asking' : '', isStopped ? 'stopped' : ''].join(
          '|',
        )}
      </p>
      <button type="button" onClick={() => void polled.refresh()}>
        refresh
      </button>
    </>
  );
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const shown = () => document.querySelector('p')?.textContent;
async function open({ isOn = true, isThere = true, isSeen = true } = {}) {
  const client = new QueryClient();
  const page = (on: boolean, there: boolean) => (
    <QueryClientProvider client={client}>
      <Shown isOn={on} isThere={there} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(isOn, isThere));
  if (isThere) act(() => see(isSeen));
  await pass(0);
  return (on: boolean, there: boolean) => rerender(page(on, there));
}
const times = () => ask.mock.calls.length;

it.each([
  ['its element is on screen', {}, 1],
  ['it is not', { isSeen: false }, 0],
  ['there is none', { isThere: false }, 0],
  ['nothing is to be asked', { isOn: false }, 0],
])('is asked at once where %s', async (_what, given, count) => {
  await open(given);
  expect(times()).toBe(count);
  expect(shown()).toBe(count > 0 ? 'answer 1|||' : 'none|||');
  await pass(10);
  expect(times()).toBe(count * 2);
});

it('is asked no more once its element leaves the screen, until it is back', async () => {
  await open();
  act(() => see(false));
  await pass(60);
  expect(times()).toBe(1);
  act(() => see(true));
  await pass(0);
  expect([times(), shown()]).toEqual([2, 'answer 2|||']);
});

it('an element that is gone is on screen no more', async () => {
  const change = await open();
  act(() => change(true, false));
  await pass(60);
  expect(times()).toBe(1);
});

it('each failure in a row doubles the pause, up to five minutes, and an answer ends that', async () => {
  ask.mockRejectedValue(new HttpError(500, { message: 'broken' }));
  await open();
  expect(shown()).toBe('none|failed||');
  for (const pause of [20, 40, 80, 160, 300, 300]) {
    const before = times();
    await pass(pause - 1);
    expect(times()).toBe(before);
    await pass(1);
    expect(times()).toBe(before + 1);
  }
  ask.mockResolvedValue('well again');
  await pass(300);
  expect(shown()).toBe('well again|||');
  const before = times();
  await pass(10);
  expect(times()).toBe(before + 1);
});

it('keeps the last answer while it fails', async () => {
  await open();
  ask.mockRejectedValue(new HttpError(503, { message: 'away' }));
  await pass(11);
  expect(shown()).toBe('answer 1|failed||');
});

it.each([
  [401, true],
  [403, true],
  [404, true],
  [501, true],
  [429, false],
  [500, false],
])('after %i it is not asked again by itself: %s', async (status, isStopped) => {
  ask.mockRejectedValue(new HttpError(status, { message: 'no' }));
  await open();
  expect(shown()).toBe(`none|failed||${isStopped ? 'stopped' : ''}`);
  await pass(600);
  expect(times() > 1).toBe(!isStopped);
  const before = times();
  act(() => screen.getByRole('button').click());
  await pass(0);
  expect(times()).toBe(before + 1);
});

it('only what the operator asked for may end the session', async () => {
  await open();
  await pass(10);
  act(() => screen.getByRole('button').click());
  await pass(0);
  await pass(10);
  expect(ask.mock.calls.map(([{ keepSession }]) => keepSession)).toEqual([
    ...[false, true, false, true],
  ]);
});
