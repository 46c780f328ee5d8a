import type { CallFact } from '../details/useCallFacts';

/** One fact of two calls. */
export interface PairedFact {
  key: string;
  label: string;
  first: CallFact | null;
  second: CallFact | null;
  isDifferent: boolean;
}

/** Which call it is, not how it went: that two calls differ in these says nothing. */
const ownOfEach = new Set([
  ...['from', 'to', 'application', 'account'],
  ...['started', 'answered', 'ended', 'callId', 'callSid', 'legs'],
]);

/** Spans that are this close are alike (microseconds): a fifth, or a tenth of a second. */
export const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(100_000, Math.max(a, b) / 5);

function differ(first: CallFact | null, second: CallFact | null, isWhole: boolean): boolean {
  if (!first || !second) return isWhole;
  // Other sources seldom use exactly the same words; only whether they say something distinguishes
  // calls.
  if (Boolean(first.others) !== Boolean(second.others)) return true;
  if (first.span !== undefined && second.span !== undefined) {
    return !isClose(first.span, second.span);
  }
  return first.value !== second.value;
}

/**
 * The facts of two calls beside each other: in the order of the first, what only the second has at the
 * end. Spans of time differ where an operator would notice it. Until both calls are read whole, what only
 * one of them has may still come for the other.
 */
export function pairFacts(first: CallFact[], second: CallFact[], isWhole = true): PairedFact[] {
  const others = new Map(second.map((fact) => [fact.key, fact]));
  const known = new Set(first.map(({ key }) => key));
  const pairs: [CallFact | null, CallFact | null][] = [
    ...first.map((fact): [CallFact, CallFact | null] => [fact, others.get(fact.key) ?? null]),
    ...second.filter(({ key }) => !known.has(key)).map((fact): [null, CallFact] => [null, fact]),
  ];
  return pairs.flatMap(([one, other]) => {
    const named = one ?? other;
    if (!named) return [];
    const { key, label } = named;
    const isDifferent = !ownOfEach.has(key) && differ(one, other, isWhole);
    return [{ key, label, first: one, second: other, isDifferent }];
  });
}
