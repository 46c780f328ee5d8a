// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear, entries, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInHasteIn } from '../../src/engines/database';
import {
  areDraftsKept,
  type Entry,
  listEntries,
  removeEntry,
  subscribeToJournal,
  writeAtOnce,
  writeEntry,
} from '../../src/saving/journal';
import { inHaste } from '../../src/session/inHaste';

const day = 24 * 60 * 60 * 1000;
const entry = (form: string, savedAt = Date.now(), id = 'e-1'): Entry => ({
  id,
  form,
  sid: null,
  version: 1,
  name: 'Acme',
  resource: 'accounts',
  path: '/internal/accounts/a/edit',
  savedAt,
  changes: [{ path: ['name'], from: 'Acme', to: 'Acme 2' }],
  missing: [],
});

/** The newest entry of a form. */
const newestOf = async (user: string, form: string) =>
  (await listEntries(user)).find((one) => one.form === form) ?? null;

keepInHasteIn(inHaste);
beforeEach(() => clear());

describe('entries', () => {
  it('are one for each form of a user, the newest first', async () => {
    const now = Date.now();
    await writeEntry('u-1', entry('accounts/a', now - 2));
    await writeEntry('u-1', entry('accounts/b', now - 1));
    await writeEntry('u-1', entry('accounts/a', now));
    const found = await listEntries('u-1', now);
    expect(found.map(({ form }) => form)).toEqual(['accounts/a', 'accounts/b']);
  });
  it('belong to their user', async () => {
    await writeEntry('u-1', entry('accounts/a'));
    expect(await newestOf('u-2', 'accounts/a')).toBeNull();
    await removeEntry('u-2', entry('accounts/a'));
    expect(await newestOf('u-1', 'accounts/a')).toMatchObject({ name: 'Acme' });
  });
  it('end after 7 days, also those of users who never come back', async () => {
    const now = Date.now();
    await writeEntry('u-1', entry('accounts/a', now - 7 * day + 1000));
    await writeEntry('u-2', entry('accounts/a', now - 7 * day - 1));
    expect(await listEntries('u-1', now)).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });
  it('are for each user the last ones of each open form, whatever anybody does', async () => {
    const step = fc.record({
      user: fc.constantFrom('u-1', 'u-2'),
      form: fc.constantFrom('accounts/a', 'accounts/new'),
      id: fc.constantFrom('e-1', 'e-2'),
      act: fc.constantFrom('keep', 'keep', 'remove'),
      after: fc.integer({ min: 1, max: 4 * day }),
    });
    const story = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await clear();
      const model = new Map<string, [user: string, kept: Entry]>();
      let now = Date.now();
      for (const { user, form, id, act, after } of steps) {
        now += after;
        const kept = entry(form, now, id);
        const place = [user, form, id].join();
        if (act === 'keep') {
          await writeEntry(user, kept);
          model.set(place, [user, kept]);
        } else {
          await removeEntry(user, kept);
          model.delete(place);
        }
        for (const one of ['u-1', 'u-2']) {
          const own = [...model.values()].flatMap(([owner, found]) =>
            owner === one && found.savedAt >= now - 7 * day ? [found] : [],
          );
          own.sort((a, b) => b.savedAt - a.savedAt);
          expect(await listEntries(one, now)).toEqual(own);
        }
      }
    });
    await fc.assert(story, { numRuns: 40 });
  });
  it('of an earlier version are read, and kept once from then on', async () => {
    const { id: _id, sid: _sid, version: _version, ...old } = entry('accounts/a');
    await set(['u-1', 'accounts/a'], old);
    const lost = { sent: { name: 'Acme 2' }, before: ['a-1'], at: 5 };
    await set(['u-1', 'accounts/new'], { ...old, form: 'accounts/new', lost });
    const found = await listEntries('u-1');
    expect(found.find(({ form }) => form === 'accounts/a')).toMatchObject({ sid: 'a', ...old });
    expect(found.find(({ form }) => form === 'accounts/new')).toMatchObject({
      sid: null,
      save: {
        startedAt: 5,
        ending: 'unknown',
        progress: { record: { state: 'unknown', stored: lost.sent, before: ['a-1'] } },
      },
    });
    expect(await listEntries('u-1')).toEqual(found);
    for (const one of found) await removeEntry('u-1', one);
    expect(await entries()).toEqual([]);
  });
  it('of an earlier version that did not keep what there was before are never recognized', async () => {
    const { id: _id, ...old } = entry('accounts/new');
    await set(['u-1', 'accounts/new'], { ...old, lost: { sent: { name: 'Acme 2' }, at: 5 } });
    expect((await listEntries('u-1'))[0]?.save).toMatchObject({ progress: {}, ending: 'unknown' });
  });
  it('tell when one comes or goes', async () => {
    const told = vi.fn();
    const stop = subscribeToJournal(told);
    await writeEntry('u-1', entry('accounts/a'));
    await removeEntry('u-1', entry('accounts/a'));
    stop();
    await writeEntry('u-1', entry('accounts/a'));
    expect(told).toHaveBeenCalledTimes(2);
  });
  it('are none where the browser has no storage', async () => {
    const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await writeEntry('u-1', entry('accounts/a'));
    await removeEntry('u-1', entry('accounts/a'));
    expect(await listEntries('u-1')).toEqual([]);
    full.mockRestore();
  });
});

describe('a draft whose page goes', () => {
  const hasty = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
  beforeEach(() => localStorage.clear());

  it('is there for the next page, and once', async () => {
    writeAtOnce('u-1', entry('accounts/a'));
    expect(hasty()).toHaveLength(1);
    expect(await newestOf('u-2', 'accounts/a')).toBeNull();
    expect(await newestOf('u-1', 'accounts/a')).toMatchObject({ name: 'Acme' });
    expect(hasty()).toEqual([]);
    expect(await newestOf('u-1', 'accounts/a')).toMatchObject({ name: 'Acme' });
  });
  it('is the newer of two, whichever was written last', async () => {
    const now = Date.now();
    await writeEntry('u-1', { ...entry('accounts/a', now), name: 'newer' });
    writeAtOnce('u-1', { ...entry('accounts/a', now - 1), name: 'older' });
    expect(await newestOf('u-1', 'accounts/a')).toMatchObject({ name: 'newer' });
    writeAtOnce('u-1', { ...entry('accounts/a', now + 1), name: 'newest' });
    expect(await newestOf('u-1', 'accounts/a')).toMatchObject({ name: 'newest' });
  });
  it('is forgotten with its form, where the page came back and was saved', async () => {
    writeAtOnce('u-1', entry('accounts/a'));
    await removeEntry('u-1', entry('accounts/a'));
    expect(await newestOf('u-1', 'accounts/a')).toBeNull();
    writeAtOnce('u-1', entry('accounts/a'));
    await writeEntry('u-1', entry('accounts/a'));
    expect(hasty()).toEqual([]);
  });
  // A moment that never gets too old: the age of an entry must not be what removes it.
  it.each([
    ...['', 'null', '5', '{', '[]', '{"savedAt":9e15}', '{"changes":[]}'],
    ...['{"savedAt":9e15,"changes":"none"}', '{"savedAt":9e15,"changes":{}}'],
    ...['{"savedAt":"9e15","changes":[]}', '{"savedAt":null,"changes":[]}'],
  ])('is nothing where it reads %j', async (text) => {
    localStorage.setItem('unsaved-draft:["u-1","accounts/a"]', text);
    expect(await listEntries('u-1')).toEqual([]);
    expect(hasty()).toEqual([]);
  });
});

describe('whether drafts are kept', () => {
  it('is told while the storage is full or missing', async () => {
    const told: boolean[] = [];
    const stop = subscribeToJournal(() => told.push(areDraftsKept()));
    for (const fault of ['QuotaExceededError', 'InvalidStateError']) {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('No room', fault);
      });
      await writeEntry('u-1', entry('accounts/a'));
      expect(areDraftsKept()).toBe(false);
      put.mockRestore();
      await writeEntry('u-1', entry('accounts/a'));
      expect(areDraftsKept()).toBe(true);
    }
    expect(told.slice(0, 2)).toEqual([false, true]);
    stop();
  });
  it('is told when it takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = { put: () => undefined, transaction: {} };
    const hanging = { objectStore: () => store } as unknown as IDBTransaction;
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(hanging);
    void writeEntry('u-1', entry('accounts/a'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(areDraftsKept()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(areDraftsKept()).toBe(false);
    open.mockRestore();
    vi.useRealTimers();
    await writeEntry('u-1', entry('accounts/a'));
    expect(areDraftsKept()).toBe(true);
  });
});
