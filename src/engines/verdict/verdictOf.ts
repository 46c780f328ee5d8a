import { ofAnswered } from './answered';
import { roleOf } from './roles';
import type { CallEvidence, KnownOfCall, Verdict } from './types';
import { ofUnanswered } from './unanswered';

/** With these a call is asked for credentials: what comes of it follows, unless nothing does. */
const challenges = [401, 407];

const unknown: Verdict = {
  kind: 'unknown',
  certainty: 'unknown',
  tone: 'note',
  role: null,
  evidence: [],
  hint: null,
  status: null,
};

/** Nothing came back to the INVITE, however often it was sent. */
function ofSilence({ messages, call }: KnownOfCall): Verdict | null {
  const hint = messages?.own.facts.hints.find(({ kind }) => kind === 'noResponse');
  if (!hint || call?.answered) return null;
  const role = roleOf('callee', call);
  return { ...unknown, kind: 'noResponse', certainty: 'shown', tone: 'fault', role, hint };
}

/** The status with which the call was refused, by its messages or else its record; null where none was. */
function refusalOf({ call, messages }: KnownOfCall): number | null {
  const { facts, status = null } = messages?.own ?? {};
  const said = Number(call?.sip_status);
  const isRefusal = said >= 300 && !call?.answered;
  const isSeen = facts !== undefined && facts.outcome !== 'pending' && facts.outcome !== 'answered';
  if (facts?.outcome === 'cancelled') return status ?? (isRefusal ? said : 487);
  // A capture may end with the question for credentials, whatever came of it.
  if (isSeen && status !== null && (!challenges.includes(status) || status === said)) return status;
  return isRefusal ? said : null;
}

/** Where what the verdict says is to be seen. */
function evidenceOf(
  { call, messages, trace, alerts, disagrees }: KnownOfCall,
  found: Verdict,
): CallEvidence[] {
  const { final, ended } = messages?.own.facts ?? {};
  const failed = trace?.failed.slice(0, mostSpans) ?? [];
  const hint: CallEvidence[] = found.hint
    ? [{ source: 'messages', says: 'hint', message: found.hint.message }]
    : [];
  return [
    ...(call ? [{ source: 'record' as const, says: 'result' as const }] : []),
    ...(disagrees ? [{ source: 'record' as const, says: 'disagrees' as const }] : []),
    ...hint,
    ...(final != null && final !== found.hint?.message
      ? [{ source: 'messages' as const, says: 'final' as const, message: final }]
      : []),
    ...(ended && ended.message !== final
      ? [{ source: 'messages' as const, says: 'ended' as const, message: ended.message }]
      : []),
    ...found.evidence,
    ...failed.map(({ span, name }) => ({
      source: 'trace' as const,
      says: 'span' as const,
      span,
      name,
    })),
    ...(trace && failed.length === 0 ? [{ source: 'trace' as const, says: 'clean' as const }] : []),
    ...(alerts ?? [])
      .slice(0, mostAlerts)
      .map((_, place) => ({ source: 'alerts' as const, says: 'alert' as const, place })),
  ];
}

const mostSpans = 3;
const mostAlerts = 3;

/**
 * What happened in a call, how sure that is, on whose side, and by which evidence: of what is known at the
 * moment. What the messages and the sound show counts more than what the record says; where they disagree
 * nothing is certain. It accuses nobody without evidence: where that is missing it says that nothing wrong
 * was found, or that it does not know.
 */
export function verdictOf(known: KnownOfCall): Verdict {
  const { call, messages, disagrees } = known;
  const status = refusalOf(known);
  const isAnswered =
    messages?.own.facts.outcome === 'answered' || (status === null && call?.answered === true);
  const found =
    ofSilence(known) ??
    (isAnswered ? ofAnswered(known) : status === null ? unknown : ofUnanswered(known, status));
  const isDoubtful = disagrees && (found.certainty === 'shown' || found.certainty === 'told');
  return {
    ...found,
    certainty: isDoubtful ? 'likely' : found.certainty,
    evidence: evidenceOf(known, found),
  };
}
