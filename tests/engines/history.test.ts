// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import {
  clearHistory,
  isHistoryKept,
  keepInHistory,
  listHistory,
  mostKept,
  subscribeToHistory,
} from '../../src/engines/history';
import { closeTabs, loadTab } from '../support/tabs';

const entry = (id: string, at: number, words = id) => ({ id, at, words });
const idsOf = async (user: string) => (await listHistory(user)).map(({ id }) => id);

afterEach(async () => {
  vi.restoreAllMocks();
  closeTabs();
  for (const user of ['nora', 'sam', 'no']) await clearHistory(user);
});

it('keeps entries the newest first, each user’s apart', async () => {
  await keepInHistory('nora', entry('b', 2));
  await keepInHistory('nora', entry('a', 1));
  await keepInHistory('sam', entry('c', 3));
  await keepInHistory('no', entry('d', 4));
  expect(await idsOf('nora')).toEqual(['b', 'a']);
  expect(await idsOf('sam')).toEqual(['c']);
  await clearHistory('no');
  expect(await idsOf('nora')).toEqual(['b', 'a']);
});

it('writes what became of an entry in its place', async () => {
  await keepInHistory('nora', entry('a', 1, 'sent'));
  await keepInHistory('nora', entry('a', 1, 'done'));
  expect(await listHistory('nora')).toEqual([entry('a', 1, 'done')]);
});

it('takes away the oldest of more than it keeps, whichever tab writes them', async () => {
  const load = () => loadTab(() => import('../../src/engines/history'));
  const [one, other] = [await load(), await load()];
  const tabs = [one, other];
  await Promise.all(
    Array.from({ length: mostKept + 20 }, (_all, at) =>
      tabs[at % 2]?.keepInHistory('nora', entry(`e${at}`, at)),
    ),
  );
  await keepInHistory('sam', entry('s', 0));
  const kept = await idsOf('nora');
  expect(kept).toHaveLength(mostKept);
  expect(kept[0]).toBe(`e${mostKept + 19}`);
  expect(kept.at(-1)).toBe('e20');
  expect(await idsOf('sam')).toEqual(['s']);
});

it('tells other tabs what was kept, and that all of it is gone', async () => {
  const other = await loadTab(() => import('../../src/engines/history'));
  const told = vi.fn();
  const stop = subscribeToHistory(told);
  await other.keepInHistory('nora', entry('a', 1));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  await other.clearHistory('nora');
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  stop();
  await keepInHistory('nora', entry('b', 2));
  expect(told).toHaveBeenCalledTimes(2);
});

it('holds nobody up where there is no storage at all', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const history = await import('../../src/engines/history');
  await history.keepInHistory('nora', entry('a', 1));
  expect(history.isHistoryKept()).toBe(false);
  vi.unstubAllGlobals();
});

it('says that the browser keeps nothing, and holds nobody up', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no storage');
  });
  await keepInHistory('nora', entry('a', 1));
  expect(isHistoryKept()).toBe(false);
  await expect(listHistory('nora')).rejects.toThrow('no storage');
  await expect(clearHistory('nora')).rejects.toThrow('no storage');
  vi.restoreAllMocks();
  await keepInHistory('nora', entry('a', 1));
  expect(isHistoryKept()).toBe(true);
});
