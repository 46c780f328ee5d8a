import { decodeClaims } from './claims';
import { local, localKeys } from './storage';

/** A difference that is the way of the answer, not the clock (ms). */
const tolerance = 30_000;

/**
 * Notes how far this computer's clock is ahead of the one that just created a token (ms), because all
 * tabs show the end of the session in this computer's time.
 */
export function noteClock(newToken: string): void {
  const issued = decodeClaims(newToken)?.iat;
  if (typeof issued !== 'number') return;
  const ahead = Date.now() - issued * 1000;
  local.set(localKeys.clockAhead, Math.abs(ahead) < tolerance ? null : String(ahead));
}
