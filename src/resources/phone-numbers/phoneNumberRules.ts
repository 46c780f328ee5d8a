import type { Carrier, PhoneNumber } from '../../types';

/** A number as it is stored, of what people type: without blanks, dashes, dots, brackets and plus. */
export const cleanNumber = (typed: string): string =>
  typed.replace(/[\s()./\-\u2010-\u2015]/g, '').replace(/^\+/, '');

/** Digits; an asterisk is for patterns, which the platform accepts too (contract 13.1). */
export const checkNumber = (typed?: string | null): string | undefined =>
  typed && !/^[\d*]+$/.test(cleanNumber(typed))
    ? 'resources.phone-numbers.validation.number'
    : undefined;

export const toNewPhoneNumber = (data: Partial<PhoneNumber>): Partial<PhoneNumber> => ({
  ...data,
  number: cleanNumber(data.number ?? ''),
});

/** A carrier serves the account that it belongs to, or every account where it belongs to none. */
export const serves = (carrier: Carrier, accountSid: string | null | undefined): boolean =>
  !carrier.account_sid || carrier.account_sid === accountSid;
