import { HttpError } from '../http';

/** The same error in the console's words, where the platform's own words mean something else. */
export function inOurWords(error: unknown, refusals: Record<string, string> = {}): unknown {
  if (!(error instanceof HttpError)) return error;
  const message = refusals[error.message];
  return message ? new HttpError(error.status, { message }, error.body) : error;
}
