import { dayNumber } from '../../domain/calendarDay';
import { dateFormat, numberFormat } from '../../domain/formatters';

/** One clock everywhere, in every language, as engineers write it: 22:20 (decision 49). */
const clock = { hourCycle: 'h23' } as const;

/** An hour has two digits, also in a language that writes one at night ("0:15" in Spanish). */
const withFullHour = (text: string) => text.replace(/(?<![\d:])\d:\d\d/, '0$&');

const timeFormat =
  (options: Intl.DateTimeFormatOptions) =>
  (time: string | null | undefined, locale: string, zone?: string): string => {
    const date = new Date(time ?? '');
    if (Number.isNaN(date.getTime())) return '';
    return withFullHour(dateFormat(locale, { ...clock, ...options, timeZone: zone }).format(date));
  };

/**
 * A point in time in a language and a time zone (the browser's unless given), to the second. Empty when
 * unreadable. Screens take it from `useTimes`, which knows both.
 */
export const formatTime = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** The same without the year, for where room is scarce. */
export const formatShortTime = timeFormat({
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * A day in the operator's language, "Dec 05, 2026" (decision 49). Uses the browser's time zone unless
 * `timeZone` is given: UTC for a date without a time, which the platform sends as midnight in UTC.
 */
export function formatDay(
  time: string | number | null | undefined,
  locale: string,
  timeZone?: string,
): string {
  const date = new Date(time ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(locale, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(date);
}

/** An amount in the smallest unit of its currency, such as cents, as money: "$25.00". */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency } as const;
  const { maximumFractionDigits: digits = 2 } = numberFormat(locale, style).resolvedOptions();
  // Prices of a single unit may have fractions of a cent.
  return numberFormat(locale, {
    ...style,
    maximumFractionDigits: digits + 2,
  }).format(amount / 10 ** digits);
}

/** A time zone by its short name, "CET": what the head of a column of times says. */
export function timeZoneName(locale: string, at = new Date(), zone?: string): string {
  const format = dateFormat(locale, {
    timeZoneName: 'short',
    timeZone: zone,
  });
  const parts = format.formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

/** Seconds as hours, minutes and seconds, leading zero parts left out, at most so many: "3m 5s". */
export function formatSeconds(total: number, locale: string, most = 3): string {
  const seconds = Math.round(total);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const found = parts.findIndex(([value]) => value > 0);
  const first = found === -1 ? 2 : found;
  return parts
    .slice(first, first + most)
    .map(([value, unit]) =>
      numberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'narrow',
      }).format(value),
    )
    .join(' ');
}

/** A North American number as +1 (NXX) NXX-XXXX, any other text as it is (rule 4.11). */
export function formatPhoneNumber(number: string): string {
  const match = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(number);
  return match ? `+1 (${match[1]}) ${match[2]}-${match[3]}` : number;
}

/** A moment (ms since 1970) as its time of day, with its date where that is not today: "12:04". */
export function formatMoment(moment: number, locale: string, zone?: string): string {
  const isToday = dayNumber(moment, zone) === dayNumber(Date.now(), zone);
  const format = dateFormat(locale, {
    ...clock,
    ...(isToday ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
    timeZone: zone,
  });
  return withFullHour(format.format(moment));
}

/** The time of day to the second: "23:58:15". Empty when unreadable. */
export const formatClock = timeFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The day of a moment in full: "Saturday, November 21, 2026". Empty when unreadable. */
export const formatWeekday = timeFormat({ dateStyle: 'full' });
