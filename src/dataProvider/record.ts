import type { Endpoint } from './endpoints';

type Fields = Record<string, unknown>;

/** A row of the platform as a record: its sid as `id` too, flags as booleans, derived fields added. */
export function toRecord<R>(row: unknown, endpoint: Endpoint<R>): R {
  const fields = row as Fields;
  const record: Fields = { ...fields, id: fields[endpoint.idKey] };
  for (const key of endpoint.flags ?? []) {
    if (key in record) record[key as string] = Boolean(record[key as string]);
  }
  return { ...record, ...endpoint.derive?.(record as Partial<R>) } as R;
}

/** Rows without a sid of their own (alerts) may be equal: their ids must differ all the same. */
export function deduplicateIds<R extends { id: string }>(rows: R[]): R[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const times = seen.get(row.id) ?? 0;
    seen.set(row.id, times + 1);
    return times === 0 ? row : { ...row, id: `${row.id}#${times}` };
  });
}

/** Empty text becomes null; objects and arrays are cleaned in depth; text is not trimmed. */
const clean = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Deep equality of JSON values, where an empty text, null and a missing key are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  const left = clean(a);
  const right = clean(b);
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') {
    return false;
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame((left as Fields)[key], (right as Fields)[key]));
}

const wireValue = (value: unknown, isNumericFlag: boolean): unknown =>
  isNumericFlag ? Number(Boolean(value)) : clean(value);

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

/**
 * The body of a PUT: the writable keys whose value changed against `previous`, plus those that the
 * platform drops when they are missing (`always`). A key in `neverNull` is left out when empty
 * (decision 61). Answers null when nothing changed.
 */
export function toUpdatePayload<R>(
  data: Partial<R>,
  previous: Partial<R>,
  endpoint: Endpoint<R>,
): Fields | null {
  const changed = (endpoint.writable ?? []).filter(
    (key) => key in (data as object) && !isSame(data[key], previous[key]),
  );
  if (changed.length === 0) return null;
  const payload: Fields = {};
  for (const key of new Set([...changed, ...(endpoint.always ?? [])])) {
    const source = key in (data as object) ? data[key] : previous[key];
    const value = wireValue(source, endpoint.numericFlags?.includes(key) === true);
    if (value === null && (endpoint.neverNull?.includes(key) || !changed.includes(key))) continue;
    payload[key as string] = value;
  }
  return payload;
}
