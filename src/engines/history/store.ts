import { promisifyRequest } from 'idb-keyval';
import { databaseName, openDatabase } from '../database';

/** What is kept: an id, and when it began (ms since 1970). */
export interface Kept {
  id: string;
  at: number;
  /** Counts what was said of it: of two copies the one that was said later is true. */
  version?: number;
}

/** How many entries a user has: of more the oldest go. */
export const mostKept = 1000;

/** A database of its own: whoever reads drafts does not read all of this. */
export const store = () => openDatabase(`${databaseName()} history`, 'entries');

/** The keys of a user, which begin with it: what stands after it in order is any array. */
export const ofUser = (user: string): IDBKeyRange => IDBKeyRange.bound([user], [user, []]);

/** True where `one` was said after `other`. */
export const isLater = (one: Kept, other: Kept): boolean =>
  (one.version ?? 0) > (other.version ?? 0);

/** Takes away the oldest entries of a user that are more than are kept. */
async function trim(entries: IDBObjectStore, user: string): Promise<void> {
  const more = (await promisifyRequest(entries.count(ofUser(user)))) - mostKept;
  if (more <= 0) return;
  for (const key of await promisifyRequest(entries.getAllKeys(ofUser(user), more))) {
    entries.delete(key);
  }
}

/** Stores an entry in the place of one of the same id and beginning, unless that was said later. */
export const storeEntry = async (user: string, entry: Kept): Promise<void> =>
  store()('readwrite', async (entries) => {
    const key = [user, entry.at, entry.id];
    const known = await promisifyRequest<Kept | undefined>(entries.get(key));
    if (!known || !isLater(known, entry)) entries.put(entry, key);
    await trim(entries, user);
    await promisifyRequest(entries.transaction);
  });
