import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import * as session from '../../src/session';
import { adminClaims, tokenOf } from './token';

const api = 'https://api.example/v1';
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

export const networkDown = () => Promise.reject(new TypeError('Failed to fetch'));
export const answer = (status: number, body: string | null = null, headers: HeadersInit = {}) =>
  Promise.resolve(new Response(body, { status, headers }));
export const json = (status: number, body: unknown) => answer(status, JSON.stringify(body));

/** What the call ends with, however long it waits. */
export const outcome = async (call: Promise<unknown>) => {
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
};
export const failing = (status: number, message: string) =>
  expect.objectContaining({ name: 'HttpError', status, message });

/** An admin who is signed in, a platform that answers what the test says, and time that is not real. */
export function mockPlatform() {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    const result = readConfig({ API_BASE_URL: api }, {}, 'https://console.example');
    if ('config' in result) setConfig(result.config);
    session.start(tokenOf(adminClaims));
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
    // What a page has: the simulated one reads files with Node's own `setImmediate`.
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return { api, fetchMock };
}
