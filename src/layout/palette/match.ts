import { numberKey } from '../../domain/numberKey';

/** Without case, accents and spaces at the ends. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A phone number, or a part of one, as people write it. */
export const isNumber = (words: string): boolean => numberKey(words) !== undefined;

/**
 * How well texts fit what was typed: 0 where the first one begins with it, 1 where one of its words
 * does, 2 where every word is somewhere in the texts, numbers by their digits; null where they do not
 * fit.
 */
function rankOf(typed: string, texts: (string | null | undefined)[]): 0 | 1 | 2 | null {
  const words = plain(typed);
  const name = plain(texts[0] ?? '');
  if (name.startsWith(words)) return 0;
  if (` ${name}`.includes(` ${words}`)) return 1;
  const all = plain(texts.filter(Boolean).join(' '));
  if (words.split(/\s+/).every((word) => all.includes(word))) return 2;
  const key = numberKey(typed);
  return key !== undefined && digitsOf(all).includes(key) ? 2 : null;
}

/** The things that fit, the best first and otherwise in their order. */
export function bestOf<T>(
  things: readonly T[],
  typed: string,
  textsOf: (thing: T) => (string | null | undefined)[],
): T[] {
  return things
    .map((thing) => ({ thing, rank: rankOf(typed, textsOf(thing)) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ thing }) => thing);
}

/** What the platform calls a sid: a record can be known by it whatever its name is. */
export const isSid = (typed: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed.trim());
