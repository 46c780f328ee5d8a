import { startOfDay } from '../../domain/calendarDay';
import { sameTimeBefore, startOfDayBefore } from '../../domain/wallClock';
import type { Stretch } from './hours';

const day = 24 * 3_600_000;

/** The day so far, by the clocks of a zone, and as much of an earlier day. */
export const dayUntil = (moment: number, daysBefore = 0, zone?: string): Stretch =>
  daysBefore === 0
    ? { from: startOfDay(moment, zone), to: moment }
    : {
        from: startOfDayBefore(moment, daysBefore, zone),
        to: sameTimeBefore(moment, daysBefore, zone),
      };

/**
 * The stretch that another one is compared with: as many whole weeks earlier as it takes for the two not
 * to overlap, by the clocks of a zone. Week is compared with week, Monday with Monday.
 */
export function weeksBefore({ from, to }: Stretch, zone?: string): Stretch {
  const days = 7 * Math.max(1, Math.ceil((to - from) / (7 * day)));
  return { from: sameTimeBefore(from, days, zone), to: sameTimeBefore(to, days, zone) };
}

/** By how much a number has changed, as a part of what it was; null where it was nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null;
