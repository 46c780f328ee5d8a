// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../src/config/cookies';

const names = ['theme', 'locale', 'zone'];
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of names) writeCookie(name, '', 0);
});

it('asks the browser once while a script runs, and again afterwards', async () => {
  const asked = vi.spyOn(Document.prototype, 'cookie', 'get');
  for (const name of names) readCookie(name);
  expect(asked).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  readCookie('theme');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('says what this script has written, and what another tab has written since', async () => {
  expect(readCookie('theme')).toBeNull();
  writeCookie('theme', 'dark', 60);
  expect(readCookie('theme')).toBe('dark');
  const { cookie } = document;
  await Promise.resolve();
  Reflect.set(document, 'cookie', cookie.replace('dark', 'light'));
  expect(readCookie('theme')).toBe('light');
});
