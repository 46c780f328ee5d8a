import { createObservable } from '../observable';
import { isRead, type SessionCall } from './call';
import { HttpError } from './HttpError';
import { pause } from './pause';

/** What the console says while calls wait because the platform asked them to. */
export interface RateLimit {
  /** When the last of them continues (milliseconds since 1970). */
  resumesAt: number;
  /** A save is among them, not only what is shown or deleted. */
  holdsSave: boolean;
  /** The refusal could not be read: that it is the rate limit is most likely, no more. */
  isUnread?: true;
}

interface Wait extends RateLimit {
  stop: () => void;
}

const waits = new Set<Wait>();
const current = createObservable<RateLimit | null>(null);

const update = () => {
  const all = [...waits];
  current.set(
    all.length
      ? {
          resumesAt: Math.max(...all.map(({ resumesAt }) => resumesAt)),
          holdsSave: all.some(({ holdsSave }) => holdsSave),
          isUnread: all.find(({ isUnread }) => isUnread)?.isUnread,
        }
      : null,
  );
};

/** Calls back when calls start or stop waiting for the platform's rate limit. */
export const subscribeToRateLimit = current.subscribe;

/** What waits, and until when; null while nothing does. */
export const rateLimit = current.get;

/** Cancels every waiting call: each ends with a 429, and nothing is lost. */
export function stopWaiting(): void {
  for (const { stop } of [...waits]) stop();
}

const shortest = 1000;
/** Without a readable header (ms). */
const unknownWait = 5000;
/** Nobody waits longer than this without being asked (ms). */
const longest = 60_000;
/** The share of a wait that is added by chance, so that all tabs do not come back at once. */
const jitter = 0.2;

/** The milliseconds that a `Retry-After` header asks for, in seconds or as an HTTP date. */
function toMilliseconds(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const date = retryAfter ? Date.parse(retryAfter) : Number.NaN;
  if (Number.isFinite(seconds)) return Math.max(seconds * 1000, shortest);
  return Number.isFinite(date) ? Math.max(date - Date.now(), shortest) : unknownWait;
}

/**
 * Waits as the platform asked with a 429. `retryAfter` is the header in seconds or as an HTTP date;
 * without a readable one it is 5 s. The platform allows 600 requests in 5 minutes for all its users
 * together (contract 1.1). Throws HttpError 429 when it asks for more than a minute, and when the
 * operator does not want to wait; an AbortError when the caller gave up.
 */
export async function waitForRateLimit(
  retryAfter: string | null,
  call: SessionCall,
): Promise<void> {
  const asked = toMilliseconds(retryAfter);
  if (asked > longest) {
    const minutes = Math.ceil(asked / 60_000);
    throw new HttpError(429, {
      message: 'app.errors.rateLimited',
      args: { smart_count: minutes },
    });
  }
  await holdCall(asked, call);
}

/**
 * Delays a call by some milliseconds plus up to a fifth; `rateLimit` reports it meanwhile. Throws like
 * `waitForRateLimit` if it ends early.
 */
export async function holdCall(asked: number, call: SessionCall, isUnread?: true): Promise<void> {
  const milliseconds = Math.round(asked * (1 + Math.random() * jitter));
  const stopper = new AbortController();
  const stopped = new HttpError(429, { message: 'app.errors.notWaited' });
  const wait: Wait = {
    resumesAt: Date.now() + milliseconds,
    holdsSave: !isRead(call) && call.method !== 'DELETE',
    isUnread,
    stop: () => stopper.abort(stopped),
  };
  waits.add(wait);
  update();
  try {
    const signals = [stopper.signal, ...(call.signal ? [call.signal] : [])];
    await pause(milliseconds, AbortSignal.any(signals));
  } finally {
    waits.delete(wait);
    update();
  }
}
