import type { RecentCall } from '../../../types';

/**
 * When a call was answered (as the platform writes it), and after how long (ms, null where it cannot be told);
 * null where it was not: the platform may write a time also for such a call.
 */
export function answeredAt(
  call: Pick<RecentCall, 'answered' | 'answered_at' | 'attempted_at'>,
): { at: string; wait: number | null } | null {
  const { answered, answered_at, attempted_at } = call;
  if (answered === false || !answered_at) return null;
  const wait = Date.parse(answered_at) - Date.parse(attempted_at);
  return { at: answered_at, wait: wait >= 0 ? wait : null };
}
