import type { Span } from '../../types';

/** From when to when a trace lasts, in nanoseconds since 1970. */
export interface TimeRange {
  from: bigint;
  to: bigint;
}

const day = 86_400_000_000_000n;

/** Milliseconds from one nanosecond time to a later one, to the nanosecond within a day and more. */
export const msBetween = (from: bigint, to: bigint): number => Number(to - from) / 1e6;

/** Milliseconds since 1970, with what is below them cut off. */
export const epochMs = (time: bigint): number => Number(time / 1_000_000n);

/** Earlier before later, and no time last. */
export function compareTimes(a: bigint | null, b: bigint | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

/**
 * From the first start to the last end of the trace. A span that starts more than a day off the
 * median start is the work of a wrong clock: it is left out, since it would press all others into
 * one point of the axis. An end more than two days off the median counts as none.
 */
export function traceRange(spans: readonly Span[]): TimeRange {
  const starts = spans
    .flatMap(({ start }) => (start === null ? [] : [start]))
    .sort((a, b) => compareTimes(a, b));
  const median = starts[Math.floor((starts.length - 1) / 2)];
  if (median === undefined) return { from: 0n, to: 0n };
  let from = median;
  let to = median;
  for (const { start, end } of spans) {
    if (start === null || start < median - day || start > median + day) continue;
    if (start < from) from = start;
    const last = end !== null && end >= start && end <= median + 2n * day ? end : start;
    if (last > to) to = last;
  }
  return { from, to };
}
