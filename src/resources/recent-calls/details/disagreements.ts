import type { LegFacts } from '../../../engines/sip';
import type { RecentCall } from '../../../types';
import { answeredAt } from './answeredAt';

/** What a trace says of its call: the attributes of its first span. */
type TraceFacts = ReadonlyMap<string, unknown>;

type Source = 'record' | 'messages' | 'trace';
/** What sources disagree about, by the fact of the record that says it. */
type Subject = 'end' | 'result' | 'answered' | 'duration';

/** Another source says something else than the record. */
export interface Disagreement {
  about: Subject;
  source: Exclude<Source, 'record'>;
}

/** Milliseconds by which times may differ: stores round them to seconds, and clocks are read in turn. */
const leastDifference = 2_000;
/** The part of a span that is no difference. */
const leastPart = 0.2;

const differ = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(leastDifference, Math.max(one, other) * leastPart);

/** Who hung up, where the reason is one of a side. */
function sideOf(reason: string | null | undefined): 'caller' | 'callee' | null {
  if (/^caller\b/i.test(reason ?? '')) return 'caller';
  return /^called party\b/i.test(reason ?? '') ? 'callee' : null;
}

function ofMessages(
  call: RecentCall,
  facts: LegFacts,
  status: number | null,
): Disagreement['about'][] {
  const said = sideOf(call.termination_reason);
  const { ended, setup, talk, outcome } = facts;
  const waited = answeredAt(call)?.wait ?? null;
  const isKnown = status !== null && status >= 200;
  return [
    ...(said && ended && ended.by !== said ? ['end' as const] : []),
    ...(isKnown &&
    (status !== Number(call.sip_status) || call.answered !== (outcome === 'answered'))
      ? ['result' as const]
      : []),
    ...(setup && waited !== null && differ(waited, setup.time / 1e3) ? ['answered' as const] : []),
    ...(talk && call.answered && differ(call.duration * 1e3, talk.time / 1e3)
      ? ['duration' as const]
      : []),
  ];
}

function ofTrace(call: RecentCall, trace: TraceFacts): Disagreement['about'][] {
  const said = sideOf(call.termination_reason);
  const ended = trace.get('callTerminationBy');
  const status = Number(trace.get('sipStatus'));
  return [
    ...(said && (ended === 'caller' || ended === 'callee') && ended !== said
      ? ['end' as const]
      : []),
    ...(status >= 200 && status !== Number(call.sip_status) ? ['result' as const] : []),
  ];
}

/**
 * Where the SIP messages and the trace of a call, as far as they are known, say something else than its
 * record. `status` is the final one of the messages. Rounded times are no disagreement.
 */
export const disagreementsOf = (
  call: RecentCall,
  messages: { facts: LegFacts; status: number | null } | null,
  trace: TraceFacts | null,
): Disagreement[] => [
  ...(messages ? ofMessages(call, messages.facts, messages.status) : []).map((about) => ({
    about,
    source: 'messages' as const,
  })),
  ...(trace ? ofTrace(call, trace) : []).map((about) => ({ about, source: 'trace' as const })),
];
