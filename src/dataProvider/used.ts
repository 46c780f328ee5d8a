import type { ResourceName, Used } from '../types';
import { compareValues } from './query';
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
  rows
    .map((row) => ({
      resource,
      id: String(row[idKey] ?? ''),
      name: String(row[nameKey] ?? row[idKey] ?? ''),
      account_sid: row.account_sid,
    }))
    .sort((a, b) => compareValues(a.name, b.name));
