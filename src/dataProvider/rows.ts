import { request } from '../http';
import type { AnyRow, Part } from '../saving/part';
import { toNotFound } from './errors';
import { rowsOfAnswer } from './rowsOfAnswer';

/** The stored rows of a record, in order, flags as booleans. Throws HttpError. */
export async function readRows(
  part: Pick<Part, 'path' | 'parentKey' | 'shape' | 'flags' | 'order'>,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRow[]> {
  const { parentKey } = part;
  const query = parentKey ? { [parentKey]: id } : undefined;
  const fail = (error: unknown) => {
    throw toNotFound(error);
  };
  const { body, status } = await request({ path: part.path(id), query, signal }).catch(fail);
  return rowsOfAnswer(part, body, status);
}
