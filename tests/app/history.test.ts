import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clearHistory, keepInHistory } from '../../src/engines/history';
import { loadConsole } from '../../src/loadConsole';
import type { HistoryEntry } from '../../src/saving/history';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { watchSavedFiles } from './support/files';
import { keptHistory } from './support/secrets';

const title = 'History of this browser';
const historyPath = '/internal/history';
const userNamed = (name: string) => app.db.get('SELECT * FROM users WHERE name = ?', name) ?? {};
const openUser = async (name: string, as: 'nora' | 'admin' = 'nora') => {
  await app.open(`/internal/users/${userNamed(name).user_sid}/edit`, as);
  await app.heading(name);
};
const save = async (email: string, name = 'tara') => {
  await openUser(name);
  await app.fill('Email', email);
  await app.press('Save');
  await app.see('User updated successfully');
};
const kept = async () => (await keptHistory()) as HistoryEntry[];
const untilKept = (count: number) =>
  waitFor(async () => {
    const entries = await kept();
    expect(entries).toHaveLength(count);
    expect(entries.every(({ ending }) => ending !== undefined)).toBe(true);
  });
const openHistory = async (as?: 'nora' | 'admin' | 'sam', path = historyPath) => {
  await app.open(path, as);
  await app.heading(title);
};
const entryButton = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
const openEntry = async (name: RegExp): Promise<HTMLElement> => {
  const button = await entryButton(name);
  await user.click(button);
  return button.closest('li') as HTMLElement;
};

// The code of the console is read once, however long that takes.
beforeAll(async () => {
  await loadConsole();
  await import('../../src/resources/users/UserEdit');
});

describe('what was saved', () => {
  it('is there with who, what, before and after, and each call', async () => {
    const { email } = userNamed('tara');
    await save('tara@new.example');
    await untilKept(1);
    await openHistory();
    const entry = await openEntry(/Changed User tara · Email Done$/);
    expect(within(entry).getByText('By nora')).toBeVisible();
    expect(within(entry).getByText('Email').closest('div')).toHaveTextContent(
      `Email${email} → becomestara@new.example`,
    );
    expect(within(entry).getByText('Change: User')).toBeVisible();
    const command = within(entry).getByRole('group', { name: 'cURL command: Change: User' });
    expect(command).toHaveTextContent(`${location.origin}/api/v1/Users/`);
    expect(command).toHaveTextContent('Bearer $TOKEN');
  });

  it('says which call failed, and why in the platform’s words', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    app.answerOnce('PUT', /^Users\//, () => app.refusal(500, 'The disk is full'));
    await app.press('Save');
    await app.see('The disk is full');
    await untilKept(1);
    await openHistory();
    const entry = await openEntry(/Changed User tara · Email Failed$/);
    expect(within(entry).getByText('The disk is full')).toBeVisible();
    expect(within(entry).getByText('Refused')).toBeVisible();
    expect(within(entry).queryByRole('button', { name: /^Revert/ })).toBeNull();
  });

  it('is told for what was made and what was deleted, without the secrets of either', async () => {
    await app.open('/internal/users/add', 'nora');
    await app.fill('Username', 'zoe');
    await app.fill('Email', 'zoe@example.com');
    await app.fill(/^Temporary password/, 'Canary-7-secret');
    await app.press('Create');
    await app.see('User created successfully');
    await openUser('zoe');
    await app.press('Delete user');
    await app.press('Delete', await screen.findByRole('dialog'));
    await waitFor(() => expect(userNamed('zoe')).toEqual({}));
    await untilKept(2);
    await openHistory();
    const gone = await openEntry(/^.*Deleted User zoe/);
    expect(within(gone).getByText('Email').closest('div')).toHaveTextContent('zoe@example.com');
    const made = await openEntry(/Created User zoe/);
    const secret = within(made)
      .getByText(/^A secret: not kept/)
      .closest('div');
    expect(secret).toHaveTextContent(/^Temporary password/);
    expect(made.textContent).toContain('INITIAL_PASSWORD');
    expect(JSON.stringify(await kept())).not.toContain('Canary');
  });

  it('is there with its end where the page went before the browser had stored it, and no secret is', async () => {
    await app.open('/internal/users/add', 'nora');
    await app.fill('Username', 'zoe');
    await app.fill('Email', 'zoe@example.com');
    await app.fill(/^Temporary password/, 'Canary-7-secret');
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: HistoryEntry,
      key,
    ) {
      if (value.ending) throw new DOMException('No room', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    await app.press('Create');
    await app.see('User created successfully');
    await waitFor(() => expect(full.mock.calls.some(([{ ending }]) => ending)).toBe(true));
    full.mockRestore();
    expect((await kept()).map(({ ending }) => ending)).toEqual([undefined]);
    window.dispatchEvent(new Event('pagehide'));
    const copies = JSON.stringify({ ...localStorage });
    expect(copies).toContain('zoe@example.com');
    expect(copies).not.toContain('Canary');
    await openHistory();
    await openEntry(/Created User zoe.* Done$/);
    // The page of these stories is still there, and would try again to keep it.
    await clearHistory(String(userNamed('nora').user_sid));
  });

  it('is one entry for the many of a run, with what failed of them', async () => {
    await app.open('/internal/phone-numbers', 'sam');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(2));
    const count = app.rows().length;
    await user.click(screen.getByLabelText('Select this page'));
    app.answerOnce('DELETE', /^PhoneNumbers\//, () => app.refusal(500, 'The switch is busy'));
    await app.press('Delete…');
    const question = await screen.findByRole('dialog', { name: /^Delete \d+ selected records/ });
    await app.press(`Delete ${count}`, question);
    await app.see(`${count - 1} deleted.`);
    await untilKept(1);
    await openHistory();
    const entry = await openEntry(new RegExp(`Phone numbers?: ${count} deleted Partly done$`));
    expect(within(entry).getByText('The switch is busy')).toBeVisible();
    expect(within(entry).getAllByText('Refused')).toHaveLength(1);
    expect(within(entry).queryByRole('button', { name: /^Revert/ })).toBeNull();
  });

  it('is searched and narrowed, and the address says so', async () => {
    await save('tara@new.example');
    await openUser('vera');
    await app.fill('Email', 'vera@new.example');
    app.answerOnce('PUT', /^Users\//, () => app.refusal(500, 'The disk is full'));
    await app.press('Save');
    await app.see('The disk is full');
    await untilKept(2);
    await openHistory();
    await entryButton(/User tara/);
    await app.fill('Search name, field or SID', 'email vera');
    await waitFor(() => expect(screen.queryByRole('button', { name: /User tara/ })).toBeNull());
    expect(await entryButton(/User vera/)).toBeVisible();
    await openHistory(undefined, `${historyPath}?result=stored`);
    await entryButton(/User tara/);
    expect(screen.queryByRole('button', { name: /User vera/ })).toBeNull();
    await openUser('vera');
    await app.follow('History');
    await app.heading(title);
    await app.see('Only changes of vera.');
    await entryButton(/User vera/);
    expect(screen.queryByRole('button', { name: /User tara/ })).toBeNull();
    await app.press('Show all');
    await entryButton(/User tara/);
  });

  it('of one record bears the name that it has by now', async () => {
    const sid = app.accountSid('Cedar Bank');
    const rename = async (name: string) => {
      await app.open(`/internal/accounts/${sid}/edit`, 'nora');
      await app.fill(/^Account name/, name);
      await app.press('Save');
      await app.see('Account updated successfully');
    };
    await rename('Cedar Credit');
    await rename('Cedar Union');
    await untilKept(2);
    await openHistory(undefined, `${historyPath}?record=${sid}`);
    await app.see('Only changes of Cedar Union.');
  });

  it('is nobody else’s in the same browser', async () => {
    await save('tara@new.example');
    await untilKept(1);
    await openHistory('sam');
    await app.see('No changes yet');
    await openHistory('nora');
    await entryButton(/User tara/);
  });
});

describe('going back', () => {
  it('puts the value into the form, unsaved, and the form saves it', async () => {
    const { email } = userNamed('tara');
    await save('tara@new.example');
    await untilKept(1);
    await openHistory();
    const entry = await openEntry(/User tara/);
    app.forgetRequests();
    await app.press('Revert Email', entry);
    await app.heading('tara');
    await waitFor(() => expect(app.getField('Email')).toHaveValue(String(email)));
    await app.see('1 unsaved change');
    expect(app.writes()).toEqual([]);
    expect(userNamed('tara').email).toBe('tara@new.example');
    await app.press('Save');
    await app.see('User updated successfully');
    expect(userNamed('tara').email).toBe(email);
    await untilKept(2);
  });

  it('asks where somebody else has changed the same since', async () => {
    const { email } = userNamed('tara');
    await save('tara@new.example');
    await untilKept(1);
    app.db.run("UPDATE users SET email = 'theirs@example.com' WHERE name = 'tara'");
    await openHistory();
    await app.press('Revert Email', await openEntry(/User tara/));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    expect(dialog).toHaveTextContent('theirs@example.com');
    await app.press('Back to the form', dialog);
    expect(app.getField('Email')).toHaveValue('theirs@example.com');
    // What was not taken is offered as any unsaved work.
    await app.press('Restore');
    await app.press('Save', await screen.findByRole('dialog'));
    await waitFor(() => expect(app.getField('Email')).toHaveValue(String(email)));
    expect(userNamed('tara').email).toBe('theirs@example.com');
  });
});

describe('the history itself', () => {
  it('draws a part of a thousand entries, and more when wanted', async () => {
    const user_sid = String(userNamed('nora').user_sid);
    const entry = (at: number): HistoryEntry => ({
      ...{ id: `e${at}`, at: Date.UTC(2026, 0, 1) + at * 60_000, who: 'nora', address: '' },
      ...{ kind: 'changed', resource: 'users', sid: 'u', name: `user ${at}`, path: '' },
      ...{ ending: 'stored', changes: [], missing: [], calls: [] },
    });
    for (let at = 0; at < 1000; at += 1) await keepInHistory(user_sid, entry(at));
    await openHistory('nora');
    await entryButton(/Changed User user 999 /);
    const drawn = () =>
      screen.getAllByRole('button', { expanded: false, name: /^.*Changed/ }).length;
    expect(drawn()).toBe(100);
    await app.press('Show older (900 left)');
    await waitFor(() => expect(drawn()).toBe(200));
    await app.fill('Search name, field or SID', 'user 17');
    await waitFor(() => expect(drawn()).toBe(20));
  });

  it('is exported as it is shown: a row for each field, or all that is known', async () => {
    const files = watchSavedFiles();
    const { email } = userNamed('tara');
    await save('tara@new.example');
    await untilKept(1);
    await openHistory();
    await entryButton(/User tara/);
    for (const item of ['Export as CSV', 'Export as JSON']) {
      await user.click(within(await app.openMenu(/^More actions$/)).getByText(item));
    }
    await waitFor(async () => expect(await files()).toHaveLength(2));
    const [csv, json] = await files();
    expect(csv?.name).toMatch(/^history.*\.csv$/);
    expect(csv?.text).toMatch(new RegExp(`Changed User tara.*Email.*${email}.*tara@new\\.example`));
    expect(JSON.parse(json?.text ?? '')).toEqual(await kept());
  });

  it('is cleared once asked, and asks nothing of the platform', async () => {
    await save('tara@new.example');
    await untilKept(1);
    await openHistory();
    await entryButton(/User tara/);
    app.forgetRequests();
    await user.click(within(await app.openMenu(/^More actions$/)).getByText('Clear history'));
    await app.press('Clear history', await screen.findByRole('dialog'));
    await app.see('No changes yet');
    expect(await kept()).toEqual([]);
    expect(app.requests()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says that the browser keeps none, and the save goes on', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no storage');
    });
    await save('tara@new.example');
    expect(userNamed('tara').email).toBe('tara@new.example');
    await openHistory();
    await app.see('This browser keeps no history');
    vi.restoreAllMocks();
  });
});
