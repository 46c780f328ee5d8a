import { maxLength, required, type Validator } from 'ra-core';
import { requiredText } from '../../components/validation/requiredText';
import { toPrefix } from '../../engines/routes';
import type { LeastCostRouting, RouteValues } from '../../types';

const key = (name: string) => `resources.least-cost-routing.validation.${name}`;

/** What browsers say of a broken expression, in the texts of the three engines, to our message. */
const reasons: [RegExp, string][] = [
  [/nothing to repeat/i, 'nothingToRepeat'],
  [/unterminated group|unterminated parenthetical|missing \)/i, 'openGroup'],
  [/unmatched/i, 'closedGroup'],
  [/unterminated character class|missing terminating \]/i, 'openClass'],
  [/out of order in character class|invalid range in character class/i, 'classOrder'],
  [/numbers out of order/i, 'countOrder'],
  [/\\ at end of pattern/i, 'lastBackslash'],
  [/invalid group|invalid regexp group|unrecognized character after \(\?/i, 'group'],
];

/**
 * Checks that a route's text compiles as a regular expression, as digits always do (decision 33).
 * An expression that does not compile would stop the platform's search at its route.
 */
export function checkRegex(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text) return undefined;
  try {
    new RegExp(text);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const found = reasons.find(([pattern]) => pattern.test(said.replace(text, '')));
    if (found) return key(found[1]);
    const reason = said.slice(said.lastIndexOf(': ') + 1).trim();
    return { message: key('invalid'), args: { reason } };
  }
}

/** Checks that what is stored for a prefix is one: digits, with or without a plus. */
const checkPrefix = (value?: string | null) =>
  value && toPrefix(value) === null ? 'resources.least-cost-routing.match.invalid' : undefined;

const requiredRegex = requiredText(key('regexRequired'));

/** The platform keeps 32 characters of an expression, 1,024 of a description, 64 of a name. */
export const patternRules: Record<'prefix' | 'regex', Validator[]> = {
  prefix: [requiredRegex, checkPrefix, maxLength(32)],
  regex: [requiredRegex, maxLength(32), checkRegex],
};
export const descriptionRules = [maxLength(1024)];
export const nameRules = [maxLength(64)];
export const validateRequired = [required()];

/** A route that nobody filled in yet. */
export const blankRoute = (carrierSid = ''): RouteValues => ({
  regex: '',
  description: null,
  voip_carrier_sid: carrierSid,
  further_carriers: [],
});

/** What a form holds, without the spaces around what was typed. */
export function toRoutingTable(data: Partial<LeastCostRouting>): Partial<LeastCostRouting> {
  return {
    ...data,
    name: data.name?.trim() || null,
    routes: (data.routes ?? []).map((route) => ({
      ...route,
      regex: route.regex.trim(),
      description: route.description?.trim() || null,
      further_carriers: route.further_carriers ?? [],
    })),
  };
}
