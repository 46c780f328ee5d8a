/** What became of trying one expression on a number; places count characters from 0. */
export type Fit =
  | { state: 'fits'; start: number; end: number }
  | { state: 'misses' | 'invalid' | 'tooLong' | 'notTried' };

/** A typed number as it is dialled: without the signs that people write between digits. */
export const toDialled = (typed: string): string => typed.replace(/[\s().\-\u2010-\u2015]/g, '');

/**
 * Tries one route on a dialled number, as the platform's call routing is taken to do: a route fits a
 * number that begins with its text, or in which its text, as a regular expression without flags,
 * matches anywhere. Digits without ^ therefore also fit inside of a number. May run for ever on a
 * pathological expression: call it in a worker.
 */
export function tryOne(pattern: string, number: string): Fit {
  try {
    const match = new RegExp(pattern).exec(number);
    if (match) {
      return { state: 'fits', start: match.index, end: match.index + match[0].length };
    }
  } catch {
    return { state: 'invalid' };
  }
  return number.startsWith(pattern)
    ? { state: 'fits', start: 0, end: pattern.length }
    : { state: 'misses' };
}
