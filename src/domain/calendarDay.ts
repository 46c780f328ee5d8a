let last: { zone: string; format: Intl.DateTimeFormat } | undefined;

/** A day as it is written in Swedish, 2026-03-04. Making a format costs far more than using it. */
const written = (moment: number | Date, zone: string): string => {
  if (last?.zone !== zone) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    last = { zone, format: new Intl.DateTimeFormat('sv', { ...parts, timeZone: zone }) };
  }
  return last.format.format(moment);
};

/** The calendar day of a moment in a time zone, the browser's unless given, as 2026-03-04. */
export const dayText = (moment: number, zone?: string): string =>
  written(moment, zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The number of the calendar day of a moment in a time zone, the browser's unless given, whatever the
 * hour or the season.
 */
export function dayNumber(moment: number | Date, zone?: string): number {
  const own = new Date(moment);
  const day = zone
    ? Date.parse(written(moment, zone))
    : Date.UTC(own.getFullYear(), own.getMonth(), own.getDate());
  return day / 86_400_000;
}

const minute = 60_000;

/**
 * The first minute (ms since 1970) of the day of a moment in a time zone, the browser's unless given:
 * midnight, unless the clocks skip it.
 */
export function startOfDay(moment: number, zone?: string): number {
  const day = dayNumber(moment, zone);
  // A binary search over minutes since 1970, between one before the day (no day has more than 25
  // hours) and one within it.
  let within = Math.floor(moment / minute);
  let before = within - 26 * 60;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayNumber(middle * minute, zone) < day) before = middle;
    else within = middle;
  }
  return within * minute;
}
