import type { RecentCall } from '../../../types';

/** Refusals of the platform for which there is advice of its own. */
const ownRefusals = [401, 403, 404, 407, 408, 480, 486, 487, 488, 500, 503, 600, 603];

/** Reasons of the platform that say more than the status that it sends. */
const reasons: [RegExp, string][] = [[/limit|max(imum)? calls/i, 'callLimit']];

/**
 * The key, below `resources.recent-calls.facts`, of the advice for a call that was not answered. Who calls
 * in is refused by the platform itself, whatever status it sends for what reason; a call out by whom it
 * goes to, unless the reason is the platform's own.
 */
export function adviceKey({
  answered,
  direction,
  sip_status,
  termination_reason,
}: Pick<RecentCall, 'answered' | 'direction' | 'sip_status' | 'termination_reason'>):
  | string
  | null {
  if (answered) return null;
  const [, reason] = reasons.find(([words]) => words.test(termination_reason ?? '')) ?? [];
  return reason ? `ownAdvice.${reason}` : refusalKey(Number(sip_status), direction === 'inbound');
}

/** The same of a status alone, where it is known whether the platform sent it itself. */
export function refusalKey(status: number, isOwn: boolean): string | null {
  if (!(status >= 300)) return null;
  if (!isOwn) return `advice.${status}`;
  return `ownAdvice.${ownRefusals.includes(status) ? status : 'other'}`;
}
