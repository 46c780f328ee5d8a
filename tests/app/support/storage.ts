import { vi } from 'vitest';
import { areDraftsKept, writeEntry } from '../../../src/saving/journal';

type Asked = Partial<Record<'oncomplete' | 'onsuccess', (() => unknown) | null>>;

/**
 * From here on the databases of these names answer nothing, until what this answers is called: whoever waits for
 * them is answered then, so that no later story does.
 */
export function silenceStorage(names: RegExp): () => void {
  const begin = IDBDatabase.prototype.transaction;
  const asked: Asked[] = [];
  const ask = () => {
    const request: Asked = {};
    asked.push(request);
    return request;
  };
  const silence = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    tables,
    mode,
  ) {
    // One that is opened for the first time is made ready.
    if (!names.test(this.name) || String(mode) === 'versionchange') {
      return begin.call(this, tables, mode);
    }
    const calls = { put: ask, delete: ask, get: ask, getAll: ask, getAllKeys: ask, count: ask };
    return { objectStore: () => ({ ...calls, transaction: ask() }) } as unknown as IDBTransaction;
  });
  return () => {
    silence.mockRestore();
    for (const { oncomplete, onsuccess } of asked) (oncomplete ?? onsuccess)?.call({});
  };
}

/** From here on there is no room in these databases, until what this answers is called. */
export function fillStorage(names: RegExp): () => void {
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...entry
  ) {
    if (!names.test(this.transaction.db.name)) return put.apply(this, entry);
    throw new DOMException('No room', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

/** A page that is loaded has had no trouble with its storage yet: the console forgets that of the last story. */
export async function forgetFullStorage(): Promise<void> {
  if (areDraftsKept()) return;
  await writeEntry('nobody', {
    ...{ id: 'none', form: 'none/new', resource: 'none', sid: null, name: '', path: '' },
    ...{ savedAt: Date.now(), changes: [], missing: [], version: 1 },
  });
}
