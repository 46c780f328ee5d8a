import { afterAll, vi } from 'vitest';
import { makeBlobsReadable } from './support/blob';
import { emptyDatabases } from './support/databases';
import { takeAwayDrawn } from './support/drawnPage';

// Most of what is tested needs no page, only the storage and the address that the session reads; a test
// that needs a page says so on top: `// @vitest-environment jsdom`.
if (typeof document === 'undefined') {
  const storage = () => {
    const items = new Map<string, string>();
    return {
      get length() {
        return items.size;
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, String(value)),
      removeItem: (key: string) => void items.delete(key),
      clear: () => items.clear(),
    };
  };
  const location = new URL('http://localhost:3000/');
  const window = Object.assign(new EventTarget(), { location });
  Object.assign(globalThis, {
    window,
    location,
    localStorage: storage(),
    sessionStorage: storage(),
  });
} else {
  await import('@testing-library/jest-dom/vitest');
  const { configure } = await import('@testing-library/dom');
  // What is slow on a crowded machine is no failure.
  configure({ asyncUtilTimeout: 30_000 });
  makeBlobsReadable();
  // What the last file of the worker left, or was still writing as it ended.
  await emptyDatabases();
  const { answerStylesQuickly } = await import('./support/computedStyle');
  answerStylesQuickly();
  let takeAway = takeAwayDrawn;
  // React's build for production lets nothing act, which the library for its tests asks of all that is done.
  if (process.env.NODE_ENV === 'production') {
    const { flushSync } = await import('react-dom');
    const { unstable_IdlePriority, unstable_scheduleCallback } = await import('scheduler');
    configure({
      eventWrapper: (dispatch) => {
        const result = dispatch();
        flushSync(() => undefined);
        return result;
      },
      // What was waited for may lead to more, which a test sees with it: React is asked last of all.
      asyncWrapper: async (wait) => {
        const result = await wait();
        await new Promise<void>((resolve) => {
          unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
        });
        return result;
      },
    });
  } else takeAway = (await import('@testing-library/react')).cleanup;
  const { forgetCookies } = await import('./support/cookies');
  // A page that stays would take what the next file's pages are told.
  afterAll(() => {
    takeAway();
    document.body.replaceChildren();
    forgetCookies();
  });
}

// Properties with a number of their own take it from `propertyRuns`.
if (process.env.THOROUGH) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ numRuns: 1000 });
}

// The next file of the worker finds what was there.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
