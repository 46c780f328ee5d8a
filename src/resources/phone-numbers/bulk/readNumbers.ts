import { checkListedNumber, checkNumber, cleanNumber } from '../phoneNumberRules';

/** How many numbers are added in one go, out of regard for the platform's limit of requests. */
export const mostNumbers = 500;
/** The column of a number. */
const longest = 132;

export type NumberState = 'new' | 'invalid' | 'duplicate' | 'exists';

/** One number of a list as it was typed, as it would be stored, and whether it can be added. */
export interface ListedNumber {
  typed: string;
  number: string;
  state: NumberState;
  /** The key of what is wrong with it. */
  fault?: string;
}

/** Commas between numbers; not those that a spreadsheet put into one, as in 1,2125E+10 and 12125550100,0. */
const commas = /,(?!\d+E[+-]?\d|0{1,2}\s*(?:,|$))/i;

const partsOf = (text: string): string[] =>
  text
    .split(/[\n\r;\t]+/)
    .flatMap((line) => line.split(commas))
    .map((part) => part.trim())
    .filter((typed) => typed !== '');

const faultOf = (typed: string, number: string): string | undefined =>
  !number || number.length > longest
    ? 'resources.phone-numbers.validation.number'
    : checkListedNumber(typed);

/**
 * The numbers of a typed or pasted list, one a line or with commas or semicolons between them.
 * `existing` are those that are there already, as they are stored.
 */
export function readNumbers(text: string, existing: ReadonlySet<string>): ListedNumber[] {
  const seen = new Set<string>();
  return partsOf(text).map((typed): ListedNumber => {
    const number = cleanNumber(typed);
    // What is there already is told so, whatever its length.
    const fault = existing.has(number) ? checkNumber(typed) : faultOf(typed, number);
    if (fault) return { typed, number, state: 'invalid', fault };
    if (seen.has(number)) return { typed, number, state: 'duplicate' };
    seen.add(number);
    return { typed, number, state: existing.has(number) ? 'exists' : 'new' };
  });
}

/**
 * The numbers from the first to the last, both among them, or why there is no such range: `digits`
 * where one is no number of mere digits or they differ in length, `order`, `many`.
 */
export function numbersInRange(
  first: string,
  last: string,
): string[] | 'digits' | 'order' | 'many' {
  const [from, to] = [cleanNumber(first), cleanNumber(last)];
  const areDigits = [from, to].every((one) => /^\d{1,32}$/.test(one));
  if (!areDigits || from.length !== to.length) return 'digits';
  const begin = BigInt(from);
  const count = BigInt(to) - begin + 1n;
  if (count < 1n) return 'order';
  if (count > BigInt(mostNumbers)) return 'many';
  return Array.from({ length: Number(count) }, (_one, place) =>
    String(begin + BigInt(place)).padStart(from.length, '0'),
  );
}
