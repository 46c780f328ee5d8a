import { HttpError, request } from '../http';
import * as session from '../session';
import { userSidOf } from '../session/renew';
import { sessionEnd } from '../session/sessionEnd';
import { keepUntold, type Untold, untold } from '../session/untold';
import { whenOver } from '../session/whenOver';

/** How long the platform is waited for (ms). */
const patience = 3000;

let ongoing: Promise<void> | null = null;
let stopExpiry = () => {};
let retry: { answer: Promise<void>; stop: () => void } | null = null;

/** Tells the platform that the sessions of a token's user are over. True when they are: it says so, or knows the token no more. */
async function tell(token: string, stopper: AbortController): Promise<boolean> {
  const timer = setTimeout(() => stopper.abort(), patience);
  try {
    await request({ method: 'POST', path: 'logout', token, signal: stopper.signal });
    return true;
  } catch (error) {
    return error instanceof HttpError && error.status === 401;
  } finally {
    clearTimeout(timer);
  }
}

const isOver = ({ endsAt }: Pick<Untold, 'endsAt'>): boolean =>
  endsAt !== null && endsAt <= Date.now();

function forget(): void {
  stopExpiry();
  retry?.stop();
  retry = null;
  keepUntold(null);
}

/** The log-out is complete after all. It does not affect a user who has signed in since. */
function complete(): void {
  if (!session.token()) session.setFlash('signedOut');
  forget();
}

function remember(found: Untold): void {
  forget();
  keepUntold(found);
  if (found.endsAt !== null) stopExpiry = whenOver(found.endsAt, complete);
}

async function leave(): Promise<void> {
  const endsAt = sessionEnd();
  const token = session.leave();
  if (!token) return;
  const isTold = (await tell(token, new AbortController())) || isOver({ endsAt });
  if (!isTold) remember({ token, endsAt });
  session.left(isTold ? 'signedOut' : null);
}

/**
 * Logs out. The session ends here at once, whatever the platform answers (decision 10); the console
 * waits 3 s for its answer. With 2xx or 401 the sign-in page reports success. Otherwise it says how long
 * the token may stay valid there; `tellAgain` retries on request, and it is retried when the browser
 * goes online again (decision 100). Two calls log out once. Never throws.
 */
export function signOut(): Promise<void> {
  ongoing ??= leave().finally(() => {
    ongoing = null;
  });
  return ongoing;
}

/** Tells the platform again of the log-out that it may not know of. Once at a time. Never throws. */
export function tellAgain(): Promise<void> {
  const waiting = untold();
  if (!waiting) return Promise.resolve();
  if (retry) return retry.answer;
  const stopper = new AbortController();
  const answer = tell(waiting.token, stopper).then((isTold) => {
    if (untold() !== waiting) return;
    retry = null;
    if (isTold) complete();
  });
  retry = { answer, stop: () => stopper.abort() };
  return answer;
}

// On the platform a log-out ends every session of its user (contract 2.2): a new one must not end by it.
session.subscribe(() => {
  const [waiting, current] = [untold(), session.token()];
  if (waiting && current && userSidOf(current) === userSidOf(waiting.token)) forget();
});
window.addEventListener('online', () => void tellAgain());
window.addEventListener('pagehide', forget);
