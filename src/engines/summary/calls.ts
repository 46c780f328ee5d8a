import { untakenStatuses } from '../../domain/untakenStatuses';
import type { RecentCall } from '../../types';

/** The columns of a call that a summary looks at. */
export type SummaryCall = Pick<
  RecentCall,
  'answered' | 'attempted_at' | 'answered_at' | 'duration' | 'sip_status' | 'trunk'
>;

/** Calls that were not answered and have something in common. */
interface Share {
  /** The SIP status or the trunk, as the list filters by it. */
  id: string;
  calls: number;
}

/** How calls over one trunk, or all of them, went. Ratios are between 0 and 1, times in seconds. */
export interface CallSummary {
  calls: number;
  answered: number;
  /** Answer-seizure ratio: the answered part. Null without calls. */
  asr: number | null;
  /** Average call duration of the answered ones. Null without them. */
  acd: number | null;
  /** Network effectiveness ratio: answered, or somebody did not take it; nothing failed. Null without calls. */
  ner: number | null;
  /** Post-dial delay: the median of the time from the attempt to the answer, ringing included. */
  pdd: number | null;
  /** Why calls were not answered, the most frequent first. */
  causes: Share[];
}

/** The same of one trunk. */
export interface TrunkSummary extends CallSummary {
  trunk: string;
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** The middle of some numbers; null without any. */
function medianOf(numbers: number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Seconds from the attempt to the answer; undefined where they cannot be told. */
function delayOf({ answered, attempted_at, answered_at }: SummaryCall): number | undefined {
  const delay = (Date.parse(answered_at ?? '') - Date.parse(attempted_at)) / 1000;
  return answered && delay >= 0 ? delay : undefined;
}

/** How often each value occurs, the most frequent first, alike ones by their name. */
function sharesOf(values: string[]): Share[] {
  const found = new Map<string, number>();
  for (const id of values) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found]
    .map(([id, calls]) => ({ id, calls }))
    .sort((one, other) => other.calls - one.calls || (one.id < other.id ? -1 : 1));
}

const statusOf = ({ sip_status }: SummaryCall): string => String(sip_status ?? '');

/** How some calls went. */
export function summaryOf(calls: readonly SummaryCall[]): CallSummary {
  const answered = calls.filter((call) => call.answered);
  const failed = calls.filter((call) => !call.answered);
  const untaken = failed.filter((call) => untakenStatuses.includes(Number(call.sip_status)));
  const seconds = answered.reduce((sum, { duration }) => sum + (Number(duration) || 0), 0);
  return {
    calls: calls.length,
    answered: answered.length,
    asr: ratio(answered.length, calls.length),
    acd: ratio(seconds, answered.length),
    ner: ratio(answered.length + untaken.length, calls.length),
    pdd: medianOf(answered.map(delayOf).filter((delay) => delay !== undefined)),
    causes: sharesOf(failed.map(statusOf)),
  };
}

/** How the calls of each trunk went, those with the most failures first. Calls without a trunk are left out. */
export function summaryByTrunk(calls: readonly SummaryCall[]): TrunkSummary[] {
  const byTrunk = new Map<string, SummaryCall[]>();
  for (const call of calls) {
    const { trunk } = call;
    if (!trunk) continue;
    const found = byTrunk.get(trunk);
    if (found) found.push(call);
    else byTrunk.set(trunk, [call]);
  }
  const failed = ({ calls, answered }: CallSummary) => calls - answered;
  return [...byTrunk]
    .map(([trunk, own]) => ({ trunk, ...summaryOf(own) }))
    .sort(
      (one, other) =>
        failed(other) - failed(one) ||
        other.calls - one.calls ||
        (one.trunk < other.trunk ? -1 : 1),
    );
}
