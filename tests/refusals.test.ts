// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestOptions } from '../src/http';
import { answer, json, mockPlatform, networkDown } from './support/fetchMock';
import { closeTabs, openTab, type Tab } from './support/tabs';

const { api, fetchMock } = mockPlatform();
let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ API_BASE_URL: api });
});
afterEach(closeTabs);

/** A platform on another origin refuses what fits until a moment, without a word to this page. */
const refuse = (until: number, path = /./) =>
  fetchMock.mockImplementation((url, { mode }) => {
    if (Date.now() >= until || !path.test(url)) return json(200, 'done');
    return mode === 'no-cors' ? answer(200) : networkDown();
  });
const settledOf = (options: RequestOptions) =>
  tab.request(options).then(
    ({ body }) => body,
    (error: Error) => error.message,
  );
const sent = (path: string) =>
  fetchMock.mock.calls.filter(([url]) => url === `${api}/${path}`).length;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('a platform that refuses unread', () => {
  it.each([5, 30, 90, 240])('for %i s is told, asked rarely, and loses nothing', async (window) => {
    refuse(Date.now() + window * 1000);
    const told: unknown[] = [];
    const note = () => {
      if (tab.connection()) told.push('offline');
      if (tab.rateLimit() && !tab.rateLimit()?.isUnread) told.push('known');
    };
    tab.subscribeToConnection(note);
    tab.subscribeToRateLimit(note);
    const screen = Array.from({ length: 8 }, (_, index) => settledOf({ path: `x${index}` }));
    await pass(3);
    expect(tab.rateLimit()).toMatchObject({ isUnread: true, holdsSave: false });
    const before = fetchMock.mock.calls.length;
    // What is opened meanwhile waits as well, a save and what nobody waits for among it.
    const later = [
      settledOf({ path: 'list' }),
      settledOf({ path: 'Alerts', keepSession: true }),
      settledOf({ method: 'PUT', path: 'Accounts/a', body: {} }),
    ];
    expect(tab.rateLimit()?.holdsSave).toBe(true);
    await pass(window);
    // Each round is one call and two looks; rounds are 5, 10, 20, 40 and then 60 seconds apart.
    const rounds = [5, 15, 35, 75, 135, 195, 255].filter((end) => end < window).length;
    const answeredOnes = screen.length + later.length;
    expect(fetchMock.mock.calls.length - before).toBeLessThanOrEqual(3 * rounds + answeredOnes);
    await pass(70);
    expect(await Promise.all([...screen, ...later])).toEqual(Array(answeredOnes).fill('done'));
    expect(sent('Accounts/a')).toBe(1);
    expect(told).toEqual([]);
    expect(tab.rateLimit()).toBeNull();
    expect(tab.session.token()).not.toBeNull();
  });

  it('for longer than it counts is told in words, and ends the call, not the session', async () => {
    refuse(Number.POSITIVE_INFINITY);
    const call = settledOf({ path: 'x' });
    await pass(400);
    expect(await call).toBe('app.errors.refused');
    expect(tab.session.token()).not.toBeNull();
  });

  it('a write is told so, never sent twice, and the next one waits', async () => {
    refuse(Date.now() + 20_000);
    const write: RequestOptions = { method: 'PUT', path: 'Accounts/a', body: {} };
    const failure = tab.request(write).catch((error: unknown) => error);
    await pass(1);
    expect(await failure).toMatchObject({
      name: 'LostAnswerError',
      message: 'app.errors.refusedSaving',
    });
    expect(sent('Accounts/a')).toBe(1);
    const next = settledOf(write);
    await pass(3);
    expect(sent('Accounts/a')).toBe(1);
    expect(tab.rateLimit()).toMatchObject({ isUnread: true, holdsSave: true });
    await pass(5);
    expect(await next).toBe('app.errors.refusedSaving');
    await pass(20);
    expect(await settledOf(write)).toBe('done');
  });

  it('need not be waited for, and logging out never waits', async () => {
    refuse(Number.POSITIVE_INFINITY);
    const call = settledOf({ path: 'x' });
    await pass(3);
    const logout = settledOf({ method: 'POST', path: 'logout', keepSession: true, timeout: 3000 });
    await pass(0);
    expect(await logout).toBe('app.errors.unreachable');
    tab.stopWaiting();
    expect(await call).toBe('app.errors.notWaited');
    expect(tab.rateLimit()).toBeNull();
  });

  it('is asked again at once when the clock was set back', async () => {
    refuse(Date.now() + 1000);
    const call = settledOf({ path: 'x' });
    await pass(3);
    vi.setSystemTime(Date.now() - 86_400_000);
    fetchMock.mockImplementation(() => json(200, 'done'));
    expect(await settledOf({ path: 'y' })).toBe('done');
    await pass(10);
    expect(await call).toBe('done');
  });
});

describe('what is none', () => {
  it('a blip is not told as a refusal', async () => {
    fetchMock.mockImplementationOnce(networkDown).mockImplementationOnce(networkDown);
    fetchMock.mockImplementation(() => json(200, 'done'));
    const read = settledOf({ path: 'x' });
    await pass(2);
    expect(await read).toBe('done');
    fetchMock.mockImplementationOnce(networkDown);
    const lost = settledOf({ method: 'PUT', path: 'x', body: {} });
    await pass(2);
    expect(await lost).toBe('app.errors.maybeSaved');
    expect(tab.rateLimit()).toBeNull();
  });

  it('an answer that alone cannot be read ends its call, not the session', async () => {
    refuse(Number.POSITIVE_INFINITY, /broken/);
    const call = settledOf({ path: 'broken' });
    await pass(60);
    expect(await call).toBe('app.errors.unreachable');
    expect(await settledOf({ path: 'x' })).toBe('done');
    expect(tab.session.token()).not.toBeNull();
  });

  it('a platform that is gone ends the session as ever', async () => {
    fetchMock.mockImplementation(networkDown);
    const call = settledOf({ path: 'x' });
    await pass(60);
    expect(await call).toBe('app.errors.unreachable');
    expect(tab.session.takeFlash()).toBe('unreachable');
  });

  it('off line nobody is asked', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockImplementation(networkDown);
    const call = settledOf({ method: 'PUT', path: 'x', body: {} });
    await pass(0);
    expect(await call).toBe('app.errors.offline');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
