import { HttpError } from '../http';
import type { StepName } from './endpointParts';
import { changedKeys } from './record';

/** One call of a save that takes several. */
export interface SaveStep {
  name: StepName;
  save: () => Promise<unknown>;
}

/** What each failed part says of a field, to be told at that field. */
const fieldErrors = (failed: { error: unknown }[]): HttpError['body'] => {
  const fields = failed.map(({ error }) => (error instanceof HttpError && error.body.errors) || {});
  const errors = Object.assign({}, ...fields);
  return Object.keys(errors).length > 0 ? { errors } : {};
};

/**
 * A save of several calls of which some failed (decision 39). `message` is a message key; `args`
 * name what was saved and what was not; `reasons` are the platform's texts. `createdId` is set
 * when the record itself was created, so that the screen can go on with its edit page.
 */
export class PartialSaveError extends HttpError {
  readonly failed: { name: StepName; error: unknown }[];
  readonly saved: StepName[];
  readonly createdId: string | undefined;

  constructor(saved: StepName[], failed: { name: StepName; error: unknown }[], createdId?: string) {
    const first = failed[0]?.error;
    const status = first instanceof HttpError ? first.status : 0;
    super(status, { message: 'app.errors.partialSave' }, fieldErrors(failed));
    this.name = 'PartialSaveError';
    this.saved = saved;
    this.failed = failed;
    this.createdId = createdId;
  }
}

/**
 * Runs the parts one after the other and keeps going after a failure, so that one bad part does not
 * hold back the rest. Throws the only error as it is when nothing at all was saved, else a
 * PartialSaveError that tells the parts apart.
 */
export async function runSteps(
  parts: SaveStep[],
  alreadySaved: StepName[] = [],
  createdId?: string,
): Promise<void> {
  const saved = [...alreadySaved];
  const failed: { name: StepName; error: unknown }[] = [];
  for (const { name, save } of parts) {
    try {
      await save();
      saved.push(name);
    } catch (error) {
      failed.push({ name, error });
    }
  }
  if (failed.length === 0) return;
  if (saved.length === 0 && failed.length === 1) throw failed[0]?.error;
  throw new PartialSaveError(saved, failed, createdId);
}

/**
 * Throws a PartialSaveError that names those of `changes` which differ from what is `stored` after a
 * save that the platform called successful (decision 63); `keys` are those that can be compared. A
 * flag that is off may be missing from the answer (contract 12.2).
 */
export function checkStored(
  resource: string,
  changes: Record<string, unknown>,
  stored: Record<string, unknown>,
  keys: string[],
): void {
  const lost = changedKeys(changes, stored, keys).filter((key) => changes[key] || stored[key]);
  if (lost.length === 0) return;
  const nameOf = (key: string) => `resources.${resource}.fields.${key}`;
  const message = `resources.${resource}.notifications.partlyStored`;
  const saved = Object.keys(changes).filter((key) => !lost.includes(key));
  throw new PartialSaveError(
    saved.map(nameOf),
    lost.map((key) => ({ name: nameOf(key), error: new HttpError(204, { message, field: key }) })),
  );
}
