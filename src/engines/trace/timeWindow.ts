/** The part of a trace that the axis shows, in milliseconds since the trace began. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** No closer than a microsecond, which is as exact as the services' clocks are. */
const closest = 0.001;

/** The whole of a trace. One without any length still gets an axis, of a millisecond. */
export const fullWindow = (total: number): TimeWindow => ({
  from: 0,
  to: total > 0 ? Math.max(total, closest) : 1,
});

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** A window of a length as near to `from` as the trace allows. */
function within(whole: TimeWindow, from: number, length: number): TimeWindow {
  const fitting = clamp(length, closest, whole.to);
  const start = clamp(from, 0, whole.to - fitting);
  return { from: start, to: start + fitting };
}

/** Closer (`factor` below 1) or wider, with what is at `center` (0 left to 1 right) staying there. */
export function zoom(
  { from, to }: TimeWindow,
  whole: TimeWindow,
  factor: number,
  center = 0.5,
): TimeWindow {
  const length = clamp((to - from) * factor, closest, whole.to);
  return within(whole, from + (to - from - length) * center, length);
}

/** Moved by a part of its own length: -0.5 is half a window to the left. */
export const pan = ({ from, to }: TimeWindow, whole: TimeWindow, part: number): TimeWindow =>
  within(whole, from + (to - from) * part, to - from);

/** Moved as little as possible to show what starts at a moment; unchanged when it is there already. */
export function reveal(window: TimeWindow, whole: TimeWindow, ms: number, length = 0): TimeWindow {
  const { from, to } = window;
  if (ms >= from && ms + Math.min(length, (to - from) * 0.1) <= to) return window;
  return within(whole, ms - (to - from) * 0.1, to - from);
}

/** Where something stands on the axis, in percent of its width; null when it is out of sight. */
export function positionInWindow(
  { from, to }: TimeWindow,
  startMs: number,
  durationMs: number,
): { left: number; width: number } | null {
  const end = startMs + durationMs;
  if (end < from || startMs > to) return null;
  const left = ((Math.max(startMs, from) - from) / (to - from)) * 100;
  const right = ((Math.min(end, to) - from) / (to - from)) * 100;
  return { left, width: right - left };
}

/** Steps that people count in from ten seconds on, in milliseconds. */
const longSteps = [15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400].map(
  (seconds) => seconds * 1000,
);

/** The smallest round step that is no smaller than a length. */
function stepOf(length: number): number {
  const long = length > 10_000 ? longSteps.find((step) => step >= length) : undefined;
  if (long !== undefined) return long;
  const power = 10 ** Math.floor(Math.log10(length));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= length) ?? length;
}

/** Round moments of the window, at most `most` of them and one more at its edge. */
export function windowTicks({ from, to }: TimeWindow, most: number): number[] {
  const step = stepOf((to - from) / Math.max(most, 1));
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
