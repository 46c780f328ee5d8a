import { HttpError } from '../../http';

/** One call of a save that takes several. `name` is a message key: what the operator knows it by. */
export interface SavePart {
  name: string;
  save: () => Promise<unknown>;
}

/**
 * A save of several calls of which some failed (decision 39). `message` is a message key; `args`
 * name what was saved and what was not; `reasons` are the platform's texts. `createdId` is set
 * when the record itself was created, so that the screen can go on with its edit page.
 */
export class PartialSaveError extends HttpError {
  readonly failed: { name: string; error: unknown }[];
  readonly saved: string[];
  readonly createdId: string | undefined;

  constructor(saved: string[], failed: { name: string; error: unknown }[], createdId?: string) {
    const first = failed[0]?.error;
    super(first instanceof HttpError ? first.status : 0, {
      message: 'app.errors.partialSave',
      field: first instanceof HttpError ? first.field : undefined,
    });
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
export async function saveParts(
  parts: SavePart[],
  alreadySaved: string[] = [],
  createdId?: string,
): Promise<void> {
  const saved = [...alreadySaved];
  const failed: { name: string; error: unknown }[] = [];
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
