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

interface Records {
  endpoint: object;
  records: unknown[];
}
const known = new WeakMap<unknown[], Records>();

/** The rows of a kept answer as records, made once for all who ask: there may be thousands. */
export function recordsOf<R>(rows: unknown[], endpoint: Endpoint<R>): R[] {
  const made = known.get(rows);
  if (made?.endpoint === endpoint) return made.records as R[];
  const records = rows.map((row) => toRecord(row, endpoint));
  known.set(rows, { endpoint, records });
  return records;
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
