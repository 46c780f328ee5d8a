import { HttpError } from '../http/HttpError';
import type { AnyRow, Part } from '../saving/part';
import { readColumns } from './readColumns';

/** The rows of a part that an answer holds, in order, flags as booleans. Throws HttpError. */
export function rowsOfAnswer(
  { shape, flags = [], order = () => 0 }: Pick<Part, 'shape' | 'flags' | 'order'>,
  body: unknown,
  status: number,
): AnyRow[] {
  const unreadable = () => new HttpError(status, { message: 'app.errors.unreadable' });
  if (!Array.isArray(body)) throw unreadable();
  const toRow = (answered: unknown): AnyRow => {
    if (!answered || typeof answered !== 'object') throw unreadable();
    const { fields: row, unreadable: bad } = readColumns(answered as AnyRow, shape);
    // Saved as it is read, a row would lose what could not be read.
    if (bad.length > 0) throw unreadable();
    const shown = flags.filter((key) => key in row).map((key) => [key, Boolean(row[key])]);
    return { ...row, ...Object.fromEntries(shown) };
  };
  return body.map(toRow).sort(order);
}
