import { STATUS_CODES } from 'node:http';

/**
 * An answer that a rule of the platform gives instead of the good one. `body` is sent as JSON when
 * it is an object, as plain text when it is a string, and not at all when it is undefined
 * (contract 1.2).
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

/**
 * A request on which the live server would crash, or which it would store as poison (contract 25).
 * It is answered with 500 `{msg}` and kept in `platform.poison`.
 */
export class PoisonError extends ApiError {
  constructor(readonly reason: string) {
    super(500, { msg: reason });
  }
}

/** A business rule is broken: 400 `{msg}` (contract 1.2). */
export const badRequest = (msg: string) => new ApiError(400, { msg });

/** The caller may not do this: 403 `{msg}`, the form of most handlers (contract 1.2). */
export const forbidden = (msg = 'insufficient permissions') => new ApiError(403, { msg });

/** The request cannot be carried out as things stand: 422 `{msg}` (contract 1.2). */
export const unprocessable = (msg: string) => new ApiError(422, { msg });

/** Something that the live platform did not foresee: 500 `{msg}` (contract 1.2). */
export const failure = (msg: string) => new ApiError(500, { msg });

/** The bare reason phrase as plain text, the `sendStatus` form (contract 1.2). */
export const bareStatus = (status: number) => new ApiError(status, STATUS_CODES[status] ?? '');

/** No body and no content type, the form of some 404 answers (contract 1.2). */
export const emptyAnswer = (status: number) => new ApiError(status, undefined);

/**
 * The answer of the scope guards of sub-resources, SystemInformation and TtsCache: note `message`,
 * not `msg` (contract 1.2).
 */
export const guardRefusal = (message = 'insufficient privileges', status = 403) =>
  new ApiError(status, { status: 'fail', message });
