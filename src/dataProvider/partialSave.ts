import { HttpError } from '../http';
import type { StepName } from '../saving/plan';

/** The messages of each failed part about a field, to be shown at that field. */
const fieldErrors = (failed: { error: unknown }[]): HttpError['body'] => {
  const fields = failed.map(({ error }) => (error instanceof HttpError && error.body.errors) || {});
  const errors = Object.assign({}, ...fields);
  return Object.keys(errors).length > 0 ? { errors } : {};
};

/**
 * A save of several calls that failed in part (decision 39). `message` is a message key; `args` name
 * what was saved and what was not; `reasons` are the platform's texts. `createdId` is set if the record
 * itself was created, so that the screen can continue on its edit page.
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
