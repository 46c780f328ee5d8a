import { formatClock, formatWeekday } from './format';
import { type Times, useTimes } from './useTimes';

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

const clockOf = ({ locale, zone, zoneName, exact }: Times): Clock => ({
  clock: (time) => formatClock(time, locale, zone),
  day: (time) => formatWeekday(time, locale, zone),
  zoneAt: (time) => (Number.isNaN(Date.parse(time)) ? '' : zoneName(new Date(time))),
  exact,
});

const clocks = new WeakMap<Times, Clock>();

/** Times by the clock, in the operator's language and zone; the same object while neither changes. */
export function useClock(): Clock {
  const times = useTimes();
  const clock = clocks.get(times) ?? clockOf(times);
  clocks.set(times, clock);
  return clock;
}
