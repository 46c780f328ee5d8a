import type { StripeError } from '@stripe/stripe-js';

/** The values in the fields of a card. */
export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

const digits = (text: string) => text.replace(/\D/g, '');

/** The check sum that every card number ends with (Luhn). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const brands: [RegExp, string, number][] = [
  [/^4/, 'visa', 16],
  [/^(5[1-5]|2[2-7])/, 'mastercard', 16],
  [/^3[47]/, 'amex', 15],
];

/** The brand that a number begins as, and how many digits its numbers have. */
export function brandOf(number: string): { brand: string; length: number } {
  const [, brand = 'unknown', length = 16] =
    brands.find(([start]) => start.test(digits(number))) ?? [];
  return { brand, length };
}

/** Month and year of "12 / 30"; undefined while they are not whole. */
export function expiryOf(text: string): { month: number; year: number } | undefined {
  const parts = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
  const month = Number(parts?.[1]);
  if (!parts?.[2] || month < 1 || month > 12) return undefined;
  return { month, year: Number(parts[2]) + (parts[2].length === 2 ? 2000 : 0) };
}

const error = (code: string, message: string): StripeError => ({
  type: 'validation_error',
  code,
  message,
});

/** What is wrong with a card, in the provider's words; undefined when it may be sent. */
export function cardProblem(values: CardValues, now = new Date()): StripeError | undefined {
  const number = digits(values.number);
  const { brand, length } = brandOf(number);
  if (number.length < length) {
    return error('incomplete_number', 'Your card number is incomplete.');
  }
  if (number.length > length || !hasCheckDigit(number)) {
    return error('invalid_number', 'Your card number is invalid.');
  }
  const expiry = expiryOf(values.expiry);
  if (!expiry) {
    return error('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (new Date(expiry.year, expiry.month) <= now) {
    return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (digits(values.cvc).length < (brand === 'amex' ? 4 : 3)) {
    return error('incomplete_cvc', "Your card's security code is incomplete.");
  }
  return undefined;
}

/** The number in groups of four, as it stands on a card. */
export const grouped = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** The slash between month and year. */
export function dated(text: string): string {
  const typed = digits(text).slice(0, 4);
  return typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
}
