import { createStore, type UseStore } from 'idb-keyval';

let nameOf = () => 'keyval-store';
const opened = new Map<string, UseStore>();

/** Says how the database of this console is called: two on one host have two. */
export const nameDatabase = (name: () => string): void => {
  nameOf = name;
};

/** Its name, which separates the tabs of one console from those of another. */
export const databaseName = (): string => nameOf();

/** The database of what outlives the page; opened on first use. */
export function database(): UseStore {
  const name = nameOf();
  const store = opened.get(name) ?? createStore(name, 'keyval');
  opened.set(name, store);
  return store;
}

/** Where texts can be written at once, as a page that goes must: the database cannot be waited for. */
export interface InHaste {
  write: (name: string, text: string) => void;
  names: () => string[];
  read: (name: string) => string | null;
  forget: (name: string) => void;
}

let places: Partial<Record<'drafts' | 'history', InHaste>> = {};

/** Says where texts can be kept at once, each kind for itself. */
export const keepInHasteIn = (own: typeof places): void => {
  places = own;
};

/** Where this kind can be kept at once; none where nobody said so. */
export const hastyPlace = (kind: keyof typeof places): InHaste | undefined => places[kind];
