/** A text of the platform shown as it is, or a message key with its arguments. */
export interface ErrorText {
  message: string;
  args?: Record<string, string | number>;
}

type ErrorBody = { errors?: Record<string, unknown> } & Record<string, unknown>;

/**
 * A call that did not return what was requested.
 *
 * `status` is the HTTP status, or 0 if there was no answer (network, time-out). `message` is the
 * platform's own words or a message key (`app.errors.…`) with `args`. `field` is the column that the
 * text is about, if any. `body.errors` has react-admin's form for errors of inputs, for that field and
 * for any that the body names.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly args: Record<string, string | number> | undefined;
  readonly field: string | undefined;
  readonly body: ErrorBody;
  /** The answer is none of the platform's: neither JSON nor a reason phrase. Some server before it, or another one. */
  isForeign = false;

  constructor(status: number, text: ErrorText & { field?: string }, body: ErrorBody = {}) {
    super(text.message);
    this.name = 'HttpError';
    this.status = status;
    this.args = text.args;
    this.field = text.field;
    this.body = text.field
      ? { ...body, errors: { [text.field]: fieldError(text), ...body.errors } }
      : body;
  }
}

/** A message with arguments in the one form that react-admin's inputs translate. */
export const fieldError = ({ message, args = {} }: ErrorText): string =>
  `@@react-admin@@${JSON.stringify({ message, args })}`;

/**
 * A write whose answer did not come, or could not be read: it may have been done or not. `status` is
 * 0, that of a gateway between (502, 504), or that of an answer that cannot be read.
 */
export class LostAnswerError extends HttpError {
  constructor(status: number, message = 'app.errors.maybeSaved') {
    super(status, { message });
    this.name = 'LostAnswerError';
  }
}

/** True when the error says that the platform refused because of who asks. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403;
