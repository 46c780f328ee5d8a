import { numberKey } from '../../domain/numberKey';

type Texts = readonly (string | null | undefined)[];

/** Without case, accents and spaces at the ends. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A phone number, or a part of one, as people write it. */
export const isNumber = (words: string): boolean => numberKey(words) !== undefined;

/** The rank of what the platform found by other fields. */
export const lastRank = 4;

/** Whether nothing found later can be much better. */
export const isSure = (rank = lastRank): boolean => rank < 2;

/**
 * How well texts match what was typed: 0 if the first text equals it, 1 if it begins with it, 2 if one
 * of its words does, 3 if every word occurs somewhere in the texts (numbers by their digits), null if
 * they don't match.
 */
export function rankOf(typed: string, texts: Texts): number | null {
  const words = plain(typed);
  const name = plain(texts[0] ?? '');
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  if (` ${name}`.includes(` ${words}`)) return 2;
  const all = plain(texts.filter(Boolean).join(' '));
  if (words.split(/\s+/).every((word) => all.includes(word))) return 3;
  const key = numberKey(typed);
  return key !== undefined && digitsOf(all).includes(key) ? 3 : null;
}

/** The rank of a record: among equal matches, the one of which most is typed comes first. */
export function recordRank(typed: string, texts: Texts): number {
  const rank = rankOf(typed, texts) ?? lastRank;
  const share = plain(typed).length / (plain(texts[0] ?? '').length || 1);
  return rank + Math.max(0.9 - share, 0.1) / 2;
}

/** The things that fit, the best first and otherwise in their order. */
export function bestOf<T>(things: readonly T[], typed: string, textsOf: (thing: T) => Texts): T[] {
  return things
    .map((thing) => ({ thing, rank: rankOf(typed, textsOf(thing)) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ thing }) => thing);
}

/** The items group by group, the group with the best match first; equal ones keep their order. */
export function groupsByRank<T extends { group: string }>(
  items: readonly T[],
  rank: (item: T) => number,
): T[] {
  const byGroup = new Map<string, T[]>();
  for (const item of items) byGroup.set(item.group, [...(byGroup.get(item.group) ?? []), item]);
  const best = (group: T[]) => Math.min(...group.map(rank));
  return [...byGroup.values()]
    .map((group) => group.sort((one, other) => rank(one) - rank(other)))
    .sort((one, other) => best(one) - best(other))
    .flat();
}

/** What the platform calls a sid: a record can be known by it whatever its name is. */
export const isSid = (typed: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed.trim());
