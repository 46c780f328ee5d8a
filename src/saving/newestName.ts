import type { HistoryEntry } from './history';

type Named = Pick<HistoryEntry, 'sid' | 'name' | 'ending' | 'changes'>;

/**
 * What a record is called by now, as far as the history knows, from its entries, the newest first. An entry
 * has the name from before it; one that is stored may have changed it. Undefined where none names it.
 */
export function newestName(entries: readonly Named[], sid: string): string | undefined {
  const newest = entries.find((entry) => entry.sid === sid && entry.name);
  if (newest?.ending !== 'stored') return newest?.name;
  const renamed = newest.changes.find(
    ({ path, from, to }) =>
      path.length === 1 && from === newest.name && typeof to === 'string' && to,
  );
  return renamed ? String(renamed.to) : newest.name;
}
