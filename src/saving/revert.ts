import type { Change } from '../engines/drafts';
import type { HistoryEntry } from './history';
import type { Entry } from './journal';

const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every((row) => row !== null && typeof row === 'object');

/**
 * A value to go back to: rows that are gone since have no sid any more, or the platform would be asked to
 * change what it does not have.
 */
function valueBefore({ path: [source = ''], from, to }: Change, keys: HistoryEntry['rowKeys']) {
  const idKey = keys?.[source];
  if (!idKey || !isRows(from)) return from;
  const there = new Set(isRows(to) ? to.map((row) => row[idKey]) : []);
  return from.map((row, index) => {
    if (there.has(row[idKey])) return row;
    const { [idKey]: _sid, ...bare } = row;
    return { ...bare, local_id: `before-${index}` };
  });
}

/** True when what an entry changed can be put back in the form of its record. */
export const canRevert = ({ kind, sid, changes, ending }: HistoryEntry): boolean =>
  kind === 'changed' && sid !== null && changes.length > 0 && ending !== 'refused';

/**
 * What a form is to hold so that it goes back to how it was before an entry, or before these changes of it,
 * as a draft: nothing is sent, and what somebody else changed since is asked about.
 */
export function revertOf(
  entry: HistoryEntry,
  changes: readonly Change[],
  { id, path, now }: { id: string; path: string; now: number },
): Entry {
  const { resource, sid, name, rowKeys } = entry;
  return {
    ...{ id, resource, sid, name, path },
    form: `${resource}/${sid}`,
    savedAt: now,
    changes: changes.map((change) => ({
      path: change.path,
      from: change.to,
      to: valueBefore(change, rowKeys),
    })),
    missing: [],
    version: 1,
  };
}
