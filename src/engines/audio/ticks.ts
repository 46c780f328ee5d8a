/** A mark on the time axis. */
export interface Tick {
  /** Seconds. */
  at: number;
  kind: 'primary' | 'secondary' | 'tick';
}

/**
 * Ticks every fifth of a second; labels every second, strong ones every fifth second (rule 14.3).
 */
const perSecond = 5;

/**
 * The ticks between two moments, ends included. Only those in sight are ever made: three hours have
 * 54,000. Where a second takes less room than `pixelsPerSecond` of 40, the steps grow.
 */
export function ticksBetween(from: number, to: number, pixelsPerSecond: number): Tick[] {
  const scale = [1, 5, 15, 60, 300, 1800].find((factor) => pixelsPerSecond * factor >= 40) ?? 3600;
  const unit = scale / perSecond;
  const first = Math.ceil(Math.max(0, from) / unit - 1e-9);
  const last = Math.floor(to / unit + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, offset) => {
    const index = first + offset;
    const isSecondary = index % perSecond === 0;
    const kind = index % (perSecond * 5) === 0 ? 'primary' : isSecondary ? 'secondary' : 'tick';
    return { at: Math.round(index * unit * 1000) / 1000, kind };
  });
}

/** A mark's label: seconds within the first minute, minutes and seconds from there on. */
export function tickLabel(seconds: number): string {
  if (seconds < 60) return String(Math.round(seconds));
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(Math.round(seconds) % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
