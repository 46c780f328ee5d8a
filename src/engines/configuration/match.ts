import { byKeys, type ConfigEntry, type Configuration, keyOf } from './entries';

/** Which stored record each one of a document is, and those that are none of them. */
export interface Matches {
  storedOf: ReadonlyMap<ConfigEntry, ConfigEntry>;
  extra: ConfigEntry[];
}

const contentOf = ({ fields }: ConfigEntry): string => JSON.stringify(fields);

/**
 * Finds the stored record of each one of a document: by its sid where it says one, else by its kind, account
 * and name. Of several with one name each gets the one that is like it, else the next one.
 */
export function matchEntries(document: Configuration, stored: Configuration): Matches {
  const candidates = stored.entries.filter(({ isOutside }) => !isOutside);
  const storedOf = new Map<ConfigEntry, ConfigEntry>();
  const free = new Set(candidates);
  const take = (entry: ConfigEntry, found: ConfigEntry | undefined) => {
    if (!found) return;
    storedOf.set(entry, found);
    free.delete(found);
  };
  const bySid = new Map(candidates.map((entry) => [`${entry.kind} ${entry.sid}`, entry]));
  for (const entry of document.entries) {
    if (entry.sid) take(entry, bySid.get(`${entry.kind} ${entry.sid}`));
  }
  const groups = byKeys(candidates);
  const left = (entry: ConfigEntry) =>
    (groups.get(keyOf(entry)) ?? []).filter((one) => free.has(one));
  const open = () => document.entries.filter((entry) => !storedOf.has(entry));
  for (const entry of open()) {
    const alike = left(entry);
    const isAlike = (one: ConfigEntry) => contentOf(one) === contentOf(entry);
    take(entry, alike.length > 1 ? alike.find(isAlike) : alike[0]);
  }
  for (const entry of open()) take(entry, left(entry)[0]);
  const isNamed = ({ kind }: ConfigEntry) => kind !== 'root' && document.named.includes(kind);
  return { storedOf, extra: candidates.filter((entry) => free.has(entry) && isNamed(entry)) };
}
