import { intlLocale } from './intlLocale';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function kept<Format>(made: Map<string, Format>, key: string, make: () => Format): Format {
  const known = made.get(key);
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

/** How numbers are written in a language. Each is made once: making one costs far more than using it. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  kept(
    numbers,
    locale + JSON.stringify(options),
    () => new Intl.NumberFormat(intlLocale(locale), options),
  );

/**
 * How points in time are written in a language, in the browser's time zone unless `timeZone` is given; each is
 * made once, and anew where the browser has come to another zone.
 */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  kept(
    dates,
    locale + JSON.stringify([options, options.timeZone ?? new Date().getTimezoneOffset()]),
    () => new Intl.DateTimeFormat(intlLocale(locale), options),
  );
