import { roleOf } from './roles';
import type { CallEvidence, JudgedLeg, KnownOfCall, Role, Verdict, VerdictKind } from './types';

const byStatus: [VerdictKind, number[]][] = [
  ['credentials', [401, 407]],
  ['notAllowed', [402, 403, 433, 436, 437, 438, 428]],
  ['unknownNumber', [404, 410, 414, 416, 484, 485, 604]],
  ['noAnswer', [408, 480]],
  ['busy', [486, 600]],
  ['cancelled', [487]],
  ['codecs', [415, 488, 606]],
  ['declined', [603, 607, 608]],
];

/** Reasons of the platform that say more than the status that it sends. */
const byReason: [VerdictKind, RegExp][] = [
  ['limit', /limit|max(imum)? calls/i],
  ['cancelled', /^caller (abandoned|hung ?up)/i],
  ['applicationError', /^application error/i],
];

/** Nobody has to mend these: somebody did not take the call, or gave it up. */
const notes: VerdictKind[] = ['busy', 'cancelled', 'declined', 'noAnswer', 'redirected'];

function kindOfStatus(status: number): VerdictKind {
  const [known] = byStatus.find(([, statuses]) => statuses.includes(status)) ?? [];
  if (known) return known;
  if (status < 400) return 'redirected';
  return status >= 500 && status < 600 ? 'failed' : 'rejected';
}

/** A failed webhook stands behind what the platform refuses, but does not prove it. */
function failedStep({ call, trace, alerts }: KnownOfCall, role: Role | null): Partial<Verdict> {
  if (call?.direction !== 'inbound' || role !== 'platform') return {};
  const step = trace?.failed.find(({ kind }) => kind === 'webhook');
  const alert = alerts?.findIndex(({ isError, isApplication }) => isError && isApplication) ?? -1;
  if (!step && alert === -1) return {};
  return { kind: 'webhookFailed', certainty: 'likely', role: 'application', tone: 'fault' };
}

/** Other legs that failed: why nobody was there to answer. */
const failedLegs = (others: JudgedLeg[]): CallEvidence[] =>
  others.flatMap(({ facts, status }): CallEvidence[] =>
    facts.outcome === 'refused' && facts.final !== null && (status ?? 0) >= 400
      ? [{ source: 'messages', says: 'leg', message: facts.final }]
      : [],
  );

/** Statuses with which the application or who it called may have said no, through the platform. */
const passedOn: VerdictKind[] = ['busy', 'declined', 'noAnswer', 'failed', 'applicationError'];

/** What became of a call that nobody answered, by its status and by who sent that. */
export function ofUnanswered(known: KnownOfCall, status: number): Verdict {
  const { call, messages } = known;
  const own = messages?.own;
  const [reason] = byReason.find(([, words]) => words.test(call?.termination_reason ?? '')) ?? [];
  const isCancelled = own?.facts.outcome === 'cancelled';
  const kind = isCancelled ? 'cancelled' : (reason ?? kindOfStatus(status));
  const isShown = own !== undefined && own.status === status && own.facts.final !== null;
  const caller = roleOf('caller', call);
  const role =
    kind === 'cancelled' ? caller : kind === 'limit' ? 'platform' : roleOf('callee', call);
  // A 487 alone does not say who gave up: a proxy ends its branches as well.
  const isGivenUp = kind === 'cancelled' && !isCancelled;
  const legs =
    role === 'platform' && passedOn.includes(kind) ? failedLegs(messages?.others ?? []) : [];
  const verdict: Verdict = {
    kind,
    role,
    certainty: isShown && !isGivenUp ? 'shown' : call ? 'told' : 'likely',
    tone: notes.includes(kind) ? 'note' : 'fault',
    evidence: legs,
    hint: null,
    status,
  };
  const behind = passedOn.includes(kind) ? failedStep(known, role) : {};
  return { ...verdict, ...behind };
}
