import { createStore, type UseStore } from 'idb-keyval';

let nameOf = () => 'keyval-store';
const opened = new Map<string, UseStore>();

/** Says how the database of this console is called: two on one host have two. */
export const nameDatabase = (name: () => string): void => {
  nameOf = name;
};

/** Its name, which separates the tabs of one console from those of another. */
export const databaseName = (): string => nameOf();

/** How long the storage may take (ms): one that hangs is as one that refuses. */
const patience = 5000;

/** What is answered in time; rejects after that. What is done later is done, and nobody hears of it. */
export function inTime<T>(answer: Promise<T>, limit = patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), limit);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * A table of a database of this name, opened on first use; whoever asks it waits for a moment at most. A browser
 * that denies storage throws as it is opened: that is a rejection too, like any other refusal.
 */
export function openDatabase(name: string, table: string): UseStore {
  const known = opened.get(name);
  if (known) return known;
  const store = createStore(name, table);
  const patient: UseStore = async (mode, work) => inTime(store(mode, work));
  opened.set(name, patient);
  return patient;
}

/** The database of what outlives the page. */
export const database = (): UseStore => openDatabase(nameOf(), 'keyval');

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
