/**
 * Until when somebody has seen the alerts of a provider or an account, for everyone who uses this
 * browser: pairs of who (a short hash, so that the cookie names nobody) and when (seconds, base 36).
 */
const longest = 12;

/** A short name for an operator looking at somebody's alerts; FNV-1a, 32 bits. */
export function seerOf(userSid: string, ownerSid: string): string {
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
    .map(([seer = '', time = '']): [string, number] => [seer, Number.parseInt(time, 36)])
    .filter(([seer, time]) => seer !== '' && time > 0);

/** When the seer last saw the alerts (milliseconds since 1970), or null. */
export function seenAt(text: string | null, seer: string): number | null {
  const entry = read(text).find(([known]) => known === seer);
  return entry ? entry[1] * 1000 : null;
}

/** The text with a seer's new time; the twelve latest seers are kept. */
export function withSeen(text: string | null, seer: string, time: number): string {
  const others = read(text).filter(([known]) => known !== seer);
  return [[seer, Math.floor(time / 1000)] as [string, number], ...others]
    .slice(0, longest)
    .map(([known, seconds]) => `${known}.${seconds.toString(36)}`)
    .join('-');
}

const day = 86_400_000;

/** The choice of the date filter that holds everything since then; null is today, the default. */
export function choiceSince(seen: number | null, now = new Date()): string | null {
  if (seen === null) return '30';
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (seen >= midnight) return null;
  const days = [7, 14].find((count) => now.getTime() - seen <= count * day);
  return String(days ?? 30);
}
