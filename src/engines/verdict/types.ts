import type { RecentCall } from '../../types';
import type { RtpStream } from '../rtp';
import type { Hint, LegFacts } from '../sip';
import type { SpanKind } from '../trace';

/** Who had a part in a call, as an operator speaks of them. */
export type Role = 'caller' | 'called' | 'carrier' | 'platform' | 'application';

/** What became of a call, in one word; the screen has the sentence. */
export type VerdictKind =
  // Nothing is wrong.
  | 'fine'
  | 'completed'
  // It was answered, and something was wrong.
  | 'noAck'
  | 'ackLost'
  | 'oneWay'
  | 'noAudio'
  | 'noSdpAnswer'
  | 'audioRefused'
  | 'noCodec'
  | 'wrongCodec'
  | 'stopsEarly'
  | 'bothStop'
  | 'startsLate'
  | 'loss'
  | 'poorSound'
  | 'privateAddress'
  | 'repeated'
  | 'webhookFailed'
  | 'stepFailed'
  | 'alerted'
  | 'applicationError'
  | 'maxDuration'
  // It was not answered.
  | 'noResponse'
  | 'cancelled'
  | 'busy'
  | 'declined'
  | 'noAnswer'
  | 'limit'
  | 'unknownNumber'
  | 'notAllowed'
  | 'credentials'
  | 'codecs'
  | 'failed'
  | 'redirected'
  | 'rejected'
  // Nothing that is there says it.
  | 'unknown';

/**
 * How sure a verdict is: something shows it, the platform's record alone says it, something points to it or
 * the sources disagree, nothing is known.
 */
export type Certainty = 'shown' | 'told' | 'likely' | 'unknown';

/** What a verdict rests on, and where that is shown. */
export type CallEvidence =
  | { source: 'record'; says: 'result' | 'disagrees' }
  /** A message of the ladder, by its place: the final answer, what ended the call, or what a hint is about. */
  | { source: 'messages'; says: 'final' | 'ended' | 'hint' | 'leg'; message: number }
  | { source: 'sound'; says: 'bothWays' | 'none' }
  /** Of one side only: heard, missing, or poor. */
  | { source: 'sound'; says: 'only' | 'poor'; side: 'caller' | 'callee' }
  | { source: 'trace'; says: 'span'; span: number; name: string }
  | { source: 'trace'; says: 'clean' }
  | { source: 'alerts'; says: 'alert'; place: number };

export interface Verdict {
  kind: VerdictKind;
  certainty: Certainty;
  /** How grave: nothing to do, to be known, a fault. */
  tone: 'good' | 'note' | 'fault';
  /** Whose side it is about; null where that is not known. */
  role: Role | null;
  evidence: CallEvidence[];
  /** What the messages say to check; its words name the addresses. */
  hint: Hint | null;
  /** The status that refused the call, with which the advice goes; null for an answered one. */
  status: number | null;
}

/** What the record says. `carrier` is empty where the call has none. */
export type JudgedCall = Pick<
  RecentCall,
  'answered' | 'direction' | 'sip_status' | 'termination_reason'
> & { carrier: string };

/** A leg as its messages show it, with the status of its final answer. */
export interface JudgedLeg {
  facts: LegFacts;
  status: number | null;
}

/** What is to be known of a stream. */
export type JudgedStream = Pick<RtpStream, 'quality' | 'start' | 'end'>;

/** What is known of a call; null is what nobody has looked at, or what is not there. */
export interface KnownOfCall {
  call: JudgedCall | null;
  messages: { own: JudgedLeg; others: JudgedLeg[] } | null;
  /** The streams of the own leg by who speaks in them; null where none were read. */
  sound: Record<'caller' | 'callee', JudgedStream[]> | null;
  /** Steps that failed, in their order. */
  trace: { failed: { span: number; name: string; kind: SpanKind }[] } | null;
  /** Alerts that name the call, by their causes. */
  alerts: { isError: boolean; isApplication: boolean }[] | null;
  /** Another source says something else than the record. */
  disagrees: boolean;
}
