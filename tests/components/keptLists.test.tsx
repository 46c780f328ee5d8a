// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleContext, type ConsoleInfo, useConsole } from '../../src/components/ConsoleContext';
import { useDrafts } from '../../src/components/form/drafts/useDrafts';
import { useHistory } from '../../src/components/history/useHistory';
import { clearHistory, keepInHistory } from '../../src/engines/history';
import { writeEntry } from '../../src/saving/journal';

const users = ['nora', 'sam'];
const empty = () => Promise.all([clear(), ...users.map((user) => clearHistory(user))]);
beforeEach(empty);
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await empty();
});

const draft = (id: string) => ({
  ...{ id, form: `accounts/${id}`, resource: 'accounts', sid: id, version: 1 },
  ...{ name: id, path: '', savedAt: Date.now(), changes: [], missing: [] },
});

interface Kept {
  keep: (user: string, id: string) => Promise<unknown>;
  useIds: () => string[];
}
const kept: [string, Kept][] = [
  [
    'drafts',
    {
      keep: (user, id) => writeEntry(user, draft(id)),
      useIds: () => useDrafts(useConsole().identity.userSid).map(({ id }) => id),
    },
  ],
  [
    'the history',
    {
      keep: (user, id) => keepInHistory(user, { id, at: 1 }),
      useIds: () => (useHistory().entries ?? []).map(({ id }) => id),
    },
  ],
];

describe.each(kept)('%s on screen', (_what, { keep, useIds }) => {
  let userSid = 'nora';
  const open = () => {
    userSid = 'nora';
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ConsoleContext.Provider value={{ identity: { userSid } } as ConsoleInfo}>
        {children}
      </ConsoleContext.Provider>
    );
    return renderHook(useIds, { wrapper });
  };

  it('is of who is signed in, and kept up to date', async () => {
    await keep('nora', 'n-1');
    await keep('sam', 's-1');
    const { result, rerender } = open();
    const shows = (ids: string[]) => waitFor(() => expect([...result.current].sort()).toEqual(ids));
    await shows(['n-1']);
    await act(() => keep('nora', 'n-2'));
    await shows(['n-1', 'n-2']);
    userSid = 'sam';
    rerender();
    await shows(['s-1']);
    await act(() => keep('sam', 's-2'));
    await shows(['s-1', 's-2']);
  });

  it('is read once for a screen that shows it, and not for one that is gone', async () => {
    const reads = vi.spyOn(IDBDatabase.prototype, 'transaction');
    /** How often it is read where one more is kept, until the screen shows so many. */
    const readsFor = async ({ result }: ReturnType<typeof open>, id: string, count: number) => {
      reads.mockClear();
      await act(() => keep('nora', id));
      await waitFor(() => expect(result.current).toHaveLength(count));
      return reads.mock.calls.filter(([, mode]) => mode !== 'readwrite').length;
    };
    const shown = async (count: number) => {
      const screen = open();
      await waitFor(() => expect(screen.result.current).toHaveLength(count));
      return screen;
    };
    await keep('nora', 'n-1');
    const first = await shown(1);
    const once = await readsFor(first, 'n-2', 2);
    first.unmount();
    expect(await readsFor(await shown(2), 'n-3', 3)).toBe(once);
  });
});
