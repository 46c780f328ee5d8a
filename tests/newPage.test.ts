import { beforeEach, expect, it, vi } from 'vitest';

// As a page reads its code: nothing has happened to it yet.
beforeEach(() => vi.resetModules());

it.each<[string, () => Promise<() => unknown>, unknown]>([
  ['drafts are kept', async () => (await import('../src/saving/journal')).areDraftsKept, true],
  [
    'what is done is kept',
    async () => (await import('../src/engines/history')).isHistoryKept,
    true,
  ],
  ['no version is newer', async () => (await import('../src/http/newVersion')).versionNotice, null],
  ['no connection is lost', async () => (await import('../src/http/connection')).connection, null],
  ['no call has to wait', async () => (await import('../src/http/rateLimit')).rateLimit, null],
  [
    'nobody is asked to sign in again',
    async () => (await import('../src/session/renewal')).isRenewalPending,
    false,
  ],
  [
    'no work is unsaved',
    async () => (await import('../src/session/unsavedWork')).unsavedWork,
    null,
  ],
  [
    'no work holds the page',
    async () => (await import('../src/session/unsavedWork')).hasUnsavedWork,
    false,
  ],
  ['nothing is left to tell', async () => (await import('../src/session/untold')).untold, null],
])('on a page that was just loaded %s', async (_what, load, state) => {
  const read = await load();
  expect(read()).toBe(state);
});
