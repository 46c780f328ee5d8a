import { meantNumber } from '../../domain/meantNumber';

/**
 * What came of matching one route against a number. `start` and `end` count characters from 0, `end`
 * is exclusive. `timedOut` and `skipped` come from `matchRoutes` alone.
 */
export type RouteMatch =
  | { state: 'match'; start: number; end: number }
  | { state: 'noMatch' | 'invalid' | 'timedOut' | 'skipped' };

/** A typed number as it is dialled: without blanks, brackets, dots and dashes. */
export const normalizeNumber = (typed: string): string =>
  meantNumber(typed).replace(/[\s().\-\u2010-\u2015]/g, '');

/**
 * Matches one route against a dialled number, as the platform's call routing is taken to do: a route
 * matches a number that begins with its text, or in which its text, as a regular expression without
 * flags, matches anywhere. Digits without ^ therefore also match inside of a number. `invalid` is
 * an expression that does not compile. A pathological one may run for ever: call this in a worker.
 */
export function matchRoute(pattern: string, number: string): RouteMatch {
  try {
    const found = new RegExp(pattern).exec(number);
    if (found) return { state: 'match', start: found.index, end: found.index + found[0].length };
  } catch {
    return { state: 'invalid' };
  }
  return number.startsWith(pattern)
    ? { state: 'match', start: 0, end: pattern.length }
    : { state: 'noMatch' };
}
