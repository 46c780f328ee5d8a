import { claim } from './claim';
import type { Settled } from './conflicts';
import { isUnknown, ownColumns, sumOf } from './earlier';
import { type AnyRow, type Part, rowsIn } from './part';
import type { Done, Progress } from './plan';
import { changedKeys, type Fields } from './values';

/** The rows of one part of a record, from all sides. */
export interface RowsToMerge {
  part: Part;
  /** What the form began with, and what it holds. */
  opened: Fields;
  form: Fields;
  /** The rows that are stored now. */
  stored: readonly AnyRow[];
  /** What earlier tries of this save did. */
  progress: Progress;
  /** What the operator answered so far. */
  settled: readonly Settled[];
}

/** What the steps of a part begin with. */
export const partKey = ({ sources }: Part): string => sources[0]?.source ?? '';

export const sidOf = ({ idKey }: Part, row: AnyRow): string | null => row[idKey] ?? null;

export const bySid = (part: Part, rows: readonly AnyRow[]) =>
  new Map(rows.flatMap((row) => (sidOf(part, row) ? [[sidOf(part, row) as string, row]] : [])));

/** What earlier tries did of a row. */
const doneOf = ({ part, progress }: RowsToMerge, key: unknown): Done | undefined =>
  progress[`${partKey(part)}:${key}`];

/**
 * Whether a stored row may be one that looks the same: first one that differs in nothing else, then in one
 * column, and so on. Rows that look the same to an operator may still differ.
 */
const closestFirst = <Wanted>(
  part: Part,
  mayBe: (wanted: Wanted, row: AnyRow) => AnyRow | undefined,
): ((wanted: Wanted, row: AnyRow) => boolean)[] =>
  [...part.columns, ''].map((_column, most) => (wanted, stored) => {
    const own = mayBe(wanted, stored);
    if (!own || !part.isSame?.(own, stored)) return false;
    const { normalize = (row: AnyRow) => row } = part;
    return changedKeys(normalize(own), normalize(stored), part.columns).length <= most;
  });

/** Rows that an earlier try may have made: what was sent, by the key of their steps. */
function lostRows({ part, progress }: RowsToMerge) {
  const prefix = `${partKey(part)}:`;
  return Object.entries(progress).flatMap(([id, done]) => {
    const key = id.startsWith(prefix) ? id.slice(prefix.length) : '';
    const isLost = key && !key.includes(':') && !done.sid && isUnknown(done);
    return isLost ? sumOf(done).maybe.map((sent) => ({ key, sent, done })) : [];
  });
}

/**
 * The sids of the rows that lost calls made, by the key of their steps: among those that were not there
 * before, and that no other call made, one that looks like what was sent.
 */
function foundRows(input: RowsToMerge): Map<string, { sid: string; sent: AnyRow }> {
  const { part, stored, opened, progress } = input;
  // What another call is known to have made is not what this one made, however alike they are. What was to be
  // removed, or got something of its own, may be.
  const prefix = `${partKey(part)}:`;
  const made = Object.entries(progress).filter(
    ([id]) => id.startsWith(prefix) && !id.slice(prefix.length).includes(':'),
  );
  const known = new Set([
    ...rowsIn(part, opened).map(({ row }) => sidOf(part, row)),
    ...made.map(([, { sid }]) => sid ?? null),
  ]);
  const lost = lostRows(input);
  const found = claim(
    lost,
    [...stored],
    closestFirst(part, ({ sent, done }, row) => {
      const sid = sidOf(part, row) ?? '';
      return known.has(sid) || done.before?.includes(sid) ? undefined : sent;
    }),
  );
  return new Map(
    lost.flatMap(({ key, sent, done }, index) => {
      const row = found[index];
      // Of several calls that were lost another one may have made it.
      const own = row && { ...sent, ...ownColumns(done, row) };
      return own ? [[key, { sid: sidOf(part, row) as string, sent: own }]] : [];
    }),
  );
}

/**
 * The rows that the operator's changes are told from, by sid: those of the form as it was opened, with
 * what earlier tries of this save stored. What a call sent that was lost, or refused half-way, counts
 * where it is what is stored.
 */
export function baseRows(input: RowsToMerge): Map<string, AnyRow> {
  const { part, opened, stored, progress } = input;
  const held = rowsIn(part, opened).map(({ row }) => row);
  const base = bySid(
    part,
    held.filter((row) => !row.is_removed),
  );
  const now = bySid(part, stored);
  const prefix = `${partKey(part)}:`;
  const steps = Object.entries(progress).flatMap(([id, done]) => {
    const [key = '', what] = id.startsWith(prefix) ? id.slice(prefix.length).split(':') : [];
    return key ? [{ sid: done.sid ?? key, what, done }] : [];
  });
  for (const { sid, what, done } of steps) {
    const current = now.get(sid);
    const isOver = Object.keys(sumOf(done).done).length > 0;
    if (what || !(current || isOver)) continue;
    const own = ownColumns(done, current ?? {});
    base.set(sid, { ...(isOver ? current : {}), ...base.get(sid), ...own });
  }
  // What is gone is gone, whether it was stored before that or after.
  for (const { sid, what } of steps) {
    if (what === 'remove' && !now.has(sid)) base.delete(sid);
  }
  for (const { sid, sent } of foundRows(input).values()) base.set(sid, sent);
  return base;
}

/**
 * Which stored row each row of the form stands for, as sids; null for none. It is known by what an earlier try
 * made of it, by its sid, else as one that looks the same and that no row stands for.
 */
export function claimedSids(input: RowsToMerge): (string | null)[] {
  const { part, form, stored } = input;
  const found = foundRows(input);
  const rows = rowsIn(part, form).map((place) => {
    const key = place.row.local_id ?? sidOf(part, place.row);
    const made = doneOf(input, key)?.sid ?? found.get(String(key))?.sid;
    return { ...place, sid: made ?? sidOf(part, place.row) };
  });
  const claimed = new Set(rows.map(({ sid }) => sid));
  const free = stored.filter((row) => !claimed.has(sidOf(part, row)));
  const twins = claim(
    rows,
    free,
    closestFirst(part, ({ sid, row }) => (sid === null && !row.is_removed ? row : undefined)),
  );
  return rows.map(({ sid }, index) => {
    const twin = twins[index];
    return sid ?? (twin ? sidOf(part, twin) : null);
  });
}
