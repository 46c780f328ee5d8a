// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../src/engines/database';
import { drainOf, forgetDrain, rememberDrain } from '../../src/saving/drains';
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

it('numbers that were moved away from a carrier are remembered for their user, until they are back', async () => {
  const drain = {
    ...{ target: { id: 'c-2', name: 'Two' }, at: 5, switchedOff: true },
    numbers: ['n-1'],
  };
  await rememberDrain('u', 'c-1', drain);
  expect(await drainOf('u', 'c-1')).toEqual(drain);
  expect(await drainOf('other', 'c-1')).toBeNull();
  expect(await drainOf('u', 'c-2')).toBeNull();
  await forgetDrain('u', 'c-1');
  expect(await drainOf('u', 'c-1')).toBeNull();
});

it.each([
  ...['text', null, 7, [], {}, { numbers: [] }, { target: {} }, { numbers: 'n', target: {} }],
])('%j is nothing that was moved away', async (kept) => {
  await set('drain u c-1', kept, database());
  expect(await drainOf('u', 'c-1')).toBeNull();
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
