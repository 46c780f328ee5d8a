/** The last formatter of a kind: making one costs far more than using it, and a list uses many. */
const timeFormat = (options: Intl.DateTimeFormatOptions) => {
  let last: { locale: string; format: Intl.DateTimeFormat } | undefined;
  return (time: string | null | undefined, locale: string): string => {
    const date = new Date(time ?? '');
    if (Number.isNaN(date.getTime())) return '';
    if (last?.locale !== locale) {
      last = { locale, format: new Intl.DateTimeFormat(locale, options) };
    }
    return last.format.format(date);
  };
};

/** A point in time in the operator's language and time zone, to the second. Empty when unreadable. */
export const formatTime = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** The same without the year, for where room is scarce. */
export const formatShortTime = timeFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

/** The operator's time zone by its short name, "CET": what the head of a column of times says. */
export function timeZoneName(locale: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

/** Seconds as hours, minutes and seconds, leading zero parts left out: "3m 5s". */
export function formatSeconds(total: number, locale: string): string {
  const seconds = Math.round(total);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  return parts
    .slice(first === -1 ? 2 : first)
    .map(([value, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value),
    )
    .join(' ');
}

/** A North American number as +1 (NXX) NXX-XXXX, any other text as it is (rule 4.11). */
export function formatPhoneNumber(number: string): string {
  const match = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(number);
  return match ? `+1 (${match[1]}) ${match[2]}-${match[3]}` : number;
}
