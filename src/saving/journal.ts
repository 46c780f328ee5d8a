import { del, delMany, entries, set, update } from 'idb-keyval';
import { database, hastyPlace } from '../engines/database';
import type { Change } from '../engines/drafts';
import { createObservable } from '../observable';
import { listenToTabs, liveEntries, tellChanged } from './journalTabs';
import type { Ending, NotedStep, Progress } from './plan';

/** A save of an open form that is not over: on its way, or ended otherwise than stored. */
export interface EntrySave {
  /** When its first call was about to leave (ms since 1970, by the clock of this computer). */
  startedAt: number;
  steps: readonly NotedStep[];
  progress: Progress;
  /** None while it is on its way; for a page that was loaded anew it is unknown then. */
  ending?: Ending;
}

/** What one open form holds that is not stored, and how far its save is; without any secret. */
export interface Entry {
  id: string;
  /** Which form: the resource and its record, or `new`, with a name where that has several forms. */
  form: string;
  resource: string;
  /** The record; null for a new one. */
  sid: string | null;
  /** The service provider on screen when it was begun; none of an earlier version's. */
  providerSid?: string | null;
  /** What the record is called, or what is done with a form of many; empty for a new one. */
  name: string;
  /** Where the form is: a path of the console. */
  path: string;
  /** When it was last changed (ms since 1970). */
  savedAt: number;
  changes: Change[];
  /** Labels of secrets that were typed and must be typed again. */
  missing: string[];
  /** A save that was begun; none for a draft, which was never sent. */
  save?: EntrySave | undefined;
  /** Its save deletes the record; `changes` are what that may take away although it stops half-way. */
  isDeletion?: true;
  /** Counts what was written of it: of two copies the one that was written later is true. */
  version: number;
}

/** The id of a new entry. `crypto.randomUUID` is missing from pages over plain http. */
export const newEntryId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Where an entry is kept: its user, its form and which of the open ones. */
type EntryKey = [user: string, form: string, id: string];

/** How long an entry is kept (ms): 7 days (decision 72). */
const age = 7 * 24 * 60 * 60 * 1000;

/** True while entries can be written; listeners are called at every change of the journal. */
const kept = createObservable(true);

/** Calls back when an entry of any tab was written, could not be written, or was removed. */
export function subscribeToJournal(listener: () => void): () => void {
  // A function of its own for each subscription: another one that ends takes none away.
  const hear = () => listener();
  const stops = [kept.subscribe(hear), listenToTabs(hear)];
  return () => {
    for (const stop of stops) stop();
  };
}

const changed = () => {
  kept.set(kept.get());
  tellChanged();
};

const noteKept = (next: boolean) => {
  if (kept.get() !== next) kept.set(next);
};

/** False when the last entry could not be written: the storage is full, blocked or missing. */
export const areDraftsKept = kept.get;

/** Where drafts are kept as their page goes. */
const haste = () => hastyPlace('drafts');

/** The place of an entry; what an earlier version kept for each form has no id in its key. */
const keyOf = ([user, form, id = 'draft']: string[]): EntryKey => [user ?? '', form ?? '', id];
const placeOf = (user: string, { form, id }: Entry): EntryKey => [user, form, id];

/** What an earlier version kept of a POST whose answer got lost. */
interface Lost {
  sent: Record<string, unknown>;
  at?: number;
  before?: readonly string[];
}

/** A save of which nobody knows the end, as an earlier version kept it. */
function saveOf({ sent, at = 0, before }: Lost): EntrySave {
  // Without what there was before it, nothing tells what it made from an older record.
  const progress: Progress = before ? { record: { state: 'unknown', stored: sent, before } } : {};
  return { startedAt: at, steps: [], progress, ending: 'unknown' };
}

/** An entry as this version knows it, from what any version kept; null for anything else. */
function readEntry(value: unknown, [, form, id]: EntryKey): Entry | null {
  if (!value || typeof value !== 'object' || !('savedAt' in value) || !('changes' in value)) {
    return null;
  }
  const { lost, ...kept } = value as Partial<Entry> &
    Pick<Entry, 'savedAt' | 'changes'> & { lost?: Lost };
  if (!Array.isArray(kept.changes) || typeof kept.savedAt !== 'number') return null;
  const { resource = '' } = kept;
  const rest = form.slice(resource.length + 1);
  const sid = /^new(\/|$)/.test(rest) ? null : rest;
  return {
    ...{ name: '', path: '', missing: [], version: 0, sid },
    ...(lost && { save: saveOf(lost) }),
    ...kept,
    ...{ id, form, resource },
  };
}

const isNewer = (one: Entry, other: Entry): boolean =>
  one.version === other.version ? one.savedAt > other.savedAt : one.version > other.version;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Puts a copy of an entry where entries are, unless something newer is there. */
async function takeCopy(place: EntryKey, value: unknown): Promise<void> {
  const copy = readEntry(value, place);
  if (!copy) return;
  const newer = (known: unknown) => {
    const there = readEntry(known, place);
    return there && !isNewer(copy, there) ? there : copy;
  };
  await update<Entry>(place, newer, database());
}

/** Takes over what was kept in haste. */
async function takeHasty(): Promise<void> {
  for (const name of haste()?.names() ?? []) {
    const key = parsed(name);
    if (Array.isArray(key)) await takeCopy(keyOf(key), parsed(haste()?.read(name) ?? null));
    haste()?.forget(name);
  }
}

/** All that is kept, whoever's it is; what an earlier version kept for each form is taken over. */
async function readAll(): Promise<[key: EntryKey, value: unknown][]> {
  const all = (await entries<string[], unknown>(database())).filter(([key]) => Array.isArray(key));
  const old = all.filter(([key]) => key.length === 2);
  if (old.length === 0) return all.map(([key, value]) => [keyOf(key), value]);
  for (const [key, value] of old) await takeCopy(keyOf(key), value);
  await delMany(
    old.map(([key]) => key),
    database(),
  );
  return readAll();
}

/** Writes an entry in the moment in which its page goes; the next reading puts it where entries are. */
export const writeAtOnce = (user: string, entry: Entry): void =>
  haste()?.write(JSON.stringify(placeOf(user, entry)), JSON.stringify(entry));

/**
 * Writes an entry under its user's own key, and answers whether that was done. Where the browser has no storage,
 * no room in it or no answer in time, `areDraftsKept` says so. It never fails.
 */
export async function writeEntry(user: string, entry: Entry): Promise<boolean> {
  try {
    await set(placeOf(user, entry), entry, database());
    noteKept(true);
  } catch {
    noteKept(false);
    return false;
  }
  haste()?.forget(JSON.stringify(placeOf(user, entry)));
  changed();
  return true;
}

/** Removes an entry: it is stored, or was discarded. */
export async function removeEntry(user: string, entry: Entry): Promise<void> {
  const place = placeOf(user, entry);
  haste()?.forget(JSON.stringify(place));
  try {
    await del(place, database());
  } catch {
    return;
  }
  changed();
}

/** Puts an entry in the place of another one, which goes once that is written: one of them always holds what is left. */
export async function moveEntry(user: string, from: Entry, to: Entry): Promise<void> {
  if (await writeEntry(user, to)) await removeEntry(user, from);
}

/** Every entry of a user, the newest first. Those that are too old are removed, whoever's they are. */
export async function listEntries(user: string, now = Date.now()): Promise<Entry[]> {
  try {
    await takeHasty();
    const all = (await readAll()).map(([key, value]) => ({ key, entry: readEntry(value, key) }));
    const isOver = ({ entry }: (typeof all)[number]) => !entry || entry.savedAt < now - age;
    const over = all.filter(isOver).map(({ key }) => key);
    if (over.length > 0) await delMany(over, database());
    return all
      .flatMap(({ key, entry }) => (key[0] === user && entry ? [entry] : []))
      .filter(({ savedAt }) => savedAt >= now - age)
      .sort((one, other) => other.savedAt - one.savedAt);
  } catch {
    return [];
  }
}

/** An entry, and whether its form is open, or its save on its way, in a tab that lives. */
export type ListedEntry = Entry & { isLive: boolean };

/** The same, told apart by whether a living tab holds them. */
export async function listLiveEntries(user: string): Promise<ListedEntry[]> {
  const [found, live] = await Promise.all([listEntries(user), liveEntries(user)]);
  return found.map((entry) => ({ ...entry, isLive: live.has(entry.id) }));
}
