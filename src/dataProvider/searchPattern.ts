import { numberKey } from '../domain/numberKey';
import type { ListEndpoint } from './listEndpoints';
import { digitsOf, trimmedText } from './paths';

/**
 * What the operator looks for among calls, as the regular expression that the platform makes of it
 * (contract 16.1, decision 70): a number by the digits that every way to write it has in common, of
 * anything else every character that means something there is escaped. Undefined without any text.
 */
export function searchPattern(typed: string | undefined): string | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  return numberKey(text) ?? text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The part of a phone number that the platform is asked for (contract 13.1). */
export const numberPart = (typed: string | undefined): string | undefined =>
  typed && (numberKey(typed) ?? digitsOf(typed));

type Paged = NonNullable<ListEndpoint['paged']>;

/** A question that asks the platform for what is typed as well, by its `filter` (contract 13.1, 16.1). */
export const searched =
  ({ paged }: ListEndpoint, filterOf: (typed: string | undefined) => string | undefined): Paged =>
  (caller, filter) => {
    const asked = paged?.(caller, filter);
    if (!asked) return null;
    const query = { ...asked.query, filter: filterOf(trimmedText(filter.q)) };
    return { ...asked, query, handled: [...asked.handled, 'q'] };
  };
