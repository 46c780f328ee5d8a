/**
 * The locale in which numbers and dates are written: with Latin digits in every language, as addresses, SIDs
 * and phone numbers beside them have them. Some browsers write Arabic with its own.
 */
export const intlLocale = (locale: string): string => `${locale}-u-nu-latn`;
