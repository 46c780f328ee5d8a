import { valueAtPath } from '../domain/valueAtPath';
import { withoutPasswords } from '../engines/drafts';
import type { Sheet, SheetFormat } from '../engines/tables';
import type { Kinds } from '../types/columns';
import type { AnyEndpoint, AnyRecord } from './endpoints';

/** What a sid names, by its column: the resource, and the column of its name. */
export const namedColumns = {
  account_sid: { resource: 'accounts', name: 'account_name' },
  application_sid: { resource: 'applications', name: 'application_name' },
  voip_carrier_sid: { resource: 'carriers', name: 'carrier_name' },
} as const;

/** The names of records that others refer to, by sid. */
export type NamesBySid = ReadonlyMap<string, string>;

const isMasked = (masked: readonly string[][], path: string[]): boolean =>
  masked.some((one) => one.every((step, index) => step === '*' || step === path[index]));

/**
 * The columns of a record that may be written into a file, as paths: no secret, nothing that may hold one,
 * and no list of rows.
 */
function pathsIn(kinds: Kinds, masked: readonly string[][], before: string[] = []): string[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const path = [...before, name];
    if (isMasked(masked, path) || kind === 'any') return [];
    if (typeof kind !== 'object') return [path.join('.')];
    return 'group' in kind ? pathsIn(kind.group, masked, path) : [];
  });
}

/** The columns of a resource with those of names beside those of sids. */
function columnsOf({ idKey, shape, masked = [] }: AnyEndpoint): string[] {
  const paths = pathsIn(shape, masked);
  return paths.flatMap((path) => {
    const named = namedColumns[path as keyof typeof namedColumns];
    return named && path !== idKey && !paths.includes(named.name) ? [path, named.name] : [path];
  });
}

/** A record with its values at their places: what has a path becomes a group again. */
function nested(entries: [string, unknown][]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const [group, ...rest] = path.split('.');
    if (!group) continue;
    if (rest.length === 0) record[group] = value;
    else if (value !== undefined) {
      const before = record[group] as [string, unknown][] | undefined;
      record[group] = nested([...flatEntries(before), [rest.join('.'), value]]);
    }
  }
  return record;
}

const flatEntries = (group: unknown): [string, unknown][] =>
  group && typeof group === 'object' ? Object.entries(group) : [];

/**
 * Records as what a file holds: the platform's names for columns, the names of what their sids refer to,
 * and no secret. Columns that no record has are left out.
 */
export function sheetOf(
  records: readonly AnyRecord[],
  endpoint: AnyEndpoint,
  names: NamesBySid,
  format: SheetFormat,
): Sheet {
  const columns = columnsOf(endpoint);
  const sidOf = new Map<string, string>(
    Object.entries(namedColumns).map(([sid, { name }]) => [name, sid]),
  );
  const valueIn = (record: AnyRecord, column: string): unknown => {
    const own = valueAtPath(record, column);
    const sid = sidOf.get(column);
    if (own !== undefined || sid === undefined) return withoutPasswords(own);
    return names.get(String(record[sid] ?? '')) ?? (record[sid] === undefined ? undefined : null);
  };
  const rows = records.map((record) =>
    columns.map((column): [string, unknown] => [column, valueIn(record, column)]),
  );
  const used = new Set(
    rows.flatMap((row) => row.flatMap(([column, value]) => (value === undefined ? [] : [column]))),
  );
  const kept = columns.filter((column) => records.length === 0 || used.has(column));
  if (format === 'csv') {
    return { columns: kept, records: rows.map((row) => Object.fromEntries(row)) };
  }
  const groups = [...new Set(kept.map((column) => column.split('.')[0] ?? column))];
  return { columns: groups, records: rows.map(nested) };
}
