import { describe, expect, it } from 'vitest';
import { filterStretch } from '../../../src/components/summary/filterStretch';
import { stretchFilter } from '../../../src/components/summary/stretchFilter';
import { customRange, type DateFilterValues } from '../../../src/types';

const now = Date.parse('2026-03-02T14:30:00Z');
/** A stretch as its two ends, to the minute. */
const told = (filter: DateFilterValues, zone = 'UTC') => {
  const stretch = filterStretch(filter, now, zone);
  const end = (moment: number) => new Date(moment).toISOString();
  return stretch && `${end(stretch.from)} ${end(stretch.to)}`.replaceAll(':00.000Z', '');
};

describe('the time that a date filter means', () => {
  it.each<[DateFilterValues, string | null]>([
    [{ date: 'today' }, '2026-03-02T00:00 2026-03-02T14:30'],
    [{}, '2026-03-02T00:00 2026-03-02T14:30'],
    [{ date: 'yesterday' }, '2026-03-01T00:00 2026-03-02T00:00'],
    [{ date: '7' }, '2026-02-23T14:30 2026-03-02T14:30'],
    [{ date: '30' }, '2026-01-31T14:30 2026-03-02T14:30'],
    [
      { date: customRange, from: '2026-02-01T10:00:00Z', to: '2026-02-02T11:59:59.999Z' },
      '2026-02-01T10:00 2026-02-02T12:00',
    ],
    [{ date: customRange, from: '2026-02-01T10:00:00Z' }, '2026-02-01T10:00 2026-03-02T14:30'],
    [{ date: customRange, to: '2026-02-02T11:59:59.999Z' }, null],
    [{ date: customRange }, null],
    [{ date: customRange, from: 'soon' }, null],
    // The ends of a range count with no other choice.
    [
      { date: 'today', from: '2026-02-01T10:00:00Z', to: '2026-02-02T10:00:00Z' },
      '2026-03-02T00:00 2026-03-02T14:30',
    ],
  ])('%j', (filter, expected) => {
    expect(told(filter)).toBe(expected);
  });

  it.each([
    ['today', 'Asia/Tokyo', '2026-03-01T15:00 2026-03-02T14:30'],
    ['today', 'America/New_York', '2026-03-02T05:00 2026-03-02T14:30'],
    ['yesterday', 'Asia/Tokyo', '2026-02-28T15:00 2026-03-01T15:00'],
  ] as const)('%s is a day of %s', (date, zone, expected) => {
    expect(told({ date }, zone)).toBe(expected);
  });
});

it('the filter of a stretch means the same stretch', () => {
  const stretch = { from: now - 3_600_000, to: now };
  const filter = stretchFilter(stretch);
  expect(filter.to).toBe('2026-03-02T14:29:59.999Z');
  expect(filterStretch({ ...filter, date: customRange }, now + 9_000_000)).toEqual(stretch);
});
