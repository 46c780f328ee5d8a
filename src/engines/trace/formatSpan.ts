import { dateFormat, numberFormat } from '../../domain/formatters';
import { epochMs } from './timeRange';

/**
 * Milliseconds as texts (rule 14.1): under 1 ms with two decimals, under
 * 1 s whole, then seconds with two decimals, from a minute on minutes and seconds.
 */
export function formatDuration(ms: number, locale: string): string {
  const write = (value: number, unit: string, decimals = 0) =>
    numberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'narrow',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);
  if (Math.round(ms * 100) < 100) return write(ms, 'millisecond', 2);
  if (Math.round(ms) < 1000) return write(ms, 'millisecond');
  if (Math.round(ms / 10) < 6000) return write(ms / 1000, 'second', 2);
  const seconds = Math.round(ms / 1000);
  return `${write(Math.floor(seconds / 60), 'minute')} ${write(seconds % 60, 'second')}`;
}

const two = '2-digit';
const clock = {
  ...({ day: two, month: two, year: two, hour: two, minute: two, second: two } as const),
  ...({ fractionalSecondDigits: 3, hourCycle: 'h23' } as const),
};

/**
 * A nanosecond time as `DD/MM/YY HH:mm:ss.SSS` in a time zone, the browser's unless given
 * (rule 14.1); the nanoseconds as they are where no calendar reaches, and empty for none.
 */
export function formatSpanTime(time: bigint | null, zone?: string): string {
  if (time === null) return '';
  const date = new Date(epochMs(time));
  if (Number.isNaN(date.getTime())) return String(time);
  return dateFormat('en-GB', { ...clock, timeZone: zone })
    .format(date)
    .replace(',', '');
}

/** A space after each comma, so that long names and values can wrap (rule 14.2). */
export const spacedCommas = (text: string): string => text.replace(/,(?=\S)/g, ', ');
