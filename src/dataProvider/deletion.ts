import type { RaRecord } from 'ra-core';
import { wayBackOf } from '../domain/wayBack';
import { HttpError, LostAnswerError } from '../http';
import type { Ask, Known, Savable } from '../saving/input';
import type { Step } from '../saving/plan';
import type { DeletionWishes } from '../saving/planDelete';
import { remove } from '../saving/remove';
import { memoryLog } from '../saving/runPlan';
import type { Taken } from '../saving/undo';
import { type Caller, currentCaller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { readAllRows, readPlain, recordPath } from './readRecord';
import { recording } from './recording';
import type { SaveMeta } from './saves';
import { sending } from './sending';

export interface DeletionOptions extends DeletionWishes {
  /** Whether it is gone although the platform answered with an error; it is asked for the record unless given. */
  isGone?: (error: unknown) => Promise<boolean>;
  /** The record as a list or its page holds it, so that it need not be read. */
  known?: Partial<RaRecord>;
}

/** What a deletion notes, and who is told what it is about to take. */
export interface DeletionMeta extends SaveMeta {
  onTaking?: (taken: Taken) => void;
}

/** A record that was deleted. */
export interface Deleted {
  id: string;
  /** What makes it again; missing where nothing does. */
  taken?: Taken;
}

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** True where a list or a page holds all that makes a record again: rows of some lists lack flags. */
function isWhole(record: Partial<RaRecord>, endpoint: AnyEndpoint): boolean {
  const { creatable = [], neverNull = [], flags = [], writeOnly = [] } = endpoint;
  return [...neverNull, ...flags].every(
    (key) => !creatable.includes(key) || writeOnly.includes(key) || record[key] !== undefined,
  );
}

/**
 * What a deletion is about to take, by what is known already and at most two calls more; null where nothing
 * makes it again, or what would cannot be read: that is no reason to keep the record.
 */
async function aboutToTake(
  resource: string,
  id: string,
  caller: Caller,
  known: Partial<RaRecord>,
): Promise<Taken | null> {
  const endpoint = endpointOf(resource);
  if (!wayBackOf(resource, known)) return null;
  const read = async (): Promise<AnyRecord> =>
    isWhole(known, endpoint) ? ({ ...known, id } as AnyRecord) : readPlain(resource, id);
  try {
    // Rows that are read for the deletion itself come from there.
    const [record, rows] = await Promise.all([
      read(),
      endpoint.rows ? readAllRows(endpoint, id) : [],
    ]);
    const way = wayBackOf(resource, record);
    const { secrets = [] } = endpoint;
    return way && { resource, id, way, caller, record, rows, secrets };
  } catch {
    return null;
  }
}

/**
 * Deletes a record, and makes its rows anew when the deletion stops half-way; answers what makes the record
 * again. Done also when somebody else deleted it first, or when its answer got lost and it is not found.
 * Throws HttpError.
 */
export async function deleteRecord(
  resource: string,
  id: string,
  { log = memoryLog(), onTaking }: DeletionMeta = {},
  { isGone: ownIsGone, known = {}, ...wishes }: DeletionOptions = {},
): Promise<Deleted> {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource);
  recordPath(resource, 'remove', caller);
  // What others deleted is theirs to make again, and its rows were not there to be read.
  let isOfOthers = false;
  const ask = async (what: Ask): Promise<NonNullable<Known[Ask]>> => {
    if (what === 'record') return readPlain(resource, id);
    return readAllRows(endpoint, id).catch((error: unknown) => {
      // Gone already: the deletion says what that means.
      if (!isMissing(error)) throw error;
      isOfOthers = true;
      return [];
    });
  };
  const isNotFound = async () =>
    endpoint.one !== undefined && readPlain(resource, id).then(() => false, isMissing);
  const isGone = (_step: Step, error: unknown) => {
    if (!(error instanceof LostAnswerError)) isOfOthers = true;
    return (ownIsGone ?? isNotFound)(error);
  };
  const wanted = {
    ...{ resource, endpoint: endpoint as unknown as Savable, caller, id },
    ...{ opened: {}, form: {}, looks: false },
  };
  const before = await aboutToTake(resource, id, caller, known);
  if (before) onTaking?.(before);
  const { failed, rows } = await remove(
    wanted,
    await recording(
      { ...sending(), ask, isGone, log },
      {
        ...{ kind: 'deleted', resource, sid: id, endpoint: wanted.endpoint },
        ...{ before: { ...known, ...before?.record }, after: {} },
      },
    ),
    wishes,
  );
  if (failed[0]) throw failed[0].error;
  if (!before || isOfOthers) return { id };
  return { id, taken: { ...before, rows: rows ?? before.rows } };
}
