import type { Dayjs } from 'dayjs';

/** A time range in the address: ISO times, one of which may be missing. */
export interface Range {
  from?: string;
  to?: string;
}

/** The same in the two fields of the range. */
export interface TypedRange {
  from: Dayjs | null;
  to: Dayjs | null;
}

const minute = 60_000;

/**
 * The moment of a field that shows minutes: a range begins with its first minute and holds its last
 * one. What nobody changed stays as it is, such as the end of a link.
 */
export const toTime = (
  key: keyof Range,
  value: Dayjs | null,
  before?: string,
): string | undefined => {
  if (!value?.isValid()) return undefined;
  if (before && value.isSame(before)) return before;
  const start = Math.floor(value.valueOf() / minute) * minute;
  return new Date(key === 'from' ? start : start + minute - 1).toISOString();
};

/** The zone of both ends, as `nameOf` calls it at a date; both zones, where the clocks change between them. */
export const zonesOf = (range: TypedRange, nameOf: (at?: Date) => string): string => {
  const ends = [range.from, range.to].filter((end) => end?.isValid());
  const zones = ends.map((end) => nameOf(end?.toDate()));
  return [...new Set(zones.length > 0 ? zones : [nameOf()])].join(' – ');
};
