// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear, entries } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Draft,
  keepDraft,
  listDrafts,
  readDraft,
  removeDraft,
  subscribeToDrafts,
} from '../../../src/engines/drafts';

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
