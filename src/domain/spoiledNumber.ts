import { meantNumber } from './meantNumber';

/** What a spreadsheet makes of a long number: its last digits are gone. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;
/** What a program that counts with it makes of a number: with its dot dropped it would have digits too many. */
const decimals = /^\+?(?:\d+[.,]0{1,2}|\d{7,}[.,]0+)$/;

/** What a program did to a phone number, as the key of what is said of it; undefined for one that is whole. */
export function spoiledNumber(typed: string): string | undefined {
  const text = meantNumber(typed).trim();
  if (shortened.test(text)) return 'app.forms.number.shortened';
  return decimals.test(text) ? 'app.forms.number.decimals' : undefined;
}
