import { expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';

/** What Enter would take. */
const highlighted = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

it('stays in the palette while records are still looked for', async () => {
  await app.open('/internal/accounts', 'nora');
  await screen.findByRole('searchbox');
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  await user.type(field, 'car');
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Add carrier');
  await screen.findByRole('option', { name: /^Search calls/ });
  expect(highlighted()).toBe('Add carrier');
  await user.keyboard('{Enter}');
  await app.expectUrl('/internal/carriers/add');
});

it('stays in a filter while the list changes behind it', async () => {
  await app.open('/internal/phone-numbers', 'admin');
  await user.type(await screen.findByRole('searchbox'), '1');
  const account = await screen.findByRole('combobox', { name: 'Account' });
  await user.click(account);
  await user.type(account, 'b');
  await screen.findByRole('option', { name: 'Cedar Bank' });
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Cedar Bank');
  await waitFor(() => expect(app.filterInUrl()).toEqual({ q: '1' }));
  expect(highlighted()).toBe('Cedar Bank');
  await user.keyboard('{Enter}');
  const chosen = { q: '1', account_sid: app.accountSid('Cedar Bank') };
  await waitFor(() => expect(app.filterInUrl()).toEqual(chosen));
  expect(screen.queryByRole('listbox')).toBeNull();
  // The same one once more, by keyboard and mouse.
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()).toBe('Cedar Bank'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await app.click(screen.getByRole('option', { name: 'Cedar Bank' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(app.filterInUrl()).toEqual(chosen);
});

it('stays in a form while what another field offers arrives', async () => {
  const release = app.hold('GET', /supportedLanguagesAndVoices/i);
  await app.open('/internal/applications/add', 'admin');
  const account = await app.findField('Account');
  await waitFor(() => expect(account).not.toHaveAttribute('readonly'));
  await user.click(account);
  await user.type(account, 'b');
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Cedar Bank');
  release();
  await waitFor(() => expect(app.getField('Voice')).toHaveValue('Standard-C (Female)'));
  expect(highlighted()).toBe('Cedar Bank');
  await user.keyboard('{Enter}');
  expect(account).toHaveValue('Cedar Bank');
});
