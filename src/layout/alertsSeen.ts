import { storedTimeZone } from '../config/preferences';
import { startOfDay } from '../domain/calendarDay';

/**
 * When each operator of this browser last looked at the alerts of a provider or an account: pairs
 * of a viewer (a short hash, so that the cookie names nobody) and a time (seconds, base 36).
 */
const maxViewers = 12;

/** The hash of an operator and whose alerts those are; FNV-1a, 32 bits. */
export function viewerKey(userSid: string, ownerSid: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${userSid} ${ownerSid}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const read = (text: string | null): [string, number][] =>
  (text ?? '')
    .split('-')
    .map((entry) => entry.split('.'))
    .map(([viewer = '', time = '']): [string, number] => [viewer, Number.parseInt(time, 36)])
    .filter(([viewer, time]) => viewer !== '' && time > 0);

/** When the viewer last looked at the alerts (milliseconds since 1970), or null. */
export function lastSeenAt(text: string | null, viewer: string): number | null {
  const entry = read(text).find(([known]) => known === viewer);
  return entry ? entry[1] * 1000 : null;
}

/** The text with a viewer's new time; the latest twelve viewers are kept. */
export function withLastSeen(text: string | null, viewer: string, time: number): string {
  const others = read(text).filter(([known]) => known !== viewer);
  return [[viewer, Math.floor(time / 1000)] as [string, number], ...others]
    .slice(0, maxViewers)
    .map(([known, seconds]) => `${known}.${seconds.toString(36)}`)
    .join('-');
}

const day = 86_400_000;

/** The choice of the date filter that holds everything since then; null is today, the default. */
export function dateChoiceSince(seen: number | null, now = new Date()): string | null {
  if (seen === null) return '30';
  if (seen >= startOfDay(now.getTime(), storedTimeZone())) return null;
  const days = [7, 14].find((count) => now.getTime() - seen <= count * day);
  return String(days ?? 30);
}
