// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '../src/config';
import { readConfig } from '../src/config/readConfig';
import {
  connection,
  isForbidden,
  rateLimit,
  request,
  stopWaiting,
  subscribeToRateLimit,
} from '../src/http';
import * as session from '../src/session';
import { abandonRenewal, finishRenewal, isRenewalPending } from '../src/session/renewal';
import { holdUnsavedWork, knowOtherTabs } from '../src/session/unsavedWork';
import { answer, failing, json, mockPlatform, networkDown, outcome } from './support/fetchMock';
import { adminClaims, providerClaims, tokenOf } from './support/token';

const { api, fetchMock } = mockPlatform();
const lostAnswer = (status: number) =>
  expect.objectContaining({ name: 'LostAnswerError', status, message: 'app.errors.maybeSaved' });
/** The calls whose answers are read. */
const called = () =>
  fetchMock.mock.calls
    .filter(([, { mode }]) => mode !== 'no-cors')
    .map(([url, { method }]) => `${method} ${url}`);
/** A platform on another origin that refuses every call without a word to this page. */
const unread = (_url: string, { mode }: RequestInit) =>
  mode === 'no-cors' ? answer(200) : networkDown();

describe('a call', () => {
  it('carries the token, JSON and only the given parts of a query', async () => {
    fetchMock.mockReturnValue(json(201, { sid: 'x' }));
    const { status, body } = await request({
      method: 'POST',
      path: 'Accounts',
      query: { page: 1, filter: 'a b&c', none: null, empty: '', missing: undefined, no: false },
      body: { name: 'Café' },
    });
    expect({ status, body }).toEqual({ status: 201, body: { sid: 'x' } });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(`${api}/Accounts?page=1&filter=a+b%26c&no=false`);
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"name":"Café"}',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${tokenOf(adminClaims)}`,
      },
    });
  });
  it('carries no token when it is public', async () => {
    fetchMock.mockReturnValue(json(200, {}));
    await request({ path: 'login', isPublic: true });
    expect(fetchMock.mock.calls[0]?.[1].headers).toEqual({ 'Content-Type': 'application/json' });
  });
  it('brings nothing where there is nothing', async () => {
    fetchMock.mockReturnValueOnce(answer(204)).mockReturnValueOnce(answer(200, ''));
    expect((await request({ path: 'logout' })).body).toBeUndefined();
    expect((await request({ path: 'x' })).body).toBeUndefined();
  });
  it('brings a file', async () => {
    fetchMock.mockReturnValue(answer(200, 'RIFF', { 'Content-Type': 'audio/wav' }));
    const { body, headers } = await request<Blob>({ path: 'recording', as: 'blob' });
    expect(await body.text()).toBe('RIFF');
    expect(headers.get('Content-Type')).toBe('audio/wav');
  });
});

describe('the session', () => {
  it('ends on 401, with the reason', async () => {
    fetchMock.mockReturnValue(answer(401, 'Unauthorized'));
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(401, 'app.errors.expired'));
    expect(session.token()).toBeNull();
    expect(session.takeFlash()).toBe('expired');
  });
  it.each([{ isPublic: true }, { keepSession: true }])('stays on 401 of a %j call', async (how) => {
    fetchMock.mockReturnValue(answer(401, 'Unauthorized'));
    expect(await outcome(request({ path: 'x', ...how }))).toMatchObject({ status: 401 });
    expect(session.token()).not.toBeNull();
  });
  it('stays on 403', async () => {
    fetchMock.mockReturnValue(json(403, { msg: 'User has view-only access' }));
    const error = await outcome(request({ method: 'PUT', path: 'x' }));
    expect(isForbidden(error)).toBe(true);
    expect(error).toEqual(failing(403, 'User has view-only access'));
    expect(session.token()).not.toBeNull();
  });
  it('of the next user outlives a late 401 to the last one', async () => {
    let reply: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        reply = resolve;
      }),
    );
    const late = request({ path: 'x' });
    session.end('signedOut');
    session.start(tokenOf(providerClaims));
    reply(new Response('Unauthorized', { status: 401 }));
    expect(await outcome(late)).toMatchObject({ status: 401 });
    expect(session.identity()?.name).toBe('nora');
  });
  it('never lends its token to the tries of an earlier one', async () => {
    fetchMock.mockReturnValueOnce(answer(429, '', { 'Retry-After': '60' }));
    fetchMock.mockReturnValueOnce(answer(401, 'Unauthorized'));
    const waiting = request({ method: 'POST', path: 'Accounts', body: { name: 'mine' } });
    await vi.advanceTimersByTimeAsync(1000);
    session.end('signedOut');
    session.start(tokenOf(providerClaims));
    await outcome(waiting);
    const tokens = fetchMock.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get('Authorization'),
    );
    expect(tokens).toEqual(
      [tokenOf(adminClaims), tokenOf(adminClaims)].map((one) => `Bearer ${one}`),
    );
    expect(session.identity()?.name).toBe('nora');
  });
});

describe('a network failure', () => {
  it('of a read is tried for 30 seconds, then ends the session', async () => {
    fetchMock.mockImplementation(networkDown);
    const begin = Date.now();
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(0, 'app.errors.unreachable'));
    expect(called()).toHaveLength(9);
    expect(Date.now() - begin).toBe(30_000);
    expect(session.token()).toBeNull();
    expect(session.takeFlash()).toBe('unreachable');
  });
  it('on the own origin is what it seems to be', async () => {
    const result = readConfig({ API_BASE_URL: '/api/v1' }, {}, globalThis.location.origin);
    if ('config' in result) setConfig(result.config);
    fetchMock.mockImplementation(unread);
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(0, 'app.errors.unreachable'));
    expect(fetchMock).toHaveBeenCalledTimes(9);
    expect(session.takeFlash()).toBe('unreachable');
  });
  it('that passes costs nothing', async () => {
    fetchMock.mockImplementationOnce(networkDown).mockImplementationOnce(networkDown);
    fetchMock.mockReturnValueOnce(json(200, [1]));
    expect(await outcome(request({ path: 'x' }))).toMatchObject({ body: [1] });
    expect(session.token()).not.toBeNull();
  });
  it('of a write is never tried again; a sign of life keeps the session', async () => {
    fetchMock.mockImplementationOnce(networkDown).mockReturnValueOnce(answer(503, ''));
    const write = request({ method: 'PUT', path: 'Accounts/a', body: {} });
    expect(await outcome(write)).toEqual(lostAnswer(0));
    expect(called()).toEqual([`PUT ${api}/Accounts/a`, `GET ${api}/PredefinedCarriers`]);
    expect(session.token()).not.toBeNull();
  });
  it('of a write without a sign of life ends the session', async () => {
    fetchMock.mockImplementation(networkDown);
    const write = request({ method: 'DELETE', path: 'Accounts/a' });
    expect(await outcome(write)).toEqual(failing(0, 'app.errors.unreachable'));
    expect(called().filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    expect(session.takeFlash()).toBe('unreachable');
  });
  it.each([{ isPublic: true }, { keepSession: true }])('of a %j call ends nothing', async (how) => {
    fetchMock.mockImplementation(networkDown);
    const call = request({ method: 'POST', path: 'logout', ...how });
    expect(await outcome(call)).toEqual(failing(0, 'app.errors.unreachable'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(session.token()).not.toBeNull();
  });
  it('against the development base ends nothing', async () => {
    const result = readConfig({ API_BASE_URL: api, DEV_BASE_URL: 'https://api.example' }, {}, '');
    if ('config' in result) setConfig(result.config);
    fetchMock.mockImplementation(networkDown);
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(0, 'app.errors.unreachable'));
    expect(session.token()).not.toBeNull();
  });
});

describe('while a form holds unsaved work', () => {
  let release: () => void = () => undefined;
  beforeEach(() => {
    release = holdUnsavedWork();
  });
  afterEach(() => {
    release();
    abandonRenewal();
  });

  it('a network failure ends the call, not the session', async () => {
    fetchMock.mockImplementation(networkDown);
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(0, 'app.errors.unreachable'));
    const write = request({ method: 'PUT', path: 'Accounts/a', body: {} });
    expect(await outcome(write)).toEqual(lostAnswer(0));
    expect(session.token()).not.toBeNull();
  });
  it('a 401 waits for the same user to sign in again, and the call goes on once', async () => {
    fetchMock.mockImplementation((_url, { headers }) =>
      new Headers(headers).get('Authorization') === `Bearer ${tokenOf(adminClaims)}`
        ? answer(401, 'Unauthorized')
        : json(201, { sid: 'new' }),
    );
    const calls = [1, 2].map(() => request({ method: 'POST', path: 'Accounts', body: {} }));
    await vi.advanceTimersByTimeAsync(1);
    expect(isRenewalPending()).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(finishRenewal(tokenOf({ ...adminClaims, exp: 9 }))).toBe(true);
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect(isRenewalPending()).toBe(false);
  });
  it('a 401 goes on with a token that is signed as the first one was, within the same second', async () => {
    fetchMock.mockReturnValueOnce(answer(401, 'Unauthorized'));
    fetchMock.mockReturnValueOnce(json(201, { sid: 'new' }));
    const call = request({ method: 'POST', path: 'Accounts', body: {} });
    await vi.advanceTimersByTimeAsync(1);
    expect(finishRenewal(tokenOf(adminClaims))).toBe(true);
    expect(isRenewalPending()).toBe(false);
    expect((await call).status).toBe(201);
  });
  it('a 401 to a call that was given up meanwhile is told to nobody', async () => {
    fetchMock.mockImplementation(() => answer(401, 'Unauthorized'));
    const given = new AbortController();
    const call = request({ path: 'x', signal: given.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    given.abort();
    abandonRenewal();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
  it('a 401 ends the session when another user signs in', async () => {
    fetchMock.mockImplementation(() => answer(401, 'Unauthorized'));
    const call = request({ method: 'PUT', path: 'x' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    expect(finishRenewal(tokenOf(providerClaims))).toBe(false);
    expect(await call).toEqual(failing(401, 'app.errors.expired'));
    expect(session.token()).toBeNull();
    expect(session.takeFlash()).toBe('expired');
  });
  it('a 401 takes the token that another tab got for the same user', async () => {
    fetchMock.mockReturnValueOnce(answer(401, 'Unauthorized'));
    fetchMock.mockReturnValueOnce(json(200, 'done'));
    const call = request({ path: 'x' });
    await vi.advanceTimersByTimeAsync(1);
    localStorage.setItem('token', tokenOf({ ...adminClaims, exp: 9 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect((await call).body).toBe('done');
  });
});

it('a 401 to a user who was replaced while the other tabs were asked ends nothing', async () => {
  const next = tokenOf(providerClaims);
  knowOtherTabs({
    tell: () => undefined,
    ask: async () => {
      session.start(next);
      return 'kept';
    },
  });
  fetchMock.mockReturnValueOnce(answer(401, 'Unauthorized'));
  const call = outcome(request({ path: 'x' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(isRenewalPending()).toBe(false);
  expect(await call).toEqual(failing(401, 'app.errors.expired'));
  expect(session.token()).toBe(next);
  knowOtherTabs({ tell: () => undefined, ask: async () => null });
});

describe('being offline', () => {
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  afterEach(() => {
    setOnline(true);
    vi.restoreAllMocks();
  });

  it('is told at once, and until an answer came through', async () => {
    setOnline(false);
    expect(connection()).toMatchObject({ isOffline: true });
    setOnline(true);
    expect(connection()).toBeNull();
  });
  it('lets no write pass for sent', async () => {
    setOnline(false);
    fetchMock.mockImplementation(networkDown);
    const write = request({ method: 'PUT', path: 'x', body: {} });
    expect(await outcome(write)).toEqual(failing(0, 'app.errors.offline'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
  it('is what a read says that is wanted for unsaved work', async () => {
    const release = holdUnsavedWork();
    setOnline(false);
    fetchMock.mockImplementation(networkDown);
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(0, 'app.errors.offline'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    release();
  });
  it('ends a pause between tries when it is over', async () => {
    fetchMock.mockImplementation(networkDown);
    const call = request({ path: 'x' });
    await vi.advanceTimersByTimeAsync(2000);
    const { length } = called();
    expect(connection()).toMatchObject({ isOffline: false });
    fetchMock.mockImplementation(() => json(200, 'back'));
    window.dispatchEvent(new Event('online'));
    expect((await call).body).toBe('back');
    expect(called()).toHaveLength(length + 1);
  });
});

describe('a rate limit', () => {
  it.each([
    ['7', 7000],
    [null, 5000],
    ['soon', 5000],
    ['0', 1000],
    [new Date(Date.UTC(2030, 0, 1, 0, 0, 20)).toUTCString(), 20_000],
    [new Date(Date.UTC(2029, 0, 1)).toUTCString(), 1000],
  ])(
    'with Retry-After %j is waited out for %i ms, with the end of it told',
    async (after, wait) => {
      vi.setSystemTime(Date.UTC(2030, 0, 1));
      const ends: unknown[] = [];
      const stop = subscribeToRateLimit(() => ends.push(rateLimit()));
      const headers: HeadersInit = after === null ? {} : { 'Retry-After': after };
      fetchMock.mockReturnValueOnce(answer(429, 'Too many requests', headers));
      fetchMock.mockReturnValueOnce(json(200, 'done'));
      const call = request({ method: 'POST', path: 'x' });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect((await call).body).toBe('done');
      expect(ends).toEqual([{ resumesAt: Date.UTC(2030, 0, 1) + wait, holdsSave: true }, null]);
      stop();
    },
  );
  it('says that a save waits, whatever else waits with it, and of a deletion not that it will be saved', async () => {
    fetchMock.mockImplementation(() => answer(429, '', { 'Retry-After': '50' }));
    const told = async (...methods: ('GET' | 'POST' | 'DELETE')[]) => {
      const calls = methods.map((method) => outcome(request({ method, path: 'x' })));
      await vi.advanceTimersByTimeAsync(1);
      const limit = rateLimit();
      stopWaiting();
      await Promise.all(calls);
      return limit?.holdsSave;
    };
    expect([await told('GET', 'GET'), await told('GET', 'POST', 'GET')]).toEqual([false, true]);
    expect([await told('DELETE', 'GET'), await told('DELETE', 'POST')]).toEqual([false, true]);
  });
  it.each([[['50', '10']], [['10', '50']]])(
    'lasts as long as the last of several calls waits: %j',
    async (seconds) => {
      vi.setSystemTime(Date.UTC(2030, 0, 1));
      const waits = [...seconds];
      fetchMock.mockImplementation(() => answer(429, '', { 'Retry-After': waits.shift() ?? '1' }));
      const calls = seconds.map(() => outcome(request({ method: 'POST', path: 'x' })));
      await vi.advanceTimersByTimeAsync(1);
      const left = (rateLimit()?.resumesAt ?? 0) - Date.UTC(2030, 0, 1);
      expect(Math.round(left / 1000)).toBe(50);
      stopWaiting();
      await Promise.all(calls);
    },
  );
  it('that lasts is told in the platform’s words and ends nothing', async () => {
    fetchMock.mockImplementation(() => answer(429, 'Too many requests, please try again later.'));
    const message = 'Too many requests, please try again later.';
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(429, message));
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(rateLimit()).toBeNull();
    expect(session.token()).not.toBeNull();
  });
  it('of more than a minute is told and not waited out', async () => {
    fetchMock.mockImplementation(() => answer(429, '', { 'Retry-After': '290' }));
    const error = await outcome(request({ path: 'x' }));
    expect(error).toMatchObject({ message: 'app.errors.rateLimited', args: { smart_count: 5 } });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
  it('is spread by chance, so that tabs do not come back at once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    fetchMock.mockReturnValueOnce(answer(429, '', { 'Retry-After': '10' }));
    fetchMock.mockReturnValueOnce(json(200, 'done'));
    const call = request({ path: 'x' });
    await vi.advanceTimersByTimeAsync(11_999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).body).toBe('done');
  });
  it('need not be waited out', async () => {
    fetchMock.mockImplementation(() => answer(429, '', { 'Retry-After': '50' }));
    const call = request({ path: 'x' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    stopWaiting();
    expect(await call).toEqual(failing(429, 'app.errors.notWaited'));
    expect(rateLimit()).toBeNull();
  });
});

describe('time', () => {
  /** A server that never answers, and gives up when told to. */
  const silence = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it.each([
    ['GET', undefined, 30_000],
    ['PUT', undefined, 60_000],
    ['POST', 3000, 3000],
  ] as const)('for a %s with limit %j is %i ms', async (method, timeout, expected) => {
    const spy = vi.spyOn(AbortSignal, 'timeout');
    fetchMock.mockImplementation(() => answer(204));
    await request({ method, path: 'x', timeout });
    expect(spy).toHaveBeenCalledExactlyOnceWith(expected);
    spy.mockRestore();
  });
  it('that is up is told, tried no second time, and ends nothing', async () => {
    vi.useRealTimers();
    fetchMock.mockImplementation(silence);
    const error = await request({ path: 'x', timeout: 20 }).catch((reason: unknown) => reason);
    expect(error).toEqual(failing(0, 'app.errors.timeout'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(session.token()).not.toBeNull();
  });

  it.each(['before', 'while it is sent', 'between tries', 'while its body is read'])(
    'is given up %s',
    async (when) => {
      const control = new AbortController();
      if (when === 'before') control.abort();
      fetchMock.mockImplementation((url, init) => {
        if (when === 'between tries') return networkDown();
        if (when === 'while it is sent') setTimeout(() => control.abort(), 5);
        if (when !== 'while its body is read') {
          return init.signal?.aborted ? Promise.reject(init.signal.reason) : silence(url, init);
        }
        const body = new ReadableStream({
          start: (stream) =>
            control.signal.addEventListener('abort', () => stream.error(control.signal.reason)),
        });
        setTimeout(() => control.abort(), 5);
        return Promise.resolve(new Response(body));
      });
      if (when === 'between tries') setTimeout(() => control.abort(), 100);
      const error = await outcome(request({ path: 'x', signal: control.signal }));
      expect(error).toMatchObject({ name: 'AbortError' });
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(session.token()).not.toBeNull();
    },
  );
});
