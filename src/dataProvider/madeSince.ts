import { toLocalTime } from '../session/localTime';

/** How far the two clocks may differ without it being known, and a time be rounded (ms). */
const tolerance = 60_000;

/**
 * True when a row may have been made by a call that was sent `at` (ms since 1970, by the clock of this
 * computer): one of the same name that is older is another record. A row that does not tell when it
 * was made may have been: `undated` of its endpoint tells those that there were before.
 */
export function isMadeSince({ created_at }: Record<string, unknown>, at: number): boolean {
  const made = Date.parse(String(created_at ?? ''));
  return Number.isNaN(made) || toLocalTime(made / 1000) >= at - tolerance;
}
