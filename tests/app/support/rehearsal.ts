import { createTheme } from '@mui/material/styles';
import { expect, vi } from 'vitest';
import { createConsole } from '../../../src/App';
import { loadLanguage } from '../../../src/i18n/language';
import { endRehearsal, rehearse } from '../../../src/rehearsal';
import { currentUrl } from './console';
import { requests } from './network';
import { findField, settle, user, waitFor } from './screen';
import { password, stored } from './signIn';

/** Rows of tables that have been made, in the page or out of it. */
function countRows(): () => number {
  const made = vi.spyOn(document, 'createElement');
  return () => made.mock.calls.filter(([name]) => name === 'tr').length;
}

/** Everything that a drawing could leave behind. */
const traces = () => ({
  text: document.documentElement.textContent,
  elements: document.querySelectorAll('*').length,
  address: currentUrl(),
  stored: stored(),
  cookie: document.cookie,
  requests: requests(),
});

/** On the sign-in page, the console draws its first list for nobody while the password is typed: whole, and once. */
export async function expectRehearsal(): Promise<void> {
  endRehearsal();
  const rows = countRows();
  await findField(/^Password/);
  await settle();
  const before = traces();
  await user.click(password());
  await waitFor(() => expect(rows()).toBe(17));
  await settle();
  expect(traces()).toEqual(before);

  const language = await loadLanguage('en');
  await rehearse(language, createTheme());
  expect(rows()).toBe(17);

  // The console of a sign-in ends it, wherever it is; the next sign-in page has its own.
  createConsole(language, '/internal/accounts');
  await rehearse(language, createTheme());
  expect(rows()).toBe(34);
  endRehearsal();
  const drawn = rehearse(language, createTheme());
  endRehearsal();
  await drawn;
  expect(rows()).toBe(34);
}
