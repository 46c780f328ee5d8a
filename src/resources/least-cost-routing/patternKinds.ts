import type { Validator } from 'ra-core';
import { fromPrefix, normalizeNumber, toPrefix } from '../../engines/routes';
import { patternRules } from './routeRules';

export const kinds = ['prefix', 'regex'] as const;
export type PatternKind = (typeof kinds)[number];

/** How the pattern of a route is typed, by the key of its row, with the pattern that it was chosen for. */
export type ChosenKinds = Map<string, { kind: PatternKind; pattern: string }>;

/** As what a pattern is shown about which nobody said anything. */
export const patternKindOf = (pattern: string): PatternKind =>
  pattern === '' || toPrefix(pattern) !== null ? 'prefix' : 'regex';

/** What is typed as a prefix, as it is stored; what is none stays as it is, for its rule to refuse. */
export const parsePrefix = (text: string): string => fromPrefix(normalizeNumber(text)) ?? text;

/**
 * The pattern of a text about which nobody said what it is: digits as people write a number are a prefix. Dots
 * and brackets mean something in an expression, unless a plus begins it, which no expression does.
 */
export function patternOf(written: string): string {
  const text = written.trim();
  return /[.()]/.test(text) && !text.startsWith('+') ? text : parsePrefix(text);
}

/** As what the pattern of a row is shown: what was chosen, unless the form holds another one since. */
export function kindIn(chosen: ChosenKinds, key: string, value?: string | null): PatternKind {
  const pattern = value ?? '';
  const known = chosen.get(key);
  return known?.pattern === pattern ? known.kind : patternKindOf(pattern);
}

/** The rules of a pattern whose inputs are not drawn, which are those of its kind. */
export const undrawnPatternRules = (
  chosen: ChosenKinds,
  keyAt: (index: number) => string,
): Validator[] => [
  (value, values, at) => {
    const index = Number(at.source.split('.')[1]);
    const rules = patternRules[kindIn(chosen, keyAt(index), value)];
    return rules.map((rule) => rule(value, values, at)).find(Boolean);
  },
];
