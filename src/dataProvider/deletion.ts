import type { RaRecord } from 'ra-core';
import { HttpError } from '../http';
import { type AnyRow, type Part, toValues } from '../saving/part';
import { planRows } from '../saving/planRows';
import { memoryLog, runPlan } from '../saving/runPlan';
import { invalidateLists } from './cachedList';
import { currentCaller } from './caller';
import { endpointOf } from './endpoints';
import { translateError } from './errors';
import { readPlain, recordPath } from './readRecord';
import { readRows } from './rows';
import { sendCall } from './sendCall';
import { transport } from './transport';

/** True when a refusal may say that there is nothing to delete, and there is nothing. */
const isGone = async (resource: string, id: string, refusal: unknown): Promise<boolean> => {
  const mayBe =
    refusal instanceof HttpError && ([400, 404].includes(refusal.status) || refusal.status >= 500);
  if (!mayBe || !endpointOf(resource).one) return false;
  return readPlain(resource, id).then(
    () => false,
    (error: unknown) => error instanceof HttpError && error.status === 404,
  );
};

const remove = async (resource: string, id: string): Promise<void> => {
  const path = recordPath(resource, 'remove', await currentCaller());
  try {
    await transport.delete(path, { id });
  } catch (error) {
    // Somebody else deleted it first; the platform's words for that are its own (contract 24.18).
    if (await isGone(resource, id, error)) return;
    throw translateError(error, endpointOf(resource).deleteRefusals);
  } finally {
    invalidateLists();
  }
};

/** Restores the rows that a deletion removed before it stopped (contract 11.1). */
async function restoreRows(parts: Part[], id: string, before: AnyRow[][]): Promise<void> {
  const caller = await currentCaller();
  const plans = parts.map(async (part, index) => {
    const bare = (before[index] ?? []).map((row) => ({ ...row, [part.idKey]: null }));
    const stored = await readRows(part, id);
    const none = { opened: {}, progress: {}, settled: [] };
    return planRows({ part, owner: id, caller, form: toValues(part, bare), stored, ...none });
  });
  const steps = (await Promise.all(plans)).flatMap(({ stores }) => stores);
  const { failed } = await runPlan({ steps }, { send: sendCall, log: memoryLog() });
  if (failed[0]) throw failed[0].error;
}

/** Deletes a record; if the deletion stops half-way, restores its rows. Throws HttpError. */
export async function deleteRecord(resource: string, id: string): Promise<Partial<RaRecord>> {
  const parts = endpointOf(resource).parts?.filter(({ isRestored }) => isRestored) ?? [];
  const before = await Promise.all(parts.map((part) => readRows(part, id))).catch(
    (error: unknown) => {
      // Gone already: the deletion says what that means.
      if (error instanceof HttpError && error.status === 404) return [];
      throw error;
    },
  );
  try {
    await remove(resource, id);
  } catch (error) {
    // What the caller may not see can stop a deletion half-way.
    const isHalfWay = parts.length > 0 && error instanceof HttpError && error.status >= 500;
    const isThere = () => readPlain(resource, id).then(Boolean, () => false);
    if (isHalfWay && (await isThere())) await restoreRows(parts, id, before);
    throw error;
  }
  return { id };
}
