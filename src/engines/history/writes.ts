import { promisifyRequest } from 'idb-keyval';
import { createObservable } from '../../observable';
import { changed } from './changes';
import { entryName, forgetCopies, forgetCopy, type OwnedEntry, writeInHaste } from './haste';
import { isLater, type Kept, ofUser, store, storeEntry } from './store';

/** What was said last of an entry and is not known to be stored. */
interface Waiting extends OwnedEntry {
  /** Its write, while there is one: there are never two. */
  writing: Promise<void> | null;
}

const waiting = new Map<string, Waiting>();
/** What is said now of entries that are not over. */
const open = new Set<() => OwnedEntry>();
const newest = createObservable(true);

/** False when the last entry could not be kept: the storage is full, blocked or missing. */
export const isHistoryKept = newest.get;

/** Stores what was said last, and again while more is said. What failed waits for the next entry. */
async function write(own: Waiting): Promise<void> {
  let entry: Kept;
  let isStored: boolean;
  do {
    entry = own.entry;
    isStored = await storeEntry(own.user, entry).then(
      () => true,
      () => false,
    );
  } while (own.entry !== entry);
  own.writing = null;
  if (isStored) {
    waiting.delete(entryName(own));
    forgetCopy(own);
  }
  newest.set(isStored);
  changed();
}

/** Keeps an entry of a user, in the place of one of the same id and beginning. Never fails: `isHistoryKept` says. */
export async function keepInHistory(user: string, entry: Kept): Promise<void> {
  const name = entryName({ user, entry });
  const own = waiting.get(name) ?? { user, entry, writing: null };
  if (!isLater(own.entry, entry)) own.entry = entry;
  waiting.set(name, own);
  for (const one of waiting.values()) one.writing ??= write(one);
  await own.writing;
}

/** What `now` says of an entry is kept if the page goes, until what this answers is called. */
export function followInHistory(user: string, now: () => Kept): () => void {
  const one = () => ({ user, entry: now() });
  open.add(one);
  return () => void open.delete(one);
}

/** Keeps in the moment in which the page goes what is not stored by then; the next page takes it. */
export const keepAtOnce = (): void =>
  writeInHaste([...waiting.values(), ...[...open].map((now) => now())]);

/** Deletes all entries of a user. Rejects where the browser cannot. */
export async function clearHistory(user: string): Promise<void> {
  const own = [...waiting.values()].filter((one) => one.user === user);
  await Promise.all(own.map(({ writing }) => writing));
  for (const one of own) waiting.delete(entryName(one));
  await store()('readwrite', (entries) => {
    entries.delete(ofUser(user));
    return promisifyRequest(entries.transaction);
  });
  forgetCopies(user);
  changed();
}
