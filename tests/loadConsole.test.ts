// @vitest-environment jsdom
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginConsole, rehearseConsole, takeConsole } from '../src/loadConsole';
import * as session from '../src/session';
import { accountClaims, adminClaims, tokenOf } from './support/token';

const rehearse = vi.hoisted(() => vi.fn());
const Console = () => null;
const createConsole = vi.hoisted(() => vi.fn());
vi.mock('../src/App', () => ({
  addOwnTexts: async () => undefined,
  createConsole,
  rehearse,
}));
vi.mock('../src/i18n/language', () => ({ loadLanguage: async (locale: string) => ({ locale }) }));

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  session.end('signedOut');
  createConsole.mockReset().mockReturnValue({ Console, ready: null });
});

it('a console is there to be rehearsed once it is loaded, and to be begun', async () => {
  expect(takeConsole()).toBeNull();
  const theme = createTheme();
  await rehearseConsole(theme);
  expect(rehearse).toHaveBeenCalledWith({ locale: 'en' }, theme);
  beginConsole('/internal/accounts');
  expect(takeConsole()).toBe(Console);
});

it.each([
  ['after a log-out', () => session.end('signedOut')],
  ['for somebody else', () => session.start(tokenOf(accountClaims))],
])('a console that has begun is not shown %s', async (_when, become) => {
  await rehearseConsole(createTheme());
  session.start(tokenOf(adminClaims));
  const ofAdmin = () => null;
  createConsole.mockReturnValueOnce({ Console: ofAdmin, ready: null });
  beginConsole('/internal/accounts');
  become();
  session.start(tokenOf(adminClaims));
  expect(takeConsole()).toBe(Console);
});

it('a console that has begun is shown once', async () => {
  await rehearseConsole(createTheme());
  const begun = () => null;
  createConsole.mockReturnValueOnce({ Console: begun, ready: null });
  beginConsole('/internal/accounts');
  expect(takeConsole()).toBe(begun);
  expect(takeConsole()).toBe(Console);
});

it.each([
  ['at once where nothing is better waited for', null, 0],
  ['once the answer is there that it is better drawn with', Promise.resolve(), 0],
  ['without that answer where it is late', new Promise<void>(() => undefined), 100],
])('a console is drawn %s', async (_when, ready, wait) => {
  vi.useFakeTimers();
  await rehearseConsole(createTheme());
  createConsole.mockReturnValueOnce({ Console, ready });
  const drawn = vi.fn();
  void Promise.resolve(beginConsole('/internal/accounts')).then(drawn);
  await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1));
  expect(drawn).toHaveBeenCalledTimes(wait === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});
