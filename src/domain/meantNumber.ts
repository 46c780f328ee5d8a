/**
 * A phone number without what a program put around it: signs that nobody sees, such as the marks of direction that
 * contacts and messengers add, and the "tel:" of a link. Digits and signs of any width are the usual ones.
 */
export const meantNumber = (typed: string): string =>
  typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/^\s*tel:/i, '');
