import { useLocaleState } from 'ra-core';
import { formatClock, formatTime, formatWeekday, timeZoneName } from './format';

/** How a list shows its times: by the clock, under the day and a zone that its head names. */
export interface Clock {
  /** "23:58:15". */
  clock: (time: string) => string;
  /** "Saturday, November 21, 2026". */
  day: (time: string) => string;
  /** The name of the zone at a moment, "EDT"; empty when unreadable. */
  zoneAt: (time: string) => string;
  /** All of it. */
  exact: (time: string) => string;
}

const clockIn = (locale: string): Clock => {
  const zoneAt = (time: string) => {
    const date = new Date(time);
    return Number.isNaN(date.getTime()) ? '' : timeZoneName(locale, date);
  };
  return {
    clock: (time) => formatClock(time, locale),
    day: (time) => formatWeekday(time, locale),
    zoneAt,
    exact: (time) => `${formatTime(time, locale)} ${zoneAt(time)}`.trim(),
  };
};

let last = { locale: 'en', clock: clockIn('en') };

/** Times by the clock, in the operator's language; the same object while that does not change. */
export function useClock(): Clock {
  const [locale] = useLocaleState();
  if (last.locale !== locale) last = { locale, clock: clockIn(locale) };
  return last.clock;
}
