import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepInHistory } from '../../src/engines/history';
import { loadConsole } from '../../src/loadConsole';
import type { HistoryEntry } from '../../src/saving/history';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { fillStorage, silenceStorage } from './support/storage';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));

const drafts = /store$/;
const history = /history$/;

describe('where the browser’s storage answers nothing', () => {
  let release: () => void = () => undefined;
  afterEach(() => release());

  const tara = () => app.db.get("SELECT user_sid, email FROM users WHERE name = 'tara'") ?? {};
  const nora = () => String(app.db.get("SELECT user_sid FROM users WHERE name = 'nora'")?.user_sid);
  const before = 'tara@before.example';
  /** The history of a change, open. */
  const openChange = async () => {
    const { user_sid: sid, email: to } = tara();
    await keepInHistory(nora(), {
      ...{
        id: 'e-1',
        at: Date.now(),
        who: 'nora',
        address: '',
        kind: 'changed',
        resource: 'users',
      },
      ...{ sid, name: 'tara', path: `/internal/users/${sid}/edit`, ending: 'stored', calls: [] },
      ...{ changes: [{ path: ['email'], from: before, to }], missing: [] },
    } as HistoryEntry);
    await app.open('/internal/history', 'nora');
    await app.click(await screen.findByRole('button', { name: /User tara · Email Done$/ }));
  };
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('the history says so in the place of its rows', async () => {
    release = silenceStorage(history);
    app.hurry();
    await app.open('/internal/history', 'nora');
    await app.see('This browser keeps no history');
  });

  it('clearing the history ends with words, and its question can be closed', async () => {
    await openChange();
    release = silenceStorage(history);
    app.hurry();
    await user.click(within(await app.openMenu(/^More actions$/)).getByText('Clear history'));
    const question = await screen.findByRole('dialog');
    await app.press('Clear history', question);
    await app.see(/^Not everything may be cleared/, question);
    await app.press('Cancel', question);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['answers nothing', silenceStorage],
    ['has no room', fillStorage],
  ])('going back to an earlier value reaches the form where the storage %s', async (_how, fail) => {
    await openChange();
    release = fail(drafts);
    app.hurry();
    await app.press('Revert Email');
    await app.heading('tara');
    await waitFor(() => expect(app.getField('Email')).toHaveValue(before));
    await app.see(/^1 unsaved change/);
    expect(isHeld()).toBe(true);
    await app.press('Save');
    await app.see('User updated successfully');
    expect(tara().email).toBe(before);
  });

  it('a rotated API key works, and it is told that the list will not remind of the old one', async () => {
    release = silenceStorage(drafts);
    await app.open(`/internal/accounts/${app.accountSid('Cedar Bank')}/edit`, 'nora');
    const [rotate] = await screen.findAllByRole('button', { name: /^Rotate: / });
    app.hurry();
    await app.click(rotate as HTMLElement);
    await screen.findByRole('dialog', { name: 'Your new API key' });
    await app.see('This browser can’t store which keys were replaced.');
    expect(app.writes().map(({ call }) => call)).toEqual(['POST ApiKeys']);
  });

  it('a view that is not kept is told, and its name stays typed', async () => {
    release = silenceStorage(drafts);
    app.hurry();
    await app.open('/internal/carriers', 'nora');
    await app.press('Views');
    await app.click(await screen.findByRole('menuitem', { name: /^Save/ }));
    const asked = await screen.findByRole('dialog');
    await app.fill('Name', 'Mine', asked);
    await app.press('Save', asked);
    await app.see('Couldn’t save in this browser.');
    expect(app.getField('Name', asked)).toHaveValue('Mine');
  });
});
