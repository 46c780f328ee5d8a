import * as session from '../session';
import { renew } from '../session/renew';
import { isElsewhere } from './address';
import { isRead, type RequestOptions, type SessionCall } from './call';
import { HttpError, LostAnswerError } from './HttpError';
import { isAbort, isTimeout, sendWithRetry, timeoutOf } from './network';
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
    if (text === '') return undefined;
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
    const response = await sendWithRetry(call);
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
