import type { Hint } from '../sip';
import { roleOf } from './roles';
import type { CallEvidence, JudgedStream, KnownOfCall, Verdict, VerdictKind } from './types';

/**
 * The gravest first: who can not speak has no use for what else is right. Silence is not among them: a call
 * that its record calls answered was captured one way only.
 */
const gravest: Hint['kind'][] = [
  'noAck',
  'ackLost',
  'oneWay',
  'noSdpAnswer',
  'audioRefused',
  'noCodec',
  'direction',
  'wrongCodec',
  'stopsEarly',
  'bothStop',
  'startsLate',
  'loss',
  'privateAddress',
  'retransmissions',
];

const kindOfHint = (hint: Hint): VerdictKind => {
  if (hint.kind === 'direction') return hint.direction === 'inactive' ? 'noAudio' : 'oneWay';
  return hint.kind === 'retransmissions' ? 'repeated' : hint.kind;
};

/** What descriptions let fear, without the sound that would show it; and what is no fault by itself. */
const feared: VerdictKind[] = ['privateAddress', 'repeated'];

const gravestOf = (hints: Hint[]): Hint | undefined =>
  hints
    .filter(({ kind }) => gravest.includes(kind))
    .sort((one, other) => gravest.indexOf(one.kind) - gravest.indexOf(other.kind))[0];

type Part = Partial<Verdict> & Pick<Verdict, 'kind'>;

function byMessages({ messages, call, sound }: KnownOfCall): Part | null {
  const hint = gravestOf(messages?.own.facts.hints ?? []);
  if (!hint) return null;
  const kind = kindOfHint(hint);
  const side = 'side' in hint ? hint.side : null;
  const heard = side === 'caller' ? 'callee' : 'caller';
  const evidence: CallEvidence[] =
    hint.kind === 'oneWay' && sound ? [{ source: 'sound', says: 'only', side: heard }] : [];
  return {
    kind,
    hint,
    role: side && roleOf(side, call),
    certainty: feared.includes(kind) ? 'likely' : 'shown',
    tone: kind === 'repeated' ? 'note' : 'fault',
    evidence,
  };
}

/** Microseconds of sound that a verdict on it needs. */
const leastSound = 3_000_000;

const isPoor = ({ quality, start, end }: JudgedStream): boolean =>
  end - start >= leastSound && (quality?.category === 'poor' || quality?.category === 'low');

function bySound({ sound, call }: KnownOfCall): Part | null {
  const side = (['caller', 'callee'] as const).find((one) => sound?.[one].some(isPoor));
  return side
    ? {
        kind: 'poorSound',
        role: roleOf(side, call),
        certainty: 'shown',
        tone: 'fault',
        evidence: [{ source: 'sound', says: 'poor', side }],
      }
    : null;
}

function byRecord({ call }: KnownOfCall): Part | null {
  const reason = call?.termination_reason ?? '';
  if (/^application error/i.test(reason)) {
    return { kind: 'applicationError', role: 'application', certainty: 'told', tone: 'fault' };
  }
  return /^max(imum)? duration/i.test(reason)
    ? { kind: 'maxDuration', role: 'platform', certainty: 'told', tone: 'note' }
    : null;
}

function byTrace({ trace }: KnownOfCall): Part | null {
  const [step] = trace?.failed ?? [];
  if (!step) return null;
  const isWebhook = step.kind === 'webhook';
  return {
    kind: isWebhook ? 'webhookFailed' : 'stepFailed',
    role: isWebhook ? 'application' : null,
    certainty: 'shown',
    tone: 'note',
  };
}

function byAlerts({ alerts }: KnownOfCall): Part | null {
  const alert = alerts?.find(({ isError }) => isError);
  return alert
    ? {
        kind: 'alerted',
        role: alert.isApplication ? 'application' : null,
        certainty: 'shown',
        tone: 'note',
      }
    : null;
}

/** What was heard, where nothing is wrong with it. */
function heard({ sound, messages }: KnownOfCall): CallEvidence[] {
  if (!messages) return [];
  const isBoth = sound !== null && sound.caller.length > 0 && sound.callee.length > 0;
  return isBoth ? [{ source: 'sound', says: 'bothWays' }] : [{ source: 'sound', says: 'none' }];
}

/** What was wrong with a call that was answered; the messages and the sound before what is said of it. */
export function ofAnswered(known: KnownOfCall): Verdict {
  const { messages } = known;
  const isSeen = messages?.own.facts.outcome === 'answered';
  const found =
    byMessages(known) ?? bySound(known) ?? byRecord(known) ?? byTrace(known) ?? byAlerts(known);
  const nothing: Part = isSeen
    ? { kind: 'fine', certainty: 'shown', tone: 'good', evidence: heard(known) }
    : { kind: 'completed', certainty: 'told', tone: 'good' };
  const { role = null, hint = null, evidence = [], ...rest } = found ?? nothing;
  return { certainty: 'told', tone: 'good', ...rest, role, hint, evidence, status: null };
}
