// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inHaste } from '../../src/session/inHaste';

/** What the storage of a page does with its next writes: each is stored, refused, or waits for `release`. */
type Fate = 'stored' | 'refused' | 'late';

const storage = vi.hoisted(() => ({
  fates: [] as ('stored' | 'refused' | 'late')[],
  late: [] as (() => void)[],
  isGone: false,
  /** Counts the pages that were loaded: one that gave up waiting writes nothing where another is. */
  page: 0,
}));
vi.mock(import('idb-keyval'), async (load) => {
  const real = await load();
  return {
    ...real,
    createStore: (...names) => {
      const own = real.createStore(...names);
      const { page } = storage;
      // A page that went writes nothing any more: what was late of it is never stored.
      return async (mode, callback) => {
        if (page !== storage.page) return new Promise<never>(() => {});
        const fate = mode === 'readwrite' ? (storage.fates.shift() ?? 'stored') : 'stored';
        if (fate === 'refused') throw new DOMException('No room', 'QuotaExceededError');
        if (fate === 'late' || storage.isGone) {
          await new Promise<void>((resolve) => storage.late.push(resolve));
        }
        return own(mode, callback);
      };
    },
  };
});

/** The code of a page that is loaded anew, which knows of another only what the browser keeps. */
async function loadPage() {
  vi.resetModules();
  Object.assign(storage, { fates: [], late: [], isGone: false, page: storage.page + 1 });
  const { keepInHasteIn } = await import('../../src/engines/database');
  keepInHasteIn(inHaste);
  return import('../../src/engines/history');
}
type Page = Awaited<ReturnType<typeof loadPage>>;

const release = () => {
  for (const go of storage.late.splice(0)) go();
};
const entry = (id: string, version: number) => ({ id, at: 1, version, words: `${id} ${version}` });
const wordsOf = async (page: Page, user = 'nora') =>
  Object.fromEntries(
    (await page.listHistory(user)).map((kept) => [kept.id, (kept as { words?: string }).words]),
  );
const copies = () => Object.keys(localStorage).filter((key) => key.includes('history'));
const empty = () => clear(createStore('keyval-store history', 'entries'));

beforeEach(async () => {
  localStorage.clear();
  Object.assign(storage, { fates: [], late: [], isGone: false });
  await empty();
});
afterEach(() => vi.resetModules());

describe('what is said of an entry', () => {
  const said = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    fate: fc.constantFrom<Fate>('stored', 'refused', 'late'),
    isAwaited: fc.boolean(),
  });
  const isOpen = fc.boolean();

  it('last is what the next page knows, whatever became of the writes before', async () => {
    const story = fc.asyncProperty(
      fc.array(said, { minLength: 1, maxLength: 10 }),
      isOpen,
      async (steps, follows) => {
        localStorage.clear();
        const page = await loadPage();
        await empty();
        const last: Record<string, number> = {};
        const stops = follows
          ? ['a', 'b'].map((id) => page.followInHistory('nora', () => entry(id, 50)))
          : [];
        for (const { id, fate, isAwaited } of steps) {
          storage.fates = [fate];
          last[id] = (last[id] ?? 0) + 1;
          const kept = page.keepInHistory('nora', entry(id, last[id]));
          if (isAwaited && storage.late.length === 0 && fate !== 'late') await kept;
        }
        page.keepAtOnce();
        storage.isGone = true;
        if (follows) Object.assign(last, { a: 50, b: 50 });
        for (const stop of stops) stop();
        const next = await loadPage();
        const expected = Object.entries(last).map(([id, version]) => [id, `${id} ${version}`]);
        expect(await wordsOf(next)).toEqual(Object.fromEntries(expected));
        expect(copies()).toEqual([]);
      },
    );
    await fc.assert(story, { numRuns: 60 });
  });

  it('first never takes the place of what is said later', async () => {
    const page = await loadPage();
    storage.fates = ['late'];
    const first = page.keepInHistory('nora', entry('a', 1));
    const last = page.keepInHistory('nora', entry('a', 2));
    release();
    await Promise.all([first, last]);
    expect(await wordsOf(page)).toEqual({ a: 'a 2' });
    await page.keepInHistory('nora', entry('a', 1));
    expect(await wordsOf(page)).toEqual({ a: 'a 2' });
  });

  it('and was refused is tried again with the next entry', async () => {
    const page = await loadPage();
    await page.keepInHistory('nora', entry('a', 1));
    storage.fates = ['refused'];
    await page.keepInHistory('nora', entry('a', 2));
    expect(page.isHistoryKept()).toBe(false);
    await page.keepInHistory('nora', entry('b', 1));
    await vi.waitFor(async () => expect(await wordsOf(page)).toEqual({ a: 'a 2', b: 'b 1' }), {
      timeout: 30_000,
    });
  });
});

it('what is said late is older than what waits for a storage', async () => {
  const page = await loadPage();
  storage.fates = ['refused', 'refused'];
  await page.keepInHistory('nora', entry('a', 2));
  await page.keepInHistory('nora', entry('a', 1));
  await page.keepInHistory('nora', entry('b', 1));
  await vi.waitFor(async () => expect(await wordsOf(page)).toEqual({ a: 'a 2', b: 'b 1' }), {
    timeout: 30_000,
  });
});

describe('a storage that refuses', () => {
  const many = Array.from({ length: 40 }, (_all, at) => `e${at}`);

  it('everything is asked once for each entry, and for all that wait when it takes one', async () => {
    const page = await loadPage();
    storage.fates = Array.from({ length: 400 }, () => 'refused');
    for (const id of many) await page.keepInHistory('nora', entry(id, 1));
    expect(storage.fates).toHaveLength(400 - many.length);
    storage.fates = [];
    await page.keepInHistory('nora', entry('last', 1));
    await vi.waitFor(
      async () => expect(Object.keys(await wordsOf(page))).toHaveLength(many.length + 1),
      { timeout: 30_000 },
    );
  });

  it('everything lets as many wait as are kept, the newest of all users', async () => {
    const page = await loadPage();
    const most = page.mostKept;
    storage.fates = Array.from({ length: most + 6 }, () => 'refused');
    for (let at = 0; at < most + 6; at += 1) {
      await page.keepInHistory(at % 2 ? 'sam' : 'nora', { id: 'e', at });
    }
    const write = vi.spyOn(inHaste.history, 'write');
    page.keepAtOnce();
    const waiting = write.mock.calls.map(([name]) => name);
    write.mockRestore();
    expect([waiting.length, waiting[0], waiting.at(-1)]).toEqual([
      most,
      '["nora",6,"e"]',
      `["sam",${most + 5},"e"]`,
    ]);
  });

  it('now and then takes all in the end, whichever it refused', async () => {
    const page = await loadPage();
    storage.fates = ['refused', 'refused', 'stored', 'refused', 'stored'];
    for (const id of ['a', 'b', 'c', 'd', 'e']) await page.keepInHistory('nora', entry(id, 1));
    await vi.waitFor(
      async () =>
        expect(Object.keys(await wordsOf(page)).sort()).toEqual(['a', 'b', 'c', 'd', 'e']),
      { timeout: 30_000 },
    );
  });
});

describe('a history that is cleared', () => {
  it('stays so, whatever of it was refused before', async () => {
    const page = await loadPage();
    storage.fates = ['refused', 'refused'];
    await page.keepInHistory('nora', entry('a', 1));
    await page.keepInHistory('sam', entry('b', 1));
    await page.clearHistory('nora');
    await page.keepInHistory('sam', entry('c', 1));
    await vi.waitFor(
      async () => expect(await wordsOf(page, 'sam')).toEqual({ b: 'b 1', c: 'c 1' }),
      { timeout: 30_000 },
    );
    expect(await wordsOf(page)).toEqual({});
    page.keepAtOnce();
    expect(copies()).toEqual([]);
  });

  it('stays so, whatever of it is being written', async () => {
    const page = await loadPage();
    storage.fates = ['late'];
    const kept = page.keepInHistory('nora', entry('a', 1));
    const cleared = page.clearHistory('nora');
    release();
    await Promise.all([kept, cleared]);
    expect(await wordsOf(page)).toEqual({});
  });

  it('tells who listens, in this tab too', async () => {
    const page = await loadPage();
    const told = vi.fn();
    const stop = page.subscribeToHistory(told);
    await page.keepInHistory('nora', entry('a', 1));
    await page.clearHistory('nora');
    expect(told).toHaveBeenCalledTimes(2);
    storage.fates = ['refused'];
    await page.keepInHistory('nora', entry('b', 1));
    // What could not be kept is told as well.
    expect(told).toHaveBeenCalledTimes(3);
    stop();
    await page.clearHistory('nora');
    expect(told).toHaveBeenCalledTimes(3);
  });
});

describe('a copy in haste', () => {
  it('is older than what its page says after it came back', async () => {
    const page = await loadPage();
    const stop = page.followInHistory('nora', () => entry('a', 2));
    await page.keepInHistory('nora', entry('a', 1));
    page.keepAtOnce();
    expect(copies()).toHaveLength(1);
    stop();
    await page.keepInHistory('nora', entry('a', 3));
    expect(copies()).toEqual([]);
    inHaste.history.write('["nora",1,"a"]', JSON.stringify(entry('a', 2)));
    expect(await wordsOf(page)).toEqual({ a: 'a 3' });
    expect(copies()).toEqual([]);
  });

  it('is its user’s alone, and goes when that one clears the history', async () => {
    const page = await loadPage();
    for (const user of ['nora', 'sam']) page.followInHistory(user, () => entry('a', 1));
    page.keepAtOnce();
    await page.clearHistory('nora');
    expect(await wordsOf(page)).toEqual({});
    expect(await wordsOf(page, 'sam')).toEqual({ a: 'a 1' });
  });

  it('waits where the browser stores nothing, and only so many do', async () => {
    const page = await loadPage();
    for (let at = 0; at < 30; at += 1) {
      page.followInHistory('nora', () => ({ id: `e${at}`, at, version: 1 }));
    }
    page.keepAtOnce();
    expect(copies()).toHaveLength(20);
    storage.fates = ['refused'];
    await page.takeHasty();
    expect(copies()).toHaveLength(20);
    const kept = await page.listHistory('nora');
    expect(kept.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_one, at) => 29 - at));
  });

  it.each(['', 'null', '5', '{', '[]', '{"at":2,"id":"a"}'])(
    'is none where it reads %j',
    async (text) => {
      const page = await loadPage();
      inHaste.history.write('["nora",1,"a"]', text);
      inHaste.history.write('{', text);
      expect(await page.listHistory('nora')).toEqual([]);
      expect(copies()).toEqual([]);
    },
  );
});
