import { config } from '../config';
import * as session from '../session';
import { hasUnsavedWork, isWorkUnsaved } from '../session/unsavedWork';
import { isElsewhere } from './address';
import { isRead, type SessionCall } from './call';
import { isOffline, noteConnection, noteConnectionLost, untilOnline } from './connection';
import { HttpError, LostAnswerError } from './HttpError';
import { pause } from './pause';

/** Between the tries of a read (ms): 30 seconds in all (decision 71). */
const patientPauses = [400, 1200, 2400, 4000, 5000, 5000, 6000, 6000];
/** The same where nobody waits for the answer, and before anyone is signed in. */
const shortPauses = [400, 1200];

/** How a refusal is known that the page may not read: see refusal.ts, which only the console loads. */
interface Refusals {
  /** Waits while the platform is known to refuse, else null. Throws HttpError 429, or an AbortError. */
  wait: (call: SessionCall) => Promise<void> | null;
  /** True when it refuses now. Answers at once on the console's own origin. */
  isOne: (call: SessionCall) => Promise<boolean>;
  /** True when it answers at all, in a way that this page may read or not. */
  isAnswering: () => Promise<boolean>;
}

let refusals: Refusals = {
  wait: () => null,
  isOne: async () => false,
  isAnswering: async () => false,
};

/** Says how a refusal is known that the page may not read. */
export const knowRefusals = (known: Refusals): void => {
  refusals = known;
};

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

/** True when the caller gave up. */
export const isAbort = (error: unknown, signal?: AbortSignal): boolean =>
  signal?.aborted === true || isNamed(error, 'AbortError');

/** True when the time of a call was up. */
export const isTimeout = (error: unknown): boolean => isNamed(error, 'TimeoutError');

/** What a call ends with whose time is up: a write may have been done all the same. */
export const timeoutOf = (options: SessionCall): HttpError =>
  isRead(options) ? new HttpError(0, { message: 'app.errors.timeout' }) : new LostAnswerError(0);

const pausesOf = (options: SessionCall): number[] => {
  if (!isRead(options)) return [];
  return options.isPublic || options.keepSession ? shortPauses : patientPauses;
};

/** Waits for the next try; ends early when the browser goes online. */
async function waitForNetwork(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { online, stop } = untilOnline();
  try {
    await Promise.race([pause(milliseconds, signal), online]);
  } finally {
    stop();
  }
}

/** One try of a call. Throws what `fetch` throws. */
type Send = (options: SessionCall) => Promise<Response>;

/**
 * Sends a call. While the network fails, retries a read after growing pauses: for 30 seconds, or for
 * two if the session is not at stake (decision 71). `connection` says what the console shows meanwhile.
 * While the platform refuses calls unread, calls wait (decision 19). Throws HttpError.
 */
export async function withRetry(options: SessionCall, send: Send): Promise<Response> {
  const pauses = pausesOf(options);
  for (let attempt = 0; ; attempt += 1) {
    // A call that need not wait leaves at once.
    const wait = refusals.wait(options);
    if (wait) await wait;
    try {
      const response = await send(options);
      if (!isElsewhere(options.path)) noteConnection();
      return response;
    } catch (error) {
      if (isAbort(error, options.signal)) throw error;
      if (isTimeout(error)) throw timeoutOf(options);
      const delay = pauses[attempt];
      // The first failure may be a blip that is over before anyone could read of it.
      if (attempt > 0 && isRead(options) && (await refusals.isOne(options))) {
        attempt = 0;
        continue;
      }
      // A save begins with reading: it says at once that it cannot be sent.
      if (delay === undefined || (isOffline() && hasUnsavedWork()))
        return afterNetworkFailure(options, send);
      if (attempt > 0 && !options.isPublic) noteConnectionLost();
      await waitForNetwork(delay, options.signal);
    }
  }
}

/** True when the platform gives any sign of life; a refused one will do, and ends nothing. */
const isAlive = (send: Send): Promise<boolean> =>
  withRetry(
    { path: 'PredefinedCarriers', isPublic: true, token: null, timeout: 10_000 },
    send,
  ).then(
    () => true,
    () => false,
  );

/**
 * What follows when the network fails. After the last try of a read the session ends as specified,
 * unless the platform answers unread. A failed write asks the platform for a sign of life first, so
 * that a blip keeps the form open. While a form of any tab holds unsaved work nothing ends: the call
 * says what happened, and the form waits for the operator (decision 71). Throws HttpError.
 */
async function afterNetworkFailure(options: SessionCall, send: Send): Promise<never> {
  const { devBaseUrl, apiBaseUrl } = config();
  const isDevelopment = devBaseUrl !== null && apiBaseUrl.startsWith(devBaseUrl);
  const failure = new HttpError(0, { message: 'app.errors.unreachable' });
  if (options.isPublic || options.keepSession || isDevelopment) throw failure;
  if (isOffline() && (hasUnsavedWork() || !isRead(options))) {
    noteConnectionLost();
    throw new HttpError(0, { message: 'app.errors.offline' });
  }
  if (!isRead(options)) {
    if (await refusals.isOne(options)) throw new LostAnswerError(0, 'app.errors.refusedSaving');
    if (hasUnsavedWork() || (await isAlive(send))) throw new LostAnswerError(0);
  }
  const isKept = (await isWorkUnsaved()) || (await refusals.isAnswering());
  if (!isKept) session.end('unreachable', options.token);
  throw failure;
}
