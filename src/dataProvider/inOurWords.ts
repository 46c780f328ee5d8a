import { HttpError } from '../http';

type Texts = Partial<Record<string, string>>;

/**
 * The same error in the console's words, where the platform's own words mean something else, and
 * where they speak of a value that must be `unique`: then it is told at that field.
 */
export function inOurWords(error: unknown, refusals: Texts = {}, unique: Texts = {}): unknown {
  if (!(error instanceof HttpError)) return error;
  const isDuplicate = error.message === 'app.errors.duplicate';
  const message = (isDuplicate && unique[error.field ?? '']) || refusals[error.message];
  if (!message) return error;
  const field = Object.keys(unique).find((key) => unique[key] === message);
  return new HttpError(error.status, { message, field }, error.body);
}

/** A refused record is forbidden, also where the platform calls it a bad question (contract 24.21). */
export function asForbidden(error: unknown): unknown {
  const isRefusal =
    error instanceof HttpError &&
    error.status === 400 &&
    /^insufficient (privileges|permissions)$/.test(error.message);
  return isRefusal ? new HttpError(403, { message: 'app.access.denied' }, error.body) : error;
}
