import type { Caller } from '../types/caller';
import type { Conflict } from './conflicts';
import { isUnknown } from './earlier';
import { extraStep } from './extraStep';
import type { Ask, Planned, SaveInput } from './input';
import { mergeRows, type WantedRow } from './mergeRows';
import type { AnyRow, Part, Source } from './part';
import { type MadeBy, madeIn, recordStep, type Step } from './plan';
import { partKey, type RowsToMerge } from './rowsBase';
import { areRowsTouched, isPartTouched } from './touched';
import { changedKeys } from './values';

/** The rows of one part, and the record that they belong to. */
export interface PartInput extends RowsToMerge {
  /** The record's sid, or the step that makes it. */
  owner: string | MadeBy;
  caller: Caller;
}

export interface PlannedRows {
  /** What makes and changes rows. */
  stores: Step[];
  /** What deletes rows: none before every new row is stored. */
  removals: Step[];
  conflicts: Conflict[];
}

const toBody = ({ numericFlags = [] }: Part, row: AnyRow, keys: string[]): AnyRow =>
  Object.fromEntries(
    keys
      .filter((key) => row[key] !== undefined)
      .map((key) => [key, numericFlags.includes(key) ? Number(Boolean(row[key])) : row[key]]),
  );

/** Where the rows of a record are. */
const pathOf = ({ part, owner }: PartInput): string =>
  part.path(typeof owner === 'string' ? owner : madeIn(owner.madeBy));

const onePath = (input: PartInput, sid: string) => `${pathOf(input)}/${encodeURIComponent(sid)}`;

const needsOf = ({ owner }: PartInput): string[] =>
  typeof owner === 'string' ? [] : [owner.madeBy];

/** The columns of a row that differ from what is stored. */
function changedColumns({ columns, normalize = (one) => one }: Part, row: AnyRow, now: AnyRow) {
  const given = columns.filter((key) => row[key] !== undefined);
  return changedKeys(row, normalize(now), given);
}

/** The columns that a PUT of a stored row carries: what differs, and what goes with it (contract 11.3). */
function columnsToSend({ columns, together = [] }: Part, changed: string[]): string[] {
  const needsAll = changed.some((key) => together.includes(key));
  return columns.filter((key) => changed.includes(key) || (needsAll && together.includes(key)));
}

/** The rows that there were before one is made: before the first try that may have made it. */
const beforeOf = ({ part, stored, progress }: PartInput, id: string): readonly string[] =>
  (isUnknown(progress[id]) ? progress[id]?.before : undefined) ??
  stored.map((row) => String(row[part.idKey]));

/** The steps that store a row; none where all of it is stored. */
function storeSteps(input: PartInput, wanted: WantedRow): Step[] {
  const { part, owner } = input;
  const row = part.normalize?.(wanted.row) ?? wanted.row;
  const { now, source, index, key } = wanted;
  const id = `${partKey(part)}:${key}`;
  const sid = now?.[part.idKey] as string | undefined;
  const changed = now ? changedColumns(part, row, now) : [];
  const columns = now ? columnsToSend(part, changed) : part.columns;
  const parent = part.parentKey ? { [part.parentKey]: owner } : {};
  const isNew = !now || part.isUpserted;
  const store: Step[] =
    columns.length === 0
      ? []
      : [
          {
            id,
            group: id,
            name: part.nameOf(row, source.label),
            call: isNew
              ? {
                  method: 'POST',
                  path: pathOf(input),
                  body: { ...parent, ...toBody(part, row, part.columns) },
                }
              : {
                  method: 'PUT',
                  path: onePath(input, sid ?? ''),
                  body: toBody(part, row, columns),
                },
            needs: needsOf(input),
            ...(part.isUpserted && { names: true as const }),
            ...(!isNew || part.isUpserted
              ? {}
              : {
                  makes: true as const,
                  recognize: { made: { before: beforeOf(input, id) } },
                }),
            ...(sid || part.isUpserted ? { of: sid ?? key } : {}),
            // What others stored of a row is none of the operator's doing.
            stores: Object.fromEntries(
              (now ? changed : part.columns)
                .filter((one) => row[one] !== undefined)
                .map((one) => [one, row[one]]),
            ),
            secrets: part.secrets ?? [],
            toldAt: part.toRows
              ? undefined
              : { source: source.source, index, errorField: part.errorField },
          },
        ];
  const needs = store[0] ? [store[0].id] : needsOf(input);
  return [...store, ...extraStep(input, { ...wanted, row }, store[0], needs)];
}

function removal(input: PartInput, row: AnyRow, { label }: Source, needs: string[]): Step {
  const { part } = input;
  const sid = String(row[part.idKey]);
  const id = `${partKey(part)}:${sid}:remove`;
  const at = part.isUpserted
    ? { path: pathOf(input), query: { [part.idKey]: sid } }
    : { path: onePath(input, sid) };
  return {
    id,
    name: part.nameOf(row, `${label}Removed`),
    call: { method: 'DELETE', ...at },
    needs: [...needsOf(input), ...needs],
    of: sid,
    recognize: { gone: 'told' },
    waits: 'app.errors.stepWaits',
  };
}

/**
 * The calls that bring the stored rows of a part to what the operator wants of them, over what others
 * stored meanwhile (`mergeRows` has the table). Deletions stand apart, so that they come last: a record
 * is not without rows meanwhile, and nothing is taken away before every new row is there.
 */
export function planRows(input: PartInput): PlannedRows {
  const { wanted, removed, conflicts } = mergeRows(input);
  const stores = wanted.flatMap((row) => storeSteps(input, row));
  // What is upserted replaces nothing: a limit has a row of its own.
  const made = input.part.isUpserted ? [] : stores.filter(({ makes }) => makes).map(({ id }) => id);
  return {
    stores,
    removals: removed.map(({ row, source }) => removal(input, row, source, made)),
    conflicts,
  };
}

/**
 * The plan for the rows that a form changed of a record, over what is stored now: stores of all first, deletions
 * last. A record that the plan itself makes (null) has none yet.
 */
export function planOwnRows(
  input: SaveInput,
  id: string | null,
): Pick<Planned, 'asks' | 'steps' | 'conflicts'> {
  const { endpoint, caller, form, opened, progress, settled, known, looks } = input;
  const none = { asks: [], steps: [], conflicts: [] };
  if (id !== null) {
    if (!areRowsTouched(input)) return none;
    const asks: Ask[] = [];
    if (looks && !known.record) asks.push('record');
    if (!known.rows) asks.push('rows');
    if (asks.length > 0) return { ...none, asks };
  }
  const { rows = [], record = opened } = known;
  if (endpoint.rows) return { asks: [], ...endpoint.rows.plan(input, id, rows, record) };
  const owner = id ?? { madeBy: recordStep };
  const planned = (endpoint.parts ?? []).flatMap((part, index) => {
    if (!isPartTouched(input, part)) return [];
    const stored = rows[index] ?? [];
    return [planRows({ part, owner, caller, form, opened, progress, settled, stored })];
  });
  return {
    asks: [],
    steps: [
      ...planned.flatMap(({ stores }) => stores),
      ...planned.flatMap(({ removals }) => removals),
    ],
    conflicts: planned.flatMap(({ conflicts }) => conflicts),
  };
}

/** The rows that a save leaves, worked out where they cannot be read back. */
export function rowsAsSent(input: PartInput, progress: RowsToMerge['progress']): AnyRow[] {
  const { part, stored } = input;
  const { idKey, extra, order = () => 0 } = part;
  const { wanted, removed } = mergeRows(input);
  const own = new Set([...wanted.map(({ now }) => now), ...removed.map(({ row }) => row)]);
  const others = stored.filter((row) => !own.has(row));
  const mine = wanted.map(({ row: { local_id: _localId, ...row }, now, key }) => {
    const made = progress[`${partKey(part)}:${key}`]?.sid ?? null;
    const sent = { ...now, ...row, [idKey]: now?.[idKey] ?? row[idKey] ?? made };
    return extra ? extra.toAnswer(sent) : sent;
  });
  return [...others, ...mine].sort(order);
}
