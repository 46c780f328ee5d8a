import { byKeys, type ConfigEntry, type Configuration, keyOf } from './entries';

/** Which stored record each one of a document is, and those that are none of them. */
export interface Matches {
  storedOf: ReadonlyMap<ConfigEntry, ConfigEntry>;
  extra: ConfigEntry[];
}

const contentOf = ({ fields }: ConfigEntry): string => JSON.stringify(fields);

/**
 * Finds the stored record of each one of a document: by its sid where it says one, else by its kind, account
 * and name. Of several with one name each gets the one that is like it; the others then get the next ones.
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
  const open = () => document.entries.filter((entry) => !storedOf.has(entry));
  const bySid = new Map(candidates.map((entry) => [`${entry.kind} ${entry.sid}`, entry]));
  // A copy that was given another name, and kept the sid, is a record of its own.
  for (const mayBeRenamed of [false, true]) {
    for (const entry of open().filter(({ sid }) => sid)) {
      const found = bySid.get(`${entry.kind} ${entry.sid}`);
      const isIt = found && (mayBeRenamed || keyOf(found) === keyOf(entry));
      if (isIt && free.has(found)) take(entry, found);
    }
  }
  const groups = byKeys(candidates);
  const wanted = byKeys(document.entries);
  const left = (entry: ConfigEntry) =>
    (groups.get(keyOf(entry)) ?? []).filter((one) => free.has(one));
  const isDoubled = (entry: ConfigEntry) =>
    [groups, wanted].some((all) => (all.get(keyOf(entry))?.length ?? 0) > 1);
  for (const entry of open().filter(isDoubled)) {
    take(
      entry,
      left(entry).find((one) => contentOf(one) === contentOf(entry)),
    );
  }
  for (const entry of open()) take(entry, left(entry)[0]);
  const isNamed = ({ kind }: ConfigEntry) => kind !== 'root' && document.named.includes(kind);
  return { storedOf, extra: candidates.filter((entry) => free.has(entry) && isNamed(entry)) };
}
