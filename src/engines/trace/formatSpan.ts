import { numberFormat } from '../../domain/formatters';
import { epochMs } from './timeRange';

const unit = (locale: string, name: string, decimals: number) =>
  numberFormat(locale, {
    style: 'unit',
    unit: name,
    unitDisplay: 'narrow',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const formats = new Map<
  string,
  Record<'exact' | 'ms' | 'second' | 'minute' | 'whole', Intl.NumberFormat>
>();

/** The number formats of a language, made once: a trace shows thousands of durations. */
function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const made = {
    exact: unit(locale, 'millisecond', 2),
    ms: unit(locale, 'millisecond', 0),
    second: unit(locale, 'second', 2),
    minute: unit(locale, 'minute', 0),
    whole: unit(locale, 'second', 0),
  };
  formats.set(locale, made);
  return made;
}

/**
 * Milliseconds as texts (rule 14.1): under 1 ms with two decimals, under
 * 1 s whole, then seconds with two decimals, from a minute on minutes and seconds.
 */
export function formatDuration(ms: number, locale: string): string {
  const { exact, ms: wholeMs, second, minute, whole } = formatsOf(locale);
  if (Math.round(ms * 100) < 100) return exact.format(ms);
  if (Math.round(ms) < 1000) return wholeMs.format(ms);
  if (Math.round(ms / 10) < 6000) return second.format(ms / 1000);
  const seconds = Math.round(ms / 1000);
  return `${minute.format(Math.floor(seconds / 60))} ${whole.format(seconds % 60)}`;
}

let last: { zone?: string; format: Intl.DateTimeFormat } | undefined;

/** Making a formatter costs far more than using it. */
function clockIn(zone: string | undefined): Intl.DateTimeFormat {
  if (!last || last.zone !== zone) {
    const two = '2-digit' as const;
    const parts = { day: two, month: two, year: two, hour: two, minute: two, second: two };
    const format = new Intl.DateTimeFormat('en-GB', {
      ...parts,
      fractionalSecondDigits: 3,
      hourCycle: 'h23',
      timeZone: zone,
    });
    last = { zone, format };
  }
  return last.format;
}

/**
 * A nanosecond time as `DD/MM/YY HH:mm:ss.SSS` in a time zone, the browser's unless given
 * (rule 14.1); the nanoseconds as they are where no calendar reaches, and empty for none.
 */
export function formatSpanTime(time: bigint | null, zone?: string): string {
  if (time === null) return '';
  const date = new Date(epochMs(time));
  if (Number.isNaN(date.getTime())) return String(time);
  return clockIn(zone).format(date).replace(',', '');
}

/** A space after each comma, so that long names and values can wrap (rule 14.2). */
export const spacedCommas = (text: string): string => text.replace(/,(?=\S)/g, ', ');
