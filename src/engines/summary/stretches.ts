import { startOfDay } from '../../domain/calendarDay';
import { startOfNextDay } from '../../domain/wallClock';
import type { SummaryCall } from './calls';
import { type HourCounts, hoursOfDay, type Stretch } from './hours';

/** Stretches of time that bars stand for. */
interface Stretches {
  by: 'hour' | 'day';
  all: Stretch[];
}

/** From so much time on bars stand for days (ms): two days are 48 to 50 hours. */
const longest = 50 * 3_600_000;

/** The hours of a stretch by the clocks of a zone, or its days where those would be too many. */
export function stretchesOf({ from, to }: Stretch, zone?: string): Stretches {
  const by = to - from > longest ? 'day' : 'hour';
  const all: Stretch[] = [];
  for (let day = startOfDay(from, zone); day < to; day = startOfNextDay(day, zone)) {
    if (by === 'day') all.push({ from: day, to: startOfNextDay(day, zone) });
    else all.push(...hoursOfDay(day, zone).filter((hour) => hour.to > from && hour.from < to));
  }
  return { by, all };
}

/**
 * The calls of each stretch. `since` is the moment of the oldest call where there are older ones that are
 * not among these: what begins before it is left out.
 */
export function countsOf(
  calls: readonly SummaryCall[],
  stretches: readonly Stretch[],
  since = Number.NEGATIVE_INFINITY,
): HourCounts {
  const timed = calls.map((call) => ({ ...call, at: Date.parse(call.attempted_at) }));
  const counts = stretches
    .filter(({ from }) => from > since)
    .map(({ from, to }) => {
      const within = timed.filter(({ at }) => at >= from && at < to);
      const answered = within.filter((call) => call.answered).length;
      return [from, { total: within.length, answered, at: to }] as const;
    });
  return Object.fromEntries(counts);
}
