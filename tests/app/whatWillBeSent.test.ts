import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { forms, secret } from './support/forms';

const shown = 'What will be sent';
const show = () => app.press(shown);
const dialog = () => screen.findByRole('dialog', { name: shown });
const api = `${location.origin}/api/v1`;
/** The body of a command; null where it has none, or variables stand in it. */
const bodyIn = (command: string): unknown => {
  const text = / --data-raw '(.*)'$/s.exec(command)?.[1]?.replaceAll(`'\\''`, "'");
  return text === undefined || text.includes(`'"\${`) ? null : JSON.parse(text);
};

describe.each(forms)('$name', ({ path, operator = 'nora', fillIn, call: [method, at], stored }) => {
  it('shows what its save sends, and sends nothing but questions before', async () => {
    await app.open(path(), operator);
    await app.heading(/./);
    await fillIn();
    const before = stored();
    await show();
    const panel = await dialog();
    const commands = within(panel)
      .getAllByRole('group', { name: /^cURL command: / })
      .map(({ textContent }) => String(textContent));
    expect(app.writes()).toEqual([]);
    expect(stored()).toBe(before);
    expect(panel.textContent).not.toContain(secret);
    await app.press('Close', panel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.press(/^(Save|Create)$/);
    await waitFor(() => expect(stored()).toBe(before + 1));
    const sent = app.writes();
    expect(commands.map(bodyIn).length).toBe(sent.length);
    for (const [index, { call, body }] of sent.entries()) {
      const [verb = '', to = ''] = call.split(' ');
      const command = commands[index] ?? '';
      expect(command).toContain(`curl -X ${verb} '${api}/`);
      if (!command.includes('_SID}')) expect(command).toContain(`'${api}/${to}'`);
      const shownBody = bodyIn(command);
      if (shownBody !== null) expect(shownBody).toEqual(body);
    }
    const isOf = ({ call }: { call: string }) => {
      const [verb, to = ''] = call.split(' ');
      return verb === method && at.test(to);
    };
    expect(sent.some(isOf)).toBe(true);
  });
});

describe('what will be sent', () => {
  const tara = () => app.db.get("SELECT * FROM users WHERE name = 'tara'") ?? {};

  it('is said in words, field by field, and as a command that can be copied', async () => {
    const { user_sid, email } = tara();
    await app.open(`/internal/users/${user_sid}/edit`, 'nora');
    await app.heading('tara');
    await app.fill('Email', "o'tara@new.example");
    await show();
    const panel = await dialog();
    const words = within(panel).getByText('Email').closest('div');
    expect(words).toHaveTextContent(`Email${email} → becomeso'tara@new.example`);
    await app.press(/^Copy cURL command/, panel);
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(
        `curl -X PUT '${api}/Users/${user_sid}'`,
      ),
    );
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(copied).toContain(`"email": "o'\\''tara@new.example"`);
  });

  it('waits for the checks of the form, as a save does', async () => {
    await app.open('/internal/users/add', 'nora');
    await app.fill('Username', 'new');
    await show();
    await waitFor(() => expect(app.getField('Email')).toHaveFocus());
    expect(app.getField('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.writes()).toEqual([]);
  });

  it('names what is taken already at its field', async () => {
    await app.open('/internal/users/add', 'nora');
    await app.fill('Username', 'tara');
    await app.fill('Email', 'tara-2@example.com');
    await app.fill(/^Temporary password/, secret);
    await show();
    await waitFor(() => expect(app.getField('Username')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.requests().filter((one) => !one.startsWith('GET '))).toEqual([]);
  });

  it('leaves the form as it is, and a save is a save again', async () => {
    const { user_sid } = tara();
    await app.open(`/internal/users/${user_sid}/edit`, 'nora');
    await app.heading('tara');
    expect(screen.getByRole('button', { name: shown })).toBeDisabled();
    await app.fill('Email', 'tara@new.example');
    await show();
    await app.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(app.getField('Email')).toHaveValue('tara@new.example');
    await app.press('Save');
    await app.see('User updated successfully');
    expect(tara().email).toBe('tara@new.example');
  });
});
