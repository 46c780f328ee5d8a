import { storedTimeZone } from '../config/preferences';
import { startOfDay } from '../domain/calendarDay';
import type { Query } from '../http';
import { customRange, type DateFilterValues, dateChoices } from '../types';

const iso = (time: string | undefined): string | undefined => {
  const date = new Date(time ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/**
 * What a date filter asks of the platform (contract 16.1, rule 4.10):
 *
 * | choice | query |
 * |---|---|
 * | today | `start` = midnight of the operator's day |
 * | yesterday | `start` and `end` = first and last millisecond of the day before |
 * | 7, 14, 30 | `days`, counted back from the platform's now |
 * | custom | `start` and `end` as far as they can be read |
 *
 * Days begin and end by the clock of the time zone that the operator chose, the browser's unless one
 * was chosen, so that the days on which the clocks change have 23 or 25 hours. Anything else, and no
 * choice, is today (rule 4.10).
 */
export function dateFilterQuery(
  { date, from, to }: DateFilterValues,
  now = new Date(),
  zone = storedTimeZone(),
): Query {
  if (date === customRange && (iso(from) || iso(to))) return { start: iso(from), end: iso(to) };
  const today = startOfDay(now.getTime(), zone);
  const at = (moment: number) => new Date(moment).toISOString();
  if (date === 'yesterday') return { start: at(startOfDay(today - 1, zone)), end: at(today - 1) };
  if (date && date !== 'today' && (dateChoices as readonly string[]).includes(date)) {
    return { days: Number(date) };
  }
  return { start: at(today) };
}
