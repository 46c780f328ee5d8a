import { unreadPaths } from '../domain/unreadable';
import { type Change, changesOf, isSameValue, valueAt, withChange } from '../engines/drafts';
import { fieldError, HttpError } from '../http/HttpError';
import { type Conflict, decisionOn, type Settled } from './conflicts';
import { ownColumns } from './earlier';
import { asking, type Planned, type SaveInput, type SentColumns } from './input';
import { recordStep, type Step } from './plan';
import { forScope, nameOf, refusalsOf, secretsOf, takenBy, uniqueKeys } from './recordCall';
import { withoutRows } from './touched';
import { changedKeys, type Fields, wireValue } from './values';

/** Throws HttpError, at their fields, where `data` would erase values that nobody could read. */
export function refuseUnread(data: object, record: object): void {
  const [field, ...others] = unreadPaths(data, record);
  if (!field) return;
  const text = { message: 'app.errors.unreadableErased' };
  const errors = Object.fromEntries(others.map((path) => [path, fieldError(text)]));
  throw new HttpError(0, { ...text, field }, { errors });
}

/**
 * The body of a PUT: the writable keys whose value changed against `previous`, plus those that the
 * platform drops when they are missing (`always`). A key in `neverNull` is left out when empty
 * (decision 61). Answers null when nothing changed. Throws HttpError where a value that could not be
 * read would be erased: in a group that is only sent whole, or as a column that is dropped when it
 * is missing.
 */
export function toUpdatePayload<R>(
  data: Partial<R>,
  previous: Partial<R>,
  endpoint: SentColumns<R>,
): Fields | null {
  const changed = changedKeys(data, previous, endpoint.writable);
  if (changed.length === 0) return null;
  const whole = { ...previous, ...data };
  const unread = new Set(unreadPaths(whole, previous).map((path) => path.split('.', 1)[0]));
  const repeated = (endpoint.always ?? []).filter(
    (key) => !unread.has(key as string) || !endpoint.keptWhenMissing?.includes(key),
  );
  const keys = new Set([...changed, ...repeated]);
  refuseUnread(Object.fromEntries([...keys].map((key) => [key, whole[key]])), previous);
  const payload: Fields = {};
  for (const key of keys) {
    const source = key in (data as object) ? data[key] : previous[key];
    const value = wireValue(source, endpoint.numericFlags?.includes(key) === true);
    if (value === null && (endpoint.neverNull?.includes(key) || !changed.includes(key))) continue;
    payload[key as string] = value;
  }
  return payload;
}

/**
 * The operator's values over what is stored now, column by column: what only others changed is taken,
 * what only the operator changed stays, and what both changed to different values is asked (decision 15).
 * A list counts as one value. `base` is what both began with; a key that `mine` lacks is not the
 * operator's to save.
 */
export function mergeColumns(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  settled: readonly Settled[] = [],
): { merged: Fields; conflicts: Conflict[] } {
  let merged = mine;
  const conflicts: Conflict[] = [];
  const take = ({ path, to }: Change) => {
    merged = withChange(merged, path, to);
  };
  for (const change of changesOf(theirs, base)) {
    const { path, to } = change;
    if (!((path[0] ?? '') in mine)) continue;
    const value = valueAt(mine, path);
    if (isSameValue(value, to)) continue;
    if (isSameValue(value, valueAt(base, path))) {
      take(change);
      continue;
    }
    const { keepsMine, conflict } = decisionOn(settled, { path, mine: value ?? null, theirs: to });
    if (conflict) conflicts.push(conflict);
    if (!keepsMine) take(change);
  }
  return { merged, conflicts };
}

/**
 * What the operator's changes are told from: what the form began with, and what earlier tries of this save
 * stored. What a lost call sent counts where it is what is stored `now`.
 */
function baseOf({ opened, progress, endpoint }: SaveInput, now: Fields): Fields {
  const own: Fields = {};
  for (const [id, done] of Object.entries(progress)) {
    if (!/^record(:|$)/.test(id)) continue;
    for (const [key, value] of Object.entries(ownColumns(done, now))) {
      if (endpoint.writable?.includes(key)) own[key] = value;
    }
  }
  const base = { ...opened, ...own };
  // What is worked out from the columns that the save stored is no change of others either.
  return Object.keys(own).length > 0 ? { ...base, ...endpoint.derive?.(base) } : base;
}

const rowSid = (value: unknown, sid: string): unknown =>
  (value as Fields | null | undefined)?.[sid];

/** The columns whose rows, which other records may hold as well, a save changes. */
const changedRows = (wanted: Fields, now: Fields, { sharedRows }: SaveInput['endpoint']) => {
  if (!sharedRows) return [];
  const { columns, sid } = sharedRows;
  return columns.filter(
    (column) => rowSid(wanted[column], sid) && !isSameValue(wanted[column], now[column]),
  );
};

/**
 * What is wanted, with a row of its own in the place of each changed one that other records hold: without its
 * sid the platform makes a new one, else it would change them all (contract 6).
 */
function apart(wanted: Fields, changed: string[], input: SaveInput, id: string): Fields {
  const { sharedRows, idKey } = input.endpoint;
  if (!sharedRows || changed.length === 0) return wanted;
  const { columns, sid } = sharedRows;
  const others = (input.known.sharers ?? []).filter((other) => other[idKey] !== id);
  const held = new Set(others.flatMap((other) => columns.map((key) => rowSid(other[key], sid))));
  const own = changed
    .filter((column) => held.has(rowSid(wanted[column], sid)))
    .map((column) => {
      const { [sid]: _shared, ...value } = wanted[column] as Fields;
      return [column, value];
    });
  return { ...wanted, ...Object.fromEntries(own) };
}

/** The PUTs that lead from what is stored to what is wanted, each after the one before. */
function putSteps(input: SaveInput, id: string, wanted: Fields, now: Fields): Step[] {
  const { endpoint, caller } = input;
  const allowed = forScope(endpoint, caller);
  const stages = endpoint.stages?.(wanted, now, caller) ?? [{ data: wanted }];
  const steps: Step[] = [];
  let before = now;
  for (const { data, name = nameOf(input) } of stages) {
    const keys = changedKeys(data, before, allowed.writable) as string[];
    const changes = Object.fromEntries(keys.map((key) => [key, data[key]]));
    const body = toUpdatePayload(changes, before, allowed);
    before = { ...before, ...changes };
    if (!body) continue;
    const last = steps.at(-1);
    steps.push({
      id: last ? `${recordStep}:${steps.length + 1}` : recordStep,
      name,
      call: {
        method: 'PUT',
        path: `${endpoint.update?.(caller)}/${encodeURIComponent(id)}`,
        body,
      },
      needs: last ? [last.id] : [],
      of: id,
      stores: changes,
      verify: endpoint.verified?.(input.form) ?? [],
      ...secretsOf(endpoint),
      refusals: refusalsOf(input, endpoint.updateRefusals),
    });
  }
  return steps;
}

/**
 * The plan for a stored record's own columns: nothing where nothing changed, else what the operator changed
 * over what is stored now.
 */
export function planUpdate(input: SaveInput, id: string): Planned {
  const { endpoint, caller, form, opened, progress, settled, known, looks } = input;
  const mine = withoutRows(endpoint, form);
  const { writable } = forScope(endpoint, caller);
  const wasSent = Object.keys(progress).some((step) => step.startsWith(recordStep));
  const nothing = { asks: [], steps: [], conflicts: [], id, wanted: form };
  if (!wasSent && changedKeys(mine, opened, writable).length === 0) return nothing;
  if (!known.record && (looks || wasSent)) return asking(id, 'record');
  const now = known.record ?? opened;
  const base = baseOf(input, now);
  const { merged, conflicts } = mergeColumns(
    withoutRows(endpoint, base),
    mine,
    withoutRows(endpoint, now),
    settled,
  );
  const planned = { ...nothing, conflicts, wanted: merged };
  if (uniqueKeys(endpoint, merged, base).length > 0) {
    if (!known.others) return asking(id, 'others');
    const refused = takenBy(known.others, endpoint, merged, base, id);
    if (refused) return { ...planned, refused };
  }
  const changed = changedRows(merged, now, endpoint);
  if (changed.length > 0 && !known.sharers) return asking(id, 'sharers');
  try {
    return { ...planned, steps: putSteps(input, id, apart(merged, changed, input, id), now) };
  } catch (error) {
    if (error instanceof HttpError) return { ...planned, refused: error };
    throw error;
  }
}
