import { createTheme } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { loadLanguage } from '../../src/i18n/language';
import { rehearse } from '../../src/rehearsal';
import * as app from './support';
import { user, waitFor } from './support';
import { password, stored } from './support/signIn';

/** Rows of tables that have been made, in the page or out of it. */
function countRows(): () => number {
  const made = vi.spyOn(document, 'createElement');
  return () => made.mock.calls.filter(([name]) => name === 'tr').length;
}

/** Everything that a drawing could leave behind. */
const traces = () => ({
  text: document.documentElement.textContent,
  elements: document.querySelectorAll('*').length,
  address: app.currentUrl(),
  stored: stored(),
  cookie: document.cookie,
  requests: app.requests(),
});

it('while the password is typed, the console draws a list for nobody, once', async () => {
  const rows = countRows();
  await app.open('/');
  await app.findField(/^Password/);
  await app.settle();
  const before = traces();
  await user.click(password());
  await waitFor(() => expect(rows()).toBe(17));
  await app.settle();
  expect(traces()).toEqual(before);

  await rehearse(await loadLanguage('en'), createTheme(), new AbortController().signal);
  expect(rows()).toBe(17);
});
