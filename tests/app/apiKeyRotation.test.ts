import { expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const page = () => `/internal/accounts/${app.accountSid('Cedar Bank')}/edit`;
const keysOfBank = () =>
  app.db.all(
    'SELECT api_key_sid AS sid, token FROM api_keys WHERE account_sid = ? ORDER BY created_at, rowid',
    app.accountSid('Cedar Bank'),
  );
const section = () => screen.findByRole('region', { name: 'API keys' });
const dialog = () => screen.findByRole('dialog');
const tokenOf = (row: { token?: unknown } | undefined) => String(row?.token);
const rowOf = (token: string) => {
  const row = [...document.querySelectorAll('tbody tr')].find(({ textContent }) =>
    textContent.includes(token.slice(-4)),
  );
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${token.slice(-4)}`);
  return row;
};
const rotate = async (token: string) => app.press(/^Rotate: /, rowOf(token));

/** Opens the account, whose keys are there then; answers the first one. */
async function openKeys(operator?: 'nora' | 'vera') {
  await app.open(page(), operator);
  await waitFor(() =>
    expect(document.querySelectorAll('tbody tr')).toHaveLength(keysOfBank().length),
  );
  return tokenOf(keysOfBank()[0]);
}

it('a new key is shown once, and the old one waits until the operator deletes it', async () => {
  const before = keysOfBank();
  const old = await openKeys('nora');
  await rotate(old);
  const made = await screen.findByRole('dialog', { name: 'Your new API key' });
  const shown = await app.findField('API key', made);
  expect(keysOfBank()).toHaveLength(before.length + 1);
  const token = tokenOf(keysOfBank().at(-1));
  expect(shown).toHaveValue(token);
  await app.see(
    /^The old key, ending in \w{4}, still works\. Put the new key into your programs/,
    made,
  );
  expect(made).not.toHaveTextContent(old);
  await app.press('Close', made);
  // The focus is where it was, on what now keeps the key.
  const keep = await app.button(/^Keep this key: /, rowOf(old));
  await waitFor(() => expect(keep).toHaveFocus());
  await app.see(/^1 replaced key still works\./, await section());
  await app.see(/^Replaced .*\. Delete it after .*\.$/, rowOf(old));
  expect(keysOfBank().map(tokenOf)).toContain(old);

  // It is listed after a reload as well; of the key only its sid is kept.
  await openKeys();
  await app.see(/^Replaced /, rowOf(old));
  await app.press(/^Delete now: /, rowOf(old));
  await app.press('Delete', await dialog());
  await app.see('API key deleted');
  await waitFor(() => expect(screen.queryByText(/replaced key/)).toBeNull());
  expect(keysOfBank().map(tokenOf)).toEqual([...before.slice(1).map(tokenOf), token]);
});

it('a day later the reminder says that it is time, and whether the key is still used', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 25 * 3600_000 });
  const old = await openKeys('nora');
  app.db.run('UPDATE api_keys SET last_used = NULL WHERE token = ?', old);
  await rotate(old);
  await app.press('Close', await dialog());
  await app.see(/^Replaced .* after .*\.$/, rowOf(old));
  expect(within(rowOf(old)).queryByText('Used since')).toBeNull();
  vi.useRealTimers();
  app.db.run('UPDATE api_keys SET last_used = ? WHERE token = ?', new Date().toISOString(), old);
  await openKeys('nora');
  await app.see(/It’s time to delete it\.$/, rowOf(old));
  await app.see('Used since', rowOf(old));
  // Nothing happened by itself.
  expect(app.writes().map(({ call }) => call)).toEqual(['POST ApiKeys']);
});

it('a key that is to stay is no reminder any more', async () => {
  const old = await openKeys('nora');
  await rotate(old);
  await app.press('Close', await dialog());
  await app.press(/^Keep this key: /, rowOf(old));
  await waitFor(() => expect(screen.queryByText(/^Replaced /)).toBeNull());
  await app.button(/^Rotate: /, rowOf(old));
  expect(keysOfBank().map(tokenOf)).toContain(old);
});

it('a key that could not be made leaves the old one as it was', async () => {
  const old = await openKeys('nora');
  app.answerOnce('POST', 'ApiKeys', () => app.refusal(500, 'The disk is full'));
  await rotate(old);
  await app.see('The disk is full', await dialog());
  await app.press('Close', await dialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.button(/^Rotate: /, rowOf(old));
  expect(screen.queryByText(/replaced/i)).toBeNull();
});

it('a new key whose answer was lost is found, and takes the place of the old one', async () => {
  const old = await openKeys('nora');
  app.answerOnce('POST', 'ApiKeys', async (pass) => {
    await pass();
    throw new TypeError('Failed to fetch');
  });
  await rotate(old);
  await app.see(/no answer came with it/, await dialog());
  expect(app.getField('API key')).toHaveValue(tokenOf(keysOfBank().at(-1)));
  await app.press('Close', await dialog());
  await app.see(/^Replaced /, rowOf(old));
});

it('is not for those who may change nothing', async () => {
  const old = await openKeys('vera');
  expect(within(rowOf(old)).getAllByRole('button').length).toBeGreaterThan(0);
  expect(within(rowOf(old)).queryByRole('button', { name: /Rotate/ })).toBeNull();
});
