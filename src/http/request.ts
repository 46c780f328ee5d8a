import * as session from '../session';
import { renew } from '../session/renew';
import { callAddress, isElsewhere } from './address';
import { noteBudget } from './budget';
import { isRead, type RequestOptions, type SessionCall } from './call';
import { forgetEarly, takeEarly } from './early';
import { HttpError, LostAnswerError } from './HttpError';
import { isAbort, isTimeout, timeoutOf, withRetry } from './network';
import { waitForRateLimit } from './rateLimit';
import { isForeign, parse, readError } from './readError';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

const rateLimitTries = 3;
/** What servers between the console and the platform say when they did not hear its answer. */
const gatewayFailures = [502, 504];

/** True for a write of the operator, for which it matters whether it arrived. */
const mayBeStored = (call: SessionCall): boolean => !isRead(call) && !call.isPublic;

/** A limit for the head of an answer alone: its body may take as long as it takes. */
function headLimit(milliseconds: number): { signal: AbortSignal; lift: () => void } {
  const controller = new AbortController();
  const reason = Object.assign(new Error('No answer in time'), { name: 'TimeoutError' });
  const timer = setTimeout(() => controller.abort(reason), milliseconds);
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}

/** What is sent as the body: a file as a form that carries it, all else as JSON. */
function bodyOf({ body, file }: SessionCall): FormData | string | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.append(file.field, new Blob([file.text], { type: 'text/plain' }), file.name);
  return form;
}

async function send(options: SessionCall): Promise<Response> {
  const { method = 'GET', file, token, signal } = options;
  // Without it a file of another origin needs no preflight.
  const headers: Record<string, string> =
    file || isElsewhere(options.path) ? {} : { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const milliseconds = options.timeout ?? (isRead(options) ? 30_000 : 60_000);
  const limit =
    options.as === 'stream'
      ? headLimit(milliseconds)
      : { signal: AbortSignal.timeout(milliseconds), lift: () => {} };
  try {
    return await fetch(callAddress(options), {
      method,
      headers,
      body: bodyOf(options),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
  } finally {
    limit.lift();
  }
}

/** The answer to what the first script has requested, else a new call. */
async function sendOrTake(options: SessionCall): Promise<Response> {
  if (!isRead(options)) forgetEarly();
  const early = isRead(options) && !options.as && takeEarly(options, options.token);
  if (!early) return send(options);
  const response = await early;
  options.signal?.throwIfAborted();
  return response;
}

async function toError(response: Response, options: SessionCall): Promise<HttpError> {
  const text = await response.text().catch(() => '');
  const parsed = parse(text);
  if (response.status === 401 && !options.isPublic) {
    return new HttpError(401, { message: 'app.errors.expired' });
  }
  if (mayBeStored(options) && gatewayFailures.includes(response.status)) {
    return new LostAnswerError(response.status);
  }
  const body = parsed?.json;
  const fields = body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  const error = new HttpError(response.status, readError(parsed ? body : text), fields);
  error.isForeign = isForeign(text);
  return error;
}

async function toBody(response: Response, call: SessionCall): Promise<unknown> {
  const { as, signal } = call;
  if (response.status === 204) return undefined;
  try {
    if (as === 'blob') return await response.blob();
    if (as === 'stream') return response.body ?? new Blob().stream();
    const text = await response.text();
    // The platform leaves only a 204 empty: something in between may have answered a write.
    if (text === '' && !mayBeStored(call)) return undefined;
    const parsed = parse(text);
    if (parsed) return parsed.json;
  } catch (error) {
    // A connection that breaks in the middle of the body reads like any unreadable answer.
    if (isAbort(error, signal)) throw error;
    if (isTimeout(error)) throw timeoutOf(call);
  }
  if (mayBeStored(call)) throw new LostAnswerError(response.status);
  throw new HttpError(response.status, { message: 'app.errors.unreadable' });
}

/**
 * True if the call continues after a 401, with the token of a new sign-in in place (decision 73).
 */
async function isRenewed(call: SessionCall): Promise<boolean> {
  if (!call.token || call.keepSession) return false;
  const token = await renew(call.token);
  call.signal?.throwIfAborted();
  if (token) call.token = token;
  return token !== null;
}

/**
 * The only way to the platform: adds the bearer token, waits out a rate limit (429, `Retry-After`),
 * retries failed reads, and returns the parsed body, undefined if there is none (204).
 *
 * Throws HttpError for every status of 400 or more, for no answer (status 0) and for an unexpected body;
 * LostAnswerError for a write that may or may not have arrived. A 401 and a lasting network failure end
 * the session, unless a form holds unsaved work: then the user signs in again in place and the call
 * continues (rule 3.3; decisions 12, 17, 18, 19, 71, 73). An aborted call throws an AbortError.
 */
export async function request<T = unknown>(options: RequestOptions): Promise<Answer<T>> {
  const isPublic = options.isPublic === true || isElsewhere(options.path);
  const isOfSession = !isPublic && options.token === undefined;
  // No more requests while logging out, unless the session continues with another token.
  const leaving = isOfSession ? session.whileLeaving() : null;
  if (leaving) await leaving;
  if (leaving && !session.token()) throw new HttpError(401, { message: 'app.errors.expired' });
  const call: SessionCall = {
    ...options,
    isPublic,
    keepSession: options.keepSession || options.token !== undefined,
    token: isPublic ? null : (options.token ?? session.token()),
  };
  for (let limited = 0; ; ) {
    const response = await withRetry(call, sendOrTake);
    if (!isElsewhere(call.path)) noteBudget(response);
    if (response.status === 429 && limited < rateLimitTries - 1) {
      limited += 1;
      await waitForRateLimit(response.headers.get('Retry-After'), call);
      continue;
    }
    if (response.status === 401 && (await isRenewed(call))) continue;
    if (response.status >= 400) throw await toError(response, call);
    const body = (await toBody(response, call)) as T;
    return { status: response.status, body, headers: response.headers };
  }
}
