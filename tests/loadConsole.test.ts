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

it('a console is there to be rehearsed once it is loaded, and to be begun', async () => {
  expect(takeConsole()).toBeNull();
  const theme = createTheme();
  await rehearseConsole(theme);
  expect(rehearse).toHaveBeenCalledWith({ locale: 'en' }, theme);
  beginConsole('/internal/accounts');
  expect(takeConsole()).toBe(Console);
});
