import { tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';

/** A span of time between two messages. */
export interface Span {
  /** Places of the messages that begin and end it. */
  from: number;
  to: number;
  /** Microseconds. */
  time: number;
}

/** Who began a call, and who was called. */
export type Side = 'caller' | 'callee';

/** What became of an INVITE; `pending` has no final answer in the capture. */
export type Outcome = 'answered' | 'redirected' | 'refused' | 'cancelled' | 'pending';

/** The course of one leg. */
export interface Course {
  /** The place of the INVITE that began it. */
  invite: number;
  outcome: Outcome;
  /** The place of the final answer. */
  final: number | null;
  /** Who ended it, and the place of the BYE, the CANCEL or the refusal that did. */
  ended: { by: Side; message: number } | null;
  /** From the first INVITE to the first sign of what becomes of it (RFC 6076, section 4.3). */
  postDialDelay: Span | null;
  /** From the first 180 or 183 to the answer, the refusal or the CANCEL. */
  ring: Span | null;
  /** From the first INVITE to the answer. */
  setup: Span | null;
  /** From the answer to the first BYE (RFC 6076, section 4.5). */
  talk: Span | null;
}

/** Answers that ask for credentials or a payment are no sign yet (RFC 6076, section 4.3.2). */
const challenges = [401, 402, 407];

const isRequest = (message: LadderMessage, method: string): boolean =>
  message.status === null && message.method === method;

/** The number of a CSeq. */
export const numberOf = ({ cseq }: LadderMessage): string => cseq.split(' ')[0] ?? '';

/** The request that begins a dialog: an INVITE whose To has no tag yet (RFC 3261, section 12). */
export const findInvite = (messages: LadderMessage[]): LadderMessage | undefined =>
  messages.find((message) => isRequest(message, 'INVITE') && message.toTag === '');

/** Finds the answers to a request, in their order. */
export type FindAnswers = (request: LadderMessage) => LadderMessage[];

const transactionOf = ({ cseq, branch }: LadderMessage): string => `${cseq} ${branch}`;

/** The answers to a request are those with its branch and CSeq (RFC 3261, section 17.1.3). */
export function answerFinder(messages: LadderMessage[]): FindAnswers {
  const answers = new Map<string, LadderMessage[]>();
  for (const message of messages) {
    if (message.status === null) continue;
    const key = transactionOf(message);
    const known = answers.get(key);
    if (known) known.push(message);
    else answers.set(key, [message]);
  }
  return (request) =>
    (answers.get(transactionOf(request)) ?? []).filter(({ index }) => index > request.index);
}

/** The INVITEs with which the same caller tried: again with credentials, or to another address. */
export function attemptsOf(invite: LadderMessage, messages: LadderMessage[]): LadderMessage[] {
  const seen = new Set<string>();
  return messages.filter((message) => {
    if (!isRequest(message, 'INVITE') || message.toTag || message.source !== invite.source) {
      return false;
    }
    const key = transactionOf(message);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** The ACK of the final answer to an INVITE, which has its CSeq number (RFC 3261, section 13.2.2.4). */
export const findAck = (
  answer: LadderMessage,
  messages: LadderMessage[],
): LadderMessage | undefined =>
  messages.find(
    (message) =>
      isRequest(message, 'ACK') &&
      message.index > answer.index &&
      numberOf(message) === numberOf(answer),
  );

/** True for messages between the same two parties, whichever way; a connection may have new ports. */
export function isSameHop(one: LadderMessage, other: LadderMessage): boolean {
  const pair = ({ source, destination }: LadderMessage, name: (address: string) => string) =>
    [name(source), name(destination)].sort().join(' ');
  const isOneHost = hostOf(one.source) === hostOf(one.destination);
  const name = isOneHost ? (address: string) => address : hostOf;
  return pair(one, name) === pair(other, name);
}

const span = (from: LadderMessage | undefined, to: LadderMessage | undefined): Span | null =>
  from && to ? { from: from.index, to: to.index, time: to.time - from.time } : null;

function endOf(
  invite: LadderMessage,
  final: LadderMessage | undefined,
  bye: LadderMessage | undefined,
  cancel: LadderMessage | undefined,
): Course['ended'] {
  if (bye) {
    const tag = tagOf(bye.from);
    const isCaller = tag ? tag === tagOf(invite.from) : bye.source === invite.source;
    return { by: isCaller ? 'caller' : 'callee', message: bye.index };
  }
  if (final && (final.status ?? 0) < 300) return null;
  if (cancel) return { by: 'caller', message: cancel.index };
  return final ? { by: 'callee', message: final.index } : null;
}

const outcomeOf = (
  final: LadderMessage | undefined,
  cancel: LadderMessage | undefined,
): Outcome => {
  const status = final?.status ?? 0;
  if (status >= 200 && status < 300) return 'answered';
  if (cancel) return 'cancelled';
  if (status === 0) return 'pending';
  return status < 400 ? 'redirected' : 'refused';
};

/** The first sign of what becomes of a call, among the answers to all attempts. */
function firstSign(attempts: LadderMessage[], answersTo: FindAnswers): LadderMessage | undefined {
  let first: LadderMessage | undefined;
  for (const attempt of attempts) {
    const sign = answersTo(attempt).find(
      ({ status }) => (status ?? 0) > 100 && !challenges.includes(status ?? 0),
    );
    if (sign && (!first || sign.index < first.index)) first = sign;
  }
  return first;
}

/** The course of a leg from its INVITE on, by its messages in the order of their times. */
export function courseOf(
  invite: LadderMessage,
  messages: LadderMessage[],
  answersTo: FindAnswers,
): Course {
  const attempts = attemptsOf(invite, messages);
  const last = attempts.at(-1) ?? invite;
  const answers = answersTo(last);
  const finals = answers.filter(({ status }) => (status ?? 0) >= 200);
  const taken = finals.find(({ status }) => (status ?? 0) < 300);
  const final = taken ?? finals[0];
  const bye = messages.find((message) => isRequest(message, 'BYE'));
  const cancel = messages.find(
    (message) =>
      isRequest(message, 'CANCEL') &&
      message.index > last.index &&
      numberOf(message) === numberOf(last),
  );
  const ringing = answers.find(({ status }) => status === 180 || status === 183);
  const [rung] = [final, cancel]
    .flatMap((end) => (end && ringing && end.index > ringing.index ? [end] : []))
    .sort((a, b) => a.index - b.index);
  return {
    invite: invite.index,
    outcome: outcomeOf(final, cancel),
    final: final?.index ?? null,
    ended: endOf(invite, final, bye, cancel),
    postDialDelay: span(invite, firstSign(attempts, answersTo)),
    ring: span(ringing, rung),
    setup: span(invite, taken),
    talk: taken && bye && bye.index > taken.index ? span(taken, bye) : null,
  };
}
