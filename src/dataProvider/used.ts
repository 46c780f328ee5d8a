import type { ResourceName, Used, Uses } from '../types';
import { inOrderOf } from './query';
import type { Readable } from './readList';

interface Row {
  account_sid?: string | null;
}

/**
 * Rows as what uses another record, by name: `idKey` holds their sid, `nameKey` what an operator knows
 * them by, for which the sid stands where it cannot be read.
 */
export const used = <R extends Row>(
  resource: ResourceName,
  rows: Readable<R>[],
  idKey: keyof R,
  nameKey: keyof R,
): Used[] =>
  inOrderOf(
    rows.map((row) => ({
      resource,
      id: String(row[idKey] ?? ''),
      name: String(row[nameKey] ?? row[idKey] ?? ''),
      account_sid: row.account_sid,
    })),
    ({ name }) => name,
  );

/** The same of rows that may not be all, as `looked` says. */
export const usesOf = <R extends Row>(
  { rows, looked }: { rows: Readable<R>[]; looked?: Uses['looked'] },
  resource: ResourceName,
  idKey: keyof R,
  nameKey: keyof R,
): Uses => ({ records: used(resource, rows, idKey, nameKey), count: rows.length, looked });
