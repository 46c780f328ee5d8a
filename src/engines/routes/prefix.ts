import { matchRoute } from './matchRoute';

const written = /^\+?\d+$/;
const stored = /^\^(\\\+\?)?(\d+)$/;

/**
 * The expression that a prefix is stored as: `44` takes numbers that begin with 44, as `^44`; `+44`
 * takes those with and without the plus, as `^\+?44`. Null for what is no prefix.
 */
export function fromPrefix(prefix: string): string | null {
  if (!written.test(prefix)) return null;
  return prefix.startsWith('+') ? `^\\+?${prefix.slice(1)}` : `^${prefix}`;
}

/** The inverse: the prefix that an expression means. Null for any other expression. */
export function toPrefix(pattern: string): string | null {
  const [, plus, digits] = stored.exec(pattern) ?? [];
  return digits === undefined ? null : `${plus ? '+' : ''}${digits}`;
}

/**
 * The prefix that mends a route of digits for a number: one that fits the number at its beginning,
 * where the route fits in the middle, or not at all because of a plus. It was tried on the number.
 * Null where the route is as it should be, is no mere digits, or no prefix of them fits.
 */
export function prefixAdvice(pattern: string, number: string): string | null {
  const digits = /^\^?(?:\\\+\??)?(\d+)$/.exec(pattern)?.[1];
  const match = matchRoute(pattern, number);
  if (!digits || (match.state === 'match' && match.start === 0)) return null;
  const fits = (prefix: string) => matchRoute(fromPrefix(prefix) ?? '', number).state === 'match';
  return [digits, `+${digits}`].find(fits) ?? null;
}
