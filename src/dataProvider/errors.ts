import { HttpError, somethingWentWrong } from '../http';
import type { PlatformWords } from '../saving/plan';

/**
 * The same error in the console's words, if the platform's words mean something else or are about a
 * `unique` value. A refusal is shown at its field if `data`, what the form sent, has a value for it.
 */
export function translateError(
  error: unknown,
  refusals: readonly PlatformWords[] = [],
  unique: Partial<Record<string, string>> = {},
  filled: readonly string[] = [],
): unknown {
  if (!(error instanceof HttpError)) return error;
  const { status, message, body } = error;
  const taken = message === 'app.errors.duplicate' && unique[error.field ?? ''];
  if (taken) return new HttpError(status, { message: taken, field: error.field }, body);
  for (const refusal of refusals) {
    const match = refusal.says.exec(message);
    if (!match) continue;
    const field = refusal.field && filled.includes(refusal.field) ? refusal.field : undefined;
    return new HttpError(status, { message: refusal.message, args: match.groups, field }, body);
  }
  return error;
}

const refused = /^insufficient (privileges|permissions)$/;
/** What the platform says of a user that it does not have, and of a sid that is none (contract 1.3). */
const missing = /^(failure retrieving user|Bad request)$/;

/**
 * Why one record could not be read, in the status that it has elsewhere: a refused record is
 * forbidden, also where the platform calls it a bad question (contract 24.21), and one that does not
 * exist is missing.
 */
export function toReadError(error: unknown): unknown {
  if (!(error instanceof HttpError) || ![400, 500].includes(error.status)) return error;
  const { message, body } = error;
  if (refused.test(message)) return new HttpError(403, { message: 'app.access.denied' }, body);
  return missing.test(message) ? new HttpError(404, { message }, body) : error;
}

/** What the platform says of a table, a carrier or a gateway that it does not have (contract 1.3). */
const unknown = /^(unknown lcr_sid|invalid (voip_carrier|sip_gateway|smpp_gateway)_sid)$/;

/**
 * What was deleted elsewhere is missing: a 404 without words, and the words that the platform has
 * for it in other places.
 */
export function toNotFound(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const { status, message, body } = error;
  const isWordless = status === 404 && message === somethingWentWrong;
  if (!isWordless && !unknown.test(message)) return error;
  return new HttpError(404, { message: 'app.errors.notFoundTitle' }, body);
}

/** What is said of a refusal without words, by its status. */
export type WordlessTexts = { other: string } & Partial<Record<number, string>>;

/** A refusal that says nothing, in the words of what was tried: "try again" helps nobody there. */
export function toWordless(error: unknown, texts: WordlessTexts): unknown {
  if (!(error instanceof HttpError) || error.message !== somethingWentWrong) return error;
  const { status, body } = error;
  return new HttpError(status, { message: texts[status] ?? texts.other, args: { status } }, body);
}
