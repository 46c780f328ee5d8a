import { useLocaleState } from 'ra-core';
import { useTimeZone } from '../ConsoleContext';
import { formatDay, formatMoment, formatShortTime, formatTime, timeZoneName } from './format';
import { relativeTime } from './relativeTime';

type Time = string | null | undefined;

/** Times as the operator reads them. Every function answers '' for a time that cannot be read. */
export interface Times {
  locale: string;
  /** The chosen time zone; undefined for the browser's. */
  zone: string | undefined;
  /** To the second: "Nov 21, 2026, 23:58:15". */
  full: (time: Time) => string;
  /** To the second, without the year. */
  short: (time: Time) => string;
  /** To the second, with the zone: shown for a relative time on hover. */
  exact: (time: Time) => string;
  /** "Dec 05, 2026". */
  day: (time: string | number | null | undefined) => string;
  /** A moment (ms since 1970) as its time of day, with its date where that is not today. */
  moment: (moment: number) => string;
  /** "5 minutes ago". A screen shows it with RelativeTime, which keeps it up to date. */
  relative: (time: Time) => string;
  /** The short name of the zone, "CET", as it is at a date. */
  zoneName: (at?: Date) => string;
}

const timesIn = (locale: string, zone: string | undefined): Times => {
  const full = (time: Time) => formatTime(time, locale, zone);
  const zoneName = (at?: Date) => timeZoneName(locale, at, zone);
  return {
    locale,
    zone,
    full,
    zoneName,
    short: (time) => formatShortTime(time, locale, zone),
    exact: (time) => (full(time) ? `${full(time)} ${zoneName(new Date(time ?? ''))}` : ''),
    day: (time) => formatDay(time, locale, zone),
    moment: (moment) => formatMoment(moment, locale, zone),
    relative: (time) => relativeTime(time, locale, zone),
  };
};

let last = timesIn('en', undefined);

/** Times in the operator's language and chosen time zone; the same object while neither changes. */
export function useTimes(): Times {
  const [locale] = useLocaleState();
  const { zone } = useTimeZone();
  if (last.locale !== locale || last.zone !== zone) last = timesIn(locale, zone);
  return last;
}
