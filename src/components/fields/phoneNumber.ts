import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatPhoneNumber } from './format';

/**
 * A stored number as people write it: North American ones as +1 (NXX) NXX-XXXX (rule 4.11), those
 * of other countries in the way of their country, anything else as it is stored. Ten digits that
 * are a number of another country as well stay as they are, since nobody knows which one is meant.
 *
 * Brings its library along: only for lists and forms that are loaded when they are opened.
 */
export function readableNumber(stored: string): string {
  const abroad = /^[2-9]\d+$/.test(stored) ? parsePhoneNumberFromString(`+${stored}`) : undefined;
  // The library leaves out a trunk prefix that it finds in a number: every digit has to be shown.
  if (!abroad?.isValid() || abroad.number !== `+${stored}`) return formatPhoneNumber(stored);
  return formatPhoneNumber(stored) === stored ? abroad.formatInternational() : stored;
}
