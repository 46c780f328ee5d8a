import { del, delMany, entries, set, update } from 'idb-keyval';
import type { LostSave } from '../../types/lostSave';
import { database } from '../database';
import type { Change } from './changes';

/** What a form holds that is not stored yet, without any secret. */
export interface Draft {
  /** Which form: the resource and its record, or `new`, with a name where that has several forms. */
  form: string;
  /** What the record is called, or what is done with a form of many; empty for a new one. */
  name: string;
  resource: string;
  /** Where the form is: a path of the console. */
  path: string;
  /** When it was last changed (ms since 1970). */
  savedAt: number;
  changes: Change[];
  /** Labels of secrets that were typed and must be typed again. */
  missing: string[];
  /** A POST of this form went out and its answer got lost. */
  lost?: LostSave;
}

/** How long a draft is kept (ms): 7 days (decision 72). */
const age = 7 * 24 * 60 * 60 * 1000;

type Listener = () => void;
const listeners = new Set<Listener>();
const notify = () => {
  for (const listener of listeners) listener();
};

const keyOf = (user: string, form: string): [string, string] => [user, form];

/** Calls back when a draft of this tab was kept, could not be kept, or was removed. */
export function subscribeToDrafts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long the browser may take to keep a draft before it counts as not kept (ms). */
const patience = 5000;

let isKept = true;
const noteKept = (next: boolean) => {
  if (isKept === next) return;
  isKept = next;
  notify();
};

/** False when the last draft could not be kept: the storage is full, blocked or missing. */
export const areDraftsKept = (): boolean => isKept;

/** Where texts can be written at once, as a page that goes must: the database cannot be waited for. */
interface InHaste {
  write: (name: string, text: string) => void;
  names: () => string[];
  read: (name: string) => string | null;
  forget: (name: string) => void;
}

let inHaste: InHaste | null = null;

/** Says where drafts can be kept at once. */
export const keepInHasteIn = (place: InHaste): void => {
  inHaste = place;
};

const hastyName = (user: string, form: string) => JSON.stringify(keyOf(user, form));

/** Keeps a draft in the moment in which its page goes; the next reading puts it where drafts are. */
export const keepDraftAtOnce = (user: string, draft: Draft): void =>
  inHaste?.write(hastyName(user, draft.form), JSON.stringify(draft));

const parsed = (text: string | null): Draft | null => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    const isDraft =
      draft !== null && typeof draft === 'object' && 'savedAt' in draft && 'changes' in draft;
    return isDraft ? (draft as Draft) : null;
  } catch {
    return null;
  }
};

/** Puts what was kept in haste where drafts are, unless something newer is there. */
async function takeHasty(): Promise<void> {
  for (const name of inHaste?.names() ?? []) {
    const draft = parsed(inHaste?.read(name) ?? null);
    if (draft) {
      await update<Draft>(
        JSON.parse(name) as [string, string],
        (known) => (known && known.savedAt >= draft.savedAt ? known : draft),
        database(),
      );
    }
    inHaste?.forget(name);
  }
}

/**
 * Keeps a draft under its user's own key. Where the browser has no storage, or no room in it, nothing is
 * kept, and `areDraftsKept` says so.
 */
export async function keepDraft(user: string, draft: Draft): Promise<void> {
  const late = setTimeout(() => noteKept(false), patience);
  try {
    await set(keyOf(user, draft.form), draft, database());
    noteKept(true);
  } catch {
    noteKept(false);
    return;
  } finally {
    clearTimeout(late);
  }
  inHaste?.forget(hastyName(user, draft.form));
  notify();
}

/** Removes a draft: it was saved or discarded. */
export async function removeDraft(user: string, form: string): Promise<void> {
  inHaste?.forget(hastyName(user, form));
  try {
    await del(keyOf(user, form), database());
  } catch {
    return;
  }
  notify();
}

/** Every draft of a user, the newest first. Those that are too old are removed, whoever's they are. */
export async function listDrafts(user: string, now = Date.now()): Promise<Draft[]> {
  try {
    await takeHasty();
    const all = (await entries<[string, string], Draft>(database())).filter(([key]) =>
      Array.isArray(key),
    );
    const old = all.filter(([, { savedAt }]) => savedAt < now - age).map(([key]) => key);
    if (old.length > 0) await delMany(old, database());
    return all
      .filter(([[owner], { savedAt }]) => owner === user && savedAt >= now - age)
      .map(([, draft]) => draft)
      .sort((one, other) => other.savedAt - one.savedAt);
  } catch {
    return [];
  }
}

/** The draft of one form, null when there is none. */
export async function readDraft(user: string, form: string): Promise<Draft | null> {
  const drafts = await listDrafts(user);
  return drafts.find((draft) => draft.form === form) ?? null;
}
