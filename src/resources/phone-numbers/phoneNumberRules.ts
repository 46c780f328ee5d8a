import { meantNumber } from '../../domain/meantNumber';
import { spoiledNumber } from '../../domain/spoiledNumber';
import type { Carrier, PhoneNumber } from '../../types';

const said = (name: string) => `resources.phone-numbers.validation.${name}`;

/** The digit that is dialled within a country alone, as +44 (0)20 writes it. */
const trunkPrefix = /^([^(]*\d[^(\d]*)\(\s*0\s*\)/;

/**
 * A number as it is stored, of what people type: without blanks, dashes, dots, brackets, plus, and the zero in
 * brackets that only calls within the country begin with.
 */
export const cleanNumber = (typed: string): string =>
  meantNumber(typed)
    .replace(trunkPrefix, '$1')
    .replace(/[\s()./\-\u2010-\u2015]/g, '')
    .replace(/^\+/, '');

/** Digits; an asterisk is for patterns, which the platform accepts too (contract 13.1). */
export function checkNumber(typed?: string | null): string | undefined {
  if (!typed) return undefined;
  return spoiledNumber(typed) ?? (/^[\d*]+$/.test(cleanNumber(typed)) ? undefined : said('number'));
}

/** The most digits that a number of the world has (E.164). */
const mostDigits = 15;

/** Two numbers with a slash between them; what stands before the slash of one number is shorter. */
const isPair = (typed: string): boolean => {
  const parts = typed.split(/\s*[/]\s*/).map(cleanNumber);
  return (
    parts.length > 1 &&
    !/^\s*(?:\+|00)/.test(meantNumber(typed)) &&
    parts.every((one) => one.length >= 7)
  );
};

/**
 * The same of a list or a file, where two numbers in one place would become a wrong one; what is longer than
 * any number is left to the form.
 */
export function checkListedNumber(typed?: string | null): string | undefined {
  const wrong = checkNumber(typed);
  if (wrong || !typed) return wrong;
  const clean = cleanNumber(typed);
  const isLong = clean.length > mostDigits && !clean.includes('*');
  return isLong || /[\r\n]/.test(typed.trim()) || isPair(typed) ? said('oneNumber') : undefined;
}

export const toNewPhoneNumber = (data: Partial<PhoneNumber>): Partial<PhoneNumber> => ({
  ...data,
  number: cleanNumber(data.number ?? ''),
});

/** A carrier serves the account that it belongs to, or every account where it belongs to none. */
export const serves = (carrier: Carrier, accountSid: string | null | undefined): boolean =>
  !carrier.account_sid || carrier.account_sid === accountSid;
