import { HttpError } from '../http';
import type { StepName } from '../saving/plan';
import { changedKeys } from '../saving/values';

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

type Values = Record<string, unknown>;

const isWebhook = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && 'url' in value && 'method' in value;

/** The values with webhooks by what is called: the platform gives them sids, and may hide a password. */
const comparable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isWebhook(value) ? { url: value.url, method: value.method } : value,
    ]),
  );

/**
 * Throws a PartialSaveError that names those of `changes` which differ from what is `stored` after a
 * save that the platform called successful (decision 63); `keys` are those that can be compared. A
 * flag that is off may be missing from the answer (contract 12.2).
 */
export function checkStored(
  resource: string,
  changes: Values,
  stored: Values,
  keys: string[],
): void {
  const lost = changedKeys(comparable(changes), comparable(stored), keys).filter(
    (key) => changes[key] || stored[key],
  );
  if (lost.length === 0) return;
  const nameOf = (key: string) => `resources.${resource}.fields.${key}`;
  const message = `resources.${resource}.notifications.partlyStored`;
  const saved = Object.keys(changes).filter((key) => !lost.includes(key));
  throw new PartialSaveError(
    saved.map(nameOf),
    lost.map((key) => {
      const field = isWebhook(changes[key]) ? `${key}.url` : key;
      return { name: nameOf(key), error: new HttpError(204, { message, field }) };
    }),
  );
}
