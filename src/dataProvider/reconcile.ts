import { HttpError, request } from '../http';
import { currentCaller } from './caller';
import type { AnyRow, Part, Source } from './endpointParts';
import type { AnyRecord } from './endpoints';
import { toNotFound } from './errors';
import type { SaveStep } from './partialSave';
import { changedKeys } from './record';
import { claim, rowsIn, toValues } from './rows';

type Fields = Partial<AnyRecord>;

/** What earlier tries of an unfinished save have stored of rows. */
export interface RowProgress {
  /** The sids of rows that were made, by the draft that stands for each in a form. */
  created: Map<string, string>;
  /** Rows as they were stored, by sid; marked when they were deleted. */
  saved: Map<string, AnyRow>;
  /** Rows as they were last sent, by sid: when the answer is lost, they may be stored all the same. */
  sent: Map<string, AnyRow>;
  /** The extra values that were stored, by the sid of their row. */
  extras: Map<string, string>;
}

/** What is known before the first try. */
export const noProgress = (): RowProgress => {
  const [created, saved, sent, extras] = [new Map(), new Map(), new Map(), new Map()];
  return { created, saved, sent, extras };
};

/** A save of the rows of one part of a record. */
export interface PartSave {
  part: Part;
  /** The sid of the record. */
  id: string;
  form: Fields;
  /** What was stored when the save began, as far as the form knows. */
  previous: Fields;
  /** What the form was opened with, before anybody else changed it; `previous` unless given. */
  opened?: Fields;
  /** The rows that are stored now. */
  stored: AnyRow[];
  /** What earlier tries did; learns what this one does. */
  progress: RowProgress;
}

/** A row of a form, where it stands, and the sid of the stored row that it stands for: null for none. */
interface ClaimedRow {
  row: AnyRow;
  source: Source;
  index: number;
  sid: string | null;
}

/**
 * Finds the stored row of each row of the form: by its sid, by its draft, else one that looks the
 * same and that no row stands for, as the answer to an earlier try may have been lost.
 */
function claimRows({ part, form, stored, progress }: PartSave): ClaimedRow[] {
  const { idKey, isSame } = part;
  const rows = rowsIn(part, form).map((place): ClaimedRow => {
    const sid = place.row[idKey] ?? progress.created.get(place.row.draft) ?? null;
    return { ...place, sid };
  });
  const twins = claim(rows, stored, [
    ({ sid }, other) => sid === other[idKey],
    ({ row, sid }, other) => sid === null && isSame?.(row, other),
  ]);
  return rows.map((one, index) => ({ ...one, sid: one.sid ?? twins[index]?.[idKey] ?? null }));
}

const toBody = ({ numericFlags = [] }: Part, row: AnyRow, keys: string[]): AnyRow =>
  Object.fromEntries(
    keys
      .filter((key) => row[key] !== undefined)
      .map((key) => [key, numericFlags.includes(key) ? Number(Boolean(row[key])) : row[key]]),
  );

/** The same error told at the row that was refused, where a form shows rows. */
function toRowError(error: unknown, { toRows, errorField }: Part, { source, index }: ClaimedRow) {
  if (!(error instanceof HttpError) || toRows) return error;
  const { message, args, status } = error;
  const field = error.field ?? ([400, 404, 422].includes(status) ? errorField : undefined);
  if (!field) return error;
  return new HttpError(status, { message, args, field: `${source.source}.${index}.${field}` });
}

/**
 * The columns to send: what differs from a row `before`, as the operator changed it, and from what
 * is stored `now`; and what goes with it.
 */
function columnsToSend(part: Part, row: AnyRow, before: AnyRow[], now: AnyRow): string[] {
  const { columns, together = [], normalize = (one) => one } = part;
  const given = columns.filter((key) => row[key] !== undefined);
  const edited = before.flatMap((one) => changedKeys(row, normalize(one), given));
  const changed = changedKeys(row, normalize(now), edited);
  const needsAll = changed.some((key) => together.includes(key));
  return columns.filter((key) => changed.includes(key) || (needsAll && together.includes(key)));
}

const onePath = ({ part, id }: PartSave, sid: string) =>
  `${part.path(id)}/${encodeURIComponent(sid)}`;

const withSid = (rows: AnyRow[], { idKey }: Part, sid: string | null) =>
  rows.find((row) => sid !== null && row[idKey] === sid);

/** The sids of the rows that the form was opened with; none where it does not hold all of their sources. */
function openedSids({ part, form, previous, opened = previous }: PartSave): string[] {
  if (part.sources.some(({ source }) => (form[source] ?? null) === null)) return [];
  const rows = rowsIn(part, opened).filter(({ row }) => !row.is_removed);
  return rows.flatMap(({ row }) => row[part.idKey] ?? []);
}

/** The row of a sid as the form was opened with it, or as an earlier try of this save left it. */
function knownRow({ part, previous, progress }: PartSave, sid: string | null) {
  const opened = rowsIn(part, previous).map(({ row }) => row);
  return progress.saved.get(sid ?? '') ?? withSid(opened, part, sid);
}

/** Makes or changes a row and answers its sid, null where the platform does not tell it. */
async function storeRow(save: PartSave, row: AnyRow, sid: string | null, columns: string[]) {
  const { part, id, progress } = save;
  if (columns.length === 0) return sid;
  if (sid && !part.isUpserted) {
    await request({ method: 'PUT', path: onePath(save, sid), body: toBody(part, row, columns) });
    return sid;
  }
  const parent = part.parentKey ? { [part.parentKey]: id } : {};
  const body = { ...parent, ...toBody(part, row, part.columns) };
  const path = part.path(id);
  const answer = await request<{ sid?: string } | undefined>({ method: 'POST', path, body });
  const made = answer.body?.sid ?? null;
  if (row.draft && made) progress.created.set(row.draft, made);
  return made;
}

/** The step that stores a row with its extra value; none when all of it is stored. */
function storeStep(save: PartSave, claimed: ClaimedRow): SaveStep[] {
  const { part, stored, progress } = save;
  const { source } = claimed;
  const row = part.normalize?.(claimed.row) ?? claimed.row;
  const now = withSid(stored, part, claimed.sid);
  const known = knownRow(save, claimed.sid);
  const sent = progress.sent.get(claimed.sid ?? '');
  // What was sent last may be stored although its answer was lost.
  const before = [(known?.is_removed ? now : (known ?? now)) ?? {}, sent ?? row];
  // A row that an earlier try deleted, and that the operator took back, is made anew.
  const isDeleted = !now && (known?.is_removed || sent?.is_removed);
  const sid = isDeleted ? null : claimed.sid;
  const columns = sid ? columnsToSend(part, row, before, now ?? {}) : part.columns;
  const extra = part.extra?.valueOf(row);
  const isExtraLeft = Boolean(extra) && progress.extras.get(sid ?? '') !== extra;
  if (columns.length === 0 && !isExtraLeft) return [];
  const store = async () => {
    if (claimed.sid) progress.sent.set(claimed.sid, row);
    const rowSid = await storeRow(save, row, sid, columns);
    const key = part.isUpserted ? claimed.sid : rowSid;
    if (key) progress.saved.set(key, row);
    if (!part.extra || !extra || !isExtraLeft) return;
    if (!rowSid) throw new HttpError(201, { message: 'app.errors.unreadable' });
    await request(part.extra.toRequest(rowSid, extra, await currentCaller()));
    progress.extras.set(rowSid, extra);
  };
  const fail = (error: unknown) => {
    throw toRowError(toNotFound(error), part, claimed);
  };
  return [{ name: part.nameOf(row, source.label), save: () => store().catch(fail) }];
}

/** The step that deletes a stored row; `row` names it. */
function removeStep(save: PartSave, row: AnyRow, sid: string, { label }: Source): SaveStep {
  const { part, id, progress } = save;
  const call = part.isUpserted
    ? { path: part.path(id), query: { [part.idKey]: sid } }
    : { path: onePath(save, sid) };
  return {
    name: part.nameOf(row, `${label}Removed`),
    save: async () => {
      const removed = { ...row, is_removed: true };
      progress.sent.set(sid, removed);
      await request({ method: 'DELETE', ...call });
      progress.saved.set(sid, removed);
    },
  };
}

/**
 * The steps that bring the stored rows of a part to what the form holds; those that delete apart, so
 * that they can come last: a record is not without rows meanwhile.
 *
 * | row of the form | stored | previous | call |
 * |---|---|---|---|
 * | without sid or draft | none like it | | POST |
 * | without sid or draft | one like it that no row claims | | as that one |
 * | changed | other value | | PUT of what was changed, with what the platform wants `together` |
 * | unchanged | somebody else's newer value | older value | none: the newer value stays |
 * | in another source | the same row | | PUT of the columns that sort it there |
 * | marked as removed | the row | not marked | DELETE |
 * | changed back after a try that sent it | the changed value | the value | PUT of the value |
 * | not marked any more, after a try that sent its deletion | none | the row | POST |
 * | none | made by an earlier try of this save | | DELETE: the operator took it out again |
 * | none, in sources that the form holds | the row | the form was opened with it | DELETE: rows are taken out of a list as well as marked |
 * | none | any other | | none: somebody else's |
 *
 * Each step throws HttpError, told at its row where the platform names an input or `errorField`.
 */
export function reconcile(save: PartSave): { stores: SaveStep[]; removals: SaveStep[] } {
  const { part, stored, progress } = save;
  const rows = claimRows(save);
  const marked = rows.filter(
    ({ row, sid }) =>
      row.is_removed && withSid(stored, part, sid) && !knownRow(save, sid)?.is_removed,
  );
  const inForm = new Set(rows.map(({ sid }) => sid));
  const own = [...progress.created.values(), ...openedSids(save)].filter((sid) => !inForm.has(sid));
  const takenOut = rowsIn(part, toValues(part, stored)).flatMap((place) => {
    const sid = own.find((one) => one === place.row[part.idKey]);
    return sid ? [{ ...place, sid }] : [];
  });
  return {
    stores: rows.filter(({ row }) => !row.is_removed).flatMap((row) => storeStep(save, row)),
    removals: [...marked, ...takenOut].map(({ row, sid, source }) =>
      removeStep(save, row, sid ?? '', source),
    ),
  };
}

/** The rows that a save has left on the platform, worked out where they cannot be read back. */
export const rowsAsSent = (save: PartSave): AnyRow[] => {
  const { idKey, extra, order = () => 0 } = save.part;
  return claimRows(save)
    .filter(({ row }) => !row.is_removed)
    .map(({ row: { draft: _draft, ...row }, sid }) => {
      const stored = { ...row, [idKey]: sid };
      return extra ? extra.toAnswer(stored) : stored;
    })
    .sort(order);
};
