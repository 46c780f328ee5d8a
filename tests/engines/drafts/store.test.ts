// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear, entries } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  areDraftsKept,
  type Draft,
  holdsValue,
  keepDraft,
  keepDraftAtOnce,
  keepInHasteIn,
  listDrafts,
  readDraft,
  removeDraft,
  subscribeToDrafts,
} from '../../../src/engines/drafts';
import { draftsInHaste } from '../../../src/session/draftsInHaste';

const day = 24 * 60 * 60 * 1000;
const draft = (form: string, savedAt = Date.now()): Draft => ({
  form,
  name: 'Acme',
  resource: 'accounts',
  path: '/internal/accounts/a/edit',
  savedAt,
  changes: [{ path: ['name'], from: 'Acme', to: 'Acme 2' }],
  missing: [],
});

keepInHasteIn(draftsInHaste);
beforeEach(() => clear());

describe('drafts', () => {
  it('are one for each form of a user, the newest first', async () => {
    const now = Date.now();
    await keepDraft('u-1', draft('accounts/a', now - 2));
    await keepDraft('u-1', draft('accounts/b', now - 1));
    await keepDraft('u-1', draft('accounts/a', now));
    const found = await listDrafts('u-1', now);
    expect(found.map(({ form }) => form)).toEqual(['accounts/a', 'accounts/b']);
  });
  it('belong to their user', async () => {
    await keepDraft('u-1', draft('accounts/a'));
    expect(await readDraft('u-2', 'accounts/a')).toBeNull();
    await removeDraft('u-2', 'accounts/a');
    expect(await readDraft('u-1', 'accounts/a')).toMatchObject({ name: 'Acme' });
  });
  it('end after 7 days, also those of users who never come back', async () => {
    const now = Date.now();
    await keepDraft('u-1', draft('accounts/a', now - 7 * day + 1000));
    await keepDraft('u-2', draft('accounts/a', now - 7 * day - 1));
    expect(await listDrafts('u-1', now)).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });
  it('are for each user the last ones of each form, whatever anybody does', async () => {
    const step = fc.record({
      user: fc.constantFrom('u-1', 'u-2'),
      form: fc.constantFrom('accounts/a', 'accounts/new'),
      act: fc.constantFrom('keep', 'keep', 'remove'),
      after: fc.integer({ min: 1, max: 4 * day }),
    });
    const story = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await clear();
      const model = new Map<string, [user: string, kept: Draft]>();
      let now = Date.now();
      for (const { user, form, act, after } of steps) {
        now += after;
        const kept = draft(form, now);
        if (act === 'keep') {
          await keepDraft(user, kept);
          model.set(`${user} ${form}`, [user, kept]);
        } else {
          await removeDraft(user, form);
          model.delete(`${user} ${form}`);
        }
        for (const one of ['u-1', 'u-2']) {
          const own = [...model.values()].flatMap(([owner, found]) =>
            owner === one && found.savedAt >= now - 7 * day ? [found] : [],
          );
          own.sort((a, b) => b.savedAt - a.savedAt);
          expect(await listDrafts(one, now)).toEqual(own);
        }
      }
    });
    await fc.assert(story, { numRuns: 40 });
  });
  it('tell when one comes or goes', async () => {
    const told = vi.fn();
    const stop = subscribeToDrafts(told);
    await keepDraft('u-1', draft('accounts/a'));
    await removeDraft('u-1', 'accounts/a');
    stop();
    await keepDraft('u-1', draft('accounts/a'));
    expect(told).toHaveBeenCalledTimes(2);
  });
  it('are none where the browser has no storage', async () => {
    const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await keepDraft('u-1', draft('accounts/a'));
    await removeDraft('u-1', 'accounts/a');
    expect(await listDrafts('u-1')).toEqual([]);
    full.mockRestore();
  });
});

describe('a draft whose page goes', () => {
  const hasty = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
  beforeEach(() => localStorage.clear());

  it('is there for the next page, and once', async () => {
    keepDraftAtOnce('u-1', draft('accounts/a'));
    expect(hasty()).toHaveLength(1);
    expect(await readDraft('u-2', 'accounts/a')).toBeNull();
    expect(await readDraft('u-1', 'accounts/a')).toMatchObject({ name: 'Acme' });
    expect(hasty()).toEqual([]);
    expect(await readDraft('u-1', 'accounts/a')).toMatchObject({ name: 'Acme' });
  });
  it('is the newer of two, whichever was written last', async () => {
    const now = Date.now();
    await keepDraft('u-1', { ...draft('accounts/a', now), name: 'newer' });
    keepDraftAtOnce('u-1', { ...draft('accounts/a', now - 1), name: 'older' });
    expect(await readDraft('u-1', 'accounts/a')).toMatchObject({ name: 'newer' });
    keepDraftAtOnce('u-1', { ...draft('accounts/a', now + 1), name: 'newest' });
    expect(await readDraft('u-1', 'accounts/a')).toMatchObject({ name: 'newest' });
  });
  it('is forgotten with its form, where the page came back and was saved', async () => {
    keepDraftAtOnce('u-1', draft('accounts/a'));
    await removeDraft('u-1', 'accounts/a');
    expect(await readDraft('u-1', 'accounts/a')).toBeNull();
    keepDraftAtOnce('u-1', draft('accounts/a'));
    await keepDraft('u-1', draft('accounts/a'));
    expect(hasty()).toEqual([]);
  });
  it.each(['', 'null', '5', '{', '[]', '{"savedAt":1}'])(
    'is nothing where it reads %j',
    async (text) => {
      localStorage.setItem('unsaved-draft:["u-1","accounts/a"]', text);
      expect(await listDrafts('u-1')).toEqual([]);
      expect(hasty()).toEqual([]);
    },
  );
});

describe('whether drafts are kept', () => {
  it('is told while the storage is full or missing', async () => {
    const told: boolean[] = [];
    const stop = subscribeToDrafts(() => told.push(areDraftsKept()));
    for (const fault of ['QuotaExceededError', 'InvalidStateError']) {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('No room', fault);
      });
      await keepDraft('u-1', draft('accounts/a'));
      expect(areDraftsKept()).toBe(false);
      put.mockRestore();
      await keepDraft('u-1', draft('accounts/a'));
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
    void keepDraft('u-1', draft('accounts/a'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(areDraftsKept()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(areDraftsKept()).toBe(false);
    open.mockRestore();
    vi.useRealTimers();
    await keepDraft('u-1', draft('accounts/a'));
    expect(areDraftsKept()).toBe(true);
  });
});

describe('what is stored already', () => {
  it.each<[unknown, unknown, boolean]>([
    ['a', 'a', true],
    ['a', 'b', false],
    [5060, '5060', true],
    [null, '', true],
    [undefined, null, true],
    [true, false, false],
    [{ url: 'x', webhook_sid: 's' }, { url: 'x' }, true],
    [{ url: 'x' }, { url: 'x', method: 'POST' }, false],
    [[{ ipv4: '1.1.1.1', port: 5060, sid: 's' }], [{ ipv4: '1.1.1.1', port: '5060' }], true],
    [[{ a: 1 }], [{ a: 1 }, { a: 2 }], false],
    [[{ a: 1 }, { a: 2 }], [{ a: 1 }], false],
    [[{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], false],
    [null, [], false],
    ['x', { url: 'x' }, false],
  ])('%j holds %j: %j', (stored, wanted, holds) => {
    expect(holdsValue(stored, wanted)).toBe(holds);
  });
});
