import { fieldError, HttpError } from '../http';
import { unreadPaths } from '../types/unreadable';
import type { Endpoint } from './endpoints';
import { readColumns } from './readColumns';

type Fields = Record<string, unknown>;

/** The id of a row whose sid cannot be read: it is shown, and leads nowhere. */
const unreadableSid = 'unreadable';

/**
 * A row of the platform as a record: its sid as `id` too, flags as booleans, derived fields added.
 * Columns whose value cannot be read are null and named in `unreadable`.
 */
export function toRecord<R>(row: unknown, endpoint: Endpoint<R>): R {
  const { fields, unreadable } = readColumns(row as Fields, endpoint.shape);
  const sid = fields[endpoint.idKey] || unreadableSid;
  const record: Fields = {
    ...fields,
    [endpoint.idKey]: sid,
    id: sid,
    ...(unreadable.length > 0 ? { unreadable } : {}),
  };
  for (const key of endpoint.flags ?? []) {
    if (!(key in record) || unreadable.includes(key as string)) continue;
    record[key as string] = Boolean(record[key as string]);
  }
  return { ...record, ...endpoint.derive?.(record as Partial<R>) } as R;
}

/** The record without its secrets: what may be answered, and kept. */
export function withoutSecrets<R extends object>(record: R, { writeOnly = [] }: Endpoint<R>): R {
  const kept = { ...record };
  for (const key of writeOnly) delete kept[key];
  return kept;
}

/** Rows without a sid of their own (alerts), or without a readable one, may be equal: their ids differ all the same. */
export function deduplicateIds<R extends { id: string }>(rows: R[]): R[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const times = seen.get(row.id) ?? 0;
    seen.set(row.id, times + 1);
    return times === 0 ? row : { ...row, id: `${row.id}#${times}` };
  });
}

/** Empty text and a missing value are null; text is not trimmed. */
const emptyToNull = (value: unknown): unknown =>
  value === '' || value === undefined ? null : value;

/** Deep equality of JSON values, where an empty text, null and a missing key are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  const left = emptyToNull(a);
  const right = emptyToNull(b);
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') {
    return false;
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame((left as Fields)[key], (right as Fields)[key]));
}

/** Flags are answered as 0 and 1, and sent as either. */
const flagToNumber = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

/** Those of `keys` that `data` holds with another value than `previous`. */
export const changedKeys = <R, K extends keyof R>(
  data: Partial<R>,
  previous: Partial<R>,
  keys: readonly K[] = [],
): K[] =>
  keys.filter(
    (key) =>
      key in (data as object) && !isSame(flagToNumber(data[key]), flagToNumber(previous[key])),
  );

const wireValue = (value: unknown, isNumericFlag: boolean): unknown =>
  isNumericFlag ? Number(Boolean(value)) : emptyToNull(value);

/** The body of a POST: only keys that the platform takes, empty texts as null (contract 20, 24). */
export function toCreatePayload<R>(data: Partial<R>, endpoint: Endpoint<R>): Fields {
  const payload: Fields = {};
  for (const key of endpoint.creatable ?? []) {
    const value = wireValue(
      data[key],
      endpoint.numericFlags?.includes(key) === true && data[key] !== undefined,
    );
    if (value === null && (endpoint.neverNull?.includes(key) || data[key] === undefined)) continue;
    payload[key as string] = value;
  }
  return payload;
}

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
  endpoint: Endpoint<R>,
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
