import { expect, it } from 'vitest';
import { expectUrl, follow, open, rows, see, waitFor } from './support';

it('a token that vanished from storage leads to the sign-in page, and from there back', async () => {
  await open('/internal/accounts', 'nora');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  localStorage.removeItem('token');
  await follow('Applications');
  await expectUrl('/');
  await see(/^You must log in/);
  expect(localStorage.length).toBe(0);

  await open('/', 'nora');
  await expectUrl(/^\/internal\/applications/);
});
