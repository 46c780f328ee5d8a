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
