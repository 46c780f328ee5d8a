import { config } from '../config';
import { isRead, type SessionCall } from './call';
import { isOffline, noteConnection } from './connection';
import { HttpError } from './HttpError';
import { knowRefusals } from './network';
import { holdCall } from './rateLimit';

/*
 * A platform on another origin refuses calls beyond its rate limit before it says which origins may
 * read its answers (contract 1.1): to a browser that is a broken connection. How long it refuses stands
 * in an answer that nobody may read, so that the console asks more and more rarely.
 */

/** Between the first refusals and between later ones (ms). */
const pace = { first: 5000, longest: 60_000 };
/** No call waits longer in all (ms): the platform counts within five minutes. */
const patience = 5 * 60_000;
/** A refusal so soon after the last one is the same one (ms). */
const memory = 60_000;

let wait = 0;
/** Until when nothing is sent (ms since 1970). */
let quietUntil = 0;
let looking: Promise<boolean> | null = null;
/** Since when each call waits. */
const waiting = new WeakMap<SessionCall, number>();

/** Asks what needs neither a token nor a preflight, for an answer that may be read or for any. */
const look = (mode: 'cors' | 'no-cors'): Promise<boolean> =>
  fetch(`${config().apiBaseUrl}/PredefinedCarriers`, {
    mode,
    signal: AbortSignal.timeout(10_000),
  }).then(
    () => true,
    () => false,
  );

const isElsewhere = (): boolean => {
  const page = globalThis.location?.origin;
  return new URL(config().apiBaseUrl, page).origin !== page;
};

const isAnswering = async (): Promise<boolean> => isElsewhere() && look('no-cors');

async function lookOnce(): Promise<boolean> {
  if ((await look('cors')) || !(await look('no-cors'))) return false;
  const isSame = Date.now() < quietUntil + memory;
  wait = isSame ? Math.min(wait * 2, pace.longest) : pace.first;
  quietUntil = Date.now() + wait;
  noteConnection();
  return true;
}

async function isOne(call: SessionCall): Promise<boolean> {
  if (call.isPublic || isOffline() || !isElsewhere()) return false;
  if (Date.now() < quietUntil) return true;
  looking ??= lookOnce().finally(() => {
    looking = null;
  });
  return looking;
}

/** Signing out and the like is not held: nobody would see it wait. */
const isHeld = (call: SessionCall): boolean =>
  !call.isPublic && (isRead(call) || !call.keepSession);

async function untilQuiet(call: SessionCall): Promise<void> {
  while (Date.now() < quietUntil) {
    const since = waiting.get(call) ?? Date.now();
    waiting.set(call, since);
    if (quietUntil - since > patience) throw new HttpError(429, { message: 'app.errors.refused' });
    await holdCall(quietUntil - Date.now(), call, true);
  }
}

const waitFor = (call: SessionCall): Promise<void> | null => {
  // The clock was set back.
  if (quietUntil - Date.now() > pace.longest) quietUntil = 0;
  return Date.now() < quietUntil && isHeld(call) ? untilQuiet(call) : null;
};

knowRefusals({ wait: waitFor, isOne, isAnswering });
