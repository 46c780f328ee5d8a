import { HttpError, somethingWentWrong } from '../http';

/** A call that failed: its HTTP status (0 without an answer) and a message key or the platform's text. */
export interface CallFailure {
  status: number;
  message: string;
}

/** What a call was rejected with, for pages that answer failures instead of throwing them. */
export const callFailureOf = (error: unknown): CallFailure =>
  error instanceof HttpError
    ? { status: error.status, message: error.message }
    : { status: 0, message: somethingWentWrong };
