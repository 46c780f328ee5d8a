import type { CallNow } from '../../../components/live/useLiveCalls';

/** How long a call that has ended stays in sight (ms). */
const farewell = 10_000;

/** When a call leaves the screen (ms since 1970); null for one that runs. */
export const leavesAt = ({ isOver, sight }: CallNow): number | null =>
  isOver ? (sight.overAt ?? 0) + farewell : null;

const isShown = (call: CallNow, now: number): boolean => (leavesAt(call) ?? now + 1) > now;

const says = ({ from, to }: CallNow, text: string): boolean =>
  !text || [from, to].some((end) => end?.toLowerCase().includes(text));

/** New ones first, in an order that stays. */
const byAge = (one: CallNow, other: CallNow): number =>
  other.sight.since - one.sight.since || one.call_sid.localeCompare(other.call_sid);

/**
 * The calls to show: those that run and those that have just ended, the newest first, each with the calls
 * that its application placed below it.
 */
export function shownCalls(calls: readonly CallNow[], searched: string, now: number): CallNow[] {
  const text = searched.trim().toLowerCase();
  const shown = calls.filter((call) => isShown(call, now) && says(call, text)).sort(byAge);
  const sids = new Set(shown.map(({ call_sid }) => call_sid));
  const parentOf = ({ parent_call_sid: parent, call_sid }: CallNow) =>
    parent && parent !== call_sid && sids.has(parent) ? parent : null;
  const legs = new Map<string | null, CallNow[]>();
  for (const call of shown) legs.set(parentOf(call), [...(legs.get(parentOf(call)) ?? []), call]);
  const placed = new Set<CallNow>();
  const withLegs = (call: CallNow): CallNow[] => {
    if (placed.has(call)) return [];
    placed.add(call);
    return [call, ...(legs.get(call.call_sid) ?? []).flatMap(withLegs)];
  };
  // Calls that name each other as their parents hang below none.
  return [...(legs.get(null) ?? []), ...shown].flatMap(withLegs);
}
