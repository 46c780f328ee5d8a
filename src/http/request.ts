import { config } from '../config';
import * as session from '../session';
import { addressOf, isElsewhere, type Query } from './address';
import { forgetEarly, takeEarly } from './early';
import { HttpError } from './HttpError';
import { pause } from './pause';
import { clearRateLimit, noteRateLimit } from './rateLimit';
import { readError } from './readError';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path below the API base, without a leading slash. Every sid in it must be encoded by the caller.
   * An absolute address is called as it is: on the platform's own origin as if it were a path,
   * anywhere else without the token and without any bearing on the session.
   */
  path: string;
  /** Empty and missing values are left out; the others are encoded. */
  query?: Query;
  /** Sent as JSON; a FormData as the form that it is. */
  body?: unknown;
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
  /** Milliseconds until "no answer"; 30 s for reads, 60 s for writes unless given. */
  timeout?: number;
}

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

const readPauses = [400, 1200];
const rateLimitTries = 3;

/** A call with the session that it was made in, which its later tries and answers belong to. */
type Call = RequestOptions & { token: string | null };

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

const isAbort = (error: unknown, signal?: AbortSignal): boolean =>
  signal?.aborted === true || isNamed(error, 'AbortError');

/** A limit for the head of an answer alone: its body may take as long as it takes. */
function headLimit(milliseconds: number): { signal: AbortSignal; lift: () => void } {
  const controller = new AbortController();
  const reason = Object.assign(new Error('No answer in time'), { name: 'TimeoutError' });
  const timer = setTimeout(() => controller.abort(reason), milliseconds);
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}

async function send(options: Call): Promise<Response> {
  const { method = 'GET', body, token, signal } = options;
  // Without it a file of another origin needs no permission to be asked for.
  const isForm = body instanceof FormData;
  const headers: Record<string, string> =
    isForm || isElsewhere(options.path) ? {} : { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const milliseconds = options.timeout ?? (method === 'GET' ? 30_000 : 60_000);
  const limit =
    options.as === 'stream'
      ? headLimit(milliseconds)
      : { signal: AbortSignal.timeout(milliseconds), lift: () => {} };
  try {
    return await fetch(addressOf(options), {
      method,
      headers,
      body: isForm || body === undefined ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
  } finally {
    limit.lift();
  }
}

const timeout = () => new HttpError(0, { message: 'app.errors.timeout' });

/** What the first script has asked for already, else a new call. */
async function sendOrTake(options: Call): Promise<Response> {
  if (!isRead(options)) forgetEarly();
  const early = isRead(options) && !options.as && takeEarly(options, options.token);
  if (!early) return send(options);
  const response = await early;
  options.signal?.throwIfAborted();
  return response;
}

/** Sends once, and for reads twice more after a growing pause when the network fails (decision 13). */
async function sendWithRetry(options: Call): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sendOrTake(options);
    } catch (error) {
      if (isAbort(error, options.signal)) throw error;
      if (isNamed(error, 'TimeoutError')) throw timeout();
      const wait = isRead(options) ? readPauses[attempt] : undefined;
      if (wait === undefined) return afterNetworkFailure(options);
      await pause(wait, options.signal);
    }
  }
}

const isRead = ({ method = 'GET' }: Call): boolean => method === 'GET';

/**
 * True when a platform on another origin answers, though not in a way that this page may read. The
 * live one refuses calls beyond its rate limit before it says which origins may read its answers:
 * to a browser that is a broken connection, and must not sign anybody out (decision 19).
 */
async function isAnsweringUnread(): Promise<boolean> {
  const address = `${config().apiBaseUrl}/PredefinedCarriers`;
  const page = globalThis.location?.origin;
  if (new URL(address, page).origin === page) return false;
  const signal = AbortSignal.timeout(10_000);
  return fetch(address, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
}

/** True when the platform gives any sign of life; a refused one will do, and ends nothing. */
const isAlive = (): Promise<boolean> =>
  sendWithRetry({
    path: 'PredefinedCarriers',
    isPublic: true,
    token: null,
    timeout: 10_000,
  }).then(() => true, isAnsweringUnread);

/**
 * What follows when the network fails. After the last try of a read the session ends as specified,
 * unless the platform answers unread: that goes on as a 429 does. A failed write asks the platform
 * for a sign of life first, so that a blip keeps the form open. Throws HttpError.
 */
async function afterNetworkFailure(options: Call): Promise<Response> {
  const { devBaseUrl, apiBaseUrl } = config();
  const isDevelopment = devBaseUrl !== null && apiBaseUrl.startsWith(devBaseUrl);
  const failure = new HttpError(0, { message: 'app.errors.unreachable' });
  if (options.isPublic || options.keepSession || isDevelopment) throw failure;
  if (!isRead(options)) {
    if (await isAlive()) throw new HttpError(0, { message: 'app.errors.writeInterrupted' });
  } else if (await isAnsweringUnread()) {
    return new Response(null, { status: 429 });
  }
  session.end('unreachable', options.token);
  throw failure;
}

const parse = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
};

async function toError(response: Response, options: Call): Promise<HttpError> {
  const text = await response.text().catch(() => '');
  const parsed = parse(text);
  if (response.status === 401 && !options.isPublic) {
    if (!options.keepSession) session.end('expired', options.token);
    return new HttpError(401, { message: 'app.errors.expired' });
  }
  const body = parsed?.json;
  const fields = body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  return new HttpError(response.status, readError(parsed ? body : text), fields);
}

async function toBody(response: Response, { as, signal }: Call): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    if (as === 'blob') return await response.blob();
    if (as === 'stream') return response.body ?? new Blob().stream();
    const text = await response.text();
    if (text === '') return undefined;
    const parsed = parse(text);
    if (parsed) return parsed.json;
  } catch (error) {
    // A connection that breaks in the middle of the body reads like any unreadable answer.
    if (isAbort(error, signal)) throw error;
    if (isNamed(error, 'TimeoutError')) throw timeout();
  }
  throw new HttpError(response.status, { message: 'app.errors.unreadable' });
}

/**
 * The one way to the platform: adds the bearer token, waits out a rate limit (429, `Retry-After`),
 * retries failed reads, and answers the parsed body, undefined where there is none (204).
 *
 * Throws HttpError for every status of 400 or more, for no answer at all (status 0) and for a body
 * that is not what was asked for. A 401 and a lasting network failure end the session
 * (rule 3.3; decisions 12, 13, 17, 18, 19). An aborted call throws an AbortError.
 */
export async function request<T = unknown>(options: RequestOptions): Promise<Answer<T>> {
  const isPublic = options.isPublic === true || isElsewhere(options.path);
  const call: Call = { ...options, isPublic, token: isPublic ? null : session.token() };
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendWithRetry(call);
    if (response.status === 429 && attempt < rateLimitTries) {
      await pause(noteRateLimit(response.headers.get('Retry-After')), options.signal);
      continue;
    }
    clearRateLimit();
    if (response.status >= 400) throw await toError(response, call);
    const body = (await toBody(response, call)) as T;
    return { status: response.status, body, headers: response.headers };
  }
}
