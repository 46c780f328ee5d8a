import { startOfDay } from '../../domain/calendarDay';
import { dayUntil, type Stretch } from '../../engines/summary';
import { customRange, type DateFilterValues } from '../../types';

const day = 24 * 3_600_000;

/**
 * The time that the date filter of a list means at a moment, by the clocks of a zone; null for a range
 * without a beginning.
 */
export function filterStretch(
  { date, from, to }: DateFilterValues,
  now: number,
  zone?: string,
): Stretch | null {
  if (date === customRange) {
    const [begin, end] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
    if (Number.isNaN(begin)) return null;
    return { from: begin, to: Number.isNaN(end) ? now : end + 1 };
  }
  if (date === 'yesterday') {
    const today = startOfDay(now, zone);
    return { from: startOfDay(today - 1, zone), to: today };
  }
  const days = Number(date);
  return days > 0 ? { from: now - days * day, to: now } : dayUntil(now, 0, zone);
}
