// @vitest-environment jsdom
import { createTheme } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { beginConsole, rehearseConsole, takeConsole } from '../src/loadConsole';

const rehearse = vi.hoisted(() => vi.fn());
const Console = () => null;
vi.mock('../src/App', () => ({
  addOwnTexts: async () => undefined,
  createConsole: () => Console,
  rehearse,
}));

vi.mock('../src/i18n/language', () => ({ loadLanguage: async (locale: string) => ({ locale }) }));

it('the first sign-in of a page ends its rehearsal', async () => {
  const theme = createTheme();
  await rehearseConsole(theme);
  const [language, given, signal] = rehearse.mock.lastCall ?? [];
  expect(language.locale).toBe('en');
  expect(given).toBe(theme);
  expect(signal.aborted).toBe(false);

  beginConsole('/internal/accounts');
  expect(signal.aborted).toBe(true);
  expect(takeConsole()).toBe(Console);
});
