import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';

/** Does something as soon as the address says so, before the page has been drawn for it. */
function onceInUrl(words: string, act: () => void) {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    const spy = vi.spyOn(history, method).mockImplementation((...call) => {
      write(...call);
      if (!decodeURIComponent(String(call[2])).includes(words)) return;
      spy.mockRestore();
      queueMicrotask(act);
    });
  }
}

it('a choice that follows a search within the same moment does not undo it', async () => {
  await app.open('/internal/phone-numbers', 'admin');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(5));
  const search = screen.getByRole('searchbox');
  const account = screen.getByRole('combobox', { name: 'Account' });
  await user.click(account);
  await user.click(await screen.findByRole('option', { name: 'Cedar Bank' }));
  await user.keyboard('{ArrowDown}');
  const other = await screen.findByRole('option', { name: 'City Library' });
  onceInUrl('"q":"1"', () => fireEvent.click(other));
  fireEvent.input(search, { target: { value: '1' } });
  const both = { q: '1', account_sid: app.accountSid('City Library') };
  await waitFor(() => expect(app.filterInUrl()).toEqual(both));
  await waitFor(() => expect(account).toHaveValue('City Library'));
  expect(search).toHaveValue('1');
});
