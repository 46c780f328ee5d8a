import { HttpError, somethingWentWrong } from '../http';

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

const refused = /^insufficient (privileges|permissions)$/;
/** What the platform says of a user that it does not have, and of a sid that is none (contract 1.3). */
const missing = /^(failure retrieving user|Bad request)$/;

/**
 * Why one record could not be read, in the status that it has elsewhere: a refused record is
 * forbidden, also where the platform calls it a bad question (contract 24.21), and one that does not
 * exist is missing.
 */
export function readFailure(error: unknown): unknown {
  if (!(error instanceof HttpError) || ![400, 500].includes(error.status)) return error;
  const { message, body } = error;
  if (refused.test(message)) return new HttpError(403, { message: 'app.access.denied' }, body);
  return missing.test(message) ? new HttpError(404, { message }, body) : error;
}

/** A 404 without words says what it means: the record was deleted elsewhere. */
export function asMissing(error: unknown): unknown {
  const isWordless =
    error instanceof HttpError && error.status === 404 && error.message === somethingWentWrong;
  return isWordless
    ? new HttpError(404, { message: 'app.errors.notFoundTitle' }, error.body)
    : error;
}
