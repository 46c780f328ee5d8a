import { local, localKeys } from './storage';

/** A moment of the platform's clock (seconds since 1970) in this computer's time (ms since 1970). */
export function toLocalTime(seconds: number): number {
  const ahead = Number(local.get(localKeys.clockAhead) ?? 0);
  return seconds * 1000 + (Number.isFinite(ahead) ? ahead : 0);
}
