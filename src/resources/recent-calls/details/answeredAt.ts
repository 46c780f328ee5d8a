import type { RecentCall } from '../../../types';

/**
 * When a call was answered (in the platform's spelling), and after how long (ms, null if unknown); null
 * if it was not answered: the platform may send a time for such a call too.
 */
export function answeredAt(
  call: Pick<RecentCall, 'answered' | 'answered_at' | 'attempted_at'>,
): { at: string; wait: number | null } | null {
  const { answered, answered_at, attempted_at } = call;
  if (answered === false || !answered_at) return null;
  const wait = Date.parse(answered_at) - Date.parse(attempted_at);
  return { at: answered_at, wait: wait >= 0 ? wait : null };
}
