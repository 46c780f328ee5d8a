import { HttpError, LostAnswerError } from '../http';
import type { StepName } from '../saving/plan';

/** The messages of each failed part about a field, to be shown at that field. */
const fieldErrors = (failed: { error: unknown }[]): HttpError['body'] => {
  const fields = failed.map(({ error }) => (error instanceof HttpError && error.body.errors) || {});
  const errors = Object.assign({}, ...fields);
  return Object.keys(errors).length > 0 ? { errors } : {};
};

/**
 * A save of several calls that failed in part (decision 39). `message` is a message key: that of the first
 * lost answer where nothing was refused, as then nobody knows whether anything failed. `saved` and `failed`
 * name the parts. `createdId` is set if the record itself was created, so that the screen can continue on its
 * edit page.
 */
export class PartialSaveError extends HttpError {
  readonly failed: { name: StepName; error: unknown }[];
  readonly saved: StepName[];
  readonly createdId: string | undefined;

  constructor(saved: StepName[], failed: { name: StepName; error: unknown }[], createdId?: string) {
    const first = failed[0]?.error;
    const status = first instanceof HttpError ? first.status : 0;
    const isLost = failed.every(({ error }) => error instanceof LostAnswerError);
    const message = isLost && first instanceof Error ? first.message : 'app.errors.partialSave';
    super(status, { message }, fieldErrors(failed));
    this.name = 'PartialSaveError';
    this.saved = saved;
    this.failed = failed;
    this.createdId = createdId;
  }
}
