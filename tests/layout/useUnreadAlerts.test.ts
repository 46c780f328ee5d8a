// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writePreference } from '../../src/config/preferences';
import { useMarkAlertsSeen, useUnreadAlerts } from '../../src/layout/useUnreadAlerts';

const given = vi.hoisted(() => ({
  isAllowed: true,
  seconds: 60,
  countAlerts: (_question: { since: number | null; signal: AbortSignal }): Promise<number> =>
    Promise.resolve(0),
}));
vi.mock('../../src/components/access/useCanAccess', () => ({
  useCanAccess: () => given.isAllowed,
}));
vi.mock('../../src/components/usePlatform', () => ({ usePlatform: () => given }));
vi.mock('../../src/components/page/errorText', () => ({
  statusOf: (error: { status?: number } | null) => error?.status,
}));
vi.mock('../../src/config', () => ({ config: () => ({ alertPollInterval: given.seconds }) }));

const viewer = { userSid: 'u', accountSid: null as string | null };
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** Each question for a count, and its answer, which waits. */
const asked: {
  since: number | null;
  signal: AbortSignal;
  answer: (count: number) => void;
  fail: (s: number) => void;
}[] = [];
const lastAsked = () => asked[asked.length - 1] as (typeof asked)[number];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  asked.length = 0;
  Object.assign(given, { isAllowed: true, seconds: 60 });
  given.countAlerts = ({ since, signal }) =>
    new Promise((resolve, reject) => {
      asked.push({ since, signal, answer: resolve, fail: (status) => reject({ status }) });
    });
});
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  writePreference('alerts', null);
});

function draw(who = viewer, providerSid: string | null = 'p') {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result, unmount } = renderHook(
    () => ({
      unread: useUnreadAlerts(who, providerSid),
      markSeen: useMarkAlertsSeen(who, providerSid),
    }),
    { wrapper },
  );
  const [query] = client.getQueryCache().getAll();
  return {
    query,
    told: () => result.current.unread,
    see: () => act(result.current.markSeen),
    unmount,
  };
}
/** The next count, as the platform answers it. */
const count = async (number: number) => {
  await pass(asked.length === 0 ? 2 : 61);
  lastAsked().answer(number);
  await pass(0);
};

it('the first count waits for the screen, and is given up with it', async () => {
  const left = draw();
  await pass(1.9);
  left.unmount();
  await pass(1);
  expect(asked).toEqual([]);
  const { query } = draw();
  expect(query?.meta).toEqual({ isBackground: true });
  await pass(1.9);
  expect(asked).toEqual([]);
  await pass(0.1);
  expect(asked).toHaveLength(1);
});

it.each([
  ['nothing is there', [0], false],
  ['they are there from the start', [3], false],
  ['more come', [3, 4], true],
  ['the first comes', [0, 1], true],
  ['as many stay after more came', [3, 4, 4], true],
  ['as many stay', [3, 3], false],
  ['there are fewer', [3, 4, 2], false],
])('where %s, %j are news: %s', async (_what, counts, isNews) => {
  const { told } = draw();
  for (const one of counts) await count(one);
  expect(told()).toMatchObject({ count: counts.at(-1), isNews });
});

it('the way to the list shows as many as are counted', async () => {
  const { told, see } = draw();
  await count(0);
  expect(told().search).toBe('');
  await count(2);
  expect(asked.map(({ since }) => since)).toEqual([null, null]);
  expect(decodeURIComponent(told().search)).toContain('{"date":"30"}');
  see();
  await pass(0.01);
  expect(told()).toEqual({ count: 0, isNews: false, search: '' });
  await pass(24 * 3600);
  expect(lastAsked().since).toBe(Date.parse('2026-11-20T10:01:03Z'));
  lastAsked().answer(1);
  await pass(0.01);
  expect(decodeURIComponent(told().search)).toContain('{"date":"7"}');
});

it.each([[[0]], [[4]], [[4, 5]]])(
  'a count that is on its way when they are read brings none of %j back',
  async (counts) => {
    const { told, see } = draw();
    for (const one of counts) await count(one);
    const before = asked.length;
    await pass(61);
    expect(asked).toHaveLength(before + 1);
    see();
    expect(lastAsked().signal.aborted).toBe(true);
    lastAsked().answer(9);
    await pass(1);
    expect(told()).toEqual({ count: 0, isNews: false, search: '' });
    await count(1);
    expect(told()).toMatchObject({ count: 1, isNews: true });
  },
);

it.each([
  ['u', 'a', 'p', 'u', 'a', 'q', true],
  ['u', null, 'p', 'u', null, 'p', true],
  ['u', null, 'p', 'u', null, 'q', false],
  ['u', 'a', 'p', 'u', 'b', 'p', false],
  ['u', 'a', 'p', 'v', 'a', 'p', false],
])('read by %s of %s at %s is read by %s of %s at %s: %s', async (...row) => {
  const [userSid, accountSid, provider, otherUser, otherAccount, otherProvider, isRead] = row;
  const one = draw({ userSid, accountSid }, provider);
  one.see();
  one.unmount();
  draw({ userSid: otherUser, accountSid: otherAccount }, otherProvider);
  await pass(2);
  expect(lastAsked().since !== null).toBe(isRead);
});

it.each([
  ['switched off', { seconds: 0 }, 'p'],
  ['not allowed', { isAllowed: false }, 'p'],
  ['of nobody', {}, null],
])('nothing is counted that is %s', async (_what, how, provider) => {
  Object.assign(given, how);
  const { see } = draw(viewer, provider);
  await pass(300);
  expect(asked).toEqual([]);
  if (provider === null) see();
  expect(document.cookie).toBe('');
});

it.each([
  [30, 0],
  [300, 1],
])('whoever comes back after %i seconds sees it counted %i times more', async (seconds, more) => {
  draw();
  await count(3);
  show('hidden');
  await pass(seconds);
  expect(asked).toHaveLength(1);
  show('visible');
  await pass(0.01);
  expect(asked).toHaveLength(1 + more);
});

it.each([
  [401, false],
  [403, false],
  [404, false],
  [501, false],
  [500, true],
  [0, true],
])('after a failure %i the count stays, and it is asked again: %s', async (status, isAsked) => {
  const { told } = draw();
  await count(3);
  await pass(61);
  lastAsked().fail(status);
  await pass(59);
  expect(asked).toHaveLength(2);
  await pass(2);
  expect(asked).toHaveLength(isAsked ? 3 : 2);
  expect(told()).toMatchObject({ count: 3 });
});
