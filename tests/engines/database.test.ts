// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/engines/database';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = new DOMException('Denied', 'SecurityError');
const throws = () => {
  throw refusal;
};
/** However a browser keeps nothing. */
const refusals: Record<string, () => unknown> = {
  'has no storage': () => vi.stubGlobal('indexedDB', undefined),
  'throws at the look for it': () =>
    vi.stubGlobal('indexedDB', Object.defineProperty({}, 'open', { get: throws })),
  'throws as it is opened': () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(throws),
  'fails to open': () =>
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      const request = { error: refusal, onerror: () => undefined };
      queueMicrotask(() => request.onerror());
      return request as unknown as IDBOpenDBRequest;
    }),
  'throws as it is read or written': () => {
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...asked
    ) {
      return String(asked[1]) === 'versionchange' ? begin.apply(this, asked) : throws();
    });
  },
  'throws at the entry': () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(throws);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(throws);
  },
};

it.each(Object.entries(refusals))(
  'a browser that %s rejects, and throws nothing',
  async (name, refuse) => {
    const store = openDatabase(`refused: ${name}`, 'table');
    refuse();
    const told: unknown[] = [];
    // As whoever goes on without it: what is thrown at once would not be heard here.
    const answers = [set('key', 1, store), get('key', store)].map((answer) =>
      answer.catch((error: unknown) => told.push(error)),
    );
    await Promise.all(answers);
    expect(told).toHaveLength(2);
  },
);
