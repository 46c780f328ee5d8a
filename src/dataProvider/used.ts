import type { ResourceName, Used } from '../types';

/** Rows as what uses another record: `idKey` holds their sid, `nameKey` what an operator knows them by. */
export const used = <R extends { account_sid?: string | null }>(
  resource: ResourceName,
  rows: R[],
  idKey: keyof R,
  nameKey: keyof R,
): Used[] =>
  rows.map((row) => ({
    resource,
    id: String(row[idKey]),
    name: String(row[nameKey] ?? ''),
    account_sid: row.account_sid,
  }));

export const byName = (a: Used, b: Used): number => a.name.localeCompare(b.name);
