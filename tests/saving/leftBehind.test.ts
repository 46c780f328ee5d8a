// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import * as journal from '../../src/saving/journal';
import { type Entry, writeEntry } from '../../src/saving/journal';
import { subscribeToLate, tellLate } from '../../src/saving/lateSaves';
import { leftBehind } from '../../src/saving/leftBehind';

const entry = (id: string, form: string): Entry => ({
  ...{ id, form, resource: 'accounts', sid: null, version: 1, name: '', path: '/p' },
  ...{ savedAt: Date.now(), missing: [], changes: [{ path: ['name'], from: null, to: 'A' }] },
});

beforeEach(() => clear());

it('what forms of a name left behind is told, and of no other; nothing of those that are open', async () => {
  for (const [id, form] of [
    ['1', 'keys/new'],
    ['2', 'keys/new'],
    ['3', 'keys/k-1'],
  ] as const) {
    await writeEntry('u', entry(id, form));
  }
  await writeEntry('other', entry('4', 'keys/new'));
  expect((await leftBehind('u', 'keys/new')).map(({ id }) => id).sort()).toEqual(['1', '2']);
  const all = await journal.listLiveEntries('u');
  const live = all.map((one) => ({ ...one, isLive: one.id === '1' }));
  vi.spyOn(journal, 'listLiveEntries').mockResolvedValue(live);
  expect((await leftBehind('u', 'keys/new')).map(({ id }) => id)).toEqual(['2']);
  vi.restoreAllMocks();
});

it('a storage that hangs holds back nothing', async () => {
  vi.useFakeTimers();
  vi.spyOn(journal, 'listLiveEntries').mockReturnValue(new Promise(() => undefined));
  const found = leftBehind('u', 'keys/new');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('how a save ended whose form was left is told to who listens, and nothing before', () => {
  const told = vi.fn();
  const stop = subscribeToLate(told);
  const late = { entry: entry('1', 'keys/new'), ending: 'stored', path: null } as const;
  tellLate(null);
  tellLate(late);
  stop();
  tellLate({ ...late });
  expect(told).toHaveBeenCalledExactlyOnceWith(late);
});
