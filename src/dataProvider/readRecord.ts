import { HttpError } from '../http';
import { type AnyRow, type Part, toValues } from '../saving/part';
import type { Fields } from '../saving/values';
import { type Caller, currentCaller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { toNotFound, toReadError } from './errors';
import { toRecord } from './record';
import { readRows } from './rows';
import { transport } from './transport';

/** The path of one kind of call of a resource. Throws for one that the platform does not have. */
export function recordPath(
  resource: string,
  verb: 'one' | 'create' | 'update' | 'remove',
  caller: Caller,
): string {
  const path = endpointOf(resource)[verb];
  if (!path) throw new Error(`The platform has no "${verb}" for "${resource}"`);
  return path(caller);
}

/** The record with the requested sid: any other answer is unreadable. */
const readRow = (row: unknown, endpoint: AnyEndpoint, id: string): AnyRecord => {
  const record = row && typeof row === 'object' ? toRecord(row, endpoint) : null;
  if (record?.[endpoint.idKey] !== id) {
    throw new HttpError(200, { message: 'app.errors.unreadable' });
  }
  return record;
};

/** A record without its rows. Throws HttpError. */
export async function readPlain(
  resource: string,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  const endpoint = endpointOf(resource);
  const path = recordPath(resource, 'one', await currentCaller());
  const { data } = await transport.getOne(path, { id, signal }).catch((error: unknown) => {
    throw toNotFound(toReadError(error));
  });
  return readRow(data, endpoint, id);
}

/** The stored rows of every part of a record, in the order of its parts. Throws HttpError. */
export const readAllRows = (
  { parts, rows }: AnyEndpoint,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRow[][]> =>
  Promise.all((rows?.reads ?? parts ?? []).map((part) => readRows(part, id, signal)));

/** What a form holds of rows; nothing of those that the platform lacks (decision 51). */
async function readValues(parts: Part[], id: string, signal?: AbortSignal): Promise<Fields> {
  const values = parts.map(async (part) => {
    try {
      return toValues(part, await readRows(part, id, signal));
    } catch (error) {
      const isLacking = error instanceof HttpError && [403, 404, 501].includes(error.status);
      if (part.isOptional && isLacking) return {};
      throw error;
    }
  });
  return Object.assign({}, ...(await Promise.all(values)));
}

/** A record with its rows, as forms hold them: read at the same time where they can be. Throws HttpError. */
export async function readWithRows(
  resource: string,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  const endpoint = endpointOf(resource);
  const { parts = [], rows } = endpoint;
  if (rows) {
    const [record, stored] = await Promise.all([
      readPlain(resource, id, signal),
      readAllRows(endpoint, id, signal),
    ]);
    return { ...record, ...rows.toValues(stored, record) };
  }
  const independent = parts.filter(({ isFor }) => !isFor);
  const [record, values] = await Promise.all([
    readPlain(resource, id, signal),
    readValues(independent, id, signal),
  ]);
  const dependent = parts.filter(({ isFor }) => isFor?.(record));
  return { ...record, ...values, ...(await readValues(dependent, id, signal)) };
}
