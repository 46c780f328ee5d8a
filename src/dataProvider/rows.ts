import { HttpError, request } from '../http';
import type { AnyRow, Part } from './endpointParts';
import type { AnyRecord } from './endpoints';
import { toNotFound } from './errors';
import { readColumns } from './readColumns';

type Fields = Partial<AnyRecord>;

/** The rows that a record holds, each with where it stands. */
export const rowsIn = ({ sources, toRows }: Part, record: Fields) =>
  sources.flatMap((source) => {
    const value: unknown = record[source.source];
    const rows = toRows ? toRows(value) : ((value ?? []) as AnyRow[]);
    return rows.map((row, index) => ({ row, source, index }));
  });

/** What a record holds for rows: the values of the part's sources. */
export const toValues = ({ sources, toValue = (rows) => rows }: Part, rows: AnyRow[]): Fields =>
  Object.fromEntries(
    sources.map(({ source, holds = () => true }) => [source, toValue(rows.filter(holds))]),
  );

/** The stored rows of a record, in order, flags as booleans. Throws HttpError. */
export async function readRows(
  part: Pick<Part, 'path' | 'parentKey' | 'shape' | 'flags' | 'order'>,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRow[]> {
  const { parentKey, flags = [], order = () => 0 } = part;
  const query = parentKey ? { [parentKey]: id } : undefined;
  const fail = (error: unknown) => {
    throw toNotFound(error);
  };
  const { body, status } = await request({ path: part.path(id), query, signal }).catch(fail);
  const unreadable = () => new HttpError(status, { message: 'app.errors.unreadable' });
  if (!Array.isArray(body)) throw unreadable();
  const toRow = (answered: unknown): AnyRow => {
    if (!answered || typeof answered !== 'object') throw unreadable();
    const { fields: row, unreadable: bad } = readColumns(answered as AnyRow, part.shape);
    // Saved as it is read, a row would lose what could not be read.
    if (bad.length > 0) throw unreadable();
    const shown = flags.filter((key) => key in row).map((key) => [key, Boolean(row[key])]);
    return { ...row, ...Object.fromEntries(shown) };
  };
  return body.map(toRow).sort(order);
}

/**
 * The stored row of each wanted one, undefined for none: the first test is tried for all of them
 * before the next one is, and no row stands for two.
 */
export function claim<Wanted, Stored>(
  wanted: Wanted[],
  stored: Stored[],
  tests: ((one: Wanted, row: Stored) => boolean | undefined)[],
): (Stored | undefined)[] {
  const free = new Set(stored);
  const claimed = new Map<number, Stored>();
  for (const isFit of tests) {
    for (const [index, one] of wanted.entries()) {
      const row = claimed.has(index) ? undefined : [...free].find((other) => isFit(one, other));
      if (row === undefined) continue;
      claimed.set(index, row);
      free.delete(row);
    }
  }
  return wanted.map((_one, index) => claimed.get(index));
}
