import { dayNumber } from '../../domain/calendarDay';

/** Whose keys: always one sid, as a key made for nobody is an admin's key. */
export type ApiKeyOwner =
  | { account_sid: string; service_provider_sid?: undefined }
  | { service_provider_sid: string; account_sid?: undefined };

/** What a key is told by where it is not shown: its last four characters. */
export const endOfKey = (token: string): string => token.slice(-4);

/** A key as it is shown: every letter and digit but its end as `*`. */
export const maskKey = (token: string): string =>
  token.slice(0, -4).replace(/[a-z0-9]/gi, '*') + endOfKey(token);

/**
 * When a key was last used, in calendar days of the operator's time zone: a key of `app.lastUsed`
 * and the number of days. A time that cannot be read, or none, is "never".
 */
export function lastUsedText(
  lastUsed: string | null | undefined,
  zone?: string,
  now = new Date(),
): { key: 'today' | 'yesterday' | 'days' | 'never'; days: number } {
  const at = new Date(lastUsed ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return { key: 'never', days: 0 };
  const days = dayNumber(now, zone) - dayNumber(at, zone);
  if (days <= 0) return { key: 'today', days: 0 };
  return days === 1 ? { key: 'yesterday', days } : { key: 'days', days };
}
