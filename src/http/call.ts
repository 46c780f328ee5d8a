import type { Query } from './address';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Changes nothing although it is no GET: it may be sent again, and an answer that got lost is no matter. */
  isQuestion?: boolean;
  /**
   * Path below the API base, without a leading slash. Every sid in it must be encoded by the caller.
   * An absolute address is called as it is: on the platform's own origin as if it were a path,
   * anywhere else without the token and without any bearing on the session.
   */
  path: string;
  /** Empty and missing values are left out; the others are encoded. */
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** A text that is sent as a file, in the place of a body. */
  file?: { field: string; name: string; text: string } | undefined;
  signal?: AbortSignal;
  /**
   * What the answer is: JSON (default), a file, or a `ReadableStream` of the bytes of a file as they
   * arrive, whose time-out ends with the head of the answer.
   */
  as?: 'json' | 'blob' | 'stream';
  /** Sends no bearer token, and neither a 401 nor a network failure ends the session. */
  isPublic?: boolean;
  /** Sends the token, but neither a 401 nor a network failure touches the session (signing out). */
  keepSession?: boolean;
  /** Another token than the session's, for this call alone; the session has no part in it. */
  token?: string;
  /** Milliseconds until "no answer"; 30 s for reads, 60 s for writes unless given. */
  timeout?: number;
}

/** A call with the session that it was made in, which its later tries and answers belong to. */
export type SessionCall = Omit<RequestOptions, 'token'> & { token: string | null };

/** True for a call that changes nothing, so that it can be sent again. */
export const isRead = ({
  method = 'GET',
  isQuestion = method === 'GET',
}: Pick<RequestOptions, 'method' | 'isQuestion'>): boolean => isQuestion;
