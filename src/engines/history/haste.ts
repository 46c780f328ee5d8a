import { hastyPlace } from '../database';
import { isLater, type Kept, storeEntry } from './store';

/** How many copies wait at most: where nothing else can be kept they are never taken. */
const mostWaiting = 20;

const place = () => hastyPlace('history');

/** An entry of a user. */
export interface OwnedEntry {
  user: string;
  entry: Kept;
}

/** The name of an entry, of its user and of whatever was said of it. */
export const entryName = ({ user, entry: { at, id } }: OwnedEntry): string =>
  JSON.stringify([user, at, id]);

const parsed = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The copy of this name; null where it is none. */
function copyOf(name: string): OwnedEntry | null {
  const key = parsed(name);
  const entry = parsed(place()?.read(name)) as Kept | null;
  if (!Array.isArray(key) || !entry || typeof entry !== 'object') return null;
  const own = { user: String(key[0]), entry };
  return Number.isFinite(entry.at) && entryName(own) === name ? own : null;
}

const beganAt = (name: string): number => copyOf(name)?.entry.at ?? 0;

/** Writes copies in the moment in which their page goes. */
export function writeInHaste(all: OwnedEntry[]): void {
  for (const own of all) place()?.write(entryName(own), JSON.stringify(own.entry));
  const names = place()?.names() ?? [];
  const over = names.sort((one, other) => beganAt(other) - beganAt(one)).slice(mostWaiting);
  for (const name of over) place()?.forget(name);
}

/** Forgets the copy of an entry that was stored, unless it says more. */
export function forgetCopy(own: OwnedEntry): void {
  const copy = copyOf(entryName(own));
  if (copy && !isLater(copy.entry, own.entry)) place()?.forget(entryName(own));
}

/** Forgets all copies of a user. */
export function forgetCopies(user: string): void {
  for (const name of place()?.names() ?? []) {
    if (copyOf(name)?.user === user) place()?.forget(name);
  }
}

/** Puts what was kept in haste where entries are. Never fails: what cannot be stored waits on. */
export async function takeHasty(): Promise<void> {
  for (const name of place()?.names() ?? []) {
    const copy = copyOf(name);
    try {
      if (copy) await storeEntry(copy.user, copy.entry);
    } catch {
      return;
    }
    if (copy) forgetCopy(copy);
    else place()?.forget(name);
  }
}
