import type { RaRecord } from 'ra-core';
import { HttpError } from '../http';
import type { Ask, Known, Savable } from '../saving/input';
import type { Step } from '../saving/plan';
import type { DeletionWishes } from '../saving/planDelete';
import { remove } from '../saving/remove';
import { memoryLog } from '../saving/runPlan';
import { currentCaller } from './caller';
import { endpointOf } from './endpoints';
import { readAllRows, readPlain, recordPath } from './readRecord';
import type { SaveMeta } from './saves';
import { sendCall } from './sendCall';

export interface DeletionOptions extends DeletionWishes {
  /** Whether it is gone although the platform answered with an error; it is asked for the record unless given. */
  isGone?: (error: unknown) => Promise<boolean>;
}

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/**
 * Deletes a record, and makes its rows anew when the deletion stops half-way. Done also when somebody else
 * deleted it first, or when its answer got lost and it is not found. Throws HttpError.
 */
export async function deleteRecord(
  resource: string,
  id: string,
  { log = memoryLog() }: SaveMeta = {},
  { isGone: ownIsGone, ...wishes }: DeletionOptions = {},
): Promise<Partial<RaRecord>> {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource);
  recordPath(resource, 'remove', caller);
  const ask = async (what: Ask): Promise<NonNullable<Known[Ask]>> => {
    if (what === 'record') return readPlain(resource, id);
    return readAllRows(endpoint, id).catch((error: unknown) => {
      // Gone already: the deletion says what that means.
      if (isMissing(error)) return [];
      throw error;
    });
  };
  const isNotFound = async () =>
    endpoint.one !== undefined && readPlain(resource, id).then(() => false, isMissing);
  const isGone = (_step: Step, error: unknown) => (ownIsGone ?? isNotFound)(error);
  const wanted = {
    ...{ resource, endpoint: endpoint as unknown as Savable, caller, id },
    ...{ opened: {}, form: {}, looks: false },
  };
  const { failed } = await remove(wanted, { send: sendCall, ask, isGone, log }, wishes);
  if (failed[0]) throw failed[0].error;
  return { id };
}
