import { describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { said } from './support/spoken';

const account = () => app.accountSid('Sunrise Clinic');
const openAccount = () => app.open(`/internal/accounts/${account()}/edit`, 'nora');
const keys = () => screen.findByRole('region', { name: 'API keys' });
const stored = (sql: string) => String(app.db.get(sql, account())?.secret);
const newestKey = () =>
  stored(
    'SELECT token secret FROM api_keys WHERE account_sid = ? ORDER BY created_at DESC, rowid DESC LIMIT 1',
  );
const webhookSecret = () =>
  stored('SELECT webhook_secret secret FROM accounts WHERE account_sid = ?');

interface Place {
  where: string;
  /** Goes there and makes or shows the secret; answers it. */
  show: () => Promise<string>;
  /** The button that copies it. */
  copy: string | RegExp;
}

const places: Place[] = [
  {
    where: 'a new API key',
    show: async () => {
      await openAccount();
      await app.press('Add API key', await keys());
      await app.findField(
        'API key',
        await screen.findByRole('dialog', { name: 'Your new API key' }),
      );
      return newestKey();
    },
    copy: 'Copy API key',
  },
  {
    where: 'a stored API key',
    show: async () => {
      await openAccount();
      const [show] = await within(await keys()).findAllByRole('button', {
        name: /^Show the API key/,
      });
      show?.click();
      return String(
        (await within(await keys()).findByText(/^[\da-f]{8}-[\da-f-]{27}$/)).textContent,
      );
    },
    copy: /^Copy the API key/,
  },
  {
    where: 'the secret of webhooks',
    show: async () => {
      await openAccount();
      await app.findField('Webhook secret');
      return webhookSecret();
    },
    copy: 'Copy Webhook secret',
  },
  {
    where: 'a new secret of webhooks',
    show: async () => {
      await openAccount();
      await app.press('Generate new secret');
      await app.press('Generate new secret', await screen.findByRole('dialog'));
      await app.see('Webhook signing secret was successfully generated');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return webhookSecret();
    },
    copy: 'Copy Webhook secret',
  },
  {
    where: 'the temporary password of a user',
    show: async () => {
      await app.open('/internal/users/add', 'nora');
      await app.press('Generate password');
      const field = app.getField(/^Temporary password/);
      await waitFor(() => expect(field).not.toHaveValue(''));
      return (field as HTMLInputElement).value;
    },
    copy: 'Copy password',
  },
];

describe.each(places)('what is said of $where', ({ show, copy }) => {
  const copyFirst = () => screen.getAllByRole('button', { name: copy })[0]?.click();

  it('is that it was copied', async () => {
    const secret = await show();
    expect(secret.length).toBeGreaterThan(7);
    copyFirst();
    await waitFor(() => expect(said()).toContain('Copied to clipboard'));
    expect(await navigator.clipboard.readText()).toBe(secret);
    expect(said().join()).not.toContain(secret);
    expect(document.title).not.toContain(secret);
  });

  it('is its name, where it cannot be copied', async () => {
    const secret = await show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    copyFirst();
    await waitFor(() => expect(said().join()).toMatch(/Unable to copy/));
    expect(said().join()).not.toContain(secret);
    vi.restoreAllMocks();
  });
});
