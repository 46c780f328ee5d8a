import { promisifyRequest } from 'idb-keyval';
import { createObservable } from '../../observable';
import { changed, changedHere } from './changes';
import { entryName, forgetCopies, forgetCopy, type OwnedEntry, writeInHaste } from './haste';
import { isLater, type Kept, mostKept, ofUser, store, storeEntry } from './store';

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

/** Lets what failed wait behind all others, and forgets the oldest of more than are kept. */
function wait(own: Waiting): void {
  waiting.delete(entryName(own));
  waiting.set(entryName(own), own);
  for (const [name, one] of waiting) {
    if (waiting.size <= mostKept) return;
    if (!one.writing) waiting.delete(name);
  }
}

/** Writes one of those that failed: after a success there is room, or a storage, again. */
function writeNext(): void {
  for (const one of waiting.values()) {
    if (one.writing) continue;
    one.writing = write(one);
    return;
  }
}

/**
 * Stores what was said last, and again while more is said. What failed waits until another is stored: where
 * the browser stores nothing, each entry is one attempt, however many wait.
 */
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
  newest.set(isStored);
  if (!isStored) {
    wait(own);
    changedHere();
    return;
  }
  waiting.delete(entryName(own));
  forgetCopy(own);
  changed();
  writeNext();
}

/** Keeps an entry of a user, in the place of one of the same id and beginning. Never fails: `isHistoryKept` says. */
export async function keepInHistory(user: string, entry: Kept): Promise<void> {
  const name = entryName({ user, entry });
  const own = waiting.get(name) ?? { user, entry, writing: null };
  if (!isLater(own.entry, entry)) own.entry = entry;
  waiting.set(name, own);
  own.writing ??= write(own);
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
