import { type Conflict, decisionOn } from './conflicts';
import { type AnyRow, type Part, rowsIn, type Source } from './part';
import { baseRows, bySid, claimedSids, type RowsToMerge, sidOf } from './rowsBase';
import { changedKeys, type Fields } from './values';

/** A row that is to be stored, and the stored one that it stands for; null for none. */
export interface WantedRow {
  row: AnyRow;
  now: AnyRow | null;
  source: Source;
  index: number;
  /** What its steps are called by, over tries: its sid, else its local id. */
  key: string;
}

export interface MergedRows {
  wanted: WantedRow[];
  removed: { row: AnyRow; source: Source }[];
  conflicts: Conflict[];
}

/** One row that the operator and the platform both have: whose value of each column is to be stored. */
function mergeRow(input: RowsToMerge, place: WantedRow, was: AnyRow | undefined): MergedRows {
  const { part, settled } = input;
  const { normalize = (row: AnyRow) => row, columns, nameOf } = part;
  const [mine, now] = [normalize(place.row), normalize(place.now ?? {})];
  const before = was && normalize(was);
  const given = columns.filter((column) => mine[column] !== undefined);
  const edited = before ? changedKeys(mine, before, given) : given;
  // A row that looks like a new one, and that no earlier try made, is somebody else's.
  const theirs = before ? changedKeys(now, before, given) : given;
  const conflicts: Conflict[] = [];
  const row = { ...mine };
  for (const column of given) {
    if (!edited.includes(column))
      row[column] = now[column] === undefined ? mine[column] : now[column];
    if (!edited.includes(column) || !theirs.includes(column)) continue;
    if (changedKeys(mine, now, [column]).length === 0) continue;
    const path = [place.source.source, place.key, column];
    const sides = { mine: mine[column] ?? null, theirs: now[column] ?? null };
    const name = nameOf(now, place.source.label);
    const { keepsMine, conflict } = decisionOn(settled, { path, ...sides, row: { name } });
    if (conflict) conflicts.push(conflict);
    if (!keepsMine) row[column] = now[column];
  }
  return { wanted: [{ ...place, row }], removed: [], conflicts };
}

/** A row that somebody else removed: dropped where the operator left it as it was, else asked. */
function mergeGone(input: RowsToMerge, place: WantedRow, was: AnyRow): MergedRows {
  const { part, settled } = input;
  const { normalize = (row: AnyRow) => row, columns, nameOf } = part;
  const given = columns.filter((column) => place.row[column] !== undefined);
  const none = { wanted: [], removed: [], conflicts: [] };
  const changed = changedKeys(normalize(place.row), normalize(was), given);
  if (changed.length === 0) return none;
  const path = [place.source.source, place.key];
  const name = nameOf(place.row, place.source.label);
  const asked: Conflict = {
    path,
    mine: place.row,
    theirs: null,
    row: { name, gone: 'theirs', changed },
  };
  const { keepsMine, conflict } = decisionOn(settled, asked);
  const conflicts = conflict ? [conflict] : [];
  return { wanted: keepsMine ? [place] : [], removed: [], conflicts };
}

/** A stored row that the operator removed: asked where somebody else changed it meanwhile. */
function mergeRemoved(input: RowsToMerge, now: AnyRow, was: AnyRow): MergedRows {
  const { part, settled } = input;
  const { normalize = (row: AnyRow) => row, columns, nameOf } = part;
  const source = part.sources.find(({ holds = () => true }) => holds(now)) ?? part.sources[0];
  if (!source) return { wanted: [], removed: [], conflicts: [] };
  const given = columns.filter((column) => was[column] !== undefined && now[column] !== undefined);
  const changed = changedKeys(normalize(now), normalize(was), given);
  if (changed.length === 0) {
    return { wanted: [], removed: [{ row: now, source }], conflicts: [] };
  }
  const path = [source.source, String(sidOf(part, now))];
  const name = nameOf(now, source.label);
  const asked: Conflict = { path, mine: null, theirs: now, row: { name, gone: 'mine', changed } };
  const { keepsMine, conflict } = decisionOn(settled, asked);
  const removed = keepsMine ? [{ row: now, source }] : [];
  return { wanted: [], removed, conflicts: conflict ? [conflict] : [] };
}

/** True where the form holds all sources of a part: a row that none of them holds was taken out. */
const holdsAll = ({ sources }: Part, form: Fields): boolean =>
  sources.every(({ source }) => (form[source] ?? null) !== null);

/**
 * The rows that a save is to leave, row by row and column by column.
 *
 * | form | began with | stored now | result |
 * |---|---|---|---|
 * | row without sid | | one like it that nobody knew | that one |
 * | row without sid | | none like it | made |
 * | row | as stored | the same | stays |
 * | row | other | as it was | changed |
 * | row | as stored | other | theirs is taken |
 * | row | other | other, elsewhere | both |
 * | row | other | other, in the same column | asked |
 * | row | as stored | none | dropped |
 * | row | other | none | asked |
 * | none | row | as it was | removed |
 * | none | row | other | asked |
 * | none | none | row | theirs, stays |
 *
 * What earlier tries of the save stored counts as what the form began with. A row is none where it is
 * marked as removed, or missing from sources that the form holds all of.
 */
export function mergeRows(input: RowsToMerge): MergedRows {
  const { part, form, stored } = input;
  const base = baseRows(input);
  const now = bySid(part, stored);
  const sids = claimedSids(input);
  const places = rowsIn(part, form).map((row, index) => ({ ...row, sid: sids[index] ?? null }));
  const kept = places.filter(({ row }) => !row.is_removed);
  const own = new Set(kept.flatMap(({ sid }) => sid ?? []));
  const merged = kept.map(({ sid, ...place }, index): MergedRows => {
    const current = now.get(sid ?? '') ?? null;
    const was = base.get(sid ?? '');
    const key = String(place.row.local_id ?? sid ?? index);
    const wanted = { ...place, now: current, key };
    if (current) return mergeRow(input, wanted, was);
    return was ? mergeGone(input, wanted, was) : { wanted: [wanted], removed: [], conflicts: [] };
  });
  const marked = new Set(places.flatMap(({ row, sid }) => (row.is_removed && sid ? [sid] : [])));
  const known = rowsIn(part, input.opened).flatMap(({ row }) => sidOf(part, row) ?? []);
  const unknown = [...marked].filter((sid) => !known.includes(sid));
  const removed = [...new Set([...base.keys(), ...unknown])].flatMap((sid): MergedRows[] => {
    const current = now.get(sid);
    if (!current || own.has(sid) || !(marked.has(sid) || holdsAll(part, form))) return [];
    return [mergeRemoved(input, current, base.get(sid) ?? current)];
  });
  const all = [...merged, ...removed];
  return {
    wanted: all.flatMap((one) => one.wanted),
    removed: all.flatMap((one) => one.removed),
    conflicts: all.flatMap((one) => one.conflicts),
  };
}
