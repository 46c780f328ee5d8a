import { decodeClaims } from './claims';
import { token } from './index';
import { toLocalTime } from './localTime';

/**
 * When the session ends (ms since 1970, in this computer's time): an hour after signing in. Null when
 * nobody is signed in, and when the token does not say.
 */
export function sessionEnd(): number | null {
  const current = token();
  const ends = current ? decodeClaims(current)?.exp : undefined;
  return typeof ends === 'number' ? toLocalTime(ends) : null;
}
