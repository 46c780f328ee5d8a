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
 * Days begin and end by the clock of the browser's time zone, so that the days on which the clocks
 * change have 23 or 25 hours. Anything else, and no choice, is today (rule 4.10).
 */
export function dateFilterQuery({ date, from, to }: DateFilterValues, now = new Date()): Query {
  if (date === customRange && (iso(from) || iso(to))) return { start: iso(from), end: iso(to) };
  const midnight = (daysAgo: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
  if (date === 'yesterday') {
    return {
      start: midnight(1).toISOString(),
      end: new Date(midnight(0).getTime() - 1).toISOString(),
    };
  }
  if (date && date !== 'today' && (dateChoices as readonly string[]).includes(date)) {
    return { days: Number(date) };
  }
  return { start: midnight(0).toISOString() };
}
