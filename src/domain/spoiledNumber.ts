import { meantNumber } from './meantNumber';

/** What a spreadsheet makes of a long number: its last digits are gone. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;
/** The same as spreadsheets write it themselves, which nobody means wherever it stands. */
const asShortened = /^-?\d[.,]\d+E\+\d{2,3}$/;
/** What a program that counts with it makes of a number: with its dot dropped it would have digits too many. */
const decimals = /^\+?(?:\d+[.,]0{1,2}|\d{7,}[.,]0+)$/;

/** What a program did to a phone number, as the key of what is said of it; undefined for one that is whole. */
export function spoiledNumber(typed: string): string | undefined {
  const text = meantNumber(typed).trim();
  if (shortened.test(text)) return 'app.forms.number.shortened';
  return decimals.test(text) ? 'app.forms.number.decimals' : undefined;
}

/** The same of a text that need not be a number, such as a user name of digits. */
export const spoiledText = (text: string): string | undefined =>
  asShortened.test(text.trim()) ? 'app.forms.number.shortened' : undefined;
