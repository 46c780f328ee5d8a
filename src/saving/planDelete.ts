import type { Change } from '../engines/drafts';
import { HttpError } from '../http/HttpError';
import { asking, type Planned, type Savable, type SaveInput } from './input';
import { type AnyRow, type Part, toValues } from './part';
import { type Outcome, recordStep, type Step } from './plan';
import { planRows } from './planRows';
import { nameOf, refusalsOf } from './recordCall';
import type { Fields } from './values';

/** What a deletion takes beside the sid of its record. */
export interface DeletionWishes {
  /** What the platform wants to be told with it. */
  body?: Fields;
  /** Columns that would stop it half-way: stored before it. */
  first?: Fields;
}

/** The step that deletes a record. */
const deletion = `${recordStep}:remove`;

/** The rows that a deletion which stops half-way has taken away, by their part (decision 64). */
const restored = ({ parts = [] }: Savable, rows: AnyRow[][] = []): [Part, AnyRow[]][] =>
  parts.flatMap((part, index) => (part.isRestored ? [[part, rows[index] ?? []]] : []));

/** The same as changes that a form can bring back: rows without sids, as those are gone with them. */
const takenBy = (endpoint: Savable, rows: AnyRow[][]): Change[] =>
  restored(endpoint, rows).flatMap(([part, stored]) => {
    const bare = stored.map(({ [part.idKey]: _sid, ...row }) => row);
    return Object.entries(toValues(part, bare)).flatMap(([source, value]) =>
      Array.isArray(value) && value.length > 0 ? [{ path: [source], from: [], to: value }] : [],
    );
  });

/**
 * The plan that deletes a record. What it may take away although it stops half-way is read first, so that it
 * can be made anew. What is gone already counts as deleted.
 */
export function planDelete(
  input: SaveInput,
  id: string,
  { body, first }: DeletionWishes = {},
): Planned {
  const { endpoint, caller, known } = input;
  const at = encodeURIComponent(id);
  const isRestored = restored(endpoint).length > 0;
  if (isRestored && !known.rows) return asking(id, 'rows');
  const release: Step[] = first
    ? [
        {
          id: `${recordStep}:release`,
          name: nameOf(input),
          call: { method: 'PUT', path: `${endpoint.update?.(caller)}/${at}`, body: first },
          needs: [],
          of: id,
          stores: first,
        },
      ]
    : [];
  const step: Step = {
    id: deletion,
    name: nameOf(input),
    call: {
      method: 'DELETE',
      path: `${endpoint.remove?.(caller)}/${at}`,
      ...(body && { body }),
    },
    needs: release.map((one) => one.id),
    of: id,
    masked: [['password']],
    recognize: { gone: 'notFound' },
    refusals: refusalsOf(input, endpoint.deleteRefusals),
  };
  const takes = takenBy(endpoint, known.rows ?? []);
  const planned = { asks: [], conflicts: [], id, wanted: {}, steps: [...release, step] };
  return { ...planned, ...(takes.length > 0 && { takes }) };
}

/**
 * True where a deletion may have stopped half-way: what the caller may not see can stop it after the
 * platform has taken away the rows (contract 11.1).
 */
export const mayBeHalfWay = ({ endpoint }: SaveInput, { failed }: Outcome): boolean =>
  restored(endpoint).length > 0 &&
  failed.some(
    ({ step, error }) => step.id === deletion && error instanceof HttpError && error.status >= 500,
  );

/** The plan that makes the rows anew that a deletion took away before it stopped. */
export function planRestore(input: SaveInput, id: string, before: AnyRow[][]): Planned {
  const { endpoint, caller, known } = input;
  if (!known.rows) return asking(id, 'rows');
  const now = restored(endpoint, known.rows);
  const steps = restored(endpoint, before).flatMap(([part, rows], index) => {
    const bare = rows.map((row) => ({ ...row, [part.idKey]: null }));
    const none = { opened: {}, progress: {}, settled: [] };
    const [, stored = []] = now[index] ?? [];
    return planRows({ part, owner: id, caller, form: toValues(part, bare), stored, ...none })
      .stores;
  });
  return { asks: [], conflicts: [], id, wanted: {}, steps };
}
