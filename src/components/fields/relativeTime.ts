import { dayNumber } from '../../domain/calendarDay';
import { intlLocale } from '../../domain/intlLocale';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const formatIn = (locale: string) =>
  new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
/** Made where it is first wanted: for a browser's first one that takes a while. */
let last: { locale: string; format: Intl.RelativeTimeFormat } | undefined;

/** The largest unit that has passed at least once; days are calendar days in the zone. */
function distanceOf(at: number, now: number, zone?: string): [number, Intl.RelativeTimeFormatUnit] {
  const passed = at - now;
  const length = Math.abs(passed);
  if (length < minute) return [0, 'second'];
  if (length < hour) return [Math.trunc(passed / minute), 'minute'];
  if (length < day) return [Math.trunc(passed / hour), 'hour'];
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (Math.abs(days) < 30) return [days, 'day'];
  if (Math.abs(days) < 365) return [Math.trunc(days / 30.5) || Math.sign(days), 'month'];
  return [Math.trunc(days / 365), 'year'];
}

/** How long ago something was, or how soon it will be: "5 minutes ago", "yesterday". Empty when unreadable. */
export function relativeTime(
  time: string | null | undefined,
  locale: string,
  zone?: string,
  now = Date.now(),
): string {
  const at = new Date(time ?? '').getTime();
  if (Number.isNaN(at)) return '';
  if (last?.locale !== locale) last = { locale, format: formatIn(locale) };
  return last.format.format(...distanceOf(at, now, zone));
}
