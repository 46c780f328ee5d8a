import { expect, it } from 'vitest';
import * as app from './support';
import { waitFor } from './support';

it('a token that vanished from storage leads to the sign-in page, and from there back', async () => {
  await app.open('/internal/accounts', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  localStorage.removeItem('token');
  await app.follow('Applications');
  await app.expectUrl('/');
  await app.see(/^You must log in/);
  expect(localStorage.length).toBe(0);

  await app.open('/', 'nora');
  await app.expectUrl(/^\/internal\/applications/);
});
