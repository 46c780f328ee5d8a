import { startOfDay } from '../../domain/calendarDay';
import { startOfNextDay } from '../../domain/wallClock';

/** A stretch of time (ms since 1970): `to` is its end, and no part of it. */
export interface Stretch {
  from: number;
  to: number;
}

const hour = 3_600_000;

/** When all calls of a stretch have long ended, and their records are there (ms after its end). */
const closing = 3 * hour;
/** How long the count of a stretch is taken whose calls may still run (ms). */
const openAge = 15 * 60_000;

/**
 * The hours of a moment's day by the clocks of a zone, the browser's unless given: 24, and 23 or 25 on
 * the days on which the clocks change. Where they change by half an hour the last one is shorter.
 */
export function hoursOfDay(moment: number, zone?: string): Stretch[] {
  const end = startOfNextDay(moment, zone);
  const hours: Stretch[] = [];
  for (let from = startOfDay(moment, zone); from < end; from += hour) {
    hours.push({ from, to: Math.min(end, from + hour) });
  }
  return hours;
}

/** How many calls an hour had, as they were counted at a moment. */
export interface HourCount {
  total: number;
  /** Those that were answered; missing where nobody asked. */
  answered?: number;
  /** When they were counted (ms since 1970). */
  at: number;
}

/** Counts by the beginning of their hour. */
export type HourCounts = Readonly<Record<string, HourCount>>;

/** True for a count that nothing can change any more: it was made long after its hour. */
const isClosed = ({ to }: Stretch, { at }: HourCount): boolean => at >= to + closing;

const isFresh = (hour: Stretch, count: HourCount, now: number): boolean => {
  if (isClosed(hour, count)) return true;
  if (hour.to > now) return count.at >= now;
  return now - count.at < openAge && count.at >= hour.to;
};

/**
 * The hours that have to be counted, the newest first: those that have begun, are not known, or are known
 * from a time when their calls still ran. `needsAnswered` asks for the answered ones as well.
 */
export function hoursToCount(
  hours: readonly Stretch[],
  counts: HourCounts,
  now: number,
  needsAnswered: boolean,
): Stretch[] {
  const isKnown = (hour: Stretch) => {
    const count = counts[hour.from];
    if (!count || (needsAnswered && count.answered === undefined)) return false;
    return isFresh(hour, count, now);
  };
  return hours.filter((hour) => hour.from <= now && !isKnown(hour)).reverse();
}

/** The calls of some hours together; undefined while one of them is not known. */
function sumOf(hours: readonly Stretch[], counts: HourCounts): number | undefined {
  let sum = 0;
  for (const { from } of hours) {
    const count = counts[from];
    if (!count) return undefined;
    sum += count.total;
  }
  return sum;
}

/**
 * The hours that have no call, by what is known: those that are not counted yet once the others have all
 * calls of the day.
 */
export function emptyHours(
  hours: readonly Stretch[],
  counts: HourCounts,
  total: number,
): Stretch[] {
  const known = hours.filter(({ from }) => counts[from]);
  const sum = sumOf(known, counts) ?? 0;
  return sum === total ? hours.filter(({ from }) => !counts[from]) : [];
}
