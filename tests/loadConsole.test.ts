// @vitest-environment jsdom
import { createTheme } from '@mui/material/styles';
import { beforeEach, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  session.end('signedOut');
  createConsole.mockReset().mockReturnValue(Console);
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
  createConsole.mockReturnValueOnce(ofAdmin);
  beginConsole('/internal/accounts');
  become();
  session.start(tokenOf(adminClaims));
  expect(takeConsole()).toBe(Console);
});

it('a console that has begun is shown once', async () => {
  await rehearseConsole(createTheme());
  const begun = () => null;
  createConsole.mockReturnValueOnce(begun);
  beginConsole('/internal/accounts');
  expect(takeConsole()).toBe(begun);
  expect(takeConsole()).toBe(Console);
});
