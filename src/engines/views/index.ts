/** Lists as operators narrowed and ordered them, kept by name. See README.md. */
import { get, update } from 'idb-keyval';
import { createObservable } from '../../observable';
import { database } from '../database';

/** A list under a name of the operator's own. */
export interface SavedView {
  /** Which list: the resource. */
  list: string;
  /** Unlike the other names of the list, whatever their case. */
  name: string;
  /** The query of its address: `filter`, `sort`, `order`, and how it looks (`columns`, `density`, `perPage`). Relative dates stay relative in it. */
  search: string;
}

/** Tells that views have changed. */
const changes = createObservable<void>(undefined);

const keyOf = (owner: string): string => `views ${owner}`;

/** True when a list would have two views of one name. */
export const isSameView = (
  one: Pick<SavedView, 'list' | 'name'>,
  other: Pick<SavedView, 'list' | 'name'>,
): boolean => one.list === other.list && one.name.toLowerCase() === other.name.toLowerCase();

/**
 * Calls back when a view was saved, renamed or deleted in this tab. Returns a function that stops it.
 */
export const subscribeToViews = changes.subscribe;

/** The views of an owner by name; none where the browser has no storage. */
export async function listViews(owner: string): Promise<SavedView[]> {
  try {
    const views = (await get<SavedView[]>(keyOf(owner), database())) ?? [];
    return views.sort((one, other) => one.name.localeCompare(other.name));
  } catch {
    return [];
  }
}

/** Changes the views of an owner in one step. Rejects when the browser cannot keep them. */
async function change(owner: string, by: (views: SavedView[]) => SavedView[]): Promise<void> {
  await update<SavedView[]>(keyOf(owner), (views = []) => by(views), database());
  changes.set();
}

/** Keeps a view; one of the same name gives way. Rejects when the browser cannot keep it. */
export const saveView = (owner: string, view: SavedView): Promise<void> =>
  change(owner, (views) => [...views.filter((one) => !isSameView(one, view)), view]);

/** Gives a view another name. Rejects when the browser cannot keep it. */
export const renameView = (owner: string, view: SavedView, name: string): Promise<void> =>
  change(owner, (views) => views.map((one) => (isSameView(one, view) ? { ...one, name } : one)));

/** Deletes a view. Rejects when the browser cannot. */
export const removeView = (owner: string, view: SavedView): Promise<void> =>
  change(owner, (views) => views.filter((one) => !isSameView(one, view)));
