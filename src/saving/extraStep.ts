import { HttpError } from '../http/HttpError';
import type { Caller } from '../types/caller';
import type { WantedRow } from './mergeRows';
import type { Source } from './part';
import { type Done, madeIn, type Step } from './plan';
import { partKey, type RowsToMerge } from './rowsBase';

/** Tells two texts apart without keeping either (FNV-1a, with the length). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}:${hash >>> 0}`;
}

/** What `plan` answers; a refusal of it is told at the row. */
function toldAtRow<T>(plan: () => T, { source }: Source, index: number): T {
  try {
    return plan();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.field) throw error;
    const { status, message, args } = error;
    throw new HttpError(status, { message, args, field: `${source}.${index}.${error.field}` });
  }
}

/**
 * The step for a value of a row that is stored by a call of its own, after the row itself (`store`, where
 * that is stored too); none where an earlier try stored it.
 */
export function extraStep(
  input: RowsToMerge & { caller: Caller },
  wanted: WantedRow,
  store: Step | undefined,
  needs: string[],
): Step[] {
  const { part, progress, caller } = input;
  const value = part.extra?.valueOf(wanted.row);
  if (!part.extra || !value) return [];
  const id = `${partKey(part)}:${wanted.key}:extra`;
  const stored = { fingerprint: fingerprint(value) };
  const before: Done | undefined = progress[id];
  const sid = wanted.now?.[part.idKey] as string | undefined;
  // A row that was made anew has nothing of the one before.
  const isStored =
    before?.state === 'done' &&
    before.sid === sid &&
    before.stored?.fingerprint === stored.fingerprint;
  if (isStored) return [];
  const { source, index } = wanted;
  const of = sid ?? madeIn(store?.id ?? '');
  const at = sid ? encodeURIComponent(sid) : of;
  const call = toldAtRow(() => part.extra?.toCall(at, value, caller), source, index);
  if (!call) return [];
  return [
    {
      id,
      group: `${partKey(part)}:${wanted.key}`,
      name: part.nameOf(wanted.row, source.label),
      call,
      needs,
      of,
      stores: stored,
      secrets: part.secrets ?? [],
      toldAt: part.toRows
        ? undefined
        : { source: source.source, index, errorField: part.errorField },
    },
  ];
}
