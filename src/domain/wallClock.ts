import { dayNumber, startOfDay } from './calendarDay';

const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;

let last: { zone: string; format: Intl.DateTimeFormat } | undefined;

/** A moment as it is written in Swedish, 2026-03-04 05:06:07. */
const written = (moment: number, zone: string): string => {
  if (last?.zone !== zone) {
    const format = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: zone,
    });
    last = { zone, format };
  }
  return last.format.format(moment);
};

/** By how much the clocks of a zone, the browser's unless given, are ahead of UTC at a moment (ms). */
function offsetAt(moment: number, zone?: string): number {
  if (!zone) return -new Date(moment).getTimezoneOffset() * minute;
  const whole = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${written(whole, zone).replace(' ', 'T')}Z`) - whole;
}

/** The first minute of the day after that of a moment. */
export function startOfNextDay(moment: number, zone?: string): number {
  // No day has less than 23 hours or more than 25.
  return startOfDay(startOfDay(moment, zone) + 36 * hour, zone);
}

/** The first minute of the day so many days before that of a moment. */
export function startOfDayBefore(moment: number, days: number, zone?: string): number {
  let start = startOfDay(moment, zone);
  for (let left = days; left > 0; left -= 1) start = startOfDay(start - 12 * hour, zone);
  return start;
}

/** The first moment at which the clocks have another offset than at `from`, which they have at `to`. */
function changeBetween(from: number, to: number, zone?: string): number {
  const before = offsetAt(from, zone);
  let [low, high] = [Math.floor(from / minute), Math.ceil(to / minute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minute, zone) === before) low = middle;
    else high = middle;
  }
  return high * minute;
}

/**
 * When the clocks showed the same time so many days before a moment, as an operator compares days. Where
 * they showed it twice it is the later time, so that all hours of that name lie before; where they skipped
 * it, the moment of the skip.
 */
export function sameTimeBefore(moment: number, days: number, zone?: string): number {
  const start = startOfDayBefore(moment, days, zone);
  const end = startOfNextDay(start, zone) - 1;
  const local = moment + offsetAt(moment, zone);
  const wanted = dayNumber(start, zone) * day + (local - Math.floor(local / day) * day);
  const found = [offsetAt(start, zone), offsetAt(end, zone)]
    .map((offset) => ({ at: wanted - offset, offset }))
    .filter(({ at, offset }) => at >= start && at <= end && offsetAt(at, zone) === offset)
    .map(({ at }) => at);
  return found.length > 0 ? Math.max(...found) : changeBetween(start, end, zone);
}
