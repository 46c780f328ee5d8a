import { beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../src/config';
import { readConfig } from '../src/config/readConfig';
import { askEarly, forgetEarly, takeEarly } from '../src/http/early';

const question = { path: 'Users', query: { page: 1, name: '' } };
const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json([]));

beforeEach(() => {
  const settings = { API_BASE_URL: 'https://platform.example/v1' };
  const result = readConfig(settings, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  forgetEarly();
});

it('asks once, with the token in the header alone', () => {
  askEarly(question, 'a token');
  askEarly(question, 'a token');
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://platform.example/v1/Users?page=1');
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer a token' });
});

it('gives an answer once, to the session that asked', async () => {
  askEarly(question, 'a token');
  expect((await takeEarly(question, 'a token'))?.status).toBe(200);
  expect(takeEarly(question, 'a token')).toBeUndefined();
  askEarly(question, 'a token');
  expect(takeEarly(question, 'another token')).toBeUndefined();
});

it('gives none that is older than half a minute, and none after a write', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  askEarly(question, 'a token');
  vi.advanceTimersByTime(31_000);
  expect(takeEarly(question, 'a token')).toBeUndefined();
  askEarly(question, 'a token');
  forgetEarly();
  expect(takeEarly(question, 'a token')).toBeUndefined();
  vi.useRealTimers();
});

it('leaves a broken connection to who takes it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly(question, 'a token');
  await expect(takeEarly(question, 'a token')).rejects.toThrow('Failed to fetch');
});
