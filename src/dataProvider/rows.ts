import { HttpError, request } from '../http';
import type { AnyRow, Part } from '../saving/part';
import { toNotFound } from './errors';
import { readColumns } from './readColumns';

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
