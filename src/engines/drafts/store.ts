import { del, delMany, entries, set } from 'idb-keyval';
import type { LostSave } from '../../types/lostSave';
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

/** Calls back when a draft of this tab was kept or removed. */
export function subscribeToDrafts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a draft under its user's own key. Nothing is kept where the browser has no storage. */
export async function keepDraft(user: string, draft: Draft): Promise<void> {
  try {
    await set(keyOf(user, draft.form), draft);
  } catch {
    return;
  }
  notify();
}

/** Removes a draft: it was saved or discarded. */
export async function removeDraft(user: string, form: string): Promise<void> {
  try {
    await del(keyOf(user, form));
  } catch {
    return;
  }
  notify();
}

/** Every draft of a user, the newest first. Those that are too old are removed, whoever's they are. */
export async function listDrafts(user: string, now = Date.now()): Promise<Draft[]> {
  try {
    const all = (await entries<[string, string], Draft>()).filter(([key]) => Array.isArray(key));
    const old = all.filter(([, { savedAt }]) => savedAt < now - age).map(([key]) => key);
    if (old.length > 0) await delMany(old);
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
